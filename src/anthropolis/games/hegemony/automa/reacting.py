"""Chapters 3, 6, 13 and 14: what moves the cards of automas outside their own turns."""

from __future__ import annotations

from typing import Any

from anthropolis.games.hegemony.automa import bills
from anthropolis.games.hegemony.automa.components import ASIDE, DEM, STR, action_cards
from anthropolis.games.hegemony.automa.deciding import decide
from anthropolis.games.hegemony.automa.free_actions import answer_strikes, wages_of_new_round
from anthropolis.games.hegemony.automa.rows import move_to, place_of, row_of
from anthropolis.games.hegemony.automa.turns import TOP_OF_DECK, AutomaTurn
from anthropolis.games.hegemony.crises.moments import ExpansionHooks
from anthropolis.games.hegemony.rules.moving.elections import Bids
from anthropolis.games.hegemony.table.roles import CC, WC
from anthropolis.games.hegemony.table.state import ADVANCED, MODES, Country


def start_of_round(country: Country, role: int) -> None:
    """HAU-BIL-12, HAU-LST-01, HAU-WC-31: set-aside cards return; wages fall to the minimum."""
    if country.automas[MODES][role] == ADVANCED:
        if bills.is_last_round(country):
            bills.drop_immigration(country, role)
        bills.place_policies(country, role)
        if role == WC:
            bring_back(country, STR, "HAU-WC-31")
    wages_of_new_round(country, role)


def bring_back(country: Country, action: int, rule: str) -> None:
    """HAU-WC-31, HAU-WC-32: a set-aside action card returns to the far end of row 1."""
    side = action_cards(country, WC)
    if place_of(side, action) >= 0 and row_of(side, action) == ASIDE:
        move_to(country, WC, False, action, 1, rule)


class AutomaHooks(ExpansionHooks):
    """HAU-BIL-10: whatever happens on the table, the automas notice it."""

    def decide(self, country: Any, seats: list[int]) -> list[list[int]]:
        """None where a preview would tell what only a drawn card decides."""
        step = country.asking
        if country.supposed and isinstance(step, (AutomaTurn, Bids)):
            return []
        return decide(country, step, seats)

    def turn(self, country: Any, role: int) -> None:
        country.then(AutomaTurn(role, TOP_OF_DECK))

    def round_begins(self, country: Any) -> None:
        super().round_begins(country)
        for role in range(3):
            if country.is_automa(role):
                start_of_round(country, role)

    def bill_waits(self, country: Any, policy: int) -> None:
        bills.bill_waits(country, policy)

    def bill_passed_now(self, country: Any, policy: int) -> None:
        bills.bill_passed_now(country, policy)

    def bill_removed(self, country: Any, policy: int) -> None:
        bills.bill_removed(country, policy)

    def marker_moved(self, country: Any, policy: int) -> None:
        bills.marker_moved(country, policy)

    def demonstration_ended(self, country: Any) -> None:
        if country.automas[MODES][WC] == ADVANCED:
            bring_back(country, DEM, "HAU-WC-32")

    def production_begins(self, country: Any) -> None:
        if country.is_automa(CC):
            answer_strikes(country)
