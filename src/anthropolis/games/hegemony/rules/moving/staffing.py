"""HEG-POL-12: the crews of Public Companies that have just opened."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step, Words
from anthropolis.games.hegemony.rules.moving.workforce import (
    can_fill,
    check_demonstration,
    crew_choices,
    hire,
    jobless,
    settle,
)
from anthropolis.games.hegemony.table.companies import LABELS, SKILLED_SLOT, count_of
from anthropolis.games.hegemony.table.roles import CLASSES, KINDS, MC, STATE, WC
from anthropolis.games.hegemony.table.state import Country

LEAVE: Final = 900
"""MC leaves a company that both classes could staff to WC."""
NO_CREW: Final = -1


@dataclass(frozen=True)
class StaffOpened(Step):
    """HEG-POL-12: unemployed workers of one class fill opened companies as long as they can.

    A State player chooses companies and classes; otherwise the workers' player chooses among the
    companies, and MC says which class staffs a company that both could. Nobody is asked while all
    of them can be staffed, each by one class. `left` are the companies that MC has left to WC.
    Options are company * 2 + class.
    """

    companies: tuple[int, ...]
    left: tuple[int, ...]

    def start(self, country: Country) -> None:
        offers = self.offers(country)
        if not offers:
            settle(country)
            if [c for c in self.companies if country.crew_class[c] == WC]:
                check_demonstration(country)
        elif self.all_at_once(country, offers):
            self.staff(country, offers[0])
        elif country.state_plays():
            self.ask_or_do(country, STATE, offers)
        else:
            middle = [offer for offer in offers if offer % 2 == MC]
            self.ask_or_do(country, MC if middle else WC, middle or offers)

    def offers(self, country: Country) -> list[int]:
        found: list[int] = []
        for company in self.companies:
            if country.crew_class[company] >= 0:
                continue
            for role in (WC, MC):
                mine = role == WC or company not in self.left
                if mine and can_fill(country, company, role):
                    found.append(company * 2 + role)
        return found

    def all_at_once(self, country: Country, offers: list[int]) -> bool:
        """Whether no company and no worker is contested, so that there is nothing to choose."""
        pools = [jobless(country, WC), jobless(country, MC)]
        for number, offer in enumerate(offers):
            pool = pools[offer % 2]
            crew = considerate_crew(country, offer // 2, pool, offers[number + 1 :])
            if crew == NO_CREW or offer ^ 1 in offers:
                return False
            for kind in range(KINDS):
                pool[kind] -= count_of(crew, kind)
        return True

    def ask_or_do(self, country: Country, role: int, offers: list[int]) -> None:
        if len(self.choices(country, role, offers)) == 1:
            self.staff(country, offers[0])
        else:
            country.ask(self, country.seat_of(role))

    def choices(self, country: Country, role: int, offers: list[int]) -> list[int]:
        """MC may leave its first company to WC when WC could staff it."""
        if role == MC and [o for o in offers if o - MC in self.offers(country)]:
            return [*offers, LEAVE]
        return offers

    def options(self, country: Country, seat: int) -> list[int]:
        role = country.roles[seat]
        offers = self.offers(country)
        if role != STATE:
            offers = [offer for offer in offers if offer % 2 == role]
        return self.choices(country, role, offers)

    def answered(self, country: Country, seat: int, choice: int) -> None:
        if choice == LEAVE:
            shared = [o // 2 for o in self.offers(country) if o % 2 == WC]
            country.then(StaffOpened(self.companies, (*self.left, *shared)))
        else:
            self.staff(country, choice)

    def staff(self, country: Country, offer: int) -> None:
        company, role = offer // 2, offer % 2
        others = [other for other in self.offers(country) if other // 2 != company]
        crew = considerate_crew(country, company, jobless(country, role), others)
        hire(country, company, role, crew, "HEG-POL-12")
        country.then(self)

    def rule(self) -> str:
        return "HEG-POL-12"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_staff_opened", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        if choice == LEAVE:
            return Words("leave_to_working_class", {})
        company = LABELS[choice // 2]
        return Words("staff_opened", {"company": company, "role": CLASSES[choice % 2]})


def considerate_crew(country: Country, company: int, pool: list[int], others: list[int]) -> int:
    """HEG-ASG-14: where skilled workers must stand on unskilled slots, those whom the companies of
    the other offers do not name, then the first industries.
    """
    best, fewest = NO_CREW, 0
    for crew in crew_choices(country, company, pool):
        wanted = 0
        for other in others:
            wanted += count_of(crew, SKILLED_SLOT[other // 2])
        if best == NO_CREW or wanted < fewest:
            best, fewest = crew, wanted
    return best
