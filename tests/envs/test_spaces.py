"""Numbered actions and observations: stable, without collisions, from the seat's view alone."""

from __future__ import annotations

import json

import pytest

import anthropolis
from anthropolis.engine.chance import chance_from
from anthropolis.envs.layout import Layout
from anthropolis.envs.rewards import BadReward
from anthropolis.envs.space import SPARE, Space, explore, space_of
from anthropolis.envs.stage import Actions, BadAction, Stage

GAMES = ["anthropocene", "climat", "limit", "hegemony"]
MOST_STEPS = 150


def begun(game: str, seed: str = "spaces", reward: str = "win") -> Stage:
    space = space_of(game)
    stage = space.stage(space.game.seats[-1], None, reward)
    stage.begin(seed)
    return stage


def steps_of(stage: Stage, most: int = MOST_STEPS) -> list[int]:
    """Take any actions, as long as there are some; gives what was taken."""
    chance = chance_from("any")
    taken: list[int] = []
    while stage.seat >= 0 and len(taken) < most:
        taken.append(stage.offered[chance.below(len(stage.offered))])
        stage.act(taken[-1])
    return taken


@pytest.mark.parametrize("game", GAMES)
def test_every_option_has_a_number_of_its_own(game: str) -> None:
    stage = begun(game)
    chance = chance_from("mask")
    strange = offered = 0
    for _ in range(MOST_STEPS):
        if stage.seat < 0:
            stage.begin("another")
        assert len(set(stage.offered)) == len(stage.choices) > 1
        assert all(0 <= number < stage.actions.count for number in stage.offered)
        known = stage.actions.keys
        for key, number in zip(stage.keys(), stage.offered, strict=True):
            offered += 1
            strange += number >= len(known)
            assert number >= len(known) or known[number] == key
        stage.act(stage.offered[chance.below(len(stage.offered))])
    assert strange <= offered / 50, "the list of actions knows too little of the game"


@pytest.mark.parametrize("game", GAMES)
def test_observations_come_from_what_the_seat_knows(game: str) -> None:
    """In every world that a seat cannot tell apart its observation is the same."""
    stage = begun(game)
    for number in range(6):
        steps_of(stage, 13)
        if stage.seat < 0:
            return
        seat, true = stage.seat, stage.state
        known = stage.look(seat)
        assert known[0], "a seat sees something"
        stage.state = stage.game.imagine(true, seat, chance_from(f"world {number}"))
        assert dict(zip(*stage.look(seat))) == dict(zip(*known))
        stage.state = true


@pytest.mark.parametrize("game", GAMES)
def test_the_layout_knows_what_is_seen(game: str) -> None:
    """Hardly anything that a seat sees has no column; what has one is within bounds."""
    stage = begun(game)
    layout, wide = stage.layout, Layout(stage.layout.notes)
    wide.growing = True
    steps_of(stage, 40)
    seat = max(stage.seat, 0)
    seen = stage.seen(seat)
    columns, values = stage.look(seat)
    assert len(set(columns)) == len(columns)
    assert all(-4 <= value <= 4 for value in values)
    found = wide.read(seen, seat, stage.seats)
    names = {wide.names[column] for column, value in found.items() if value}
    unknown = {name for name in names if name not in set(layout.names)}
    constant = {name for name in unknown if "=" in name}
    assert len(unknown - constant) < len(names) / 4, sorted(unknown)[:20]


def test_seats_are_told_from_the_seat_that_looks() -> None:
    stage = begun("anthropocene")
    names = stage.layout.names
    for seat in range(stage.seats):
        columns, _ = stage.look(seat)
        told = {names[column] for column in columns}
        own = {
            f"view/people/0/hand={card}"
            for card in stage.game.view(stage.state, seat)["people"][seat]["hand"]
        }
        assert own <= told
        assert not any(name.startswith("view/people/1/hand=") for name in told)


def test_the_card_on_top_of_a_pile_is_seen() -> None:
    stage = begun("anthropocene", "piles")
    steps_of(stage, 20)
    board = stage.game.view(stage.state, stage.seat)["board"]
    piles = {f"view/board/{r}/{c}": pile for r, row in board.items() for c, pile in row.items()}
    assert any(len(pile) > 1 for pile in piles.values())
    told = {stage.layout.names[column] for column in stage.look(stage.seat)[0]}
    tops = {name for name in told if "/top=" in name}
    assert tops == {f"{path}/top={pile[-1]}" for path, pile in piles.items() if pile}


@pytest.mark.parametrize("game", GAMES)
def test_the_file_is_read_as_it_is_written(game: str) -> None:
    space = space_of(game)
    text = space.to_text()
    again = json.loads(text)
    assert Space(space.game, again["actions"], again["columns"], SPARE).to_text() == text
    assert len(set(again["actions"])) == len(again["actions"])
    assert len(set(space.layout.names)) == space.width


def test_what_is_known_keeps_its_number_when_more_is_explored() -> None:
    game = anthropolis.load("limit")
    small = explore(game, 3, "few")
    large = explore(game, 6, "others", small)
    assert large.actions.keys[: len(small.actions.keys)] == small.actions.keys
    assert large.layout.names[: small.width] == small.layout.names
    assert large.actions.count > small.actions.count
    assert large.width > small.width


def test_strange_options_never_share_a_number() -> None:
    actions = Actions(["pass"], 4)
    numbers = actions.numbers(["d", "pass", "b", "c", "a"])
    assert numbers[1] == 0
    assert sorted(numbers) == [0, 1, 2, 3, 4]
    assert actions.numbers(["a", "b", "c", "d"]) == [numbers[4], numbers[2], numbers[3], numbers[0]]
    with pytest.raises(BadAction, match="5 options are new"):
        actions.numbers(list("abcde"))


def test_answers_in_parts_are_steps() -> None:
    """Every part is an action, and the parts so far are seen by their own seat alone."""
    stage = begun("limit", "parts")
    chance = chance_from("parts")
    for _ in range(3000):
        if stage.seat < 0:
            stage.begin("more parts")
        seat = stage.seat
        if stage.state.draft(seat):
            told = stage.seen(seat)["parts"]
            assert isinstance(told, list)
            assert len(told) == len(stage.state.draft(seat))
            other = (seat + 1) % stage.seats
            assert "parts" not in stage.seen(other)
            return
        stage.act(stage.offered[chance.below(len(stage.offered))])
    pytest.fail("nobody gave a part")


def test_rewards_by_name() -> None:
    for reward in ("difference", "win", "judgement"):
        stage = begun("limit", "reward", reward)
        chance = chance_from("any")
        total = [0.0] * stage.seats
        while stage.seat >= 0:
            paid = stage.act(stage.offered[chance.below(len(stage.offered))])
            total = [had + more for had, more in zip(total, paid, strict=True)]
        scores = stage.game.scores(stage.state)
        winners = stage.game.winners(stage.state)
        if reward == "difference":
            rest = [(sum(scores) - own) / (stage.seats - 1) for own in scores]
            assert total == pytest.approx([own - mean for own, mean in zip(scores, rest)])
        elif reward == "win":
            assert total == [1.0 if seat in winners else -1.0 for seat in range(stage.seats)]
        else:
            assert any(total)
            assert all(-1 <= risen <= 1 for risen in total)
    with pytest.raises(BadReward, match="choose difference, win, judgement"):
        begun("limit", "reward", "gold")


def test_refusals() -> None:
    stage = begun("anthropocene")
    masked = next(n for n in range(stage.actions.count) if n not in stage.offered)
    with pytest.raises(BadAction, match="not offered"):
        stage.act(masked)
