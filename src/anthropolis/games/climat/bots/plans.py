"""What an action promises: its worth, how likely it is to succeed, and the cards it takes."""

from __future__ import annotations

from typing import Final

from anthropolis.games.climat.bots.values import (
    activations_left,
    card_value,
    letter_value,
    spreading_value,
    token_value,
    trouble,
    world_letter_value,
)
from anthropolis.games.climat.roles.employers import hand_limit
from anthropolis.games.climat.rules.actions import REMOVED_BY
from anthropolis.games.climat.rules.electricity import ASKED as ELECTRICITY_ASKED
from anthropolis.games.climat.rules.electricity import threshold
from anthropolis.games.climat.rules.implantation import ALL_COLOURS, OVERCONSUMPTION, needed
from anthropolis.games.climat.rules.institutions import (
    ASKED,
    CLEAR,
    DOWNGRADE,
    END_CHAOS,
    END_DICTATORSHIP,
    RESULTS,
    Relief,
    applies,
    thresholds,
)
from anthropolis.games.climat.rules.menu import (
    CARD,
    COMMUNICATE,
    DRAW,
    ELECTRICITY_ACI,
    FREE_CARD,
    FREE_MOVE,
    IMPLANT,
    INSTITUTION_ACI,
    MOVE,
    NO_REGION,
    ONE_COLOUR,
    kind_played,
    place_of,
    region_of,
    verb_of,
)
from anthropolis.games.climat.rules.moving.energy import may_install
from anthropolis.games.climat.rules.moving.learning import may_implant
from anthropolis.games.climat.table.energy import (
    COAL,
    ELECTRICITY_EMISSIONS,
    ENR_I,
    ENR_P,
    GAS,
    HYDRO,
    KINDS,
    NOTHING,
    NUCLEAR,
)
from anthropolis.games.climat.table.influence import ALL_KINDS, colour_of
from anthropolis.games.climat.table.map import FIRST_INSTITUTION
from anthropolis.games.climat.table.regions import MANY, NORTH_AMERICA
from anthropolis.games.climat.table.state import World, hand_size, shares, token
from anthropolis.games.climat.table.tokens import WAR
from anthropolis.games.climat.table.transformations import REGIONAL

PER_WANTED: Final = 0.11
MARGIN: Final = 2
"""External cards take away as often as they add: so much more should be laid."""


class Purse:
    """What all hands together could lay: power by colour. Of an imagined world."""

    def __init__(self, world: World) -> None:
        self.power = [0] * 6
        self.colours = 0
        hands = world.hands
        for at in range(len(hands)):
            many = hands[at]
            if many:
                kind = at % ALL_KINDS
                colour = kind // 4
                self.power[colour] += many * (kind % 4 + 1)
                self.colours |= 1 << colour
        self.total = sum(self.power)

    def asked(self, colours: list[int]) -> int:
        return sum([self.power[colour] for colour in colours])


def chance_of(available: int, wanted: int) -> float:
    """How likely so much power reaches a threshold, with two external cards in between."""
    over = available - wanted
    if over >= 5:
        return 0.92
    return max(0.0, 0.5 + 0.085 * over) if over > -6 else 0.0


def cost_of(wanted: int) -> float:
    """The cards of an action: hands are filled again, so half of what they are worth."""
    return wanted * PER_WANTED


# -- implanting, building, helping ----------------------------------------------------------------


def implant_value(world: World, purse: Purse, what: int, place: int) -> float:
    """BPC-IMP-05: nothing unless all six colours and enough power are there."""
    wanted = needed(world, what)
    if purse.colours != ALL_COLOURS or purse.total < wanted:
        return 0.0
    if what == OVERCONSUMPTION:
        gain = 0.4 * world.population[NORTH_AMERICA] + 1.0
    elif what >= REGIONAL:
        gain = world_letter_value(world, what)
    else:
        gain = letter_value(world, place, what) + spreading_value(world, what, place)
    return gain - cost_of(wanted)


def build_value(world: World, purse: Purse, region: int, kind: int, replaced: int) -> float:
    """BPC-ELE-02: emissions that go, less the trouble that the new token brings."""
    if replaced == NOTHING or activations_left(world, region) == 0:
        return 0.0
    fewer = ELECTRICITY_EMISSIONS[replaced] - ELECTRICITY_EMISSIONS[kind]
    gain = fewer * world.population[region] / 10.0
    if kind == HYDRO:
        gain -= 0.8
    elif kind == ENR_I:
        gain -= 0.5 + 0.5 * activations_left(world, region)
    elif kind == ENR_P and replaced == ENR_I:
        gain += 0.4 * activations_left(world, region)
    wanted = threshold(world, region)
    likely = chance_of(purse.asked(ELECTRICITY_ASKED), wanted + MARGIN)
    return likely * gain - cost_of(wanted) if gain > 0 else 0.0


