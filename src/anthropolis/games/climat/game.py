"""Bataille pour le Climat as the engine knows it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from anthropolis.engine.chance import Chance
from anthropolis.engine.contract import (
    Account,
    Calendar,
    Cause,
    Counter,
    Line,
    Part,
    Phase,
    Role,
    Tale,
    Words,
)
from anthropolis.engine.events import Event
from anthropolis.engine.flow import State
from anthropolis.engine.game import Game
from anthropolis.engine.words import Catalogue
from anthropolis.games.climat.bots import habits, judging
from anthropolis.games.climat.rules import ending, setup
from anthropolis.games.climat.rules.scenarios import free_population
from anthropolis.games.climat.rules.silence import silence
from anthropolis.games.climat.sight import (
    accounts,
    chain,
    formula,
    headline,
    knowledge,
    people,
    progress,
    series,
    shown,
    story,
    talk,
    view,
)
from anthropolis.games.climat.table import laws, printed
from anthropolis.games.climat.table.deck import ACI_CARDS, CONSEQUENCE_CARDS
from anthropolis.games.climat.table.influence import CARD_IDS
from anthropolis.games.climat.table.state import WON
from anthropolis.games.climat.texts.cards import card_text
from anthropolis.games.climat.texts.words import climat_catalogue

# Read once per process. A cached_property would be read again each time in compiled code.


@cache
def _catalogue() -> Catalogue:
    return climat_catalogue()


@cache
def _printed() -> printed.Facts:
    """BPC-EFF-01: the texts of event and consequence cards are made from their effects."""
    found = printed.everything_printed()
    for card in [*ACI_CARDS, *CONSEQUENCE_CARDS]:
        found[card["id"]]["text"] = card_text(card)
    return found


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
    minutes = 90
    weight = 2

    def begin(
        self, seats: int, options: Mapping[str, Any], chance: Chance, listening: bool
    ) -> State:
        world = setup.start(seats, options, chance, listening)
        world.run()
        return world

    def things(self) -> dict[str, list[str]]:
        return {"card_played.card": CARD_IDS}

    def scores(self, world: Any) -> list[int]:
        """BPC-SCO-01: one score for all."""
        return [ending.points(world)] * world.seats

    def winners(self, world: Any) -> list[int]:
        """BPC-END-01: all together or nobody."""
        return list(range(world.seats)) if world.outcome == WON else []

    def outcome(self, world: Any) -> dict[str, Any]:
        return {
            "result": ending.result_of(world),
            "victory": ending.victory_of(world),
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
        return shown.ClimatView

    def resample(self, world: Any, seat: int, chance: Chance) -> None:
        knowledge.resample(world, seat, chance)

    def may_undo(self, events: Sequence[Event], together: bool) -> bool:
        return knowledge.may_undo(events, together)

    # -- what it declares of itself ------------------------------------------------------------

    def roles(self, seats: int, options: Mapping[str, Any]) -> list[Role]:
        return people.roles(seats, options)

    def phases(self) -> list[Phase]:
        return progress.PHASES

    def calendar(self, world: Any) -> Calendar:
        return progress.calendar(world)

    def headline(self, view: dict[str, Any], seat: int) -> list[Counter]:
        return headline.headline(view)

    def lines(self, seats: int, options: Mapping[str, Any]) -> list[Line]:
        return series.lines(seats)

    def series(self, world: Any) -> dict[str, int]:
        return series.series_at(world)

    def story(self, events: Sequence[Event], seat: int) -> list[Tale]:
        return story.story(events)

    def accounts(self, events: Sequence[Event]) -> list[Account]:
        return accounts.accounts(events)

    def chain(self, events: Sequence[Event], place: int) -> list[Cause]:
        return chain.chain(events, place)

    def ending(self, world: Any) -> list[Words]:
        return ending.told(world)

    def formula(self, world: Any, seat: int, path: str) -> list[Part]:
        return formula.formula(world, path)

    def may_talk(self, world: Any) -> bool:
        """BPC-INF-25, BPC-ACI-15: only where the table plays with free talk."""
        return bool(world.table.free_talk)

    def sayings(self, world: Any) -> list[Words]:
        return [] if world.table.free_talk else talk.sayings(world)

    def silence(self, world: Any, seat: int) -> int:
        return silence(world, seat)

    # -- bots ----------------------------------------------------------------------------------

    def evaluate(self, world: Any, seat: int) -> float:
        return judging.evaluate(world)

    def shortlist(self, world: Any, seat: int, chance: Chance) -> list[int]:
        return habits.shortlist(self.imagine(world, seat, chance), seat, chance)  # type: ignore[arg-type]

    def playout_choice(self, world: Any, seat: int, chance: Chance) -> int:
        return habits.playout_choice(world, seat, chance)

    def playout_clock(self, world: Any) -> int:
        return int(world.turn)

    def playout_horizon(self, world: Any) -> int:
        """Three turns: an action pays when regions are activated; what comes after is judged."""
        return 3

    # -- words ---------------------------------------------------------------------------------

    @property
    def cards(self) -> dict[str, dict[str, Any]]:
        return _printed()

    @property
    def catalogue(self) -> Catalogue:
        return _catalogue()

    # -- tools ---------------------------------------------------------------------------------

    def check(self, world: Any) -> list[str]:
        return laws.broken_laws(world)


GAME = Climat()
