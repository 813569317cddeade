"""Chapter 12, the digital table."""

from __future__ import annotations

import json

import pytest

import anthropolis
from anthropolis.bots import make_bot
from anthropolis.engine.chance import chance_from
from anthropolis.games.anthropocene import GAME
from anthropolis.games.anthropocene.table.state import Table
from tests.anthropocene.drawing import FULL, START, new, play_generation, table

OBJECTIVES = {0: ("west", 6), 1: ("land", 5)}


def test_ones_own_objective_is_in_nothing_one_receives() -> None:
    """ANT-DIG-01: not masked, absent; neither in the view nor in the events."""
    match = new(3, seed=2)
    for player in range(3):
        assert "objective" not in match.view(player)["people"][player]
        told = match.events_seen_by(player)
        assert [type(event).__name__ for event in told] == [
            "GenerationStarted", "HandsDealt", "ObjectivesDealt",
        ]  # fmt: skip


def test_the_program_announces_with_the_players_name() -> None:
    """ANT-DIG-02: right after the card, in the language of whoever reads."""
    game = table(FULL, ["g2_land_0"], objectives=OBJECTIVES, generation=2)
    game.lay(0, "g2_land_0", "west")
    said = [GAME.say_event(event, "fr", ["Ann", "Bo"]) for event in game.match.events]
    assert said == [
        "Ann pose Terre 0 (2e génération) sur Terre, Ouest.",
        "Objectif plus atteint : Ann.",
        "Objectif plus atteint : Bo.",
    ]


def test_a_badge_shows_met_or_unmet_for_everybody() -> None:
    """ANT-DIG-03: for oneself too."""
    game = table(FULL, objectives=OBJECTIVES)
    for seat in (0, 1, None):
        assert [person["status"] for person in game.view(seat)["people"]] == ["met", "met"]
    game = table(START, objectives=OBJECTIVES)
    assert [person["status"] for person in game.view(0)["people"]] == ["unmet", "unmet"]


def test_the_others_objectives_are_shown_beside_their_names() -> None:
    """ANT-DIG-04."""
    people = table(FULL, objectives=OBJECTIVES).view(0)["people"]
    assert people[1]["objective"] == ["land", 5]
    assert "objective" not in people[0]


def test_the_six_totals_are_shown() -> None:
    """ANT-DIG-05."""
    assert table(FULL).view(1)["totals"] == {
        "air": 5, "land": 5, "water": 5, "west": 6, "north": 2, "east": 7,
    }  # fmt: skip


def test_every_pile_can_be_opened() -> None:
    """ANT-DIG-06: bottom card first, so that its height shows too."""
    game = table(FULL, ["g2_land_0"], ["g2_land_1"], generation=2)
    game.lay(0, "g2_land_0", "west")
    game.lay(1, "g2_land_1", "west")
    assert game.view(None)["board"]["land"]["west"] == ["g1_land_1", "g2_land_0", "g2_land_1"]


@pytest.mark.parametrize(
    ("mode", "ice", "melts"), [("base", 3, 1), ("expert", 3, 2), ("expert", 1, 1)]
)
def test_visible_gas_shows_with_the_ice_it_would_melt(mode: str, ice: int, melts: int) -> None:
    """ANT-DIG-07: one CO2 and one CH4 are in sight; no more can melt than there is."""
    game = table("""
        air    2  0  g1_air_1
        land   1  g1_land_3  2
        water  0  3  2
        """, mode=mode, ice=ice)  # fmt: skip
    assert game.view(0)["gas"] == {"co2": 1, "ch4": 1, "would_melt": melts}


def test_nothing_would_melt_without_ice_or_after_the_reveal() -> None:
    """ANT-DIG-07: chicks have no ice, and after the last card the ice has melted already."""
    drawing = """
        air    2  0  g1_air_1
        land   1  2  2
        water  0  3  2
        """
    game = table(drawing, [], ["g1_water_2"], mode="chick")
    assert game.view(0)["gas"] == {"co2": 1, "ch4": 0, "would_melt": 0}
    game = table(drawing, [], ["g1_water_1"], laid=11, pauses=True)
    assert game.view(0)["gas"]["would_melt"] == 1
    game.lay(1, "g1_water_1", "west")
    assert (game.view(0)["gas"]["would_melt"], game.view(0)["ice"]) == (0, 2)


def test_the_state_of_the_game_is_always_in_sight() -> None:
    """ANT-DIG-08."""
    game = table(
        FULL, ["g2_air_1"], ["g2_air_2", "g2_air_3"], generation=2, laid=9, first=1, ice=2, sky=[2]
    )
    assert [game.view(seat)["seat"] for seat in (0, 1, None)] == [0, 1, None]
    view = game.view(None)
    assert [view[name] for name in ("generation", "cards_left", "first_player", "to_move")] == [
        2, 3, 1, 0,
    ]  # fmt: skip
    assert ([person["hand_size"] for person in view["people"]], view["ice"], view["sky"]) == (
        [1, 2], 2, [2],
    )  # fmt: skip


def test_the_turns_of_the_generation_are_listed() -> None:
    """ANT-DIG-09: player, card, cell, announcements and the totals after it."""
    game = table(START, ["g1_land_3"], ["g1_land_0"], objectives=OBJECTIVES, first=0)
    game.lay(0, "g1_land_3", "west")
    game.lay(1, "g1_land_0", "east")
    first, second = game.view(None)["turns"]
    assert first == {
        "player": 0,
        "card": "g1_land_3",
        "row": "land",
        "column": "west",
        "announcements": [{"player": 1, "status": "met"}],
        "totals": {"air": 2, "land": 5, "water": 2, "west": 5, "north": 2, "east": 2},
    }
    assert (second["player"], second["announcements"]) == (1, [])


