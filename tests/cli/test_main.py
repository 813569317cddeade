"""The group of commands itself."""

from __future__ import annotations

import subprocess
import sys

import pytest

from anthropolis.cli.main import COMMANDS
from tests.cli.user import User


def test_help_names_every_command_and_loads_none_of_them() -> None:
    """Whoever asks for help does not wait for drawing, simulation or a game to load."""
    program = (
        "import sys\n"
        "from anthropolis.cli.main import main\n"
        "try:\n    main(['--help'])\n"
        "finally:\n    print([m for m in sys.modules if m == 'rich' or '.games.' in m])\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0
    assert all(f"  {name} " in done.stdout for name in COMMANDS)
    assert done.stdout.splitlines()[-1] == "[]"


def test_without_a_command_the_help_is_shown(user: User) -> None:
    said = user.runs()
    assert said.code == 0
    assert said.out == user.runs("--help").out


@pytest.mark.parametrize(
    "name", ["games", "play", "simulate", "tournament", "replay", "verify", "bench"]
)
def test_every_command_explains_itself(user: User, name: str) -> None:
    said = user.runs(name, "--help")
    assert said.code == 0
    assert said.out.startswith(f"Usage: anthropolis {name} ")
    assert f"  anthropolis {name} " in said.out or f"  anthropolis {name}\n" in said.out


@pytest.mark.parametrize("name", ["play", "simulate", "tournament"])
def test_the_help_names_every_kind_of_bot(user: User, name: str) -> None:
    said = " ".join(user.runs(name, "--help").out.split())
    kinds = ["random", "greedy", "mcts:ITERATIONS", "mcts:SECONDSs", "automa", "automa:easy"]
    assert [kind for kind in kinds if f"{kind}, " not in said and f"{kind} or" not in said] == []


def test_python_runs_the_package_as_the_command() -> None:
    program = [sys.executable, "-m", "anthropolis", "--help"]
    done = subprocess.run(program, capture_output=True, text=True)
    assert done.returncode == 0
    assert done.stdout.startswith("Usage: anthropolis ")
