"""What a bot suggests, and what it says for it."""

from __future__ import annotations

from typing import Any

import pytest

from anthropolis.bots.bot import GreedyBot
from anthropolis.bots.suggesting import MOST_REASONS, reasons_for, suggest
from anthropolis.engine.chance import chance_from
from anthropolis.engine.contract import Stake, Words
from anthropolis.engine.registry import load


def weighed(*worths: float) -> list[Stake]:
    return [Stake(Words(f"stake {i}", {}), worth) for i, worth in enumerate(worths)]


def test_reasons_are_the_largest_differences_from_the_average_option() -> None:
    """Two worlds; the chosen option has 8, 1 and 4, the other one 2, 1 and 5 in all."""
    reasons = reasons_for(0, [[8.0, 1.0, 4.0], [2.0, 1.0, 5.0]], weighed(0, 0, 0), worlds=2)
    assert [(r.words.name, r.worth) for r in reasons] == [("stake 0", 1.5), ("stake 2", -0.25)]


@pytest.mark.parametrize(("game", "ways"), [("limit", 3), ("anthropocene", 3), ("hegemony", 6)])
def test_a_suggestion_is_what_the_same_bot_would_do_and_has_reasons(game: str, ways: int) -> None:
    rules = load(game)
    match = rules.new(3, "suggesting")
    seat = match.deciders[0]
    while len(match.decision(seat).options) < ways or not match.events:
        match.choose(seat, match.decision(seat).options[0].key)
        seat = match.deciders[0]
    found = suggest(greedy(rules), match.state, seat)
    assert found.choice == greedy(rules).choose(match.state, seat)
    assert 0 < len(found.reasons) <= MOST_REASONS


def greedy(rules: Any) -> GreedyBot:
    return GreedyBot(rules, chance_from("suggesting", "bot"))


@pytest.mark.parametrize("game", ["limit", "anthropocene", "hegemony"])
def test_what_is_weighed_is_the_same_in_every_imagined_world(game: str) -> None:
    rules, chance = load(game), chance_from("stakes", "worlds")
    match = rules.new(3, "stakes")
    for _ in range(4):
        seat = match.deciders[0]
        match.choose(seat, match.decision(seat).options[0].key)
    names = [
        [stake.words.name for stake in rules.stakes(rules.imagine(match.state, 0, chance), 0)]
        for _ in range(5)
    ]
    assert names[0]
    assert all(one == names[0] for one in names)


def test_a_game_need_not_say_what_it_weighs() -> None:
    rules = load("climat")
    match = rules.new(3, "quiet")
    assert rules.stakes(match.state, 0) == []


def test_the_last_card_of_a_generation_has_its_reasons_too() -> None:
    """At a table that pauses between generations the end of one can be weighed."""
    rules, reasons = load("anthropocene"), 0
    for seed in range(4):
        match = rules.new(3, seed, {"pauses": True})
        while match.view(None)["cards_left"] > 1:
            seat = match.deciders[0]
            match.choose(seat, match.decision(seat).options[-1].key)
        seat = match.deciders[0]
        reasons += len(suggest(GreedyBot(rules, chance_from(seed)), match.state, seat).reasons)
    assert reasons > 0
