"""A match whose secrets are known goes on in a world drawn anew, and its record replays."""

from __future__ import annotations

import pytest

from anthropolis.engine.match import Match, replay
from anthropolis.engine.registry import load


def begun(game: str) -> Match:
    match = load(game).new(2, seed=3)
    for _ in range(4):
        seat = match.deciders[0]
        match.choose(seat, match.decision(seat).options[0].key)
    return match


@pytest.mark.parametrize("game", ["anthropocene", "limit"])
def test_a_redraw_changes_nothing_public_and_stands_in_the_record(game: str) -> None:
    match = begun(game)
    public, events = match.view(None), len(match.events)
    match.redraw("another world")
    assert match.view(None) == public
    assert len(match.events) == events
    assert match.choices[-1] == (-1, "redraw:another world")
    again = replay(match.record())
    assert [again.view(seat) for seat in (0, 1)] == [match.view(seat) for seat in (0, 1)]


@pytest.mark.parametrize("game", ["anthropocene", "limit"])
def test_different_redraws_give_different_worlds(game: str) -> None:
    worlds = []
    for seed in ("a", "b", "c"):
        match = begun(game)
        match.redraw(seed)
        worlds.append([match.view(seat) for seat in (0, 1)])
    assert worlds[0] != worlds[1] or worlds[0] != worlds[2]
