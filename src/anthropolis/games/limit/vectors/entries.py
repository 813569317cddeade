"""What happens in a vector: each entry runs the steps of the rules with its own answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from anthropolis.engine.flow import Illegal, Step
from anthropolis.engine.vectors import Entry, Malformed, Refused
from anthropolis.games.limit.cards.play import Play
from anthropolis.games.limit.cards.playing import PlayCard, can_play, can_pool
from anthropolis.games.limit.rules.generation import Generation
from anthropolis.games.limit.rules.generation_end import EndOfGeneration
from anthropolis.games.limit.rules.moving.aid import break_alliance
from anthropolis.games.limit.rules.moving.living import (
    can_climb,
    can_fall,
    lower_class,
    raise_class,
)
from anthropolis.games.limit.rules.political.political import (
    CARDS_A_TURN,
    PASS,
    PLAY,
    POLICY_MENU,
    POOL,
    NewPolicy,
    PolicyTurn,
    PoliticalActionCapacity,
    TechnologicalAdvancement,
    next_nation,
    return_cards,
)
from anthropolis.games.limit.rules.political.taking_back import take_back, take_back_refusal
from anthropolis.games.limit.rules.score import score_with
from anthropolis.games.limit.rules.social.plants import Production
from anthropolis.games.limit.rules.social.public_order import ClassStruggle, PublicOrder
from anthropolis.games.limit.rules.social.social import (
    EconomicGrowth,
    LowerBirthRate,
    LowerMortality,
    PopulationGrowth,
    Taxation,
    social_steps,
)
from anthropolis.games.limit.rules.social.supply import Conservation, Consumption, Supply
from anthropolis.games.limit.rules.solo import EVENT_IDS, EventHappens
from anthropolis.games.limit.rules.stress_test import StressTest
from anthropolis.games.limit.rules.world.alliances import (
    ExclusionConsent,
    OfferSplit,
    can_exclude,
    can_leave,
    can_offer,
    concerned,
    leave,
)
from anthropolis.games.limit.rules.world.crises import ColdWar, Crisis, GlobalCrises
from anthropolis.games.limit.table.calendar import STEPS
from anthropolis.games.limit.table.components import (
    ALLIANCES,
    CARD_BY_ID,
    CLASS_NAMES,
    CRISES,
)
from anthropolis.games.limit.table.state import World
from anthropolis.games.limit.vectors.answering import Answering, check_parameters, check_taken
from anthropolis.games.limit.vectors.given import Names, number_of, take_in_hand

Values = dict[str, Any]


class Position:
    """What lies between two entries: the world, and where the Decide-policy step stands."""

    def __init__(self, world: World, names: Names) -> None:
        self.world = world
        self.names = names
        self.last_turn = world.order[-1]
        self.waiting_for: str | None = None
        self.score: Values | None = None

    def copy(self) -> Position:
        twin = Position(self.world.copy(), self.names)
        twin.last_turn = self.last_turn
        return twin

    def take(self, other: Position) -> None:
        self.world, self.last_turn = other.world, other.last_turn
        self.waiting_for, self.score = other.waiting_for, other.score

    def nation(self, name: str, path: str) -> int:
        """A nation that plays, not the star nation."""
        number = number_of(self.names, name, path)
        if number == self.world.star:
            raise Malformed(f"{path}: the star nation does not play")
        return number

    def do(self, steps: list[Step], entry: Entry) -> None:
        """Run steps to their end with the answers of the entry."""
        answering = Answering(self.names, entry)
        self.world.then(*steps)
        self.world.run()
        answering.finish(self.world)
        answering.check_used_up(self.world)

    def rest(self) -> None:
        """Leave the flow where it is: the next entry says what happens next."""
        self.world.todo = []
        self.world.asking = None


def require(rule: str | None, reason: str = "") -> None:
    """Raises Refused if a rule forbids it."""
    if rule:
        raise Refused(rule, reason)


# -- steps ----------------------------------------------------------------------------------------

Nations = tuple[int, ...]
STEP_CLASSES: dict[str, Callable[[Nations], Step]] = {
    "technological_advancement": TechnologicalAdvancement,
    "new_policy": NewPolicy,
    "political_action_capacity": PoliticalActionCapacity,
    "supply": Supply,
    "conservation": Conservation,
    "consumption": Consumption,
    "population_growth": PopulationGrowth,
    "lower_mortality": LowerMortality,
    "lower_birth_rate": LowerBirthRate,
    "economic_growth": EconomicGrowth,
    "taxation": Taxation,
    "production": Production,
    "public_order": PublicOrder,
    "class_struggle": ClassStruggle,
    "cold_war": ColdWar,
}
WORLD_STEPS: dict[str, Callable[[], Step]] = {
    "global_crises": GlobalCrises,
    "end_of_generation": EndOfGeneration,
}


def step(p: Position, entry: Entry) -> None:
    name = entry["step"]
    if name in STEP_CLASSES:
        p.do([STEP_CLASSES[name](nations_of(p, entry))], entry)
    elif name == "social_phase":
        p.do(social_steps(nations_of(p, entry)), entry)
    elif "only" in entry:
        raise Malformed(f"only: the step {name} is for all nations")
    elif name == "begin_generation":
        begin_generation(p, entry)
    else:
        p.do([WORLD_STEPS[name]()], entry)


def nations_of(p: Position, entry: Entry) -> Nations:
    """All nations, or those listed, in turn order."""
    if "only" not in entry:
        return p.world.everybody()
    listed = [p.nation(name, "only") for name in entry["only"]]
    return tuple(n for n in p.world.order if n in listed)


def begin_generation(p: Position, entry: Entry) -> None:
    """Up to the first decision with more than one option."""
    if entry.get("choices"):
        raise Malformed("choices: begin_generation stops before the first decision")
    world = p.world
    world.then(Generation())
    world.run()
    while world.asking is not None and len(world.options(world.decider())) == 1:
        world.answer(world.decider(), world.options(world.decider())[0])
    p.waiting_for = STEPS[world.phase]
    p.last_turn = world.order[-1]
    p.rest()


def crisis(p: Position, entry: Entry) -> None:
    p.do([Crisis(CRISES.index(entry["crisis"]))], entry)


def stress_test(p: Position, entry: Entry) -> None:
    name = entry["stress_test"]
    everybody = name == "all" and name not in p.names
    nations = p.world.everybody() if everybody else (p.nation(name, "stress_test"),)
    p.do([StressTest(nations)], entry)


def event(p: Position, entry: Entry) -> None:
    name = entry["event"]
    if p.world.star < 0:
        raise Malformed("event: needs the star nation in given.world.star")
    if "resist" in entry and name != "border_raid":
        raise Malformed(f"resist: there is nothing to resist in {name}")
    p.do([EventHappens(EVENT_IDS.index(name))], entry)


# -- cards ----------------------------------------------------------------------------------------


def play(p: Position, entry: Entry) -> None:
    """Outside the turn order, with a card from wherever it lies, but not one already played."""
    world, nation, card = p.world, p.nation(entry["by"], "by"), CARD_BY_ID[entry["play"]]
    take_in_hand(world.nations[nation], card)
    pooled = is_pooled(entry)
    if pooled:
        require(None if can_pool(world, nation, card) else "LIM-AID-03")
    else:
        require(can_play(world, nation, card))
    check_parameters(card, entry)
    world.then(PlayCard(Play(nation, card, pooled=pooled)))
    world.run()
    resolve_play(p, nation, card, entry)


def is_pooled(entry: Entry) -> bool:
    return any(amount > 0 for amount in (entry.get("contributions") or {}).values())


def resolve_play(p: Position, nation: int, card: int, entry: Entry) -> None:
    """All decisions of a card that has been announced; refused if it was not paid in the end."""
    answering = Answering(p.names, entry)
    answering.finish(p.world)
    answering.check_used_up(p.world)
    if p.world.nations[nation].hand >> card & 1:
        raise Refused("LIM-CRD-09", "the price is not reached")
    check_taken(answering, p.world, nation)


def turn(p: Position, entry: Entry) -> None:
    """LIM-POL-08: two cards, one card and pass, or pass, by the nation in turn."""
    world, nation = p.world, p.nation(entry["turn"], "turn")
    plays, passes = entry.get("plays") or [], entry.get("pass", False)
    if next_nation(world, p.last_turn) != nation:
        raise Refused("LIM-POL-08", "another nation is in turn")
    if passes == (len(plays) == CARDS_A_TURN):
        raise Refused("LIM-POL-08", "two cards, one card and pass, or pass")
    world.then(PolicyTurn(nation, 0, 0))
    world.run()
    for number, card in enumerate(plays, 1):
        try:
            play_in_turn(p, nation, card)
        except Malformed as error:
            raise Malformed(f"plays[{number}]: {error}") from error
    if passes:
        world.answer(nation, POLICY_MENU.code(PASS))
    p.last_turn = nation
    p.rest()


def play_in_turn(p: Position, nation: int, entry: Entry) -> None:
    world, card = p.world, CARD_BY_ID[entry["play"]]
    choice = POLICY_MENU.code(POOL if is_pooled(entry) else PLAY, card)
    if choice not in world.options(nation):
        raise Refused(can_play(world, nation, card) or "LIM-AID-03")
    check_parameters(card, entry)
    world.answer(nation, choice)
    resolve_play(p, nation, card, entry)


def pass_turn(p: Position, entry: Entry) -> None:
    """Mark a nation as passed; when all have, LIM-POL-13 ends the step."""
    p.world.nations[p.nation(entry["pass"], "pass")].passed = True
    if is_decided(p):
        return_cards(p.world)


def is_decided(p: Position) -> bool:
    return all(p.world.nations[nation].passed for nation in p.world.order)


def withdraw(p: Position, entry: Entry) -> None:
    nation, card = p.nation(entry["by"], "by"), CARD_BY_ID[entry["withdraw"]]
    require(take_back_refusal(p.world, nation, card))
    take_back(p.world, nation, card)


def climb(p: Position, entry: Entry) -> None:
    nation, rank = p.nation(entry["by"], "by"), CLASS_NAMES.index(entry["raise_class"])
    require(None if can_climb(p.world.nations[nation].classes, rank) else "LIM-SOL-02")
    raise_class(p.world, nation, rank, "LIM-SOL-03")


def fall(p: Position, entry: Entry) -> None:
    nation, rank = p.nation(entry["by"], "by"), CLASS_NAMES.index(entry["lower_class"])
    require(None if can_fall(p.world.nations[nation].classes, rank) else "LIM-SOL-02")
    lower_class(p.world, nation, rank, "LIM-SOL-03")


# -- alliances ------------------------------------------------------------------------------------


def offer(p: Position, entry: Entry) -> None:
    world, kind, by = p.world, ALLIANCES.index(entry["offer"]), p.nation(entry["by"], "by")
    other = number_of(p.names, entry["to"], "to")
    require(can_offer(world, kind, by, other))
    asked = concerned(world, kind, by, other)
    refuser = entry.get("refused_by")
    if refuser is not None and p.nation(refuser, "refused_by") not in asked:
        raise Malformed(f"refused_by: {refuser} is not asked")
    p.do([OfferSplit(kind, by, other)], entry)


def leave_alliance(p: Position, entry: Entry) -> None:
    kind, by = ALLIANCES.index(entry["leave"]), p.nation(entry["by"], "by")
    require(can_leave(p.world, kind, by))
    leave(p.world, kind, by)


def exclude(p: Position, entry: Entry) -> None:
    kind, by = ALLIANCES.index(entry["exclude"]), p.nation(entry["by"], "by")
    member = p.nation(entry["nation"], "nation")
    require(can_exclude(p.world, kind, by, member))
    p.do([ExclusionConsent(kind, by, member)], entry)


def break_up(p: Position, entry: Entry) -> None:
    kind, by = ALLIANCES.index(entry["break_alliance"]), p.nation(entry["by"], "by")
    require(can_leave(p.world, kind, by))
    break_alliance(p.world, by, kind)


# -- score ----------------------------------------------------------------------------------------


def score(p: Position, entry: Entry) -> None:
    nation = p.nation(entry["score"], "score")
    try:
        p.score = score_with(p.world, nation, entry.get("lenses") or [])
    except Illegal as error:
        raise Refused(error.rule, error.message) from error


# `turn` comes before `pass`, which is also one of its keys.
ENTRIES: dict[str, Callable[[Position, Entry], None]] = {
    "step": step,
    "crisis": crisis,
    "play": play,
    "turn": turn,
    "pass": pass_turn,
    "withdraw": withdraw,
    "raise_class": climb,
    "lower_class": fall,
    "offer": offer,
    "leave": leave_alliance,
    "exclude": exclude,
    "break_alliance": break_up,
    "stress_test": stress_test,
    "score": score,
    "event": event,
}