def best_build(world: World, purse: Purse, region: int) -> float:
    best = 0.0
    for replaced in (COAL, GAS, ENR_I):
        if world.electricity[region * KINDS + replaced] == 0:
            continue
        for kind in (HYDRO, NUCLEAR, ENR_I, ENR_P):
            if may_install(world, region, kind, replaced):
                value = build_value(world, purse, region, kind, replaced)
                best = value if value > best else best
    return best


def relief_value(world: World, relief: Relief, total: int) -> float:
    """BPC-INS-03: the best places for it, as many as it reaches."""
    gains: list[float] = []
    for region in range(MANY):
        if not applies(world, relief, region, total):
            continue
        if relief.do in (END_CHAOS, END_DICTATORSHIP):
            gains.append(trouble(world, region) + 0.5 * world.population[region])
        elif relief.do == CLEAR:
            gains.append(token_value(world, region, relief.kind, 99))
        elif relief.do == DOWNGRADE:
            gains.append(0.8 * token_value(world, region, WAR, 2))
        else:
            many = 2 if relief.kind == WAR else 1
            for _ in range(1 if relief.kind == WAR else token(world, region, relief.kind)):
                gains.append(token_value(world, region, relief.kind, many))
    gains.sort(reverse=True)
    return sum(gains[: relief.most])


def institution_value(world: World, purse: Purse, institution: int) -> float:
    """BPC-INS-02: the threshold that pays best."""
    available = purse.asked(ASKED[institution])
    best = 0.0
    aims = thresholds(world)
    for level in range(len(aims)):
        likely = chance_of(available, aims[level] + MARGIN)
        if likely == 0.0:
            break
        gain = 0.0
        for parts in RESULTS[institution][level]:
            worth = sum([relief_value(world, part, aims[level]) for part in parts])
            gain = worth if worth > gain else gain
        value = likely * gain - cost_of(aims[level])
        best = value if value > best else best
    return best


# -- places ---------------------------------------------------------------------------------------


def place_value(world: World, purse: Purse, place: int) -> float:
    """The best that can be done where a pawn is."""
    if place >= FIRST_INSTITUTION:
        return institution_value(world, purse, place - FIRST_INSTITUTION)
    if not shares(world, place):
        return 0.0
    best = best_build(world, purse, place)
    for tp in range(REGIONAL):
        if may_implant(world, place, tp):
            value = implant_value(world, purse, tp, place)
            best = value if value > best else best
    if place == NORTH_AMERICA and world.overconsumption:
        value = implant_value(world, purse, OVERCONSUMPTION, place)
        best = value if value > best else best
    return best


# -- actions --------------------------------------------------------------------------------------


def action_value(world: World, purse: Purse, code: int, places: list[float]) -> float:
    """What an action promises; `places` are the values of all places, as far as known (-1)."""
    verb, chair = verb_of(code), world.acting
    here = world.place[chair]
    if verb == IMPLANT:
        return implant_value(world, purse, code - IMPLANT, here)
    if verb == ELECTRICITY_ACI:
        kind, replaced = (code - verb) // 10, (code - verb) % 10 - 1
        return build_value(world, purse, here, kind, replaced)
    if verb == INSTITUTION_ACI:
        return institution_value(world, purse, here - FIRST_INSTITUTION)
    if verb in (MOVE, FREE_MOVE):
        return move_value(world, purse, here, place_of(code), places, verb == FREE_MOVE)
    if verb in (CARD, FREE_CARD):
        return play_value(world, code)
    if verb == DRAW:
        room = hand_limit(world, chair) - hand_size(world, chair)
        cards = 1 if (code - verb) % 8 == ONE_COLOUR else 2
        return 0.5 * min(room, cards) + colour_need(purse, code - verb)
    return 0.3 if verb == COMMUNICATE else 0.0


def colour_need(purse: Purse, pair: int) -> float:
    """A colour that nobody holds is what the next implantation lacks."""
    found = 0.0
    for colour in (pair // 8, pair % 8):
        if colour < 6 and purse.power[colour] < 3:
            found += 0.3 if purse.power[colour] else 0.6
    return found


def move_value(
    world: World, purse: Purse, here: int, there: int, places: list[float], free: bool
) -> float:
    """To where more can be done; half of it if this is the last action of the turn."""
    for place in (here, there):
        if places[place] < 0.0:
            places[place] = place_value(world, purse, place)
    gain = places[there] - places[here]
    if gain <= 0.0:
        return 0.0
    last = len(world.actions) == 1 and not free
    return gain * 0.35 if last else gain * 0.85


def play_value(world: World, code: int) -> float:
    kind, region = kind_played(code), region_of(code)
    cost = card_value(kind)
    if verb_of(code) == FREE_CARD:
        cost -= 0.5
    if region == NO_REGION:
        return 1.3 - cost
    return token_value(world, region, REMOVED_BY[colour_of(kind)], 1) - cost
