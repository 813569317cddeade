"""What is true in every position of every game, whatever anybody plays."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from anthropolis.games.anthropocene import GAME
from anthropolis.games.anthropocene.sight.knowledge import objectives_are_open, possible_own_pairs
from anthropolis.games.anthropocene.table.board import pile, row_has_room
from anthropolis.games.anthropocene.table.components import BIOSPHERE, VALUES
from anthropolis.games.anthropocene.table.state import EMPTY, PLAYING, Table
from tests.anthropocene.drawing import new

PLAY = {
    "players": st.integers(2, 4),
    "mode": st.sampled_from(["base", "expert", "young", "chick"]),
    "pauses": st.booleans(),
    "seed": st.integers(0, 10_000),
    "picks": st.lists(st.integers(0, 17), min_size=1, max_size=42),
}


def positions(
    players: int, mode: str, pauses: bool, seed: int, picks: list[int]
) -> Iterator[Table]:
    """The tables of a match in which the decider takes option number `pick`, again and again."""
    match = new(players, seed, mode=mode, pauses=pauses)
    for pick in picks:
        assert isinstance(match.state, Table)
        yield match.state
        if match.finished:
            return
        seat = match.deciders[pick % len(match.deciders)]
        options = match.decision(seat).options
        match.choose(seat, options[pick % len(options)].key)


@given(**PLAY)
def test_totals_are_always_the_sums_of_the_visible_cards(
    players: int, mode: str, pauses: bool, seed: int, picks: list[int]
) -> None:
    """ANT-BRD-03, ANT-BRD-04."""
    for table in positions(players, mode, pauses, seed, picks):
        tops = [pile(table, cell)[-1:] for cell in range(9)]
        assert table.tops == [top[0] if top else EMPTY for top in tops]
        worth = [BIOSPHERE[top[0]] if top else 0 for top in tops]
        rows = [sum(worth[3 * r : 3 * r + 3]) for r in range(3)]
        columns = [sum(worth[c::3]) for c in range(3)]
        assert table.totals == rows + columns


@given(**PLAY)
def test_an_objective_is_marked_met_exactly_when_it_is(
    players: int, mode: str, pauses: bool, seed: int, picks: list[int]
) -> None:
    """ANT-OBJ-03, ANT-ANN-08."""
    for table in positions(players, mode, pauses, seed, picks):
        for player in range(players):
            met = table.totals[table.lines[player]] == table.values[player]
            assert table.met[player] == met


@given(**PLAY)
def test_deduction_never_rules_out_the_truth(
    players: int, mode: str, pauses: bool, seed: int, picks: list[int]
) -> None:
    """ANT-INF-06: nor leaves a line or value that somebody else holds."""
    for table in positions(players, mode, pauses, seed, picks):
        for player in range(players):
            pairs = possible_own_pairs(table, player)
            others = [p for p in range(players) if p != player]
            assert (table.lines[player], table.values[player]) in pairs
            assert not {line for line, _ in pairs} & {table.lines[p] for p in others}
            assert len(pairs) <= (7 - players) ** 2


@given(**PLAY)
def test_no_card_appears_or_vanishes(
    players: int, mode: str, pauses: bool, seed: int, picks: list[int]
) -> None:
    """ANT-BRD-05, ANT-TRN-03, ANT-OBJ-02: nor does an objective card."""
    for table in positions(players, mode, pauses, seed, picks):
        assert GAME.check(table) == []
        assert len(set(table.lines)) == players
        assert all(VALUES.count(value) >= table.values.count(value) for value in table.values)
        assert 3 + 12 * (table.generation - 1) + table.placed == len(table.laid)


@given(**PLAY)
def test_a_pile_grows_only_in_a_full_row(
    players: int, mode: str, pauses: bool, seed: int, picks: list[int]
) -> None:
    """ANT-PLC-03, ANT-PLC-04, ANT-PLC-05."""
    for table in positions(players, mode, pauses, seed, picks):
        for row in range(3):
            heights = [len(pile(table, row * 3 + column)) for column in range(3)]
            assert max(heights) <= 1 or not row_has_room(table, row)


@given(**PLAY)
def test_the_score_never_leaves_its_bounds(
    players: int, mode: str, pauses: bool, seed: int, picks: list[int]
) -> None:
    """ANT-EOG-04, ANT-EOG-06, ANT-SCO-01, ANT-SCO-03."""
    for table in positions(players, mode, pauses, seed, picks):
        assert 0 <= table.ice <= 3
        assert all(reading in range(-players, players + 1, 2) for reading in table.sky)
        assert all(-9 * players <= score <= 9 * players for score in GAME.scores(table))
        if table.outcome != PLAYING:
            assert objectives_are_open(table)
            assert (GAME.scores(table)[0] >= 1) == (GAME.winners(table) != [])
