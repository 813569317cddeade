"""The view of LIMIT as a type: what each name in it holds."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from anthropolis.engine.shapes import Card, EachSeat, Seat

Resource = Literal["renewable", "industrial", "military", "fossil"]
Plant = Literal["renewable", "industrial", "military"]
Rank = Literal["A", "B", "C", "D", "E"]
Deck = Literal["society", "production", "military_economy"]
Crisis = Literal["financial", "environmental", "military"]
Alliance = Literal["military", "economic"]
Zone = Literal["boom", "growth", "uprising"]


class Columns(TypedDict):
    """LIM-GEN-02, LIM-GEN-03: the classes that steer the phases, as they are or will be read."""

    A: int
    C: int


class Population(TypedDict):
    level: int
    value: int
    index: int


class Unrest(TypedDict):
    position: int
    zone: Zone


class PlantView(TypedDict):
    level: int
    value: int
    fossil: int
    pollution: int


class Demography(TypedDict):
    line: str
    zone: int


class Expected(TypedDict):
    """What the coming steps will ask for and bring."""

    hand_limit: int
    supply: int
    consumption: int
    taxes: int
    fossils: int
    troops: int
    class_struggle: int


class ComingStep(TypedDict):
    """What a step ahead will change; where it is open the nation will have a choice."""

    step: str
    changes: dict[str, int]
    open: bool


class Score(TypedDict):
    happiness: int
    finance: int
    territory: int
    military: int
    pollution: int
    disruption: int
    total: int


class OpenCard(TypedDict):
    card: Card
    deck: Deck
    above: int


class HeldCard(TypedDict):
    card: Card
    forbidden_by: str | None


class NationView(TypedDict):
    """A nation's board; hand, drawn cards and known order are for its own eyes."""

    nation: Seat
    emblem: str
    population: Population
    classes: dict[Rank, int]
    columns: Columns
    unrest: Unrest
    production: dict[Plant, PlantView]
    stock: dict[Resource, int]
    money: int
    territories: int
    pollution: int
    disruption: int
    demography: Demography
    passed: bool
    expected: Expected
    coming: list[ComingStep]
    score: Score
    base_score: Score
    played: list[Card]
    permanents: list[Card]
    set_aside: list[Card]
    shown: list[Card]
    hand_size: int
    hand_sizes: dict[Deck, int]
    drawn_sizes: dict[Deck, int]
    deck_sizes: dict[Deck, int]
    open_under: list[OpenCard]
    hand: NotRequired[list[HeldCard]]
    drawn: NotRequired[list[Card]]
    known_under: NotRequired[dict[Deck, list[Card]]]
    costs: NotRequired[dict[Card, list[int | None]]]


class StarPopulation(TypedDict):
    level: int
    value: int


class StarView(TypedDict):
    """LIM-SOLO-04: tokens, values of this generation, events."""

    nation: int
    territories: int
    fossil: int
    money: int
    pollution: int
    disruption: int
    population: StarPopulation
    class_c: int
    industrial: int
    military: int
    events_left: int
    events_past: list[str]


class PollutionReserve(TypedDict):
    reserve: int
    excess: int
    capacity: int


class DisruptionReserve(TypedDict):
    reserve: int
    capacity: int


class Colonization(TypedDict):
    territories: int
    fossil: int


class MarketRow(TypedDict):
    stock: int
    position: int
    buy: int
    sell: int


class Tracks(TypedDict):
    population: list[int]
    demographic_index: list[int]
    production: list[int]
    fossil_cost: list[int]
    plant_pollution: list[int]
    buy_price: list[int]
    sell_price: list[int]


class Crises(TypedDict):
    tiles: dict[Crisis, int]
    total: int
    limit: int
    now: list[Crisis]
    by_generation: list[list[Crisis]]


class Alliances(TypedDict):
    groups: list[list[Seat]]
    agreement: list[Seat]


class LimitView(TypedDict):
    seat: Seat | None
    players: int
    generation: int
    generations: int
    step: str
    order: list[Seat]
    leader: Seat
    deciders: list[Seat]
    over: bool
    stress_tests: int
    bank: int
    pollution: PollutionReserve
    disruption: DisruptionReserve
    colonization: Colonization
    market: dict[Resource, MarketRow]
    tracks: Tracks
    crises: Crises
    alliances: dict[Alliance, Alliances] | None
    demilitarized: bool
    nations: EachSeat[NationView]
    coming: list[ComingStep]
    star: StarView | None
    scores_by_lens: dict[str, EachSeat[int]]
