"""What may be taken back: never a card drawn, a die rolled, or something that was shown."""

from __future__ import annotations

import random
from typing import Any

from anthropolis.engine.match import Match, replay
from anthropolis.games.climat import GAME
from anthropolis.games.climat.rules.moving.refugees import Leave

SHOWN = ("decks", "discards", "external_discards", "external", "hand")
"""A consequence that goes face down into the event deck is seen by nobody."""


def shown(match: Match, seat: int) -> dict[str, Any]:
    view = match.view(seat)
    known = sorted(view["known_events"].values())
    return {key: view[key] for key in SHOWN} | {"roll": view["roll"], "known": known}


def test_over_whole_matches_nothing_that_was_shown_is_taken_back() -> None:
    """BPC-KNO-01 to -04: piles, hands and dice are the same before and after."""
    found = 0
    for seed in range(3):
        chance = random.Random(seed)
        match = GAME.new(3, seed=seed, options={"scenario": "one_generation"})
        while not match.finished:
            seat = chance.choice(match.deciders)
            match.choose(seat, chance.choice(match.decision(seat).options).key)
            point = match.undo_point(seat)
            if point < len(match.choices) and not match.finished:
                before = replay(match.record(), point)
                assert shown(before, seat) == shown(match, seat)
                found += 1
    assert found > 20


def acting(seed: int) -> tuple[Match, int]:
    """A match in which somebody acts."""
    chance = random.Random(seed)
    match = GAME.new(3, seed=seed, options={"scenario": "one_generation"})
    while match.decision(match.deciders[0]).ref["action"] != "take_action":
        seat = match.deciders[0]
        match.choose(seat, chance.choice(match.decision(seat).options).key)
    return match, match.deciders[0]


def test_a_move_is_free() -> None:
    """BPC-KNO-01: going somewhere shows nothing."""
    match, seat = acting(1)
    move = next(o for o in match.decision(seat).options if o.ref["action"] == "move")
    match.choose(seat, move.key)
    assert len(match.choices) - 1 in match.undo_points(seat)


def test_a_card_that_was_played_stays_played() -> None:
    """BPC-KNO-02: its power was hidden, and everybody has seen it."""
    played = 0
    for seed in range(12):
        match, seat = acting(seed)
        cards = [o for o in match.decision(seat).options if "card" in o.ref]
        if cards:
            match.choose(seat, cards[0].key)
            assert match.undo_point(seat) == len(match.choices)
            played += 1
    assert played > 0


def test_where_refugees_go_can_be_taken_back_by_whoever_decided_alone() -> None:
    """BPC-REF-02, BPC-TRN-04: the acting player sends them; nothing hidden was shown."""
    taken_back = 0
    for seed in range(30):
        chance = random.Random(seed)
        match = GAME.new(3, seed=seed, options={"scenario": "one_generation"})
        while not match.finished:
            seat = chance.choice(match.deciders)
            leaving = isinstance(match.state.asking, Leave)
            match.choose(seat, chance.choice(match.decision(seat).options).key)
            taken_back += leaving and len(match.choices) - 1 in match.undo_points(seat)
        if taken_back > 3:
            return
    raise AssertionError("no refugees could be called back")
