"""Sealed bids with a prologue: a number to name, one option only, or an answer in parts."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import DONE, Step, Words
from tests.conformance.sealed_bids import Auction, Bid, Kept, SealedBids

LOW, HIGH = 10, 60
FIRST = 0


@dataclass(frozen=True)
class Pledge(Step):
    """The first player names a number of coins."""

    def start(self, auction: Auction) -> None:
        auction.ask(self, FIRST)

    def options(self, auction: Auction, player: int) -> list[int]:
        return list(range(LOW, HIGH + 1))

    def span(self, auction: Auction, player: int) -> tuple[int, int]:
        return LOW, HIGH

    def answered(self, auction: Auction, player: int, choice: int) -> None:
        auction.coins[player] = choice
        auction.then(Nod(), Bid(1))

    def rule(self) -> str:
        return "SEA-WIN-01"

    def prompt(self, auction: Auction, player: int) -> Words:
        return Words("ask_spend", {"player": player})

    def describe(self, auction: Auction, player: int, choice: int) -> Words:
        return Words("bid", {"card": choice})


@dataclass(frozen=True)
class Nod(Step):
    """The first player has no choice."""

    def start(self, auction: Auction) -> None:
        auction.ask(self, FIRST)

    def options(self, auction: Auction, player: int) -> list[int]:
        return [0]

    def answered(self, auction: Auction, player: int, choice: int) -> None:
        if auction.listening:
            auction.tell(Kept("SEA-WIN-01", player))

    def rule(self) -> str:
        return "SEA-WIN-01"

    def prompt(self, auction: Auction, player: int) -> Words:
        return Words("ask_spend", {"player": player})

    def describe(self, auction: Auction, player: int, choice: int) -> Words:
        return Words("keep", {})


class Pledges(SealedBids):
    id = "pledges"

    def first_step(self) -> Step:
        return Pledge()


PLEDGES = Pledges()


@dataclass(frozen=True)
class Clearing(Step):
    """The first player gives up as many cards as they like."""

    def start(self, auction: Auction) -> None:
        auction.ask_parts(self, [FIRST])

    def more(self, auction: Auction, player: int, parts: list[int]) -> list[int]:
        if DONE in parts:
            return []
        return [card for card in auction.hands[player] if card not in parts] + [DONE]

    def whole(self, auction: Auction, players: list[int], answers: list[list[int]]) -> None:
        for card in answers[0][:-1]:
            auction.discard(FIRST, card)
        auction.then(Bid(1))

    def rule(self) -> str:
        return "SEA-WIN-03"

    def prompt(self, auction: Auction, player: int) -> Words:
        return Words("ask_discard", {"limit": 0})

    def describe(self, auction: Auction, player: int, choice: int) -> Words:
        return Words("keep", {}) if choice == DONE else Words("discard", {"card": choice})


class Clearings(SealedBids):
    id = "clearings"

    def first_step(self) -> Step:
        return Clearing()


CLEARINGS = Clearings()
