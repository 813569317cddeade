"""Quick looks that spare a full plan say what the full plan would."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from anthropolis.engine.chance import chance_from
from anthropolis.games.hegemony import GAME
from anthropolis.games.hegemony.rules.free.owners import AdjustWages
from anthropolis.games.hegemony.rules.free.people import SwapWorkers
from anthropolis.games.hegemony.rules.moving.actions.assign_workers import assign
from anthropolis.games.hegemony.rules.moving.counting import unemployed_count
from anthropolis.games.hegemony.rules.moving.plan import Plan, jobless_fill_a_company
from anthropolis.games.hegemony.table.figures import ASSIGN_MAX
from anthropolis.games.hegemony.table.roles import CC, MC, STATE, WC
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


def agrees_on_wages(country: Country, role: int) -> bool:
    wages = AdjustWages(role)
    possible = bool(wages.more(country, 0, []))
    assert (wages.refusal(country) == "") == possible
    return possible


def positions(seats: int) -> Iterator[Country]:
    """The state at every decision of a random match."""
    country, chance = GAME.new(seats, 12).state, chance_from(12)
    assert isinstance(country, Country)
    while not country.finished():
        yield country
        seat = country.decider()
        options = country.options(seat)
        country.answer(seat, options[chance.below(len(options))])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whether_workers_can_be_assigned_or_swapped_is_the_same_at_a_glance(seats: int) -> None:
    """HEG-ASG-01, HEG-FREE-06: at every decision of a random match, for both classes."""
    said: set[bool] = set()
    for country in positions(seats):
        for role in (WC, MC):
            if role in country.roles:
                said.add(agrees(country, role))
    assert said == {True, False}


def test_whether_wages_can_be_adjusted_is_the_same_at_a_glance() -> None:
    """HEG-FREE-10: at every decision of a random match, for every owner."""
    said = {agrees_on_wages(country, role) for country in positions(4) for role in (MC, CC, STATE)}
    assert said == {True, False}
