"""Chapter 28, the two actions of a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Refusal, Step, Words
from anthropolis.games.climat.roles.causes import ACTION, because
from anthropolis.games.climat.roles.characters import network
from anthropolis.games.climat.roles.employers import (
    CLIMATE_OBJECTIVE,
    CURED_ON_ARRIVAL,
    DOCTORS,
    GUARDS,
    JOURNALISTS,
    MALMO,
    SHIFT,
    VOLUNTEERS,
    weak,
    works,
)
from anthropolis.games.climat.rules.electricity import installable, start_electricity
from anthropolis.games.climat.rules.implantation import OVERCONSUMPTION, Implant
from anthropolis.games.climat.rules.institutions import start_institution
from anthropolis.games.climat.rules.menu import (
    ACTION_KINDS,
    CARD,
    COMMUNICATE,
    DRAW,
    ELECTRICITY_ACI,
    FREE_CARD,
    FREE_MOVE,
    IMPLANT,
    INSTITUTION_ACI,
    KIND_CARD,
    KIND_DRAW,
    KIND_ELECTRICITY,
    KIND_IMPLANT,
    KIND_INSTITUTION,
    KIND_MOVE,
    KIND_PASS,
    MOVE,
    NO_REGION,
    ONE_COLOUR,
    PASS,
    card_code,
    communicate_code,
    draw_code,
    electricity_code,
    here,
    is_free,
    kind_of_action,
    kind_played,
    place_of,
    region_of,
    verb_of,
    words_for,
)
from anthropolis.games.climat.rules.moving.drawing import DiscardFirst
from anthropolis.games.climat.rules.moving.hands import (
    NO_CARD,
    can_draw,
    discard,
    draw,
    tell_drawn,
)
from anthropolis.games.climat.rules.moving.learning import may_implant
from anthropolis.games.climat.rules.moving.numbers import change_global_ges, set_token
from anthropolis.games.climat.table.events import ActionTaken, CardPlayed, Moved
from anthropolis.games.climat.table.influence import (
    ALL_KINDS,
    CARD_IDS,
    EDUCATION,
    INDUSTRY,
    LOW,
    MEDIA,
    MILITARY,
    NGO,
    POLITICS,
    POWERS,
    SIX,
    colour_of,
)
from anthropolis.games.climat.table.map import EXODUS_LINES, FIRST_INSTITUTION, PLACES
from anthropolis.games.climat.table.regions import HAS_RESERVE, MANY, NORTH_AMERICA, REGIONS
from anthropolis.games.climat.table.state import World, chairs, shares, token
from anthropolis.games.climat.table.tally import ADVICE, FIRST_ACTION, place_in_tally
from anthropolis.games.climat.table.tokens import EPIZOOTIC, REFUGEES, RIOTS, SHORTAGE
from anthropolis.games.climat.table.transformations import REGIONAL

ACTIONS: Final = 2
REMOVED_BY: Final = {MILITARY: SHORTAGE, NGO: REFUGEES, POLITICS: RIOTS, EDUCATION: EPIZOOTIC}
"""BPC-INF-10, BPC-INF-13, BPC-INF-14, BPC-INF-15: what the action cards of a colour remove."""


@dataclass(frozen=True)
class TakeAction(Step):
    """BPC-ATN-01, BPC-ATN-03: the acting player takes an action, or passes.

    BPC-INF-27: `granted` by a communication it counts for nothing but itself.
    """

    granted: bool

    def start(self, world: World) -> None:
        world.ask(self, world.owner[world.acting])

    def options(self, world: World, seat: int) -> list[int]:
        return offers(world, world.acting, self.granted)

    def answered(self, world: World, seat: int, choice: int) -> None:
        if is_free(choice):
            world.then(self)
        take(world, choice, self.granted)

    def rule(self) -> str:
        return "BPC-ATN-01"

    def prompt(self, world: World, seat: int) -> Words:
        left = 1 if self.granted else ACTIONS - len(world.actions)
        return Words("take_action", {"left": left, "place": here(world)})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return words_for(world, choice)

    def refused(self, world: World, seat: int) -> list[Refusal]:
        """What a player would expect to be able to do here, and the rule against it."""
        found: list[Refusal] = []
        if not self.granted:
            for kind in world.actions:
                if kind != KIND_PASS:
                    words = Words("same_kind", {"kind": ACTION_KINDS[kind]})
                    found.append(Refusal(words, "BPC-ATN-01"))
        here = world.place[world.acting]
        if here < MANY and not shares(world, here):
            words = Words("region_does_not_share", {"region": REGIONS[here]})
            found.append(Refusal(words, "BPC-NSH-02"))
        return found


# -- what is offered ------------------------------------------------------------------------------


def offers(world: World, chair: int, granted: bool) -> list[int]:
    """BPC-ATN-01, BPC-ATN-02: every action that the chair may take now."""
    taken = [] if granted else world.actions
    found = [PASS]
    if KIND_MOVE not in taken and not (tired(world, chair, granted)):
        found += moves(world, chair)
    found += free_moves(world, chair)
    if KIND_IMPLANT not in taken:
        found += implants(world, chair)
    if KIND_ELECTRICITY not in taken:
        found += electricity(world, chair)
    if KIND_INSTITUTION not in taken and world.place[chair] >= FIRST_INSTITUTION:
        found.append(INSTITUTION_ACI)
    if not (weak(world, chair, VOLUNTEERS) and KIND_MOVE in taken):
        found += cards(world, chair, granted)
    if KIND_DRAW not in taken:
        found += draws(world, chair)
    return found


def tired(world: World, chair: int, granted: bool) -> bool:
    """BPC-EMP-11, BPC-EMP-32: Volunteers do not move in a turn in which they play a card."""
    played = world.colours_played != 0 or any(kind >= KIND_CARD for kind in world.actions)
    return weak(world, chair, VOLUNTEERS) and played and not granted


def moves(world: World, chair: int) -> list[int]:
    """BPC-ATN-01, BPC-INS-01, BPC-EMP-14: anywhere else; Guards not between institutions."""
    here = world.place[chair]
    last = len(PLACES)
    if here >= FIRST_INSTITUTION and weak(world, chair, GUARDS):
        last = FIRST_INSTITUTION
    return [MOVE + place for place in range(last) if place != here]


def free_moves(world: World, chair: int) -> list[int]:
    """BPC-EMP-14, BPC-EMP-21: along one exodus line, once per turn and player."""
    here = world.place[chair]
    if not works(world, GUARDS) or world.free_moved >> chair & 1 or here >= MANY:
        return []
    return [FREE_MOVE + place for place in range(MANY) if EXODUS_LINES[here] >> place & 1]


def bound_here(world: World, chair: int) -> bool:
    """BPC-EMP-10, BPC-EMP-16, BPC-EMP-31: who may neither implant nor build where the pawn is."""
    here = world.place[chair]
    if weak(world, chair, SHIFT) and world.ndv[here] == 1:
        return True
    others = [world.place[other] for other in chairs(world) if other != chair]
    return weak(world, chair, MALMO) and here in others


def implants(world: World, chair: int) -> list[int]:
    """BPC-IMP-01, BPC-IMP-02, BPC-NAM-03: TPs for the pawn's region, global ones, a token less."""
    here = world.place[chair]
    found = [IMPLANT + tp for tp in range(REGIONAL, REGIONAL + 4) if world.globals >> tp & 1 == 0]
    if here >= MANY or bound_here(world, chair):
        return found
    found += [IMPLANT + tp for tp in range(REGIONAL) if may_implant(world, here, tp)]
    if here == NORTH_AMERICA and world.overconsumption and shares(world, here):
        found.append(IMPLANT + OVERCONSUMPTION)
    return found


