"""Chapter 16, the Scoring Phase."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step, Words
from anthropolis.games.hegemony.cards.measures import agenda_matches
from anthropolis.games.hegemony.rules.moving.asking import ascending_to, choose_so_many
from anthropolis.games.hegemony.rules.moving.changes import (
    change_legitimacy,
    gain_vp,
    set_capital,
    set_money,
    tell_change,
)
from anthropolis.games.hegemony.rules.moving.counting import fully_operational_count, union_count
from anthropolis.games.hegemony.rules.moving.legitimacy import can_lose, halve_legitimacy
from anthropolis.games.hegemony.rules.moving.prosperity import gain_prosperity
from anthropolis.games.hegemony.table.decks import AGENDA_IDS, EVENT_CARDS, EVENT_IDS
from anthropolis.games.hegemony.table.events import AgendaScored, EventNeglected
from anthropolis.games.hegemony.table.figures import (
    PROSPERITY,
    UNION_VP,
    WEALTH,
    WEALTH_STEP_VP,
    WEALTH_VP,
)
from anthropolis.games.hegemony.table.roles import CC, CLASSES, MC, STATE, WC
from anthropolis.games.hegemony.table.state import NO_CARD, Country


def scoring_steps() -> list[Step]:
    return [
        ScoreUnions(),
        ScoreMiddle(),
        ScoreWealth(),
        ScoreEvents(),
        ScoreLegitimacy(),
        ScoreAgenda(),
    ]


@dataclass(frozen=True)
class ScoreUnions(Step):
    """HEG-SCO-01: 2 VP per Trade Union."""

    def start(self, country: Country) -> None:
        gain_vp(country, WC, union_vp(country), "unions", "HEG-SCO-01")


def union_vp(country: Country) -> int:
    return UNION_VP * union_count(country)


@dataclass(frozen=True)
class ScoreMiddle(Step):
    """HEG-SCO-02: 1 Prosperity if it is lower than the number of fully operational companies."""

    def start(self, country: Country) -> None:
        if prospers(country):
            gain_prosperity(country, MC, "HEG-SCO-02")


def prospers(country: Country) -> bool:
    """HEG-SCO-02: whether MC gains Prosperity in this Scoring Phase."""
    value = PROSPERITY[MC][country.prosperity[MC]]
    return country.plays(MC) and value < fully_operational_count(country)


def wealth_space(capital: int) -> int:
    """HEG-SCO-03: the highest Wealth space that the Capital reaches, 0 below the first."""
    space = 0
    while space < len(WEALTH) and capital >= WEALTH[space]:
        space += 1
    return space


@dataclass(frozen=True)
class ScoreWealth(Step):
    """HEG-SCO-03, HEG-SCO-04: Revenue becomes Capital; VP for the space and for moving on."""

    def start(self, country: Country) -> None:
        revenue = country.money[CC]
        set_money(country, CC, 0, "HEG-SCO-03")
        set_capital(country, country.capital + revenue, "HEG-SCO-03")
        space = wealth_space(country.capital)
        gain_vp(country, CC, WEALTH_VP[space], "wealth", "HEG-SCO-03")
        if space > country.wealth:
            moved = space - country.wealth
            if country.listening:
                tell_change(country, CC, "wealth_space", country.wealth, space, "HEG-SCO-04")
            country.wealth = space
            gain_vp(country, CC, WEALTH_STEP_VP * moved, "wealth", "HEG-SCO-04")


@dataclass(frozen=True)
class ScoreEvents(Step):
    """HEG-SCO-05, HEG-EVT-10: the "no action" column of each Event on the board."""

    def start(self, country: Country) -> None:
        country.then(*[NeglectEvent(event) for event in country.events_open])


@dataclass(frozen=True)
class NeglectEvent(Step):
    """HEG-EVT-10: the listed classes lose 1; of "any two" the State picks, 2 or more first."""

    event: int

    def start(self, country: Country) -> None:
        if country.listening:
            country.tell(EventNeglected("HEG-SCO-05", EVENT_IDS[self.event]))
        country.events_open.remove(self.event)
        penalty = EVENT_CARDS[self.event]["no_action"]
        if "choose" in penalty and len(can_lose(country)) > penalty["choose"]:
            country.ask_parts(self, [country.seat_of(STATE)])
            return
        for name in penalty["classes"]:
            change_legitimacy(country, CLASSES.index(name), -1, "HEG-EVT-10")

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        number = EVENT_CARDS[self.event]["no_action"]["choose"]
        return choose_so_many(can_lose(country), parts, number)

    def once(self, country: Country, seat: int, parts: list[int], options: list[int]) -> list[int]:
        return ascending_to(EVENT_CARDS[self.event]["no_action"]["choose"], parts, options)

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        for role in answers[0]:
            change_legitimacy(country, role, -1, "HEG-EVT-10")

    def rule(self) -> str:
        return "HEG-EVT-10"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_penalty", {"event": EVENT_IDS[self.event]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("class", {"role": CLASSES[choice]})


@dataclass(frozen=True)
class ScoreLegitimacy(Step):
    """HEG-SCO-06: VP for the two lowest tracks; then they are halved, then +1 per token."""

    def start(self, country: Country) -> None:
        if not country.state_plays():
            return
        gain_vp(country, STATE, legitimacy_vp(country), "legitimacy", "HEG-SCO-06")
        halve_legitimacy(country, "HEG-SCO-06")
        for role in range(3):
            change_legitimacy(country, role, country.tokens[role], "HEG-LEG-05")


def legitimacy_vp(country: Country) -> int:
    """HEG-SCO-06: the two lowest tracks."""
    return sum(sorted(country.legitimacy)[:2])


@dataclass(frozen=True)
class ScoreAgenda(Step):
    """HEG-SCO-07: 1 VP per Policy 1 to 5 on the Agenda's section; it is remembered for a tie."""

    def start(self, country: Country) -> None:
        if country.agenda == NO_CARD:
            return
        matches = agenda_matches(country, country.agenda)
        if country.listening:
            agenda = AGENDA_IDS[country.agenda]
            country.tell(AgendaScored("HEG-SCO-07", agenda, matches))
        gain_vp(country, STATE, matches, "agenda", "HEG-SCO-07")
        country.last_agenda = country.agenda
        country.agenda = NO_CARD
