"""The view of Anthropocène as a type: what each name in it holds. Pairs are lists in JSON."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Row = Literal["air", "land", "water"]
Column = Literal["west", "north", "east"]


class Gas(TypedDict):
    co2: int
    ch4: int
    would_melt: int


class Person(TypedDict):
    """What is absent is not for these eyes."""

    player: int
    hand_size: int
    status: Literal["met", "unmet"]
    hand: NotRequired[list[str]]
    objective: NotRequired[tuple[str, int]]


class Announcement(TypedDict):
    player: int
    status: Literal["met", "broken"]


class Turn(TypedDict):
    player: int
    card: str
    row: Row
    column: Column
    announcements: list[Announcement]
    totals: dict[str, int]


class AnthropoceneView(TypedDict):
    seat: int | None
    players: int
    mode: str
    generation: int
    cards_placed: int
    cards_left: int
    first_player: int
    to_move: int | None
    board: dict[Row, dict[Column, list[str]]]
    totals: dict[Row | Column, int]
    gas: Gas
    ice: int | None
    sky: list[int]
    people: list[Person]
    turns: list[Turn]
    revealed: list[list[tuple[str, int] | None]]
    talk_allowed: bool
    outcome: Literal["won", "lost"] | None
    score: int | None
    grade: str | None
    possible_own_objectives: NotRequired[list[tuple[str, int]]]
