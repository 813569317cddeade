"""Chapter 1, terms: roles, resources, worker types, and the data files they come from."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.engine.rules import load_yaml

PACKAGE: Final = "anthropolis.games.hegemony"


def load_data(name: str) -> Any:
    """HEG-CMP-01, HEG-CMP-02, HEG-CMP-03: everything in the box is a data file."""
    return load_yaml(PACKAGE, f"data/{name}.yaml")


GAME_DATA: Final[dict[str, Any]] = load_data("game")

ROLES: Final[list[str]] = [str(role) for role in GAME_DATA["turn_order"]]
"""HEG-TRM-01, HEG-RND-02: in turn order; a role's number is its place here."""
WC: Final = 0
MC: Final = 1
CC: Final = 2
STATE: Final = 3
BANK: Final = 4
"""HEG-TRM-12: the supply of money, as a payer or a receiver."""
CLASSES: Final[list[str]] = ROLES[:3]
ROLES_BY_COUNT: Final[list[list[int]]] = [
    [ROLES.index(role) for role in GAME_DATA["roles_by_player_count"].get(n, [])] for n in range(5)
]
"""HEG-SET-01: who plays with 2, 3 and 4 players."""

ROLE_WORDS: Final[dict[str, dict[str, Any]]] = {
    entry["id"]: entry for kind in load_data("roles").values() for entry in kind
}
"""The roles and the Foreign Market as sentences bend their names."""
ROLE_NAMES: Final[dict[str, dict[str, str]]] = {
    term["id"]: {lang: term[lang] for lang in ("en", "fr")}
    for term in load_data("glossary")["terms"]
    if term["id"] in ROLES
}

RESOURCES: Final = ["food", "luxury", "health", "education"]
"""HEG-TRM-02: goods first, then services; influence is counted apart."""
FOOD: Final = 0
LUXURY: Final = 1
HEALTH: Final = 2
EDUCATION: Final = 3
INFLUENCE: Final = 4

TYPES: Final = ["unskilled", "agriculture", "luxury", "healthcare", "education", "media"]
"""HEG-TRM-04: a worker is unskilled or skilled in exactly one industry."""
UNSKILLED: Final = 0
AGRICULTURE: Final = 1
MEDIA: Final = 5
KINDS: Final = 6
INDUSTRIES: Final = TYPES[1:]

SECTIONS: Final = "ABC"
A: Final = 0
B: Final = 1
C: Final = 2
FISCAL: Final = 0
LABOR: Final = 1
TAXATION: Final = 2
HEALTHCARE_POLICY: Final = 3
EDUCATION_POLICY: Final = 4
TRADE: Final = 5
IMMIGRATION: Final = 6
POLICIES: Final = 7
