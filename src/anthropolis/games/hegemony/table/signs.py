"""What each event is to a board, a timeline and a story: one row per event, and causes by rule."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.engine.contract import BEGIN, CEREMONY, END, NORMAL, QUICK

HAND: Final = "hands.{role} hand"
PILE: Final = HAND + " discards.{role}"

# By the class of the event: its beat, its mark, and the paths of the view that it changes.
SIGNS: Final[dict[str, tuple[str, str, str]]] = {
    "RoundBegun": (CEREMONY, BEGIN, "round"),
    "PhaseBegun": (NORMAL, "", "phase main_done free_done"),
    "TurnBegun": (QUICK, "", "acting turn main_done free_done"),
    "CardPlayed": (NORMAL, "", "main_done " + PILE),
    "CardDiscarded": (NORMAL, "", "main_done " + PILE),
    "FreeActionTaken": (NORMAL, "", "free_done"),
    "CardsDrawn": (QUICK, "", HAND + " decks.{role} discards.{role}"),
    "HiddenCardsDrawn": (QUICK, "", "hands.{role} decks.{role} discards.{role}"),
    "EventsLookedAt": (NORMAL, "", "known_events"),
    "HiddenEventsLookedAt": (QUICK, "", ""),
    "BillProposed": (NORMAL, "", "bills {role}.bill_markers"),
    "BillRemoved": (NORMAL, "", "bills {role}.bill_markers"),
    "VoteBegun": (NORMAL, "", "vote sides"),
    "SideTaken": (NORMAL, "", "sides.{role}"),
    "CubesDrawn": (NORMAL, "", "drawn bag"),
    "BidRevealed": (NORMAL, "", "{role}.influence"),
    "VotesCounted": (CEREMONY, "", "bills vote sides drawn"),
    "PolicyMoved": (NORMAL, "", "policies.{policy}"),
    "WageBill": (NORMAL, "", "companies.{company}.wage {receiver}.wages_received"),
    "Produced": (NORMAL, "", "companies.{company}.output"),
    "Bought": (NORMAL, "", ""),
    "Exported": (NORMAL, "", "export"),
    "ExportKept": (NORMAL, "", "export"),
    "DealMade": (NORMAL, "", "deals"),
    "CompanyBuilt": (NORMAL, "", "companies.{company} markets.{role}"),
    "CubesReturned": (QUICK, "", "drawn bag"),
    "TaxPaid": (NORMAL, "", "{role}.taxes_paid state.treasury"),
    "InterestPaid": (NORMAL, "", "{role}.loans"),
    "LoanTaken": (NORMAL, "", "{role}.loans"),
    "ImfChecked": (QUICK, "", "state.loans state.imf"),
    "EventResolved": (NORMAL, "", "state.events"),
    "EventNeglected": (NORMAL, "", "state.events"),
    "AgendaScored": (NORMAL, "", "state.agenda"),
    "DemonstrationHeld": (CEREMONY, "", "demonstration"),
    "Provided": (NORMAL, "", "{role}.benefits.{what}"),
    "ContractsEnded": (QUICK, "", "companies"),
    "GameOver": (CEREMONY, END, "over"),
}  # fmt: skip
PLAIN: Final = (QUICK, "", "")

DECK_PATHS: Final[dict[str, str]] = {
    "exports": "export", "deals": "deals", "events": "state.events", "agendas": "state.agenda",
    "immigration": "open_slots", "market_middle_class": "markets.middle_class",
    "market_capitalist_class": "markets.capitalist_class", "crises": "crisis",
}  # fmt: skip
"""Where a card that is turned over lies in the view."""

_PLACES: Final[dict[str, str]] = {
    "unemployed_": "unemployed.", "goods_": "goods.", "storage_": "storage.", "zone_": "zone.",
    "price_": "prices.", "benefit_": "benefits.", "legitimacy_": "legitimacy.",
    "tokens_": "tokens.", "service_": "services.",
}  # fmt: skip
_NAMED: Final[dict[str, str]] = {"media_influence": "services.influence"}


def signs_of(event: Any) -> tuple[str, str, str]:
    return SIGNS.get(type(event).__name__, PLAIN)


def role_path(role: str, what: str) -> str:
    """Where a number of a role stands in the view."""
    if what in _NAMED:
        return f"{role}.{_NAMED[what]}"
    if what.startswith("tile_"):
        return f"{role}.storage_tiles"
    for prefix, place in _PLACES.items():
        if what.startswith(prefix):
            return f"{role}.{place}{what.removeprefix(prefix)}"
    return f"{role}.{what}"


def table_path(what: str) -> str:
    """Where a number that everybody shares stands in the view."""
    if what.startswith("bag_"):
        return f"bag.{what.removeprefix('bag_')}"
    return DECK_PATHS.get(what, what)


# -- causes ---------------------------------------------------------------------------------------

_CHAPTERS: Final[dict[str, str]] = {
    "PRD": "step_produce", "NEED": "step_needs", "IMF": "step_imf", "TAX": "step_taxes",
    "VOT": "bill", "POL": "policy", "PRE": "preparation", "SCO": "scoring", "END": "game_end",
    "RND": "round", "DEM": "demonstration", "SET": "preparation",
}  # fmt: skip


def cause_of(rule: str) -> str:
    """The step that a rule belongs to, as a word of the game; "" where somebody acts."""
    return _CHAPTERS.get(rule.split("-")[1], "")
