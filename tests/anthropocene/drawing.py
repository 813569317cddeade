"""Positions drawn as they lie on the table. Helpers build and report; they never assert."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from anthropolis.engine.chance import chance_from
from anthropolis.engine.events import Event
from anthropolis.engine.match import Match
from anthropolis.engine.options import complete
from anthropolis.games.anthropocene import GAME
from anthropolis.games.anthropocene.rules.announcements import announce_start
from anthropolis.games.anthropocene.rules.generation import Turn
from anthropolis.games.anthropocene.table.board import lay_card
from anthropolis.games.anthropocene.table.components import (
    BIOSPHERE,
    CARD_BY_ID,
    ELEMENT,
    GAS,
    LINES,
    NO_GAS,
    ROWS,
    START_CELLS,
)
from anthropolis.games.anthropocene.table.events import ObjectiveBroken, ObjectiveMet
from anthropolis.games.anthropocene.table.modes import flags_of
from anthropolis.games.anthropocene.table.state import Table, empty_table

START = """
    air    2  .  .
    land   .  2  .
    water  .  .  2
    """
FULL = """
    air    2  0  3
    land   1  2  2
    water  3  0  2
    """


class Drawn:
    """A position that can be played on."""

    def __init__(self, table: Table, options: dict[str, Any]) -> None:
        self.table = table
        self.match = Match(GAME, table.seats, "drawn", options, table, [])

    def lay(self, player: int, card: str, column: str) -> dict[int, str]:
        """Lay a card; returns what is announced, by player."""
        told = len(self.match.events)
        self.match.choose(player, f"lay:{card}:{column}")
        return announced(self.match.events[told:])

    def columns(self, card: str) -> list[str]:
        """Where the player to move may lay a card, west to east."""
        options = self.match.decision(self.match.deciders[0]).options
        return [option.ref["column"] for option in options if option.ref["card"] == card]

    def total(self, line: str) -> int:
        return self.table.totals[LINES.index(line)]

    def view(self, seat: int | None) -> dict[str, Any]:
        return self.match.view(seat)

    def possible(self, player: int) -> list[list[Any]]:
        """What the note sheet leaves open."""
        pairs: list[list[Any]] = self.view(player)["possible_own_objectives"]
        return pairs

    def rules_told(self) -> list[str]:
        """Names of the events so far."""
        return [type(event).__name__ for event in self.match.events]


def announced(events: Sequence[Event]) -> dict[int, str]:
    found = {}
    for event in events:
        if isinstance(event, ObjectiveMet):
            found[event.player] = "met"
        elif isinstance(event, ObjectiveBroken):
            found[event.player] = "broken"
    return found


def table(
    drawing: str = START,
    *hands: Sequence[str],
    objectives: Mapping[int, tuple[str, int]] | None = None,
    players: int = 0,
    mode: str = "base",
    generation: int = 1,
    laid: int = 0,
    first: int = 0,
    ice: int = 3,
    sky: Sequence[int] = (),
    pauses: bool = False,
    notes: bool = True,
    open_table: bool = False,
) -> Drawn:
    """A position with these hands (of player 0, 1, ...) in which `laid` cards have been laid.

    A number in the drawing is a visible card of its row with that value: the start card where it
    lies, else one that is in no hand and carries no gas. A pile is written bottom first:
    `g1_air_1/g1_air_2`.
    The player to move is asked; what has been announced so far is forgotten.
    """
    seats = max(players, len(hands), 2)
    flags = flags_of(mode, pauses, notes, open_table)
    state = empty_table(seats, chance_from("drawn"), flags)
    state.generation, state.first, state.ice, state.sky = generation, first, ice, list(sky)
    for player, hand in enumerate(hands):
        state.hands[player] = sorted(CARD_BY_ID[card] for card in hand)
    for card, cell in cards_in(drawing, [c for hand in state.hands for c in hand]):
        lay_card(state, card, cell)
    for player, (line, value) in (objectives or {}).items():
        state.lines[player], state.values[player] = LINES.index(line), value
    state.placed = laid
    announce_start(state)
    state.listening = True
    state.todo.append(Turn())
    state.run()
    given = {"mode": mode, "pauses": pauses, "notes": notes, "open_table": open_table}
    return Drawn(state, complete(GAME.options_schema, given))


def cards_in(drawing: str, used: list[int]) -> list[tuple[int, int]]:
    """The drawn cards and their cells, pile by pile."""
    used = used[:]
    found: list[tuple[int, int]] = []
    for line in drawing.split("\n"):
        if not line.strip():
            continue
        row, *cells = line.split()
        for column, text in enumerate(cells):
            cell = ROWS.index(row) * 3 + column
            for name in [] if text == "." else text.split("/"):
                card = CARD_BY_ID[name] if name in CARD_BY_ID else card_worth(int(name), cell, used)
                used.append(card)
                found.append((card, cell))
    return found


def card_worth(value: int, cell: int, used: list[int]) -> int:
    """The start card of the cell if it fits, else a free card of the row, without gas if any."""
    for card, start in START_CELLS:
        if start == cell and BIOSPHERE[card] == value and card not in used:
            return card
    fitting = [
        card
        for card in range(36)
        if ELEMENT[card] == cell // 3 and BIOSPHERE[card] == value and card not in used
    ]
    return min(fitting, key=lambda card: (GAS[card] != NO_GAS, card))


def new(players: int, seed: int | str = 1, **options: Any) -> Match:
    """A match as a table would start it."""
    return GAME.new(players, seed, options)


def play_generation(match: Match) -> None:
    """Everybody lays their first card in its first column until the generation is over."""
    generation = match.view(None)["generation"]
    while match.view(None)["generation"] == generation and match.view(None)["cards_left"]:
        seat = match.deciders[0]
        match.choose(seat, match.decision(seat).options[0].key)
