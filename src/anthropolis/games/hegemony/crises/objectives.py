"""Chapter 4, Hidden Agendas: one secret objective per person, five open ones per automa."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from anthropolis.engine.flow import Step, Words
from anthropolis.games.hegemony.cards.measures import agenda_matches
from anthropolis.games.hegemony.rules.moving.changes import gain_vp
from anthropolis.games.hegemony.rules.moving.counting import (
    companies_of,
    company_count,
    fully_operational_count,
    operational_count,
    outside_companies,
    population,
    unemployed_count,
    union_count,
)
from anthropolis.games.hegemony.rules.moving.stocks import stored
from anthropolis.games.hegemony.table.calendar import (
    ACTION,
    ELECTIONS,
    GAME_END,
    PREPARATION,
    PRODUCTION,
    SCORING,
)
from anthropolis.games.hegemony.table.companies import INDUSTRY
from anthropolis.games.hegemony.table.crisis_events import (
    ObjectiveKept,
    ObjectiveRevealed,
    ObjectiveTurned,
)
from anthropolis.games.hegemony.table.figures import COMPANY_LIMIT
from anthropolis.games.hegemony.table.policies import SCORED
from anthropolis.games.hegemony.table.roles import (
    CC,
    EDUCATION_POLICY,
    FISCAL,
    HEALTHCARE_POLICY,
    KINDS,
    MC,
    RESOURCES,
    ROLES,
    STATE,
    WC,
    A,
    B,
    C,
    load_data,
)
from anthropolis.games.hegemony.table.state import (
    BILLS_PASSED,
    EVENTS_DONE,
    EXPORT_MONEY,
    NO_CARD,
    STATE_LOANS,
    WAGES_BEFORE,
    Country,
)

ANYTIME: Final = -1
MOMENTS: Final = {
    "anytime": ANYTIME, "action_phase": ACTION, "production_phase": PRODUCTION,
    "elections_phase": ELECTIONS, "scoring_phase": SCORING, "game_end": GAME_END,
}  # fmt: skip


class Objective:
    """HXP-GEN-04: one of the 20 hidden objectives."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.id: str = data["id"]
        self.role: int = ROLES.index(data["role"])
        self.vp: int = data["vp"]
        self.moment: int = MOMENTS[data["when"]]
        self.about_policies: bool = data["policy_objective"]
        limit = str(data.get("limit", "")).split()
        self.first_round: int = int(limit[2]) if limit and limit[1] == ">=" else 1
        self.last_round: int = int(limit[2]) if limit and limit[1] == "<=" else 5


OBJECTIVES: Final[list[Objective]] = [
    Objective(data) for data in load_data("expansion_hidden_objectives")["objectives"]
]
OBJECTIVE_IDS: Final[list[str]] = [objective.id for objective in OBJECTIVES]
OWN: Final[list[list[int]]] = [
    [i for i in range(len(OBJECTIVES)) if OBJECTIVES[i].role == role] for role in range(4)
]
LATER: Final = 0
REVEAL: Final = 1


# -- conditions ------------------------------------------------------------------------------------


def is_met(country: Country, number: int) -> bool:
    """HXP-OBJ-02: the printed condition and its limit of rounds."""
    objective = OBJECTIVES[number]
    if not objective.first_round <= country.round <= objective.last_round:
        return False
    conditions = (working_met, middle_met, capitalist_met, state_met)
    return conditions[objective.role](country, objective.id)


def working_met(country: Country, name: str) -> bool:
    """HXP-OBJ-07: a Bill passed by an Immediate Vote does not count for the push."""
    if name == "rally_the_masses":
        return country.influence[WC] >= 6
    if name == "workers_unite":
        return union_count(country) >= 4
    if name == "working_class_push":
        return country.tally[BILLS_PASSED] >= 3
    if name == "small_labor_force":
        return population(country, WC) <= 7
    return country.wages_received[WC] - country.tally[WAGES_BEFORE] >= 240


def middle_met(country: Country, name: str) -> bool:
    if name == "entrepreneur":
        return all(stored(country, MC, resource) >= 8 for resource in range(len(RESOURCES)))
    if name == "successful_startup":
        return fully_operational_count(country) >= 5
    if name == "growing_middle_class":
        return fully_operational_count(country) == 8 and outside_companies(country) >= 5
    if name == "golden_compromise":
        return country.policies[:SCORED].count(B) == SCORED
    return unemployed_count(country, MC) == 0


def capitalist_met(country: Country, name: str) -> bool:
    """HXP-OBJ-08: an export counts with all the money of one action."""
    if name == "corporate_empire":
        full = company_count(country, CC) == COMPANY_LIMIT[CC]
        return full and operational_count(country, CC) >= 11
    if name == "toward_a_neoliberal_state":
        return country.policies[:SCORED].count(C) >= 3
    if name == "export_tycoon":
        return country.tally[EXPORT_MONEY] >= 240
    if name == "diversified_portfolio":
        made = [INDUSTRY[company] for company in companies_of(country, CC)]
        return all(made.count(industry) >= 2 for industry in range(1, KINDS))
    return country.capital >= 320


def state_met(country: Country, name: str) -> bool:
    """HXP-OBJ-05, HXP-OBJ-06: Events count each time; one loan ends the budgeter."""
    if name == "leviathan":
        return country.tally[EVENTS_DONE] >= 10
    if name == "expert_budgeter":
        return country.tally[STATE_LOANS] == 0
    if name == "according_to_plan":
        return agenda_matches(country, country.agenda) >= 4
    if name == "strong_welfare_state":
        free = country.policies[HEALTHCARE_POLICY] == country.policies[EDUCATION_POLICY] == A
        return country.money[STATE] >= 150 and free
    return country.policies[FISCAL] == A and operational_count(country, STATE) >= 6


