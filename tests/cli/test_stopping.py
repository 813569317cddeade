"""Ctrl-C: the game is saved, the command says how to go on, and ends with code 130."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from anthropolis import Record, verify

COMMAND = [sys.executable, "-m", "anthropolis.cli.main"]


def heed_ctrl_c() -> None:
    """A job in the background inherits that Ctrl-C is ignored; a terminal's never does."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def start(tmp_path: Path, *words: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "LANG": "en_GB.UTF-8", "COLUMNS": "80", "PYTHONUNBUFFERED": "1"}
    environment.pop("LC_ALL", None)
    return subprocess.Popen(
        [*COMMAND, *words], cwd=tmp_path, env=environment, text=True,
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
        preexec_fn=heed_ctrl_c,
    )  # fmt: skip


def read_until(process: subprocess.Popen[str], sign: str) -> str:
    assert process.stdout is not None
    said = ""
    while not said.endswith(sign):
        letter = process.stdout.read(1)
        assert letter, said
        said += letter
    return said


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent in another way on Windows")
def test_ctrl_c_at_a_question_leaves_a_saved_game(tmp_path: Path) -> None:
    words = ["play", "anthropocene", "--seed", "4", "--set", "first_player=1"]
    process = start(tmp_path, *words, "--save", "game.json")
    read_until(process, "? for help): ")
    assert process.stdin is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    read_until(process, "? for help): ")
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=120)
    assert process.returncode == 130
    assert "Go on with: anthropolis play --resume game.json" in out
    assert err == ""
    assert len(verify(Record.load(tmp_path / "game.json")).choices) == 3


@pytest.mark.skipif(sys.platform == "win32", reason="Ctrl-C is sent in another way on Windows")
def test_ctrl_c_stops_a_long_simulation_in_one_line(tmp_path: Path) -> None:
    words = ["simulate", "anthropocene", "--games", "1000000", "--workers", "1"]
    program = (
        "import os, signal, sys, threading\n"
        "from anthropolis.cli.main import main\n"
        "stop = lambda: os.kill(os.getpid(), signal.SIGINT)\n"
        "threading.Timer(1.0, stop).start()\n"
        f"main({words!r})\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, timeout=120, cwd=tmp_path,
        preexec_fn=heed_ctrl_c,
    )  # fmt: skip
    assert done.returncode == 130
    assert (done.stdout, done.stderr.strip()) == ("", "stopped")
