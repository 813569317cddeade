"""The text of a study, with the lines of its keys: to say where a mistake is."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path

from anthropolis.lab.faults import BadStudy

NAME = r"""(?:"[^"]*"|'[^']*'|[\w-]+)"""
PATH = rf"({NAME}(?:\s*\.\s*{NAME})*)"
HEADER = re.compile(rf"\s*\[\[?\s*{PATH}\s*\]")
KEY = re.compile(rf"\s*{PATH}\s*=")
ASIDE = re.compile(r"""#.*|"[^"]*"|'[^']*'""")
"""What says nothing about brackets: comments and texts."""


class StudyText:
    """A study file as it was written; `data` is what TOML makes of it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            self.text = path.read_text(encoding="utf-8")
        except OSError as error:
            raise BadStudy(f"cannot read {path}: {error.strerror}") from error
        except UnicodeDecodeError as error:
            raise BadStudy(f"cannot read {path}: this is not UTF-8 text") from error
        try:
            self.data = tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            raise BadStudy(f"{path}: this is not TOML: {error}") from error

    def fail(self, message: str, *path: str) -> BadStudy:
        """The mistake with its line; the path names tables and the key in them."""
        line = self.line_of(".".join(filter(None, path)))
        return BadStudy(
            f"{self.path}, line {line}: {message}" if line else f"{self.path}: {message}"
        )

    def line_of(self, path: str) -> int:
        """Where a key is set, or else the nearest table around it; 0 if there is none."""
        wanted = path.split(".") if path else []
        best, found = 0, 0
        for number, place in self.places():
            same = min(len(place), len(wanted))
            if place[:same] == wanted[:same] and same > best:
                best, found = same, number
        return found

    def places(self) -> Iterator[tuple[int, list[str]]]:
        """Every line that opens a table or sets a key, with its whole path."""
        inside: list[str] = []
        depth = 0
        for number, line in enumerate(self.text.splitlines(), 1):
            if depth == 0:
                if header := HEADER.match(line):
                    inside = names_of(header[1])
                    yield number, inside
                elif key := KEY.match(line):
                    yield number, inside + names_of(key[1])
            bare = ASIDE.sub("", line)
            depth += sum(bare.count(sign) for sign in "[{") - sum(bare.count(s) for s in "]}")


def names_of(path: str) -> list[str]:
    """`"lenses.military"` and `lenses . military` name the same option."""
    return [name.strip().strip("\"'") for name in path.replace('"', "").split(".")]


def near(word: str, known: list[str]) -> str:
    found = get_close_matches(word, known, n=1)
    return f"did you mean {found[0]!r}?" if found else f"choose from {', '.join(known)}"
