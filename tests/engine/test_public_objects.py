"""What the library hands out prints, compares, pickles and copies, in both forms."""

from __future__ import annotations

import copy
import pickle
from typing import Any

import pytest

from anthropolis import Match, Record, load, play_out
from anthropolis.engine.decision import Blocked, Decision, Option
from anthropolis.engine.flow import State, Step
from anthropolis.engine.foresight import Preview
from anthropolis.engine.game import Game
from anthropolis.engine.trials import chance_at, random_choice

GAMES = ["anthropocene", "climat", "hegemony", "limit"]


def begun(game: str, choices: int = 12) -> Match:
    """A match after some random choices."""
    match = load(game).new(3, seed=5)
    for _ in range(choices):
        match.answer(*random_choice(match, chance_at(match, "begun")))
    return match


def handed_out(match: Match) -> list[Any]:
    seat = match.deciders[0]
    decision = match.decision(seat)
    preview = match.preview(seat, decision.options[-1].key)
    return [match, match.state, match.record(), decision, decision.options[0], preview]


@pytest.mark.parametrize("game", GAMES)
def test_everything_pickles_and_copies_into_its_equal(game: str) -> None:
    for thing in handed_out(begun(game)):
        assert pickle.loads(pickle.dumps(thing)) == thing
        assert copy.deepcopy(thing) == thing
        assert copy.deepcopy(thing) is not thing


@pytest.mark.parametrize("game", GAMES)
def test_a_state_does_so_in_the_middle_of_anything(game: str) -> None:
    match = load(game).new(3, seed=8)
    for _ in range(120):
        if match.finished:
            break
        assert pickle.loads(pickle.dumps(match.state)) == match.state
        match.answer(*random_choice(match, chance_at(match, "middle")))


@pytest.mark.parametrize("game", GAMES)
def test_what_was_pickled_goes_on_as_the_original_does(game: str) -> None:
    match = begun(game)
    twin = pickle.loads(pickle.dumps(match))
    assert twin.events == match.events
    assert twin.undo_point(match.deciders[0]) == match.undo_point(match.deciders[0])
    for one in (match, twin):
        play_out(one, ["random"] * 3)
    assert twin == match
    assert twin.record() == match.record()


def test_a_deep_copy_goes_its_own_way() -> None:
    match = begun("limit")
    before, twin = copy.deepcopy(match), copy.deepcopy(match)
    play_out(twin, ["random"] * 3)
    assert match == before
    assert match != twin
    assert match.state != twin.state
    assert match.record() != twin.record()


def test_other_seeds_and_other_things_are_not_equal() -> None:
    game = load("anthropocene")
    assert game.new(2, seed=1) == game.new(2, seed=1)
    assert game.new(2, seed=1) != game.new(2, seed=2)
    for thing in handed_out(game.new(2, seed=1)):
        assert thing != "something else"


def test_options_and_decisions_can_be_put_into_sets() -> None:
    match = begun("limit")
    first, again = match.decision(match.deciders[0]), match.decision(match.deciders[0])
    assert len({first, again}) == 1
    assert {*first.options, *again.options} == set(first.options)


def test_they_say_what_they_are() -> None:
    match = load("anthropocene").new(2, seed=7, options={"first_player": 1})
    decision = match.decision(0)
    key = decision.options[0].key
    assert repr(match.game) == f"<Game anthropocene {match.game.version}>"
    assert repr(match) == ("<Match of anthropocene, 2 seats, seed 7: 0 choices, seats [0] decide>")
    assert repr(decision).startswith(f"<Decision of seat 0 by {decision.rule}: {key} ")
    assert repr(decision.options[0]) == f"<Option {key}>"
    assert repr(match.state).startswith("<Table of 2 seats: ")
    assert repr(match.record()).endswith(": 2 seats, 0 choices, unfinished>")
    play_out(match, ["random", "random"])
    assert repr(match).endswith(", finished>")
    assert repr(match.record()).endswith(f"scores {list(match.scores)}>")


@pytest.mark.parametrize(
    "kind", [Match, Record, Decision, Option, Blocked, Preview, State, Step, Game]
)
def test_classes_and_methods_are_explained_to_those_who_ask(kind: type) -> None:
    """`help(Match)` says the same whether or not the rules are compiled."""
    assert kind.__doc__
    public = [getattr(kind, name) for name in vars(kind) if not name.startswith("_")]
    assert [found.__name__ for found in public if callable(found) and not found.__doc__] == []
