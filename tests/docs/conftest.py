"""A folder as a reader of the pages has it: the sources, and programs that are those under test."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import anthropolis
from tests.docs import forks
from tests.docs.pages import DOCS, ROOT, files_shown
from tests.docs.smaller import smaller_study
from tests.ports import free_port

PROGRAMS = {"anthropolis": "-m anthropolis", "python": ""}


@pytest.fixture(scope="session")
def programs(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """`anthropolis` and `python` as programs that need no start of their own."""
    folder = tmp_path_factory.mktemp("programs")
    for name in ("ask", "answer"):
        os.mkfifo(folder / name)
    for name, start in PROGRAMS.items():
        make_program(folder / name, forks.PROGRAM.format(start=start, folder=folder))
    make_program(folder / "pip", f'#!/bin/sh\nexec "{sys.executable}" -m pip "$@"\n')
    command = [sys.executable, forks.__file__, str(folder)]
    server = subprocess.Popen(command, env=os.environ | {"POLARS_MAX_THREADS": "1"})
    yield folder
    server.kill()
    server.wait()


def make_program(path: Path, text: str) -> None:
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)


@pytest.fixture
def reader(tmp_path: Path) -> Path:
    """The folder in which the commands of a page are typed."""
    for name in ("src", "benchmarks"):
        (tmp_path / name).symlink_to(ROOT / name)
    shutil.copytree(ROOT / "examples", tmp_path / "examples")  # what is learned is written there
    shutil.copytree(DOCS / "studies", tmp_path / "docs" / "studies")
    for study in (tmp_path / "docs" / "studies").glob("*.toml"):
        study.write_text(smaller_study(study.read_text(encoding="utf-8")), encoding="utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "anthropocene").symlink_to(ROOT / "tests" / "anthropocene")
    vectors = (DOCS / "how_to" / "write_vectors.md").read_text(encoding="utf-8")
    (tmp_path / "my_vectors.yaml").write_text(files_shown(vectors)["my_vectors.yaml"])
    match = anthropolis.load("anthropocene").new(seats=2, seed=1)
    anthropolis.play_out(match, bots=["greedy", "greedy"])
    match.record().save(tmp_path / "match.json")
    return tmp_path


@pytest.fixture
def shell(reader: Path, programs: Path) -> dict[str, str]:
    """An environment in which everything is kept in the reader's folder."""
    path = [str(reader / "site"), *filter(None, [os.environ.get("PYTHONPATH")])]
    return os.environ | {
        "PATH": f"{programs}:{os.environ['PATH']}",
        "PYTHONPATH": os.pathsep.join(path),
        "XDG_DATA_HOME": str(reader / "data"),
        "ANTHROPOLIS_PORT": str(free_port()),
        "BROWSER": "true",
    }
