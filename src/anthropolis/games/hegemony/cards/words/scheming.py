"""HXP-ACT: the words that only the 20 cards of the expansion use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Words
from anthropolis.games.hegemony.rules.moving.actions.propose_bill import (
    ANY_POLICY,
    VOTE_NOW,
    WAIT,
    bill_choice,
    free_markers,
    open_bills,
    place_bill,
)
from anthropolis.games.hegemony.rules.moving.asking import SKIP
from anthropolis.games.hegemony.rules.moving.counting import population
from anthropolis.games.hegemony.rules.moving.elections import IMMEDIATE, HoldVote
from anthropolis.games.hegemony.rules.moving.money import pay
from anthropolis.games.hegemony.rules.moving.stocks import (
    from_supply,
    public_limit,
    set_goods,
    set_influence,
    set_public,
    spend_influence,
)
from anthropolis.games.hegemony.table.deeds import Deed
from anthropolis.games.hegemony.table.events import BillRemoved
from anthropolis.games.hegemony.table.figures import VOTE_COST
from anthropolis.games.hegemony.table.hooks import HOOKS
from anthropolis.games.hegemony.table.roles import (
    BANK,
    HEALTH,
    POLICIES,
    ROLES,
    SECTIONS,
    STATE,
)
from anthropolis.games.hegemony.table.state import CHOSEN, NO_BILL, PROPOSED, Country

MOST_BILLS: Final = 3


@dataclass(frozen=True)
class DiscardBill(Deed):
    """HXP-ACT-04: with at most 3 Bills on the table one of another player goes, unpaid."""

    role: int

    def refusal(self, country: Country) -> str:
        return "" if self.options(country, 0) else "HXP-ACT-04"

    def options(self, country: Country, seat: int) -> list[int]:
        placed = [p for p in range(POLICIES) if country.bills[p] != NO_BILL]
        if len(placed) > MOST_BILLS:
            return []
        return [p for p in placed if country.bills[p] % 4 != self.role]

    def start(self, country: Country) -> None:
        country.ask(self, country.seat_of(self.role))

    def answered(self, country: Country, seat: int, choice: int) -> None:
        bill = country.bills[choice]
        country.bills[choice] = NO_BILL
        country.noted[CHOSEN] = bill % 4
        country.noted[PROPOSED] = 1 << choice
        if country.listening:
            name, section = ROLES[bill % 4], SECTIONS[bill // 4]
            country.tell(BillRemoved("HXP-ACT-04", name, choice + 1, section))
        HOOKS[0].bill_removed(country, choice)

    def rule(self) -> str:
        return "HXP-ACT-04"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_discard_bill", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("policy_choice", {"policy": f"policy_{choice + 1}"})


@dataclass(frozen=True)
class MayPropose(Deed):
    """HXP-ACT-04: then the player, and after him the owner, may propose on another policy.

    `by` is a role, or OWNER: whoever had proposed the Bill discarded. Parts as in ProposeBill.
    """

    by: int

    def who(self, country: Country) -> int:
        return country.noted[CHOSEN] if self.by == OWNER else self.by

    def refusal(self, country: Country) -> str:
        return ""

    def bills(self, country: Country) -> list[int]:
        if free_markers(country, self.who(country)) == 0:
            return []
        gone = country.noted[PROPOSED]
        found = open_bills(country, ANY_POLICY, False)
        return [bill for bill in found if not gone >> (bill // 3) & 1]

    def start(self, country: Country) -> None:
        if self.bills(country):
            country.ask_parts(self, [country.seat_of(self.who(country))])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        if not parts:
            return [*self.bills(country), SKIP]
        may_vote = country.influence[self.who(country)] >= VOTE_COST
        return [WAIT, VOTE_NOW] if len(parts) == 1 and parts[0] != SKIP and may_vote else []

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        parts = answers[0]
        if parts[0] == SKIP:
            return
        role = self.who(country)
        place_bill(country, role, parts[0], "HXP-ACT-04")
        if len(parts) > 1 and parts[1] == VOTE_NOW:
            spend_influence(country, role, VOTE_COST, "HEG-BILL-03")
            country.then(HoldVote(parts[0] // 3, False, IMMEDIATE))
        else:
            HOOKS[0].bill_waits(country, parts[0] // 3)

    def rule(self) -> str:
        return "HXP-ACT-04"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_bill", {"role": ROLES[self.who(country)]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return bill_choice(choice)


OWNER: Final = -1


@dataclass(frozen=True)
class BlockPolicy(Deed):
    """HXP-ACT-06: an own marker keeps a policy free of Bills until the end of the round."""

    role: int

    def refusal(self, country: Country) -> str:
        return "" if free_markers(country, self.role) and self.options(country, 0) else "HXP-ACT-06"

    def options(self, country: Country, seat: int) -> list[int]:
        return [p for p in range(POLICIES) if not country.guards[self.role] >> p & 1]

    def start(self, country: Country) -> None:
        country.ask(self, country.seat_of(self.role))

    def answered(self, country: Country, seat: int, choice: int) -> None:
        country.guards[self.role] |= 1 << choice

    def rule(self) -> str:
        return "HXP-ACT-06"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_protect", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("policy_choice", {"policy": f"policy_{choice + 1}"})


@dataclass(frozen=True)
class RevealScandal(Deed):
    """HXP-ACT-07: so much Influence from one other player who has some; the State's Personal."""

    role: int
    amount: int

    def refusal(self, country: Country) -> str:
        return "" if self.options(country, 0) else "HXP-ACT-07"

    def options(self, country: Country, seat: int) -> list[int]:
        return [r for r in country.roles if r != self.role and country.influence[r]]

    def start(self, country: Country) -> None:
        country.ask(self, country.seat_of(self.role))

    def answered(self, country: Country, seat: int, choice: int) -> None:
        taken = min(self.amount, country.influence[choice])
        set_influence(country, choice, country.influence[choice] - taken, "HXP-ACT-07")
        set_influence(country, self.role, country.influence[self.role] + taken, "HXP-ACT-07")

    def rule(self) -> str:
        return "HXP-ACT-07"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_scandal", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("role_choice", {"role": ROLES[choice]})


