"""The board in a terminal."""

from __future__ import annotations

from typing import Any


def draw(view: dict[str, Any], lang: str, names: Any) -> Any:
    raise NotImplementedError
