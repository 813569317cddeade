"""Who plays: a seat is a colour and a sign, and its character where that is settled beforehand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from anthropolis.engine.contract import Role, plain_role
from anthropolis.games.climat.roles.characters import CHARACTER_NAMES, STARTER_TEAMS
from anthropolis.games.climat.rules.scenarios import PRINTED, SCENARIOS

VOWELS: Final = "AEIOUYÉÈÊÎÔ"


def roles(seats: int, options: Mapping[str, Any]) -> list[Role]:
    """BPC-SET-05, BPC-CHR-05: the starter team has names; who is chosen later is in the view."""
    plain = [plain_role(seat) for seat in range(seats)]
    playing = seats - int(options.get("open_seats", 0))
    if not has_starters(options) or playing not in STARTER_TEAMS:
        return plain
    team = STARTER_TEAMS[playing]
    return [person(team[s]["character"], plain[s]) for s in range(playing)] + plain[playing:]


def has_starters(options: Mapping[str, Any]) -> bool:
    cast = options.get("cast", "by_scenario")
    if cast != "by_scenario":
        return bool(cast == "starter")
    scenario = SCENARIOS.index(options.get("scenario", "the_battle"))
    return bool(PRINTED[scenario]["starter_team"])


def person(character: str, seat: Role) -> Role:
    name = CHARACTER_NAMES[character]
    french = name["fr"]
    of = f"d’{french}" if french[0] in VOWELS else f"de {french}"
    return Role(
        character, name, {"en": name["en"], "fr": of}, {"en": name["en"], "fr": f"à {french}"},
        seat.colour, seat.emblem, seat.seat,
    )  # fmt: skip
