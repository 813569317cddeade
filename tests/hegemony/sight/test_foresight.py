"""What a preview says of cubes and cards that nobody has drawn yet."""

from __future__ import annotations

import pytest

from anthropolis.engine.chance import chance_from
from anthropolis.engine.match import Match
from anthropolis.games.hegemony import GAME
from anthropolis.games.hegemony.rules.moving.actions.propose_bill import PollBill
from anthropolis.games.hegemony.table.automa_events import AiCardRevealed
from anthropolis.games.hegemony.table.events import CompanyChanged, TableChanged
from anthropolis.games.hegemony.table.roles import CLASSES


def until_a_poll(seed: int) -> Match:
    """The first random match from this deal on in which somebody takes a poll, up to there."""
    match, chance = GAME.new(4, seed), chance_from(seed)
    while not isinstance(match.state.asking, PollBill):
        if match.finished:
            return until_a_poll(seed + 4)
        seat = match.state.decider()
        options = match.state.options(seat)
        match.answer(seat, options[chance.below(len(options))])
    return match


@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_no_cube_is_foretold(seed: int) -> None:
    """HEG-OP-02, HEG-VOT-12: of five cubes one is nearly always of each class, never surely."""
    match = until_a_poll(seed)
    seat = match.state.decider()
    for option in match.decision(seat).options:
        preview = match.preview(seat, option.key)
        told = [e.what for e in preview.events if isinstance(e, TableChanged)]
        assert not [what for what in told if what.startswith("bag_")]
        assert [words.name for words in preview.hidden] == ["hidden_cubes"]
        assert preview.events


@pytest.mark.parametrize("seed", [1, 3])
def test_what_is_told_beside_automas_comes_true(seed: int) -> None:
    """HAU-DCK-01, HAU-INF-07: cards that nobody knows yet decide what automas do and spend."""
    match = GAME.new(4, seed, {"automas": dict.fromkeys(CLASSES, "advanced")})
    chance = chance_from(seed)
    ended = 0
    while not match.finished:
        seat, told = match.state.decider(), len(match.events)
        options = match.decision(seat).options
        option = options[chance.below(len(options))]
        foreseen = None if match.state.together else match.preview(seat, option.key)
        match.choose(seat, option.key)
        if foreseen is not None and len(match.events) > told:
            ended += option.key == "end_turn"
            seen = match.events_seen_by(seat, told)
            assert not [event for event in foreseen.events if event not in seen]
            assert not [e for e in foreseen.events if isinstance(e, AiCardRevealed)]
    assert ended > 5


def test_a_plan_that_ends_by_itself_is_not_open() -> None:
    """HEG-ASG-02: a jobless worker goes to the Clinic; only the Hospital's nurse fits beside them.

    That the nurse leaves is no choice any more, so it is told before anything is confirmed.
    """
    match = GAME.new(2, 1)
    seat = match.state.decider()
    match.choose(seat, "basic:assign_workers")
    match.choose(seat, match.decision(seat).options[0].key)
    assert match.preview(seat, "jobless_worker:unskilled").open
    match.choose(seat, "jobless_worker:unskilled")
    foreseen = match.preview(seat, "to_company:cc_clinic")
    assert not foreseen.open
    told = {e.company for e in foreseen.events if isinstance(e, CompanyChanged)}
    assert told == {"cc_clinic", "pub_public_hospital"}
    match.choose(seat, "to_company:cc_clinic")
    played = [option.key for _, option in match.forced()]
    assert played == ["worker_at:healthcare:pub_public_hospital", "to_company:cc_clinic"]
