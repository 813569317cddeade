"""What the web client knows of a view is what the game says of it."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from scripts.view_types import text_for


class Inner(TypedDict):
    pair: tuple[str, int]
    kinds: list[Literal["a", "b"]]


class Shown(TypedDict):
    seat: int | None
    names: dict[str, list[str]]
    inner: NotRequired[Inner]


def test_a_typed_dict_becomes_a_type() -> None:
    assert text_for(Shown).split("\n\n")[1:] == [
        'export type Inner = {\n  pair: [string, number];\n  kinds: ("a" | "b")[];\n};',
        "export type Shown = {\n  seat: number | null;\n  names: Record<string, string[]>;\n"
        "  inner?: Inner;\n};\n",
    ]
