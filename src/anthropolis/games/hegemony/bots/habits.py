"""Quick sensible answers: inside search, and for what follows from a choice."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.engine.chance import Chance, chance_from
from anthropolis.engine.flow import DONE
from anthropolis.games.hegemony.cards.words.votes import RemoveVotes
from anthropolis.games.hegemony.rules.actions import BASIC, FREE
from anthropolis.games.hegemony.rules.moving.actions.assign_workers import PLACE, AssignWorkers
from anthropolis.games.hegemony.rules.moving.actions.build_company import (
    CREW,
    HELP,
    LEVEL,
    NO_CREW,
    NO_HELP,
    BuildCompany,
)
from anthropolis.games.hegemony.rules.moving.actions.buy import (
    AMOUNT,
    SOURCE,
    Buy,
    unit_price,
)
from anthropolis.games.hegemony.rules.moving.actions.propose_bill import (
    VOTE_NOW,
    WAIT,
    PollDecision,
    ProposeBill,
)
from anthropolis.games.hegemony.rules.moving.actions.trade import SellAbroad
from anthropolis.games.hegemony.rules.moving.asking import SKIP
from anthropolis.games.hegemony.rules.moving.counting import population
from anthropolis.games.hegemony.rules.moving.elections import (
    Bids,
    TakeSides,
    proposer_of,
    section_of,
)
from anthropolis.games.hegemony.rules.moving.plan import UNION
from anthropolis.games.hegemony.rules.moving.prices import PricesByLaw
from anthropolis.games.hegemony.rules.moving.wages import OpenedWages, WagesByLaw
from anthropolis.games.hegemony.rules.preparation import RefreshMarkets
from anthropolis.games.hegemony.rules.production.needs import CoverNeeds
from anthropolis.games.hegemony.rules.turn import (
    BASIC_ACTION,
    DISCARD,
    END_TURN,
    FREE_ACTION,
    Turn,
    main_action_name,
)
from anthropolis.games.hegemony.table.calendar import ACTION
from anthropolis.games.hegemony.table.companies import WAGES
from anthropolis.games.hegemony.table.decks import AGENDA, CARD_NAMES
from anthropolis.games.hegemony.table.figures import TURNS
from anthropolis.games.hegemony.table.roles import (
    FOOD,
    INFLUENCE,
    KINDS,
    ROLES,
    STATE,
    TRADE,
    load_data,
)
from anthropolis.games.hegemony.table.state import AGAINST, FOR, MAIN_DONE, NO_CARD, Country

FOREIGN: Final = 4
MOST_FOLLOWING: Final = 60
GAINS: Final = ("use_healthcare", "use_education", "use_luxury", "receive_benefits")
"""Free actions that cost nothing but what was got for them."""
DEAR: Final = 1000
UNION_PAY: Final = 99
"""A union counts for more than any wage."""
UNKNOWN: Final = 100
"""How willingly a card is played of which no habit is known, in thousandths."""
QUIET: Final = (PricesByLaw, WagesByLaw, OpenedWages, RefreshMarkets)
"""Questions that are mostly answered with "leave it as it is"."""


def follow_up(country: Country) -> Country:
    """The country once every question but the next main action has been answered by habit.

    What comes out depends on the country alone, so that judging it twice gives the same.
    """
    if next_main_action(country):
        return country
    twin = country.copy()
    chance = chance_from(0, "habit")
    for _ in range(MOST_FOLLOWING):
        if next_main_action(twin):
            break
        seat = twin.decider()
        twin.answer(seat, playout_choice(twin, seat, chance))
    return twin


def next_main_action(country: Country) -> bool:
    """Whether a main action is asked for, or nothing."""
    step = country.asking
    return step is None or (isinstance(step, Turn) and not country.flags & MAIN_DONE)


def turns_begun(country: Country) -> int:
    """A clock for search: one for every turn of anybody, and for the end of each round."""
    before = (country.round - 1) * (TURNS + 1)
    if country.phase > ACTION:
        return (before + TURNS) * country.seats
    return (before + country.turn) * country.seats + max(0, country.seat_of(country.acting))


def playout_choice(country: Country, seat: int, chance: Chance) -> int:
    """An option that somebody in that role might well take."""
    options = country.options_once(seat)
    if len(options) == 1:
        return options[0]
    step: Any = country.asking
    if isinstance(step, Turn):
        return turn_choice(country.roles[seat], options, chance)
    if isinstance(step, QUIET):
        return DONE
    if isinstance(step, (TakeSides, Bids, PollDecision, ProposeBill, RemoveVotes)):
        return politics(country, step, seat, options, chance)
    if isinstance(step, Buy):
        return shopping(country, step, country.draft(seat), options)
    if isinstance(step, (SellAbroad, CoverNeeds)):
        return trade(country, step, options, chance)
    if isinstance(step, (AssignWorkers, BuildCompany)):
        return work(country, step, options, chance)
    return willing(options, chance)


def willing(options: list[int], chance: Chance) -> int:
    """Anything but to do without, or to stop where more may follow."""
    wanted = [option for option in options if option not in (SKIP, DONE)]
    return wanted[chance.below(len(wanted))]


def turn_choice(role: int, options: list[int], chance: Chance) -> int:
    """What is a gain for nothing first; then what such a role mostly does when it can."""
    for option in options:
        if FREE_ACTION <= option < END_TURN and FREE[role][option - FREE_ACTION] in GAINS:
            return option
    if END_TURN in options:
        return END_TURN
    if options[0] >= DISCARD:
        return options[chance.below(len(options))]
    total = 0
    for option in options:
        total += WILL[role][option]
    drawn = chance.below(total)
    for option in options:
        drawn -= WILL[role][option]
        if drawn < 0:
            return option
    return options[0]


def will(role: int) -> list[int]:
    """For every option of a turn how willingly a role takes it.

    Every action has a chance; bonds wait for the day on which they must be paid back.
    """
    known = load_data("bot_habits")[ROLES[role]]
    found = [UNKNOWN] * END_TURN + [0] * (DISCARD - END_TURN)
    actions = [*range(len(CARD_NAMES))]
    actions += [BASIC_ACTION + number for number in range(len(BASIC[role]))]
    actions += [FREE_ACTION + number for number in range(len(FREE[role]))]
    for option in actions:
        found[option] = 1 + int(known.get(main_action_name(role, option), UNKNOWN))
    return found


WILL: Final[list[list[int]]] = [will(role) for role in range(len(ROLES))]


# -- politics --------------------------------------------------------------------------------------


def wants(country: Country, role: int, policy: int) -> int:
    """The section a role would like: A, B, C, or that of the State's Agenda."""
    if role != STATE:
        return role
    if policy < TRADE and country.agenda != NO_CARD:
        return AGENDA[country.agenda][policy]
    return 1