def electricity(world: World, chair: int) -> list[int]:
    """BPC-ELE-01, BPC-ACI-18, BPC-EMP-15: in a sharing region; some only in a reserve."""
    here = world.place[chair]
    if here >= MANY or not shares(world, here) or bound_here(world, chair):
        return []
    if weak(world, chair, CLIMATE_OBJECTIVE) and not HAS_RESERVE[here]:
        return []
    return [electricity_code(kind, replaced) for kind, replaced in installable(world, here)]


def cards(world: World, chair: int, granted: bool) -> list[int]:
    """BPC-INF-03, BPC-INF-28: action cards of power 1 and 2, each colour once a turn."""
    found: list[int] = []
    played = 0 if granted else world.colours_played
    free = works(world, CLIMATE_OBJECTIVE) and not world.free_card and not granted
    hands, at = world.hands, chair * ALL_KINDS
    for colour in range(SIX):
        low = at + colour * POWERS
        if hands[low] + hands[low + 1] == 0 or played >> colour & 1:
            continue
        if not granted and KIND_CARD + colour in world.actions:
            continue
        for kind in range(colour * POWERS, colour * POWERS + 2):
            if hands[at + kind]:
                found += plays(world, chair, kind, granted, free)
    return found


def plays(world: World, chair: int, kind: int, granted: bool, free: bool) -> list[int]:
    """BPC-INF-10 to -15, BPC-EMP-22: what one action card can be played on."""
    colour = colour_of(kind)
    if colour == INDUSTRY:
        return [card_code(CARD, kind, NO_REGION)]
    if colour == MEDIA:
        others = [] if granted else [other for other in chairs(world) if other != chair]
        return [communicate_code(kind, other) for other in others]
    there = [r for r in range(MANY) if token(world, r, REMOVED_BY[colour]) > 0]
    found = [card_code(CARD, kind, region) for region in there]
    if free:
        found += [card_code(FREE_CARD, kind, region) for region in there if HAS_RESERVE[region]]
    return found


def draws(world: World, chair: int) -> list[int]:
    """BPC-ATN-01, BPC-EMP-17: two cards of allowed colours, or one of any other."""
    allowed = sorted(network(world, chair))
    same = weak(world, chair, JOURNALISTS)
    left = [can_draw(world, colour) for colour in range(SIX)]
    found: list[int] = []
    for one in allowed:
        for other in allowed:
            named = one == other or (one < other and not same)
            if named and (left[one] or left[other]):
                found.append(draw_code(one, other))
    for colour in range(SIX):
        if left[colour] and colour not in allowed:
            found.append(draw_code(colour, ONE_COLOUR))
    return found


