"""Chapter 7, announcements."""

from __future__ import annotations

from anthropolis.games.anthropocene import GAME
from anthropolis.games.anthropocene.table.events import CardLaid, ObjectiveBroken, ObjectiveMet
from tests.anthropocene.drawing import announced, new, play_generation, table

BOARD = """
    air    2  0  3
    land   .  3  0
    water  3  .  2
    """


def test_a_card_that_completes_an_objective_is_announced_to_everybody() -> None:
    """ANT-ANN-01: the owner, the others and a spectator hear the same."""
    game = table(BOARD, ["g1_water_1"], objectives={1: ("water", 6)})
    assert game.lay(0, "g1_water_1", "north") == {1: "met"}
    for seat in (0, 1, None):
        told = game.match.events_seen_by(seat)
        assert told[-1] == ObjectiveMet("ANT-ANN-01", 1)
        assert game.view(seat)["people"][1]["status"] == "met"


def test_a_card_that_spoils_an_objective_is_announced_too() -> None:
    """ANT-ANN-02."""
    game = table(BOARD, ["g1_air_1"], objectives={0: ("air", 5)})
    assert game.view(0)["people"][0]["status"] == "met"
    assert game.lay(0, "g1_air_1", "north") == {0: "broken"}
    assert game.match.events[-1] == ObjectiveBroken("ANT-ANN-02", 0)
    assert game.view(1)["people"][0]["status"] == "unmet"


def test_a_card_that_changes_no_state_is_silent() -> None:
    """ANT-ANN-03: west goes from 5 to 7, but nobody wants 5 or 7 there."""
    game = table(BOARD, ["g2_land_2"], objectives={0: ("west", 6), 1: ("north", 4)})
    assert game.lay(0, "g2_land_2", "west") == {}
    assert game.rules_told() == ["CardLaid"]


def test_covering_a_card_by_an_equal_one_is_silent() -> None:
    """ANT-ANN-03: air stays at 5, met before and after."""
    game = table(BOARD, ["g3_air_3"], objectives={0: ("air", 5), 1: ("east", 5)})
    assert game.lay(0, "g3_air_3", "east") == {}
    assert [person["status"] for person in game.view(0)["people"]] == ["met", "met"]


def test_whoever_starts_a_generation_with_a_met_objective_is_told_so() -> None:
    """ANT-ANN-04: in the second generation of this match that is player 0."""
    match = new(2, seed=19, mode="chick")
    play_generation(match)
    assert match.events[-1] == ObjectiveMet("ANT-ANN-04", 0)
    assert [person["status"] for person in match.view(0)["people"]] == ["met", "unmet"]
    line, value = match.view(1)["people"][0]["objective"]
    assert match.view(1)["totals"][line] == value


def test_one_card_can_help_one_player_and_hurt_another() -> None:
    """ANT-ANN-01, -02, -05: the 1 completes 6 in the west and spoils 3 in the land row."""
    game = table(BOARD, ["g1_land_1"], objectives={0: ("west", 6), 1: ("land", 3)})
    assert game.lay(0, "g1_land_1", "west") == {0: "met", 1: "broken"}
    assert game.rules_told() == ["CardLaid", "ObjectiveMet", "ObjectiveBroken"]


def test_states_are_compared_before_and_after_the_whole_card() -> None:
    """ANT-ANN-05: covering the 3 by a 2 never passes through 0; lowest seat first."""
    game = table(BOARD, ["g2_air_2"], objectives={0: ("east", 4), 1: ("air", 4)}, players=3)
    game.lay(0, "g2_air_2", "east")
    assert game.match.events == [
        CardLaid("ANT-TRN-03", 0, "g2_air_2", "air", "east"),
        ObjectiveMet("ANT-ANN-01", 0),
        ObjectiveMet("ANT-ANN-01", 1),
    ]


def test_one_card_changes_two_objectives_at_most() -> None:
    """ANT-ANN-05: in every turn of twenty games for four."""
    most = 0
    for seed in range(20):
        match = new(4, seed, mode="chick")
        while not match.finished:
            told = len(match.events)
            seat = match.deciders[0]
            match.choose(seat, match.decision(seat).options[-1].key)
            events = match.events[told:]
            if len(events) < 4:  # a turn within a generation
                most = max(most, len(announced(events)))
    assert most == 2


def test_an_announcement_names_neither_line_nor_value() -> None:
    """ANT-ANN-06."""
    said = [
        GAME.say_event(event, lang, ["Ann", "Bo"])
        for event in (ObjectiveMet("ANT-ANN-01", 1), ObjectiveBroken("ANT-ANN-02", 0))
        for lang in ("en", "fr")
    ]
    assert said == [
        "Objective met: Bo.",
        "Objectif atteint : Bo.",
        "Objective no longer met: Ann.",
        "Objectif plus atteint : Ann.",
    ]


def test_nobody_can_hold_an_announcement_back_or_say_anything_else() -> None:
    """ANT-ANN-07: it comes with the card, and the only choices there are are cards."""
    game = table(BOARD, ["g1_land_1", "g1_water_0"], objectives={1: ("land", 3)})
    options = game.match.decision(0).options
    assert {option.ref["action"] for option in options} == {"lay"}
    assert game.lay(0, "g1_land_1", "west") == {1: "broken"}
    assert game.match.deciders == (1,)


def test_everybody_always_knows_who_is_met() -> None:
    """ANT-ANN-08: the public states follow from the announcements alone."""
    match = new(3, seed=8, mode="chick")
    known = dict.fromkeys(range(3), "unmet")
    told = 0
    while not match.finished:
        for event in match.events[told:]:
            if type(event).__name__ == "GenerationStarted":
                known = dict.fromkeys(range(3), "unmet")
            known |= {p: {"broken": "unmet"}.get(s, s) for p, s in announced([event]).items()}
        told = len(match.events)
        for seat in (0, 1, 2, None):
            people = match.view(seat)["people"]
            assert {person["player"]: person["status"] for person in people} == known
        seat = match.deciders[0]
        match.choose(seat, match.decision(seat).options[0].key)
