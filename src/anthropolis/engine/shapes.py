"""What the values of a view mean, read from its type: which numbers are seats, which words cards.

A view's TypedDict names them: `leader: Seat`, `hand: list[Card]`, `nations: EachSeat[NationView]`.
Whoever draws a view without knowing the game asks here and guesses nothing.
"""

from __future__ import annotations

import types
from collections.abc import Iterator
from functools import cache
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

Entry = TypeVar("Entry")

SEAT = "seat"
CARD = "card"
EACH_SEAT = "each_seat"
PILE = "pile"

Seat = Annotated[int, SEAT]
"""The number of a seat."""
Card = Annotated[str, CARD]
"""The id of a card, as in `Game.cards`."""
Pile = Annotated[list[Card], PILE]
"""Cards one on the other, the top one last."""
EachSeat = Annotated[list[Entry], EACH_SEAT]
"""A list with one entry for every seat, in order."""
BySeat = Annotated[dict[str, Entry], EACH_SEAT]
"""Entries of some seats, by the seat's number as a text."""

ANY_KEY = "*"
"""Stands in a path for every item of a list and for every key of a dictionary."""


@cache
def fields_of(typed: Any) -> dict[str, Any]:
    """The type hints of a TypedDict, with what is noted beside them."""
    return get_type_hints(typed, include_extras=True)


def bare(hint: Any) -> Any:
    """A hint without `NotRequired` and without notes."""
    while get_origin(hint) in (NotRequired, Annotated):
        hint = get_args(hint)[0]
    return hint


def note_on(hint: Any) -> str:
    """What is noted beside a hint: SEAT, CARD, PILE, EACH_SEAT, or nothing."""
    if get_origin(hint) is NotRequired:
        hint = get_args(hint)[0]
    return str(get_args(hint)[1]) if get_origin(hint) is Annotated else ""


def alternatives(hint: Any) -> list[Any]:
    inner = bare(hint)
    return list(get_args(inner)) if get_origin(inner) in (Union, types.UnionType) else [hint]


# -- meanings ------------------------------------------------------------------------------------


@cache
def meanings(view_type: Any) -> dict[str, str]:
    """The notes of a view's type by dotted path; without a type there are none."""
    found: dict[str, str] = {}
    if view_type is not None:
        collect(view_type, "", found)
    return found


def collect(hint: Any, path: str, found: dict[str, str]) -> None:
    for one in alternatives(hint):
        if note := note_on(one):
            found[path] = note
        inner = bare(one)
        if is_typeddict(inner):
            for name, field in fields_of(inner).items():
                collect(field, f"{path}.{name}" if path else name, found)
        elif get_origin(inner) in (list, dict):
            collect(get_args(inner)[-1], f"{path}.{ANY_KEY}", found)
        elif get_origin(inner) is tuple:
            for number, part in enumerate(get_args(inner)):
                collect(part, f"{path}.{number}", found)


def meaning_at(found: dict[str, str], path: tuple[str, ...]) -> str:
    """What stands at a path of a view, of which some parts may be numbers or keys."""
    for pattern, note in found.items():
        parts = pattern.split(".")
        if len(parts) == len(path) and all(p in (ANY_KEY, q) for p, q in zip(parts, path)):
            return note
    return ""


# -- checking ------------------------------------------------------------------------------------


def misfit(value: Any, hint: Any, path: str = "") -> str:
    """The first place where a value is not as its type says, in words; "" if it fits."""
    options = alternatives(hint)
    if len(options) > 1:
        found = [misfit(value, option, path) for option in options]
        return "" if "" in found else found[-1]
    inner = bare(hint)
    origin, parts = get_origin(inner), get_args(inner)
    if inner is Any:
        return ""
    if is_typeddict(inner):
        return misfit_of_record(value, inner, path)
    if origin is Literal:
        return "" if value in parts else f"{path} is {value!r}, not one of {list(parts)}"
    if origin is list and isinstance(value, list):
        return first(misfit(one, parts[0], f"{path}.{n}") for n, one in enumerate(value))
    if origin is tuple and isinstance(value, (list, tuple)) and len(value) == len(parts):
        pairs = enumerate(zip(value, parts))
        return first(misfit(one, part, f"{path}.{n}") for n, (one, part) in pairs)
    if origin is dict and isinstance(value, dict):
        wrong = first(misfit(key, parts[0], f"{path}, the key") for key in value)
        return wrong or first(misfit(one, parts[1], f"{path}.{k}") for k, one in value.items())
    plain = type(None) if inner is None else inner
    return "" if type(value) is plain else f"{path} is {value!r}, not {inner}"


def misfit_of_record(value: Any, typed: Any, path: str) -> str:
    if not isinstance(value, dict):
        return f"{path} is {value!r}, not a record"
    fields = fields_of(typed)
    if unknown := sorted(value.keys() - fields.keys()):
        return f"{path or 'the view'} has {unknown}, of which its type says nothing"
    for name, hint in fields.items():
        place = f"{path}.{name}" if path else name
        if name not in value:
            if get_origin(hint) is not NotRequired:
                return f"{place} is missing"
        elif wrong := misfit(value[name], hint, place):
            return wrong
    return ""


def noted(value: Any, hint: Any, path: str = "") -> Iterator[tuple[str, str, Any]]:
    """Every value of a fitting view that its type says something about: path, note and value."""
    options = alternatives(hint)
    for one in options:
        inner = bare(one)
        if len(options) > 1 and misfit(value, inner):
            continue
        if note := note_on(one):
            yield path, note, value
        parts = get_args(inner)
        if is_typeddict(inner):
            for name, field in fields_of(inner).items():
                if name in value:
                    yield from noted(value[name], field, f"{path}.{name}" if path else name)
        elif get_origin(inner) is dict:
            for key, entry in value.items():
                yield from noted(key, parts[0], f"{path}, the key")
                yield from noted(entry, parts[1], f"{path}.{key}")
        elif get_origin(inner) in (list, tuple):
            for n, entry in enumerate(value):
                part = parts[0] if get_origin(inner) is list else parts[n]
                yield from noted(entry, part, f"{path}.{n}")
        return


def first(found: Iterator[str]) -> str:
    return next((words for words in found if words), "")
