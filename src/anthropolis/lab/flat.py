"""The outcome of a game as columns: what is said of the whole game, and what of each seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

OF_SEATS = ("parts", "base_scores", "scores_by_lens", "roles")
"""What a game's outcome says of its seats; see `Game.outcome`. All else is of the whole game."""


def flat(outcome: Mapping[str, Any]) -> dict[str, Any]:
    """What is said of the whole game; a mapping becomes columns with a dot in their names."""
    found: dict[str, Any] = {}
    for name, value in outcome.items():
        if name in OF_SEATS:
            continue
        if isinstance(value, Mapping):
            found |= {f"{name}.{inner}": v for inner, v in flat(value).items()}
        else:
            found[name] = list(value) if isinstance(value, tuple) else value
    return found


def of_seat(outcome: Mapping[str, Any], seat: int) -> dict[str, Any]:
    """What is said of one seat: parts of its score, and its score through every lens."""
    found: dict[str, Any] = {}
    if parts := outcome.get("parts"):
        found |= {f"part.{name}": value for name, value in parts[seat].items() if name != "total"}
    if base := outcome.get("base_scores"):
        found["base_score"] = base[seat]
    for lens, scores in outcome.get("scores_by_lens", {}).items():
        found[f"lens.{lens}"] = scores[seat]
    return found


def places(scores: Sequence[int]) -> list[int]:
    """1 for the best score; equal scores share a place."""
    return [1 + sum(other > score for other in scores) for score in scores]
