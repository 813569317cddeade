"""Views and changes of any game in words, for what has no drawing of its own."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from anthropolis import Game
from anthropolis.cli.texts import catalogue
from anthropolis.engine.words import SEAT_WORD

LONGEST = 60
NOTHING = "–"
OWN_SEAT = ("player", "seat", "nation")
"""Fields that say whose record it is, in the views of the games; their values are seats."""
OTHER_SEATS = ("to_move", "first_player", "leader", "order", "deciders", "winners")

Path = tuple[str, ...]
Change = tuple[Path, Any, Any]


class Wording:
    """Says the fields and values of one game's views in one language."""

    def __init__(self, game: Game, lang: str, names: Sequence[str] | None = None) -> None:
        self.game = game
        self.lang = lang
        self.names = names

    def term(self, word: str) -> str:
        """The game's own word, else the command line's, else the word itself without its `_`."""
        for known in (self.game.catalogue, catalogue()):
            if word in known.terms:
                return known.term(word, self.lang)
        return word.replace("_", " ")

    def seat(self, seat: int) -> str:
        return self.names[seat] if self.names else f"{SEAT_WORD[self.lang]} {seat + 1}"

    def value(self, value: Any) -> str:
        """A value in words."""
        if value is None or value in ([], (), {}, ""):
            return NOTHING
        if isinstance(value, Mapping):
            return ", ".join(f"{self.term(str(k))} {self.field(k, v)}" for k, v in value.items())
        if is_list(value):
            nested = any(is_list(v) or isinstance(v, Mapping) for v in value)
            return ("; " if nested else ", ").join(self.value(v) for v in value)
        if isinstance(value, bool):
            return catalogue().term(value, self.lang)
        return self.term(value) if isinstance(value, str) else str(value).replace("-", "−")

    def field(self, name: str, value: Any) -> str:
        """A value whose field may say that it is a player."""
        if name in OWN_SEAT or name in OTHER_SEATS:
            if is_number(value):
                return self.seat(value)
            if value and is_list(value) and all(is_number(v) for v in value):
                return ", ".join(self.seat(v) for v in value)
        return self.value(value)

    def change(self, change: Change) -> str:
        """`totals › air: 2 → 3`"""
        path, before, after = change
        where = " › ".join(self.term(part) for part in path)
        colon = " :" if self.lang == "fr" else ":"
        if is_list(before) and is_list(after):
            gone, come = without(before, after), without(after, before)
            parts = [f"{sign} {cut(self.value(v))}" for sign, v in (("−", gone), ("+", come)) if v]
            return f"{where}{colon} {' '.join(parts) or cut(self.value(after))}"
        old, new = self.field(path[-1], before), self.field(path[-1], after)
        return f"{where}{colon} {cut(old)} → {cut(new)}"

    def changes(self, changes: Mapping[str, tuple[Any, Any]]) -> list[str]:
        """The changed fields of a preview, one line each; events tell of records added."""
        return [
            self.change(change)
            for path, (before, after) in changes.items()
            for change in differences(tuple(path.split(".")), before, after, self)
            if not adds_records(change)
        ]


def differences(path: Path, before: Any, after: Any, words: Wording) -> Iterator[Change]:
    """Where two values differ, as deep down as they still have the same form."""
    if before == after:
        return
    if isinstance(before, Mapping) and isinstance(after, Mapping):
        for key in before.keys() | after.keys():
            yield from differences((*path, str(key)), before.get(key), after.get(key), words)
    elif is_list(before) and is_list(after) and len(before) == len(after):
        for number, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from differences((*path, item_name(old, number, words)), old, new, words)
    else:
        yield path, before, after


def item_name(item: Any, number: int, words: Wording) -> str:
    """An item of a list is called by its player, else by its number."""
    if isinstance(item, Mapping):
        for field in OWN_SEAT:
            if is_number(item.get(field)):
                return words.seat(item[field])
    return str(number + 1)


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
