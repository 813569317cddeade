"""What each event is to a board, a timeline and a story: one row per event, and causes by rule."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.engine.contract import ALARM, BEGIN, CEREMONY, END, NORMAL, QUICK, SILENT
from anthropolis.games.limit.table.components import CARD_IDS, RULE_OF, load_data

HAND: Final = "nations.{nation}.hand_size"
PLAYED: Final = "nations.{nation}.played " + HAND

# By the class of the event: its beat, its mark, and the paths of the view that it changes.
SIGNS: Final[dict[str, tuple[str, str, str]]] = {
    "StepBegun": (SILENT, "", "step"),
    "GenerationBegun": (CEREMONY, BEGIN, "generation leader"),
    "GenerationEnded": (NORMAL, "", "leader"),
    "GameOver": (CEREMONY, END, "over"),
    "Scored": (NORMAL, "", "nations.{nation}.score"),
    "Shortage": (NORMAL, "", "nations.{nation}.stock.{resource}"),
    "CrisisStruck": (CEREMONY, ALARM, "crises"),
    "Demilitarized": (CEREMONY, "", "demilitarized"),
    "EventDrawn": (CEREMONY, "", "star.events_past"),
    "RaidEnded": (NORMAL, "", "nations.{nation}.stock"),
    "HelpGiven": (
        NORMAL, "", "nations.{giver}.stock.{resource} nations.{nation}.stock.{resource}"
    ),
    "HelpRefused": (NORMAL, "", ""),
    "AllianceBroken": (NORMAL, "", "alliances.{kind}"),
    "OfferMade": (NORMAL, "", ""),
    "OfferFailed": (NORMAL, "", ""),
    "AllianceMade": (NORMAL, "", "alliances.{kind}"),
    "AllianceLeft": (NORMAL, "", "alliances.{kind}"),
    "MemberExcluded": (NORMAL, "", "alliances.{kind}"),
    "ExclusionRefused": (NORMAL, "", ""),
    "CardTakenBack": (NORMAL, "", "nations.{nation}.permanents"),
    "CardUnlocked": (NORMAL, "", "nations.{nation}.set_aside " + HAND),
    "CardsDrawn": (QUICK, "", "nations.{nation}.deck_sizes.{deck}"),
    "CardKept": (QUICK, "", HAND),
    "HiddenCardKept": (QUICK, "", HAND),
    "CardDiscarded": (QUICK, "", HAND),
    "HiddenCardDiscarded": (QUICK, "", HAND),
    "CardPlayed": (NORMAL, "", PLAYED),
    "CardPlayedOn": (NORMAL, "", PLAYED),
    "CardNotPaid": (NORMAL, "", ""),
    "Contributed": (NORMAL, "", "nations.{giver}.money nations.{nation}.money"),
    "CardRecovered": (NORMAL, "", PLAYED),
    "Passed": (QUICK, "", "nations.{nation}.passed"),
    "PassUndone": (NORMAL, "", "nations.{nation}.passed"),
    "CardsReturned": (QUICK, "", PLAYED),
    "AttackResisted": (NORMAL, "", ""),
    "GoodsSeized": (NORMAL, "", "nations.{nation}.stock.{resource}"),
    "DisruptionGiven": (NORMAL, "", "nations.{nation}.disruption"),
    "Bought": (NORMAL, "", "nations.{nation}.stock.{resource} market.{resource}"),
    "Sold": (NORMAL, "", "nations.{nation}.stock.{resource} market.{resource}"),
}  # fmt: skip
PLAIN: Final = (QUICK, "", "")

CRISIS_PATHS: Final = {
    "financial": "bank", "environmental": "pollution.reserve", "military": "disruption.reserve",
}  # fmt: skip
"""What runs out when a crisis strikes."""

_NATION_PATHS: Final = {
    "population_level": "population", "demo_zone": "demography.zone",
    **{f"class_{rank}": f"classes.{rank}" for rank in "ABCDE"},
    **{f"{r}_production": f"production.{r}" for r in ("renewable", "industrial", "military")},
    **{r: f"stock.{r}" for r in ("renewable", "industrial", "military", "fossil")},
}  # fmt: skip
_WORLD_PATHS: Final = {
    "pollution_reserve": "pollution.reserve", "excess_pollution": "pollution.excess",
    "disruption_reserve": "disruption.reserve", "colony_territories": "colonization.territories",
    "colony_fossil": "colonization.fossil",
    **{f"{kind}_crises": f"crises.tiles.{kind}" for kind in CRISIS_PATHS},
    **{f"price_{r}": f"market.{r}" for r in ("renewable", "industrial", "military", "fossil")},
    **{f"market_{r}": f"market.{r}" for r in ("renewable", "industrial", "military", "fossil")},
}  # fmt: skip


def signs_of(event: Any) -> tuple[str, str, str]:
    return SIGNS.get(type(event).__name__, PLAIN)


def nation_path(nation: int, what: str) -> str:
    """Where a number of a nation stands in the view."""
    return f"nations.{nation}.{_NATION_PATHS.get(what, what)}"


def world_path(what: str) -> str:
    """Where a number that all share stands in the view."""
    return _WORLD_PATHS.get(what, what)


# -- causes ---------------------------------------------------------------------------------------

_CHAPTERS: Final = {
    "SUP": "supply", "KEP": "conservation", "IND": "consumption", "POP": "population_growth",
    "MOR": "lower_mortality", "BIR": "lower_birth_rate", "ECO": "economic_growth",
    "TAX": "taxation", "TOK": "taxation", "PRD": "production", "ORD": "public_order",
    "STR": "class_struggle", "CWR": "cold_war", "CRI": "global_crises",
    "FIN": "financial_crises", "ENV": "environmental_crises", "MIL": "military_crises",
    "ALL": "alliance", "DEM": "demilitarization", "AID": "help", "TRN": "market", "WAR": "war",
    "UNR": "unrest_overflow", "TRK": "territories", "SOL": "demo_zone", "CRD": "decide_policy",
    "POL": "decide_policy", "SOLO": "solo_event",
}  # fmt: skip


def _named_rules() -> dict[str, str]:
    named: dict[str, str] = {}
    for rule, card in zip(RULE_OF, CARD_IDS):
        named.setdefault(rule, card)
    for number, event in enumerate(load_data("solo")["events"], 1):
        named[f"LIM-EVT-{number:02}"] = str(event["id"])
    return named


_BY_RULE: Final[dict[str, str]] = _named_rules()


def cause_of(rule: str) -> str:
    """The card, the solo event or the step that a rule belongs to, as a word of the game."""
    found = _BY_RULE.get(rule)
    return found if found is not None else _CHAPTERS.get(rule.split("-")[1], "decide_policy")