def likes(country: Country, role: int, policy: int, section: int) -> bool:
    wish = wants(country, role, policy)
    return abs(section - wish) < abs(country.policies[policy] - wish)


def politics(country: Country, step: Any, seat: int, options: list[int], chance: Chance) -> int:
    role = country.roles[seat]
    if isinstance(step, TakeSides):
        section = section_of(country, step.policy)
        return FOR if likes(country, role, step.policy, section) else AGAINST
    if isinstance(step, Bids):
        return sensible_bid(country, step.policy, role)
    if isinstance(step, PollDecision):
        mine = country.drawn[role] if role < STATE else 0
        return VOTE_NOW if 2 * mine >= sum(country.drawn) else WAIT
    if isinstance(step, RemoveVotes):
        own = options[0] // 10 == role
        return options[0] if own else options[len(options) - 1]
    if WAIT in options:
        return WAIT
    liked = [o for o in options if likes(country, role, o // 3, o % 3)]
    return liked[chance.below(len(liked))] if liked else options[chance.below(len(options))]


def sensible_bid(country: Country, policy: int, role: int) -> int:
    """Enough to turn the cubes' vote if that is not dear, one for a supporter's point, or 0."""
    side = country.sides[role]
    votes = [0, 0]
    for other in range(3):
        if country.sides[other] >= 0:
            votes[country.sides[other]] += country.drawn[other]
    lead = votes[FOR] - votes[AGAINST]
    missing = -lead if side == FOR else lead + 1
    held = country.influence[role]
    if 0 < missing <= min(held, 4):
        return min(held, missing + 1)
    mine = country.drawn[role] if role < STATE else 0
    supporter = side == FOR and lead >= 0 and mine == 0 and role != proposer_of(country, policy)
    return 1 if supporter else 0


# -- trade -----------------------------------------------------------------------------------------


def trade(country: Country, step: Any, options: list[int], chance: Chance) -> int:
    if isinstance(step, SellAbroad):
        return options[len(options) - 1] if options[0] >= AMOUNT else willing(options, chance)
    source = options[0] // 100
    if source >= len(ROLES):
        return options[0]
    dear = unit_price(country, step.role, source, FOOD)
    cheap = dear <= unit_price(country, step.role, FOREIGN, FOOD)
    return options[len(options) - 1] if cheap else options[0]


def shopping(country: Country, step: Buy, parts: list[int], options: list[int]) -> int:
    """As much as the Population needs of what is cheapest, from the cheapest source."""
    if not parts:
        return thriftiest(country, step, options)
    missing = missing_units(country, step.role, parts[0])
    for i in range(2, len(parts), 2):
        missing -= parts[i] - AMOUNT
    if options[0] >= AMOUNT:
        return options[min(len(options), max(1, missing)) - 1]
    if missing <= 0 and DONE in options:
        return DONE
    sources = [option for option in options if option != DONE]
    prices = [step.price(country, option - SOURCE, parts[0]) for option in sources]
    return sources[prices.index(min(prices))]


def missing_units(country: Country, role: int, resource: int) -> int:
    """Units that make what a class holds enough for its Population once more."""
    size = population(country, role)
    return size if resource == INFLUENCE else size - country.goods[role * 4 + resource] % size


def thriftiest(country: Country, step: Buy, options: list[int]) -> int:
    """What serves Prosperity and can be had whole, at the lowest price."""
    best, lowest = options[0], 1 << 30
    for resource in options:
        if resource == SKIP:
            continue
        missing, cost, units = missing_units(country, step.role, resource), 0, 0
        for source in step.sources_open(country, [resource]):
            most = step.most_units(country, [resource], source)
            units += most
            cost = max(cost, step.price(country, source, resource) * most)
        if units < missing or resource in (FOOD, INFLUENCE):
            cost += DEAR
        if cost < lowest:
            best, lowest = resource, cost
    return best


# -- work ------------------------------------------------------------------------------------------


def work(country: Country, step: Any, options: list[int], chance: Chance) -> int:
    if isinstance(step, AssignWorkers):
        if options[0] >= PLACE:
            return best_place(country, options)
        jobless = [option for option in options if 0 <= option < KINDS]
        if jobless:
            return jobless[chance.below(len(jobless))]
        return DONE if DONE in options else options[chance.below(len(options))]
    if options[0] >= LEVEL and options[0] < NO_CREW:
        return options[0]
    staffed = [o for o in options if o >= CREW or HELP <= o < PLACE]
    if staffed and (NO_CREW in options or NO_HELP in options):
        return staffed[chance.below(len(staffed))]
    return willing(options, chance)


def best_place(country: Country, options: list[int]) -> int:
    """A union before any company, and of these the one that pays best."""
    best, highest = options[0], -1
    for option in options:
        place = option - PLACE
        pay = UNION_PAY if place >= UNION else WAGES[place][country.wage[place]]
        if pay > highest:
            best, highest = option, pay
    return best
