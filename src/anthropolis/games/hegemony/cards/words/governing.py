"""HEG-OP-13 and HEG-OP-14: what the State's cards do, and the plain operations."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Words
from anthropolis.games.hegemony.cards.measures import measured
from anthropolis.games.hegemony.rules.moving.actions.companies import (
    company_words,
    has_machinery,
    takes_machinery,
)
from anthropolis.games.hegemony.rules.moving.actions.propose_bill import adjacent, bill_choice
from anthropolis.games.hegemony.rules.moving.actions.state import classes_words
from anthropolis.games.hegemony.rules.moving.asking import ascending_to, choose_so_many
from anthropolis.games.hegemony.rules.moving.changes import (
    change_legitimacy,
    gain_vp,
    tell_company,
)
from anthropolis.games.hegemony.rules.moving.counting import (
    NOBODY,
    companies_of,
    company_count,
    is_operational,
)
from anthropolis.games.hegemony.rules.moving.legitimacy import can_lose
from anthropolis.games.hegemony.rules.moving.money import force
from anthropolis.games.hegemony.rules.moving.policies import ChangePolicy
from anthropolis.games.hegemony.rules.moving.prosperity import gain_prosperity
from anthropolis.games.hegemony.rules.moving.stocks import (
    gain_influence,
    set_influence,
    spend_influence,
    trim_public,
)
from anthropolis.games.hegemony.rules.moving.workforce import leave_table, set_owner, settle
from anthropolis.games.hegemony.table.companies import COST, LABELS, OUT, SLOTS
from anthropolis.games.hegemony.table.deeds import Deed
from anthropolis.games.hegemony.table.figures import (
    COMPANY_LIMIT,
    LOWEST_LEGITIMACY,
    MACHINERY_TOKENS,
)
from anthropolis.games.hegemony.table.roles import CC, CLASSES, FISCAL, POLICIES, STATE
from anthropolis.games.hegemony.table.state import COMPANY, NO_BILL, Country

REPLACE: Final = 100
B_SECTION: Final = 1


@dataclass(frozen=True)
class Nationalize(Deed):
    """HEG-ST-21: a non-operational CC company takes the space of a non-operational Public one.

    Parts: the CC company, then REPLACE + the Public Company that leaves the game.
    """

    def companies(self, country: Country) -> list[int]:
        return [
            company
            for company in companies_of(country, CC)
            if country.crew_class[company] == NOBODY and not has_machinery(country, company)
        ]

    def idle_public(self, country: Country) -> list[int]:
        return [
            company
            for company in companies_of(country, STATE)
            if country.crew_class[company] == NOBODY and SLOTS[company]
        ]

    def refusal(self, country: Country) -> str:
        both = self.companies(country) and self.idle_public(country)
        return "" if both else "HEG-ST-21"

    def start(self, country: Country) -> None:
        country.ask_parts(self, [country.seat_of(STATE)])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        if not parts:
            return self.companies(country)
        if len(parts) == 1:
            return [REPLACE + company for company in self.idle_public(country)]
        return []

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        company, replaced = answers[0][0], answers[0][1] - REPLACE
        leave_table(country, replaced, OUT, "HEG-ST-21")
        set_owner(country, company, STATE, "HEG-ST-21")
        country.noted[COMPANY] = company
        if country.policies[FISCAL] == B_SECTION:
            force(country, STATE, CC, COST[company], "HEG-ST-21")
        trim_public(country)

    def rule(self) -> str:
        return "HEG-ST-21"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_nationalize", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        if choice >= REPLACE:
            return Words("replace", {"company": LABELS[choice - REPLACE]})
        return company_words(choice)


@dataclass(frozen=True)
class Privatize(Deed):
    """HEG-ST-22: an operational Public Company becomes CC's; CC must pay its cost."""

    def refusal(self, country: Country) -> str:
        if company_count(country, CC) >= COMPANY_LIMIT[CC]:
            return "HEG-CO-05"
        return "" if self.options(country, 0) else "HEG-ST-22"

    def start(self, country: Country) -> None:
        country.ask(self, country.seat_of(STATE))

    def options(self, country: Country, seat: int) -> list[int]:
        return [c for c in companies_of(country, STATE) if is_operational(country, c)]

    def answered(self, country: Country, seat: int, choice: int) -> None:
        force(country, CC, STATE, COST[choice], "HEG-ST-22")
        set_owner(country, choice, CC, "HEG-ST-22")
        trim_public(country)
        settle(country)

    def rule(self) -> str:
        return "HEG-ST-22"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_privatize", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return company_words(choice)


