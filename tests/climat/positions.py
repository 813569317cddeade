"""Positions of the rulebook's kind for tests: a world is given, one thing happens, we look."""

from __future__ import annotations

from typing import Any

import pytest

from anthropolis.engine.vectors import Refused
from anthropolis.games.climat.table.regions import REGION_BY_ID
from anthropolis.games.climat.table.state import World
from anthropolis.games.climat.vectors.adapter import ClimatVectors
from anthropolis.games.climat.vectors.entries import Position
from anthropolis.games.climat.vectors.looking import look_at_player, look_at_region

Given = dict[str, Any]
Entry = dict[str, Any]


def at(given: Given | None = None) -> World:
    """The world of a `given`, as vectors write it."""
    world: World = ClimatVectors().start(given or {}).world
    return world


def after(given: Given, *when: Entry) -> Position:
    """What a position is after these entries."""
    adapter = ClimatVectors()
    position: Position = adapter.start(given)
    for entry in when:
        adapter.run(position, entry)
    return position


def refused(given: Given, *when: Entry) -> Position:
    """The last entry is refused, and nothing has changed by it."""
    position = after(given, *when[:-1])
    with pytest.raises(Refused):
        ClimatVectors().run(position, when[-1])
    return position


def region(position: Position, name: str) -> dict[str, Any]:
    return look_at_region(position.world, REGION_BY_ID[name])


def tokens(position: Position, name: str) -> dict[str, int]:
    """The tokens that lie in a region, without those that do not."""
    return {kind: many for kind, many in region(position, name)["tokens"].items() if many}


def player(position: Position, chair: int) -> dict[str, Any]:
    return look_at_player(position.world, chair)


def place(name: str, token: str, amount: int = 1, **more: Any) -> Entry:
    return {"step": "place", "region": name, "token": token, "amount": amount, **more}


def step(name: str, region: str, **more: Any) -> Entry:
    return {"step": name, "region": region, **more}


def action(**do: Any) -> Entry:
    return {"step": "action", "do": do}
