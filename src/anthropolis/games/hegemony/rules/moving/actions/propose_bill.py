"""Chapter 10.1, proposing bills, with or without an Immediate Vote."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step, Words
from anthropolis.games.hegemony.rules.moving.asking import SKIP
from anthropolis.games.hegemony.rules.moving.bag import draw_cubes, return_all
from anthropolis.games.hegemony.rules.moving.elections import IMMEDIATE, HoldVote, bill_words
from anthropolis.games.hegemony.rules.moving.stocks import spend_influence
from anthropolis.games.hegemony.table.deeds import Deed
from anthropolis.games.hegemony.table.events import BillProposed
from anthropolis.games.hegemony.table.figures import CUBES_DRAWN, MARKERS, VOTE_COST
from anthropolis.games.hegemony.table.hooks import HOOKS
from anthropolis.games.hegemony.table.roles import POLICIES, ROLES, SECTIONS
from anthropolis.games.hegemony.table.state import NO_BILL, PROPOSED, Country

NORMAL: Final = 0
FREE: Final = 1
FORBIDDEN: Final = 2
ANY_POLICY: Final = -1
WAIT: Final = 30
VOTE_NOW: Final = 31


def free_markers(country: Country, role: int) -> int:
    """HEG-INV-05, HXP-ACT-06: three markers each, less those on the table."""
    placed = country.guards[role].bit_count()
    for bill in country.bills:
        if bill != NO_BILL and bill % 4 == role:
            placed += 1
    return MARKERS - placed


def adjacent(country: Country, policy: int, section: int) -> bool:
    """HEG-BILL-01: A and B, B and C."""
    return abs(country.policies[policy] - section) == 1


def barred_policies(country: Country) -> int:
    """HXP-CRI-20, HXP-ACT-06: no Bill may be proposed for a policy locked or protected."""
    closed = country.locks
    for guarded in country.guards:
        closed |= guarded
    return closed


def bill_barred(country: Country, policy: int) -> bool:
    return barred_policies(country) >> policy & 1 == 1


def open_bills(country: Country, policy: int, any_section: bool) -> list[int]:
    """policy * 3 + section of every Bill that could be placed on the table now."""
    found: list[int] = []
    barred = barred_policies(country)
    for number in range(POLICIES):
        if country.bills[number] != NO_BILL or (policy != ANY_POLICY and policy != number):
            continue
        if barred >> number & 1:
            continue
        now = country.policies[number]
        for section in range(3):
            if section != now and (any_section or abs(section - now) == 1):
                found.append(number * 3 + section)
    return found


@dataclass(frozen=True)
class ProposeBill(Deed):
    """HEG-BILL-01 to HEG-BILL-05: a marker on a section next to the one in force.

    HEG-OP-02: cards fix the policy, lift adjacency, or change what an Immediate Vote costs; with
    `distinct` a Bill on a policy this card has proposed before is barred.
    """

    role: int
    policy: int
    any_section: bool
    vote: int
    distinct: bool

    def refusal(self, country: Country) -> str:
        if free_markers(country, self.role) == 0:
            return "HEG-BILL-02"
        return "" if self.bills(country) else "HEG-BILL-01"

    def bills(self, country: Country) -> list[int]:
        found = open_bills(country, self.policy, self.any_section)
        if self.distinct:
            done = country.noted[PROPOSED]
            found = [bill for bill in found if not done >> (bill // 3) & 1]
        return found

    def start(self, country: Country) -> None:
        if not self.refusal(country):
            country.ask_parts(self, [country.seat_of(self.role)])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        if not parts:
            return self.bills(country)
        if len(parts) == 1 and self.may_vote(country):
            return [WAIT, VOTE_NOW]
        return []

    def may_vote(self, country: Country) -> bool:
        if self.vote == NORMAL:
            return country.influence[self.role] >= VOTE_COST
        return self.vote == FREE

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        parts = answers[0]
        place_bill(country, self.role, parts[0], "HEG-BILL-01")
        if self.distinct:
            country.noted[PROPOSED] |= 1 << parts[0] // 3
        if len(parts) > 1 and parts[1] == VOTE_NOW:
            if self.vote == NORMAL:
                spend_influence(country, self.role, VOTE_COST, "HEG-BILL-03")
            country.then(HoldVote(parts[0] // 3, False, IMMEDIATE))
        else:
            HOOKS[0].bill_waits(country, parts[0] // 3)

    def rule(self) -> str:
        return "HEG-BILL-01"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_bill", {"role": ROLES[self.role]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return bill_choice(choice)


def bill_choice(choice: int) -> Words:
    if choice == WAIT:
        return Words("vote_later", {})
    if choice == VOTE_NOW:
        return Words("vote_now", {})
    if choice == SKIP:
        return Words("skip", {})
    return Words("bill", {"policy": f"policy_{choice // 3 + 1}", "section": SECTIONS[choice % 3]})


def place_bill(country: Country, role: int, bill: int, rule: str) -> None:
    country.bills[bill // 3] = bill % 3 * 4 + role
    if country.listening:
        policy, section = bill // 3 + 1, SECTIONS[bill % 3]
        country.tell(BillProposed(rule, ROLES[role], policy, section, country.actor()))


@dataclass(frozen=True)
class PollBill(Deed):
    """HEG-OP-02: place a Bill, see five cubes, then decide on a free vote with exactly these."""

    role: int

    def refusal(self, country: Country) -> str:
        if free_markers(country, self.role) == 0:
            return "HEG-BILL-02"
        return "" if open_bills(country, ANY_POLICY, False) else "HEG-BILL-01"

    def start(self, country: Country) -> None:
        country.ask(self, country.seat_of(self.role))

    def options(self, country: Country, seat: int) -> list[int]:
        return open_bills(country, ANY_POLICY, False)

    def answered(self, country: Country, seat: int, choice: int) -> None:
        place_bill(country, self.role, choice, "HEG-OP-02")
        draw_cubes(country, CUBES_DRAWN, "HEG-OP-02")
        country.then(PollDecision(self.role, choice // 3))

    def rule(self) -> str:
        return "HEG-OP-02"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_poll", {"role": ROLES[self.role]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return bill_choice(choice)

    def hidden(self, country: Country, seat: int, choice: int) -> list[Words]:
        return [Words("hidden_cubes", {})]


@dataclass(frozen=True)
class PollDecision(Step):
    """HEG-OP-02: hold the vote with the cubes seen, or put them back and let the Bill wait."""

    role: int
    policy: int

    def start(self, country: Country) -> None:
        country.ask(self, country.seat_of(self.role))

    def options(self, country: Country, seat: int) -> list[int]:
        return [WAIT, VOTE_NOW]

    def answered(self, country: Country, seat: int, choice: int) -> None:
        if choice == VOTE_NOW:
            country.then(HoldVote(self.policy, True, IMMEDIATE))
        else:
            return_all(country, "HEG-OP-02")
            HOOKS[0].bill_waits(country, self.policy)

    def rule(self) -> str:
        return "HEG-OP-02"

    def prompt(self, country: Country, seat: int) -> Words:
        return bill_words("ask_poll_vote", country, self.policy)

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return bill_choice(choice)
