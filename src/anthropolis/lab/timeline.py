"""The numbers of one match over time, as a frame, for any game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from anthropolis.engine.match import new_match, replay
from anthropolis.engine.record import Record
from anthropolis.engine.registry import load
from anthropolis.lab.frames import frame_of
from anthropolis.lab.watching import Series

if TYPE_CHECKING:
    import polars as pl


def timeline(record: Record, every: str = "step") -> pl.DataFrame:
    """Every number the game follows, at the beginning of every step (phase, round) and at the end.

    The columns are those of the table `series`. Raises BadRecord.
    """
    replay(record, 0)
    game = load(record.game)
    match = new_match(game, record.seats, record.seed or 0, record.options)
    watcher = Series(game, 0, game.lines(record.seats, match.options), every)
    for seat, key in record.choices:
        watcher.before(match.state, seat)
        match.choose(seat, key)
    if match.finished:
        watcher.over(match.state)
    return frame_of("series", watcher.rows()["series"])
