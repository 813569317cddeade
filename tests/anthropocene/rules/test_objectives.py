"""Chapter 4, objectives."""

from __future__ import annotations

from anthropolis.games.anthropocene.rules.objectives import is_met
from tests.anthropocene.drawing import new, play_generation, table


def test_an_objective_is_a_line_and_a_value() -> None:
    """ANT-OBJ-01: the neighbour sees both."""
    game = table(objectives={0: ("north", 6), 1: ("water", 4)})
    assert game.view(1)["people"][0]["objective"] == ["north", 6]
    assert game.view(0)["people"][1]["objective"] == ["water", 4]


def test_no_two_players_share_a_line_and_only_4_and_5_are_shared() -> None:
    """ANT-OBJ-02."""
    shared = set()
    for seed in range(150):
        match = new(4, seed)
        pairs = [match.view((p + 1) % 4)["people"][p]["objective"] for p in range(4)]
        assert len({line for line, _ in pairs}) == 4
        values = [value for _, value in pairs]
        shared |= {value for value in values if values.count(value) > 1}
    assert shared == {4, 5}


def test_an_objective_is_met_by_exactly_its_value() -> None:
    """ANT-OBJ-03: 4 is not enough, 5 is right, 6 is too much; it can come and go."""
    game = table(
        """
        air    2  2  .
        land   .  2  .
        water  .  .  2
        """,
        ["g1_air_0", "g1_air_1"],
        ["g1_air_3", "g2_air_2"],
        objectives={0: ("air", 5)},
    )
    assert not is_met(game.table, 0)
    assert game.lay(0, "g1_air_1", "east") == {0: "met"}
    assert is_met(game.table, 0)
    assert game.lay(1, "g2_air_2", "east") == {0: "broken"}
    assert game.lay(0, "g1_air_0", "north") == {}
    assert game.lay(1, "g1_air_3", "north") == {}
    assert not is_met(game.table, 0)


def test_only_the_state_after_the_twelfth_card_counts() -> None:
    """ANT-OBJ-04: met after eleven cards, broken by the last one."""
    game = table(
        """
        air    2  0  3
        land   0  2  2
        water  0  2  2
        """,
        [],
        ["g1_air_2"],
        objectives={0: ("air", 5), 1: ("land", 4)},
        laid=11,
    )
    assert game.view(0)["people"][0]["status"] == "met"
    assert game.lay(1, "g1_air_2", "north") == {0: "broken"}
    assert game.view(0)["sky"] == [0]  # land 4 is met, air 5 is not


def test_nothing_is_counted_before_the_twelfth_card() -> None:
    """ANT-OBJ-04."""
    match = new(2, seed=3, pauses=True)
    for _ in range(11):
        seat = match.deciders[0]
        match.choose(seat, match.decision(seat).options[0].key)
        assert match.view(None)["sky"] == []
    play_generation(match)
    assert match.view(None)["cards_left"] == 0
