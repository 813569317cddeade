"""Sealed bids, broken in one way each: what the suite is there to catch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from anthropolis.bots.bot import Bot
from anthropolis.engine.chance import Chance
from anthropolis.engine.contract import Calendar, Counter, Part, Role, Tale
from anthropolis.engine.events import Event
from anthropolis.engine.flow import State, Step, Words
from anthropolis.engine.rules import Rule
from anthropolis.engine.words import Catalogue
from tests.conformance.sealed_bids import SENTENCES, Auction, Bid, SealedBids


class ShowsAHand(SealedBids):
    """Tells everybody what seat 0 holds."""

    def view(self, auction: Any, seat: int) -> dict[str, Any]:
        return super().view(auction, seat) | {"first_hand": auction.hands[0][:]}


class ShowsPendingBids(SealedBids):
    """Tells everybody what has been bid before all have bid."""

    def view(self, auction: Any, seat: int) -> dict[str, Any]:
        return super().view(auction, seat) | {"bids": list(auction.answers)}


class ScoresHiddenCards(SealedBids):
    """Counts cards in hand while the auction runs."""

    def scores(self, auction: Any) -> list[int]:
        return [sum(hand) for hand in auction.hands]


class ChartsHiddenCards(SealedBids):
    """Draws a curve of what seat 0 holds."""

    def series(self, auction: Any) -> dict[str, int]:
        return super().series(auction) | {"first_hand": sum(auction.hands[0])}


class LooksUnplain(SealedBids):
    """Shows a view that changes on its way through JSON."""

    def view(self, auction: Any, seat: int) -> dict[str, Any]:
        return super().view(auction, seat) | {"coins": dict(enumerate(auction.coins))}


class FirstComeFirstServed(Auction):
    """Pays a coin to whoever answers first."""

    def answer(self, seat: int, choice: int) -> None:
        if len(self.deciders()) == len(self.asked) > 1:
            self.coins[seat] += 1
        super().answer(seat, choice)


class OrderMatters(SealedBids):
    def make(self, *fields: Any, **named: Any) -> Auction:
        return FirstComeFirstServed(*fields, **named)


class SharedHands(Auction):
    """Forgets to copy the hands."""

    def copy(self) -> Auction:
        twin = super().copy()
        twin.hands = self.hands
        return twin


class CopiesShareHands(SealedBids):
    def make(self, *fields: Any, **named: Any) -> Auction:
        return SharedHands(*fields, **named)


class Amnesia(Auction):
    """Forgets the coins in a copy."""

    def copy(self) -> Auction:
        twin = super().copy()
        twin.coins = [0] * self.seats
        return twin


class CopiesAreBroke(SealedBids):
    def make(self, *fields: Any, **named: Any) -> Auction:
        return Amnesia(*fields, **named)


class TurnsTheDeckOver(SealedBids):
    """Comes back from a save with its deck upside down."""

    def load_state(self, data: dict[str, Any]) -> State:
        return super().load_state(data | {"deck": data["deck"][::-1]})


class HasAnotherFuture(SealedBids):
    """Does not save how many cards one may hold."""

    def save(self, auction: Any) -> dict[str, Any]:
        return super().save(auction) | {"limit": 0}


class ShufflesTheTruth(SealedBids):
    """Shuffles what is hidden without putting it in order first."""

    def resample(self, auction: Any, seat: int, chance: Chance) -> None:
        chance.shuffle(auction.deck)


class DreamsOfTheTruth(SealedBids):
    """Redraws the hidden hands and leaves the deck as it is."""

    def resample(self, auction: Any, seat: int, chance: Chance) -> None:
        deck = auction.deck
        auction.deck = []
        super().resample(auction, seat, chance)
        auction.deck = deck


class PlaysFavourites(SealedBids):
    """Lets seat 1 imagine everything as it really is."""

    def resample(self, auction: Any, seat: int, chance: Chance) -> None:
        if seat != 1:
            super().resample(auction, seat, chance)


class DreamsOfTooMuch(SealedBids):
    """Imagines cards that are not in the box."""

    def resample(self, auction: Any, seat: int, chance: Chance) -> None:
        auction.deck = [99] * len(auction.deck)


class DreamsComeTrue(SealedBids):
    """Mixes up the true deck while it imagines."""

    def imagine(self, state: State, seat: int, chance: Chance) -> State:
        twin = super().imagine(state, seat, chance)
        state.chance = twin.chance.copy()
        return twin


class TakesEverythingBack(SealedBids):
    def may_undo(self, events: Sequence[Event], together: bool) -> bool:
        return True


class SpeaksOnlyEnglish(SealedBids):
    @property
    def catalogue(self) -> Catalogue:
        return Catalogue({**SENTENCES, "bid": {"en": "Bid {card}", "fr": ""}}, {})


class QuotesAnotherBook(SealedBids):
    @property
    def rules(self) -> list[Rule]:
        return super().rules[1:]


class GivesHalfPoints(SealedBids):
    def scores(self, auction: Any) -> list[int]:
        return [coins / 2 for coins in auction.coins]


class LetsTheCatWin(SealedBids):
    def winners(self, auction: Any) -> list[int]:
        return [auction.seats]


class NeverTheSameTwice(SealedBids):
    """Gives one more coin to everybody each time it is played."""

    def __init__(self) -> None:
        self.plays = 0

    def begin(
        self, seats: int, options: Mapping[str, Any], chance: Chance, listening: bool
    ) -> State:
        state = super().begin(seats, options, chance, listening)
        assert isinstance(state, Auction)
        self.plays += 1
        state.coins = [self.plays] * seats
        return state


class LikesToBeHeard(SealedBids):
    """Draws a number whenever somebody listens."""

    def begin(
        self, seats: int, options: Mapping[str, Any], chance: Chance, listening: bool
    ) -> State:
        state = super().begin(seats, options, chance, listening)
        if listening:
            state.chance.next32()
        return state


class Leaking(Bid):
    """Loses the lowest bid."""

    def settled(self, auction: Auction, players: list[int], bids: list[int]) -> None:
        super().settled(auction, players, bids)
        auction.discards.remove(min(bids))


class Endless(Bid):
    """Asks the same question again and again."""

    def settled(self, auction: Auction, players: list[int], bids: list[int]) -> None:
        auction.then(self)


class Mumbling(Bid):
    """Calls every card by the same name."""

    def describe(self, auction: Auction, player: int, card: int) -> Words:
        return Words("bid", {"card": "one"})


class Fidgeting(Bid):
    """Draws a number whenever it is asked what there is to choose."""

    def options(self, auction: Auction, player: int) -> list[int]:
        auction.chance.next32()
        return super().options(auction, player)


class LosesCards(SealedBids):
    def first_step(self) -> Step:
        return Leaking(1)


class NeverEnds(SealedBids):
    def first_step(self) -> Step:
        return Endless(1)


class Mumbles(SealedBids):
    def first_step(self) -> Step:
        return Mumbling(1)


class Fidgets(SealedBids):
    def first_step(self) -> Step:
        return Fidgeting(1)


class HasNoCalendar(SealedBids):
    def calendar(self, auction: Any) -> Calendar:
        return Calendar("", 1, 3)


class CountsWhatIsNotThere(SealedBids):
    def headline(self, view: dict[str, Any], seat: int) -> list[Counter]:
        return [Counter("coins", 0, "purse")]


class MistypesItsView(SealedBids):
    def view(self, auction: Any, seat: int) -> dict[str, Any]:
        return super().view(auction, seat) | {"deck": "many"}


class CallsAnybodyASeat(SealedBids):
    def view(self, auction: Any, seat: int) -> dict[str, Any]:
        return super().view(auction, seat) | {"hands": {"9": [1]}}


class ScoresMoreThanItsParts(SealedBids):
    def score_parts(self, state: Any) -> list[dict[str, int]]:
        return [{"coins": points - 1} for points in self.scores(state)]


class CallsItsPartsNothing(SealedBids):
    def score_parts(self, state: Any) -> list[dict[str, int]]:
        return [{"lucre": points} for points in self.scores(state)]


class AddsUpWrong(SealedBids):
    def formula(self, auction: Any, seat: int, path: str) -> list[Part]:
        return [Part(Words("keep", {}), 99)]


class FollowsTooMuch(SealedBids):
    def series(self, auction: Any) -> dict[str, int]:
        return super().series(auction) | {"deck": len(auction.deck)}


class TellsAnotherStory(SealedBids):
    def story(self, events: Sequence[Event], seat: int) -> list[Tale]:
        return [Tale(Words("keep", {}), "gossip", seat)] if events else []


class KnowsFewerRoles(SealedBids):
    def roles(self, seats: int, options: Mapping[str, Any]) -> list[Role]:
        return super().roles(seats, options)[1:]


class Grudging(Auction):
    """Keeps the coin of whoever takes an answer back."""

    def back(self, seat: int) -> None:
        super().back(seat)
        self.coins[seat] += 1


class RemembersTakenBack(SealedBids):
    def make(self, *fields: Any, **named: Any) -> Auction:
        return Grudging(*fields, **named)


class PeekingBot(Bot):
    """Bids according to what its neighbour really holds."""

    def choose(self, state: State, seat: int) -> int:
        assert isinstance(state, Auction)
        options = state.options(seat)
        return options[sum(state.hands[seat - 1]) % len(options)]
