"""The eight scenarios: how long they are, what they ask for and what they leave out.

BPC-SCN-04: three tutorials, half a game, the standard game and the three prepared decks.
"""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.climat.rules.moving.numbers import has_pair
from anthropolis.games.climat.table.regions import LAST_TURN, MANY, VICTORY_GES, load_data
from anthropolis.games.climat.table.state import World, oil_balance, token
from anthropolis.games.climat.table.tokens import STATUS, TOKEN_BY_ID
from anthropolis.games.climat.table.transformations import PAIR_IDS, TP_BY_ID

PRINTED: Final[list[dict[str, Any]]] = load_data("scenarios")["scenarios"]
SCENARIOS: Final[list[str]] = [str(scenario["id"]) for scenario in PRINTED]
TURNS: Final[list[int]] = [int(scenario["turns"]) for scenario in PRINTED]
HAS_TRACK: Final[list[bool]] = [bool(scenario["consequence_track"]) for scenario in PRINTED]
AT_EACH_TURN: Final[list[bool]] = [
    scenario["objective"]["when"] == "end_of_each_turn" for scenario in PRINTED
]
THE_BATTLE: Final[int] = SCENARIOS.index("the_battle")


def has_track(world: World) -> bool:
    """BPC-SCN-05: without a consequence track step 7 is skipped."""
    return HAS_TRACK[world.scenario]


def is_short(world: World) -> bool:
    """BPC-SCN-06: fewer than 36 turns: won or lost by the objective only, no score."""
    return TURNS[world.scenario] < LAST_TURN


def objective_met(world: World) -> bool:
    """BPC-SCN-04: every entry of the objective holds."""
    return all(entry_met(world, entry) for entry in PRINTED[world.scenario]["objective"]["all_of"])


def entry_met(world: World, entry: Any) -> bool:
    if entry["type"] == "global_ges_max":
        return bool(world.global_ges <= entry["value"])
    if entry["type"] == "no_token":
        return reached_of(world, entry) == 0
    return bool(reached_of(world, entry) >= entry["value"])


def reached_of(world: World, entry: Any) -> int:
    """How far the team is with one entry of an objective."""
    kind = entry["type"]
    if kind == "global_ges_max":
        return world.global_ges
    if kind == "oil_balance_min":
        return oil_balance(world)
    if kind == "population_free_min":
        return free_population(world)
    if kind == "no_token":
        tokens = entry["tokens"]
        return sum([any(has_token(world, r, name) for name in tokens) for r in range(MANY)])
    if kind == "regions_with_tp_min":
        tp = TP_BY_ID[entry["tp"]]
        return sum([world.tps[r] >> tp & 1 for r in range(MANY)])
    pair = PAIR_IDS.index(entry["pair"])
    return sum([has_pair(world, r, pair) for r in range(MANY)])


def ges_goal(world: World) -> int:
    """BPC-END-01, BPC-SCN-06: the global GES that the objective asks for."""
    for entry in PRINTED[world.scenario]["objective"]["all_of"]:
        if entry["type"] == "global_ges_max":
            return int(entry["value"])
    return VICTORY_GES


def has_token(world: World, region: int, name: str) -> bool:
    if name in STATUS:
        return world.status[region] == STATUS.index(name)
    return token(world, region, TOKEN_BY_ID[name]) > 0


def free_population(world: World) -> int:
    """BPC-SCO-01: people in regions without dictatorship or chaos."""
    return sum([world.population[r] for r in range(MANY) if world.status[r] == 0])
