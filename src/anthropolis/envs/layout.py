"""Observations: what a seat sees, as numbers at fixed places of a row.

A view is a tree of plain values. A layout is the same tree with a column for every number and for
every word that may stand at a place: a number is written as its share of the largest one that was
seen, a word as a count. Seats are told from the seat that looks: 0 is itself, 1 the next one.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from anthropolis.engine.shapes import CARD, EACH_SEAT, PILE, SEAT, meaning_at

BETWEEN: Final = "/"
"""Stands between the parts of a path, which may have dots in them."""
VIEW: Final = "view"
FARTHEST: Final = 4.0
"""A number is cut off at so many times the largest that was seen when the layout was made."""
NO_COLUMN: Final = -1
TOP: Final = "top"
"""The place of the card that lies on top of a pile; the pile itself tells only what is in it."""


class Place:
    """A place of what a seat sees: columns of what may stand there, and the places inside it.

    In a list of records that name a card, each is found by its card and not by its number.
    """

    def __init__(self, path: tuple[str, ...], notes: dict[str, str]) -> None:
        self.path = path
        self.column = NO_COLUMN
        self.words: dict[str, int] = {}
        self.inside: dict[str, Place] = {}
        inner = path[1:]
        note = meaning_at(notes, inner) if path and path[0] == VIEW else ""
        self.is_seat = note == SEAT
        self.each_seat = note == EACH_SEAT
        self.is_pile = note == PILE
        self.card_field = card_field(inner, notes) if path and path[0] == VIEW else ""


def card_field(path: tuple[str, ...], notes: dict[str, str]) -> str:
    """The field by which the records of a list are known; "" if they name no card."""
    for pattern, note in notes.items():
        parts = pattern.split(".")
        fits = len(parts) == len(path) + 2 and parts[-2] == "*" and parts[-1] != "*"
        if fits and note == CARD and all(p in ("*", q) for p, q in zip(parts, path)):
            return parts[-1]
    return ""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Layout:
    """The columns of a game, and the places where they are found.

    While it is `growing`, it makes a column for everything that it has not seen before; else what
    it does not know is left out.
    """

    def __init__(self, notes: dict[str, str]) -> None:
        self.notes = notes
        self.root = Place((), notes)
        self.names: list[str] = []
        self.scales: list[float] = []
        self.growing = False

    def add_number(self, path: str, scale: float) -> None:
        self.place(path).column = self._column(path, scale)

    def add_word(self, path: str, word: str, scale: float) -> None:
        self.place(path).words[word] = self._column(f"{path}={word}", scale)

    def _column(self, name: str, scale: float) -> int:
        self.names.append(name)
        self.scales.append(scale)
        return len(self.names) - 1

    def place(self, path: str) -> Place:
        """The place of that path, made if there is none."""
        found = self.root
        for token in path.split(BETWEEN):
            if token not in found.inside:
                found.inside[token] = Place((*found.path, token), self.notes)
            found = found.inside[token]
        return found

    def read(self, seen: dict[str, object], seat: int, seats: int) -> dict[int, float]:
        """What the seat sees as numbers by column, unscaled; the other columns are 0."""
        reading = Reading(self, seat, seats)
        reading.read(self.root, seen)
        return reading.found

    def scaled(self, reading: dict[int, float]) -> tuple[list[int], list[float]]:
        """The columns of a reading that are not 0, and what stands in them."""
        columns: list[int] = []
        values: list[float] = []
        for column, value in reading.items():
            if value != 0.0:
                columns.append(column)
                values.append(max(-FARTHEST, min(FARTHEST, value / self.scales[column])))
        return columns, values


class Reading:
    """One look of a seat, while it is being written into columns."""

    def __init__(self, layout: Layout, seat: int, seats: int) -> None:
        self.layout = layout
        self.seat = seat
        self.seats = seats
        self.found: dict[int, float] = {}

    def read(self, place: Place, value: object) -> None:
        if isinstance(value, dict):
            for key, entry in value.items():
                name = str(key)
                inner = self.inside(place, self.from_here(int(name)) if place.each_seat else name)
                if inner is not None:
                    self.read(inner, entry)
        elif isinstance(value, (list, tuple)):
            self.read_items(place, list(value))
        elif isinstance(value, str):
            self.add_word(place, value)
        elif isinstance(value, bool):
            self.add_number(place, 1.0 if value else 0.0)
        elif isinstance(value, int) and place.is_seat:
            if value >= 0:
                self.add_word(place, self.from_here(value))
        elif isinstance(value, (int, float)):
            self.add_number(place, float(value))

    def read_items(self, place: Place, items: list[object]) -> None:
        if place.is_pile and items:
            top = self.inside(place, TOP)
            if top is not None:
                self.read(top, items[-1])
        for number in range(len(items)):
            item = items[number]
            if isinstance(item, str):
                self.add_word(place, item)
                continue
            token = str(number)
            if place.each_seat:
                token = self.from_here(number)
            elif place.card_field and isinstance(item, dict):
                token = str(item.get(place.card_field, number))
            inner = self.inside(place, token)
            if inner is not None:
                self.read(inner, item)

    def from_here(self, seat: int) -> str:
        return str((seat - self.seat) % self.seats)

    def inside(self, place: Place, token: str) -> Place | None:
        inner = place.inside.get(token)
        if inner is None and self.layout.growing:
            inner = Place((*place.path, token), self.layout.notes)
            place.inside[token] = inner
        return inner

    def add_number(self, place: Place, value: float) -> None:
        if place.column == NO_COLUMN:
            if not self.layout.growing:
                return
            self.layout.add_number(BETWEEN.join(place.path), 1.0)
        self.add(place.column, value)

    def add_word(self, place: Place, word: str) -> None:
        if word not in place.words:
            if not self.layout.growing:
                return
            self.layout.add_word(BETWEEN.join(place.path), word, 1.0)
        self.add(place.words[word], 1.0)

    def add(self, column: int, value: float) -> None:
        self.found[column] = self.found.get(column, 0.0) + value
