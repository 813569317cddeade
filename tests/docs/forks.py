"""Runs many commands with one start of Python: each in a copy of a process that has loaded all.

Started as a script in a folder with two pipes, `ask` and `answer`. A shell command writes what is
to be run into `ask` (see PROGRAM) and reads the exit code from `answer`.
"""

from __future__ import annotations

import os
import runpy
import sys
import traceback
from importlib import import_module
from pathlib import Path

PROGRAM = """#!/bin/sh
# Hands its words to the process that has everything loaded, and says what that one said.
env -0 > "{folder}/env"
printf '%s\\0' "$PWD" {start} "$@" > "{folder}/ask"
read code < "{folder}/answer"
cat "{folder}/out"
cat "{folder}/err" >&2
exit "$code"
"""
TYPED = "q\n"
"""What is typed at every question: commands that ask are left at once."""


LOADED = [
    "altair", "polars",
    *(f"anthropolis.cli.{name}" for name in ("main", "report", "session", "simulate")),
    *(f"anthropolis.games.{name}" for name in ("anthropocene", "climat", "hegemony", "limit")),
]  # fmt: skip


def serve(folder: Path) -> None:
    while True:
        words = (folder / "ask").read_text(encoding="utf-8").split("\0")[:-1]
        child = os.fork()
        if child == 0:
            os._exit(run(words, folder))
        _, status = os.waitpid(child, 0)
        (folder / "answer").write_text(f"{os.waitstatus_to_exitcode(status)}\n")


def run(words: list[str], folder: Path) -> int:
    """In the copy: what Python does with these words."""
    place, *program = words
    redirect(folder)
    os.chdir(place)
    take_environment(folder)
    os.cpu_count = lambda: 1  # no workers: they would load all again
    sys.path[:0] = ["", *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    try:
        as_python(program)
    except SystemExit as end:
        return end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
        return 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
    return 0


def take_environment(folder: Path) -> None:
    """Everything as in the shell that asks: where things are kept above all."""
    lines = (folder / "env").read_text(encoding="utf-8").split("\0")[:-1]
    os.environ.clear()
    for line in lines:
        name, _, value = line.partition("=")
        os.environ[name] = value


def as_python(program: list[str]) -> None:
    """`-m module ...` or `script.py ...`."""
    if program[0] == "-m":
        sys.argv = program[1:]
        runpy.run_module(program[1], run_name="__main__", alter_sys=True)
    else:
        sys.argv = program
        sys.path[0] = str(Path(program[0]).absolute().parent)
        runpy.run_path(program[0], run_name="__main__")


def redirect(folder: Path) -> None:
    (folder / "typed").write_text(TYPED * 3)
    for number, name, how in [(0, "typed", os.O_RDONLY), (1, "out", WRITE), (2, "err", WRITE)]:
        os.dup2(os.open(folder / name, how, 0o600), number)


WRITE = os.O_WRONLY | os.O_CREAT | os.O_TRUNC

if __name__ == "__main__":
    for name in LOADED:
        import_module(name)
    serve(Path(sys.argv[1]))
