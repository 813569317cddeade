"""Chapter 10.2, the seven policies and what their sections mean."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.hegemony.table.roles import SECTIONS, load_data

_POLICIES: Final[list[dict[str, Any]]] = load_data("policies")["policies"]


def _column(policy: int, key: str) -> list[int]:
    """HEG-POL-01: one figure of a policy in its sections A, B and C."""
    return [int(_POLICIES[policy - 1]["sections"][section][key]) for section in SECTIONS]


POLICY_NAMES: Final[list[dict[str, str]]] = [policy["name"] for policy in _POLICIES]
PUBLIC_COMPANIES: Final[list[int]] = _column(1, "public_companies")
LOAN_LIMIT: Final[list[int]] = _column(1, "imf_loan_limit")
MINIMUM_WAGE: Final[list[int]] = [
    int(_POLICIES[1]["sections"][section]["min_wage"][1]) - 1 for section in SECTIONS
]
"""HEG-CO-06: the lowest legal level (0 to 2) by section of Policy 2."""
TAX_BASE: Final[list[int]] = _column(3, "tax_multiplier_base")
WELFARE_FACTOR: Final[list[int]] = _column(3, "welfare_modifier_factor")
PUBLIC_PRICE: Final[list[int]] = _column(4, "public_price")
WELFARE_MODIFIER: Final[list[int]] = _column(4, "tax_multiplier_modifier")
TARIFF: Final[list[list[int]]] = [_column(6, "tariff_food"), _column(6, "tariff_luxury")]
DEALS_REVEALED: Final[list[int]] = _column(6, "business_deals")
IMMIGRATION_CARDS: Final[list[int]] = _column(7, "immigration_cards")
IMF_SECTIONS: Final[list[int]] = [SECTIONS.index(policy["imf"]) for policy in _POLICIES]
START_SECTIONS: Final[list[int]] = [SECTIONS.index(policy["start"]) for policy in _POLICIES]
SCORED: Final = 5
"""Policies 1 to 5 count in the final scoring."""