def test_the_list_of_turns_tells_what_was_announced_and_nothing_else() -> None:
    """ANT-DIG-09: it adds no knowledge; a whole generation, turn by turn."""
    match = new(3, seed=8, pauses=True)
    play_generation(match)
    told: list[list[dict[str, object]]] = []
    for event in match.events:
        name = type(event).__name__
        if name == "CardLaid":
            told.append([])
        elif name in ("ObjectiveMet", "ObjectiveBroken"):
            status = {"ObjectiveMet": "met", "ObjectiveBroken": "broken"}[name]
            told[-1].append({"player": event.player, "status": status})  # type: ignore[attr-defined]
    turns = match.view(0)["turns"]
    assert [turn["announcements"] for turn in turns] == told
    assert any(told)
    assert turns[-1]["totals"] == match.view(0)["totals"]


def test_cells_that_a_card_cannot_take_are_named_with_their_rule() -> None:
    """ANT-DIG-10: the legal ones are the options."""
    game = table(START, ["g1_land_3"])
    decision = game.match.decision(0)
    assert [option.ref["column"] for option in decision.options] == ["west", "east"]
    assert [(b.ref["column"], b.rule) for b in decision.blocked] == [("north", "ANT-PLC-04")]


def test_the_table_may_talk_between_the_reveal_and_the_next_deal_only() -> None:
    """ANT-DIG-11: everybody says when to go on."""
    match = new(3, seed=4, pauses=True)
    assert match.view(0)["talk_allowed"] is False
    play_generation(match)
    assert (match.view(0)["talk_allowed"], match.deciders) == (True, (0, 1, 2))
    assert (match.decision(1).rule, match.view(0)["to_move"]) == ("ANT-DIG-11", None)
    for seat in (2, 0):
        match.choose(seat, "ready")
    assert (match.view(0)["talk_allowed"], match.deciders) == (True, (1,))
    match.choose(1, "ready")
    assert (match.view(0)["talk_allowed"], match.view(0)["generation"]) == (False, 2)


def test_there_is_no_break_after_the_last_generation() -> None:
    """ANT-DIG-11."""
    game = table(FULL, [], ["g3_air_0"], generation=3, laid=11, sky=[2, 2], pauses=True)
    game.lay(1, "g3_air_0", "north")
    assert (game.match.finished, game.view(0)["talk_allowed"]) == (True, True)


def test_a_laid_card_cannot_be_taken_back() -> None:
    """ANT-DIG-12: not even a silent one."""
    game = table(START, ["g1_land_1"], objectives=OBJECTIVES)
    game.lay(0, "g1_land_1", "west")
    assert game.rules_told() == ["CardLaid"]
    assert GAME.may_undo(game.match.events, together=False) is False


def test_the_note_sheet_is_filled_in_only_if_the_table_wants_it() -> None:
    """ANT-DIG-13: and for players only."""
    assert "possible_own_objectives" not in new(2).view(0)
    match = new(2, notes=True)
    assert len(match.view(0)["possible_own_objectives"]) in (15, 20)
    assert "possible_own_objectives" not in match.view(None)


def test_the_reveal_shows_everything_to_everybody() -> None:
    """ANT-DIG-14: objectives, gas, ice and reading; they stay readable afterwards."""
    game = table("""
        air    2  0  3
        land   1  2  2
        water  3  g1_water_2  2
        """, [], ["g1_air_0"], laid=11, objectives=OBJECTIVES)  # fmt: skip
    game.lay(1, "g1_air_0", "north")
    said = [GAME.say_event(event, "en", ["Ann", "Bo"]) for event in game.match.events]
    assert said[1:5] == [
        "Ann had west 6: met.",
        "Bo had land 5: met.",
        "Visible gas: 1 CO₂, 0 CH₄. Ice 3 → 2.",
        "Sky of generation 1: 2 met, 0 not met, reading +2.",
    ]
    assert game.view(None)["revealed"] == [[["west", 6], ["land", 5]]]


def test_spectators_see_no_objective_and_no_closed_hand() -> None:
    """ANT-DIG-15."""
    people = new(3).view(None)["people"]
    assert [sorted(person) for person in people] == [["hand_size", "player", "status"]] * 3


def test_spectators_see_everything_where_the_table_allows_it() -> None:
    """ANT-DIG-15: the players see no more than before."""
    match = new(3, open_table=True)
    for person in match.view(None)["people"]:
        assert {"hand", "objective"} <= set(person)
    assert match.view(0) == new(3).view(0)


@pytest.mark.parametrize("bot", ["random", "greedy", "mcts:10"])
def test_a_bot_knows_what_its_seat_knows(bot: str) -> None:
    """ANT-DIG-16: with another own objective and other hands behind the others it plays alike."""
    state = new(3, seed=5).state
    seat = state.decider()
    assert isinstance(state, Table)
    choices, objectives = set(), set()
    for seed in range(6):
        world = GAME.imagine(state, seat, chance_from(seed))
        assert isinstance(world, Table)
        objectives.add((world.lines[seat], world.values[seat]))
        choices.add(make_bot(bot, GAME, chance_from("bot")).choose(world, seat))
    assert len(objectives) > 1
    assert len(choices) == 1


def test_the_seed_decides_everything_and_shows_nowhere() -> None:
    """ANT-DIG-17: neither the seed nor the state of its generator is in a view."""
    match = anthropolis.load("anthropocene").new(2, "a-secret-seed")
    words = [str(word) for word in match.state.chance.words()]
    for seat in (0, 1, None):
        text = json.dumps(match.view(seat))
        assert not [word for word in ["a-secret-seed", *words] if word in text]
    again = anthropolis.load("anthropocene").new(2, "a-secret-seed")
    assert GAME.save(again.state) == GAME.save(match.state)
