"""Chapter 4, the round: five phases, five times."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step
from anthropolis.games.hegemony.rules.elections import Elections
from anthropolis.games.hegemony.rules.ending import GameEnd
from anthropolis.games.hegemony.rules.preparation import preparation_steps
from anthropolis.games.hegemony.rules.production.phase import production_steps
from anthropolis.games.hegemony.rules.scoring import scoring_steps
from anthropolis.games.hegemony.rules.turn import BeginTurn
from anthropolis.games.hegemony.table.calendar import (
    ACTION,
    ELECTIONS,
    PHASES,
    PREPARATION,
    PRODUCTION,
    SCORING,
)
from anthropolis.games.hegemony.table.events import PhaseBegun, RoundBegun
from anthropolis.games.hegemony.table.figures import TURNS
from anthropolis.games.hegemony.table.hooks import HOOKS
from anthropolis.games.hegemony.table.state import Country


@dataclass(frozen=True)
class BeginPhase(Step):
    phase: int

    def start(self, country: Country) -> None:
        country.phase = self.phase
        country.flags = 0
        if country.listening:
            country.tell(PhaseBegun("HEG-RND-01", PHASES[self.phase]))
        HOOKS[0].phase_begins(country, self.phase)


@dataclass(frozen=True)
class EndPhase(Step):
    """HXP-OBJ-03, HXP-OBJ-04: the end of a phase, after all its votes."""

    def start(self, country: Country) -> None:
        HOOKS[0].phase_ends(country)


@dataclass(frozen=True)
class Round(Step):
    """HEG-RND-01, HEG-PRE-01: Preparation (not in round 1), Action, Production, Elections, Scoring.

    HEG-RND-03: a step is finished by everybody before the next one starts.
    """

    number: int

    def start(self, country: Country) -> None:
        if self.number > country.figures.rounds:
            country.then(GameEnd())
            return
        country.round = self.number
        if country.listening:
            country.tell(RoundBegun("HEG-PRE-01", self.number))
        HOOKS[0].round_begins(country)
        preparing = [] if self.number == 1 else preparation_steps()
        country.then(
            BeginPhase(PREPARATION),
            *preparing,
            BeginPhase(ACTION),
            *turns(country),
            BeginPhase(PRODUCTION),
            *production_steps(),
            EndPhase(),
            BeginPhase(ELECTIONS),
            Elections(),
            EndPhase(),
            BeginPhase(SCORING),
            *scoring_steps(),
            Round(self.number + 1),
        )


def turns(country: Country) -> list[Step]:
    """HEG-ACT-01, HEG-RND-02: five turns each, one at a time in turn order."""
    return [BeginTurn(role, number) for number in range(TURNS) for role in country.roles]
