"""When the mini-expansions act: the moments of the base game that they use."""

from __future__ import annotations

from typing import Any

from anthropolis.engine.flow import Step
from anthropolis.engine.options import BadOption
from anthropolis.games.hegemony.crises import benefits, cell, crisis_cards, objectives
from anthropolis.games.hegemony.table.calendar import PREPARATION, PRODUCTION
from anthropolis.games.hegemony.table.decks import BASE_EVENTS, EVENT_IDS, EVENTS
from anthropolis.games.hegemony.table.hooks import Hooks
from anthropolis.games.hegemony.table.roles import STATE
from anthropolis.games.hegemony.table.state import EXPORT_MONEY, Country


def set_up(country: Country) -> list[Step]:
    """HXP-GEN-01, HXP-GEN-02: each part is switched on by itself; returns what people choose first.

    Raises BadOption for alternative events without a State player.
    """
    figures = country.figures
    if figures.alternative_events and not country.state_plays():
        message = "alternative events need the State: play with 4 roles, or without them"
        french = "il y faut l’État : jouez à 4 rôles, ou sans eux"
        raise BadOption(message, "alternative_events", french)
    if figures.crisis_cell:
        crisis_cards.set_up_crises(country)
    if figures.alternative_events:
        country.piles[EVENTS] = list(range(BASE_EVENTS, len(EVENT_IDS)))
        country.chance.shuffle(country.piles[EVENTS])
    if not figures.hidden_objectives:
        return []
    objectives.set_up_objectives(country)
    return [objectives.KeepObjective()]


class ExpansionHooks(Hooks):
    """HXP-GEN-01: nothing happens for a part that is switched off."""

    def intervention(self, country: Any) -> bool:
        if not crisis_cards.is_on(country):
            return False
        country.then(cell.UseCrisis())
        return True

    def round_begins(self, country: Any) -> None:
        """HXP-ACT-06: markers of Protect the status quo return at the end of the round."""
        country.guards = [0] * len(country.guards)

    def phase_begins(self, country: Any, phase: int) -> None:
        """HXP-EVT-04, HXP-CRI-33: benefits of the phase; bonds are paid back before Production."""
        objectives.begin_phase(country, phase)
        benefits.forget_uses(country)
        steps: list[Step] = []
        if phase == PRODUCTION:
            steps.append(cell.RepayBonds())
        if phase != PREPARATION or country.round > 1:
            steps += benefits.offers(country, phase)
        country.then(*steps, *self.windows(country, False))

    def windows(self, country: Any, votes_done: bool) -> list[Step]:
        """HXP-OBJ-03: a moment at which objectives may be revealed."""
        return [objectives.OfferObjectives(votes_done)] if objectives.is_on(country) else []

    def phase_ends(self, country: Any) -> None:
        country.then(*self.windows(country, True))

    def turn_ends(self, country: Any) -> None:
        country.then(*self.windows(country, False))

    def turn_begins(self, country: Any) -> None:
        country.tally[EXPORT_MONEY] = 0

    def repayment(self, country: Any, role: int) -> Any:
        """HXP-CRI-33: a State player may pay its bonds back on any of its turns."""
        return cell.RepayBonds() if role == STATE and any(country.bonds) else None

    def produce_begins(self, country: Any) -> None:
        benefits.before_production(country)

    def produce_ends(self, country: Any) -> None:
        benefits.after_production(country)

    def before_vote(self, country: Any, policy: int) -> None:
        country.then(*benefits.pressures(country, policy))

    def loans_settled(self, country: Any) -> None:
        objectives.score_objectives(country)
