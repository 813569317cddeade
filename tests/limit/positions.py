"""Positions for tests, written with the keys of VECTORS.md `given`, and helpers to play them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from anthropolis.engine.flow import Step
from anthropolis.engine.match import key_of
from anthropolis.games.limit.table.state import World
from anthropolis.games.limit.vectors.given import Names
from anthropolis.games.limit.vectors.given import position as written_position


def position(
    nations: Mapping[str, Any],
    world: Mapping[str, Any] | None = None,
    order: Sequence[str] | None = None,
    options: Mapping[str, Any] | None = None,
) -> tuple[World, Names]:
    """A world with nothing to do yet, and the numbers of the nations by name."""
    given: dict[str, Any] = {"nations": nations, "world": world or {}, "options": options or {}}
    if order is not None:
        given["order"] = order
    return written_position(given)


def run(world: World, *steps: Step) -> World:
    """Do these steps up to the first decision; events are kept."""
    world.listening = True
    world.then(*steps)
    world.run()
    return world


def offered(world: World, nation: int) -> list[str]:
    """The keys of the options of a nation that must decide."""
    step = world.asking
    assert step is not None, "nobody is asked"
    assert nation in world.deciders(), f"nation {nation} is not asked"
    return [key_of(step.describe(world, nation, choice)) for choice in world.options(nation)]


def choose(world: World, nation: int, *keys: str) -> World:
    """Answer the nation's decisions one after the other, each by the key of an option."""
    for key in keys:
        options = offered(world, nation)
        assert key in options, f"{key} is not among {options}"
        world.answer(nation, world.options(nation)[options.index(key)])
    return world


def only_choice(world: World) -> World:
    """Answer as long as whoever is asked has a single option."""
    while world.asking is not None:
        seat = world.decider()
        if len(world.options(seat)) > 1:
            break
        world.answer(seat, world.options(seat)[0])
    return world
