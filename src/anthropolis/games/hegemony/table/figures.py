"""The printed figures, and those that a table may change."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from anthropolis.engine.keeping import Kept
from anthropolis.games.hegemony.table.roles import (
    CLASSES,
    GAME_DATA,
    RESOURCES,
    ROLES,
    SECTIONS,
    load_data,
)


class Figures(Kept):
    """What a table may change. Shared by all copies of a game, so it never changes."""

    def __init__(
        self,
        inclusive: bool,
        floor_zero: bool,
        rounds: int,
        working_money: int,
        middle_money: int,
        capitalist_money: int,
        treasury: int,
        bill_vp: int,
        crisis_cell: bool,
        alternative_events: bool,
        hidden_objectives: bool,
        action_cards: bool,
    ) -> None:
        self.inclusive = inclusive
        self.floor_zero = floor_zero
        self.rounds = rounds
        self.working_money = working_money
        self.middle_money = middle_money
        self.capitalist_money = capitalist_money
        self.treasury = treasury
        self.bill_vp = bill_vp
        self.crisis_cell = crisis_cell
        self.alternative_events = alternative_events
        self.hidden_objectives = hidden_objectives
        self.action_cards = action_cards

    def saved_fields(self) -> list[str]:
        return ["inclusive", "floor_zero", "rounds", "working_money", "middle_money",
                "capitalist_money", "treasury", "bill_vp", "crisis_cell", "alternative_events",
                "hidden_objectives", "action_cards"]  # fmt: skip


def figures_from(options: Mapping[str, Any]) -> Figures:
    """The figures of a table's options, which are valid and complete."""
    return Figures(
        options["imf_threshold_inclusive"],
        options["vp_floor_zero"],
        options["rounds"],
        options["working_money"],
        options["middle_money"],
        options["capitalist_money"],
        options["treasury"],
        options["bill_vp"],
        options["crisis_cell"],
        options["alternative_events"],
        options["hidden_objectives"],
        options["action_cards"],
    )


_LOAN: Final = GAME_DATA["loan"]
_VOTING: Final = GAME_DATA["voting"]
_COMPONENTS: Final = load_data("components")
_TRACKS: Final = load_data("tracks")
_MARKETS: Final = load_data("markets")
_TAXES: Final = load_data("taxes")

LOAN: Final[int] = _LOAN["amount"]
INTEREST: Final[int] = _LOAN["interest"]
PAY_OFF: Final[int] = _LOAN["pay_off_free_action"]
PAY_OFF_IMF: Final[int] = _LOAN["pay_off_imf"]
PAY_OFF_END: Final[int] = _LOAN["pay_off_end_of_game"]
END_STEP: Final[int] = _LOAN["end_penalty_step"]
CAPITALIST_LOAN_VP: Final[int] = _LOAN["capitalist_end_penalty_vp"]

CUBES: Final[int] = _VOTING["cubes_per_class"]
BAG_START: Final[int] = _VOTING["start_cubes_in_bag"]
PRESSURE_CUBES: Final[int] = _VOTING["political_pressure_cubes"]
NEUTRAL_REFILL: Final[int] = _VOTING["two_player_middle_class_refill"]
REFILLS: Final[int] = _VOTING["refills_when_empty"]
CUBES_DRAWN: Final[int] = GAME_DATA["bill"]["cubes_drawn"]
SUPPORTER_VP: Final[int] = GAME_DATA["bill"]["vp_supporter"]
VOTE_COST: Final[int] = GAME_DATA["bill"]["immediate_vote_influence_cost"]
MARKERS: Final[int] = GAME_DATA["bill_markers_per_player"]

