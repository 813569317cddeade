"""The view of Hegemony as a type: what each name in it holds."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from anthropolis.engine.shapes import Card, Seat

RoleId = Literal["working_class", "middle_class", "capitalist_class", "state"]
ClassId = Literal["working_class", "middle_class", "capitalist_class"]
OwnerId = Literal["middle_class", "capitalist_class"]
Resource = Literal["food", "luxury", "health", "education"]
Goods = Literal["food", "luxury"]
Industry = Literal["agriculture", "luxury", "healthcare", "education", "media"]
WorkerKind = Literal["unskilled", "agriculture", "luxury", "healthcare", "education", "media"]
Benefit = Literal["food", "luxury", "health", "education", "money", "influence", "cubes"]
Service = Literal["health", "education", "influence"]
Section = Literal["A", "B", "C"]
PolicyNumber = Literal["1", "2", "3", "4", "5", "6", "7"]
Level = Literal["L1", "L2", "L3"]
Side = Literal["for", "against"]
PhaseId = Literal["preparation", "action", "production", "elections", "scoring", "game_end"]


class Bill(TypedDict):
    """HEG-VOT-01: a Bill that waits for the Elections Phase."""

    policy: int
    section: Section
    by: RoleId


class Vote(TypedDict):
    """HEG-VOT-11: the vote under way; nobody's bid stands in it."""

    policy: int
    section: Section
    by: RoleId


class Company(TypedDict):
    """HEG-CO-01: a company on the table; `wage_due` is what its owner pays at its level."""

    label: str
    card: Card
    owner: RoleId
    wage: Level | None
    wage_due: int
    crew: ClassId | None
    workers: list[WorkerKind]
    committed: bool
    employee: WorkerKind | None
    employee_committed: bool
    strike: bool
    machinery: bool
    operational: bool
    fully_operational: bool
    output: int


class Deal(TypedDict):
    """HEG-POL-01: what it costs, and the tariff by Policy 6 as it stands."""

    card: Card
    cost: int
    tariff: int


class Expected(TypedDict):
    """What production, scoring and the end of the game would bring a role if they came now.

    `money` is what it will have more or less at the start of the next round: wages, the cheapest
    Food it must buy, taxes, interest, bonds. `food_made` is what its Companies will add.
    """

    wages_received: int
    wages_paid: int
    income_tax: int
    employment_tax: int
    corporate_tax: int
    taxes_received: int
    bonds: int
    pay_off: int
    interest: int
    food: int
    food_made: int
    food_missing: int
    food_price: int
    money: int
    scoring: int
    final: int


class Board(TypedDict):
    """What every role has."""

    vp: int
    vp_from: dict[str, int]
    loans: int
    influence: int
    bill_markers: int
    taxes_paid: int
    expected: Expected


class PeopleBoard(Board):
    """What the Working and the Middle Class have."""

    money: int
    workers: int
    population: int
    employed: int
    unemployed_count: int
    unemployed: dict[WorkerKind, int]
    prosperity: int
    prosperity_vp: int
    goods: dict[Resource, int]
    cubes: int
    wages_received: int
    benefits: dict[Benefit, int]


class UnionSpace(TypedDict):
    """HEG-ASG-08: other workers of the class in that industry, and how many it takes."""

    workers: int
    needed: int


class WorkingBoard(PeopleBoard):
    unions: list[Industry]
    union_spaces: dict[Industry, UnionSpace]


class OwnerBoard(Board):
    """What the Middle and the Capitalist Class have."""

    storage: dict[Resource, int]
    storage_limit: dict[Resource, int]
    storage_tiles: list[Resource]
    prices: dict[Resource, int]
    companies: int
    operational_companies: int


class MiddleBoard(OwnerBoard, PeopleBoard):
    fully_operational_companies: int


class CapitalistBoard(OwnerBoard):
    revenue: int
    capital: int
    wealth_space: int
    zone: dict[Goods, int]
    zone_limit: dict[Goods, int]
    cubes: int
    benefits: dict[Benefit, int]


class Imf(TypedDict):
    """HEG-IMF-01: the printed limit, the most Loans that are safe, and how many are left."""

    limit: int
    allowed: int
    left: int
    due: bool
    one_away: bool


class StateBoard(Board):
    """The last five are there if somebody plays the State."""

    treasury: int
    services: dict[Service, int]
    goods: dict[Goods, int]
    services_limit: dict[Service, int]
    prices: dict[Resource | Literal["influence"], int]
    companies: int
    operational_companies: int
    imf: Imf
    legitimacy: NotRequired[dict[ClassId, int]]
    tokens: NotRequired[dict[ClassId, int]]
    events: NotRequired[list[str]]
    agenda: NotRequired[str | None]
    agenda_matches: NotRequired[int]


class Requirement(TypedDict):
    """HEG-ACT-04: one of the sections that let a card be played."""

    policy: int
    section: Section
    in_force: bool


class HeldCard(TypedDict):
    """A card of the own hand: what it asks for and costs, and the rule that forbids its effect."""

    card: Card
    requirement: list[Requirement]
    cost: dict[str, int]
    forbidden_by: str | None


class Tracks(TypedDict):
    """What the boards print: Prosperity by space, the Capital that each Wealth space needs."""

    prosperity: dict[Literal["working_class", "middle_class"], list[int]]
    wealth: list[int]
    wealth_vp: list[int]


class AutomaCards(TypedDict):
    actions: list[str]
    policies: list[int]


class Automa(TypedDict):
    """The rows of an automa from the bottom, nearest card first; the deck's order is hidden."""

    mode: Literal["easy", "advanced"]
    actions: dict[str, list[str]]
    policies: dict[str, list[int]]
    aside: AutomaCards
    ranking: AutomaCards
    deck: int
    seen_below: list[str]
    discard: list[str]


class Guard(TypedDict):
    """A marker of Protect the status quo."""

    policy: int
    by: RoleId


class OwnObjective(TypedDict):
    """The secret objective of the seat, whether its condition holds, and how far it is."""

    objective: str
    met: bool
    now: int
    goal: int
    at_most: bool


class HegemonyView(TypedDict):
    seat: Seat | None
    role: RoleId | None
    hand: list[HeldCard]
    known_events: list[Card]
    players: int
    round: int
    rounds: int
    phase: PhaseId
    turn: int
    turns: int
    acting: RoleId
    deciders: list[RoleId]
    main_done: bool
    free_done: bool
    policies: dict[PolicyNumber, Section]
    tax_multiplier: int
    bills: list[Bill]
    bag: dict[ClassId, int]
    drawn: dict[ClassId, int]
    vote: Vote | None
    sides: dict[RoleId, Side]
    demonstration: bool
    automas: dict[ClassId, Automa]
    crisis: str | None
    locks: list[int]
    status_quo: list[Guard]
    kept_events: dict[ClassId, list[str]]
    bonds: dict[ClassId, int]
    objectives_done: dict[RoleId, list[str]]
    own_objective: OwnObjective | None
    objectives_offered: list[str]
    open_slots: int
    export: Card | None
    deals: list[Deal]
    import_prices: dict[Goods, int]
    companies: dict[str, Company]
    face_down: list[Card]
    working_class: WorkingBoard
    middle_class: MiddleBoard | None
    capitalist_class: CapitalistBoard
    state: StateBoard
    markets: dict[OwnerId, list[str]]
    hands: dict[RoleId, int]
    decks: dict[RoleId, int]
    discards: dict[RoleId, list[Card]]
    tracks: Tracks
    over: bool
