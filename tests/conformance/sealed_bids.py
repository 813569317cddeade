"""Sealed bids: a game of one page with everything that is hard to get right.

Secret answers given together, hidden hands, a hidden deck, decisions nested in decisions, and a
choice that may be taken back. It needs nothing but the engine.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypedDict

from anthropolis.engine.chance import Chance
from anthropolis.engine.contract import Calendar, Counter, Line
from anthropolis.engine.events import Event
from anthropolis.engine.flow import Refusal, State, Step, Words
from anthropolis.engine.game import Game
from anthropolis.engine.rules import Rule
from anthropolis.engine.saving import Loader, pack_state
from anthropolis.engine.shapes import BySeat, EachSeat
from anthropolis.engine.words import Catalogue

CARDS = 12
KEEP, DRAW, LEVY = 0, 1, 2
PAY = 0


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


SENTENCES = {
    "ask_bid": {"en": "Round {number}: bid a card.", "fr": "Manche {number} : misez une carte."},
    "bid": {"en": "Bid {card}", "fr": "Miser {card}"},
    "ask_spend": {"en": "{player:seat}: what now?", "fr": "{player:seat} : et maintenant ?"},
    "keep": {"en": "Keep the coins", "fr": "Garder les pièces"},
    "draw": {"en": "Pay a coin to draw", "fr": "Payer une pièce pour piocher"},
    "levy": {"en": "Raise a levy", "fr": "Lever une taxe"},
    "ask_levy": {"en": "{collector:seat} wants a coin.", "fr": "{collector:seat} veut une pièce."},
    "pay": {"en": "Pay", "fr": "Payer"},
    "discard": {"en": "Discard {card}", "fr": "Défausser {card}"},
    "ask_discard": {"en": "Discard down to {limit}.", "fr": "Défaussez jusqu’à {limit}."},
    "bids_opened": {
        "en": "Bids {bids:terms}: {winner:seat} wins.",
        "fr": "Mises {bids:terms} : {winner:seat} gagne.",
    },
    "kept": {"en": "{player:seat} keeps quiet.", "fr": "{player:seat} ne dit rien."},
    "drew": {"en": "{player:seat} draws {card}.", "fr": "{player:seat} pioche {card}."},
    "drew_unseen": {"en": "{player:seat} draws.", "fr": "{player:seat} pioche."},
    "levy_paid": {
        "en": "{player:seat} pays {coins:one coin|# coins}.",
        "fr": "{player:seat} paie {coins:une pièce|# pièces}.",
    },
    "discarded": {"en": "{player:seat} discards {card}.", "fr": "{player:seat} défausse {card}."},
    "auction_over": {"en": "The auction is over.", "fr": "La vente est terminée."},
}
RULE_IDS = ["SEA-BID-01", "SEA-BID-02", "SEA-WIN-01", "SEA-WIN-02", "SEA-WIN-03", "SEA-LEV-01"]
STEPS = [Bid, Spend, LevyOn, DiscardDown]
SCHEMA = {
    "type": "object",
    "additionalProperties": False,
    "properties": {
        "rounds": {"type": "integer", "minimum": 1, "maximum": 3, "default": 3},
        "limit": {"type": "integer", "enum": [2, 3], "default": 2},
        "open_hands": {"type": "boolean", "default": False},
    },
}


class View(TypedDict):
    coins: EachSeat[int]
    discards: list[int]
    deck: int
    hand_sizes: EachSeat[int]
    hands: BySeat[list[int]]


class SealedBids(Game):
    """The richest player wins; broken variants in the tests derive from this."""

    id = "sealed_bids"
    name = {"en": "Sealed bids", "fr": "Mises cachées"}
    summary = {"en": "Bid in secret.", "fr": "Misez en secret."}
    seats = range(1, 5)

    @property
    def options_schema(self) -> dict[str, Any]:
        return SCHEMA

    def make(self, *fields: Any, **named: Any) -> Auction:
        return Auction(*fields, **named)

    def first_step(self) -> Step:
        return Bid(1)

    def begin(
        self, seats: int, options: Mapping[str, Any], chance: Chance, listening: bool
    ) -> State:
        cards = list(range(1, CARDS + 1))
        chance.shuffle(cards)
        hands = [sorted(cards[2 * p : 2 * p + 2]) for p in range(seats)]
        auction = self.make(
            seats, chance, options["rounds"], options["limit"], options["open_hands"],
            [0] * seats, hands, cards[2 * seats :], [],
        )  # fmt: skip
        auction.listening = listening
        auction.todo.append(self.first_step())
        auction.run()
        return auction

    def scores(self, auction: Any) -> list[int]:
        return auction.coins[:]  # type: ignore[no-any-return]

    def winners(self, auction: Any) -> list[int]:
        return [p for p in range(auction.seats) if auction.coins[p] == max(auction.coins)]

    def view(self, auction: Any, seat: int) -> dict[str, Any]:
        seen = range(auction.seats) if self.all_open(auction) else [seat] if seat >= 0 else []
        return {
            "coins": auction.coins[:],
            "discards": auction.discards[:],
            "deck": len(auction.deck),
            "hand_sizes": [len(hand) for hand in auction.hands],
            "hands": {str(player): auction.hands[player][:] for player in seen},
        }

    @property
    def view_type(self) -> type | None:
        return View

    def calendar(self, auction: Any) -> Calendar:
        begun = 1 + len(auction.discards) // auction.seats
        return Calendar("round", min(auction.rounds, begun), auction.rounds)

    def headline(self, view: dict[str, Any], seat: int) -> list[Counter]:
        return [
            Counter("coins", view["coins"][seat], f"coins.{seat}"),
            Counter("cards", view["hand_sizes"][seat], f"hand_sizes.{seat}"),
        ]

    def lines(self, seats: int, options: Mapping[str, Any]) -> list[Line]:
        return [Line(f"coins.{seat}", "coins", owner=seat, telling=True) for seat in range(seats)]

    def series(self, auction: Any) -> dict[str, int]:
        return {f"coins.{seat}": coins for seat, coins in enumerate(auction.coins)}

    def all_open(self, auction: Any) -> bool:
        return bool(auction.open_hands or auction.finished())

    def resample(self, auction: Any, seat: int, chance: Chance) -> None:
        hidden = [p for p in range(auction.seats) if p != seat]
        hidden = [] if self.all_open(auction) else hidden
        cards = sorted(auction.deck + [c for p in hidden for c in auction.hands[p]])
        chance.shuffle(cards)
        for player in hidden:
            size = len(auction.hands[player])
            auction.hands[player] = sorted(cards[:size])
            cards = cards[size:]
        auction.deck = cards

    def may_undo(self, events: Sequence[Event], together: bool) -> bool:
        return [type(event) for event in events] == [Kept]

    def evaluate(self, auction: Any, seat: int) -> float:
        return auction.coins[seat] / (1 + sum(auction.coins))  # type: ignore[no-any-return]

    @property
    def catalogue(self) -> Catalogue:
        return Catalogue(SENTENCES, {})

    @property
    def rules(self) -> list[Rule]:
        words = {"en": "A rule.", "fr": "Une règle."}
        return [Rule(rule, rule[4:7].lower(), "designed", words, words) for rule in RULE_IDS]

    def save(self, auction: Any) -> dict[str, Any]:
        return pack_state(auction)

    def load_state(self, data: dict[str, Any]) -> State:
        steps: list[type] = [*STEPS, type(self.first_step())]
        return Loader(steps).unpack_state(data, self.make)  # type: ignore[no-any-return]

    def check(self, auction: Any) -> list[str]:
        cards = auction.deck + auction.discards + [c for hand in auction.hands for c in hand]
        return [] if sorted(cards) == list(range(1, CARDS + 1)) else ["cards are missing"]


GAME = SealedBids()
