"""The mini-expansions as switches of the table, and their secrets."""

from __future__ import annotations

from typing import Any

import pytest

from anthropolis.engine.chance import chance_from
from anthropolis.engine.match import Match
from anthropolis.engine.options import BadOption
from anthropolis.games.hegemony import GAME
from anthropolis.games.hegemony.crises.crisis_cards import CRISIS_IDS, reveal_next
from anthropolis.games.hegemony.crises.objectives import (
    OBJECTIVE_IDS,
    OWN,
    KeepObjective,
    is_its_moment,
)
from anthropolis.games.hegemony.table.calendar import ACTION, ELECTIONS
from anthropolis.games.hegemony.table.crisis_events import (
    HiddenObjectiveKept,
    ObjectiveKept,
    ObjectiveRevealed,
)
from anthropolis.games.hegemony.table.decks import BASE_EVENTS, CARD_NAMES, COPIES, EVENTS
from anthropolis.games.hegemony.table.laws import broken_laws
from tests.hegemony.positions import position, random_match

ALL = {
    "crisis_cell": True, "alternative_events": True, "hidden_objectives": True,
    "action_cards": True,
}  # fmt: skip


def choosing_agendas(seed: int) -> Match:
    """A match of three in which everybody is asked for a Hidden Agenda."""
    match = GAME.new(3, seed, {"hidden_objectives": True})
    while not isinstance(match.state.asking, KeepObjective):
        seat = match.state.decider()
        match.answer(seat, match.state.options(seat)[0])
    return match


@pytest.mark.parametrize("switch", sorted(ALL))
def test_each_part_by_itself(switch: str) -> None:
    """HXP-GEN-01: one switch alone, and a whole match with it."""
    match = random_match(4, 3, **{switch: True})
    assert match.finished
    assert broken_laws(match.state) == []  # type: ignore[arg-type]


def test_all_together_with_automas() -> None:
    """HXP-GEN-01, HAU-EXT-01: every switch, two automas, a person and the State."""
    automas = {"working_class": "advanced", "capitalist_class": "easy"}
    match = random_match(4, 4, automas=automas, **ALL)
    assert match.finished
    assert broken_laws(match.state) == []  # type: ignore[arg-type]


def test_alternative_events_need_the_state() -> None:
    """HXP-GEN-02, HXP-EVT-01: refused with 3 roles; with 4 the deck holds nothing else."""
    with pytest.raises(BadOption, match="alternative events need the State"):
        GAME.new(3, 0, {"alternative_events": True})
    country: Any = GAME.new(4, 0, {"alternative_events": True}).state
    assert min([*country.piles[EVENTS], *country.events_open]) >= BASE_EVENTS


def test_the_crisis_card_lies_open() -> None:
    """HXP-CRI-01, HXP-GEN-04: one of ten, seen by everybody; the deck is mixed for others."""
    match = GAME.new(2, 1, {"crisis_cell": True})
    assert len(CRISIS_IDS) == 10
    assert match.view(0)["crisis"] == match.view(1)["crisis"]
    assert match.view(0)["crisis"] in CRISIS_IDS


def test_cards_set_aside_make_a_new_deck() -> None:
    """HXP-CRI-11: when the stack is used up."""
    country = position(crisis="japanese_model", decks={"crisis": []})
    country.crises[2] = [0, 1]
    reveal_next(country)
    assert country.crises[2] == []
    assert sorted([*country.crises[0], *country.crises[1]]) == sorted(
        [0, 1, CRISIS_IDS.index("japanese_model")]
    )


def test_the_next_crisis_card_is_shown_where_it_lies() -> None:
    """HXP-CRI-09: the event points at the card in the view, as those of other decks do."""
    country = position(crisis="japanese_model", decks={"crisis": ["eu_austerity_measures"]})
    country.listening = True
    reveal_next(country)
    assert [event.about() for event in country.events] == [("crisis",)]
    assert GAME.view(country, 0)["crisis"] == "eu_austerity_measures"


def test_nobody_sees_the_agenda_of_another() -> None:
    """HXP-OBJ-01: two of five, one is kept; views and events of others say nothing of it."""
    match = choosing_agendas(5)
    offered = [match.view(seat)["objectives_offered"] for seat in range(3)]
    assert [len(two) for two in offered] == [2, 2, 2]
    for seat in range(3):
        match.answer(seat, match.state.options(seat)[0])
    own = [match.view(seat)["own_objective"]["objective"] for seat in range(3)]
    assert [own[seat] in offered[seat] for seat in range(3)] == [True] * 3
    assert match.view(None)["own_objective"] is None
    for event in match.events:
        if isinstance(event, ObjectiveKept):
            assert event.seen_by(event.seat) is event
            hidden = event.seen_by((event.seat + 1) % 3)
            assert hidden == HiddenObjectiveKept(event.rule, event.role, event.seat)
    secrets = {name for seat in (1, 2) for name in [own[seat]]}
    assert not [name for name in secrets if name in str(match.view(0))]


def test_a_sample_draws_the_agendas_of_others_anew() -> None:
    """HXP-OBJ-01: the own one stays, the others come from their five."""
    match = choosing_agendas(5)
    for seat in range(3):
        match.answer(seat, match.state.options(seat)[0])
    country: Any = match.state
    seen = set()
    for seed in range(30):
        sample = country.copy()
        GAME.resample(sample, 0, chance_from(seed))
        assert sample.objectives[0] == country.objectives[0]
        assert sample.objectives[1] in OWN[1]
        seen.add(sample.objectives[1])
    assert len(seen) > 2


def test_policies_count_after_the_last_vote() -> None:
    """HXP-OBJ-03, HXP-OBJ-04: not in an Elections Phase whose votes are still to come."""
    country = position(players=3)
    number = OBJECTIVE_IDS.index("golden_compromise")
    country.phase = ELECTIONS
    assert not is_its_moment(country, number, False)
    assert is_its_moment(country, number, True)
    country.phase = ACTION
    assert is_its_moment(country, number, False)


def test_objectives_are_revealed_in_matches() -> None:
    """HXP-OBJ-02: somebody fulfils one in a few matches, for its points, once."""
    found = []
    for seed in range(4):
        events = random_match(4, seed, hidden_objectives=True).events
        found += [e for e in events if isinstance(e, ObjectiveRevealed)]
    assert found
    assert all(event.vp >= 4 for event in found)


def test_five_more_cards_per_role() -> None:
    """HXP-ACT-01, HXP-ACT-03: 45 cards; four of the five new ones are the same for every role."""
    country: Any = GAME.new(4, 0, {"action_cards": True}).state
    cards = [country.hands[r].bit_count() + country.decks[r].bit_count() for r in range(4)]
    assert cards == [45] * 4
    new = [{CARD_NAMES[n].partition("_")[2] for n in COPIES[role][40:]} for role in range(4)]
    assert len(set.intersection(*new)) == 4
    without: Any = GAME.new(4, 0).state
    assert [without.hands[r].bit_count() + without.decks[r].bit_count() for r in range(4)] == [
        40
    ] * 4


def test_automas_hold_no_new_cards() -> None:
    """HXP-ACT-02: an automa has no hand at all."""
    options = {"action_cards": True, "automas": {"working_class": "easy"}}
    country: Any = GAME.new(3, 0, options).state
    assert country.hands[0] == 0
