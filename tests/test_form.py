"""The form under test is the one that was asked for."""

from __future__ import annotations

import os

from anthropolis.engine import flow


def test_the_compiled_run_really_runs_compiled_code() -> None:
    """`make compiled-test` sets ANTHROPOLIS_EXPECT; a silent fall-back would prove nothing."""
    form = "pure" if str(flow.__file__).endswith(".py") else "compiled"
    assert form == os.environ.get("ANTHROPOLIS_EXPECT", form)
