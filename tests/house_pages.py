"""How-to pages about house cards: their blocks, their files, and what their scripts print."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import yaml

HOW_TO = Path(__file__).parents[1] / "docs/how_to"


def block(page: str, language: str) -> str:
    """The first block of code of that language on a page."""
    text = (HOW_TO / page).read_text(encoding="utf-8")
    found = re.search(rf"```{language}\n(.*?)```", text, re.DOTALL)
    assert found is not None, f"the page has no {language} block"
    return found[1]


def first_card(page: str, **changes: Any) -> dict[str, Any]:
    """The card of the page, with some parts changed."""
    record: dict[str, Any] = yaml.safe_load(block(page, "yaml"))["cards"][0]
    return record | changes


def written(folder: Path, *records: dict[str, Any]) -> Path:
    path = folder / "house.yaml"
    path.write_text(yaml.safe_dump({"cards": list(records)}), encoding="utf-8")
    return path


def printed_by(page: str, folder: Path) -> str:
    """What the page's script prints with the page's file and the page's command."""
    (folder / "house.yaml").write_text(block(page, "yaml"), encoding="utf-8")
    command = re.search(r"export (\w+)=(\S+)", block(page, "sh"))
    assert command is not None
    told = subprocess.run(
        [sys.executable, "-c", block(page, "python")],
        cwd=folder,
        env=os.environ | {command[1]: command[2], "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    return told.stdout
