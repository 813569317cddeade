"""Lessons: ready plans for a class, each for 45 and for 90 minutes, in both languages.

Each is a YAML file beside this one. Every fact of its background names the work it is taken from.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from anthropolis.engine.rules import load_yaml

FORMS = (45, 90)
"""How many minutes a lesson has."""


@cache
def lessons() -> dict[str, dict[str, Any]]:
    """All lessons by their ids, in the order in which they are offered."""
    names = [path.name for path in files(__name__).iterdir() if path.name.endswith(".yaml")]
    found = {name.removesuffix(".yaml"): load_yaml(__name__, name) for name in names}
    return dict(sorted(found.items(), key=lambda one: one[1]["order"]))


def steps_of(lesson: dict[str, Any], form: int) -> list[dict[str, Any]]:
    """The steps of the lesson in one of its forms: those that have minutes in it."""
    return [step for step in lesson["steps"] if step["minutes"][form] > 0]
