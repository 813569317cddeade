"""What can happen in a vector: one function per step, each running the rules' own steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from anthropolis.engine.flow import Step
from anthropolis.engine.vectors import Malformed, Refused
from anthropolis.games.climat.cards.interpreter import BASE, THRESHOLDS, CarryOut, aim
from anthropolis.games.climat.roles.causes import ACTION, SET_UP, because
from anthropolis.games.climat.rules.activation import (
    Activation,
    Demography,
    Emit,
    EndActivation,
    begin_activation,
)
from anthropolis.games.climat.rules.calamities import calamity_steps
from anthropolis.games.climat.rules.common_action import reached
from anthropolis.games.climat.rules.ending import FinalEffects, grade_of, score_of
from anthropolis.games.climat.rules.events import resolve, warm
from anthropolis.games.climat.rules.institutions import ChooseResult, thresholds
from anthropolis.games.climat.rules.living import LivingCheck
from anthropolis.games.climat.rules.moving.calamities import Place
from anthropolis.games.climat.rules.moving.energy import install, may_install
from anthropolis.games.climat.rules.moving.learning import (
    Propagation,
    gain,
    gain_global,
    introduce,
)
from anthropolis.games.climat.rules.moving.outbreaks import change_discipline
from anthropolis.games.climat.rules.moving.track import advance_green, end_of_turn_advance
from anthropolis.games.climat.rules.scenarios import free_population
from anthropolis.games.climat.table.deck import (
    EVENT_BY_ID,
    FIRST_WARMING,
    OIL_CARDS,
    ZONE_OF,
)
from anthropolis.games.climat.table.energy import ELECTRICITY, NOTHING
from anthropolis.games.climat.table.map import INSTITUTIONS
from anthropolis.games.climat.table.regions import REGION_BY_ID, REGIONS, ZONES
from anthropolis.games.climat.table.state import NOWHERE, World, destruction, shares
from anthropolis.games.climat.table.tokens import TOKEN_BY_ID
from anthropolis.games.climat.table.transformations import REGIONAL, TP_BY_ID
from anthropolis.games.climat.vectors.answering import Answering

Entry = Mapping[str, Any]
Result = dict[str, Any]


class Position:
    """A world between two entries, which decks its vector lists, and what the last entry gave."""

    def __init__(self, world: World, listed: frozenset[str], result: Result) -> None:
        self.world = world
        self.listed = listed
        self.result = result

    def copy(self) -> Position:
        return Position(self.world.copy(), self.listed, dict(self.result))

    def take(self, other: Position) -> None:
        self.world, self.result = other.world, other.result


def play(world: World, entry: Entry, *steps: Step) -> None:
    """Run these steps with the entry's answers to their questions."""
    world.then(*steps)
    Answering(entry).run(world)


def region_in(entry: Entry) -> int:
    return REGION_BY_ID[entry["region"]]


def name_of(region: int) -> str | None:
    return None if region == NOWHERE else REGIONS[region]


# -- parts of an activation -----------------------------------------------------------------------


def activate(p: Position, entry: Entry) -> Result:
    play(p.world, entry, Activation(region_in(entry)))
    return {}


def calamities(p: Position, entry: Entry) -> Result:
    begin_activation(p.world, region_in(entry))
    play(p.world, entry, *calamity_steps(region_in(entry)), EndActivation())
    return {}


def propagation(p: Position, entry: Entry) -> Result:
    play(p.world, entry, Propagation(region_in(entry)))
    return {}


def ndv_check(p: Position, entry: Entry) -> Result:
    begin_activation(p.world, region_in(entry))
    play(p.world, entry, LivingCheck(region_in(entry)), EndActivation())
    return {}


def demography(p: Position, entry: Entry) -> Result:
    play(p.world, entry, Demography(region_in(entry)))
    return {}


def ges(p: Position, entry: Entry) -> Result:
    play(p.world, entry, Emit(region_in(entry)))
    return {}


def turn_end_advance(p: Position, entry: Entry) -> Result:
    end_of_turn_advance(p.world)
    return {}


def green_advance(p: Position, entry: Entry) -> Result:
    advance_green(p.world, entry["squares"], because(SET_UP, 0))
    return {}


# -- cards ----------------------------------------------------------------------------------------


def oil_constraint(p: Position, entry: Entry) -> Result:
    arrows = [card["target"]["arrow"] for card in OIL_CARDS]
    resolve(p.world, arrows.index(entry["arrow"]))
    play(p.world, entry)
    return {"target": name_of(p.world.target)}


