"""Where a match comes from: all that a process needs to play along."""

from __future__ import annotations

from typing import Any, NamedTuple


class Origin(NamedTuple):
    """What a match is made from."""

    table: str
    game: str
    seats: int
    seed: int | str
    options: dict[str, Any]
