"""The Pond, whole: everybody fishes at once, in secret; what is left doubles.

State, steps and events first, then what the engine asks of a game. Everything else is found here by
its place: the texts, the options, the classes.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, TypedDict

from anthropolis.engine.chance import Chance
from anthropolis.engine.contract import ALARM, Calendar, Counter
from anthropolis.engine.events import Event
from anthropolis.engine.flow import State, Step, Words
from anthropolis.engine.game import Game
from anthropolis.engine.shapes import BySeat, EachSeat

FISH_PER_SEAT, MOST, BONUS, ORDERS = 6, 3, 5, 8


class Table(State):
    """All that can change. `orders` are hidden: each player knows their own."""

    def __init__(
        self, seats: int, chance: Chance, seasons: int, season: int, fish: int,
        caught: list[int], orders: list[int],
    ) -> None:  # fmt: skip
        super().__init__(seats, chance)
        self.seasons, self.season, self.fish = seasons, season, fish
        self.caught, self.orders = caught, orders


@dataclass(frozen=True)
class Fished(Event):
    taken: tuple[int, ...]
    left: int


@dataclass(frozen=True)
class Emptied(Event):
    def mark(self) -> str:
        return ALARM


@dataclass(frozen=True)
class Season(Step):
    """PND-SEA-01: all players decide together, in secret, how many fish they take."""

    def start(self, table: Table) -> None:
        table.season += 1
        table.ask_together(self, list(range(table.seats)))

    def options(self, table: Table, seat: int) -> list[int]:
        return list(range(MOST + 1))

    def settled(self, table: Table, seats: list[int], choices: list[int]) -> None:
        """PND-SEA-02: more than there is empties the pond for nothing. PND-SEA-03: it doubles."""
        left = table.fish - sum(choices)
        table.fish = max(0, min(2 * left, FISH_PER_SEAT * table.seats))
        if left >= 0:
            table.caught = [had + took for had, took in zip(table.caught, choices)]
        if table.listening:
            table.tell(Fished("PND-SEA-02", tuple(choices), table.fish) if left >= 0
                       else Emptied("PND-SEA-02"))  # fmt: skip
        if table.fish and table.season < table.seasons:
            table.then(Season())

    def rule(self) -> str:
        return "PND-SEA-01"

    def prompt(self, table: Table, seat: int) -> Words:
        return Words("ask_fish", {"fish": table.fish})

    def describe(self, table: Table, seat: int, choice: int) -> Words:
        return Words("take", {"count": choice})


class View(TypedDict):
    season: int
    fish: int
    caught: EachSeat[int]
    orders: BySeat[int]


class Pond(Game):
    id = "example"
    name = {"en": "The Pond", "fr": "L’Étang"}
    summary = {"en": "Fish together, but not too much.", "fr": "Pêchez ensemble, mais pas trop."}
    seats = range(2, 5)
    minutes = 5
    weight = 1
    view_type = View

    def set_up(self, seats: int, options: Mapping[str, Any], chance: Chance) -> Table:
        """PND-SET-01: a full pond, and a secret order for everybody."""
        orders = list(range(1, ORDERS + 1))
        chance.shuffle(orders)
        table = Table(seats, chance, options["seasons"], 0, FISH_PER_SEAT * seats, [0] * seats,
                      orders[:seats])  # fmt: skip
        table.then(Season())
        return table

    def scores(self, table: Any) -> list[int]:
        """PND-END-01: a point per fish, and at the end a bonus for exactly one's order."""
        met = [table.finished() and c == o for c, o in zip(table.caught, table.orders)]
        return [caught + BONUS * bonus for caught, bonus in zip(table.caught, met)]

    def view(self, table: Any, seat: int) -> dict[str, Any]:
        seen = range(table.seats) if table.finished() else [seat] if seat >= 0 else []
        return {
            "season": table.season, "fish": table.fish, "caught": table.caught[:],
            "orders": {str(player): table.orders[player] for player in seen},
        }  # fmt: skip

    def resample(self, table: Any, seat: int, chance: Chance) -> None:
        """Others may have any order but one's own; it is drawn from a list in a fixed order."""
        own = table.orders[seat] if seat >= 0 else 0
        others = [order for order in range(1, ORDERS + 1) if order != own]
        chance.shuffle(others)
        if not table.finished():
            table.orders = [own if p == seat else others.pop() for p in range(table.seats)]

    def evaluate(self, table: Any, seat: int) -> float:
        points = self.scores(table)[seat] + table.fish / table.seats
        return float(points / (points + FISH_PER_SEAT))

    def check(self, table: Any) -> list[str]:
        return [] if len(set(table.orders)) == table.seats else ["two players have one order"]

    def calendar(self, table: Any) -> Calendar:
        return Calendar("season", table.season, table.seasons)

    def headline(self, view: dict[str, Any], seat: int) -> list[Counter]:
        caught = view["caught"][seat]
        return [Counter("fish", view["fish"], "fish"), Counter("caught", caught, f"caught.{seat}")]
