"""Chapter 3, set-up: what is decided before the first turn."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import Any, Final

from anthropolis.engine.chance import Chance
from anthropolis.engine.flow import Step, Words
from anthropolis.engine.options import BadOption
from anthropolis.games.climat.roles.causes import SET_UP, because
from anthropolis.games.climat.roles.characters import (
    CHARACTER_BY_ID,
    CHARACTERS,
    FULL_TABLE,
    STARTER_TEAMS,
    colours_covered,
)
from anthropolis.games.climat.roles.employers import EMPLOYER_BY_ID, EMPLOYERS, NO_EMPLOYER
from anthropolis.games.climat.rules.events import warm
from anthropolis.games.climat.rules.moving.calamities import Place
from anthropolis.games.climat.rules.moving.drawing import DrawAllowed
from anthropolis.games.climat.rules.moving.team import TeamQuestion
from anthropolis.games.climat.rules.scenarios import PRINTED, SCENARIOS
from anthropolis.games.climat.rules.turn import Turn
from anthropolis.games.climat.table.deck import counted_deck, first_warmings, named_deck, shuffled
from anthropolis.games.climat.table.newgame import new_world
from anthropolis.games.climat.table.regions import DEFAULT_ORDER, MANY, REGION_BY_ID, ZONES
from anthropolis.games.climat.table.state import NOBODY, Table, World, chairs, chairs_from
from anthropolis.games.climat.table.tokens import TOKEN_BY_ID

ALL_COLOURS: Final = 0b111111
UNKNOWN: Final = -1
FEWEST: Final = 3


def start(seats: int, options: Mapping[str, Any], chance: Chance, listening: bool) -> World:
    """BPC-SET-01 to -13: a world with its first steps planned; raises BadOption."""
    scenario = SCENARIOS.index(options["scenario"])
    printed = PRINTED[scenario]
    world = new_world(seats, chance, table_of(options, printed), scenario)
    world.listening = listening
    open_seats = int(options["open_seats"])
    if seats - open_seats < FEWEST:
        raise BadOption(
            f"option 'open_seats': with {open_seats} open seats fewer than 3 play",
            "open_seats",
            f"avec {open_seats} places libres, moins de 3 jouent",
        )
    for chair in range(seats - open_seats, seats):
        world.owner[chair] = NOBODY
        world.open_chairs |= 1 << chair
    lay_out_column(world, options, printed)
    prepare_decks(world, options, printed)
    world.then(*first_steps(world, options, printed), Turn())
    return world


def table_of(options: Mapping[str, Any], printed: Mapping[str, Any]) -> Table:
    """BPC-SET-07, BPC-EXP-05, BPC-VAR-01 to -03: tutorials are played in normal mode."""
    expert = options["mode"] == "expert" and printed["mode"] == "any"
    return Table(
        expert, options["propagation"] == "precise", bool(options["runaway"]),
        not options["no_deus_ex_machina"], expert or bool(options["weaknesses"]),
        options["team"] == "agreement", bool(options["leaving"]), bool(options["play_on"]),
        options["talk"] == "free",
    )  # fmt: skip


def lay_out_column(world: World, options: Mapping[str, Any], printed: Mapping[str, Any]) -> None:
    """BPC-SET-08, BPC-REG-03: in random order, or in that of the book."""
    wish = options["region_order"]
    shuffle = printed["region_order"] == "random" if wish == "by_scenario" else wish == "shuffled"
    world.order = DEFAULT_ORDER[:]
    if shuffle:
        world.chance.shuffle(world.order)


def prepare_decks(world: World, options: Mapping[str, Any], printed: Mapping[str, Any]) -> None:
    """BPC-SET-10, BPC-SET-11: the events by their recipe, the consequences beside them."""
    recipe = printed["deck"]
    name = str(recipe.get("named", "")) if options["deck"] == "by_scenario" else options["deck"]
    deck = named_deck(name, world.chance) if name else counted_deck(recipe, world.chance)
    world.event_deck = deck.cards
    world.aside = deck.aside
    world.block = deck.block
    world.chance.shuffle(world.consequences)


def first_steps(world: World, options: Mapping[str, Any], printed: Mapping[str, Any]) -> list[Step]:
    """BPC-SET-05, BPC-SET-06, BPC-SET-09, BPC-EXP-06, BPC-EXP-07: people, then the weather."""
    cast = options["cast"]
    if cast == "by_scenario":
        cast = "starter" if printed["starter_team"] else "chosen"
    alone = bool(options["on_your_own"])
    steps: list[Step] = []
    if cast == "chosen":
        steps += [CastCharacter(chair) for chair in chairs(world)]
        steps += [] if alone else [CastEmployer(chair) for chair in chairs(world)]
    elif cast == "random":
        cast_at_random(world, alone)
    else:
        cast_starters(world, alone)
    steps += choose_first(world, options["first_player"])
    return [*steps, *first_calamities(world, options), StartHands()]


def choose_first(world: World, wish: str) -> list[Step]:
    """BPC-SET-09: by the team, at random, or the first seat."""
    if wish == "chosen":
        return [FirstPlayer()]
    if wish == "random":
        world.player = world.chance.below(len(chairs(world)))
        world.acting = world.player
    return []


def first_calamities(world: World, options: Mapping[str, Any]) -> list[Step]:
    """BPC-EXP-06, BPC-EXP-07: experts meet the first four warmings, or agreed calamities."""
    if not world.table.expert:
        return []
    agreed = options["start_calamities"]
    if agreed:
        return [agreed_calamity(entry) for entry in agreed]
    world.zones = [0] * len(ZONES)
    return [FirstWarming(card) for card in shuffled(first_warmings(), world.chance)]


def agreed_calamity(entry: Mapping[str, Any]) -> Step:
    """BPC-EXP-07: so many tokens of a kind in a region."""
    region, kind = REGION_BY_ID[entry["region"]], TOKEN_BY_ID[entry["token"]]
    return Place(region, kind, int(entry["amount"]), because(SET_UP, 0))


@dataclass(frozen=True)
class FirstWarming(Step):
    """BPC-EXP-06, BPC-WRM-03: a first destruction token with its row."""

    card: int

    def start(self, world: World) -> None:
        warm(world, self.card)


# -- who plays whom -------------------------------------------------------------------------------


def put_to_work(world: World, chair: int, employer: int) -> None:
    """BPC-EMP-01: from now on the competence works for all."""
    world.employers[chair] = employer
    if employer != NO_EMPLOYER:
        world.in_play |= 1 << employer


def cast_starters(world: World, alone: bool) -> None:
    """BPC-CHR-05, BPC-VAR-03: the team of a first game."""
    team = STARTER_TEAMS[len(chairs(world))]
    for chair in chairs(world):
        world.characters[chair] = CHARACTER_BY_ID[team[chair]["character"]]
        if not alone:
            put_to_work(world, chair, EMPLOYER_BY_ID[team[chair]["employer"]])


def cast_at_random(world: World, alone: bool) -> None:
    """BPC-SET-05, BPC-SET-06: any characters that cover all colours, any employers."""
    here = chairs(world)
    full = len(here) == FULL_TABLE
    people = shuffled(list(range(len(CHARACTERS))), world.chance)[: len(here)]
    while colours_covered(people, full) != ALL_COLOURS:
        people = shuffled(list(range(len(CHARACTERS))), world.chance)[: len(here)]
    employers = shuffled(list(range(len(EMPLOYERS))), world.chance)
    for at in range(len(here)):
        world.characters[here[at]] = people[at]
        if not alone:
            put_to_work(world, here[at], employers[at])


def can_cover(people: list[int], missing: int, full: bool) -> bool:
    """Whether so many further characters can bring the networks to all six colours."""
    others = [person for person in range(len(CHARACTERS)) if person not in people]
    return any(
        colours_covered([*people, *more], full) == ALL_COLOURS
        for more in combinations(others, missing)
    )


@dataclass(frozen=True)
class CastCharacter(TeamQuestion):
    """BPC-SET-05: the team gives every player a character; all colours must be reached."""

    chair: int

    def choices(self, world: World) -> list[int]:
        here = chairs(world)
        cast = [world.characters[chair] for chair in here if world.characters[chair] != UNKNOWN]
        missing = len(here) - len(cast) - 1
        full = len(here) == FULL_TABLE
        free = [person for person in range(len(CHARACTERS)) if person not in cast]
        return [person for person in free if can_cover([*cast, person], missing, full)]

    def decided(self, world: World, choice: int) -> None:
        world.characters[self.chair] = choice

    def rule(self) -> str:
        return "BPC-SET-05"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("cast_character", {"seat": world.owner[self.chair]})

    def says(self, world: World, choice: int) -> Words:
        return Words("character", {"character": CHARACTERS[choice]})


@dataclass(frozen=True)
class CastEmployer(TeamQuestion):
    """BPC-SET-06: and every character an employer; each is used once."""

    chair: int

    def choices(self, world: World) -> list[int]:
        return [n for n in range(len(EMPLOYERS)) if world.in_play >> n & 1 == 0]

    def decided(self, world: World, choice: int) -> None:
        put_to_work(world, self.chair, choice)

    def rule(self) -> str:
        return "BPC-SET-06"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("cast_employer", {"seat": world.owner[self.chair]})

    def says(self, world: World, choice: int) -> Words:
        return Words("employer", {"employer": EMPLOYERS[choice]})


@dataclass(frozen=True)
class FirstPlayer(TeamQuestion):
    """BPC-SET-09: the team chooses who begins."""

    def choices(self, world: World) -> list[int]:
        return chairs(world)

    def decided(self, world: World, choice: int) -> None:
        world.player = choice
        world.acting = choice

    def rule(self) -> str:
        return "BPC-SET-09"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("who_begins", {})

    def says(self, world: World, choice: int) -> Words:
        return Words("begins", {"seat": world.owner[choice]})


@dataclass(frozen=True)
class StartHands(Step):
    """BPC-SET-12, BPC-SET-13: everybody but the first player draws; the pawns take their places."""

    def start(self, world: World) -> None:
        around = chairs_from(world, world.player)
        for at in range(len(around)):
            world.place[around[at]] = world.order[at % MANY]
        draws = len(around)
        steps: list[Step] = []
        for chair in around[1:]:
            steps += [DrawAllowed(chair, "BPC-SET-12")] * draws
        world.then(*steps)
