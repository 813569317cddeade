"""Chapters 10 to 16 and 19, answers of automas to questions of the base game.

Each question has its own rule; what no rule covers is chosen by chance among the legal options.
"""

from __future__ import annotations

from anthropolis.engine.flow import DONE, Step
from anthropolis.games.hegemony.automa.assigning import choose_plan, plain_worker, single_plan
from anthropolis.games.hegemony.automa.bills import NO_POLICY, bill_out_of_turn
from anthropolis.games.hegemony.automa.expansions import expansion_answer
from anthropolis.games.hegemony.automa.founding import crew_class
from anthropolis.games.hegemony.automa.narrowing import pick
from anthropolis.games.hegemony.automa.skills import choose_skill, of_industry
from anthropolis.games.hegemony.automa.votes import bids, look_for_symbols, side_for
from anthropolis.games.hegemony.cards.events_deck import NamedBill
from anthropolis.games.hegemony.rules.moving.actions.build_company import (
    CREW,
    HELP,
    LEVEL,
    NO_CREW,
    WORKER,
    BuildCompany,
)
from anthropolis.games.hegemony.rules.moving.actions.buy import FOREIGN, stock_of, unit_price
from anthropolis.games.hegemony.rules.moving.asking import NewWorker
from anthropolis.games.hegemony.rules.moving.building import market_of
from anthropolis.games.hegemony.rules.moving.counting import (
    companies_of,
    minimum_wage,
    population,
)
from anthropolis.games.hegemony.rules.moving.elections import LAST_VOTE, Bids, TakeSides
from anthropolis.games.hegemony.rules.moving.prices import PricesByLaw
from anthropolis.games.hegemony.rules.moving.staffing import LEAVE, StaffOpened
from anthropolis.games.hegemony.rules.moving.wages import WagesByLaw
from anthropolis.games.hegemony.rules.moving.workforce import jobless, wage_protected
from anthropolis.games.hegemony.rules.preparation import RefreshMarkets, SkilledOfChoice
from anthropolis.games.hegemony.rules.production.needs import FROM_STORAGE, CoverNeeds
from anthropolis.games.hegemony.rules.production.produce import Demonstration, loss_limit
from anthropolis.games.hegemony.table.companies import INDUSTRY, PAID
from anthropolis.games.hegemony.table.roles import CC, FOOD, KINDS, MC, STATE
from anthropolis.games.hegemony.table.state import Country

FOOD_ORDER = [[FOREIGN, STATE, CC, MC], [STATE, FOREIGN, CC]]
"""HAU-WC-48, HAU-MC-48: whom WC and MC like best among equally cheap sellers."""
VICTIMS = [CC, MC, STATE]
YES_OR_NO = [0, 1]


def decide(country: Country, step: Step, seats: list[int]) -> list[list[int]]:
    """The answers of automas at these seats; those of one vote are found together."""
    roles = [country.roles[seat] for seat in seats]
    if isinstance(step, Bids):
        return [[bid] for bid in bids(country, roles, step.kind == LAST_VOTE)]
    return [answer(country, step, seats[i], roles[i]) for i in range(len(seats))]


def answer(country: Country, step: Step, seat: int, role: int) -> list[int]:
    """HAU-SET-08, HAU-MC-50: skilled workers come by the list; others have their rules."""
    if isinstance(step, TakeSides):
        return [side_for(country, role, step.policy)]
    if isinstance(step, WagesByLaw):
        return lowest_wages(country, role)
    if isinstance(step, PricesByLaw):
        return [DONE]
    if isinstance(step, CoverNeeds):
        return buy_food(country, step, seat)
    if isinstance(step, Demonstration):
        return share_loss(country, step)
    if isinstance(step, RefreshMarkets):
        return discarded(country, role)
    if isinstance(step, (SkilledOfChoice, NewWorker)):
        return [choose_skill(country, role, False)]
    return answer_others(country, step, seat, role)


def answer_others(country: Country, step: Step, seat: int, role: int) -> list[int]:
    """What the State's cards and events ask of a class."""
    if isinstance(step, StaffOpened):
        return [opened_company(country, step, seat, role)]
    if isinstance(step, NamedBill):
        return [named_bill(country, step, seat, role)]
    if isinstance(step, BuildCompany):
        return build_parts(country, step, seat)
    found = expansion_answer(country, step, seat, role)
    if found:
        return found
    return any_answer(country, step, seat)


def numbers(options: list[int]) -> list[str]:
    """Options without a name of their own are numbered from 1."""
    return [str(place + 1) for place in range(len(options))]


