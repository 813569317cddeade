"""A game comes in from another package, through an entry point, and everything works with it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import anthropolis
from tests.conformance import sealed_bids

PROGRAM = """
import json
import anthropolis

game = anthropolis.load("sealed_bids")
results = anthropolis.simulate("sealed_bids", ["greedy", "mcts:5"], games=3, seed=1, workers=1)
match = anthropolis.play_out(game.new(2, 1), ["random", "random"])
again = anthropolis.verify(match.record())
print(json.dumps([anthropolis.games(), len(results.games), list(again.scores)]))
"""


def package_of_its_own(folder: Path) -> Path:
    """What an installer would leave behind for a package that brings one game."""
    shutil.copytree(Path(sealed_bids.__file__).parent, folder / "sealed_bids_game")
    info = folder / "sealed_bids_game-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: sealed-bids-game\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(
        "[anthropolis.games]\nsealed_bids = sealed_bids_game:GAME\n"
    )
    return folder


def test_a_game_of_another_package_is_found_played_simulated_and_verified(tmp_path: Path) -> None:
    path = [str(package_of_its_own(tmp_path)), os.environ.get("PYTHONPATH", "")]
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.stderr == ""
    ids, simulated, scores = json.loads(run.stdout)
    assert ids == sorted([*anthropolis.games(), "sealed_bids"])
    assert simulated == 3
    assert len(scores) == 2
