"""What is compiled has written constructors and is otherwise what stands in the sources."""

from __future__ import annotations

import os
import types
from typing import Any

import pytest
from scripts.constructors import all_with_constructors, with_constructors

from anthropolis.games.limit.table.events import Changed

SOURCE = '''
from dataclasses import dataclass, field

@dataclass(frozen=True)
class Event:
    """One change."""

    rule: str

@dataclass(frozen=True)
class Moved(Event):
    """A piece has moved."""

    piece: int
    to: int = 7

    def far(self):
        return self.to > 3

@dataclass(frozen=True)
class Listed(Event):
    """What a call makes is made anew each time."""

    pieces: list = field(default_factory=list)

@dataclass(frozen=True)
class Over(Event):
    """Nothing more."""
'''


def classes(source: str) -> dict[str, Any]:
    """The classes of a module; there they are frozen only after their constructor ran."""
    found: dict[str, Any] = {}
    exec(source.replace("frozen=True", "eq=True"), found)
    return found


def test_a_constructor_takes_the_fields_of_the_bases_first_and_keeps_defaults() -> None:
    written = with_constructors(SOURCE, {})
    assert "    def __init__(self, rule: str, piece: int, to: int = 7) -> None:\n" in written
    assert written.count("def __init__(self, rule: str) -> None:") == 2


def test_both_forms_of_a_class_are_alike() -> None:
    plain, written = classes(SOURCE), classes(with_constructors(SOURCE, {}))
    for found in (plain, written):
        moved = found["Moved"]("R-1", 2)
        assert repr(moved) == "Moved(rule='R-1', piece=2, to=7)"
        assert moved == found["Moved"]("R-1", piece=2, to=7)
        assert moved.far()
        assert found["Moved"].__match_args__ == ("rule", "piece", "to")
        assert repr(found["Over"]("R-2")) == "Over(rule='R-2')"
        assert repr(found["Listed"]("R-3")) == "Listed(rule='R-3', pieces=[])"


def test_a_base_is_found_wherever_it_stands() -> None:
    """Also where a later module shows it on, and where another class has the same name."""
    base = "@dataclass(frozen=True)\nclass Event:\n    rule: str\n"
    sources = {
        "a": "from b import Event\n\n@dataclass(frozen=True)\nclass Over(Event):\n    by: int\n",
        "b": "from c import Event as Event\n",
        "c": base,
        "d": base.replace("rule", "other"),
    }
    assert "def __init__(self, rule: str, by: int) -> None:" in all_with_constructors(sources)["a"]


@pytest.mark.skipif(
    os.environ.get("ANTHROPOLIS_EXPECT") != "compiled", reason="there is nothing compiled"
)
def test_the_interpreter_makes_no_compiled_object() -> None:
    assert not isinstance(vars(Changed)["__init__"], types.FunctionType)
