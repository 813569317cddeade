"""What a Production Phase that began now would bring: it must be what it then brings."""

from __future__ import annotations

from typing import Any

import pytest

from anthropolis.engine.chance import chance_from
from anthropolis.games.hegemony import GAME
from anthropolis.games.hegemony.rules.moving.actions.buy import FOREIGN, unit_price
from anthropolis.games.hegemony.rules.moving.counting import population
from anthropolis.games.hegemony.rules.moving.money import funds
from anthropolis.games.hegemony.rules.preparation import PayInterest
from anthropolis.games.hegemony.rules.production.imf import is_due
from anthropolis.games.hegemony.rules.production.needs import FROM_STORAGE, CoverNeeds
from anthropolis.games.hegemony.rules.production.phase import production_steps
from anthropolis.games.hegemony.sight.coming import expected
from anthropolis.games.hegemony.table.calendar import ACTION
from anthropolis.games.hegemony.table.events import Bought, ImfChecked, LoanTaken
from anthropolis.games.hegemony.table.figures import IMPORT_PRICE
from anthropolis.games.hegemony.table.roles import CC, FOOD, MC, ROLES, STATE, WC
from anthropolis.games.hegemony.table.state import Country
from tests.hegemony.positions import position

WHOLE_PHASE: dict[str, Any] = {
    "players": 3,
    "policies": {1: "C", 2: "B", 3: "B", 4: "B", 5: "C", 6: "B", 7: "B"},
    "companies": {
        "cc_supermarket": {"class": "working_class", "wage": "L2"},
        "cc_clinic": {"class": "middle_class", "wage": "L3", "committed": True},
        "cc_car_manufacturer": {},
        "mc_convenience_store": {"class": "middle_class", "employee": "unskilled", "wage": "L2"},
        "pub_university_hospital": {"class": "working_class"},
    },
    "working_class": {"unemployed": {"unskilled": 3}, "money": 5},
    "middle_class": {"unemployed": {"unskilled": 1}, "money": 2},
    "capitalist_class": {"revenue": 60, "storage": {"food": 6}},
    "state": {"treasury": 30, "services": {"health": 2}},
}
"""HEG-PRD-01: three roles; MC makes the 3 Food it eats, WC buys 3 at 12 from CC.

For CC the sale is not sure: of its 60 Revenue 50 are Wages and 9 Employment Tax, 1 is not taxed.
"""


def told(country: Country, role: int) -> list[tuple[str, int]]:
    """The formula of the money to come."""
    found = GAME.formula(country, 0, f"{ROLES[role]}.expected.money")
    return [(GAME.catalogue.say(p.words.name, p.words.params, "en"), p.amount) for p in found]


def hungry(**given: Any) -> Country:
    """WC needs 4 Food and has none; at the Foreign Market one costs 15."""
    workers = {"unemployed": {"unskilled": 12}} | given.pop("working_class", {})
    return position(policies={6: "B"}, working_class=workers, **given)


def test_a_whole_production_phase_with_three_players() -> None:
    """HEG-PRD-02 to HEG-PRD-04, HEG-NEED-02, HEG-TAX-02 to HEG-TAX-05"""
    country = position(**WHOLE_PHASE)
    assert [expected(country, role)["money"] for role in (WC, MC, CC, STATE)] == [10, 15, -59, -2]
    assert told(country, WC) == [
        ("Wages received", 58),
        ("3 Food from the Capitalist Class at 12", -36),
        ("Income Tax", -12),
    ]


def test_food_comes_from_the_cheapest_who_have_some() -> None:
    """HEG-NEED-02: any mix of sources, as far as their Food goes, the rest from abroad."""
    sold = {"storage": {"food": 2}, "prices": {"food": 9}, "goods": {"food": 9}}
    dearer = {"storage": {"food": 1}, "prices": {"food": 12}}
    country = hungry(players=3, middle_class=sold, capitalist_class=dearer)
    assert told(country, WC)[1:4] == [
        ("2 Food from the Middle Class at 9", -18),
        ("1 Food from the Capitalist Class at 12", -12),
        ("1 Food from the Foreign Market at 15", -15),
    ]
    assert expected(country, WC)["food_price"] == 45


