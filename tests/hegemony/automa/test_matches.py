"""Whole matches with automas: nothing appears or vanishes, and the same seed plays the same."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from anthropolis.engine.chance import chance_from
from anthropolis.engine.flow import State
from anthropolis.engine.options import BadOption
from anthropolis.games.hegemony import GAME
from anthropolis.games.hegemony.automa.components import (
    AI_CARDS,
    AI_IDS,
    action_cards,
    deck_of,
    discard_of,
    policy_cards,
)
from anthropolis.games.hegemony.automa.seating import set_up_automas
from anthropolis.games.hegemony.rules.preparation import setup_steps
from anthropolis.games.hegemony.rules.round import BeginPhase, Round
from anthropolis.games.hegemony.rules.turn import BeginTurn
from anthropolis.games.hegemony.table.automa_events import AiCardRevealed, AutomaActed
from anthropolis.games.hegemony.table.events import CardsDrawn
from anthropolis.games.hegemony.table.figures import figures_from
from anthropolis.games.hegemony.table.hooks import HOOKS
from anthropolis.games.hegemony.table.laws import broken_laws
from anthropolis.games.hegemony.table.roles import CLASSES, ROLES
from anthropolis.games.hegemony.table.setup import start_country
from anthropolis.games.hegemony.table.state import Country
from tests.hegemony.positions import random_match

ALL = {"working_class": "advanced", "middle_class": "advanced", "capitalist_class": "advanced"}
MIXED = {"working_class": "easy", "middle_class": "advanced", "capitalist_class": "easy"}
TWO = {"working_class": "advanced", "capitalist_class": "easy"}


def run_by_steps(country: Country) -> int:
    """Play on one step at a time and look at the laws before each turn and phase."""
    steps = 0
    chance = chance_from(0, "test")
    country.running = True
    while country.todo or country.asking is not None:
        if country.asking is None:
            country.todo.pop().start(country)
        elif country.only_automas_asked():
            seats = country.deciders()
            for seat, parts in zip(seats, HOOKS[0].decide(country, seats)):
                for part in parts:
                    country.answer(seat, part)
        else:
            seat = country.decider()
            options = country.options(seat)
            country.answer(seat, options[chance.below(len(options))])
        steps += 1
        if country.todo and isinstance(country.todo[-1], (BeginTurn, BeginPhase)):
            assert broken_laws(country) == [], f"after {steps} steps"
    return steps


def begun(seats: int, seed: int, automas: dict[str, str]) -> Country:
    """A match with automas before its first step."""
    options = GAME.new(2, 0).options
    country = start_country(seats, chance_from(seed), figures_from(options))
    set_up_automas(country, automas)
    country.then(*setup_steps(country))
    country.run()
    while country.asking is not None:
        country.answer(country.decider(), country.options(country.decider())[0])
    country.then(Round(1))
    return country


@pytest.mark.parametrize(("seats", "automas"), [(2, TWO), (3, ALL), (4, ALL), (4, MIXED)])
def test_nothing_appears_or_vanishes(seats: int, automas: dict[str, str]) -> None:
    """HAU-SET-01, HAU-SET-02, HAU-SET-05: any mix of automas, easy and advanced, with a State."""
    assert run_by_steps(begun(seats, 7, automas)) > 500


def test_people_and_automas_at_one_table() -> None:
    """HAU-SET-01, HAU-SET-03: people are asked, automas never are, and they hold no cards."""
    match = random_match(4, 5, automas={"middle_class": "advanced"})
    drawn = [event.role for event in match.events if isinstance(event, CardsDrawn)]
    assert set(drawn) == {"working_class", "capitalist_class", "state"}
    assert match.state.hands[1] == 0  # type: ignore[attr-defined]


def test_the_automa_is_never_asked() -> None:
    """HAU-SET-01: no question is ever open for an automa."""
    match = GAME.new(3, 4, {"automas": {"capitalist_class": "easy"}})
    chance = chance_from(1)
    while not match.finished:
        assert 2 not in match.state.deciders()
        seat = match.state.decider()
        options = match.state.options(seat)
        match.answer(seat, options[chance.below(len(options))])


def test_the_same_seed_plays_the_same_match() -> None:
    """HAU-DCK-03: draws come from the match's own chance."""
    first, second = (GAME.new(3, 11, {"automas": ALL}) for _ in range(2))
    assert first.events == second.events
    assert first.finished
    assert first.state == second.state


