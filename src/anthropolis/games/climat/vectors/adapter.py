"""The vocabulary of this game's vectors: a world is given, something happens, then ...

Nothing is decided here: every entry runs the steps of the rules themselves, with the entry's own
dice and answers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from anthropolis.engine.vectors import Compared, Difference, Entry, VectorAdapter, load_schema
from anthropolis.games.climat.table.regions import PACKAGE
from anthropolis.games.climat.vectors.entries import STEPS, Position
from anthropolis.games.climat.vectors.given import position
from anthropolis.games.climat.vectors.looking import LOOKS, look
from anthropolis.games.climat.vectors.turns import TURN_STEPS

ENTRIES = {**STEPS, **TURN_STEPS, **LOOKS}
SETS = ("learnable", "implantable", "can", "drawn")


class ClimatVectors(VectorAdapter):
    """Speaks the vocabulary with the game's own steps."""

    def schema(self) -> Mapping[str, Any]:
        return load_schema(PACKAGE)

    def start(self, given: Mapping[str, Any]) -> Position:
        return Position(position(given), frozenset(given.get("decks") or {}), {})

    def run(self, world: Position, entry: Entry) -> list[Difference]:
        """On a copy, so that a refused entry leaves everything as it was."""
        trial = world.copy()
        trial.result = ENTRIES[entry["step"]](trial, entry)
        world.take(trial)
        return []

    def look(self, world: Position, then: Mapping[str, Any]) -> dict[str, Any]:
        return look(world, then)

    def compared(self, path: tuple[str, ...]) -> Compared:
        if not path:
            return Compared.PLAIN
        if path[0] == "regions" and path[-1] == "tokens_exact":
            return Compared.EXACT
        if len(path) == 3 and (path[0], path[2]) in (("regions", "tps"), ("players", "hand")):
            return Compared.SET
        if len(path) == 2 and (path[0] == "discards" or (path[0] == "result" and path[1] in SETS)):
            return Compared.SET
        return Compared.PLAIN
