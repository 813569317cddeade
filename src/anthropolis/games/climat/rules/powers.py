"""Chapter 5, employers' powers that are used between two steps (BPC-EMP-34)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step, Words
from anthropolis.games.climat.roles.causes import POWER, because
from anthropolis.games.climat.roles.employers import (
    AMNESTY,
    CURED_BY_POWER,
    DOCTORS,
    EMPLOYERS,
    GUARDS,
    JOURNALISTS,
    MALMO,
    SHIFT,
    has_power,
)
from anthropolis.games.climat.rules.institutions import MIDDLE, ChooseResult, alternatives
from anthropolis.games.climat.rules.moving.calamities import is_ill
from anthropolis.games.climat.rules.moving.dice import CURE_ROLL, NOT_NOW, RollD8
from anthropolis.games.climat.rules.moving.learning import gain, introduce, may_implant
from anthropolis.games.climat.rules.moving.numbers import set_token
from anthropolis.games.climat.rules.moving.using import use_power
from anthropolis.games.climat.table.deck import EVENT_IDS, FIRST_CONSEQUENCE
from anthropolis.games.climat.table.events import EventsOnTop, EventsRevealed, EventsUnder
from anthropolis.games.climat.table.map import INSTITUTIONS
from anthropolis.games.climat.table.regions import MANY, REGIONS
from anthropolis.games.climat.table.state import (
    World,
    destruction,
    from_active,
    players,
    round_number,
    token,
)
from anthropolis.games.climat.table.tokens import (
    CONFLICTS,
    DEARTH,
    EPIDEMIC,
    PANDEMIC,
    REFUGEES,
    TOKENS,
)
from anthropolis.games.climat.table.transformations import PAIRS, TPS

PER_CHAIR: Final = 1000
REVEALED: Final = 3
ALL_PAIRS: Final = PAIRS[0] | PAIRS[1] | PAIRS[2]
UNDER: Final = 10
"""Of the Journalists: from this number on, under the deck instead of on top."""


def uses(world: World, chair: int) -> list[int]:
    """What the power of a chair can be used for now, as numbers of its own; empty: nothing."""
    if not has_power(world, chair):
        return []
    employer = world.employers[chair]
    if employer == SHIFT:
        return pairs_to_complete(world)
    if employer == AMNESTY:
        return [i for i in range(len(INSTITUTIONS)) if alternatives(world, i, MIDDLE, 0)]
    if employer == GUARDS:
        possible = sum([token(world, region, REFUGEES) for region in range(MANY)]) > 0
    elif employer == MALMO:
        possible = bool(targets_of_malmo(world))
    elif employer == JOURNALISTS:
        possible = bool(world.event_deck)
    elif employer == DOCTORS:
        possible = any(is_ill(world, region) for region in range(MANY))
    else:
        possible = False
    return [0] if possible else []


def pairs_to_complete(world: World) -> list[int]:
    """BPC-EMP-10, BPC-EMP-20: `region * 16 + tp` for every started pair that can be completed."""
    found: list[int] = []
    for region in range(MANY):
        if world.tps[region] & ALL_PAIRS == 0:
            continue
        for tp in range(6):
            pair = PAIRS[tp // 2]
            started = world.tps[region] & pair not in (0, pair)
            if started and world.tps[region] >> tp & 1 == 0 and may_implant(world, region, tp):
                found.append(region * 16 + tp)
    return found


@dataclass(frozen=True)
class Moment(Step):
    """BPC-EMP-02, BPC-EMP-34: does anybody use a power now? All are asked at once."""

    def start(self, world: World) -> None:
        able = 0
        for chair in range(world.seats):
            if uses(world, chair):
                able |= 1 << world.owner[chair]
        if able:
            seats = [seat for seat in players(world) if able >> seat & 1]
            world.ask_together(self, seats)

    def options(self, world: World, seat: int) -> list[int]:
        found = [NOT_NOW]
        for chair in range(world.seats):
            if world.owner[chair] == seat:
                found += [1 + chair * PER_CHAIR + use for use in uses(world, chair)]
        return found

    def settled(self, world: World, seats: list[int], choices: list[int]) -> None:
        used = [choice - 1 for choice in choices if choice != NOT_NOW]
        world.then(*[UsePower(code // PER_CHAIR, code % PER_CHAIR) for code in used])

    def rule(self) -> str:
        return "BPC-EMP-34"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("power_moment", {})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        if choice == NOT_NOW:
            return Words("not_now", {})
        chair, use = (choice - 1) // PER_CHAIR, (choice - 1) % PER_CHAIR
        employer = world.employers[chair]
        name = f"power_{EMPLOYERS[employer]}"
        words = {"employer": EMPLOYERS[employer]}
        if employer == SHIFT:
            return Words(name, {**words, "region": REGIONS[use // 16], "tp": TPS[use % 16]})
        if employer == AMNESTY:
            return Words(name, {**words, "institution": INSTITUTIONS[use]})
        return Words(name, words)


@dataclass(frozen=True)
class UsePower(Step):
    """BPC-EMP-02: at once, without an action; play stops until it is resolved."""

    chair: int
    use: int

    def start(self, world: World) -> None:
        if self.use not in uses(world, self.chair):
            return
        employer = world.employers[self.chair]
        use_power(world, self.chair, RULES[employer])
        if employer == SHIFT:
            introduce(world, self.use % 16)
            gain(world, self.use // 16, self.use % 16, because(POWER, SHIFT))
        elif employer == AMNESTY:
            cause = because(POWER, AMNESTY)
            world.then(ChooseResult(self.use, MIDDLE, 0, self.chair, cause))
        elif employer == GUARDS:
            world.then(Integrate(self.chair, destruction(world)))
        elif employer == MALMO:
            world.then(Pacify(self.chair, round_number(world)))
        elif employer == JOURNALISTS:
            reveal_events(world)
            world.then(Arrange(self.chair))
        else:
            cure_all(world)


RULES: Final = [
    "BPC-EMP-10", "BPC-EMP-11", "BPC-EMP-12", "BPC-EMP-13", "BPC-EMP-14", "BPC-EMP-15",
    "BPC-EMP-16", "BPC-EMP-17", "BPC-EMP-18",
]  # fmt: skip


# -- Human Rights Guards and Malmö ----------------------------------------------------------------


@dataclass(frozen=True)
class Integrate(Step):
    """BPC-EMP-14, BPC-EMP-33: as many refugees as destruction tokens, or all there are."""

    chair: int
    left: int

    def start(self, world: World) -> None:
        seat = world.owner[self.chair]
        regions = self.options(world, seat)
        if len(regions) == 1:
            self.answered(world, seat, regions[0])
        elif regions:
            world.ask(self, seat)

    def options(self, world: World, seat: int) -> list[int]:
        return [region for region in range(MANY) if token(world, region, REFUGEES)]

    def answered(self, world: World, seat: int, choice: int) -> None:
        left = token(world, choice, REFUGEES) - 1
        set_token(world, choice, REFUGEES, left, "BPC-EMP-14", because(POWER, GUARDS))
        if self.left > 1:
            world.then(Integrate(self.chair, self.left - 1))

    def rule(self) -> str:
        return "BPC-EMP-14"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("integrate_where", {"left": self.left, "token": TOKENS[REFUGEES]})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return Words("integrate", {"region": REGIONS[choice], "token": TOKENS[REFUGEES]})


def targets_of_malmo(world: World) -> list[int]:
    """Conflicts and dearths: the region, and 10 more for a dearth."""
    conflicts = [region for region in range(MANY) if token(world, region, CONFLICTS)]
    dearths = [10 + region for region in range(MANY) if token(world, region, DEARTH)]
    return conflicts + dearths


@dataclass(frozen=True)
class Pacify(Step):
    """BPC-EMP-16, BPC-EMP-33: conflicts and dearths, in total the number of the round."""

    chair: int
    left: int

    def start(self, world: World) -> None:
        seat = world.owner[self.chair]
        choices = targets_of_malmo(world)
        if len(choices) == 1:
            self.answered(world, seat, choices[0])
        elif choices:
            world.ask(self, seat)

    def options(self, world: World, seat: int) -> list[int]:
        return targets_of_malmo(world)

    def answered(self, world: World, seat: int, choice: int) -> None:
        kind, region = self.kind(choice), choice % 10
        left = token(world, region, kind) - 1
        set_token(world, region, kind, left, "BPC-EMP-16", because(POWER, MALMO))
        if self.left > 1:
            world.then(Pacify(self.chair, self.left - 1))

    def kind(self, choice: int) -> int:
        return DEARTH if choice >= 10 else CONFLICTS

    def rule(self) -> str:
        return "BPC-EMP-16"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("pacify_where", {"left": self.left})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        kind = TOKENS[self.kind(choice)]
        return Words("pacify", {"region": REGIONS[choice % 10], "token": kind})


# -- Journalists without Homeland -----------------------------------------------------------------


def top_events(world: World) -> list[int]:
    """The next three events, the first to come first."""
    return world.event_deck[-REVEALED:][::-1]


def reveal_events(world: World) -> None:
    """BPC-EMP-17, BPC-KNO-04: everybody sees them and knows where they go."""
    for card in top_events(world):
        world.seen |= 1 << card
    if world.listening:
        cards = tuple(EVENT_IDS[card] for card in top_events(world))
        world.tell(EventsRevealed("BPC-KNO-04", cards))


@dataclass(frozen=True)
class Arrange(Step):
    """BPC-EMP-17, BPC-EMP-25: on top or under the deck in any order; consequences stay on top."""

    chair: int

    def start(self, world: World) -> None:
        world.ask_parts(self, [world.owner[self.chair]])

    def more(self, world: World, seat: int, parts: list[int]) -> list[int]:
        cards = top_events(world)
        left = [n for n in range(len(cards)) if n not in parts and n + UNDER not in parts]
        going_under = any(part >= UNDER for part in parts)
        if any(cards[n] >= FIRST_CONSEQUENCE for n in left):
            return left
        under = [n + UNDER for n in left]
        return under if going_under else left + under

    def whole(self, world: World, seats: list[int], answers: list[list[int]]) -> None:
        cards = top_events(world)
        top = [cards[part] for part in answers[0] if part < UNDER]
        bottom = [cards[part - UNDER] for part in answers[0] if part >= UNDER]
        put_back(world, top, bottom)

    def rule(self) -> str:
        return "BPC-EMP-17"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("arrange_events", {"cards": [EVENT_IDS[card] for card in top_events(world)]})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        card = EVENT_IDS[top_events(world)[choice % UNDER]]
        return Words("event_under" if choice >= UNDER else "event_on_top", {"card": card})


def put_back(world: World, top: list[int], bottom: list[int]) -> None:
    """BPC-EMP-17: the first of `top` is drawn next, the last of `bottom` last."""
    rest = world.event_deck[: len(world.event_deck) - len(top) - len(bottom)]
    world.event_deck = bottom[::-1] + rest + top[::-1]
    world.block = max(0, world.block - len(bottom))
    if world.listening:
        if top:
            world.tell(EventsOnTop("BPC-EMP-17", tuple(EVENT_IDS[card] for card in top)))
        if bottom:
            world.tell(EventsUnder("BPC-EMP-17", tuple(EVENT_IDS[card] for card in bottom)))


# -- Doctors without Limits -----------------------------------------------------------------------


def cure_all(world: World) -> None:
    """BPC-EMP-18, BPC-EMP-26: a D8 for each illness, from the active region down the column."""
    steps: list[Step] = []
    for region in from_active(world):
        if is_ill(world, region):
            steps += [RollD8(CURE_ROLL, region), CureRolled(region)]
    world.then(*steps)


@dataclass(frozen=True)
class CureRolled(Step):
    """BPC-EMP-26: 1 to 4 removes the illness, anything else changes nothing."""

    region: int

    def start(self, world: World) -> None:
        if world.roll <= CURED_BY_POWER:
            for kind in (EPIDEMIC, PANDEMIC):
                set_token(world, self.region, kind, 0, "BPC-EMP-26", because(POWER, DOCTORS))
