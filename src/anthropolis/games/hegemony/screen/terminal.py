"""The board in the terminal."""

from __future__ import annotations

from typing import Any


def draw(view: dict[str, Any], lang: str = "en", names: list[str] | None = None) -> Any:
    """The board as text."""
    return str(view["round"])
