"""Which vectors prove which pieces of Hegemony: those that fall as soon as the piece is spoilt.

Naming a piece is not enough and neither is playing it: a case proves a piece if it holds as the
game is, and no longer holds when the piece is left out of it or one of its figures is changed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from anthropolis.engine.events import Event, event_name, event_params
from anthropolis.games.hegemony.vectors.adapter import HegemonyVectors
from anthropolis.games.hegemony.vectors.entries import Position
from anthropolis.lab.comparing import differences
from anthropolis.lab.scenario import Case, cases_of, is_prose
from anthropolis.lab.vector_files import read_vectors

VECTORS = Path(__file__).parent / "vectors"
ADAPTER = HegemonyVectors()
Entry = dict[str, Any]
MARKS = {
    "line_tested": ("line",),
    "point_applied": ("list", "point"),
    "bonus_used": ("bonus",),
    "special_action_done": ("special",),
    "objective_turned": ("objective",),
    "priority_moved": ("role", "card"),
}
"""What is remembered of an event, by its name."""


@lru_cache
def all_cases() -> list[Case]:
    """Every case of every file of vectors."""
    return [
        case
        for path in sorted(VECTORS.glob("*.yaml"))
        for vector in read_vectors(path).vectors
        if not is_prose(vector)
        for case in cases_of(vector, f"{path.stem}:{vector['id']}")
    ]


def refuses(case: Case) -> bool:
    return (case.then or {}).get("legal") is False


# -- playing cases ---------------------------------------------------------------------------------


def played(case: Case) -> Position | None:
    """What lies on the table at the end; None where it does not come to that."""
    try:
        world = ADAPTER.start(case.given)
        for entry in case.when:
            ADAPTER.run(world, entry)
    except Exception:  # refused, malformed, or broken by what was spoilt: it does not hold
        return None
    return world


def holds(case: Case) -> bool:
    """Whether a case that refuses nothing comes out as it says."""
    world = played(case)
    wanted = {key: value for key, value in (case.then or {}).items() if key != "legal"}
    if world is None:
        return False
    return not differences(wanted, ADAPTER.look(world, wanted), ADAPTER.compared)


def mark(event: Event) -> str:
    """The piece that an event tells of; a point that drops nothing has decided nothing."""
    name, params = event_name(event), event_params(event)
    if name not in MARKS or not params.get("holds", True) or params.get("dropped") == ():
        return ""
    return ":".join([name, *[str(params[key]) for key in MARKS[name]]])


@lru_cache
def _told() -> dict[str, list[Case]]:
    found: dict[str, list[Case]] = defaultdict(list)
    for case in all_cases():
        world = played(case) if "automas" in case.given and not refuses(case) else None
        for name in {mark(event) for event in world.told} if world else ():
            found[name].append(case)
    return found


def telling(name: str) -> list[Case]:
    """The cases in which automas tell of a piece."""
    return _told().get(name, [])


@lru_cache
def _words() -> dict[str, list[Case]]:
    found: dict[str, list[Case]] = defaultdict(list)
    for case in all_cases():
        for word in set(strings([case.given, case.when])) if not refuses(case) else ():
            found[word].append(case)
    return found


def naming(word: str) -> list[Case]:
    """The cases in which a word is written, in what is given or in what happens."""
    return _words().get(word, [])


def strings(value: Any) -> Iterator[str]:
    """Every key and every text of something written."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield str(key)
            yield from strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from strings(part)
    elif isinstance(value, str):
        yield value


# -- proofs ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Piece:
    """A piece or a figure on it, the cases that may prove it, and whether one falls without it."""

    name: str
    cases: list[Case]
    falls: Callable[[Case], bool]

    def is_proved(self) -> bool:
        return any(self.falls(case) and holds(case) for case in self.cases)


def spoilt(name: str, cases: list[Case], place: Any, key: Any, value: Any) -> Piece:
    """A piece is spoilt by another value of one item or attribute."""

    def falls(case: Case) -> bool:
        with changed(place, key, value):
            return not holds(case)

    return Piece(name, cases, falls)


@contextmanager
def changed(place: Any, key: Any, value: Any) -> Iterator[None]:
    """One item or attribute is another one for a while."""
    before = place[key] if isinstance(place, (list, dict)) else getattr(place, key)
    put(place, key, value)
    try:
        yield
    finally:
        put(place, key, before)


def put(place: Any, key: Any, value: Any) -> None:
    if isinstance(place, (list, dict)):
        place[key] = value
    else:
        setattr(place, key, value)


def left_out(name: str, cases: list[Case], plays: Callable[[Entry], bool]) -> Piece:
    """The entries that play the piece are left out."""

    def falls(case: Case) -> bool:
        rest = [entry for entry in case.when if not plays(dict(entry))]
        return len(rest) < len(case.when) and not holds(replace(case, when=rest))

    return Piece(name, cases, falls)


def taken_away(name: str, cases: list[Case], *path: str) -> Piece:
    """The piece is taken out of a list of what is given."""

    def falls(case: Case) -> bool:
        given = without(case.given, name.partition(" ")[0], path)
        return given is not None and not holds(replace(case, given=given))

    return Piece(name, cases, falls)


def without(given: Any, word: str, path: tuple[str, ...]) -> Any:
    """What is given, with a word taken out of the list at the end of a path; `*` is any key."""
    if not path:
        return [part for part in given if part != word] if word in given else None
    keys = list(given) if path[0] == "*" else [key for key in path[:1] if key in given]
    for key in keys:
        rest = without(given[key], word, path[1:])
        if rest is not None:
            return {**given, key: rest}
    return None