@dataclass(frozen=True)
class MovePolicy(Deed):
    """HEG-ST-23: with enough Bills on the table a Policy without one moves by one section."""

    least: int

    def refusal(self, country: Country) -> str:
        placed = len([bill for bill in country.bills if bill != NO_BILL])
        return "" if placed >= self.least and self.options(country, 0) else "HEG-ST-23"

    def start(self, country: Country) -> None:
        country.ask(self, country.seat_of(STATE))

    def options(self, country: Country, seat: int) -> list[int]:
        return [
            policy * 3 + section
            for policy in range(POLICIES)
            if country.bills[policy] == NO_BILL
            for section in range(3)
            if adjacent(country, policy, section)
        ]

    def answered(self, country: Country, seat: int, choice: int) -> None:
        country.then(ChangePolicy(choice // 3, choice % 3, "HEG-ST-23"))

    def rule(self) -> str:
        return "HEG-ST-23"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_move_policy", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return bill_choice(choice)


@dataclass(frozen=True)
class LoseLegitimacy(Deed):
    """HEG-OP-14, HEG-LEG-03: so many classes that can lose a point, chosen by the State."""

    classes: int

    def refusal(self, country: Country) -> str:
        return "" if len(can_lose(country)) >= self.classes else "HEG-LEG-03"

    def start(self, country: Country) -> None:
        if not self.refusal(country):
            country.ask_parts(self, [country.seat_of(STATE)])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        return choose_so_many(can_lose(country), parts, self.classes)

    def once(self, country: Country, seat: int, parts: list[int], options: list[int]) -> list[int]:
        return ascending_to(self.classes, parts, options)

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        for role in answers[0]:
            change_legitimacy(country, role, -1, "HEG-OP-14")

    def rule(self) -> str:
        return "HEG-LEG-03"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_lose_legitimacy", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("class", {"role": CLASSES[choice]})


@dataclass(frozen=True)
class TakeInfluence(Deed):
    """HEG-ST-20: one or two players with Influence whose Legitimacy is at least 2 give one each."""

    most: int

    def givers(self, country: Country) -> list[int]:
        return [
            role
            for role in range(3)
            if country.influence[role] and country.legitimacy[role] > LOWEST_LEGITIMACY
        ]

    def refusal(self, country: Country) -> str:
        return "" if self.givers(country) else "HEG-ST-20"

    def start(self, country: Country) -> None:
        if not self.refusal(country):
            country.ask(self, country.seat_of(STATE))

    def options(self, country: Country, seat: int) -> list[int]:
        """Sets of one or two givers, one bit per class."""
        givers = 0
        for role in self.givers(country):
            givers |= 1 << role
        return [
            bits for bits in range(1, 8) if bits & ~givers == 0 and bits.bit_count() <= self.most
        ]

    def answered(self, country: Country, seat: int, choice: int) -> None:
        for role in range(3):
            if choice >> role & 1:
                set_influence(country, role, country.influence[role] - 1, "HEG-ST-20")
                mine = country.influence[STATE] + 1
                set_influence(country, STATE, mine, "HEG-ST-20")
                change_legitimacy(country, role, -1, "HEG-ST-20")

    def rule(self) -> str:
        return "HEG-ST-20"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_take_influence", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return classes_words(choice)


@dataclass(frozen=True)
class GainInfluence(Deed):
    """HEG-OP-14: from the supply; the State's is Personal."""

    role: int
    amount: int
    measure: int

    def refusal(self, country: Country) -> str:
        return ""

    def start(self, country: Country) -> None:
        amount = self.amount * measured(country, self.role, self.measure)
        gain_influence(country, self.role, amount, "HEG-OP-14")


@dataclass(frozen=True)
class SpendInfluence(Deed):
    """HEG-OP-14: the price of a card."""

    role: int
    amount: int

    def refusal(self, country: Country) -> str:
        return "" if country.influence[self.role] >= self.amount else "HEG-OP-14"

    def start(self, country: Country) -> None:
        spend_influence(country, self.role, self.amount, "HEG-OP-14")


@dataclass(frozen=True)
class GainProsperity(Deed):
    """HEG-OP-14, HEG-FREE-02."""

    role: int

    def refusal(self, country: Country) -> str:
        return ""

    def start(self, country: Country) -> None:
        gain_prosperity(country, self.role, "HEG-OP-14")


@dataclass(frozen=True)
class GainVP(Deed):
    """HEG-OP-14: victory points for a card."""

    role: int
    amount: int

    def refusal(self, country: Country) -> str:
        return ""

    def start(self, country: Country) -> None:
        gain_vp(country, self.role, self.amount, "cards", "HEG-OP-14")


@dataclass(frozen=True)
class PlaceMachinery(Deed):
    """HEG-OP-14, HEG-CO-07: tokens on different eligible own companies; what finds none is lost."""

    number: int

    def places(self, country: Country) -> list[int]:
        return [c for c in companies_of(country, CC) if takes_machinery(country, c)]

    def tokens(self, country: Country) -> int:
        left = MACHINERY_TOKENS - country.machinery.bit_count()
        return min(self.number, left, len(self.places(country)))

    def refusal(self, country: Country) -> str:
        return "" if self.tokens(country) else "HEG-CO-07"

    def start(self, country: Country) -> None:
        if not self.refusal(country):
            country.ask_parts(self, [country.seat_of(CC)])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        return choose_so_many(self.places(country), parts, self.tokens(country))

    def once(self, country: Country, seat: int, parts: list[int], options: list[int]) -> list[int]:
        return ascending_to(self.tokens(country), parts, options)

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        for company in answers[0]:
            if country.listening:
                tell_company(country, company, "machinery", "no", "yes", "HEG-CO-07")
            country.machinery |= 1 << company

    def rule(self) -> str:
        return "HEG-CO-07"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_machinery", {"number": self.tokens(country)})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return company_words(choice)
