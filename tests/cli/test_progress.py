"""How far it is, in a log: a line soon, then now and then, with rate and time left."""

from __future__ import annotations

import pytest

from anthropolis.cli import common


def test_a_log_tells_soon_and_then_now_and_then(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    clock = [0.0]
    monkeypatch.setattr(common, "monotonic", lambda: clock[0])
    with common.progress_bar(100, False, kept=20) as progress:
        assert progress is not None
        for _ in range(30):
            clock[0] += 0.5
            progress(1)
    told = capsys.readouterr().err.splitlines()
    assert told[0] == "22 of 100 games, 2 games/s, 39 s left"
    assert told[1:] == ["42 of 100 games, 2 games/s, 29 s left"]


def test_programs_that_read_what_is_printed_are_told_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    with common.progress_bar(100, True) as progress:
        assert progress is None
    assert capsys.readouterr().err == ""


def test_what_is_counted_has_its_own_word() -> None:
    assert str(common.Pace(8, 0, "decisions")).startswith("0 of 8 decisions, ")
