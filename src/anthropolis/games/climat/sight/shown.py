"""The view of Bataille pour le Climat as a type: what each name in it holds."""

from __future__ import annotations

from typing import Literal, TypedDict

from anthropolis.engine.shapes import Seat

Region = Literal[
    "europe", "north_america", "south_america", "middle_east", "africa", "indo_australia",
    "russia", "china", "india",
]  # fmt: skip
Place = Literal[
    "europe", "north_america", "south_america", "middle_east", "africa", "indo_australia",
    "russia", "china", "india", "un", "icrc", "who", "unhcr",
]  # fmt: skip
Colour = Literal["military", "media", "industry", "ngo", "politics", "education"]
Oil = Literal["local", "imported", "exported"]
Electricity = Literal["coal", "gas", "hydro", "nuclear", "enr_i", "enr_p"]
Calamity = Literal[
    "riots", "conflicts", "war", "shortage", "dearth", "famine", "epizootic", "epidemic",
    "pandemic", "refugees",
]  # fmt: skip
Letter = Literal[
    "tp_a", "tp_b", "tp_c", "tp_d", "tp_e", "tp_f", "tp_g", "tp_h", "tp_i", "tp_j", "tp_k", "tp_l",
]  # fmt: skip
WorldLetter = Literal["tp_m", "tp_n", "tp_o", "tp_p"]
Zone = Literal["poles", "glaciers", "currents", "forests"]
Running = Literal["", "event", "electricity", "institution", "implantation"]


class Need(TypedDict):
    """One thing that a region lacks for a transformation; `value` is the number asked for."""

    need: Literal[
        "ndv_min", "ndv_max", "discipline_min", "discipline_max", "sharing", "china_open",
        "no_overconsumption",
    ]  # fmt: skip
    value: int


class RegionView(TypedDict):
    """One region: its values, its energy, its tokens and what follows from them.

    `missing` has an entry for every letter that the region does not have: what players lack to
    implant it, nothing if they may. `learnable` are the letters that it could learn in its next
    propagation, with so many chances out of 8 (BPC-PRO-01 to -04).
    """

    ndv: int
    discipline: int
    resilience: int
    population: int
    unit: int
    demography: int
    growth: int
    oil: dict[Oil, int]
    electricity: dict[Electricity, int]
    oil_level: int
    electricity_level: int
    electricity_threshold: int
    emissions: int
    ges: int
    ges_coming: int
    tps: list[Letter]
    missing: dict[Letter, list[Need]]
    learnable: list[Letter]
    chances: int
    pairs: int
    tokens: dict[Calamity, int]
    status: Literal["", "chaos", "dictatorship"]
    sharing: bool
    parked_oil: int
    weather: int
    overproduction: int
    overconsumption: int


class PlayerView(TypedDict):
    """One chair: who plays whom, where, and what is public of the hand."""

    chair: int
    seat: Seat
    character: str
    employer: str
    network: list[Colour]
    place: Place | Literal[""]
    cards: int
    colours: dict[Colour, int]
    laid: int
    hand_limit: int
    power: bool


class LaidCard(TypedDict):
    """A card on the table; `card` is empty while it lies face down for this seat."""

    seat: Seat
    card: str


class CommonActionView(TypedDict):
    """An ACI or an implantation that is going on; `kind` is empty if there is none.

    `what` is the event, the token, the institution or the transformation that it is for, `total`
    counts the cards that lie open, `needed` is the lowest threshold.
    """

    kind: Running
    what: str
    held: Place | Literal[""]
    colours: list[Colour]
    thresholds: list[int]
    needed: int
    lobbied: bool
    open: bool
    external: list[str]
    laid: list[LaidCard]
    cancelled: list[Colour]
    convention: int
    total: int


class RollView(TypedDict):
    """The die that lies on the table; `what` is empty if none does."""

    what: str
    region: Region | Literal[""]
    result: int


class ObjectiveView(TypedDict):
    """One thing that a short scenario asks for; `what` is a transformation or a pair."""

    kind: Literal["global_ges_max", "oil_balance_min", "population_free_min", "no_token",
                  "regions_with_tp_min", "regions_with_pair_min"]  # fmt: skip
    what: str
    now: int
    wanted: int
    met: bool


class ClimatView(TypedDict):
    """All that a seat may know."""

    turn: int
    turns: int
    round: int
    phase: Literal["", "drawing", "event", "actions", "activation"]
    step: Literal["", "calamities", "propagation", "living", "demography", "ges", "global_ges",
                  "track"]  # fmt: skip
    scenario: str
    order: list[Region]
    active: Region
    activating: Region | Literal[""]
    player: Seat
    acting: Seat
    global_ges: int
    victory_ges: int
    has_track: bool
    objective: list[ObjectiveView]
    green: int
    red: int
    advance: int
    icon_square: int
    pending: int
    destruction: int
    zones: dict[Zone, int]
    zone_room: int
    oil_balance: int
    globals: list[WorldLetter]
    introduced: list[Letter]
    china_open: bool
    weather: bool
    implant_total: int
    institution_thresholds: list[int]
    regions: dict[Region, RegionView]
    players: list[PlayerView]
    decks: dict[Colour, int]
    discards: dict[str, int]
    external: int
    external_discards: dict[str, int]
    event_deck: int
    known_events: dict[str, str]
    event: str
    target: Region | Literal[""]
    actions: list[str]
    actions_left: int
    common_action: CommonActionView
    roll: RollView
    hand: dict[str, int]
    free_population: int
    result: str
    score: int
    tutorial: Literal["", "won", "lost"]
