"""The vocabulary of Hegemony's vectors: given a country, when something happens, then ...

Nothing is decided here: every entry runs the steps of the rules themselves (entries.py), with the
entry's own answers to their questions (answering.py). `given` is read in given.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from anthropolis.engine.vectors import Compared, Difference, Entry, VectorAdapter, load_schema
from anthropolis.games.hegemony.table.roles import CLASSES, PACKAGE
from anthropolis.games.hegemony.vectors.entries import Position, run_entry
from anthropolis.games.hegemony.vectors.given import position
from anthropolis.games.hegemony.vectors.looking import SETS, look_at


class HegemonyVectors(VectorAdapter):
    """Speaks the vocabulary with the game's own steps."""

    def schema(self) -> Mapping[str, Any]:
        return load_schema(PACKAGE)

    def start(self, given: Mapping[str, Any]) -> Position:
        return Position(position(given), {})

    def run(self, world: Position, entry: Entry) -> list[Difference]:
        """On a copy, so that a refused entry leaves everything as it was."""
        trial = Position(world.country.copy(), dict(world.result))
        trial.used, trial.told = world.used[:], world.told[:]
        trial.revealed = world.revealed[:]
        run_entry(trial, entry)
        world.country, world.result, world.used = trial.country, trial.result, trial.used
        world.told, world.revealed = trial.told, trial.revealed
        return []

    def look(self, world: Position, then: Mapping[str, Any]) -> Mapping[str, Any]:
        return look_at(world.country, world.result, then)

    def compared(self, path: tuple[str, ...]) -> Compared:
        if path in (("bills",), ("status_quo",), ("locks",), ("result", "winner")):
            return Compared.SET
        if len(path) == 2 and path[0] in CLASSES and path[1] in SETS:
            return Compared.SET
        if len(path) == 3 and path[0] == "companies" and path[2] == "workers":
            return Compared.SET
        if len(path) == 2 and path[0] in CLASSES and path[1] == "unemployed":
            return Compared.EXACT
        if len(path) == 3 and path[:2] == ("state", "benefits"):
            return Compared.EXACT
        if path == ("result", "keep") or (path[:1] == ("kept_events",) and len(path) == 2):
            return Compared.SET
        if path[:1] == ("automas",) and (path[2:3] == ("aside",) and len(path) == 4):
            return Compared.SET
        if path[:1] == ("automas",) and path[2:] == ("objectives",):
            return Compared.SET
        if path[:1] == ("automas",) and path[2:] in (("actions",), ("policies",)):
            return Compared.EXACT
        if path in (("result", "up"), ("result", "split")):
            return Compared.EXACT
        return Compared.PLAIN
