"""Comparing what a vector says with what the game has: only what is listed, lists in full."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from anthropolis.engine.vectors import Compared, Difference

How = Callable[[tuple[str, ...]], Compared]
NOTHING = "nothing"


def differences(expected: Any, got: Any, how: How, path: tuple[str, ...] = ()) -> list[Difference]:
    """Every listed value that is not as expected, by its path; a list differs as a whole."""
    if not isinstance(expected, Mapping) or not isinstance(got, Mapping):
        same = is_same(expected, got, how, path)
        return [] if same else [Difference(".".join(path), expected, got)]
    exact = how(path) is Compared.EXACT
    found: list[Difference] = []
    for key, value in expected.items():
        if key in got:
            found += differences(value, got[key], how, (*path, key))
        elif not (exact and is_empty(value)):
            found.append(Difference(".".join((*path, key)), value, NOTHING))
    if exact:
        for key in got:
            if key not in expected and not is_empty(got[key]):
                found.append(Difference(".".join((*path, key)), NOTHING, got[key]))
    return found


def is_same(expected: Any, got: Any, how: How, path: tuple[str, ...]) -> bool:
    if isinstance(expected, Mapping) and isinstance(got, Mapping):
        return not differences(expected, got, how, path)
    if isinstance(expected, list) and isinstance(got, (list, tuple)):
        if len(expected) != len(got):
            return False
        inner = (*path, "*")
        if how(path) is Compared.SET:
            return can_pair(expected, list(got), how, inner)
        return all(is_same(e, g, how, inner) for e, g in zip(expected, got, strict=True))
    # In Python True is 1; in a vector it is not.
    return isinstance(expected, bool) == isinstance(got, bool) and bool(expected == got)


def can_pair(expected: list[Any], got: list[Any], how: How, path: tuple[str, ...]) -> bool:
    """Whether every element expected finds one of its own, in any order."""
    if not expected:
        return True
    first, rest = expected[0], expected[1:]
    return any(
        is_same(first, candidate, how, path) and can_pair(rest, got[:i] + got[i + 1 :], how, path)
        for i, candidate in enumerate(got)
    )


def is_empty(value: Any) -> bool:
    """0, null, an empty list or mapping: what counts as not being there."""
    if isinstance(value, Mapping):
        return all(is_empty(inner) for inner in value.values())
    return value in (0, None, "", []) and value is not True
