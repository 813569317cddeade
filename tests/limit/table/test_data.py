"""One source for each figure: the data files, all of them read by code."""

from __future__ import annotations

from pathlib import Path

import anthropolis.games.limit as limit

HOME = Path(str(limit.__file__)).parent


def test_every_data_file_is_read_by_code() -> None:
    """LIM-CMP-01."""
    code = "".join(path.read_text(encoding="utf-8") for path in HOME.rglob("*.py"))
    unread = [
        path.name
        for path in sorted((HOME / "data").glob("*.yaml"))
        if f'load_data("{path.stem}")' not in code and f"data/{path.name}" not in code
    ]
    assert unread == []