def warming(p: Position, entry: Entry) -> Result:
    warm(p.world, FIRST_WARMING + ZONE_OF.index(ZONES.index(entry["zone"])))
    play(p.world, entry)
    return {"destruction": destruction(p.world)}


def aci_event(p: Position, entry: Entry) -> Result:
    card, total = EVENT_BY_ID[entry["card"]], entry["total"]
    if aim(p.world, card):
        level = BASE if total is None else reached(total, THRESHOLDS[card])
        play(p.world, entry, CarryOut(card, level, 0))
    return {"target": name_of(p.world.target)}


def climate(p: Position, entry: Entry) -> Result:
    card = EVENT_BY_ID[entry["card"]]
    p.world.shield = NOWHERE
    if aim(p.world, card):
        play(p.world, entry, CarryOut(card, BASE, 0))
    return {"target": name_of(p.world.target)}


# -- single changes -------------------------------------------------------------------------------


def place(p: Position, entry: Entry) -> Result:
    kind = TOKEN_BY_ID[entry["token"]]
    play(p.world, entry, Place(region_in(entry), kind, entry["amount"], because(SET_UP, 0)))
    return {}


def gain_tp(p: Position, entry: Entry) -> Result:
    tp, cause = TP_BY_ID[entry["tp"]], because(ACTION, p.world.acting)
    if tp >= REGIONAL:
        gain_global(p.world, tp, cause)
    else:
        introduce(p.world, tp)
        gain(p.world, region_in(entry), tp, cause)
    play(p.world, entry)
    return {}


def discipline(p: Position, entry: Entry) -> Result:
    cause = because(SET_UP, 0)
    run = Answering(entry)
    p.world.then(ChangeDiscipline(region_in(entry), entry["amount"], cause))
    run.run(p.world)
    return {}


class ChangeDiscipline(Step):
    """A change of discipline as a step, so that dice are loaded when it happens."""

    def __init__(self, region: int, amount: int, cause: int) -> None:
        self.region = region
        self.amount = amount
        self.cause = cause

    def start(self, world: World) -> None:
        change_discipline(world, self.region, self.amount, "BPC-REG-11", self.cause)


def install_kind(p: Position, entry: Entry) -> Result:
    world, region, kind = p.world, region_in(entry), ELECTRICITY.index(entry["kind"])
    replaced = ELECTRICITY.index(entry["replace"]) if "replace" in entry else NOTHING
    if not shares(world, region) or not may_install(world, region, kind, replaced):
        raise Refused("BPC-ELE-04", "this kind may not be installed here")
    install(world, region, kind, replaced, because(ACTION, world.acting))
    play(world, entry)
    return {}


def institution(p: Position, entry: Entry) -> Result:
    world = p.world
    level = reached(entry["total"], thresholds(world))
    if level == 0:
        if entry["apply"]:
            raise Refused("BPC-INS-03", "no threshold is reached")
        return {"reached": 0}
    use_result(world, entry, INSTITUTIONS.index(entry["institution"]), level - 1, entry["total"])
    return {"reached": level}


def use_result(world: World, entry: Entry, number: int, level: int, total: int) -> None:
    """Check `apply` before anything happens: with one way only nobody would be asked."""
    choose = ChooseResult(number, level, total, world.acting, because(ACTION, world.acting))
    check_apply(world, entry, choose)
    play(world, entry, choose)


def check_apply(world: World, entry: Entry, choose: ChooseResult) -> None:
    if choose.options(world, 0):
        Answering(entry).result(world, choose, world.acting)
    elif entry.get("apply"):
        raise Refused("BPC-INS-03", "there is nothing to do this to")


def final_effects(p: Position, entry: Entry) -> Result:
    play(p.world, entry, FinalEffects())
    return final_result(p.world)


def final_result(world: World) -> Result:
    free = free_population(world)
    return {
        "population_free": free,
        "score": score_of(free, world.turn),
        "grade": grade_of(free),
    }


def require(p: Position, deck: str) -> None:
    if deck not in p.listed:
        raise Malformed(f"given.decks.{deck}: list the cards that are drawn")


STEPS: dict[str, Callable[[Position, Entry], Result]] = {
    "activate": activate,
    "calamities": calamities,
    "propagation": propagation,
    "ndv_check": ndv_check,
    "demography": demography,
    "ges": ges,
    "turn_end_advance": turn_end_advance,
    "green_advance": green_advance,
    "oil_constraint": oil_constraint,
    "warming": warming,
    "aci_event": aci_event,
    "climate": climate,
    "place": place,
    "gain_tp": gain_tp,
    "change_discipline": discipline,
    "install": install_kind,
    "institution": institution,
    "final_effects": final_effects,
}