SUPPLY: Final[dict[str, int]] = {r["id"]: r["total_units"] for r in _COMPONENTS["resource_supply"]}
ALL_INFLUENCE: Final[int] = SUPPLY["influence"]
ALL_GOODS: Final[list[int]] = [SUPPLY[resource] for resource in RESOURCES]
WORKERS: Final[list[int]] = [
    count for group in _COMPONENTS["workers"] for count in group["by_type"].values()
]
"""HEG-CMP-04: pieces of WC by type, then of MC."""
ALL_WORKERS: Final[list[int]] = [group["total"] for group in _COMPONENTS["workers"]]
STRIKE_TOKENS: Final[int] = _COMPONENTS["tokens"]["strike"]
MACHINERY_TOKENS: Final[int] = _COMPONENTS["tokens"]["machinery"]
STORAGE_TILES: Final[int] = _COMPONENTS["tokens"]["storage_tiles"]
LEGITIMACY_TOKENS: Final[int] = _COMPONENTS["tokens"]["legitimacy_per_class"]


def _population() -> list[int]:
    """HEG-TRM-13, HEG-TRM-14: Population by number of workers; never below 3."""
    bands = _TRACKS["population"]["bands"]
    top = max(ALL_WORKERS)
    return [
        next(
            band["population"]
            for band in bands
            if band["workers_to"] is None or n <= band["workers_to"]
        )
        for n in range(top + 1)
    ]


POPULATION: Final[list[int]] = _population()
PROSPERITY: Final[list[list[int]]] = [track["spaces"] for track in _TRACKS["prosperity"]]
PROSPERITY_DROP: Final[list[int]] = [t["drop_per_preparation"] for t in _TRACKS["prosperity"]]
WEALTH: Final[list[int]] = [space["capital_from"] for space in _TRACKS["wealth"]["spaces"]]
WEALTH_VP: Final[list[int]] = [0, *[space["vp"] for space in _TRACKS["wealth"]["spaces"]]]
WEALTH_STEP_VP: Final[int] = _TRACKS["wealth"]["vp_per_space_advanced"]
LOWEST_LEGITIMACY: Final[int] = _TRACKS["legitimacy"]["min"]
HIGHEST_LEGITIMACY: Final[int] = _TRACKS["legitimacy"]["max"]
START_LEGITIMACY: Final[int] = _TRACKS["legitimacy"]["start"]
STATE_INFLUENCE: Final[list[int]] = [
    0, *[entry["influence"] for entry in _TRACKS["legitimacy"]["influence_for_lowest"]],
]  # fmt: skip

PRICE_OPTIONS: Final[list[list[int]]] = [
    [int(price) for price in _MARKETS["player_prices"][0][resource]] for resource in RESOURCES
]
START_PRICES: Final[list[int]] = [
    _MARKETS["player_prices"][0]["start"][resource] for resource in RESOURCES
]
IMPORT_PRICE: Final[list[int]] = [
    _MARKETS["foreign_market_import"]["base_price"].get(resource, 0) for resource in RESOURCES
]
STATE_GOODS_PRICE: Final[list[int]] = [
    GAME_DATA["state_goods_price"].get(resource, 0) for resource in RESOURCES
]
STATE_INFLUENCE_PRICE: Final[int] = GAME_DATA["state_influence_price"]
_BASE: Final = {s["class"]: s["base"] for s in _MARKETS["storage"]}
STORAGE_BASE: Final[list[int]] = [
    _BASE[owner][resource]
    for owner in ("middle_class", "capitalist_class")
    for resource in RESOURCES
]
"""HEG-STO-01: storage of MC by resource, then of CC."""
TILE_ADDS: Final[list[int]] = [
    _MARKETS["storage"][0]["tile_adds"][resource] for resource in RESOURCES
]
ZONE: Final[list[int]] = [
    _MARKETS["free_trade_zone"]["capacity"][resource] for resource in RESOURCES[:2]
]
PUBLIC_EXTRA: Final = 6
"""HEG-STO-04: what the State can store beyond the output of its companies."""

INCOME_TAX: Final[list[list[int]]] = [
    [_TAXES["income_tax"]["rate_by_labor_then_taxation"][labor][tax] for tax in SECTIONS]
    for labor in SECTIONS
]
TAX_BANDS: Final[list[int]] = [b["revenue_from"] for b in _TAXES["corporate_tax"]["bands"]]
CORPORATE_TAX: Final[list[list[int]]] = [
    [band[section] for section in SECTIONS] for band in _TAXES["corporate_tax"]["bands"]
]

