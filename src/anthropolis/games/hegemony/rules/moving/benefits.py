"""HXP-EVT: benefits of kept events that change a later step, once they are switched on."""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.rules.moving.changes import gain_vp
from anthropolis.games.hegemony.rules.moving.stocks import set_goods, set_public
from anthropolis.games.hegemony.table.decks import BASE_EVENTS, EVENT_IDS
from anthropolis.games.hegemony.table.roles import FOOD, STATE
from anthropolis.games.hegemony.table.state import Country

STARTUP: Final[int] = EVENT_IDS.index("demand_for_startup_support") - BASE_EVENTS
TAX_RETURNS: Final[int] = EVENT_IDS.index("tax_returns") - BASE_EVENTS
HURRICANE: Final[int] = EVENT_IDS.index("hurricane") - BASE_EVENTS
STARTUP_HELP: Final = 10
TAX_DISCOUNT: Final = 10


def is_used(country: Country, role: int, benefit: int) -> bool:
    """HXP-EVT-05, HAU-EXT-11: switched on by its owner; automas always use theirs."""
    if role >= STATE:
        return False
    if country.is_automa(role):
        return country.kept[role] >> benefit & 1 == 1
    return country.using[role] >> benefit & 1 == 1


def startup_help(country: Country, role: int, cost: int) -> int:
    """HXP-EVT-14: what the State pays of a company's cost, on top of other reductions."""
    return min(STARTUP_HELP, cost) if is_used(country, role, STARTUP) else 0


def tax_discount(country: Country, role: int) -> int:
    """HXP-EVT-04: taxes are 10 less."""
    return TAX_DISCOUNT if is_used(country, role, TAX_RETURNS) else 0


def hurricane_food(country: Country, role: int) -> None:
    """HXP-EVT-13: 1 Food from the State during Cover Needs; a State without Food loses 1 VP."""
    if not is_used(country, role, HURRICANE):
        return
    if country.public[FOOD]:
        set_public(country, FOOD, country.public[FOOD] - 1, "HXP-EVT-13")
        set_goods(country, role, FOOD, country.goods[role * 4 + FOOD] + 1, "HXP-EVT-13")
    else:
        gain_vp(country, STATE, -1, "events", "HXP-EVT-13")
