"""Quick looks that spare a full plan say what the full plan would."""

from __future__ import annotations

import pytest

from anthropolis.engine.chance import chance_from
from anthropolis.games.hegemony import GAME
from anthropolis.games.hegemony.rules.free.people import SwapWorkers
from anthropolis.games.hegemony.rules.moving.actions.assign_workers import assign
from anthropolis.games.hegemony.rules.moving.counting import unemployed_count
from anthropolis.games.hegemony.rules.moving.plan import Plan, jobless_fill_a_company
from anthropolis.games.hegemony.table.figures import ASSIGN_MAX
from anthropolis.games.hegemony.table.roles import MC, WC
from anthropolis.games.hegemony.table.state import Country


def agrees(country: Country, role: int) -> bool:
    """Compare both ways of asking; returns what the quick one said."""
    thorough = Plan(country, role, ASSIGN_MAX, False).can_begin()
    quick = jobless_fill_a_company(country, role, ASSIGN_MAX)
    assert thorough or not quick
    assert (assign(role).refusal(country) == "") == thorough
    swap = SwapWorkers(role)
    can_swap = unemployed_count(country, role) > 0 and bool(swap.more(country, 0, []))
    assert (swap.refusal(country) == "") == can_swap
    return quick


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whether_workers_can_be_assigned_or_swapped_is_the_same_at_a_glance(seats: int) -> None:
    """HEG-ASG-01, HEG-FREE-06: at every decision of a random match, for both classes."""
    country, chance = GAME.new(seats, 11).state, chance_from(11)
    assert isinstance(country, Country)
    said: set[bool] = set()
    while not country.finished():
        for role in (WC, MC):
            if role in country.roles:
                said.add(agrees(country, role))
        seat = country.decider()
        options = country.options(seat)
        country.answer(seat, options[chance.below(len(options))])
    assert said == {True, False}
