"""The TypeScript type of every game's view, made from its TypedDict."""

from __future__ import annotations

import types
from pathlib import Path
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from anthropolis.engine.registry import games, load
from anthropolis.engine.shapes import CARD, SEAT

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}
NAMED = {SEAT: "Seat", CARD: "Card"}
HEAD = "// Written by `make generated` from the game's own description of its view. Do not edit.\n"


class Writer:
    """Collects the types that a view is made of, the deepest first."""

    def __init__(self) -> None:
        self.written: dict[str, str] = {}

    def type(self, hint: Any) -> str:
        """A type hint in TypeScript; raises TypeError for what JSON cannot hold."""
        if hint in PLAIN:
            return PLAIN[hint]
        if hint is Any:
            return "unknown"
        if is_typeddict(hint):
            return self.record(hint)
        origin, inner = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self.named(inner[0], inner[1])
        if origin in (Union, types.UnionType):
            return " | ".join(self.type(part) for part in inner)
        if origin is Literal:
            return " | ".join(f'"{word}"' for word in inner)
        if origin is list:
            name = self.type(inner[0])
            several = get_origin(inner[0]) in (Union, types.UnionType, Literal)
            return f"({name})[]" if several else f"{name}[]"
        if origin is tuple:
            return f"[{', '.join(self.type(part) for part in inner)}]"
        if origin is dict:
            return f"Record<{self.type(inner[0])}, {self.type(inner[1])}>"
        raise TypeError(f"{hint} has no TypeScript type")

    def named(self, hint: Any, note: str) -> str:
        """What a view calls a seat or a card has that name here too."""
        if note not in NAMED:
            return self.type(hint)
        name = NAMED[note]
        self.written[name] = f"export type {name} = {self.type(hint)};\n"
        return name

    def record(self, typed: Any) -> str:
        name: str = typed.__name__
        if name not in self.written:
            # A class under postponed annotations does not know itself which keys may be absent.
            fields = [
                f"  {field}?: {self.type(get_args(hint)[0])};"
                if get_origin(hint) is NotRequired
                else f"  {field}: {self.type(hint)};"
                for field, hint in get_type_hints(typed, include_extras=True).items()
            ]
            self.written[name] = "\n".join([f"export type {name} = {{", *fields, "};", ""])
        return name


def text_for(view_type: Any) -> str:
    writer = Writer()
    writer.type(view_type)
    return HEAD + "\n" + "\n".join(writer.written.values())


def view_types() -> dict[Path, str]:
    """For every game with a board and a typed view: the file, and what belongs into it."""
    found = {}
    for name in games():
        view_type = load(name).view_type
        if view_type is not None and (GAMES / name).is_dir():
            found[GAMES / name / "shown.ts"] = text_for(view_type)
    return found
