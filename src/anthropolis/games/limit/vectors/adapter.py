"""The vocabulary of LIMIT's vectors: given nations and a world, when something happens, then ...

Nothing is decided here: every entry runs the steps of the rules themselves (entries.py), with the
entry's own answers to their questions (answering.py). `given` is read in given.py.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from anthropolis.engine.vectors import (
    Compared,
    Difference,
    Entry,
    Malformed,
    VectorAdapter,
    load_schema,
)
from anthropolis.games.limit.rules.political.political import next_nation
from anthropolis.games.limit.table.components import PACKAGE
from anthropolis.games.limit.vectors.entries import ENTRIES, Position, is_decided
from anthropolis.games.limit.vectors.given import position
from anthropolis.games.limit.vectors.looking import SETS, look_at_nation, look_at_world

Values = dict[str, Any]


class LimitVectors(VectorAdapter):
    """Speaks the vocabulary with the game's own steps."""

    def schema(self) -> Mapping[str, Any]:
        return load_schema(PACKAGE)

    def start(self, given: Mapping[str, Any]) -> Position:
        return Position(*position(given))

    def run(self, world: Position, entry: Entry) -> list[Difference]:
        """On a copy, so that a refused entry leaves everything as it was."""
        trial = world.copy()
        trial.world.listening = True
        head = next(key for key in ENTRIES if key in entry)
        ENTRIES[head](trial, entry)
        world.take(trial)
        return []

    def look(self, world: Position, then: Mapping[str, Any]) -> Values:
        return {key: LOOKS[key](world, wanted) for key, wanted in then.items()}

    def compared(self, path: tuple[str, ...]) -> Compared:
        if len(path) == 3 and path[0] == "nations" and path[2] in SETS:
            return Compared.SET
        shared = ("alliances", "agreement", "crises_now")
        if len(path) > 1 and path[0] == "world" and path[1] in shared:
            return Compared.SET
        return Compared.PLAIN


# -- then -----------------------------------------------------------------------------------------


def nations(p: Position, wanted: Mapping[str, Any]) -> Values:
    return {name: look_at_nation(p.world, p.nation(name, "then.nations")) for name in wanted}


def next_turn(p: Position, wanted: Any) -> str | None:
    nation = next_nation(p.world, p.last_turn)
    return None if nation < 0 else name_of(p, nation)


def name_of(p: Position, nation: int) -> str:
    return next(name for name, number in p.names.items() if number == nation)


def score_found(p: Position, wanted: Any) -> Values:
    if p.score is None:
        raise Malformed("score: the last entry of 'when' is no score")
    return p.score


def waiting_for(p: Position, wanted: Any) -> str:
    if p.waiting_for is None:
        raise Malformed("waiting_for: the last entry of 'when' is not begin_generation")
    return p.waiting_for


LOOKS: dict[str, Callable[[Position, Any], Any]] = {
    "nations": nations,
    "world": lambda p, wanted: look_at_world(p.world, p.names, wanted),
    "next": next_turn,
    "decide_policy_over": lambda p, wanted: is_decided(p),
    "score": score_found,
    "game_over": lambda p, wanted: p.world.over,
    "leader": lambda p, wanted: name_of(p, p.world.order[0]),
    "waiting_for": waiting_for,
}
