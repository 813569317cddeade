"""The end in words."""

from __future__ import annotations

import pytest

import anthropolis
from anthropolis.games.limit.table.state import World


def told(crises: list[int], generation: int) -> list[str]:
    match = anthropolis.load("limit").new(2, 1)
    world = match.state
    assert isinstance(world, World)
    world.crises, world.generation = crises, generation
    say = match.game.catalogue.say
    return [say(words.name, words.params, "en") for words in match.game.ending(world)]


@pytest.mark.parametrize(
    ("crises", "headline"),
    [
        ([0, 0, 0], "2060. No crisis: the world holds."),
        ([2, 0, 1], "2060. 2 bankruptcies. One world war. The world holds, barely."),
    ],
)
def test_after_the_last_generation_the_world_holds(crises: list[int], headline: str) -> None:
    """LIM-END-02"""
    assert told(crises, 7) == [headline, "It ended because all 7 generations have passed."]


def test_four_crises_break_it_before() -> None:
    """LIM-END-02"""
    assert told([1, 2, 1], 4) == [
        "1970. One bankruptcy. 2 environmental collapses. One world war. The world breaks.",
        "It ended because 4 crises have struck; the world bears fewer than 4.",
    ]
