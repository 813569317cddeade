"""What each event is to a board, a timeline and a story: one row per event, and paths of values."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.engine.contract import (
    ALARM,
    BEGIN,
    CEREMONY,
    END,
    NOBODY,
    NORMAL,
    QUICK,
    SILENT,
    Cause,
)
from anthropolis.games.climat.table.energy import ELECTRICITY, OIL
from anthropolis.games.climat.table.regions import ZONES
from anthropolis.games.climat.table.tokens import TOKENS

# By the class of the event: its beat, its mark, and the paths of the view that it changes.
SIGNS: Final[dict[str, tuple[str, str, str]]] = {
    "TurnBegun": (NORMAL, BEGIN, "turn active player"),
    "StepBegun": (CEREMONY, "", "step"),
    "EventDrawn": (NORMAL, "", "event event_deck"),
    "TargetFound": (NORMAL, "", "target regions.{region}"),
    "EventIgnored": (NORMAL, "", "target"),
    "TransformationGained": (NORMAL, "", "regions.{region}.tps"),
    "GlobalTransformation": (CEREMONY, "", "globals"),
    "PairCompleted": (NORMAL, "", "regions.{region}.pairs"),
    "Rolled": (NORMAL, "", "roll"),
    "RollChanged": (NORMAL, "", "roll"),
    "CardsDrawn": (QUICK, "", "hand players"),
    "ColoursDrawn": (QUICK, "", "players"),
    "CardsDiscarded": (QUICK, "", "players discards"),
    "CardPlayed": (NORMAL, "", "players discards"),
    "CommonActionBegun": (NORMAL, "", "common_action"),
    "CardsLaid": (QUICK, "", "common_action.laid players"),
    "ExternalDrawn": (NORMAL, "", "common_action.external"),
    "CardsRevealed": (NORMAL, "", "common_action.laid"),
    "CommonActionCounted": (NORMAL, "", "common_action.total"),
    "ImplantationTried": (NORMAL, "", "common_action"),
    "ActionTaken": (QUICK, "", "actions"),
    "Moved": (NORMAL, "", "players"),
    "PowerUsed": (NORMAL, "", "players"),
    "EventsRevealed": (CEREMONY, "", "known_events"),
    "EventsOnTop": (NORMAL, "", "known_events event_deck"),
    "EventsUnder": (NORMAL, "", "known_events event_deck"),
    "Entered": (NORMAL, "", "players"),
    "Left": (NORMAL, "", "players"),
    "TakenOver": (NORMAL, "", "players"),
    "TutorialOver": (CEREMONY, "", "tutorial"),
    "GameOver": (CEREMONY, END, "result"),
}  # fmt: skip
PLAIN: Final = (QUICK, "", "")

OUTBREAKS: Final[dict[str, tuple[str, str]]] = {
    "war": (CEREMONY, ALARM), "chaos": (CEREMONY, ALARM), "dictatorship": (CEREMONY, ALARM),
    "famine": (NORMAL, ALARM), "pandemic": (NORMAL, ALARM), "epidemic": (NORMAL, ""),
}  # fmt: skip
"""What begins, with its beat and its mark: an epidemic is a warning, the others are disasters."""

_REGION_PATHS: Final[dict[str, str]] = {
    **{kind: f"oil.{kind}" for kind in OIL},
    **{kind: f"electricity.{kind}" for kind in ELECTRICITY},
    **{kind: f"tokens.{kind}" for kind in TOKENS},
}
_WORLD_PATHS: Final[dict[str, str]] = {zone: f"zones.{zone}" for zone in ZONES}
UNSEEN: Final = ("green", "weather")
"""Numbers whose way is told by others: the square by its token, the weather by its regions."""


def signs_of(event: Any) -> tuple[str, str, str]:
    return SIGNS.get(type(event).__name__, PLAIN)


def beat_of(what: str) -> str:
    return SILENT if what in UNSEEN else QUICK


def region_path(region: str, what: str) -> str:
    """Where a number of a region stands in the view."""
    return f"regions.{region}.{_REGION_PATHS.get(what, what)}"


def world_path(what: str) -> str:
    """Where a number of the board stands in the view."""
    return _WORLD_PATHS.get(what, what)


def cause_of(why: str, whose: str) -> Cause:
    """The card, the power or the trouble of a region; an action has its seat."""
    if why in ("card", "power"):
        return Cause(whose)
    if why in ("action", "doors"):
        return Cause(why, int(whose) if whose else NOBODY)
    return Cause(why, NOBODY, whose)
