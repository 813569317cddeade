"""Hegemony as the engine knows it."""

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
from anthropolis.games.hegemony.automa import reacting, seating
from anthropolis.games.hegemony.bots import habits, judging
from anthropolis.games.hegemony.crises import moments
from anthropolis.games.hegemony.rules import (
    ending,
    preparation,
    round,
)
from anthropolis.games.hegemony.sight import (
    automa_turns,
    counted,
    declared,
    formula,
    headline,
    knowledge,
    series,
    shown,
    story,
    view,
)
from anthropolis.games.hegemony.sight import ending as sight_ending
from anthropolis.games.hegemony.sight.printed import (
    action_texts,
    board_card,
    expansion_cards,
    typeset,
)
from anthropolis.games.hegemony.table import figures, hooks, laws, setup
from anthropolis.games.hegemony.table.companies import COMPANIES
from anthropolis.games.hegemony.table.decks import (
    ACTION_CARDS,
    EVENT_CARDS,
    EXPORT_CARDS,
    HOUSE_MARK,
)
from anthropolis.games.hegemony.table.roles import CLASSES, ROLES, load_data
from anthropolis.games.hegemony.table.state import VP_SOURCES
from anthropolis.games.hegemony.texts.words import hegemony_catalogue

hooks.install(reacting.AutomaHooks())

# Read once per process. A cached_property would be read again each time in compiled code.


@cache
def _catalogue() -> Catalogue:
    return hegemony_catalogue()


