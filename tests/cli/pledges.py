"""Sealed bids with a prologue: a number to name, and a decision with one option only."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step, Words
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
