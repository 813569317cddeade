"""Given/when/then vectors: what a game has to know so that `anthropolis scenario` can run them.

Everything that the vocabularies of all games share (the file, cases, merging, comparing) is done by
`lab.scenario`. A game derives one class from `VectorAdapter` that speaks its own vocabulary.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from importlib.resources import files
from typing import Any

Entry = Mapping[str, Any]


class Malformed(Exception):
    """The vector does not speak the vocabulary; the message names the key that is wrong."""


class Refused(Exception):
    """The rules do not allow what the entry says. The world is as it was before the entry."""

    def __init__(self, rule: str, reason: str = "") -> None:
        super().__init__(" ".join(part for part in (rule, reason) if part) or "not allowed")
        self.rule = rule


class Compared(Enum):
    """How a value of `then` is compared with what the game has."""

    PLAIN = "mappings by the keys listed, lists element by element"
    SET = "a list in which order does not matter, repeated elements do"
    EXACT = "a mapping in which everything not listed is 0 or empty"


@dataclass(frozen=True)
class Difference:
    """A value that is not what the vector says."""

    path: str
    expected: Any
    got: Any


class VectorAdapter:
    """Runs the vectors of one game. A world is whatever the adapter needs between two entries."""

    verdict_key: str = "legal"
    """The key of `then` that says whether the last entry is refused."""

    def schema(self) -> Mapping[str, Any]:
        """The form of a vector file as JSON Schema; it is checked before anything is run."""
        raise NotImplementedError

    def entries(self, when: Sequence[Entry]) -> list[tuple[str, Entry]]:
        """What happens one after the other, each with its path for messages.

        An entry that holds several moves, each of which can be refused alone, is taken apart here.
        """
        return [(f"when[{number}]", entry) for number, entry in enumerate(when, 1)]

    def start(self, given: Mapping[str, Any]) -> Any:
        """A fresh world in the state given; raises Malformed."""
        raise NotImplementedError

    def run(self, world: Any, entry: Entry) -> list[Difference]:
        """Let one entry happen; the answer is what the entry itself expected in vain, mostly [].

        Raises Malformed, or Refused with the world as it was before the entry.
        """
        raise NotImplementedError

    def look(self, world: Any, then: Mapping[str, Any]) -> Mapping[str, Any]:
        """The true value of every key of `then` (without the verdict); raises Malformed."""
        raise NotImplementedError

    def compared(self, path: tuple[str, ...]) -> Compared:
        """How the value at this path of `then` is compared; the elements of a list are `*`."""
        return Compared.PLAIN

    def verdict(self, rule: str | None) -> Any:
        """What `then` says of a last entry refused by that rule; None if it was accepted."""
        return rule is None


def load_schema(package: str) -> dict[str, Any]:
    """`vectors/schema.json` of a game's package."""
    text = files(package).joinpath("vectors/schema.json").read_text(encoding="utf-8")
    schema: dict[str, Any] = json.loads(text)
    return schema


class Answers:
    """The answers that an entry carries, each list used up in the order of the decisions."""

    def __init__(self, answers: Mapping[str, Any], name: str = "choices") -> None:
        self._name = name
        self._left = {key: list(v) if isinstance(v, list) else v for key, v in answers.items()}

    def __contains__(self, key: str) -> bool:
        """Whether an answer is left under that key."""
        return key in self._left and self._left[key] != []

    def one(self, key: str) -> Any:
        """The next element of the list under that key; raises Malformed if none is left."""
        if key not in self:
            raise Malformed(f"{self._name}.{key}: an answer is missing")
        left = self._left[key]
        return left.pop(0) if isinstance(left, list) else self._left.pop(key)

    def whole(self, key: str) -> Any:
        """All that stands under that key, as one answer; raises Malformed if it is not there."""
        if key not in self._left:
            raise Malformed(f"{self._name}.{key}: an answer is missing")
        return self._left.pop(key)

    def check_used_up(self) -> None:
        """Raises Malformed if an answer was not asked for."""
        for key in self._left:
            if key in self:
                raise Malformed(f"{self._name}.{key}: an answer is left over")
