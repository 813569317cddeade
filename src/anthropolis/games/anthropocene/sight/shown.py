"""The view of Anthropocène as a type: what each name in it holds. Pairs are lists in JSON."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from anthropolis.engine.shapes import Card, EachSeat, Pile, Seat

Row = Literal["air", "land", "water"]
Column = Literal["west", "north", "east"]


class Gas(TypedDict):
    co2: int
    ch4: int
    would_melt: int


class Person(TypedDict):
    """What is absent is not for these eyes."""

    player: Seat
    hand_size: int
    status: Literal["met", "unmet"]
    hand: NotRequired[list[Card]]
    objective: NotRequired[tuple[str, int]]


class Announcement(TypedDict):
    player: Seat
    status: Literal["met", "broken"]


class Turn(TypedDict):
    player: Seat
    card: Card
    row: Row
    column: Column
    announcements: list[Announcement]
    totals: dict[str, int]


class AnthropoceneView(TypedDict):
    seat: Seat | None
    players: int
    mode: str
    generation: int
    cards_placed: int
    cards_left: int
    first_player: Seat
    to_move: Seat | None
    board: dict[Row, dict[Column, Pile]]
    totals: dict[Row | Column, int]
    gas: Gas
    ice: int | None
    sky: list[int]
    people: EachSeat[Person]
    turns: list[Turn]
    revealed: list[EachSeat[tuple[str, int] | None]]
    talk_allowed: bool
    outcome: Literal["won", "lost"] | None
    score: int | None
    grade: str | None
    possible_own_objectives: NotRequired[list[tuple[str, int]]]
