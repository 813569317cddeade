"""Chapter 28, the end of the game: victory, final effects, score, grades and bands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from anthropolis.engine.flow import Step, Words
from anthropolis.games.climat.roles import causes
from anthropolis.games.climat.roles.causes import because
from anthropolis.games.climat.rules.moving.calamities import place_riot
from anthropolis.games.climat.rules.moving.numbers import set_token
from anthropolis.games.climat.rules.moving.outbreaks import (
    end_war,
    lose_dice,
    lose_units,
    start_dictatorship,
)
from anthropolis.games.climat.rules.scenarios import (
    AT_EACH_TURN,
    SCENARIOS,
    THE_BATTLE,
    TURNS,
    free_population,
    is_short,
    objective_met,
)
from anthropolis.games.climat.table.energy import TABLES
from anthropolis.games.climat.table.events import GameOver, TutorialOver
from anthropolis.games.climat.table.regions import LAST_TURN
from anthropolis.games.climat.table.state import (
    LOST,
    WON,
    World,
    from_active,
    resilience,
    shares,
    token,
)
from anthropolis.games.climat.table.tokens import (
    EPIDEMIC,
    FAMINE,
    FIRST_FACE,
    MANY_TOKENS,
    PANDEMIC,
    REFUGEES,
    SECOND_FACE,
    WAR,
)

GRADES: Final[list[dict[str, Any]]] = TABLES["victory_grades"]["grades"]
BANDS: Final[list[dict[str, Any]]] = TABLES["defeat_bands"]["bands"]


def score_of(free: int, turn: int) -> int:
    """BPC-SCO-01: free population x 36 / turn of victory, rounded down."""
    return free * LAST_TURN // turn


def grade_of(free: int) -> str:
    """BPC-SCO-03: what a victory is called, by the free population."""
    return next(str(grade["id"]) for grade in GRADES if free >= grade["from"])


def band_of(ges: int) -> str:
    """BPC-SCO-02: how a defeat is told, by the global GES."""
    fitting = [str(band["id"]) for band in BANDS if ges >= band["from"]]
    return fitting[-1] if fitting else str(BANDS[0]["id"])


@dataclass(frozen=True)
class EndTest(Step):
    """BPC-ACT-17, BPC-END-01, BPC-END-02, BPC-END-03: only after the whole activation."""

    def start(self, world: World) -> None:
        last = world.turn >= TURNS[world.scenario]
        won = (AT_EACH_TURN[world.scenario] or last) and objective_met(world)
        if not won and not last:
            return
        if is_short(world):
            end_scenario(world, won)
        elif won:
            world.outcome = WON
            world.then(FinalEffects(), Scored())
        else:
            world.outcome = LOST
            world.then(Scored())


def end_scenario(world: World, won: bool) -> None:
    """BPC-SCN-04, BPC-SCN-06: over, or the team simply plays on."""
    result = WON if won else LOST
    if world.listening:
        world.tell(TutorialOver("BPC-SCN-06", SCENARIOS[world.scenario], won))
    if world.table.play_on:
        world.tutorial = result
        world.scenario = THE_BATTLE
    else:
        world.outcome = result
        world.then(Scored())


@dataclass(frozen=True)
class Scored(Step):
    """BPC-SCO-01 to -03: the result is told."""

    def start(self, world: World) -> None:
        if world.listening:
            free = free_population(world)
            won = world.outcome == WON
            world.tell(GameOver("BPC-SCO-01", won, result_of(world), free, points(world)))


def points(world: World) -> int:
    """BPC-SCN-06: the score of a full game that is won, else 0."""
    if world.outcome != WON or is_short(world):
        return 0
    return score_of(free_population(world), world.turn)


def result_of(world: World) -> str:
    """Grade, band, or the name of a short scenario."""
    if is_short(world):
        return SCENARIOS[world.scenario]
    if world.outcome == WON:
        return grade_of(free_population(world))
    return band_of(world.global_ges)


def victory_of(world: World) -> str:
    """BPC-SCO-03: true, or a silence, or none; a short scenario is met or missed."""
    if world.outcome != WON:
        return "none"
    silent = not is_short(world) and result_of(world) == str(GRADES[-1]["id"])
    return "silence" if silent else "true"


def told(world: World) -> list[Words]:
    """BPC-END-01, BPC-SCO-02, BPC-SCO-03: the end in words, and how it came."""
    won = world.outcome == WON
    figures = {"ges": world.global_ges, "turn": world.turn, "free": free_population(world)}
    if is_short(world):
        name = "ending_met" if won else "ending_missed"
        return [Words(name, {"scenario": SCENARIOS[world.scenario], **figures})]
    headline = Words("ending_result", {"result": result_of(world)})
    return [headline, Words("ending_won" if won else "ending_lost", figures)]


# -- final effects --------------------------------------------------------------------------------


@dataclass(frozen=True)
class FinalEffects(Step):
    """BPC-END-04: six effects, each over all regions from the active one down the column."""

    def start(self, world: World) -> None:
        regions = tuple(from_active(world))
        world.then(*[FinalEffect(number, regions) for number in range(1, 7)])


@dataclass(frozen=True)
class FinalEffect(Step):
    """BPC-END-04, BPC-END-05: one effect; a war that it causes takes its immediate effects."""

    number: int
    regions: tuple[int, ...]

    def start(self, world: World) -> None:
        depth = len(world.todo)
        for done in range(len(self.regions)):
            if len(world.todo) > depth:
                world.todo.insert(depth, FinalEffect(self.number, self.regions[done:]))
                return
            final_effect(world, self.number, self.regions[done])


def final_effect(world: World, number: int, region: int) -> None:
    rule, cause = "BPC-END-04", because(causes.FINAL, 0)
    if number == 1:
        if token(world, region, REFUGEES) == resilience(world, region):
            place_riot(world, region, cause)
    elif number == 2:
        if not shares(world, region):
            lose_to_illness(world, region)
    elif number == 3:
        if token(world, region, FAMINE):
            lose_dice(world, region, rule, because(causes.FAMINE, region))
    elif number == 4:
        if token(world, region, WAR) == FIRST_FACE:
            lose_units(world, region, rule, because(causes.WAR, region))
    elif number == 5:
        if token(world, region, WAR) == SECOND_FACE:
            start_dictatorship(world, region, because(causes.WAR, region))
    else:
        if token(world, region, WAR):
            end_war(world, region, cause)
        for kind in range(MANY_TOKENS):
            set_token(world, region, kind, 0, rule, cause)


def lose_to_illness(world: World, region: int) -> None:
    """BPC-END-04: a unit for an epidemic, dice for a pandemic, where nothing is shared."""
    if token(world, region, EPIDEMIC):
        lose_units(world, region, "BPC-END-04", because(causes.EPIDEMIC, region))
    if token(world, region, PANDEMIC):
        lose_dice(world, region, "BPC-END-04", because(causes.PANDEMIC, region))