def test_own_food_costs_nothing() -> None:
    """HEG-NEED-01: Goods & Services, of MC Storage too, and what a farm makes before."""
    country = hungry(players=2, working_class={"goods": {"food": 4}})
    assert expected(country, WC)["food_price"] == 0
    farm = {"wc_cooperative_farm": {"class": "working_class"}}
    country = hungry(players=2, companies=farm, working_class={"unemployed": {"unskilled": 10}})
    assert (expected(country, WC)["food_made"], expected(country, WC)["food_missing"]) == (2, 2)
    middle = {"unemployed": {"unskilled": 12}, "storage": {"food": 3}, "goods": {"food": 1}}
    assert expected(hungry(players=3, middle_class=middle), MC)["food_price"] == 0


def test_the_middle_class_eats_first() -> None:
    """HEG-NEED-01, HEG-NEED-02: its Food and what it buys is no longer there for WC."""
    middle = {"unemployed": {"unskilled": 12}, "storage": {"food": 3}, "goods": {"food": 2}}
    country = hungry(players=3, middle_class=middle | {"prices": {"food": 9}})
    assert expected(country, WC)["food_price"] == 9 + 3 * 15
    rival = {"storage": {"food": 5}, "prices": {"food": 9}}
    country = hungry(
        players=3, middle_class={"unemployed": {"unskilled": 12}}, capitalist_class=rival
    )
    assert expected(country, MC)["food_price"] == 4 * 9
    assert expected(country, WC)["food_price"] == 9 + 3 * 15


@pytest.mark.parametrize(("level", "wage"), [("L2", 0), ("L3", 25)])
def test_a_strike_stops_a_wage_but_not_the_highest(level: str, wage: int) -> None:
    """HEG-STR-05, HEG-STR-06: on L3 the token goes without effect."""
    firm = {"class": "working_class", "wage": level, "strike": True}
    country = position(players=2, companies={"cc_supermarket": firm})
    assert expected(country, WC)["wages_received"] == wage


def test_interest_is_due_while_a_round_follows() -> None:
    """HEG-PRE-02: 5 for each Loan at the start of the next round."""
    country = position(players=2, capitalist_class={"loans": 2})
    assert told(country, CC)[-1] == ("Interest on 2 Loans", -10)
    country.round = country.figures.rounds
    assert expected(country, CC)["interest"] == 0


def test_capital_pays_what_revenue_cannot_and_the_interest() -> None:
    """HEG-MON-01, HEG-MON-04: the two counters share what is coming."""
    firm = {"class": "working_class", "wage": "L2"}
    given = {"revenue": 5, "capital": 90, "loans": 1}
    country = position(players=2, companies={"cc_supermarket": firm}, capitalist_class=given)
    country.phase = ACTION
    counters = {one.id: one.coming for one in GAME.headline(GAME.view(country, 1), 1)}
    money = expected(country, CC)["money"]
    assert money < -10
    assert counters["revenue"] == -5
    assert counters["capital"] == money + 5


def test_the_state_pays_off_loans_where_it_can() -> None:
    """HEG-IMF-02: 55 for the fewest Loans that are enough; interest on those that are left."""
    country = position(players=4, policies={1: "A"}, state={"treasury": 60, "loans": 2})
    ahead = expected(country, STATE)
    assert (ahead["pay_off"], ahead["interest"]) == (55, 5)
    country.money[STATE] = 54
    ahead = expected(country, STATE)
    assert (ahead["pay_off"], ahead["interest"]) == (0, 10)


