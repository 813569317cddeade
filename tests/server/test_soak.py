"""The soak of benchmarks/soak.py in its short form: people play on while others are rude."""

from __future__ import annotations

import asyncio
from pathlib import Path

from benchmarks.soak import RUDE, soak

MOST_MEMORY = 500
"""Megabytes of the server for so few tables, whatever anybody does."""


def test_people_play_on_while_one_rude_client_comes_after_the_other(tmp_path: Path) -> None:
    told = asyncio.run(soak(tmp_path, tables=20, pace=1.0, seconds=4.0 * len(RUDE)))
    print(told)
    assert told["acknowledged"] > 40
    assert told["lost"] == 0
    assert told["failed"] == []
    assert told["troubles"] == {}
    assert told["most memory MB"] < MOST_MEMORY
    assert told["faults in the log"] == 0
    assert set(told["rude clients got"]["bad_records"]) <= {"400", "429"}
    assert set(told["rude clients got"]["knock"]) <= {"200", "404", "429"}