_LIMITS: Final = GAME_DATA["company_limits"]
COMPANY_LIMIT: Final[list[int]] = [
    0, _LIMITS["middle_class"], _LIMITS["capitalist_class"], _LIMITS["public_sector_spaces"],
]  # fmt: skip
"""HEG-CO-05: spaces by role."""
MARKET_SIZE: Final[list[int]] = [
    0, GAME_DATA["market_size"]["middle_class"], GAME_DATA["market_size"]["capitalist_class"],
]  # fmt: skip
ASSIGN_MAX: Final[int] = GAME_DATA["assign_workers_max"]
UNION_WORKERS: Final[int] = GAME_DATA["trade_union"]["min_other_workers_in_industry"]
UNION_INFLUENCE: Final[int] = GAME_DATA["trade_union"]["influence_per_production"]
UNION_VP: Final[int] = GAME_DATA["trade_union"]["vp_per_scoring"]
STRIKES: Final[int] = GAME_DATA["strike"]["max_companies"]
STRIKE_INFLUENCE: Final[int] = GAME_DATA["strike"]["influence"]
DEMONSTRATION_SURPLUS: Final[int] = GAME_DATA["demonstration"]["surplus"]
DEMONSTRATION_INFLUENCE: Final[int] = GAME_DATA["demonstration"]["influence"]
BUY_SOURCES: Final[int] = GAME_DATA["buy"]["max_sources"]
LOBBY_COST: Final[int] = GAME_DATA["lobby"]["cost"]
LOBBY_INFLUENCE: Final[int] = GAME_DATA["lobby"]["influence"]
BONUS_COST: Final[int] = GAME_DATA["give_bonus"]["cost"]
STORAGE_COST: Final[int] = GAME_DATA["buy_storage"]["cost"]
CAMPAIGN: Final[int] = GAME_DATA["campaign"]["max_media_influence"]
MPS_INFLUENCE: Final[int] = GAME_DATA["meet_mps"]["personal_influence"]
MPS_LEGITIMACY: Final[int] = GAME_DATA["meet_mps"]["legitimacy"]
EXTRA_TAX: Final[int] = GAME_DATA["extra_tax"]["per_player"]
EXTRA_TAX_CLASSES: Final[int] = GAME_DATA["extra_tax"]["classes"]
BENEFITS_VP: Final[int] = GAME_DATA["benefits"]["state_vp_when_received"]
WELFARE_VP: Final[int] = GAME_DATA["welfare_sale"]["price_5_vp_per_sale"]
WELFARE_PER: Final[int] = GAME_DATA["welfare_sale"]["price_0_legitimacy_per"]
HEALTH_VP: Final[int] = GAME_DATA["use_healthcare"]["bonus_vp"]
EVENTS_DRAWN: Final[int] = GAME_DATA["events_drawn_per_preparation"]
EVENTS_ON_BOARD: Final[int] = GAME_DATA["events_on_board"]
TURNS: Final[int] = GAME_DATA["turns_per_round"]
HAND: Final[int] = GAME_DATA["hand_at_round_start"]
CARDS_DRAWN: Final[int] = GAME_DATA["cards_drawn_in_preparation"]

_FINAL: Final = load_data("final_scoring")
POLICY_VP: Final[list[list[int]]] = [_FINAL["policies"][name]["vp"] for name in CLASSES]
"""HEG-END-02, HEG-END-03, HEG-END-04: by class, for so many policies in the own section."""
OWN_SECTION: Final[list[int]] = [
    SECTIONS.index(_FINAL["policies"][name]["section"]) for name in CLASSES
]
UNITS_PER_VP: Final[list[int]] = [
    _FINAL["units_per_vp"][name] for name in [*RESOURCES, "influence"]
]
"""HEG-END-06: each resource is divided by itself, rounded down."""
MONEY_PER_VP: Final[list[int]] = [_FINAL["money_per_vp"].get(role, 0) for role in ROLES]
MOST_MONEY_VP: Final[list[int]] = [_FINAL["most_money_vp"].get(role, 999) for role in ROLES]
