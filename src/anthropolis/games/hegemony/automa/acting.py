"""Chapters 2, 4 and 14 to 16: when an action can be done, and doing it with its bonus."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step
from anthropolis.games.hegemony.automa import (
    building,
    buying,
    company_lists,
    exporting,
    founding,
    protesting,
    shopping,
)
from anthropolis.games.hegemony.automa.assigning import (
    FARM_WORKERS,
    can_open_farm,
    carry_out,
    choose_plan,
    open_farm,
    plans_for,
    worth_it,
)
from anthropolis.games.hegemony.automa.bills import (
    NO_POLICY,
    ProposeByAutoma,
    is_advanced,
    next_policy,
)
from anthropolis.games.hegemony.automa.components import (
    AI_CARDS,
    AW,
    BC,
    BGS,
    CODES,
    DEM,
    LOB,
    PB,
    PRESSURE,
    SA,
    SC,
    SFM,
    STR,
    AiCard,
    Bonus,
)
from anthropolis.games.hegemony.automa.facts import assign_limit
from anthropolis.games.hegemony.automa.looking import Look
from anthropolis.games.hegemony.automa.moving_crews import move_crews
from anthropolis.games.hegemony.automa.skills import choose_skill
from anthropolis.games.hegemony.automa.special import can_do_special, do_special
from anthropolis.games.hegemony.rules.moving.actions.protest import (
    ApplyPressure,
    Demonstrate,
    Lobby,
)
from anthropolis.games.hegemony.rules.moving.counting import NOBODY
from anthropolis.games.hegemony.rules.moving.workforce import add_worker
from anthropolis.games.hegemony.table.automa_events import AutomaActed, BonusUsed
from anthropolis.games.hegemony.table.roles import CC, LABOR, MC, ROLES, UNSKILLED, C
from anthropolis.games.hegemony.table.state import Country

PAID_BY_OWNERS = 4


# -- what is looked at -----------------------------------------------------------------------------


def existing_bonus(country: Country, card: AiCard) -> Bonus | None:
    """HAU-EZ-05: the bonus of a card, if it exists this turn."""
    bonus = card.bonus
    return bonus if bonus is not None and bonus.exists(country) else None


def bonus_for(country: Country, card: AiCard, action: int) -> Bonus | None:
    """HAU-ADV-10: used if and only if the action done is the one it belongs to."""
    bonus = existing_bonus(country, card)
    return bonus if bonus is not None and bonus.applies_to == action else None


def look_at(country: Country, role: int, card: AiCard, bonus: Bonus | None) -> Look:
    """HAU-EZ-04, HAU-ADV-04: the board, with the bonus as if it were already received."""
    look = Look(country, role, card, bonus)
    if bonus is not None and changes_board(bonus):
        look.country = country.copy()
        receive_bonus(look, look.country, bonus)
    return look


CHANGING_THE_BOARD: Final = (
    "skilled_worker_first", "cooperative_farm", "business_deal_first", "extra_food", "extra_luxury",
)  # fmt: skip


def changes_board(bonus: Bonus) -> bool:
    """Bonuses that come before their action and can be seen on the board."""
    return bonus.id in CHANGING_THE_BOARD or bonus.id in buying.PRODUCING


def receive_bonus(look: Look, country: Country, bonus: Bonus) -> None:
    """HAU-WC-11, HAU-WC-27, HAU-WC-46, HAU-CC-41, HAU-CC-42: what a bonus does first."""
    if bonus.id == "skilled_worker_first":
        kind = choose_skill(country, look.role, True)
        newcomer = UNSKILLED if kind == NOBODY else kind
        add_worker(country, look.role, newcomer, "HAU-WC-50")
    elif bonus.id == "cooperative_farm":
        if can_open_farm(country):
            open_farm(country)
            look.farm_workers = FARM_WORKERS
    elif bonus.id == "business_deal_first":
        exporting.make_deal(country)
    elif bonus.id in buying.PRODUCING:
        buying.produce_first(country, look.role, buying.PRODUCING[bonus.id])
    else:
        look.extra_transactions = exporting.sell_extra(country, look.role, bonus)


# -- can it be done --------------------------------------------------------------------------------


def can_do(look: Look, action: int) -> bool:
    """HAU-EZ-03, HAU-ADV-06: the criteria of the class and what the base game allows."""
    country, role = look.country, look.role
    if action == AW:
        return look.farm_workers > 0 or worth_it(plans_for(country, role, assign_limit(look)))
    if action == BGS:
        return bool(shopping.Shop(country, role, look.bonus).obtainable())
    if action == PB:
        return next_policy(country, role, look.card, look.bonus, False) != NO_POLICY
    if action == STR:
        return protesting.can_call_strike(country)
    if action == DEM:
        return not Demonstrate().refusal(country)
    if action == SA:
        return can_do_special(country, role, look.card.special)
    return can_do_business(look, action)


def can_do_business(look: Look, action: int) -> bool:
    """HAU-CC-20, HAU-CC-25, HAU-CC-26, HAU-CC-40, HAU-MC-23, HAU-MC-30."""
    country, role = look.country, look.role
    if action == BC:
        choices = founding.build_choices(country, role, look.bonus)
        if role == CC and not look.is_advanced():
            choices = [c for c in choices if founding.runs_at_once(country, c)]
        return bool(choices)
    if action == SC:
        return bool(company_lists.sellable(country))
    if action == SFM:
        made = len(exporting.best_sales(country, role)) + look.extra_transactions
        return made >= exporting.LEAST_TRANSACTIONS
    poor = bool(Lobby().refusal(country)) or country.influence_left == 0
    return not poor and (look.is_advanced() or others_have_more(country))


def others_have_more(country: Country) -> bool:
    """HAU-CC-26: in easy mode it lobbies only when all others together have more Influence."""
    others = sum([country.influence[role] for role in country.roles if role != CC])
    return country.influence[CC] < others


# -- doing it --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Act(Step):
    """HAU-EZ-08, HAU-ADV-07, HAU-ADV-10: an automa carries out one action, or puts pressure.

    The special action is the one of the AI card drawn this turn.
    """

    role: int
    card: int
    action: int

    def start(self, country: Country) -> None:
        card = AI_CARDS[self.card]
        if country.listening:
            word = "political_pressure" if self.action == PRESSURE else CODES[self.action]
            rule = "HAU-ADV-06" if is_advanced(country, self.role) else "HAU-EZ-08"
            country.tell(AutomaActed(rule, ROLES[self.role], word))
            bonus = bonus_for(country, card, self.action)
            if bonus is not None:
                country.tell(BonusUsed("HAU-ADV-10", ROLES[self.role], f"bonus_{bonus.id}"))
        if self.action == PRESSURE:
            country.then(ApplyPressure(self.role))
        elif self.action == PB:
            with_bonus = bonus_for(country, card, PB) is not None
            country.then(ProposeByAutoma(self.role, self.card, with_bonus, NO_POLICY))
        elif self.action == SA:
            do_special(country, self.role, card)
        else:
            do_basic(country, self.role, card, self.action)


def do_basic(country: Country, role: int, card: AiCard, action: int) -> None:
    bonus = bonus_for(country, card, action)
    look = Look(country, role, card, bonus)
    if bonus is not None and changes_board(bonus):
        receive_bonus(look, country, bonus)
    if action == AW:
        assign(look)
    elif action == BGS:
        buying.buy(country, role, bonus)
    elif action == BC:
        build(look)
    elif action == SFM:
        exporting.export(country, role, bonus, look.extra_transactions)
    elif action == SC:
        company_lists.sell(country, bonus)
    elif action == STR:
        protesting.strike(country)
    elif action == DEM:
        country.then(Demonstrate())
    elif action == LOB:
        country.then(Lobby())


def assign(look: Look) -> None:
    """HAU-WC-20 to HAU-WC-27, HAU-MC-20, HAU-MC-21: the best plan, then crews that change."""
    country, role = look.country, look.role
    limit = assign_limit(look)
    plans = plans_for(country, role, limit)
    if plans:
        plan = choose_plan(country, role, plans)
        pays = PAID_BY_OWNERS if look.has_bonus("assign_four_paid") else 0
        carry_out(country, role, plan, pays, "HAU-WC-22")
        limit -= plan.workers
    if may_move_crews(look):
        move_crews(country, role, limit)


def may_move_crews(look: Look) -> bool:
    """HAU-WC-24, HAU-WC-25, HAU-WC-26, HAU-MC-21: not with bonuses for the jobless only."""
    if look.has_bonus("assign_any_number"):
        return look.country.policies[LABOR] == C
    return look.role != MC and not look.has_bonus("assign_four_paid")


def build(look: Look) -> None:
    """HAU-CC-21, HAU-CC-24, HAU-MC-23: one company by the list; a bonus may bring a second one."""
    country, role = look.country, look.role
    choices = founding.build_choices(country, role, look.bonus)
    if role == CC and not look.is_advanced():
        choices = [c for c in choices if founding.runs_at_once(country, c)]
    company = company_lists.choose_company(country, role, choices)
    building.build(country, role, company, look.bonus)
    if look.has_bonus("build_two"):
        building.build_two(country)
