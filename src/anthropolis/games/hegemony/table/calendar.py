"""Chapter 4, the phases of a round."""

from __future__ import annotations

from typing import Final

PREPARATION: Final = 0
ACTION: Final = 1
PRODUCTION: Final = 2
ELECTIONS: Final = 3
SCORING: Final = 4
GAME_END: Final = 5
PHASES: Final = ["preparation", "action", "production", "elections", "scoring", "game_end"]
