"""Bataille pour le Climat as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from anthropolis.engine.chance import Chance
from anthropolis.engine.contract import Calendar, Counter, Line, Part, Phase
from anthropolis.engine.events import Event
from anthropolis.engine.flow import State
from anthropolis.engine.game import Game
from anthropolis.engine.rules import Rule, load_rules, load_yaml, printed
from anthropolis.engine.saving import Loader, pack_state, steps_in
from anthropolis.engine.words import Catalogue
from anthropolis.games.climat.bots import habits, judging
from anthropolis.games.climat.cards import interpreter
from anthropolis.games.climat.rules import (
    actions,
    activation,
    calamities,
    common_action,
    doors,
    electricity,
    ending,
    events,
    implantation,
    institutions,
    living,
    powers,
    setup,
    turn,
)
from anthropolis.games.climat.rules.moving import calamities as placing
from anthropolis.games.climat.rules.moving import (
    dice,
    drawing,
    energy,
    learning,
    outbreaks,
    refugees,
    team,
)
from anthropolis.games.climat.rules.scenarios import TURNS, free_population
from anthropolis.games.climat.sight import knowledge, series, telling, view
from anthropolis.games.climat.table import laws
from anthropolis.games.climat.table.deck import CARDS
from anthropolis.games.climat.table.regions import PACKAGE
from anthropolis.games.climat.table.state import WON, Table, World
from anthropolis.games.climat.texts.words import climat_catalogue

STEP_MODULES = (
    actions, activation, calamities, common_action, dice, doors, drawing, electricity, ending,
    energy, events, implantation, institutions, interpreter, learning, living, outbreaks, placing,
    powers, refugees, setup, team, turn,
)  # fmt: skip


@cache
def _schema() -> dict[str, Any]:
    return load_yaml(PACKAGE, "texts/options.yaml")  # type: ignore[no-any-return]


@cache
def _catalogue() -> Catalogue:
    return climat_catalogue()


@cache
def _rules() -> list[Rule]:
    return load_rules(PACKAGE)


class Climat(Game):
    """3 to 5 players lower the world's greenhouse gases from 100 to 33, together."""

    id = "climat"
    version = "1"
    name = {"en": "Bataille pour le Climat", "fr": "Bataille pour le Climat"}
    summary = {
        "en": "Nine regions, 36 turns: bring the greenhouse gases down before the world breaks.",
        "fr": "Neuf régions, 36 tours : faites baisser les gaz à effet de serre avant la rupture.",
    }
    seats = range(3, 6)
    cooperative = True

    @property
    def options_schema(self) -> dict[str, Any]:
        return _schema()

    def begin(
        self, seats: int, options: Mapping[str, Any], chance: Chance, listening: bool
    ) -> State:
        world = setup.start(seats, options, chance, listening)
        world.run()
        return world

    def scores(self, world: Any) -> list[int]:
        """BPC-SCO-01: one score for all."""
        return [ending.points(world)] * world.seats

    def winners(self, world: Any) -> list[int]:
        """BPC-END-01: all together or nobody."""
        return list(range(world.seats)) if world.outcome == WON else []

    def outcome(self, world: Any) -> dict[str, Any]:
        return {
            "result": ending.result_of(world),
            "turn": world.turn,
            "global_ges": world.global_ges,
            "free_population": free_population(world),
        }

    # -- who knows what ------------------------------------------------------------------------

    def view(self, world: Any, seat: int) -> dict[str, Any]:
        return view.view(world, seat)

    def views(self, world: Any, seats: list[int]) -> list[dict[str, Any]]:
        return view.views(world, seats)

    @property
    def view_type(self) -> type | None:
        return view.ClimatView

    def resample(self, world: Any, seat: int, chance: Chance) -> None:
        knowledge.resample(world, seat, chance)

    def may_undo(self, events: Sequence[Event]) -> bool:
        return knowledge.may_undo(events)

    # -- what it declares of itself ------------------------------------------------------------

    def phases(self) -> list[Phase]:
        return telling.phases()

    def calendar(self, world: Any) -> Calendar:
        return telling.calendar(world, TURNS[world.scenario])

    def headline(self, view: dict[str, Any], seat: int) -> list[Counter]:
        return telling.headline(view, seat)

    def lines(self, seats: int, options: Mapping[str, Any]) -> list[Line]:
        return series.lines(seats)

    def series(self, world: Any) -> dict[str, int]:
        return series.series_at(world)

    def formula(self, world: Any, seat: int, path: str) -> list[Part]:
        return telling.formula(world, path)

    def may_talk(self, world: Any) -> bool:
        """BPC-INF-25, BPC-ACI-15: only where the table plays with free talk."""
        return bool(world.table.free_talk)

    # -- bots ----------------------------------------------------------------------------------

    def evaluate(self, world: Any, seat: int) -> float:
        return judging.evaluate(world)

    def playout_choice(self, world: Any, seat: int, chance: Chance) -> int:
        return habits.playout_choice(world, seat, chance)

    def playout_clock(self, world: Any) -> int:
        return int(world.turn)

    def playout_horizon(self) -> int:
        """To the end of the next turn: what comes after is judged."""
        return 1

    # -- words ---------------------------------------------------------------------------------

    @property
    def cards(self) -> dict[str, dict[str, Any]]:
        return {card["id"]: printed(card) for card in CARDS}

    @property
    def catalogue(self) -> Catalogue:
        return _catalogue()

    @property
    def rules(self) -> list[Rule]:
        return _rules()

    # -- saving, tools -------------------------------------------------------------------------

    def save(self, world: Any) -> dict[str, Any]:
        return pack_state(world)

    def load_state(self, data: dict[str, Any]) -> State:
        loader = Loader([*steps_in(*STEP_MODULES), Table])
        return loader.unpack_state(data, World)  # type: ignore[no-any-return]

    def check(self, world: Any) -> list[str]:
        return laws.broken_laws(world)

    def vector_adapter(self) -> Any:
        from anthropolis.games.climat.vectors.adapter import ClimatVectors

        return ClimatVectors()

    def terminal(self) -> Any:
        from anthropolis.games.climat.screen.terminal import draw

        return draw


GAME = Climat()
