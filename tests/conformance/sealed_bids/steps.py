"""The rules: one step for each sentence of them."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Refusal, Step, Words

from .auction import Auction, AuctionOver, BidsOpened, Discarded, Drew, Kept, LevyPaid

KEEP, DRAW, LEVY = 0, 1, 2
PAY = 0


@dataclass(frozen=True)
class Bid(Step):
    """SEA-BID-01: everybody with cards bids one, secretly and together."""

    number: int

    def start(self, auction: Auction) -> None:
        bidders = [p for p in range(auction.seats) if auction.hands[p]]
        if self.number <= auction.rounds and bidders:
            auction.ask_together(self, bidders)
        elif auction.listening:
            auction.tell(AuctionOver("SEA-BID-01"))

    def options(self, auction: Auction, player: int) -> list[int]:
        return auction.hands[player][:]

    def settled(self, auction: Auction, players: list[int], bids: list[int]) -> None:
        """SEA-BID-02: the bids are opened; the highest wins a coin for each."""
        for player, card in zip(players, bids, strict=True):
            auction.discard(player, card)
        winner = players[bids.index(max(bids))]
        auction.coins[winner] += len(bids)
        if auction.listening:
            auction.tell(BidsOpened("SEA-BID-02", tuple(bids), winner))
        auction.then(Spend(winner), Bid(self.number + 1))

    def rule(self) -> str:
        return "SEA-BID-01"

    def prompt(self, auction: Auction, player: int) -> Words:
        return Words("ask_bid", {"number": self.number})

    def describe(self, auction: Auction, player: int, card: int) -> Words:
        return Words("bid", {"card": card})


@dataclass(frozen=True)
class Spend(Step):
    """SEA-WIN-01: the winner keeps the coins, or pays one to draw a card, or raises a levy."""

    winner: int

    def start(self, auction: Auction) -> None:
        auction.ask(self, self.winner)

    def options(self, auction: Auction, player: int) -> list[int]:
        return [KEEP, DRAW, LEVY] if auction.deck else [KEEP, LEVY]

    def answered(self, auction: Auction, player: int, choice: int) -> None:
        if choice == KEEP and auction.listening:
            auction.tell(Kept("SEA-WIN-01", player))
        elif choice == DRAW:
            draw(auction, player)
            auction.then(DiscardDown(player))
        elif choice == LEVY:
            n = auction.seats
            auction.then(*[LevyOn(player, (player + i) % n) for i in range(1, n)])

    def rule(self) -> str:
        return "SEA-WIN-01"

    def prompt(self, auction: Auction, player: int) -> Words:
        return Words("ask_spend", {"player": player})

    def describe(self, auction: Auction, player: int, choice: int) -> Words:
        return Words(["keep", "draw", "levy"][choice], {})

    def refused(self, auction: Auction, player: int) -> list[Refusal]:
        return [] if auction.deck else [Refusal(Words("draw", {}), "SEA-WIN-02")]


def draw(auction: Auction, player: int) -> None:
    """SEA-WIN-02: the top card of the deck, while there is one."""
    auction.coins[player] -= 1
    card = auction.deck.pop()
    auction.hands[player] = sorted([*auction.hands[player], card])
    if auction.listening:
        auction.tell(Drew("SEA-WIN-02", player, card))


@dataclass(frozen=True)
class LevyOn(Step):
    """SEA-LEV-01: each other player in turn pays one coin or discards a card, if there is any."""

    collector: int
    payer: int

    def start(self, auction: Auction) -> None:
        if auction.coins[self.payer] and auction.hands[self.payer]:
            auction.ask(self, self.payer)

    def options(self, auction: Auction, player: int) -> list[int]:
        return [PAY, *auction.hands[player]]

    def answered(self, auction: Auction, player: int, choice: int) -> None:
        if choice == PAY:
            auction.coins[player] -= 1
            auction.coins[self.collector] += 1
            if auction.listening:
                auction.tell(LevyPaid("SEA-LEV-01", player, 1))
        else:
            discard(auction, player, choice)

    def rule(self) -> str:
        return "SEA-LEV-01"

    def prompt(self, auction: Auction, player: int) -> Words:
        return Words("ask_levy", {"collector": self.collector})

    def describe(self, auction: Auction, player: int, choice: int) -> Words:
        return Words("pay", {}) if choice == PAY else Words("discard", {"card": choice})


@dataclass(frozen=True)
class DiscardDown(Step):
    """SEA-WIN-03: whoever holds more cards than the limit discards down to it."""

    player: int

    def start(self, auction: Auction) -> None:
        if len(auction.hands[self.player]) > auction.limit:
            auction.ask(self, self.player)

    def options(self, auction: Auction, player: int) -> list[int]:
        return auction.hands[player][:]

    def answered(self, auction: Auction, player: int, choice: int) -> None:
        discard(auction, player, choice)
        auction.then(self)

    def rule(self) -> str:
        return "SEA-WIN-03"

    def prompt(self, auction: Auction, player: int) -> Words:
        return Words("ask_discard", {"limit": auction.limit})

    def describe(self, auction: Auction, player: int, choice: int) -> Words:
        return Words("discard", {"card": choice})


def discard(auction: Auction, player: int, card: int) -> None:
    auction.discard(player, card)
    if auction.listening:
        auction.tell(Discarded("SEA-WIN-03", player, card))
