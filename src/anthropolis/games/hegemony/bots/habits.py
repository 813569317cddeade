"""Quick sensible answers: inside search, and for what follows from a choice."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.engine.chance import Chance, chance_from
from anthropolis.engine.flow import DONE
from anthropolis.games.hegemony.cards.words.votes import RemoveVotes
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
from anthropolis.games.hegemony.rules.moving.elections import (
    Bids,
    TakeSides,
    proposer_of,
    section_of,
)
from anthropolis.games.hegemony.rules.moving.prices import PricesByLaw
from anthropolis.games.hegemony.rules.moving.wages import OpenedWages, WagesByLaw
from anthropolis.games.hegemony.rules.preparation import RefreshMarkets
from anthropolis.games.hegemony.rules.production.needs import CoverNeeds
from anthropolis.games.hegemony.rules.turn import BASIC_ACTION, Turn
from anthropolis.games.hegemony.table.decks import AGENDA
from anthropolis.games.hegemony.table.roles import FOOD, KINDS, ROLES, STATE, TRADE
from anthropolis.games.hegemony.table.state import AGAINST, FOR, NO_CARD, Country

FOREIGN: Final = 4
MOST_FOLLOWING: Final = 60
QUIET: Final = (PricesByLaw, WagesByLaw, OpenedWages, RefreshMarkets)
"""Questions that are mostly answered with "leave it as it is"."""


def follow_up(country: Country) -> Country:
    """The country once every question but the next turn has been answered by habit.

    What comes out depends on the country alone, so that judging it twice gives the same.
    """
    step = country.asking
    if step is None or isinstance(step, Turn):
        return country
    twin = country.copy()
    chance = chance_from(0, "habit")
    for _ in range(MOST_FOLLOWING):
        if twin.asking is None or isinstance(twin.asking, Turn):
            break
        seat = twin.decider()
        twin.answer(seat, playout_choice(twin, seat, chance))
    return twin


def playout_choice(country: Country, seat: int, chance: Chance) -> int:
    """An option that somebody in that role might well take."""
    options = country.options(seat)
    if len(options) == 1:
        return options[0]
    step: Any = country.asking
    if isinstance(step, Turn):
        return main_action(options, chance)
    if isinstance(step, QUIET):
        return DONE
    if isinstance(step, (TakeSides, Bids, PollDecision, ProposeBill, RemoveVotes)):
        return politics(country, step, seat, options, chance)
    if isinstance(step, (Buy, SellAbroad, CoverNeeds)):
        return trade(country, step, options, chance)
    if isinstance(step, (AssignWorkers, BuildCompany)):
        return work(step, options, chance)
    return willing(options, chance)


def willing(options: list[int], chance: Chance) -> int:
    """Anything but to do without, or to stop where more may follow."""
    wanted = [option for option in options if option not in (SKIP, DONE)]
    return wanted[chance.below(len(wanted))]


def main_action(options: list[int], chance: Chance) -> int:
    """A card for its effect as often as anything else."""
    effects = [option for option in options if 0 <= option < BASIC_ACTION]
    if effects and chance.below(2):
        return effects[chance.below(len(effects))]
    return options[chance.below(len(options))]


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
    if isinstance(step, CoverNeeds):
        source = options[0] // 100
        if source >= len(ROLES):
            return options[0]
        dear = unit_price(country, step.role, source, FOOD)
        cheap = dear <= unit_price(country, step.role, FOREIGN, FOOD)
        return options[len(options) - 1] if cheap else options[0]
    last = options[len(options) - 1]
    if last >= AMOUNT and last < SKIP:
        return last
    if options[0] >= SOURCE and chance.below(2) and DONE in options:
        return DONE
    return willing(options, chance)


# -- work ------------------------------------------------------------------------------------------


def work(step: Any, options: list[int], chance: Chance) -> int:
    if isinstance(step, AssignWorkers):
        jobless = [option for option in options if 0 <= option < KINDS]
        if jobless:
            return jobless[chance.below(len(jobless))]
        if DONE in options:
            return DONE
        return options[chance.below(len(options))]
    if options[0] >= LEVEL and options[0] < NO_CREW:
        return options[0]
    staffed = [o for o in options if o >= CREW or HELP <= o < PLACE]
    if staffed and (NO_CREW in options or NO_HELP in options):
        return staffed[chance.below(len(staffed))]
    return willing(options, chance)
