"""The game, as the engine asks for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, TypedDict

from anthropolis.engine.chance import Chance
from anthropolis.engine.contract import Calendar, Counter, Line
from anthropolis.engine.events import Event
from anthropolis.engine.flow import State, Step
from anthropolis.engine.game import Game
from anthropolis.engine.rules import Rule
from anthropolis.engine.saving import Loader, pack_state
from anthropolis.engine.shapes import BySeat, EachSeat
from anthropolis.engine.words import Catalogue

from .auction import CARDS, Auction, Kept
from .sentences import SENTENCES
from .steps import Bid, DiscardDown, LevyOn, Spend

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
