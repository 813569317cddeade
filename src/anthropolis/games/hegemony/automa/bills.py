"""Chapters 6, 7 and 13, bills: which policy, which section, and what becomes of policy cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step
from anthropolis.games.hegemony.automa.components import (
    AI_CARDS,
    ASIDE,
    WANTED,
    AiCard,
    Bonus,
    deck_of,
    distance,
    draw_to_look,
    policy_cards,
)
from anthropolis.games.hegemony.automa.rows import move_to, place_of, ranking, row_of, word_of
from anthropolis.games.hegemony.automa.votes import CUBES_OF_BONUS, calls_vote, tell_weighing
from anthropolis.games.hegemony.rules.moving.actions.propose_bill import (
    bill_barred,
    free_markers,
    place_bill,
)
from anthropolis.games.hegemony.rules.moving.elections import IMMEDIATE, HoldVote
from anthropolis.games.hegemony.rules.moving.money import can_pay, pay
from anthropolis.games.hegemony.rules.moving.stocks import move_cubes, spend_influence
from anthropolis.games.hegemony.table.automa_events import PoliciesTried
from anthropolis.games.hegemony.table.figures import VOTE_COST
from anthropolis.games.hegemony.table.roles import BANK, IMMIGRATION, POLICIES, ROLES, TRADE
from anthropolis.games.hegemony.table.state import ADVANCED, MODES, NO_BILL, Country

CAMPAIGN_COST: Final = 25
NO_POLICY: Final = -1


def is_last_round(country: Country) -> bool:
    return country.round == country.figures.rounds


def target_of(country: Country, role: int, policy: int, bonus: Bonus | None) -> int:
    """HAU-BIL-02: the neighbouring section towards the wanted one, or that one itself."""
    wanted, now = WANTED[role][policy], country.policies[policy]
    if bonus is not None and bonus.id == "direct_to_desired":
        return wanted
    return now + (1 if wanted > now else -1)


def is_advanced(country: Country, role: int) -> bool:
    return country.automas[MODES][role] == ADVANCED


def proposable(
    country: Country, role: int, policy: int, bonus: Bonus | None, cubes_added: bool = False
) -> bool:
    """HAU-BIL-01, HAU-LST-01, HAU-LST-02, HAU-PCH-03: whether a Bill may be proposed there."""
    if free_markers(country, role) == 0 or country.bills[policy] != NO_BILL:
        return False
    if bill_barred(country, policy) or distance(country, role, policy) == 0:
        return False
    if is_advanced(country, role) and row_of(policy_cards(country, role), policy) == ASIDE:
        return False
    if not is_last_round(country) or policy not in (TRADE, IMMIGRATION):
        return True
    if policy == IMMIGRATION:
        return False
    section = target_of(country, role, policy, bonus)
    return calls_vote(country, role, policy, section, bonus, cubes_added)


def policies_in_order(country: Country, role: int, card: AiCard) -> list[int]:
    """HAU-BIL-03, HAU-BIL-04: those of the card, or the ranking of the policy side."""
    if is_advanced(country, role):
        return ranking(policy_cards(country, role))
    return card.policies


def next_policy(
    country: Country,
    role: int,
    card: AiCard,
    bonus: Bonus | None,
    cubes_added: bool,
    but: int = NO_POLICY,
) -> int:
    """HAU-BIL-03, HAU-BIL-04: the first policy that can be proposed, or NO_POLICY."""
    for policy in policies_in_order(country, role, card):
        if policy != but and proposable(country, role, policy, bonus, cubes_added):
            return policy
    return NO_POLICY


@dataclass(frozen=True)
class ProposeByAutoma(Step):
    """HAU-BIL-05, HAU-BIL-06: one Bill, or two one after the other on the state reached.

    `first` is the policy of the first Bill once it was proposed; the second is on another one.
    """

    role: int
    card: int
    with_bonus: bool
    first: int

    def start(self, country: Country) -> None:
        card = AI_CARDS[self.card]
        bonus = card.bonus if self.with_bonus else None
        bills = self.begin(country, card, bonus) if self.first == NO_POLICY else 1
        policy = next_policy(country, self.role, card, bonus, True, self.first)
        if country.listening:
            tell_policies(country, self.role, card, policy, self.first)
        if policy == NO_POLICY:
            return
        if bills > 1:
            country.then(ProposeByAutoma(self.role, self.card, self.with_bonus, policy))
        propose(country, self.role, policy, bonus)

    def begin(self, country: Country, card: AiCard, bonus: Bonus | None) -> int:
        """What a bonus brings before the first Bill; returns how many Bills there will be."""
        name = bonus.id if bonus is not None else ""
        if name == "add_two_cubes":
            move_cubes(country, self.role, CUBES_OF_BONUS, "HAU-IMV-08")
        if name == "two_bills":
            return 2
        if name == "two_bills_for_25" and self.can_pay_for_two(country, card, bonus):
            pay(country, self.role, BANK, CAMPAIGN_COST, "HAU-BIL-05")
            return 2
        return 1

    def can_pay_for_two(self, country: Country, card: AiCard, bonus: Bonus | None) -> bool:
        """HAU-BIL-05: nothing is paid unless two policies qualify and two markers are free."""
        able = [
            policy
            for policy in policies_in_order(country, self.role, card)
            if proposable(country, self.role, policy, bonus)
        ]
        markers = free_markers(country, self.role)
        return len(able) > 1 and markers > 1 and can_pay(country, self.role, CAMPAIGN_COST)


def propose(country: Country, role: int, policy: int, bonus: Bonus | None) -> None:
    """HAU-BIL-02, HAU-BIL-06: the marker is placed, then the automa decides on a vote now."""
    section = target_of(country, role, policy, bonus)
    place_bill(country, role, policy * 3 + section, "HAU-BIL-02")
    calls = calls_vote(country, role, policy, section, bonus, True)
    if country.listening:
        tell_weighing(country, role, policy, section, bonus, calls)
    if not calls:
        bill_waits(country, policy)
        return
    if bonus is None or bonus.id != "free_immediate_vote":
        spend_influence(country, role, VOTE_COST, "HAU-IMV-01")
    country.then(HoldVote(policy, False, IMMEDIATE))


def tell_policies(country: Country, role: int, card: AiCard, chosen: int, first: int) -> None:
    """HAU-BIL-03, HAU-BIL-04: what was passed over on the way to a policy, and why."""
    order = policies_in_order(country, role, card)
    if chosen != NO_POLICY:
        order = order[: order.index(chosen) + 1]
    told = [f"{word_of(p, True)}={barred_by(country, role, p, chosen, first)}" for p in order]
    rows = is_advanced(country, role)
    rule, source = ("HAU-BIL-04", "order_of_rows") if rows else ("HAU-BIL-03", "order_of_card")
    country.tell(PoliciesTried(rule, ROLES[role], source, tuple(told)))


def barred_by(country: Country, role: int, policy: int, chosen: int, first: int) -> str:
    """HAU-BIL-01, HAU-LST-01, HAU-LST-02: why no Bill is proposed there."""
    if policy == chosen:
        return "is_proposed"
    if free_markers(country, role) == 0:
        return "barred_no_marker"
    if policy == first or country.bills[policy] != NO_BILL:
        return "barred_by_bill"
    if bill_barred(country, policy):
        return "barred_by_lock"
    return "barred_at_home" if distance(country, role, policy) == 0 else "barred_last_round"


def bill_out_of_turn(country: Country, role: int, offered: list[int]) -> int:
    """HAU-BIL-14: one of the offered Bills outside the own turn, NO_POLICY if it wants none.

    Bills are policy * 3 + section. Simple Mode draws AI cards until one shows such a policy.
    """
    if is_advanced(country, role):
        return wanted_bill(country, role, ranking(policy_cards(country, role)), offered)
    for _ in range(len(deck_of(country, role))):
        card = AI_CARDS[draw_to_look(country, role, 1)[0]]
        bill = wanted_bill(country, role, card.policies, offered)
        if bill != NO_POLICY:
            return bill
    return NO_POLICY


def wanted_bill(country: Country, role: int, policies: list[int], offered: list[int]) -> int:
    """The first of these policies that it may propose, towards the wanted section."""
    for policy in policies:
        if proposable(country, role, policy, None, True):
            bill = policy * 3 + target_of(country, role, policy, None)
            if bill in offered:
                return bill
    return NO_POLICY


# -- policy cards ----------------------------------------------------------------------------------


def advanced_roles(country: Country) -> list[int]:
    return [role for role in range(3) if is_advanced(country, role)]


def place_by_distance(country: Country, role: int, policy: int, rule: str) -> None:
    """HAU-BIL-09, HAU-BIL-12: aside, far end of row 1 or far end of row 2 by the distance."""
    if place_of(policy_cards(country, role), policy) >= 0:
        move_to(country, role, True, policy, distance(country, role, policy), rule)


def bill_waits(country: Country, policy: int) -> None:
    """HAU-BIL-07, HAU-BIL-10: any Bill that waits sets the card aside for the rest of the round."""
    for role in advanced_roles(country):
        if row_of(policy_cards(country, role), policy) != ASIDE:
            move_to(country, role, True, policy, ASIDE, "HAU-BIL-07")


def bill_passed_now(country: Country, policy: int) -> None:
    """HAU-BIL-08 to HAU-BIL-10: after an Immediate Vote that passed; else nothing moves."""
    for role in advanced_roles(country):
        place_by_distance(country, role, policy, "HAU-BIL-09")


def marker_moved(country: Country, policy: int) -> None:
    """HAU-BIL-11: a marker moved without a vote."""
    for role in advanced_roles(country):
        aside = row_of(policy_cards(country, role), policy) == ASIDE
        if aside and country.bills[policy] == NO_BILL:
            place_by_distance(country, role, policy, "HAU-BIL-12")
        elif not aside and distance(country, role, policy) == 0:
            move_to(country, role, True, policy, ASIDE, "HAU-BIL-11")


def bill_removed(country: Country, policy: int) -> None:
    """HAU-BIL-13, HAU-EXT-05: the card of a Bill taken off the table is placed at once."""
    for role in advanced_roles(country):
        if row_of(policy_cards(country, role), policy) == ASIDE:
            place_by_distance(country, role, policy, "HAU-BIL-13")


def place_policies(country: Country, role: int) -> None:
    """HAU-BIL-12, HAU-ROW-11: set-aside cards return by policy number; no gap is closed."""
    side = policy_cards(country, role)
    for policy in range(POLICIES):
        aside = place_of(side, policy) >= 0 and row_of(side, policy) == ASIDE
        if aside and distance(country, role, policy):
            place_by_distance(country, role, policy, "HAU-BIL-12")


def drop_immigration(country: Country, role: int) -> None:
    """HAU-LST-01: in the last round the card of policy 7 leaves the game."""
    side = policy_cards(country, role)
    place = place_of(side, IMMIGRATION)
    if place >= 0:
        del side[place]
