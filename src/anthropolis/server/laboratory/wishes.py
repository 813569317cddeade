"""What a page asks of the laboratory, and what it is told of its work."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from anthropolis.server.terms import Incoming, Level, Text

Value = bool | int | float | str
Path = Annotated[str, Meta(min_length=1, max_length=100, description="An option: a, or a.b")]
JobState = Literal["waiting", "running", "stopped", "failed", "done"]


class JobWish(Incoming, frozen=True):
    """Games to simulate; with `vary` one run for every combination of these values."""

    game: Annotated[str, Meta(min_length=1, max_length=64)]
    seats: Annotated[list[Level], Meta(min_length=1, max_length=16)]
    games: Annotated[int, Meta(ge=1, le=10_000_000)]
    """In every setting."""
    title: Annotated[str, Meta(max_length=80)] = ""
    seed: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 1
    options: dict[str, Any] = {}
    vary: dict[Path, Annotated[list[Value], Meta(min_length=1, max_length=24)]] = {}


class JobInfo(Struct, frozen=True):
    id: str
    wish: JobWish
    state: JobState
    played: int
    total: int
    seconds_left: float | None
    """While it runs, once that can be said."""
    problem: Text | None
    """Why it has failed."""
    made: float


class LaboratoryInfo(Struct, frozen=True):
    """What the operator allows: nothing unless it is `open`."""

    open: bool
    most_games: int
    """In all settings of a wish together."""
    most_jobs: int
    most_minutes: float
    jobs: list[JobInfo]
