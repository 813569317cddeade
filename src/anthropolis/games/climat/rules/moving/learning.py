"""Chapters 13 and 14: gaining transformations, and how they spread."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step, Words
from anthropolis.games.climat.roles.causes import PROPAGATION, because, whose, why
from anthropolis.games.climat.roles.employers import EMPLOYERS, VOLUNTEERS, chair_with_power
from anthropolis.games.climat.rules.moving import energy, outbreaks
from anthropolis.games.climat.rules.moving.dice import PROPAGATION_ROLL, RollD8
from anthropolis.games.climat.rules.moving.numbers import change_demography, change_global_ges
from anthropolis.games.climat.rules.moving.team import TeamQuestion
from anthropolis.games.climat.rules.moving.using import use_power
from anthropolis.games.climat.table import tally
from anthropolis.games.climat.table.events import (
    GlobalTransformation,
    PairCompleted,
    TransformationGained,
)
from anthropolis.games.climat.table.regions import CHINA, MANY, NORTH_AMERICA, REGIONS
from anthropolis.games.climat.table.state import NOBODY, World, destruction, shares
from anthropolis.games.climat.table.transformations import (
    AB,
    CD,
    DISCIPLINES,
    FIRST_OF_BIRTHS,
    LEARNT_BY_CLOSED_CHINA,
    MET,
    PAIR_IDS,
    PAIRS,
    REGIONAL,
    TPS,
    A,
    B,
    G,
    H,
    N,
    P,
)

OUT_OF: Final = 8
KEEP: Final = 0
USE: Final = 1


# -- what may be gained ---------------------------------------------------------------------------


def meets_needs(world: World, region: int, tp: int) -> bool:
    """BPC-TPX-02, BPC-TPX-A to -L, BPC-EXP-03: the needs, tested when the TP is gained."""
    return needs_met(world, region) >> tp & 1 == 1


def needs_met(world: World, region: int) -> int:
    """The transformations, as bits, whose needs the region meets."""
    at = world.ndv[region] * DISCIPLINES + world.discipline[region]
    return MET[1][at] if world.table.expert else MET[0][at]


def barred_by_overconsumption(world: World, region: int, tp: int) -> bool:
    """BPC-NAM-02: A and B with a token, G too with both."""
    if region != NORTH_AMERICA or world.overconsumption == 0:
        return False
    return tp in (A, B) or (tp == G and world.overconsumption == 2)


def is_closed(world: World, region: int) -> bool:
    """BPC-CHN-03, BPC-CHN-04: China, until its discipline has fallen to 1."""
    return region == CHINA and not world.china_open


def may_implant(world: World, region: int, tp: int) -> bool:
    """BPC-IMP-02, BPC-TPX-12, BPC-NSH-02: what players may bring to a region now.

    G and H can be implanted again; that their needs are met says that discipline has fallen.
    """
    if not shares(world, region) or is_closed(world, region):
        return False
    if world.tps[region] >> tp & 1 and tp != G and tp != H:
        return False
    barred = barred_by_overconsumption(world, region, tp)
    return meets_needs(world, region, tp) and not barred


def learnable(world: World, region: int) -> int:
    """BPC-PRO-01, BPC-PRO-07, BPC-PRO-08: what the region could learn now, as bits."""
    if not shares(world, region):
        return 0
    taught = 0
    for other in range(MANY):
        if other != region and world.tps[other] and shares(world, other):
            taught |= world.tps[other]
    taught &= world.introduced & ~world.tps[region]
    if is_closed(world, region):
        taught &= LEARNT_BY_CLOSED_CHINA
    found = taught & needs_met(world, region)
    if barred_by_overconsumption(world, region, A):
        found &= ~(1 << A | 1 << B)
    if barred_by_overconsumption(world, region, G):
        found &= ~(1 << G)
    return found


def chances(world: World, region: int, precise: bool) -> int:
    """BPC-PRO-02, BPC-PRO-03: simple: 2 per teacher; precise: 1 per letter and teacher."""
    found = learnable(world, region)
    total = 0
    for other in range(MANY):
        if other != region and found & world.tps[other] and shares(world, other):
            total += (found & world.tps[other]).bit_count() if precise else 2
    return total


# -- gaining --------------------------------------------------------------------------------------


def introduce(world: World, tp: int) -> None:
    """BPC-IMP-08: a letter that players implant spreads from then on."""
    world.introduced |= 1 << tp


def gain(world: World, region: int, tp: int, cause: int) -> None:
    """BPC-TPX-G to -L, BPC-TPX-11: the region owns it; its effect comes at once."""
    world.tps[region] |= 1 << tp
    if world.listening:
        event = TransformationGained(
            "BPC-TPX-01", REGIONS[region], TPS[tp], why(cause), whose(cause)
        )
        world.tell(event)
    if tp >= FIRST_OF_BIRTHS:
        change_demography(world, region, -1, "BPC-TPX-02", cause)
    elif tp >= G:
        outbreaks.change_discipline(world, region, 1, "BPC-TPX-02", cause)
    elif world.tps[region] & PAIRS[tp // 2] == PAIRS[tp // 2]:
        complete_pair(world, region, tp // 2, cause)


def complete_pair(world: World, region: int, pair: int, cause: int) -> None:
    """BPC-TPX-05, BPC-TPX-06, BPC-TPX-11, BPC-EXP-04: only a whole pair does something."""
    if world.listening:
        event = PairCompleted(
            "BPC-TPX-11", REGIONS[region], PAIR_IDS[pair], why(cause), whose(cause)
        )
        world.tell(event)
    if not world.table.expert:
        world.tally[tally.PAIRS] += change_global_ges(world, -1, "BPC-TPX-06", cause)
    if pair == AB:
        energy.free_oil(world, region, "BPC-TPX-07", cause)
    elif pair == CD:
        energy.save_electricity(world, region, cause)


def gain_global(world: World, tp: int, cause: int) -> None:
    """BPC-TPX-M to -P: in force for everybody; P lowers the global GES once."""
    world.globals |= 1 << tp
    if world.listening:
        world.tell(GlobalTransformation("BPC-TPX-01", TPS[tp]))
    if tp == P:
        saved = change_global_ges(world, -(destruction(world) // 2), "BPC-TPX-01", cause)
        world.tally[tally.MEASURES] += saved


# -- propagation ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Propagation(Step):
    """BPC-PRO-04, BPC-PRO-09: sure gains first, then a roll for the rest."""

    region: int

    def start(self, world: World) -> None:
        total = chances(world, self.region, world.table.precise)
        rest = total % OUT_OF
        if rest:
            world.then(RollD8(PROPAGATION_ROLL, self.region), PropagationRolled(self.region, rest))
        for _ in range(total // OUT_OF):
            world.then(Learn(self.region))


@dataclass(frozen=True)
class PropagationRolled(Step):
    """BPC-PRO-04, BPC-PRO-05, BPC-TPX-N: the chances or less; with N a roll counts 1 less."""

    region: int
    needed: int

    def start(self, world: World) -> None:
        bonus = 1 if world.globals >> N & 1 else 0
        if world.roll - bonus <= self.needed:
            world.then(Learn(self.region))
        elif learnable(world, self.region):
            world.then(TurnRoll(self.region))


@dataclass(frozen=True)
class TurnRoll(Step):
    """BPC-EMP-11, BPC-EMP-34: the Volunteers may turn a failed roll into a success."""

    region: int

    def start(self, world: World) -> None:
        chair = chair_with_power(world, VOLUNTEERS)
        if chair != NOBODY:
            world.ask(self, world.owner[chair])

    def options(self, world: World, seat: int) -> list[int]:
        return [KEEP, USE]

    def answered(self, world: World, seat: int, choice: int) -> None:
        if choice == USE:
            use_power(world, chair_with_power(world, VOLUNTEERS), "BPC-EMP-11")
            world.then(Learn(self.region))

    def rule(self) -> str:
        return "BPC-EMP-11"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("turn_failed_roll", {"region": REGIONS[self.region], "roll": world.roll})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        words = {"employer": EMPLOYERS[VOLUNTEERS]}
        return Words("use_power" if choice == USE else "keep_power", words)


@dataclass(frozen=True)
class Learn(TeamQuestion):
    """BPC-PRO-06: the team chooses among what is learnable now; nothing left: the gain is lost."""

    region: int

    def choices(self, world: World) -> list[int]:
        found = learnable(world, self.region)
        return [tp for tp in range(REGIONAL) if found >> tp & 1]

    def decided(self, world: World, choice: int) -> None:
        gain(world, self.region, choice, because(PROPAGATION, self.region))

    def rule(self) -> str:
        return "BPC-PRO-06"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("what_is_learnt", {"region": REGIONS[self.region]})

    def says(self, world: World, choice: int) -> Words:
        return Words("learn", {"region": REGIONS[self.region], "tp": TPS[choice]})
