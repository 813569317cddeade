"""`anthropolis new-game`, as a stranger uses it: make, install, test and play a game."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from anthropolis.bots.bot import GreedyBot
from anthropolis.engine.conformance import cases, check_game
from anthropolis.engine.registry import register as register_game
from anthropolis.lab.example import GAME
from anthropolis.lab.rulebook import coverage_of
from tests.cli.user import User

MOST_LINES = 170
EDITABLE = "from setuptools import build_meta; print(build_meta.build_editable('.'))"


def run(*words: str, folder: Path) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(folder / "site"), *filter(None, [os.environ.get("PYTHONPATH")])])
    return subprocess.run(
        [sys.executable, *words], cwd=folder, env={**os.environ, "PYTHONPATH": path},
        capture_output=True, text=True, check=False, timeout=300,
    )  # fmt: skip


def test_a_new_game_is_installed_tested_and_played(user: User) -> None:
    said = user.runs("new-game", "my_game")
    assert said.code == 0
    assert "anthropolis play my_game" in said.out
    folder = Path.cwd()
    flags = ["--quiet", "--no-build-isolation", "--no-deps", "--target", "site"]
    installed = run("-m", "pip", "install", *flags, "./my_game", folder=folder)
    assert installed.returncode == 0, installed.stderr
    tested = run("-m", "pytest", "-q", "my_game/tests", folder=folder)
    assert tested.returncode == 0, tested.stdout
    words = ["-m", "anthropolis.cli.main", "simulate", "my_game", "--games", "4", "--seed", "1"]
    played = run(*words, folder=folder)
    assert played.stdout.startswith("The Pond: 4 games, seed 1")


def test_an_editable_install_is_found_from_the_folder_above(user: User) -> None:
    """There `my_game/` itself looks like a package; a path goes before it, a finder would not."""
    assert user.runs("new-game", "my_game").code == 0
    project = Path.cwd() / "my_game"
    made = run("-c", EDITABLE, folder=project)
    assert made.returncode == 0, made.stderr
    with zipfile.ZipFile(project / made.stdout.split()[-1]) as wheel:
        (path,) = [name for name in wheel.namelist() if name.endswith(".pth")]
        site = Path.cwd() / "site"
        site.mkdir()
        (site / path).write_bytes(wheel.read(path))
    started = f"import site; site.addsitedir({str(site)!r}); import my_game; print(my_game.GAME.id)"
    found = run("-c", started, folder=Path.cwd())
    assert found.stdout == "my_game\n", found.stderr


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("anthropocene", "there is a game 'anthropocene' already"),
        ("My-Game", "cannot name a package"),
        ("class", "cannot name a package"),
        ("there", "exists already"),
    ],
)
def test_a_name_that_cannot_be_used_is_refused(user: User, name: str, reason: str) -> None:
    Path("there").mkdir()
    said = user.runs("new-game", name)
    assert said.code == 2
    assert reason in said.err


def test_the_example_is_short_and_whole() -> None:
    folder = Path(sys.modules[type(GAME).__module__].__file__ or "").parent
    lines = [
        line
        for path in folder.rglob("*")
        if path.suffix in (".py", ".yaml")
        for line in path.read_text(encoding="utf-8").splitlines()
    ]
    assert len(lines) <= MOST_LINES
    rules = coverage_of(GAME, Path(__file__).parent)
    assert [covered.rule.id for covered in rules.rules if not covered.code] == []


@pytest.mark.usefixtures("register")
@pytest.mark.parametrize(("seats", "options"), cases(GAME))
def test_the_example_keeps_the_promises_of_every_game(
    seats: int, options: dict[str, object]
) -> None:
    register_game(GAME)
    check_game(GAME, seats, options, bots=[GreedyBot])
