"""Views and changes of any game in words, for what has no drawing of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from anthropolis import Game
from anthropolis.cli.texts import catalogue
from anthropolis.engine.shapes import EACH_SEAT, SEAT, meaning_at, meanings
from anthropolis.engine.words import SEAT_WORD

LONGEST = 60
NOTHING = "–"

Path = tuple[str, ...]
Change = tuple[Path, Any, Any]


class Wording:
    """Says the fields and values of one game's views in one language."""

    def __init__(self, game: Game, lang: str, names: Sequence[str] | None = None) -> None:
        self.game = game
        self.lang = lang
        self.names = names
        self.meanings = meanings(game.view_type)

    def means(self, path: Path) -> str:
        """What the game says stands at that path of its views; "" if it says nothing."""
        return meaning_at(self.meanings, path)

    def term(self, word: str) -> str:
        """The game's own word, else the command line's, else the word itself without its `_`."""
        for known in (self.game.catalogue, catalogue()):
            if word in known.terms:
                return known.term(word, self.lang)
        return word.replace("_", " ")

    def source(self, name: str) -> str:
        """What points came from: `source_loans` where the game tells it from loans."""
        told = f"source_{name}"
        return self.term(told if told in self.game.catalogue.terms else name)

    def seat(self, seat: int) -> str:
        return self.names[seat] if self.names else f"{SEAT_WORD[self.lang]} {seat + 1}"

    def value(self, value: Any, path: Path = ()) -> str:
        """A value in words; its path tells whether it is a seat."""
        if value is None or value in ([], (), {}, ""):
            return NOTHING
        if isinstance(value, Mapping):
            return ", ".join(f"{self.key(k, path)} {self.value(v, (*path, k))}"
                             for k, v in value.items())  # fmt: skip
        if is_list(value):
            nested = any(is_list(v) or isinstance(v, Mapping) for v in value)
            told = [self.value(v, (*path, str(number))) for number, v in enumerate(value)]
            return ("; " if nested else ", ").join(told)
        if isinstance(value, bool):
            return catalogue().term(value, self.lang)
        if is_number(value) and self.means(path) == SEAT:
            return self.seat(value)
        return self.term(value) if isinstance(value, str) else str(value).replace("-", "−")

    def key(self, key: str, path: Path) -> str:
        """What an entry is called: by its seat where there is one for each, else by its word."""
        return self.seat(int(key)) if self.means(path) == EACH_SEAT else self.term(key)

    def item(self, number: int, path: Path) -> str:
        """What an item of a list is called: by its seat, else by its number."""
        return self.seat(number) if self.means(path) == EACH_SEAT else str(number + 1)

    def change(self, change: Change) -> str:
        """`totals › air: 2 → 3`"""
        path, before, after = change
        where = " › ".join(self.step(path[:depth], path[depth]) for depth in range(len(path)))
        colon = " :" if self.lang == "fr" else ":"
        if is_list(before) and is_list(after):
            gone, come = without(before, after), without(after, before)
            signed = (("−", gone), ("+", come))
            parts = [f"{sign} {cut(self.value(v, path))}" for sign, v in signed if v]
            return f"{where}{colon} {' '.join(parts) or cut(self.value(after, path))}"
        old, new = self.value(before, path), self.value(after, path)
        return f"{where}{colon} {cut(old)} → {cut(new)}"

    def step(self, path: Path, part: str) -> str:
        """One part of a path: the number of an item, or the name of a field."""
        return self.item(int(part), path) if part.isdigit() else self.term(part)

    def changes(self, changes: Mapping[str, tuple[Any, Any]]) -> list[str]:
        """The changed fields of a preview, one line each; events tell of records added."""
        return [
            self.change(change)
            for path, (before, after) in changes.items()
            for change in differences(tuple(path.split(".")), before, after)
            if not adds_records(change)
        ]


def differences(path: Path, before: Any, after: Any) -> Iterator[Change]:
    """Where two values differ, as deep down as they still have the same form."""
    if before == after:
        return
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        for key in before.keys() | after.keys():
            yield from differences((*path, str(key)), before.get(key), after.get(key))
    elif is_list(before) and is_list(after) and len(before) == len(after):
        for number, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from differences((*path, str(number)), old, new)
    else:
        yield path, before, after


def is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def is_list(value: Any) -> bool:
    return isinstance(value, (list, tuple))


def without(items: Sequence[Any], others: Sequence[Any]) -> list[Any]:
    """The items that the others lack, each as often as it is missing."""
    left = list(others)
    missing = []
    for item in items:
        if item in left:
            left.remove(item)
        else:
            missing.append(item)
    return missing


def is_longer(before: Any, after: Any) -> bool:
    """Whether a list only grew at its end."""
    return is_list(before) and is_list(after) and list(after[: len(before)]) == list(before)


def adds_records(change: Change) -> bool:
    _, before, after = change
    return is_longer(before, after) and all(isinstance(v, Mapping) for v in after[len(before) :])


def cut(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
