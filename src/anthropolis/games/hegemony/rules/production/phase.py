"""Chapter 14, the Production Phase: four steps."""

from __future__ import annotations

from anthropolis.engine.flow import Step
from anthropolis.games.hegemony.rules.production.imf import CheckIMF
from anthropolis.games.hegemony.rules.production.needs import CoverNeeds
from anthropolis.games.hegemony.rules.production.produce import Produce, ProductionStart
from anthropolis.games.hegemony.rules.production.taxes import PayTaxes
from anthropolis.games.hegemony.table.roles import CC, MC, WC


def production_steps() -> list[Step]:
    """HEG-PRD-01: strikes and demonstration, production, needs, IMF, taxes."""
    return [
        ProductionStart(),
        Produce(),
        CoverNeeds(MC),
        CoverNeeds(WC),
        CheckIMF(),
        PayTaxes((CC, MC, WC)),
    ]
