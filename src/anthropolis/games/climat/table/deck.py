"""The events and the climate consequences: which cards there are and how a deck is made of them.

BPC-CMP-02, BPC-EVT-01: 12 oil constraints, 12 warmings and 48 ACI events; behind them in the list
the 16 climate consequences, which are laid on the same deck.
"""

from __future__ import annotations

from typing import Any, Final

from anthropolis.engine.chance import Chance
from anthropolis.games.climat.table.regions import ZONES, load_data

OIL_CARDS: Final[list[dict[str, Any]]] = load_data("events_oil")["cards"]
WARMING: Final[Any] = load_data("events_warming")
ACI_CARDS: Final[list[dict[str, Any]]] = load_data("events_aci")["cards"]
CONSEQUENCE_CARDS: Final[list[dict[str, Any]]] = load_data("climate_consequences")["cards"]
"""BPC-CLI-09: the sixteen cards."""
CARDS: Final[list[dict[str, Any]]] = [*OIL_CARDS, *WARMING["cards"], *ACI_CARDS, *CONSEQUENCE_CARDS]
EVENT_IDS: Final[list[str]] = [str(card["id"]) for card in CARDS]
EVENT_BY_ID: Final[dict[str, int]] = {name: number for number, name in enumerate(EVENT_IDS)}
FIRST_WARMING: Final[int] = len(OIL_CARDS)
FIRST_ACI: Final[int] = FIRST_WARMING + len(WARMING["cards"])
FIRST_CONSEQUENCE: Final[int] = FIRST_ACI + len(ACI_CARDS)
ALL_EVENTS: Final[int] = len(CARDS)
"""BPC-CMP-02: 72 events and 16 consequences."""

OIL_EVENT: Final = 0
WARMING_EVENT: Final = 1
ACI_EVENT: Final = 2
CONSEQUENCE: Final = 3
EVENT_KINDS: Final = ["oil", "warming", "aci", "climate"]

ZONE_OF: Final[list[int]] = [ZONES.index(card["zone"]) for card in WARMING["cards"]]
MODES: Final[Any] = load_data("modes")
DECKS: Final[list[str]] = [str(deck["id"]) for deck in MODES["decks"]]


def kind_of(card: int) -> int:
    if card < FIRST_WARMING:
        return OIL_EVENT
    if card < FIRST_ACI:
        return WARMING_EVENT
    return ACI_EVENT if card < FIRST_CONSEQUENCE else CONSEQUENCE


def zone_of(card: int) -> int:
    return ZONE_OF[card - FIRST_WARMING]


def first_warmings() -> list[int]:
    """BPC-SET-10: one warming card of each zone, used up at set-up."""
    return [FIRST_WARMING + ZONE_OF.index(zone) for zone in range(len(ZONES))]


def events_of_kind(kind: int) -> list[int]:
    """All the cards of one kind that can be in a deck at the start."""
    spent = first_warmings()
    return [c for c in range(FIRST_CONSEQUENCE) if kind_of(c) == kind and c not in spent]


def pending(event_deck: list[int]) -> int:
    """BPC-TRN-03: how many climate consequences wait on the deck."""
    return sum([1 for card in event_deck if card >= FIRST_CONSEQUENCE])


class Prepared:
    """A deck ready to play: its cards with the top one last, those left out, its special top."""

    def __init__(self, cards: list[int], aside: list[int], block: int) -> None:
        self.cards = cards
        self.aside = aside
        self.block = block


def named_deck(name: str, chance: Chance) -> Prepared:
    """BPC-SET-11, BPC-SCN-01, BPC-SCN-02, BPC-SCN-03: the deck of that recipe."""
    taken: list[int] = []
    others: list[int] = []
    aside: list[int] = []
    mixed = 0
    for line in next(deck for deck in MODES["decks"] if deck["id"] == name)["recipe"]:
        if "take" in line:
            cards = shuffled(events_of_kind(EVENT_KINDS.index(line["take"])), chance)
            keep = int(line["keep"])
            taken += cards[:keep]
            aside += cards[keep:]
        elif "shuffle" in line:
            for kind in line["shuffle"]:
                others += events_of_kind(EVENT_KINDS.index(kind))
            others = shuffled(others, chance)
        else:
            mixed = int(line["mix_with_top"])
    top = shuffled(taken + others[:mixed], chance) if taken else []
    rest = others[mixed:] if taken else others
    return Prepared([*rest, *reversed(top)], aside, len(top))


def counted_deck(counts: dict[str, int], chance: Chance) -> Prepared:
    """BPC-SCN-04: a tutorial's deck: so many cards of each kind, drawn at random."""
    cards: list[int] = []
    aside: list[int] = []
    for kind in (OIL_EVENT, WARMING_EVENT, ACI_EVENT):
        there = shuffled(events_of_kind(kind), chance)
        number = counts.get(EVENT_KINDS[kind], 0)
        cards += there[:number]
        aside += there[number:]
    return Prepared(shuffled(cards, chance), aside, 0)


def shuffled(cards: list[int], chance: Chance) -> list[int]:
    mixed = cards[:]
    chance.shuffle(mixed)
    return mixed
