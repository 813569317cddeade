"""What lies on the table, and what can happen there."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.chance import Chance
from anthropolis.engine.events import Event
from anthropolis.engine.flow import State

CARDS = 12


class Auction(State):
    """Coins and discards are public; hands and deck are hidden."""

    def __init__(
        self,
        seats: int,
        chance: Chance,
        rounds: int,
        limit: int,
        open_hands: bool,
        coins: list[int],
        hands: list[list[int]],
        deck: list[int],
        discards: list[int],
    ) -> None:
        super().__init__(seats, chance)
        self.rounds, self.limit, self.open_hands = rounds, limit, open_hands
        self.coins, self.hands, self.deck, self.discards = coins, hands, deck, discards

    def saved_fields(self) -> list[str]:
        return ["rounds", "limit", "open_hands", "coins", "hands", "deck", "discards"]

    def copy(self) -> Auction:
        hands = [hand[:] for hand in self.hands]
        twin = type(self)(
            self.seats, self.chance.copy(), self.rounds, self.limit, self.open_hands,
            self.coins[:], hands, self.deck[:], self.discards[:],
        )  # fmt: skip
        self.share_flow(twin)
        return twin

    def discard(self, player: int, card: int) -> None:
        self.hands[player].remove(card)
        self.discards.append(card)


@dataclass(frozen=True)
class BidsOpened(Event):
    bids: tuple[int, ...]
    winner: int

    def about(self) -> tuple[str, ...]:
        return (f"coins.{self.winner}", "hand_sizes")


@dataclass(frozen=True)
class Kept(Event):
    player: int


@dataclass(frozen=True)
class DrewUnseen(Event):
    player: int


@dataclass(frozen=True)
class Drew(Event):
    player: int
    card: int

    def seen_by(self, seat: int) -> Event:
        return self if seat == self.player else DrewUnseen(self.rule, self.player)


@dataclass(frozen=True)
class LevyPaid(Event):
    player: int
    coins: int


@dataclass(frozen=True)
class Discarded(Event):
    player: int
    card: int


@dataclass(frozen=True)
class AuctionOver(Event):
    pass