def test_a_saved_match_goes_on_the_same() -> None:
    match = GAME.new(4, 2, {"automas": ALL})
    twin: Any = GAME.load_state(GAME.save(match.state))
    assert twin == match.state
    copy: State = match.state.copy()
    for state in (twin, copy):
        seat = state.decider()
        state.answer(seat, state.options(seat)[0])
    assert twin == copy


def test_twenty_five_cards_are_used() -> None:
    """HAU-DCK-01, HAU-EZ-08: one AI card and one action per turn, 25 in a game; 5 are left."""
    match = GAME.new(3, 6, {"automas": ALL})
    used = Counter(e.role for e in match.events if isinstance(e, AiCardRevealed))
    done = Counter(e.role for e in match.events if isinstance(e, AutomaActed))
    assert set(used.values()) == set(done.values()) == {25}


def test_cubes_are_open_information() -> None:
    """HAU-SET-04: everybody sees the cubes of each class in the bag and outside it."""
    view = GAME.new(3, 0, {"automas": {"capitalist_class": "easy"}}).view(0)
    assert view["bag"] == {"working_class": 8, "middle_class": 8, "capitalist_class": 8}
    assert view["capitalist_class"]["cubes"] == 17


def test_decks_and_rows_stay_whole() -> None:
    """HAU-CMP-01, HAU-SET-06: 30 AI cards, 6 action cards and 7 policy cards per class."""
    country: Any = GAME.new(4, 9, {"automas": ALL}).state
    for role in range(3):
        cards = deck_of(country, role) + discard_of(country, role)
        assert sorted(cards) == [i for i in range(len(AI_IDS)) if AI_CARDS[i].role == role]
        assert len(action_cards(country, role)) == 6
        assert len(policy_cards(country, role)) == 7


def test_tables_that_are_refused() -> None:
    """HAU-SET-01, HAU-SET-02: no automa for the State, none for a role that is not in play."""
    with pytest.raises(BadOption, match="nobody plays the Middle Class"):
        GAME.new(2, 0, {"automas": {"middle_class": "easy"}})
    with pytest.raises(BadOption, match="the State has no automa"):
        GAME.seated(["greedy", "greedy", "greedy", "automa"], {})
    with pytest.raises(BadOption, match="unknown option"):
        GAME.new(4, 0, {"automas": {"state": "easy"}})


def test_seats_named_automa() -> None:
    """HAU-SET-05: `automa` is the advanced mode, `automa:easy` the other one."""
    options = GAME.seated(["automa:easy", "greedy", "automa"], {})
    assert options["automas"] == {"working_class": "easy", "capitalist_class": "advanced"}


def test_known_cards_stay_where_they_are() -> None:
    """HAU-DCK-02: what went under the deck is known; a sample keeps it, the rest is mixed."""
    match = GAME.new(4, 2, {"automas": ALL})
    country: Any = match.state
    country.automas[13][0] = 3
    before = list(deck_of(country, 0))
    sample: Any = country.copy()
    GAME.resample(sample, 3, chance_from(5))
    assert deck_of(sample, 0)[-3:] == before[-3:]
    assert sorted(deck_of(sample, 0)) == sorted(before)
    assert match.view(3)["automas"]["working_class"]["seen_below"] == [
        AI_IDS[card] for card in before[-3:]
    ]


def test_switches_say_how_many_seats_they_need() -> None:
    """HAU-SET-02, HXP-GEN-02: what the set-up page reads is what the rules refuse."""
    parts = GAME.options_schema["properties"]
    assert parts["alternative_events"]["x-needs-seats"] == 4
    for seats, roles in parts["automas"]["x-seats"].items():
        country: Any = GAME.new(int(seats), 0).state
        assert [None if r == 3 else CLASSES[r] for r in country.roles] == roles
        assert [ROLES[r] for r in country.roles] == parts["automas"]["x-roles"][seats]