# -- choosing --------------------------------------------------------------------------------------


def set_up_objectives(country: Country) -> None:
    """HXP-OBJ-01, HAU-EXT-01: two of five for every person; all five open for an automa."""
    for role in country.roles:
        if country.is_automa(role):
            country.offered[role] = sum(1 << number for number in OWN[role])
            continue
        own = OWN[role][:]
        country.chance.shuffle(own)
        country.offered[role] = 1 << own[0] | 1 << own[1]


@dataclass(frozen=True)
class KeepObjective(Step):
    """HXP-OBJ-01: everybody looks at two and keeps one; nobody else sees which."""

    def start(self, country: Country) -> None:
        people = [role for role in country.roles if not country.is_automa(role)]
        country.ask_together(self, [country.seat_of(role) for role in people])

    def options(self, country: Country, seat: int) -> list[int]:
        offered = country.offered[country.roles[seat]]
        return [number for number in range(len(OBJECTIVES)) if offered >> number & 1]

    def answered(self, country: Country, seat: int, choice: int) -> None:
        role = country.roles[seat]
        country.objectives[role] = choice
        country.offered[role] = 0
        if country.listening:
            name = OBJECTIVE_IDS[choice]
            country.tell(ObjectiveKept("HXP-OBJ-01", ROLES[role], seat, name))

    def waits(self) -> bool:
        return True

    def rule(self) -> str:
        return "HXP-OBJ-01"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_objective", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("objective", {"objective": OBJECTIVE_IDS[choice]})


# -- revealing -------------------------------------------------------------------------------------


def is_its_moment(country: Country, number: int, votes_done: bool) -> bool:
    """HXP-OBJ-03, HXP-OBJ-04: its phase; not about policies while votes are still to come."""
    objective = OBJECTIVES[number]
    if objective.moment == ANYTIME:
        early = country.phase == ELECTIONS and not votes_done
        return not (objective.about_policies and early)
    return objective.moment == country.phase


def reveal(country: Country, role: int, number: int) -> None:
    """HXP-OBJ-02: its VP at once, and once only."""
    objective = OBJECTIVES[number]
    country.turned[role] |= 1 << number
    country.objectives[role] = NO_CARD
    if country.listening:
        country.tell(ObjectiveRevealed("HXP-OBJ-02", ROLES[role], objective.id, objective.vp))
    gain_vp(country, role, objective.vp, "objectives", "HXP-OBJ-02")


@dataclass(frozen=True)
class OfferObjectives(Step):
    """HXP-OBJ-02: whoever could reveal now is asked; automas turn theirs over at once."""

    votes_done: bool

    def start(self, country: Country) -> None:
        turn_over(country, self.votes_done)
        for role in country.roles:
            number = country.objectives[role]
            if number != NO_CARD and self.open_now(country, number):
                country.then(OfferObjective(role))

    def open_now(self, country: Country, number: int) -> bool:
        return is_its_moment(country, number, self.votes_done) and is_met(country, number)


@dataclass(frozen=True)
class OfferObjective(Step):
    """HXP-OBJ-02: the owner may reveal it, or wait for another moment."""

    role: int

    def start(self, country: Country) -> None:
        country.ask(self, country.seat_of(self.role))

    def options(self, country: Country, seat: int) -> list[int]:
        return [REVEAL, LATER]

    def answered(self, country: Country, seat: int, choice: int) -> None:
        if choice == REVEAL:
            reveal(country, self.role, country.objectives[self.role])

    def rule(self) -> str:
        return "HXP-OBJ-02"

    def prompt(self, country: Country, seat: int) -> Words:
        name = OBJECTIVE_IDS[country.objectives[self.role]]
        return Words("ask_reveal", {"objective": name})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("reveal" if choice == REVEAL else "later", {})


def turn_over(country: Country, votes_done: bool) -> None:
    """HAU-EXT-01: each of an automa's objectives is turned over when its condition is met."""
    for role in country.roles:
        if country.is_automa(role) and country.offered[role]:
            for number in OWN[role]:
                now = is_its_moment(country, number, votes_done) and is_met(country, number)
                if now and not country.turned[role] >> number & 1:
                    turn(country, role, number)


def turn(country: Country, role: int, number: int) -> None:
    """HAU-EXT-01: it lies fulfilled from now on."""
    country.turned[role] |= 1 << number
    if country.listening:
        country.tell(ObjectiveTurned("HAU-EXT-01", ROLES[role], OBJECTIVE_IDS[number]))


def score_objectives(country: Country) -> None:
    """HXP-OBJ-03, HAU-EXT-01: after the loans; an automa scores only the best of its own."""
    turn_over(country, True)
    for role in country.roles:
        number = country.objectives[role]
        if number != NO_CARD and is_its_moment(country, number, True) and is_met(country, number):
            reveal(country, role, number)
        elif country.is_automa(role) and country.turned[role]:
            done = [n for n in OWN[role] if country.turned[role] >> n & 1]
            best = max(OBJECTIVES[n].vp for n in done)
            gain_vp(country, role, best, "objectives", "HAU-EXT-01")


def begin_phase(country: Country, phase: int) -> None:
    """What objectives count starts anew."""
    if phase == PRODUCTION:
        country.tally[WAGES_BEFORE] = country.wages_received[WC]
    elif phase == ELECTIONS:
        country.tally[BILLS_PASSED] = 0
    elif phase == PREPARATION:
        country.tally[EXPORT_MONEY] = 0


def is_on(country: Country) -> bool:
    return country.figures.hidden_objectives