@dataclass(frozen=True)
class TakeFree(Deed):
    """HXP-ACT-08: free Health from the State up to half of the Population, rounded up."""

    role: int

    def refusal(self, country: Country) -> str:
        return ""

    def start(self, country: Country) -> None:
        most = (population(country, self.role) + 1) // 2
        units = min(most, country.public[HEALTH])
        set_public(country, HEALTH, country.public[HEALTH] - units, "HXP-ACT-08")
        held = country.goods[self.role * 4 + HEALTH]
        set_goods(country, self.role, HEALTH, held + units, "HXP-ACT-08")


@dataclass(frozen=True)
class ImportHealth(Deed):
    """HXP-ACT-11: the State buys Health abroad at a price of its own, up to its free storage."""

    price: int

    def refusal(self, country: Country) -> str:
        return ""

    def most(self, country: Country) -> int:
        room = public_limit(country, HEALTH) - country.public[HEALTH]
        return max(0, min(room, country.money[STATE] // self.price, country.stock_left[HEALTH]))

    def start(self, country: Country) -> None:
        if self.most(country):
            country.ask(self, country.seat_of(STATE))

    def options(self, country: Country, seat: int) -> list[int]:
        return list(range(self.most(country) + 1))

    def span(self, country: Country, seat: int) -> tuple[int, int] | None:
        return 0, self.most(country)

    def counted(self, country: Country, seat: int) -> str:
        return "health"

    def answered(self, country: Country, seat: int, choice: int) -> None:
        pay(country, STATE, BANK, self.price * choice, "HXP-ACT-11")
        units = from_supply(country, HEALTH, choice)
        set_public(country, HEALTH, country.public[HEALTH] + units, "HXP-ACT-11")

    def rule(self) -> str:
        return "HXP-ACT-11"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_import_health", {"price": self.price})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("units", {"units": choice})
