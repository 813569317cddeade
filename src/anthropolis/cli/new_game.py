"""`anthropolis new-game`: a package with a small complete game, to be changed into another one."""

from __future__ import annotations

import keyword
import re
import shutil
from pathlib import Path

import click

from anthropolis.cli.common import BadInput, writing
from anthropolis.engine.registry import games

NAME = re.compile(r"[a-z][a-z0-9_]{1,30}")
PYPROJECT = """\
[build-system]
requires = ["setuptools>=77"]
build-backend = "setuptools.build_meta"

[project]
name = "{name}"
version = "0.1.0"
requires-python = ">=3.11"
dependencies = ["anthropolis"]

[project.entry-points."anthropolis.games"]
{name} = "{name}:GAME"

[tool.setuptools]
packages = ["{name}"]
package-dir = {"" = "."}  # so that `pip install -e` is found from the folder above too

[tool.setuptools.package-data]
{name} = ["texts/*.yaml"]
"""
TESTS = '''\
"""The game keeps the promises of every game."""

import pytest
from anthropolis.bots.bot import GreedyBot
from anthropolis.engine.conformance import cases, check_game

from {name} import GAME


@pytest.mark.parametrize(("seats", "options"), cases(GAME))
def test_the_game_keeps_its_promises(seats, options):
    check_game(GAME, seats, options, bots=[GreedyBot])


def test_too_many_nets_empty_the_pond():
    """PND-SEA-02: nobody gets anything."""
    match = GAME.new(2, seed=1)
    match.state.fish = 5
    for seat in (0, 1):
        match.choose(seat, "take:3")
    assert match.finished
    assert match.view(None)["caught"] == [0, 0]
'''
SAID = """\
{name}/ has a small complete game. Try it, then change it:

  pip install -e {name}
  anthropolis play {name}
  pytest {name}"""


@click.command("new-game")
@click.argument("name")
def command(name: str) -> None:
    """Start a game of your own: a package NAME in a folder of that name.

    It begins as the shortest complete game there is, about 150 lines with its texts and rules.

    \b
    anthropolis new-game my_game
    """
    check_name(name)
    folder = Path(name)
    if folder.exists():
        raise BadInput(f"{folder} exists already; choose another name")
    with writing(folder):
        copy_example(folder / name, name)
        (folder / "tests").mkdir()
        (folder / "tests" / f"test_{name}.py").write_text(TESTS.replace("{name}", name), "utf-8")
        (folder / "pyproject.toml").write_text(PYPROJECT.replace("{name}", name), "utf-8")
    click.echo(SAID.format(name=name))


def check_name(name: str) -> None:
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise BadInput(f"{name!r} cannot name a package: take small letters, digits and _")
    if name in games():
        raise BadInput(f"there is a game {name!r} already; choose another name")


def copy_example(folder: Path, name: str) -> None:
    """The example under another name."""
    import anthropolis.lab.example as example

    source = Path(example.__file__).parent
    shutil.copytree(source, folder, ignore=shutil.ignore_patterns("__pycache__"))
    for path in (folder / "game.py", folder / "texts/rules.yaml"):
        text = path.read_text(encoding="utf-8")
        text = text.replace('id = "example"', f'id = "{name}"')
        path.write_text(text.replace("game: example", f"game: {name}"), encoding="utf-8")
    (folder / "__init__.py").write_text(
        f'"""The game {name}."""\n\nfrom .game import Pond\n\nGAME = Pond()\n', encoding="utf-8"
    )