class Hegemony(Game):
    """2 to 4 classes of one country: Working, Middle and Capitalist Class, and the State.

    HEG-CNT-01, HEG-CNT-03: the table of differences; automas may play any of the classes.
    """

    id = "hegemony"
    version = "6" + HOUSE_MARK
    name = {"en": "Hegemony", "fr": "Hegemony"}
    summary = {
        "en": "Lead a class of one country: work, build, vote, and win the argument over its laws.",
        "fr": "Menez une classe d’un même pays : travaillez, construisez, votez, faites la loi.",
    }
    seats = range(2, 5)
    cooperative = False
    minutes = 150
    weight = 3

    def set_up(self, seats: int, options: Mapping[str, Any], chance: Chance) -> State:
        country = setup.start_country(seats, chance, figures.figures_from(options))
        seating.set_up_automas(country, options.get("automas") or {})
        chosen = moments.set_up(country)
        country.then(*preparation.setup_steps(country), *chosen, round.Round(1))
        return country

    def seated(self, players: Sequence[str], options: Mapping[str, Any]) -> dict[str, Any]:
        return seating.seated(players, options)

    def things(self) -> dict[str, list[str]]:
        return counted.things()

    def why_never(self, kind: str, thing: str, seats: int, options: Mapping[str, Any]) -> str:
        return counted.why_never(kind, thing, seats, options)

    def automa_turns(self, events: Sequence[Event]) -> list[dict[str, Any]]:
        return automa_turns.automa_turns(events)

    def scores(self, country: Any) -> list[int]:
        return [int(country.vp[role]) for role in country.roles]

    def winners(self, country: Any) -> list[int]:
        return [country.roles.index(role) for role in ending.winning_roles(country)]

    def score_parts(self, country: Any) -> list[dict[str, int]]:
        """HEG-END-07: every point under the word for its source."""
        return [
            {f"source_{source}": points for source, points in row.items()}
            for row in points_by_source(country)
        ]

    def outcome(self, country: Any) -> dict[str, Any]:
        return {
            "roles": [ROLES[role] for role in country.roles],
            "parts": points_by_source(country),
        }

    # -- what it declares of itself ------------------------------------------------------------

    def roles(self, seats: int, options: Mapping[str, Any]) -> list[Role]:
        return declared.roles_of(seats)

    def phases(self) -> list[Phase]:
        return declared.phases()

    def calendar(self, country: Any) -> Calendar:
        return declared.calendar(country)

    def headline(self, view: dict[str, Any], seat: int) -> list[Counter]:
        return headline.headline(view, seat)

    def lines(self, seats: int, options: Mapping[str, Any]) -> list[Line]:
        full = complete(self.options_schema, options)
        start = setup.empty_country(seats, chance_from(0), figures.figures_from(full))
        seating.set_up_automas(start, full.get("automas") or {})
        return series.lines_of(list(series.series_at(start)), seats)

    def story(self, events: Sequence[Event], seat: int) -> list[Tale]:
        return story.story(events)

    def ending(self, country: Any) -> list[Words]:
        return sight_ending.ending(country)

    def formula(self, country: Any, seat: int, path: str) -> list[Part]:
        return formula.formula(country, path)

    @property
    def view_type(self) -> type | None:
        return shown.HegemonyView

    def series(self, country: Any) -> dict[str, int]:
        return series.series_at(country)

    def timeline(self, record: Record) -> list[dict[str, Any]]:
        """The same numbers at the beginning of every phase of a recorded match, and at its end."""
        return series.timeline_of(record)

    # -- who knows what ------------------------------------------------------------------------

    def view(self, country: Any, seat: int) -> dict[str, Any]:
        return view.view(country, seat)

    def views(self, country: Any, seats: list[int]) -> list[dict[str, Any]]:
        return view.views(country, seats)

    def resample(self, country: Any, seat: int, chance: Chance) -> None:
        knowledge.resample(country, seat, chance)

    def may_undo(self, events: Sequence[Event], together: bool) -> bool:
        return knowledge.may_undo(events, together)

    # -- bots ----------------------------------------------------------------------------------

    def evaluate(self, country: Any, seat: int) -> float:
        return judging.evaluate(country, seat)

    def evaluate_all(self, country: Any) -> list[float]:
        return judging.evaluate_all(country)

    def stakes(self, country: Any, seat: int) -> list[Stake]:
        return judging.stakes(country, seat)

    def playout_choice(self, country: Any, seat: int, chance: Chance) -> int:
        return habits.playout_choice(country, seat, chance)

    def playout_clock(self, country: Any) -> int:
        """Turns, one by one, and the end of each round."""
        return habits.turns_begun(country)

    def playout_horizon(self, country: Any) -> int:
        """Two turns of everybody; what follows is judged."""
        return 2 * int(country.seats)

    def breadth(self) -> int:
        return 5

    # -- words ---------------------------------------------------------------------------------

    @property
    def cards(self) -> dict[str, dict[str, Any]]:
        shared = [*EXPORT_CARDS, *load_data("business_deals")["cards"]]
        shared += load_data("political_agendas")["cards"]
        found = {card["id"]: printed(card) for card in [*ACTION_CARDS, *EVENT_CARDS, *shared]}
        found |= declared.company_cards(COMPANIES) | declared.policy_cards()
        found |= expansion_cards() | {"board": board_card(), "actions": action_texts()}
        return {name: typeset(card) for name, card in found.items()}

    @property
    def catalogue(self) -> Catalogue:
        return _catalogue()

    # -- saving, tools -------------------------------------------------------------------------

    def help_at_table(self, wish: Mapping[str, Any]) -> dict[str, Any]:
        """HAU-SET-02: `players` gives the table at the start; `class` and `card` play a turn."""
        from anthropolis.games.hegemony.screen.assistant import Advice
        from anthropolis.games.hegemony.vectors import assistant
        from anthropolis.games.hegemony.vectors.writing import written

        given = assistant.read_given(wish["text"]) if wish.get("text") else wish.get("given")
        if given is None:
            return {"given": assistant.starting(wish.get("players") or self.seats[-1])}
        name = wish.get("class") or CLASSES[0]
        if wish.get("card") is None:
            return {"given": written(assistant.read_position(given, name))}
        country = assistant.play_turn(given, name, wish["card"], wish.get("seed") or 0)
        return Advice(country, name).for_page() | {"given": written(country)}

    def check(self, country: Any) -> list[str]:
        return laws.broken_laws(country)


def points_by_source(country: Any) -> list[dict[str, int]]:
    """HEG-END-07: for each role at the table."""
    size = len(VP_SOURCES)
    return [
        dict(zip(VP_SOURCES, country.vp_from[role * size : (role + 1) * size]))
        for role in country.roles
    ]


GAME = Hegemony()
