"""Chapter 2, Crisis Response: the revealed card takes the place of the IMF's intervention."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step, Words
from anthropolis.games.hegemony.crises.crisis_cards import (
    CRISES,
    HALF,
    KEEP,
    LENDERS,
    NEGOTIATIONS,
    PROGRAM,
    REPAID,
    REVOLUTION,
    CrisisCard,
    is_replaced,
    reveal_next,
    revealed,
)
from anthropolis.games.hegemony.rules.moving.actions.protest import Strike
from anthropolis.games.hegemony.rules.moving.asking import ascending_to, choose_so_many, others
from anthropolis.games.hegemony.rules.moving.changes import (
    change_legitimacy,
    set_capital,
    set_loans,
    set_money,
)
from anthropolis.games.hegemony.rules.moving.counting import (
    company_count,
    outside_companies,
    population,
    unemployed_count,
    union_count,
)
from anthropolis.games.hegemony.rules.moving.money import can_pay, force, pay, receive
from anthropolis.games.hegemony.rules.moving.stocks import (
    gain_influence,
    gives_away,
    move_cubes,
    set_goods,
    set_public,
)
from anthropolis.games.hegemony.rules.moving.wages import WagesByLaw
from anthropolis.games.hegemony.rules.moving.workforce import jobless, place_strike, remove_worker
from anthropolis.games.hegemony.rules.production.imf import (
    ImposePolicies,
    LowestWages,
    RemoveBills,
    RepayAll,
)
from anthropolis.games.hegemony.table.crisis_events import BondsIssued, BondsRepaid, CrisisBegun
from anthropolis.games.hegemony.table.deeds import Deed
from anthropolis.games.hegemony.table.figures import PAY_OFF_IMF
from anthropolis.games.hegemony.table.roles import (
    BANK,
    CC,
    HEALTH,
    KINDS,
    LABOR,
    POLICIES,
    ROLES,
    STATE,
    TYPES,
    WC,
    B,
    C,
)
from anthropolis.games.hegemony.table.state import OPENING_FREE, REVEALED_CRISIS, UNITS, Country


@dataclass(frozen=True)
class UseCrisis(Step):
    """HXP-CRI-02 to HXP-CRI-09: the five steps of the revealed card, then the next one is shown."""

    def start(self, country: Country) -> None:
        card = revealed(country)
        if is_replaced(country, card):
            reveal_next(country)
            country.then(self)
            return
        if country.listening:
            country.tell(CrisisBegun("HXP-CRI-02", card.id))
        if card.id == PROGRAM:
            country.then(*[LendBond(role) for role in LENDERS if country.plays(role)], EndBonds())
            return
        number = country.crises[REVEALED_CRISIS][0]
        country.then(
            RemoveBills(tuple(card.bills)),
            FreeOpening(card.id == REVOLUTION),
            *imposed(country, card),
            FreeOpening(False),
            *effect_steps(country, card),
            RepayAll(),
            CrisisLegitimacy(number),
            Lock(card.locks),
            NextCrisis(),
        )


def imposed(country: Country, card: CrisisCard) -> list[Step]:
    """HXP-CRI-05: the markers named move with all their effects; 2C forces all wages to L1."""
    sections = [
        country.policies[p] if card.sections[p] == KEEP else card.sections[p]
        for p in range(POLICIES)
    ]
    whole = ImposePolicies(tuple(sections))
    if card.sections[LABOR] == C:
        return [whole, LowestWages()]
    if card.sections[LABOR] == B and country.policies[LABOR] != B:
        # Wages rise before anybody is asked about the other policies.
        first = [*country.policies[:LABOR], B, *country.policies[LABOR + 1 :]]
        return [ImposePolicies(tuple(first)), WagesByLaw(), whole]
    return [whole]


@dataclass(frozen=True)
class FreeOpening(Step):
    """HXP-CRI-06: in a revolution the State pays nothing for new Public Companies."""

    free: bool

    def start(self, country: Country) -> None:
        if self.free:
            country.flags |= OPENING_FREE
        else:
            country.flags &= ~OPENING_FREE


def effect_steps(country: Country, card: CrisisCard) -> list[Step]:
    """HXP-CRI-06, HXP-GEN-03: line by line for the roles that are in the game."""
    if card.id == NEGOTIATIONS:
        return [Negotiate(0)]
    steps: list[Step] = []
    number = CRISES.index(card)
    for place in range(len(card.effects)):
        for role in card.effects[place].roles:
            if role == STATE or country.plays(role):
                steps.append(DoEffect(number, place, role))
    return steps


def counted(country: Country, role: int, text: str) -> int:
    """The few sums that crisis cards print."""
    if text == "ceil(population / 2)":
        return (population(country, role) + 1) // 2
    if text == "floor(own_companies / 2)":
        return company_count(country, role) // 2
    if text == "2 * trade_unions":
        return 2 * union_count(country)
    if text == "2 * public_and_capitalist_companies_with_own_workers":
        return 2 * outside_companies(country)
    return int(text)


@dataclass(frozen=True)
class DoEffect(Step):
    """HXP-CRI-06, HXP-CRI-43: one line for one role; payments are forced."""

    card: int
    place: int
    role: int

    def start(self, country: Country) -> None:
        effect, role = CRISES[self.card].effects[self.place], self.role
        if effect.money:
            receive(country, role, effect.money, "HXP-CRI-06")
        if effect.pays:
            force(country, role, STATE, effect.pays, "HXP-CRI-06")
        if effect.from_state:
            force(country, STATE, role, effect.from_state, "HXP-CRI-06")
        if effect.health:
            self.give_health(country, effect.health)
        if effect.influence:
            gain_influence(country, role, counted(country, role, effect.influence), "HXP-CRI-06")
        if effect.cubes:
            move_cubes(country, role, counted(country, role, effect.cubes), "HXP-CRI-06")
        if effect.removes:
            country.then(RemoveJobless(role, effect.removes))
        if effect.strikes:
            country.then(CrisisStrike(effect.strikes, False))

    def give_health(self, country: Country, most: int) -> None:
        units = min(most, country.public[HEALTH])
        set_public(country, HEALTH, country.public[HEALTH] - units, "HXP-CRI-43")
        held = country.goods[self.role * 4 + HEALTH]
        set_goods(country, self.role, HEALTH, held + units, "HXP-CRI-43")


@dataclass(frozen=True)
class Negotiate(Step):
    """HXP-CRI-40: every class pays 10, at least once, until the State can pay off its loans."""

    done: int

    def start(self, country: Country) -> None:
        enough = country.money[STATE] >= PAY_OFF_IMF * country.loans[STATE]
        if self.done and enough:
            for role in range(3):
                if country.plays(role):
                    change_legitimacy(country, role, -self.done, "HXP-CRI-40")
            return
        for role in range(3):
            if country.plays(role):
                force(country, role, STATE, 10, "HXP-CRI-40")
        country.then(Negotiate(self.done + 1))


@dataclass(frozen=True)
class RemoveJobless(Step):
    """HXP-CRI-42: the owner chooses which jobless workers leave; with fewer only those do.

    Parts are types in ascending order.
    """

    role: int
    number: int

    def start(self, country: Country) -> None:
        country.ask_parts(self, [country.seat_of(self.role)])

    def pieces(self, country: Country) -> list[int]:
        """Each jobless worker as type * 100 + number, so that equal ones come in one order only."""
        pool = jobless(country, self.role)
        most = self.number
        return [kind * 100 + n for kind in range(KINDS) for n in range(min(pool[kind], most))]

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        offered = choose_so_many(self.pieces(country), parts, self.due(country))
        return [p for p in offered if p % 100 == 0 or p - 1 in parts]

    def due(self, country: Country) -> int:
        return min(self.number, unemployed_count(country, self.role))

    def once(self, country: Country, seat: int, parts: list[int], options: list[int]) -> list[int]:
        left = others(self.pieces(country), parts)
        allowed = ascending_to(self.due(country), parts, left)
        return [option for option in options if option in allowed]

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        for part in answers[0]:
            remove_worker(country, self.role, part // 100, "HXP-CRI-42")

    def rule(self) -> str:
        return "HXP-CRI-42"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_remove_jobless", {"role": ROLES[self.role], "number": self.number})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("jobless_worker", {"kind": TYPES[choice // 100]})


@dataclass(frozen=True)
class CrisisStrike(Strike):
    """HXP-CRI-41: WC places tokens on companies that could be struck now; they stay next round."""

    def targets(self, country: Country) -> list[int]:
        """HAU-EXT-04: the list of an automa leaves out what the State gives away."""
        found = super().targets(country)
        if country.is_automa(WC):
            return [company for company in found if not gives_away(country, company)]
        return found

    def refusal(self, country: Country) -> str:
        return "" if self.limit(country) and self.targets(country) else self.rule()

    def start(self, country: Country) -> None:
        if not self.refusal(country):
            country.ask_parts(self, [country.seat_of(WC)])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        return choose_so_many(self.targets(country), parts, self.due(country))

    def due(self, country: Country) -> int:
        return min(self.limit(country), len(self.targets(country)))

    def once(self, country: Country, seat: int, parts: list[int], options: list[int]) -> list[int]:
        return ascending_to(self.due(country), parts, options)

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        for company in answers[0]:
            place_strike(country, company, "HXP-CRI-41")

    def rule(self) -> str:
        return "HXP-CRI-41"


@dataclass(frozen=True)
class CrisisLegitimacy(Step):
    """HXP-CRI-08: as printed; half is rounded up."""

    card: int

    def start(self, country: Country) -> None:
        for role in range(3):
            change = CRISES[self.card].legitimacy[role]
            if change == HALF:
                change_legitimacy(country, role, -(country.legitimacy[role] // 2), "HXP-CRI-08")
            elif isinstance(change, int):
                change_legitimacy(country, role, change, "HXP-CRI-08")


@dataclass(frozen=True)
class Lock(Step):
    """HXP-CRI-20: lock tokens on the markers; no Bill may be proposed there."""

    policies: int

    def start(self, country: Country) -> None:
        country.locks |= self.policies


@dataclass(frozen=True)
class NextCrisis(Step):
    """HXP-CRI-09: the card is set aside and the next one revealed."""

    def start(self, country: Country) -> None:
        reveal_next(country)


# -- bonds -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class LendBond(Step):
    """HXP-CRI-30: 30, 50 or nothing; nobody may take a loan to lend."""

    role: int

    def start(self, country: Country) -> None:
        if len(self.options(country, 0)) > 1:
            country.ask(self, country.seat_of(self.role))

    def options(self, country: Country, seat: int) -> list[int]:
        return [0, *[amount for amount in sorted(REPAID) if can_pay(country, self.role, amount)]]

    def answered(self, country: Country, seat: int, choice: int) -> None:
        if choice:
            if self.role == CC:
                country.noted[UNITS] = max(0, choice - country.money[CC])
            pay(country, self.role, STATE, choice, "HXP-CRI-30")
            country.bonds[self.role] = choice

    def rule(self) -> str:
        return "HXP-CRI-30"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_lend", {"role": ROLES[self.role]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("lend", {"amount": choice})


@dataclass(frozen=True)
class EndBonds(Step):
    """HXP-CRI-31, HXP-CRI-32: enough money pays off all loans; else it goes back, a new card."""

    def start(self, country: Country) -> None:
        due = PAY_OFF_IMF * country.loans[STATE]
        if country.money[STATE] >= due:
            pay(country, STATE, BANK, due, "HXP-CRI-31")
            set_loans(country, STATE, 0, "HXP-CRI-31")
            if country.listening:
                country.tell(BondsIssued("HXP-CRI-33", *country.bonds))
            country.then(NextCrisis())
            return
        for role in LENDERS:
            give_back(country, role, country.bonds[role])
            country.bonds[role] = 0
        reveal_next(country)
        country.then(UseCrisis())


def give_back(country: Country, role: int, lent: int) -> None:
    """HXP-CRI-32: what came out of Capital is Capital again, no Revenue for the tax."""
    pay(country, STATE, role, lent, "HXP-CRI-32")
    if role == CC and lent and country.noted[UNITS]:
        from_capital = country.noted[UNITS]
        set_money(country, CC, country.money[CC] - from_capital, "HXP-CRI-32")
        set_capital(country, country.capital + from_capital, "HXP-CRI-32")


@dataclass(frozen=True)
class RepayBonds(Deed):
    """HXP-CRI-33: at the end of the next Action Phase at the latest, with loans if need be."""

    def refusal(self, country: Country) -> str:
        """HEG-MON-03: earlier only with the money that is there, all bonds at once."""
        due = sum([REPAID.get(lent, 0) for lent in country.bonds])
        return "" if can_pay(country, STATE, due) else "HEG-MON-03"

    def start(self, country: Country) -> None:
        if any(country.bonds) and country.listening:
            country.tell(BondsRepaid("HXP-CRI-33", *[REPAID.get(b, 0) for b in country.bonds]))
        for role in range(3):
            if country.bonds[role]:
                force(country, STATE, role, REPAID[country.bonds[role]], "HXP-CRI-33")
                country.bonds[role] = 0
