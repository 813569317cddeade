"""Chapter 3, the benefits of kept alternative events, each at its phase and never compulsory."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from anthropolis.engine.flow import Step, Words
from anthropolis.games.hegemony.rules.moving.changes import gain_vp
from anthropolis.games.hegemony.rules.moving.counting import (
    NOBODY,
    companies_of,
    is_operational,
    working_in,
)
from anthropolis.games.hegemony.rules.moving.money import force, receive
from anthropolis.games.hegemony.rules.moving.stocks import (
    from_supply,
    gain_influence,
    move_cubes,
    public_limit,
    set_goods,
    set_public,
    set_storage,
    store_output,
    stored,
)
from anthropolis.games.hegemony.rules.moving.workforce import (
    can_fill,
    crew_choices,
    has_strike,
    hire,
    jobless,
)
from anthropolis.games.hegemony.table.calendar import PHASES
from anthropolis.games.hegemony.table.companies import (
    COUNT,
    HOME,
    INDUSTRY,
    LABELS,
    LEVELS,
    PAID,
    SLOTS,
)
from anthropolis.games.hegemony.table.crisis_events import BenefitUsed
from anthropolis.games.hegemony.table.decks import BASE_EVENTS, EVENT_CARDS, EVENT_IDS
from anthropolis.games.hegemony.table.roles import (
    CC,
    LUXURY,
    MC,
    RESOURCES,
    ROLES,
    STATE,
    TYPES,
    WC,
)
from anthropolis.games.hegemony.table.state import NO_BILL, PRESSED, SHIFTED, STAFFED, Country

NOT_USED: Final = 0
USED: Final = 1
SHIFT: Final = 10
"""SHIFT + company * 2 + 1 for a level up, + 0 for one down."""
STAFF: Final = 1000
"""STAFF + company * 2 + class: 5 money, and that company is staffed before it produces."""
SELLING_PRICE: Final = 10
SUPPLEMENT: Final = 5
STIMULUS_MONEY: Final = 5
PRESSURE_MOST: Final = 2
LUXURY_INDUSTRY: Final[int] = TYPES.index("luxury")


class Benefit:
    """HXP-EVT-04: what the owner of a kept card gets, and in which phase."""

    def __init__(self, number: int, data: dict[str, Any]) -> None:
        benefit = data["benefit"]
        self.number = number
        self.phase: int = PHASES.index(benefit["phase"])
        gains: dict[str, int] = benefit.get("gain", {})
        self.goods: list[int] = [gains.get(resource, 0) for resource in RESOURCES]
        self.money: int = gains.get("money", 0)
        self.influence: int = gains.get("influence", 0)
        self.from_state: int = benefit.get("gain_from_state", {}).get("money", 0)
        self.cubes: int = benefit.get("add_cubes", 0)
        sale = benefit.get("sell_to_state")
        self.sells: int = RESOURCES.index(sale["resource"]) if sale else -1
        self.most: int = sale["max"] if sale else 0
        self.shifts = "wage_level_shift" in benefit
        self.staffs = "may_staff_one_own_company_before_it_produces" in benefit
        self.presses = "discard_before_a_vote" in benefit
        self.later = bool(
            {"tax_discount", "cover_needs", "wage_supplement", "production_bonus",
             "whenever_building"} & set(benefit)
        ) or self.shifts or self.staffs  # fmt: skip


BENEFITS: Final[list[Benefit]] = [
    Benefit(i, data) for i, data in enumerate(EVENT_CARDS[BASE_EVENTS:])
]
SUPPLEMENTS: Final[int] = EVENT_IDS.index("public_sector_union_negotiations") - BASE_EVENTS
DIGITAL: Final[int] = EVENT_IDS.index("demand_for_digital_transformation") - BASE_EVENTS
INTERVENTION: Final[int] = EVENT_IDS.index("demand_for_state_intervention") - BASE_EVENTS
STIMULUS: Final[int] = EVENT_IDS.index("demand_for_economic_stimulus") - BASE_EVENTS
PUBLIC_PRESSURE: Final[int] = EVENT_IDS.index("public_pressure") - BASE_EVENTS


# -- what may be chosen ----------------------------------------------------------------------------


def choices(country: Country, role: int, benefit: Benefit) -> list[int]:
    """Every way to use a benefit now; empty if there is none."""
    if benefit.sells >= 0:
        return list(range(1, sellable(country, role, benefit) + 1))
    if benefit.shifts:
        return shift_choices(country, role)
    if benefit.staffs:
        return [USED, *staff_choices(country, role)]
    return [] if benefit.presses else [USED]


def sellable(country: Country, role: int, benefit: Benefit) -> int:
    """HXP-EVT-10: what the owner has and the State has room for; the State must buy."""
    resource = benefit.sells
    room = public_limit(country, resource) - country.public[resource]
    held = stored(country, role, resource) if role != WC else country.goods[resource]
    return max(0, min(benefit.most, held, room))


def shift_choices(country: Country, role: int) -> list[int]:
    """HXP-EVT-15: a private company that the owner owns or works in, one level up or down."""
    found: list[int] = []
    for company in range(COUNT):
        owner = country.owner[company]
        mine = owner == role or working_in(country, role, company)
        if owner in (MC, CC) and PAID[company] and mine:
            if country.wage[company] > 0:
                found.append(SHIFT + company * 2)
            if country.wage[company] < len(LEVELS) - 1:
                found.append(SHIFT + company * 2 + 1)
    return found


def staff_choices(country: Country, role: int) -> list[int]:
    """HXP-EVT-17: an own idle company that jobless workers of one class could fill."""
    found: list[int] = []
    for company in companies_of(country, role):
        if SLOTS[company] and country.crew_class[company] == NOBODY:
            for people in (WC, MC) if role == CC else (MC,):
                if country.plays(people) and can_fill(country, company, people):
                    found.append(STAFF + company * 2 + people)
    return found


# -- using it --------------------------------------------------------------------------------------


def use(country: Country, role: int, benefit: Benefit, choice: int) -> None:
    """HXP-EVT-04, HXP-EVT-06: one card, used once in its phase."""
    if country.listening:
        event = EVENT_IDS[BASE_EVENTS + benefit.number]
        country.tell(BenefitUsed("HXP-EVT-04", ROLES[role], event))
    if benefit.later:
        country.using[role] |= 1 << benefit.number
        if benefit.shifts:
            country.tally[SHIFTED + role] = choice
        elif benefit.staffs:
            country.tally[STAFFED + role] = choice
    elif benefit.sells >= 0:
        sell(country, role, benefit.sells, choice)
    else:
        gain(country, role, benefit)


def gain(country: Country, role: int, benefit: Benefit) -> None:
    """HXP-EVT-11: resources to Goods & Services, of CC to its Storage."""
    for resource in range(len(RESOURCES)):
        units = benefit.goods[resource]
        if units and role == CC:
            store_output(country, CC, resource, units, "HXP-EVT-11")
        elif units:
            got = from_supply(country, resource, units)
            held = country.goods[role * 4 + resource]
            set_goods(country, role, resource, held + got, "HXP-EVT-11")
    if benefit.money:
        receive(country, role, benefit.money, "HXP-EVT-04")
    if benefit.from_state:
        force(country, STATE, role, benefit.from_state, "HXP-EVT-04")
    if benefit.influence:
        gain_influence(country, role, benefit.influence, "HXP-EVT-04")
    if benefit.cubes:
        move_cubes(country, role, benefit.cubes, "HXP-EVT-04")


def sell(country: Country, role: int, resource: int, units: int) -> None:
    """HXP-EVT-10: at 10 each, with a loan of the State if need be; it gains 1 VP."""
    if role == WC:
        set_goods(country, WC, resource, country.goods[resource] - units, "HXP-EVT-10")
    else:
        left = stored(country, role, resource) - units
        set_storage(country, role, resource, left, "HXP-EVT-10")
    set_public(country, resource, country.public[resource] + units, "HXP-EVT-10")
    force(country, STATE, role, SELLING_PRICE * units, "HXP-EVT-10")
    gain_vp(country, STATE, 1, "events", "HXP-EVT-10")


@dataclass(frozen=True)
class OfferBenefit(Step):
    """HXP-EVT-05: the owner decides each time; automas always use theirs as far as possible."""

    role: int
    benefit: int

    def start(self, country: Country) -> None:
        if choices(country, self.role, BENEFITS[self.benefit]):
            country.ask(self, country.seat_of(self.role))

    def options(self, country: Country, seat: int) -> list[int]:
        return [NOT_USED, *choices(country, self.role, BENEFITS[self.benefit])]

    def answered(self, country: Country, seat: int, choice: int) -> None:
        if choice != NOT_USED:
            use(country, self.role, BENEFITS[self.benefit], choice)

    def rule(self) -> str:
        return "HXP-EVT-05"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_benefit", {"event": EVENT_IDS[BASE_EVENTS + self.benefit]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return benefit_words(choice, BENEFITS[self.benefit])


def benefit_words(choice: int, benefit: Benefit) -> Words:
    if choice == NOT_USED:
        return Words("skip", {})
    if benefit.sells >= 0:
        return Words("units", {"units": choice})
    if choice >= STAFF:
        return Words("company", {"company": LABELS[(choice - STAFF) // 2]})
    if choice >= SHIFT:
        up = (choice - SHIFT) % 2 == 1
        word = "wage_up" if up else "wage_down"
        return Words(word, {"company": LABELS[(choice - SHIFT) // 2]})
    return Words("use_it", {})


def offers(country: Country, phase: int) -> list[Step]:
    """HXP-EVT-04, HXP-EVT-06: every kept card with a benefit of the phase, class by class."""
    return [
        OfferBenefit(role, benefit.number)
        for role in range(3)
        for benefit in BENEFITS
        if benefit.phase == phase and country.kept[role] >> benefit.number & 1
    ]


def forget_uses(country: Country) -> None:
    """Benefits are switched on for one phase."""
    for role in range(3):
        country.using[role] = 0
        country.tally[SHIFTED + role] = 0
        country.tally[STAFFED + role] = 0


# -- in production ---------------------------------------------------------------------------------


def before_production(country: Country) -> None:
    """HXP-EVT-15, HXP-EVT-16, HXP-EVT-17: what is switched on for the Produce step."""
    for role in range(3):
        on = country.using[role]
        if on >> SUPPLEMENTS & 1:
            supplement(country, role)
        if on >> STIMULUS & 1:
            receive(country, role, STIMULUS_MONEY, "HXP-EVT-17")
            staff(country, country.tally[STAFFED + role])
        if on >> DIGITAL & 1:
            for company in companies_of(country, role):
                if INDUSTRY[company] == LUXURY_INDUSTRY and will_produce(country, company):
                    store_output(country, role, LUXURY, 1, "HXP-EVT-16")
    shift_wages(country, 1)


def will_produce(country: Country, company: int) -> bool:
    """HEG-STR-06: operational and not struck; the owner of an MC company works on alone."""
    struck = has_strike(country, company) and HOME[company] != MC
    return is_operational(country, company) and not struck


def supplement(country: Country, role: int) -> None:
    """5 from the State per Public Company with own workers; the State gains 1 VP."""
    number = len([c for c in companies_of(country, STATE) if working_in(country, role, c)])
    if number:
        force(country, STATE, role, SUPPLEMENT * number, "HXP-EVT-04")
        gain_vp(country, STATE, 1, "events", "HXP-EVT-04")


def staff(country: Country, choice: int) -> None:
    if choice < STAFF:
        return
    company, people = (choice - STAFF) // 2, (choice - STAFF) % 2
    if can_fill(country, company, people):
        crew = crew_choices(country, company, jobless(country, people))[0]
        hire(country, company, people, crew, "HXP-EVT-17")


def shift_wages(country: Country, direction: int) -> None:
    """HXP-EVT-15: the markers count one level higher or lower, for this production only.

    A marker that has moved to the limit meanwhile stays there.
    """
    for role in range(3):
        choice = country.tally[SHIFTED + role]
        if country.using[role] >> INTERVENTION & 1 and choice >= SHIFT:
            company = (choice - SHIFT) // 2
            level = country.wage[company] + (direction if (choice - SHIFT) % 2 else -direction)
            if 0 <= level < len(LEVELS):
                country.wage[company] = level
            else:
                country.tally[SHIFTED + role] = 0


def after_production(country: Country) -> None:
    shift_wages(country, -1)


# -- before a vote ---------------------------------------------------------------------------------


@dataclass(frozen=True)
class OfferPressure(Step):
    """HXP-EVT-12: the owner may name this Bill; the State backs it with up to 2 Influence."""

    role: int
    policy: int

    def start(self, country: Country) -> None:
        held = country.kept[self.role] >> PUBLIC_PRESSURE & 1
        if held and country.bills[self.policy] != NO_BILL:
            country.ask(self, country.seat_of(self.role))

    def options(self, country: Country, seat: int) -> list[int]:
        return [NOT_USED, USED]

    def answered(self, country: Country, seat: int, choice: int) -> None:
        if choice == USED:
            country.kept[self.role] &= ~(1 << PUBLIC_PRESSURE)
            country.tally[PRESSED] = self.policy + 1

    def rule(self) -> str:
        return "HXP-EVT-12"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_benefit", {"event": EVENT_IDS[BASE_EVENTS + PUBLIC_PRESSURE]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("skip" if choice == NOT_USED else "use_it", {})


def pressures(country: Country, policy: int) -> list[OfferPressure]:
    """HXP-EVT-12: whoever holds the card is asked before each vote of an Elections Phase."""
    return [
        OfferPressure(role, policy)
        for role in range(3)
        if country.kept[role] >> PUBLIC_PRESSURE & 1
    ]