def test_bonds_come_back_before_production() -> None:
    """HXP-CRI-33: 30 lent are 40 paid back, and Revenue for the Corporate Tax."""
    country = position(players=4, capitalist_class={"revenue": 0}, bonds={"capitalist_class": 30})
    ahead = expected(country, CC)
    assert ahead["bonds"] == 40
    assert ahead["money"] == 40 - ahead["corporate_tax"] < 40
    assert expected(country, STATE)["bonds"] == 40
    assert told(country, STATE)[1] == ("Bonds paid back", -40)


# -- against the phase itself ----------------------------------------------------------------------


def produced(country: Country) -> Country:
    """A copy after a Production Phase, in which all eat what costs them least, and interest."""
    after: Country = country.copy()
    after.asking, after.todo, after.offer_seat = None, [], -1
    after.listening, after.events = True, []
    after.then(*production_steps(), PayInterest())
    after.run()
    while after.asking is not None:
        seat, step = after.decider(), after.asking
        if isinstance(step, CoverNeeds):
            for choice in cheapest(after, step, seat, [])[1]:
                after.answer(seat, choice)
        else:
            after.answer(seat, after.options(seat)[0])
    return after


def cheapest(
    country: Country, step: CoverNeeds, seat: int, parts: list[int]
) -> tuple[int, list[int]]:
    """The least that an answer costs from here, of all there are; own Food out of Goods first."""
    following = step.more(country, seat, parts)
    if following and following[0] >= FROM_STORAGE:
        return 0, [following[0]]
    if not following:
        return price_of(country, step, parts), parts
    return min(cheapest(country, step, seat, [*parts, choice]) for choice in following)


def price_of(country: Country, step: CoverNeeds, parts: list[int]) -> int:
    missing = max(0, population(country, step.role) - step.own(country))
    bought = [(part // 100, part % 100) for part in parts]
    bought.append((FOREIGN, missing - sum([units for _, units in bought])))
    return sum([units * unit_price(country, step.role, one, FOOD) for one, units in bought])


def purchases(after: Country) -> list[Bought]:
    return [event for event in after.events if isinstance(event, Bought)]


def earned(before: Country, after: Country, role: int) -> int:
    """What came in but for what others bought of the role, and tariffs."""
    sold = sum([one.units * one.price for one in purchases(after) if one.seller == ROLES[role]])
    abroad = [one for one in purchases(after) if one.seller == "foreign_market"]
    tariffs = sum([one.units * (one.price - IMPORT_PRICE[FOOD]) for one in abroad])
    return funds(after, role) - funds(before, role) - sold - (tariffs if role == STATE else 0)


def foreseen(before: Country, after: Country) -> list[int]:
    """Roles that took no Loan, far from the IMF; what CC sold would change its tax."""
    [check] = [event for event in after.events if isinstance(event, ImfChecked)]
    if check.intervenes or is_due(before):
        return []
    sold = [one for one in purchases(after) if one.seller == ROLES[CC]]
    roles = [WC, MC] if sold else [WC, MC, CC, STATE]
    lent = [event.role for event in after.events if isinstance(event, LoanTaken)]
    return [role for role in roles if ROLES[role] not in lent]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_told_is_what_comes(seats: int) -> None:
    """HEG-PRD-01, HEG-PRE-02: in whole matches, for every role that needs no new Loan."""
    compared = set()
    for seed in range(3):
        match, chance = GAME.new(seats, seed), chance_from(seed)
        while not match.finished:
            before = match.state
            assert isinstance(before, Country)
            if before.phase == ACTION and before.round < before.figures.rounds:
                after = produced(before)
                for role in foreseen(before, after):
                    compared.add(role)
                    money = expected(before, role)["money"]
                    assert earned(before, after, role) == money, (seed, ROLES[role])
            for _ in range(9):
                if not match.finished:
                    seat = match.state.decider()
                    match.answer(seat, GAME.playout_choice(match.state, seat, chance))
    assert compared == {WC, MC, CC, STATE}
