"""LIMIT as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from anthropolis.engine.chance import Chance, chance_from
from anthropolis.engine.contract import (
    Calendar,
    Counter,
    Line,
    Part,
    Phase,
    Role,
    Stake,
    Tale,
    Words,
)
from anthropolis.engine.events import Event
from anthropolis.engine.flow import State
from anthropolis.engine.game import Game
from anthropolis.engine.options import complete
from anthropolis.engine.record import Record
from anthropolis.engine.rules import printed
from anthropolis.engine.words import Catalogue
from anthropolis.games.limit.bots import habits, judging
from anthropolis.games.limit.rules import generation, score
from anthropolis.games.limit.sight import (
    ending,
    forecast,
    formula,
    headline,
    knowledge,
    series,
    shown,
    story,
    view,
)
from anthropolis.games.limit.table import calendar, components, conservation, figures, roles, setup
from anthropolis.games.limit.table.components import CARDS
from anthropolis.games.limit.texts.words import limit_catalogue

# Read once per process. A cached_property would be read again each time in compiled code.


@cache
def _catalogue() -> Catalogue:
    return limit_catalogue()


class Limit(Game):
    """1 to 6 nations grow, trade and fight over what one planet has; the highest score wins."""

    id = "limit"
    version = "2" + components.HOUSE_MARK
    name = {"en": "LIMIT", "fr": "LIMIT"}
    summary = {
        "en": "Lead a nation through seven generations of growth on a planet with limits.",
        "fr": "Menez une nation à travers sept générations de croissance sur une planète finie.",
    }
    seats = range(1, 7)
    cooperative = False
    minutes = 60
    weight = 2

    def begin(
        self, seats: int, options: Mapping[str, Any], chance: Chance, listening: bool
    ) -> State:
        world = setup.new_world(seats, chance, figures.figures_from(options))
        setup.shuffle_and_draw_leader(world)
        world.listening = listening
        world.todo.append(generation.Generation())
        world.run()
        return world

    def things(self) -> dict[str, list[str]]:
        return {"card_played.card": [card["id"] for card in CARDS]}

    def scores(self, world: Any) -> list[int]:
        return [score.total_score(world, nation) for nation in range(world.seats)]

    def winners(self, world: Any) -> list[int]:
        return score.winners(world)

    def score_parts(self, world: Any) -> list[dict[str, int]]:
        return [score.parts_without_total(world, nation) for nation in range(world.seats)]

    def scores_by_lens(self, world: Any) -> dict[str, list[int]]:
        return score.through_every_lens(world)

    def outcome(self, world: Any) -> dict[str, Any]:
        seats = range(world.seats)
        return {
            "generation": world.generation,
            "crises": sum(world.crises),
            "crises_by_kind": dict(zip(components.CRISES, world.crises)),
            "parts": [score.score_parts(world, nation) for nation in seats],
            "base_scores": [score.base_score(world, nation) for nation in seats],
            "scores_by_lens": self.scores_by_lens(world),
        }

    # -- who knows what ------------------------------------------------------------------------

    def view(self, world: Any, seat: int) -> dict[str, Any]:
        return view.view(world, seat)

    def views(self, world: Any, seats: list[int]) -> list[dict[str, Any]]:
        return view.views(world, seats)

    def resample(self, world: Any, seat: int, chance: Chance) -> None:
        knowledge.resample(world, seat, chance)

    def forecast(self, world: Any, seat: int) -> list[Words]:
        return forecast.forecast(world, seat)

    def ending(self, world: Any) -> list[Words]:
        return ending.ending(world)

    def may_undo(self, events: Sequence[Event], together: bool) -> bool:
        return knowledge.may_undo(events)

    # -- bots ----------------------------------------------------------------------------------

    def evaluate(self, world: Any, seat: int) -> float:
        return judging.evaluate(world, seat)

    def evaluate_all(self, world: Any) -> list[float]:
        return judging.evaluate_all(world)

    def stakes(self, world: Any, seat: int) -> list[Stake]:
        return judging.stakes(world, seat)

    def playout_choice(self, world: Any, seat: int, chance: Chance) -> int:
        return habits.playout_choice(world, seat, chance)

    def playout_clock(self, world: Any) -> int:
        return int(world.generation)

    def playout_horizon(self, world: Any) -> int:
        """Alone to the end; among nations three generations, what follows is sketched."""
        return 0 if world.seats == 1 else 3

    def quick_horizon(self, world: Any) -> int:
        """To the end of the generation; what follows is sketched."""
        return 1

    def exploration(self) -> float:
        return 0.12

    # -- words ---------------------------------------------------------------------------------

    @property
    def cards(self) -> dict[str, dict[str, Any]]:
        return {card["id"]: printed(card) for card in CARDS}

    @property
    def catalogue(self) -> Catalogue:
        return _catalogue()

    # -- what it declares of itself ------------------------------------------------------------

    def roles(self, seats: int, options: Mapping[str, Any]) -> list[Role]:
        return roles.roles(seats)

    def phases(self) -> list[Phase]:
        return calendar.PHASES

    def calendar(self, world: Any) -> Calendar:
        return calendar.calendar(world)

    def headline(self, view: dict[str, Any], seat: int) -> list[Counter]:
        return headline.headline(view, seat)

    def lines(self, seats: int, options: Mapping[str, Any]) -> list[Line]:
        chosen = figures.figures_from(complete(self.options_schema, options))
        return series.lines(setup.new_world(seats, chance_from(0), chosen))

    def story(self, events: Sequence[Event], seat: int) -> list[Tale]:
        return story.story(events)

    def formula(self, world: Any, seat: int, path: str) -> list[Part]:
        return formula.formula(world, path)

    @property
    def view_type(self) -> type | None:
        return shown.LimitView

    def series(self, world: Any) -> dict[str, int]:
        """Numbers worth following over a match, by dotted name."""
        return series.series_at(world)

    def timeline(self, record: Record) -> list[dict[str, Any]]:
        """The same numbers at the beginning of every step of a recorded match, and at its end."""
        return series.timeline_of(record)

    def check(self, world: Any) -> list[str]:
        return conservation.broken_laws(world)


GAME = Limit()
