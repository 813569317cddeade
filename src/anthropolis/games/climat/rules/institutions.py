"""Chapter 25, institutions: what the UN, the Red Cross, the WHO and the UNHCR can do."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from anthropolis.engine.flow import Step, Words
from anthropolis.games.climat.roles.causes import ACTION, because
from anthropolis.games.climat.roles.employers import FAMOX, INSTITUTION_MINUS, works
from anthropolis.games.climat.rules.common_action import begin, close
from anthropolis.games.climat.rules.moving.calamities import place_conflict
from anthropolis.games.climat.rules.moving.numbers import set_token
from anthropolis.games.climat.rules.moving.outbreaks import end_crisis, end_war
from anthropolis.games.climat.table.energy import TABLES
from anthropolis.games.climat.table.influence import COLOUR_BY_ID
from anthropolis.games.climat.table.map import FIRST_INSTITUTION, INSTITUTIONS
from anthropolis.games.climat.table.regions import MANY, REGIONS, load_data
from anthropolis.games.climat.table.state import World, token
from anthropolis.games.climat.table.tokens import CHAOS, DICTATORSHIP, TOKEN_BY_ID, TOKENS, WAR

PRINTED: Final[list[dict[str, Any]]] = load_data("institutions")["institutions"]
ASKED: Final[list[list[int]]] = [
    [COLOUR_BY_ID[colour] for colour in printed["asks"]] for printed in PRINTED
]
"""BPC-ACI-17: three colours each."""
LEVELS: Final = ["low", "middle", "high"]
MIDDLE: Final = 1
HIGHEST: Final = 2
_THRESHOLDS: Final[list[int]] = [int(TABLES["institution_thresholds"][level]) for level in LEVELS]

REMOVE: Final = 0
CLEAR: Final = 1
DOWNGRADE: Final = 2
END_CHAOS: Final = 3
END_DICTATORSHIP: Final = 4
DOES: Final = ["remove_token", "clear_token", "downgrade_war", "end_chaos", "end_dictatorship"]
PER_DISCIPLINE: Final = 2


class Relief:
    """One part of a result: what is done, to which token, how often at most."""

    def __init__(self, do: int, kind: int, most: int) -> None:
        self.do = do
        self.kind = kind
        self.most = most


def read_relief(written: Any) -> Relief:
    kind = TOKEN_BY_ID[written["token"]] if "token" in written else WAR
    most = written["regions"] if "regions" in written else written["amount"]
    return Relief(DOES.index(written["do"]), kind, int(most))


RESULTS: Final[list[list[list[list[Relief]]]]] = [
    [[[read_relief(r) for r in other] for other in printed["results"][level]] for level in LEVELS]
    for printed in PRINTED
]
"""BPC-INS-10, BPC-INS-11, BPC-INS-12, BPC-INS-13: by institution and threshold, alternatives."""


def thresholds(world: World) -> list[int]:
    """BPC-INS-02, BPC-EMP-13: 8, 12 and 16, each 2 less with Famox."""
    less = INSTITUTION_MINUS if works(world, FAMOX) else 0
    return [threshold - less for threshold in _THRESHOLDS]


def freeing_threshold(world: World, region: int) -> int:
    """BPC-DIC-08, BPC-INS-15: to end a dictatorship: 2 more per point of its discipline."""
    return thresholds(world)[HIGHEST] + PER_DISCIPLINE * world.discipline[region]


# -- what can be done -----------------------------------------------------------------------------


def places_for(world: World, relief: Relief, total: int) -> list[int]:
    """BPC-INS-03, BPC-INS-16: the regions where it can be done with that total."""
    return [region for region in range(MANY) if applies(world, relief, region, total)]


def applies(world: World, relief: Relief, region: int, total: int) -> bool:
    if relief.do == END_CHAOS:
        return world.status[region] == CHAOS
    if relief.do == END_DICTATORSHIP:
        ruled = world.status[region] == DICTATORSHIP
        return ruled and total >= freeing_threshold(world, region)
    return token(world, region, relief.kind) > 0


def alternatives(world: World, institution: int, level: int, total: int) -> list[int]:
    """BPC-INS-03: those of the threshold reached that do anything now."""
    return [
        number
        for number, parts in enumerate(RESULTS[institution][level])
        if any(places_for(world, part, total) for part in parts)
    ]


def relieve(world: World, relief: Relief, region: int, cause: int) -> None:
    """BPC-INS-14, BPC-REF-08, BPC-CHA-09: one token, one region, one crisis."""
    if relief.do == CLEAR:
        set_token(world, region, relief.kind, 0, "BPC-INS-03", cause)
    elif relief.do == DOWNGRADE:
        end_war(world, region, cause)
        place_conflict(world, region, cause)
    elif relief.do == END_CHAOS:
        end_crisis(world, region, "BPC-CHA-09", cause)
    elif relief.do == END_DICTATORSHIP:
        end_crisis(world, region, "BPC-DIC-08", cause)
    elif relief.kind == WAR:
        end_war(world, region, cause)
    else:
        left = token(world, region, relief.kind) - 1
        set_token(world, region, relief.kind, left, "BPC-INS-03", cause)


# -- the action -----------------------------------------------------------------------------------


def start_institution(world: World, institution: int) -> None:
    """BPC-INS-01: the common action of the institution where the pawn is."""
    held = FIRST_INSTITUTION + institution
    steps = begin(world, ASKED[institution], held, thresholds(world), INSTITUTIONS[institution])
    world.then(*steps, InstitutionCounted(institution))


@dataclass(frozen=True)
class InstitutionCounted(Step):
    """BPC-ACI-10, BPC-INS-03: the highest threshold reached, and no other."""

    institution: int

    def start(self, world: World) -> None:
        level = close(world, thresholds(world))
        if level:
            cause = because(ACTION, world.acting)
            world.then(ChooseResult(self.institution, level - 1, world.total, world.acting, cause))


@dataclass(frozen=True)
class ChooseResult(Step):
    """BPC-INS-03: the acting player picks one alternative."""

    institution: int
    level: int
    total: int
    chair: int
    cause: int

    def start(self, world: World) -> None:
        if self.options(world, world.owner[self.chair]):
            world.ask(self, world.owner[self.chair])

    def options(self, world: World, seat: int) -> list[int]:
        return alternatives(world, self.institution, self.level, self.total)

    def answered(self, world: World, seat: int, choice: int) -> None:
        parts = RESULTS[self.institution][self.level][choice]
        steps: list[Step] = []
        for number in range(len(parts)):
            most = parts[number].most
            steps.append(ChoosePlaces(self, choice, number, most))
        world.then(*steps)

    def rule(self) -> str:
        return "BPC-INS-03"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("which_result", {"institution": INSTITUTIONS[self.institution]})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        parts = RESULTS[self.institution][self.level][choice]
        named = [f"{DOES[part.do]}.{part.most}.{TOKENS[part.kind]}" for part in parts]
        return Words("result", {"institution": INSTITUTIONS[self.institution], "parts": named})


@dataclass(frozen=True)
class ChoosePlaces(Step):
    """BPC-INS-03: where each token is taken; fewer there: as many as there are."""

    result: ChooseResult
    alternative: int
    part: int
    left: int

    def relief(self) -> Relief:
        result = self.result
        return RESULTS[result.institution][result.level][self.alternative][self.part]

    def start(self, world: World) -> None:
        seat = world.owner[self.result.chair]
        if self.options(world, seat):
            world.ask(self, seat)

    def options(self, world: World, seat: int) -> list[int]:
        return places_for(world, self.relief(), self.result.total)

    def answered(self, world: World, seat: int, choice: int) -> None:
        if self.left > 1:
            world.then(ChoosePlaces(self.result, self.alternative, self.part, self.left - 1))
        relieve(world, self.relief(), choice, self.result.cause)

    def rule(self) -> str:
        return "BPC-INS-03"

    def prompt(self, world: World, seat: int) -> Words:
        relief = self.relief()
        words = {
            "do": DOES[relief.do], "token": TOKENS[relief.kind], "left": self.left,
            "institution": INSTITUTIONS[self.result.institution],
        }  # fmt: skip
        return Words("where_to_help", words)

    def describe(self, world: World, seat: int, choice: int) -> Words:
        token = TOKENS[self.relief().kind]
        return Words("help_region", {"region": REGIONS[choice], "token": token})
