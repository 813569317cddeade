"""Chapter 15, the Elections Phase."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step
from anthropolis.games.hegemony.rules.moving.bag import refill, state_influence
from anthropolis.games.hegemony.rules.moving.elections import ELECTION, LAST_VOTE, BeginVote
from anthropolis.games.hegemony.table.roles import POLICIES
from anthropolis.games.hegemony.table.state import NO_BILL, Country


@dataclass(frozen=True)
class RefillBag(Step):
    """HEG-VOT-02, HEG-VOT-03: everybody's cubes, and the State's Personal Influence."""

    def start(self, country: Country) -> None:
        refill(country, "HEG-VOT-02")
        state_influence(country)


@dataclass(frozen=True)
class Elections(Step):
    """HEG-VOT-01, HEG-VOT-10: nothing at all without a Bill; else the votes in order 1 to 7."""

    def start(self, country: Country) -> None:
        policies = [p for p in range(POLICIES) if country.bills[p] != NO_BILL]
        final = country.round == country.figures.rounds
        votes: list[Step] = [
            BeginVote(p, LAST_VOTE if final and p == policies[-1] else ELECTION) for p in policies
        ]
        if votes:
            country.then(RefillBag(), *votes)