# -- what is done ---------------------------------------------------------------------------------


def take(world: World, code: int, granted: bool) -> None:
    """BPC-ATN-01, BPC-ATN-04: the action is spent, unless it is free or granted, and done."""
    if not is_free(code):
        counted = place_in_tally(world.acting, FIRST_ACTION + kind_of_action(code))
        world.tally[counted] += 1
        if not granted:
            world.actions.append(kind_of_action(code))
        if world.listening:
            kind = ACTION_KINDS[kind_of_action(code)]
            world.tell(ActionTaken("BPC-ATN-01", world.owner[world.acting], kind))
    act(world, world.acting, code)


def act(world: World, chair: int, code: int) -> None:
    verb = verb_of(code)
    if verb in (MOVE, FREE_MOVE):
        if verb == FREE_MOVE:
            world.free_moved |= 1 << chair
        move(world, chair, place_of(code))
    elif verb == IMPLANT:
        world.then(Implant(code - IMPLANT, 1))
    elif verb == ELECTRICITY_ACI:
        kind, replaced = (code - verb) // 10, (code - verb) % 10 - 1
        start_electricity(world, world.place[chair], kind, replaced)
    elif verb == INSTITUTION_ACI:
        start_institution(world, world.place[chair] - FIRST_INSTITUTION)
    elif verb == DRAW:
        one, other = (code - verb) // 8, (code - verb) % 8
        colours = (one,) if other == ONE_COLOUR else (one, other)
        world.then(DiscardFirst(chair, len(colours)), DrawAction(chair, colours))
    elif verb == COMMUNICATE:
        communicate(world, chair, kind_played(code), (code - verb) % 8)
    elif verb != PASS:
        play(world, chair, code)


def move(world: World, chair: int, there: int) -> None:
    """BPC-EMP-18, BPC-EMP-27: with the Doctors, whoever enters a region cures an epizootic."""
    if world.listening:
        before = PLACES[world.place[chair]]
        world.tell(Moved("BPC-ATN-01", world.owner[chair], before, PLACES[there]))
    world.place[chair] = there
    if there < MANY and works(world, DOCTORS) and token(world, there, EPIZOOTIC):
        left = token(world, there, EPIZOOTIC) - CURED_ON_ARRIVAL
        set_token(world, there, EPIZOOTIC, left, "BPC-EMP-27", because(ACTION, chair))


def tell_played(world: World, chair: int, kind: int, on: str, rule: str) -> None:
    """Callers ask `world.listening` first."""
    effect = LOW[colour_of(kind)]
    world.tell(CardPlayed(rule, world.owner[chair], CARD_IDS[kind], effect, on))


def play(world: World, chair: int, code: int) -> None:
    """BPC-INF-10, BPC-INF-12 to -15, BPC-INF-20: an action card takes effect."""
    kind, region = kind_played(code), region_of(code)
    mark_played(world, kind)
    if verb_of(code) == FREE_CARD:
        world.free_card = True
    if world.listening:
        on = "" if region == NO_REGION else REGIONS[region]
        tell_played(world, chair, kind, on, "BPC-INF-20")
    discard(world, chair, kind)
    cause = because(ACTION, chair)
    if region == NO_REGION:
        world.tally[ADVICE] += change_global_ges(world, -1, "BPC-INF-12", cause)
    else:
        removed = REMOVED_BY[colour_of(kind)]
        left = token(world, region, removed) - 1
        set_token(world, region, removed, left, "BPC-INF-28", cause)


def mark_played(world: World, kind: int) -> None:
    """BPC-EMP-22: the same card is not played twice in a turn, a free one counts too."""
    if world.acting == world.player:
        world.colours_played |= 1 << colour_of(kind)


def communicate(world: World, chair: int, kind: int, other: int) -> None:
    """BPC-INF-11, BPC-INF-27: another player acts now and counts as the active one meanwhile."""
    mark_played(world, kind)
    if world.listening:
        tell_played(world, chair, kind, str(world.owner[other]), "BPC-INF-11")
    discard(world, chair, kind)
    world.acting = other
    world.then(TakeAction(True), ActAgain())


@dataclass(frozen=True)
class ActAgain(Step):
    """BPC-INF-27: the granted action is over."""

    def start(self, world: World) -> None:
        world.acting = world.player


@dataclass(frozen=True)
class DrawAction(Step):
    """BPC-ATN-01: the cards of a draw action; what does not fit into the hand is lost."""

    chair: int
    colours: tuple[int, ...]

    def start(self, world: World) -> None:
        kinds = [draw(world, self.chair, colour) for colour in self.colours]
        if world.listening:
            drawn = [kind for kind in kinds if kind != NO_CARD]
            tell_drawn(world, self.chair, drawn, "BPC-ATN-01")