def any_answer(country: Country, step: Step, seat: int) -> list[int]:
    """HAU-UND-01, HAU-UND-02: yes or no by an Influence symbol; else chance decides."""
    if not country.parted:
        options = step.options(country, seat)
        if sorted(options) == YES_OR_NO:
            return [min(1, look_for_symbols(country, country.roles[seat], 1))]
        return [options[pick(country, numbers(options))]]
    parts: list[int] = []
    options = step.more(country, seat, parts)
    while options:
        options = step.once(country, seat, parts, options)
        parts.append(options[pick(country, numbers(options))])
        options = step.more(country, seat, parts)
    return parts


def lowest_wages(country: Country, role: int) -> list[int]:
    """HAU-CC-02, HAU-MC-02: to the new minimum wherever nobody is committed."""
    lowest = minimum_wage(country)
    parts = [
        company * 3 + lowest
        for company in companies_of(country, role)
        if PAID[company] and country.wage[company] > lowest and not wage_protected(country, company)
    ]
    return [*parts, DONE]


def buy_food(country: Country, step: CoverNeeds, seat: int) -> list[int]:
    """HAU-WC-48, HAU-MC-48: own Food first, then the cheapest seller."""
    role = step.role
    need = population(country, role)
    if step.own(country) >= need:
        return [FROM_STORAGE + step.storage_range(country, need)[0]]
    left = need - step.own(country)
    wanted = [0] * 5
    sources = [s for s in FOOD_ORDER[role] if s != role and stock_of(country, s, FOOD)]
    while left and sources:
        prices = [unit_price(country, role, source, FOOD) for source in sources]
        source = sources.pop(prices.index(min(prices)))
        wanted[source] = min(left, stock_of(country, source, FOOD))
        left -= wanted[source]
    parts: list[int] = []
    while step.more(country, seat, parts):
        source = step.sellers(country)[len(parts)]
        parts.append(source * 100 + wanted[source])
    return parts


def share_loss(country: Country, step: Demonstration) -> list[int]:
    """HAU-WC-33: on CC up to its limit, then MC, then the State."""
    left = step.loss(country)
    shares = [0] * 4
    for victim in VICTIMS:
        if country.plays(victim):
            shares[victim] = min(left, loss_limit(country, victim))
            left -= shares[victim]
    parts: list[int] = []
    options = step.split(country, parts)[1]
    while options:
        victim = options[0] // 100
        parts.append(victim * 100 + shares[victim])
        options = step.split(country, parts)[1]
    return parts


def discarded(country: Country, role: int) -> list[int]:
    """HAU-CC-07, HAU-MC-08: CC's whole Market; of MC's what it has a company of the industry of."""
    market = sorted(country.piles[market_of(role)])
    if role == MC:
        market = [c for c in market if of_industry(country, MC, INDUSTRY[c])]
    return [*market, DONE]


def opened_company(country: Country, step: StaffOpened, seat: int, role: int) -> int:
    """HAU-WC-52, HAU-MC-51: by the list of plans; MC takes its own workers."""
    offers = [offer for offer in step.options(country, seat) if offer != LEAVE]
    plans = [single_plan(offer // 2, role) for offer in offers]
    return offers[plans.index(choose_plan(country, role, plans))]


def named_bill(country: Country, step: NamedBill, seat: int, role: int) -> int:
    """HAU-BIL-14: a Bill that the State proposes for the class."""
    options = step.options(country, seat)
    bill = bill_out_of_turn(country, role, options)
    return options[pick(country, numbers(options))] if bill == NO_POLICY else bill


def build_parts(country: Country, step: BuildCompany, seat: int) -> list[int]:
    """HAU-CC-22, HAU-MC-23: a company that somebody else pays, at the minimum wage."""
    parts: list[int] = []
    options = step.more(country, seat, parts)
    while options:
        parts.append(build_part(country, step, parts, options))
        options = step.more(country, seat, parts)
    return parts


def build_part(country: Country, step: BuildCompany, parts: list[int], options: list[int]) -> int:
    """Lowest wage, crew or helper if there is one, jobless workers for the slots."""
    if NO_CREW in options:
        role = crew_class(country, step.company)
        crews = [o for o in options if o >= CREW and (o - CREW) // 4096 == role]
        return crews[pick(country, numbers(crews))] if crews else NO_CREW
    helpers = [o for o in options if HELP <= o < WORKER]
    if helpers:
        return helpers[pick(country, numbers(helpers))]
    if WORKER <= options[0] < CREW:
        return own_worker(country, parts, options)
    return min(options) if LEVEL <= options[0] < NO_CREW else options[0]


def own_worker(country: Country, parts: list[int], options: list[int]) -> int:
    """HAU-WC-23, HAU-MC-23: a skilled slot names its type; on another the unskilled go first."""
    kinds = [(option - WORKER) % KINDS for option in options]
    left = [0] * KINDS
    for kind in kinds:
        left[kind] = jobless(country, MC)[kind]
    for part in parts:
        left[(part - WORKER) % KINDS] -= 1
    return options[kinds.index(plain_worker(country, left))]
