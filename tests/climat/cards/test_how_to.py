"""The how-to for a new card, done as it says: in a copy of the project, by its own commands."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from shutil import copytree, ignore_patterns

import anthropolis

GUIDE = Path(__file__).parents[3] / "docs/how_to/add_a_climat_card.md"


def blocks() -> list[str]:
    return re.findall(r"```yaml\n(.*?)```", GUIDE.read_text("utf-8"), re.S)


def run(home: Path, *command: str) -> str:
    done = subprocess.run(
        [sys.executable, *command], env={**os.environ, "PYTHONPATH": str(home)},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    return done.stdout + done.stderr


def test_the_card_of_the_guide_is_added_by_following_it(tmp_path: Path) -> None:
    """BPC-EFF-01: an entry of data is a card; its text is made, its vector holds."""
    source = Path(anthropolis.__file__).parent
    copytree(source, tmp_path / "anthropolis", ignore=ignore_patterns("web_dist", "*.so"))
    climat = tmp_path / "anthropolis/games/climat"
    card, vector = blocks()
    with (climat / "data/events_aci.yaml").open("a", encoding="utf-8") as file:
        file.write(card)
    schema = json.loads((climat / "vectors/schema.json").read_text("utf-8"))
    schema["$defs"]["aci_card"]["enum"].append("night_trains")
    (climat / "vectors/schema.json").write_text(json.dumps(schema), "utf-8")
    (tmp_path / "trains.yaml").write_text(vector, "utf-8")
    told = run(tmp_path, "-m", "anthropolis.cli.main", "scenario", str(tmp_path / "trains.yaml"))
    assert told == "1 passed, 0 failed, 0 skipped\n"
    text = "from anthropolis.games.climat import GAME; print(GAME.cards['night_trains']['text'])"
    said = next(line for line in GUIDE.read_text("utf-8").splitlines() if "then says" in line)
    assert said.partition("says: ")[2] in run(tmp_path, "-c", text)
