"""Extras: what is not installed is asked for in one sentence, and nothing is begun without it."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from anthropolis.lab.needs import MODULES, has, told

ROOT = Path(__file__).parents[2]
STUDY = 'game = "anthropocene"\ngames = 2\n[vary]\nmode = ["base", "expert"]\n'

LACKING = """
import sys
lacking = sys.argv.pop(1).split(",")
for module in lacking:
    sys.modules.pop(module, None)

class Lacking:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in lacking:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Lacking())
"""
COMMAND = LACKING + "from anthropolis.cli.main import main\nmain()\n"


def said(code: str, *words: str, folder: Path) -> str:
    """What Python says at last in a process that lacks some libraries."""
    done = subprocess.run(
        [sys.executable, "-c", code, *words], cwd=folder, capture_output=True, text=True
    )
    assert done.returncode != 0
    return done.stderr.strip().splitlines()[-1]


@pytest.mark.parametrize(
    ("lacking", "words", "extra"),
    [
        ("uvicorn", ["serve", "--port", "0"], "web"),
        ("msgspec", ["tables"], "web"),
        ("polars", ["sweep", "study.toml"], "lab"),
        ("polars", ["simulate", "limit", "--out", "x"], "lab"),
        ("openskill", ["tournament", "limit", "--chart", "x.svg"], "lab"),
    ],
)
def test_a_command_says_what_it_lacks_and_begins_nothing(
    lacking: str, words: list[str], extra: str, tmp_path: Path
) -> None:
    (tmp_path / "study.toml").write_text(STUDY)
    line = said(COMMAND, lacking, *words, folder=tmp_path)
    assert line == f"Error: {lacking} is not installed: pip install 'anthropolis[{extra}]'"
    assert [path.name for path in tmp_path.iterdir()] == ["study.toml"]


@pytest.mark.parametrize(
    ("module", "lacking", "remedy"),
    [
        ("aec", "pettingzoo", "pettingzoo is not installed: pip install 'anthropolis[rl]'"),
        ("single", "gymnasium", "gymnasium is not installed: pip install 'anthropolis[rl]'"),
        ("open_spiel", "pyspiel", "pyspiel is not installed: pip install open_spiel"),
    ],
)
def test_an_environment_says_what_it_lacks(
    module: str, lacking: str, remedy: str, tmp_path: Path
) -> None:
    code = f"{LACKING}import anthropolis.envs.{module}\n"
    assert said(code, lacking, folder=tmp_path).endswith(f"NotInstalled: {remedy}")


def test_each_extra_is_known_with_all_it_brings() -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"][
        "optional-dependencies"
    ]
    imported = {"vl_convert_python": "vl_convert"}
    for extra, modules in MODULES.items():
        names = [re.split(r"[^\w-]", wish)[0].replace("-", "_") for wish in extras[extra]]
        assert sorted(modules) == sorted(imported.get(name, name) for name in names)


def test_a_mistake_of_our_own_is_no_missing_extra() -> None:
    error = ModuleNotFoundError("No module named 'anthropolis.nowhere'", name="anthropolis.nowhere")
    assert told(error) is error
    assert has("json")
    assert not has("no_such_library")
