"""Chapter 9, end of a generation: objectives open, ice melts, the sky is read."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step, Words
from anthropolis.games.anthropocene.rules.objectives import is_met
from anthropolis.games.anthropocene.rules.score import end_game
from anthropolis.games.anthropocene.rules.setup import start_generation
from anthropolis.games.anthropocene.table.board import visible_gas
from anthropolis.games.anthropocene.table.components import CH4, CO2, GENERATIONS, LINES
from anthropolis.games.anthropocene.table.events import (
    GameLost,
    IceChanged,
    ObjectiveRevealed,
    SkyRead,
)
from anthropolis.games.anthropocene.table.modes import COUNT_CH4, COUNT_CO2, PAUSES, USE_ICE
from anthropolis.games.anthropocene.table.state import NO_LINE, Table


@dataclass(frozen=True)
class EndOfGeneration(Step):
    """ANT-EOG-08, ANT-END-01: close the generation, then go on to the next one or to the score."""

    def start(self, table: Table) -> None:
        end_generation(table)
        if table.outcome:
            return
        table.todo.append(NextGeneration())
        if table.flags & PAUSES:
            table.todo.append(Break())


def end_generation(table: Table) -> None:
    """ANT-EOG-02 to ANT-EOG-08, in this order and without any decision."""
    reveal_objectives(table)
    melt_ice(table)
    if table.ice == 0 and table.flags & USE_ICE:
        lose_by_ice(table)
        return
    read_sky(table)
    if table.generation == GENERATIONS:
        end_game(table)


def reveal_objectives(table: Table) -> None:
    """ANT-EOG-02: all players lay their objectives open. ANT-OBJ-04: only now do they count."""
    table.revealed = table.revealed + [
        table.lines[p] * 8 + table.values[p] for p in range(table.seats)
    ]
    if table.listening:
        for p in range(table.seats):
            if table.lines[p] != NO_LINE:
                line = LINES[table.lines[p]]
                met = table.met[p] == 1
                table.tell(ObjectiveRevealed("ANT-EOG-02", p, line, table.values[p], met))


def counted_gas(table: Table) -> int:
    """ANT-EOG-03: visible CO2 in modes that count it, plus visible CH4 in expert mode."""
    gas = 0
    if table.flags & COUNT_CO2:
        gas += visible_gas(table, CO2)
    if table.flags & COUNT_CH4:
        gas += visible_gas(table, CH4)
    return gas


def melt_ice(table: Table) -> None:
    """ANT-EOG-04: the ice drops by the gas counted, not below 0; chick mode has no ice to melt."""
    if table.flags & USE_ICE == 0:
        return
    before = table.ice
    table.ice = max(0, before - counted_gas(table))
    if table.listening:
        table.tell(
            IceChanged(
                "ANT-EOG-04", before, table.ice, visible_gas(table, CO2), visible_gas(table, CH4)
            )
        )


def lose_by_ice(table: Table) -> None:
    """ANT-EOG-05, ANT-END-03: without ice the game is lost at once; this sky is not read."""
    if table.listening:
        table.tell(GameLost("ANT-EOG-05", "ice"))
    end_game(table)


def read_sky(table: Table) -> None:
    """ANT-EOG-06, ANT-EOG-07: record the met objectives minus the unmet ones."""
    met = 0
    unmet = 0
    for p in range(table.seats):
        if table.lines[p] != NO_LINE:
            if is_met(table, p):
                met += 1
            else:
                unmet += 1
    table.sky.append(met - unmet)
    if table.listening:
        table.tell(SkyRead("ANT-EOG-06", table.generation, met, unmet, met - unmet))


@dataclass(frozen=True)
class Break(Step):
    """ANT-DIG-11: between two generations the table may talk; everybody says when to go on."""

    def start(self, table: Table) -> None:
        table.ask_together(self, list(range(table.seats)))

    def options(self, table: Table, player: int) -> list[int]:
        return [0]

    def answered(self, table: Table, player: int, choice: int) -> None:
        pass

    def waits(self) -> bool:
        return True

    def rule(self) -> str:
        return "ANT-DIG-11"

    def prompt(self, table: Table, player: int) -> Words:
        return Words("ask_ready", {"generation": table.generation})

    def describe(self, table: Table, player: int, choice: int) -> Words:
        return Words("ready", {})

    def hidden(self, table: Table, player: int, choice: int) -> list[Words]:
        """ANT-NXT-04: the next deal."""
        return [Words("hidden_deal", {})]


@dataclass(frozen=True)
class NextGeneration(Step):
    """ANT-NXT-01 to ANT-NXT-05: first-player card to the left, board as it is, new deal."""

    def start(self, table: Table) -> None:
        pass_first_player(table)
        start_generation(table)


def pass_first_player(table: Table) -> None:
    """ANT-NXT-02, ANT-NXT-03: the left neighbour starts the next generation; no card moves."""
    table.generation += 1
    table.first = (table.first + 1) % table.seats
