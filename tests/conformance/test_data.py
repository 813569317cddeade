"""One source for each figure: the data files, all of them read by code."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

from anthropolis.engine.registry import games


@pytest.mark.parametrize("game", sorted(games()))
def test_every_data_file_is_read_by_code(game: str) -> None:
    """LIM-CMP-01, ANT-CMP-01."""
    home = Path(str(import_module(f"anthropolis.games.{game}").__file__)).parent
    code = "".join(path.read_text(encoding="utf-8") for path in home.rglob("*.py"))
    files = sorted((home / "data").glob("*.yaml"))
    assert [path.name for path in files if not is_read(path, code)] == []


def is_read(path: Path, code: str) -> bool:
    return f'"{path.stem}"' in code or f"data/{path.name}" in code
