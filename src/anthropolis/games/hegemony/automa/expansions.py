"""Chapter 18, automas and the mini-expansions."""

from __future__ import annotations

from anthropolis.engine.flow import Step
from anthropolis.games.hegemony.automa.assigning import choose_plan, single_plan
from anthropolis.games.hegemony.automa.bills import NO_POLICY, bill_out_of_turn
from anthropolis.games.hegemony.automa.company_lists import StaffOptions
from anthropolis.games.hegemony.automa.founding import crew_class
from anthropolis.games.hegemony.automa.narrowing import narrow, pick
from anthropolis.games.hegemony.automa.protesting import StrikeOptions, strikable
from anthropolis.games.hegemony.automa.votes import (
    calls_vote,
    comes_nearer,
    look_for_symbols,
    side_for,
)
from anthropolis.games.hegemony.cards.alternative import KEEP_EVENT, TAKE_POINT, GiveEvent
from anthropolis.games.hegemony.cards.words.scheming import MayPropose
from anthropolis.games.hegemony.crises.benefits import (
    BENEFITS,
    NOT_USED,
    SHIFT,
    STAFF,
    USED,
    Benefit,
    OfferBenefit,
    OfferPressure,
    choices,
)
from anthropolis.games.hegemony.crises.cell import CrisisStrike, LendBond, RemoveJobless
from anthropolis.games.hegemony.rules.moving.actions.propose_bill import VOTE_NOW, WAIT
from anthropolis.games.hegemony.rules.moving.asking import SKIP
from anthropolis.games.hegemony.rules.moving.elections import section_of
from anthropolis.games.hegemony.rules.moving.money import can_pay
from anthropolis.games.hegemony.rules.moving.workforce import jobless
from anthropolis.games.hegemony.table.companies import LABELS, WAGES
from anthropolis.games.hegemony.table.roles import (
    CC,
    IMMIGRATION,
    KINDS,
    STATE,
    TYPES,
    UNSKILLED,
    WC,
)
from anthropolis.games.hegemony.table.state import FOR, Country

SMALL_BOND = 30
LARGE_BOND = 50


def expansion_answer(country: Country, step: Step, seat: int, role: int) -> list[int]:
    """HAU-EXT-20: what an automa answers to a question of a mini-expansion; nothing if it is none.

    Historical events are not in this game, so nothing asks for them.
    """
    if isinstance(step, GiveEvent):
        return [kept_or_point(country)]
    if isinstance(step, LendBond):
        return [amount_lent(country, role)]
    if isinstance(step, RemoveJobless):
        return removed(country, step, seat)
    if isinstance(step, CrisisStrike):
        return struck(country, step, seat)
    if isinstance(step, OfferBenefit):
        return [best_use(country, role, BENEFITS[step.benefit])]
    if isinstance(step, OfferPressure):
        return [USED if wants_pressure(country, role, step.policy) else NOT_USED]
    if isinstance(step, MayPropose):
        return another_bill(country, step, seat, role)
    return []


def kept_or_point(country: Country) -> int:
    """HAU-EXT-10: kept in rounds 1 to 4, a point in the last round."""
    return TAKE_POINT if country.round == country.figures.rounds else KEEP_EVENT


def amount_lent(country: Country, role: int) -> int:
    """HAU-EXT-03: with 30 it draws a card, and with a symbol lends as much as it can."""
    if not can_pay(country, role, SMALL_BOND) or not look_for_symbols(country, role, 1):
        return 0
    return LARGE_BOND if can_pay(country, role, LARGE_BOND) else SMALL_BOND


def removed(country: Country, step: RemoveJobless, seat: int) -> list[int]:
    """HAU-EXT-02: unskilled workers if possible, then skilled ones by chance."""
    left = jobless(country, step.role)
    kinds: list[int] = []
    for _ in range(min(step.number, sum(left))):
        pieces = [kind for kind in range(1, KINDS) for _ in range(left[kind])]
        kind = UNSKILLED if left[UNSKILLED] else pieces[pick(country, [TYPES[k] for k in pieces])]
        left[kind] -= 1
        kinds.append(kind)
    kinds.sort()
    parts = [kinds[i] * 100 + kinds[:i].count(kinds[i]) for i in range(len(kinds))]
    return parts if step.more(country, seat, []) else []


def struck(country: Country, step: CrisisStrike, seat: int) -> list[int]:
    """HAU-EXT-04: the list of strike tokens, without its minimum of two companies."""
    number = min(step.limit(country), len(step.targets(country)))
    left = strikable(country)
    chosen: list[int] = []
    while left and len(chosen) < number:
        company = left[narrow("wc_strike_placement", StrikeOptions(country, WC, left))]
        left.remove(company)
        chosen.append(company)
    return sorted(chosen)


# -- benefits --------------------------------------------------------------------------------------


def best_use(country: Country, role: int, benefit: Benefit) -> int:
    """HAU-EXT-11 to HAU-EXT-13: always used as far as possible."""
    offered = choices(country, role, benefit)
    if benefit.shifts:
        return best_shift(country, role, offered)
    if benefit.staffs:
        return best_staffing(country, role, offered)
    return max(offered) if offered else NOT_USED


def best_shift(country: Country, role: int, offered: list[int]) -> int:
    """HAU-EXT-12: the largest step; WC raises where it works, CC lowers where it owns."""
    raises = role == WC
    mine = [
        o
        for o in offered
        if (o - SHIFT) % 2 == int(raises)
        and (country.owner[(o - SHIFT) // 2] == role) == (role == CC)
    ]
    if not mine:
        return NOT_USED
    steps = [wage_step(country, choice) for choice in mine]
    best = [mine[i] for i in range(len(mine)) if steps[i] == max(steps)]
    return best[pick(country, [LABELS[(o - SHIFT) // 2] for o in best])]


def wage_step(country: Country, choice: int) -> int:
    company, up = (choice - SHIFT) // 2, (choice - SHIFT) % 2 == 1
    level = country.wage[company]
    return abs(WAGES[company][level + (1 if up else -1)] - WAGES[company][level])


def best_staffing(country: Country, role: int, offered: list[int]) -> int:
    """HAU-EXT-13: a company by the staffing list of the class, else the money alone."""
    companies = sorted({(o - STAFF) // 2 for o in offered if o >= STAFF})
    if not companies:
        return USED if USED in offered else NOT_USED
    if role == CC:
        working = [crew_class(country, company) == WC for company in companies]
        options = StaffOptions(country, companies, working)
        company = companies[narrow("cc_assign_workers", options)]
        return STAFF + company * 2 + crew_class(country, company)
    plan = choose_plan(country, role, [single_plan(company, role) for company in companies])
    return STAFF + plan.companies[0] * 2 + role


def wants_pressure(country: Country, role: int, policy: int) -> bool:
    """HAU-EXT-11: on a Bill of policies 2 to 6 that it supports and the State would oppose."""
    if policy in (0, IMMIGRATION) or side_for(country, role, policy) != FOR:
        return False
    return not comes_nearer(country, STATE, policy, section_of(country, policy))


def another_bill(country: Country, step: MayPropose, seat: int, role: int) -> list[int]:
    """HAU-EXT-30: a Bill in the place of one taken away, by the rules for out-of-turn Bills."""
    bill = bill_out_of_turn(country, role, step.more(country, seat, []))
    if bill == NO_POLICY:
        return [SKIP]
    if not step.more(country, seat, [bill]):
        return [bill]
    calls = calls_vote(country, role, bill // 3, bill % 3, None, True)
    return [bill, VOTE_NOW if calls else WAIT]
