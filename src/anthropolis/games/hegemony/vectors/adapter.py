"""The vocabulary of Hegemony's vectors: given a country, when something happens, then ...

Nothing is decided here: every entry runs the steps of the rules themselves (entries.py), with the
entry's own answers to their questions (answering.py). `given` is read in given.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from anthropolis.engine.vectors import (
    Compared,
    Difference,
    Entry,
    Refused,
    VectorAdapter,
    load_schema,
)
from anthropolis.games.hegemony.table.roles import CLASSES, PACKAGE
from anthropolis.games.hegemony.vectors.answering import LeftToChance
from anthropolis.games.hegemony.vectors.entries import Position, run_entry
from anthropolis.games.hegemony.vectors.given import position
from anthropolis.games.hegemony.vectors.looking import SETS, look_at

MOST_TRIES = 100
"""So many ways to decide by chance are tried before an entry has to say which one."""


def tried(world: Position, entry: Entry) -> Position:
    """What comes of an entry; the world stays as it is."""
    trial = Position(world.country.copy(), dict(world.result))
    trial.used, trial.told = world.used[:], world.told[:]
    trial.revealed = world.revealed[:]
    run_entry(trial, entry)
    return trial


def whatever_comes(world: Position, entry: Entry, tries: list[Entry]) -> Position:
    """HAU-NAR-05: what chance decides needs no name where everything comes to the same."""
    tries.append(entry)
    try:
        return tried(world, entry)
    except LeftToChance as chance:
        ends: list[Position] = []
        for name in chance.names:
            named = {**entry, "random": [*(entry.get("random") or []), name]}
            ends.append(another(world, named, tries, chance))
            if not alike(ends[0], ends[-1]):
                raise chance from None
        return ends[0]


def another(world: Position, entry: Entry, tries: list[Entry], chance: LeftToChance) -> Position:
    """The same entry with one more name; what goes wrong there is chance's doing."""
    if len(tries) > MOST_TRIES:
        raise chance from None
    try:
        return whatever_comes(world, entry, tries)
    except (LeftToChance, Refused):
        raise chance from None


def alike(one: Position, other: Position) -> bool:
    return one.country == other.country and one.result == other.result


class HegemonyVectors(VectorAdapter):
    """Speaks the vocabulary with the game's own steps."""

    def schema(self) -> Mapping[str, Any]:
        return load_schema(PACKAGE)

    def start(self, given: Mapping[str, Any]) -> Position:
        return Position(position(given), {})

    def run(self, world: Position, entry: Entry) -> list[Difference]:
        """On a copy, so that a refused entry leaves everything as it was."""
        trial = whatever_comes(world, entry, [])
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
