"""Chapter 4, characters: nine people with their networks.

BPC-CHR-04: a network has two primary colours and, by the side in use, two secondary ones or one.
"""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.climat.table.energy import TABLES
from anthropolis.games.climat.table.influence import COLOUR_BY_ID
from anthropolis.games.climat.table.regions import load_data
from anthropolis.games.climat.table.state import World, chairs

_PRINTED: Final[Any] = load_data("characters")
CHARACTERS: Final[list[str]] = [str(person["id"]) for person in _PRINTED["characters"]]
CHARACTER_BY_ID: Final[dict[str, int]] = {name: n for n, name in enumerate(CHARACTERS)}
CHARACTER_NAMES: Final[dict[str, dict[str, str]]] = {
    person["id"]: person["name"] for person in _PRINTED["characters"]
}
PRIMARY: Final[list[list[int]]] = [
    [COLOUR_BY_ID[colour] for colour in person["primary"]] for person in _PRINTED["characters"]
]
"""BPC-CHR-04: two primary colours each."""
SECONDARY_TWO: Final[list[list[int]]] = [
    [COLOUR_BY_ID[colour] for colour in person["secondary_two"]]
    for person in _PRINTED["characters"]
]
SECONDARY_ONE: Final[list[list[int]]] = [
    [COLOUR_BY_ID[person["secondary_one"]]] for person in _PRINTED["characters"]
]
STARTER_TEAMS: Final[dict[int, list[dict[str, str]]]] = {
    players: _PRINTED["starter_teams"][players] for players in (3, 4, 5)
}
"""BPC-CHR-05: who goes with which employer in a first game."""
FULL_TABLE: Final = 5
_DRAWS: Final[Any] = TABLES["draw_per_turn"]
CHOOSES_SECONDARY: Final[int] = next(n for n in (3, 4, 5) if _DRAWS[n]["secondary_choice"])
"""BPC-CHR-03: with four players one of two secondary colours is chosen for each draw."""
EACH_PRIMARY: Final[int] = _DRAWS[3]["each_primary"]


def secondary(world: World, chair: int) -> list[int]:
    """BPC-CHR-01, BPC-JOI-01: by the side of the card; five players use the other one."""
    person = world.characters[chair]
    full = len(chairs(world)) == FULL_TABLE
    return SECONDARY_ONE[person] if full else SECONDARY_TWO[person]


def network(world: World, chair: int) -> list[int]:
    """BPC-CHR-02: the allowed colours, primary ones first."""
    return PRIMARY[world.characters[chair]] + secondary(world, chair)


def colours_covered(people: list[int], full: bool) -> int:
    """BPC-SET-05: the colours, as bits, that the networks of these characters reach together."""
    covered = 0
    for person in people:
        second = SECONDARY_ONE[person] if full else SECONDARY_TWO[person]
        for colour in PRIMARY[person] + second:
            covered |= 1 << colour
    return covered
