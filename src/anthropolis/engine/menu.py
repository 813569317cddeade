"""Menus: the options of a question as verbs with their objects, and as numbers.

A step offers numbers. A menu makes them from a verb and up to two small numbers, takes them apart
again and says them, so that no step invents codes of its own.
"""

from __future__ import annotations

from typing import Any, Final

from anthropolis.engine.flow import Words

BASE: Final = 128
"""The objects of a verb are below it."""


class Verb:
    """A kind of option: the name of its sentence and the gaps that its objects fill.

    `names[i]` are the words for the numbers of gap i; with none the number itself is said.
    """

    def __init__(self, name: str, *gaps: str, names: list[list[str]] | None = None) -> None:
        self.name = name
        self.gaps: list[str] = list(gaps)
        self.names: list[list[str]] = names if names is not None else [[] for _ in gaps]

    def words(self, objects: list[int]) -> Words:
        params: dict[str, Any] = {}
        for i in range(len(self.gaps)):
            params[self.gaps[i]] = self.names[i][objects[i]] if self.names[i] else objects[i]
        return Words(self.name, params)


class Menu:
    """The verbs of one question; a verb is known by its place among them."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs: list[Verb] = list(verbs)
        self.count = len(verbs)

    def code(self, verb: int, first: int = 0, second: int = 0) -> int:
        return (second * BASE + first) * self.count + verb

    def verb(self, choice: int) -> int:
        return choice % self.count

    def first(self, choice: int) -> int:
        return choice // self.count % BASE

    def second(self, choice: int) -> int:
        return choice // self.count // BASE

    def words(self, choice: int) -> Words:
        """An option in words."""
        objects = [self.first(choice), self.second(choice)]
        return self.verbs[self.verb(choice)].words(objects)
