"""Seats that come in and leave in the course of a match."""

from __future__ import annotations

from typing import Any

import pytest

from anthropolis import Match
from anthropolis.engine.match import verify
from anthropolis.engine.options import BadOption
from anthropolis.games.climat import GAME
from anthropolis.games.climat.roles.employers import has_power
from anthropolis.games.climat.table.regions import REGIONS
from anthropolis.games.climat.table.state import hand_size
from tests.climat.matches import choose, finish, new


def test_a_seat_comes_in() -> None:
    """BPC-JOI-01, BPC-JOI-02: no cards, a free character, no power before the own second turn."""
    match = new(4, 1, open_seats=1)
    while type(match.state.asking).__name__ == "DrawAllowed":
        choose(match, match.deciders[0], "")
    assert match.deciders == (3,)
    match.choose(3, "enter")
    match.choose(3, "character:nia_okafor")
    match.choose(3, "employer:docteurs_sans_limites")
    state: Any = match.state
    assert (state.owner, hand_size(state, 3), REGIONS[state.place[3]]) == (
        [0, 1, 2, 3],
        0,
        "middle_east",
    )
    assert not has_power(state, 3)
    done = finish(match, ("pass", "not_now", "do_not_run"))
    assert verify(done.record()).scores == done.scores


def test_with_too_few_players_nobody_waits_outside() -> None:
    """BPC-JOI-01: three must play."""
    with pytest.raises(BadOption):
        GAME.new(3, 1, {"open_seats": 1})


def test_a_seat_leaves() -> None:
    """BPC-JOI-03: the hand is discarded, the others draw by their number."""
    match = to_doors(new(4, 1, leaving=True))
    leave(match, 1)
    state: Any = match.state
    assert state.owner == [0, -1, 2, 3]
    assert state.employers[1] == -1
    done = finish(match, ("stay", "pass", "not_now", "do_not_run"))
    assert verify(done.record()).winners == done.winners


def test_one_comes_in_and_another_one_leaves() -> None:
    """BPC-JOI-01 to BPC-JOI-03: both are choices in the record, which replays to the same end."""
    match = to_doors(new(4, 3, open_seats=1, leaving=True))
    match.choose(3, "enter")
    for seat in (0, 1, 2):
        match.choose(seat, "stay")
    match.choose(3, "character:nia_okafor")
    match.choose(3, "employer:docteurs_sans_limites")
    finish_turn(match)
    for seat in match.deciders:
        match.choose(seat, "leave" if seat == 0 else "stay")
    state: Any = match.state
    assert state.owner == [-1, 1, 2, 3]
    done = finish(match, ("stay", "pass", "not_now", "do_not_run"))
    record = done.record()
    assert verify(record).scores == done.scores
    keys = [key for _, key in done.choices]
    assert ("enter" in keys, "leave" in keys) == (True, True)


def finish_turn(match: Match) -> None:
    """To the doors of the next turn."""
    turn = match.game.calendar(match.state).number
    while match.game.calendar(match.state).number == turn:
        choose(match, match.deciders[0], "pass", "not_now", "do_not_run", "")


def test_below_three_a_character_is_taken_over() -> None:
    """BPC-JOI-04: the next seat plays two."""
    match = to_doors(new(3, 1, leaving=True))
    leave(match, 1)
    state: Any = match.state
    assert state.owner == [0, 2, 2]
    done = finish(match, ("stay", "pass", "not_now", "do_not_run"))
    assert verify(done.record()).scores == done.scores


def to_doors(match: Match) -> Match:
    while type(match.state.asking).__name__ == "DrawAllowed":
        choose(match, match.deciders[0], "")
    return match


def leave(match: Match, leaving: int) -> None:
    for seat in match.deciders:
        match.choose(seat, "leave" if seat == leaving else "stay")
