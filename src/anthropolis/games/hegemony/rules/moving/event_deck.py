"""Chapter 18.4: the Event deck, of which some cards are only for later rounds."""

from __future__ import annotations

from anthropolis.games.hegemony.table.decks import EVENTS, FROM_ROUND
from anthropolis.games.hegemony.table.state import Country


def put_back_later_events(country: Country, number: int) -> int:
    """HEG-EVT-04: an Event barred from this round is shuffled back and the next one taken.

    So the top `number` cards are ones of this round; returns how many of these there are. In a
    position written by hand nothing is left to chance: a barred card goes under the deck.
    """
    deck = country.piles[EVENTS]
    for place in range(number):
        if not [event for event in deck[place:] if FROM_ROUND[event] <= country.round]:
            return place
        while FROM_ROUND[deck[place]] > country.round:
            if country.by_hand:
                deck.append(deck.pop(place))
            else:
                rest = deck[place:]
                country.chance.shuffle(rest)
                deck[place:] = rest
            country.known_events = min(country.known_events, place)
    return number
