"""Chapter 11, modes: four named presets of four flags."""

from __future__ import annotations

from typing import Final

from anthropolis.games.anthropocene.table.components import load_data

COUNT_CO2: Final = 1
COUNT_CH4: Final = 2
USE_ICE: Final = 4
OPEN_HANDS: Final = 8
PAUSES: Final = 16
NOTES: Final = 32
OPEN_TABLE: Final = 64


def _presets() -> dict[str, int]:
    """ANT-MOD-01 to ANT-MOD-04 are the first four presets; ANT-MOD-05 allows the fifth."""
    return {
        mode["id"]: COUNT_CO2 * mode["count_co2"]
        | COUNT_CH4 * mode["count_ch4"]
        | USE_ICE * mode["use_ice"]
        | OPEN_HANDS * mode["open_hands"]
        for mode in load_data("modes")["modes"]
    }


PRESETS: Final[dict[str, int]] = _presets()


def flags_of(mode: str, pauses: bool, notes: bool, open_table: bool) -> int:
    """ANT-SET-02: the mode is fixed before set-up, with the switches of the digital table."""
    return PRESETS[mode] | PAUSES * pauses | NOTES * notes | OPEN_TABLE * open_table


def mode_of(flags: int) -> str:
    """The name of the mode that a game is played in."""
    rules = flags & (COUNT_CO2 | COUNT_CH4 | USE_ICE | OPEN_HANDS)
    return next(name for name, preset in PRESETS.items() if preset == rules)
