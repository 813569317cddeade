"""Anthropocène as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from anthropolis.engine.chance import Chance
from anthropolis.engine.contract import (
    Calendar,
    Cause,
    Counter,
    Line,
    Part,
    Phase,
    Stake,
    Tale,
    Words,
)
from anthropolis.engine.conventions import catalogue_of
from anthropolis.engine.events import Event
from anthropolis.engine.flow import State
from anthropolis.engine.game import Game
from anthropolis.engine.options import BadOption
from anthropolis.engine.rules import printed
from anthropolis.engine.words import Catalogue
from anthropolis.games.anthropocene.bots import judging
from anthropolis.games.anthropocene.rules import generation, laying, score, setup
from anthropolis.games.anthropocene.sight import declared, digital_table, knowledge, shown
from anthropolis.games.anthropocene.table import components, modes
from anthropolis.games.anthropocene.table.state import PLAYING, WON


@cache
def _catalogue() -> Catalogue:
    """Read once per process: a cached_property would be read each time in compiled code."""
    texts = catalogue_of(components.PACKAGE)
    named = [*components.CARDS, *components.load_data("modes")["modes"]]
    named += components.load_data("score_scales")["grades"]
    return Catalogue(texts.sentences, {n["id"]: n["name"] for n in named} | dict(texts.terms))


class Anthropocene(Game):
    """2 to 4 players win or lose together; nobody knows their own objective."""

    id = "anthropocene"
    version = "1"
    name = {"en": "Anthropocène", "fr": "Anthropocène"}
    summary = {
        "en": "Lay cards together so that everybody's secret objective is met and the ice stays.",
        "fr": "Posez des cartes ensemble : atteignez l’objectif caché de chacun, gardez la glace.",
    }
    seats = range(2, 5)
    cooperative = True
    minutes = 20
    weight = 1

    def begin(
        self, seats: int, options: Mapping[str, Any], chance: Chance, listening: bool
    ) -> State:
        flags = modes.flags_of(
            options["mode"], options["pauses"], options["notes"], options["open_table"]
        )
        first = options["first_player"]
        if first > seats:
            raise BadOption(
                f"option 'first_player': there are only {seats} seats, not {first}",
                "first_player",
                f"il n’y a que {seats} places, pas {first}",
            )
        table = setup.set_up(seats, chance, flags, first - 1, listening)
        table.todo.append(generation.Turn())
        table.run()
        return table

    def things(self) -> dict[str, list[str]]:
        return {"card_laid.card": components.CARD_IDS}

    def scores(self, table: Any) -> list[int]:
        return [score.score(table)] * table.seats

    def winners(self, table: Any) -> list[int]:
        """ANT-END-02: all together or nobody."""
        return list(range(table.seats)) if table.outcome == WON else []

    def outcome(self, table: Any) -> dict[str, Any]:
        ice = table.ice if table.flags & modes.USE_ICE else None
        return {"grade": score.grade(table), "ice": ice, "sky": list(table.sky)}

    def forbidding_rule(self, table: Any, seat: int, key: str) -> str:
        """ANT-PLC-07: the first rule that forbids `lay:card:column`; nobody lays in a break."""
        return laying.rule_against(table, seat, generation.player_to_move(table), key)

    def view(self, table: Any, seat: int) -> dict[str, Any]:
        return digital_table.view(table, seat)

    def views(self, table: Any, seats: list[int]) -> list[dict[str, Any]]:
        return digital_table.views(table, seats)

    def phases(self) -> list[Phase]:
        return declared.PHASES

    def calendar(self, table: Any) -> Calendar:
        return declared.calendar(table)

    def headline(self, view: dict[str, Any], seat: int) -> list[Counter]:
        return declared.headline(view, seat)

    def lines(self, seats: int, options: Mapping[str, Any]) -> list[Line]:
        return declared.lines(seats)

    def series(self, table: Any) -> dict[str, int]:
        return declared.series(table)

    def story(self, events: Sequence[Event], seat: int) -> list[Tale]:
        return declared.story(events)

    def brought(self, table: Any, events: Sequence[Event], place: int) -> list[tuple[Cause, int]]:
        return declared.melted_by(table, events, place)

    def formula(self, table: Any, seat: int, path: str) -> list[Part]:
        return declared.formula(table, path)

    def may_talk(self, table: Any) -> bool:
        """ANT-INF-08: talk is allowed only when nothing is hidden."""
        return knowledge.objectives_are_open(table)

    @property
    def view_type(self) -> type | None:
        return shown.AnthropoceneView

    def resample(self, table: Any, seat: int, chance: Chance) -> None:
        knowledge.resample_unknown(table, seat, chance)

    def suppose(self, table: Any, seat: int, chance: Chance) -> list[State]:
        """ANT-DIG-13: a preview deduces nothing about the own objective without the note sheet."""
        worlds: list[State] = []
        for pair in knowledge.supposed_pairs(table, seat):
            twin: Any = self.imagine(table, seat, chance.split())
            worlds.append(knowledge.with_objective(twin, seat, pair))
        return worlds

    def ending(self, table: Any) -> list[Words]:
        return declared.ending(table)

    def may_undo(self, events: Sequence[Event], together: bool) -> bool:
        """ANT-DIG-12: a laid card cannot be taken back; its announcement has told something."""
        return False

    def evaluate(self, table: Any, seat: int) -> float:
        return judging.evaluate(table)

    def stakes(self, table: Any, seat: int) -> list[Stake]:
        return judging.stakes(table, seat)

    def playout_choice(self, table: Any, seat: int, chance: Chance) -> int:
        options: list[int] = table.options(seat)
        return options[0] if len(options) == 1 else judging.quick_choice(table, seat, options)

    def playout_clock(self, table: Any) -> int:
        return len(table.sky)

    def playout_horizon(self, table: Any) -> int:
        """One reading of the sky: what comes after starts from a new deal."""
        return 1

    def breadth(self) -> int:
        return 5

    @property
    def catalogue(self) -> Catalogue:
        return _catalogue()

    @property
    def cards(self) -> dict[str, dict[str, Any]]:
        return {card["id"]: printed(card) for card in components.CARDS}

    def check(self, table: Any) -> list[str]:
        """Cards neither appear nor vanish: each is on the board, in a hand or still to come."""
        seen = [entry // 9 for entry in table.laid] + [c for hand in table.hands for c in hand]
        last = table.generation * components.CARDS_PER_GENERATION
        wanted = list(range(last)) + list(range(components.FIRST_START_CARD, 39))
        broken = [] if sorted(seen) == wanted else ["cards in play are not those of the box"]
        if table.outcome == PLAYING and len(set(table.lines)) != table.seats:
            broken.append("two players share a line")
        return broken


GAME = Anthropocene()
