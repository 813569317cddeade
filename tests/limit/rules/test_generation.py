"""The course of a generation, its end, and the end of the game."""

from __future__ import annotations

from typing import Any

from anthropolis.engine.chance import chance_from
from anthropolis.games.limit import GAME
from anthropolis.games.limit.rules.generation import Generation, international_phase, social_phase
from anthropolis.games.limit.rules.generation_end import EndOfGeneration
from anthropolis.games.limit.rules.political.political import hand_limit
from anthropolis.games.limit.rules.score import total_score
from anthropolis.games.limit.table.events import GameOver, GenerationBegun, Scored, StepBegun
from anthropolis.games.limit.table.state import World
from tests.limit.positions import choose, position, run

PHASES = [
    "technological_advancement", "new_policy", "political_action_capacity", "decide_policy",
    "supply", "conservation", "consumption", "population_growth", "lower_mortality",
    "lower_birth_rate", "economic_growth", "taxation", "production", "public_order",
    "class_struggle", "cold_war", "global_crises", "end_of_generation",
]  # fmt: skip


def play_on(world: World, generations: int = 99) -> World:
    """Everybody passes, asks for nothing and takes the first option of everything else."""
    last = world.generation + generations
    while world.asking is not None and world.generation < last:
        seat = world.decider()
        options = world.options(seat)
        world.answer(seat, 0 if 0 in options else options[0])
    return world


def steps_told(world: World) -> list[str]:
    return [event.step for event in world.events if isinstance(event, StepBegun)]


def test_three_phases_make_a_generation() -> None:
    """LIM-GEN-01: political, social, international; then the next generation begins."""
    world, _ = position({"X": {}, "Y": {}})
    play_on(run(world, Generation()), 1)
    assert steps_told(world)[:18] == PHASES
    assert steps_told(world)[18:] == PHASES[:2]
    begun = [(e.number, e.nation) for e in world.events if isinstance(e, GenerationBegun)]
    assert begun == [(1, 0), (2, 1)]


def test_the_column_of_class_a_is_read_when_the_generation_begins() -> None:
    """LIM-GEN-02: class A falls afterwards; the hand limit stays that of level 3."""
    world, _ = position({"X": {"classes": [3, 1, 1, 1, 1], "column_a": 1}})
    run(world, Generation())
    assert world.nations[0].column_a == 3
    world.nations[0].classes[0] = 1
    assert hand_limit(world.nations[0]) == 7


def test_the_windows_for_taking_back_stand_before_two_steps() -> None:
    """LIM-GEN-01: Economic growth and Production are each preceded by a window."""
    names = [type(step).__name__ for step in social_phase((0, 1))]
    assert names[7:9] == ["TakeBackWindow", "EconomicGrowth"]
    assert names[10:12] == ["TakeBackWindow", "Production"]
    assert names.count("TakeBackWindow") == 2


def test_a_card_taken_back_in_the_window_no_longer_works() -> None:
    """LIM-GEN-03, LIM-ECO-03: without Policy Planning, column 1 grows after all."""
    world, _ = position({"X": {"permanents": ["policy_planning"]}})
    run(world, *social_phase((0,)))
    choose(world, 0, "take_back:policy_planning")
    assert (world.nations[0].prod[0], world.nations[0].unrest) == (3, 8)


def test_alliances_are_an_option_of_the_table() -> None:
    """LIM-SET-11: without it there is no Alliance step."""
    for options, there in (({}, False), ({"alliances": True}, True)):
        world, _ = position({"X": {}, "Y": {}}, options=options)
        names = [type(step).__name__ for step in international_phase(world, (0, 1))]
        assert ("AllianceStep" in names) is there


def test_the_lead_passes_to_the_left() -> None:
    """LIM-END-01: the tiles of the past generation stay counted, the new one is empty."""
    world, _ = position(
        {"X": {}, "Y": {}, "Z": {}}, order=["Y", "Z", "X"],
        world={"generation": 5, "crises": {"financial": 2}, "crises_now": ["financial"]},
    )  # fmt: skip
    run(world, EndOfGeneration())
    assert world.order == [2, 0, 1]
    assert (world.generation, world.crises, world.crises_now) == (6, [2, 0, 0], 0)
    assert world.over is False


def ending(generation: int, crises: dict[str, int], **options: Any) -> World:
    given = {"generation": generation, "crises": crises}
    world, _ = position({"X": {}, "Y": {}}, world=given, options=options)
    return run(world, EndOfGeneration())


def test_seven_generations_or_four_crises_end_the_game() -> None:
    """LIM-END-02, LIM-GEN-01: three crises in generation 6 do not."""
    assert ending(7, {}).over is True
    assert ending(6, {"financial": 1, "military": 2}).over is False
    assert ending(2, {"financial": 2, "environmental": 1, "military": 1}).over is True
    assert ending(2, {"financial": 3, "environmental": 2}).over is True


def test_a_table_may_play_fewer_generations_or_bear_more_crises() -> None:
    """LIM-END-02: the figures are options."""
    assert ending(3, {}, generations=3).over is True
    assert ending(2, {"financial": 2, "military": 2}, crisis_limit=5).over is False


def test_a_whole_game_ends_with_the_stress_test_and_the_score() -> None:
    """LIM-END-02, LIM-TST-01, LIM-SCO-01: nothing is left to do after the scores are told."""
    world, _ = position({"X": {}, "Y": {}}, options={"generations": 2})
    play_on(run(world, Generation()))
    assert world.finished()
    assert steps_told(world)[-4:] == ["stress_test", "supply", "consumption", "production"]
    over = [event for event in world.events if isinstance(event, GameOver)]
    assert [(event.generation, event.crises) for event in over] == [(2, 0)]
    scored = [event.points for event in world.events if isinstance(event, Scored)]
    assert scored == [total_score(world, 0), total_score(world, 1)]


def test_the_stress_test_can_be_left_out_or_doubled() -> None:
    """LIM-LEN-05: as the table agreed before the game."""
    for times in (0, 1, 2):
        world, _ = position({"X": {}}, options={"generations": 1, "stress_tests": times})
        play_on(run(world, Generation()))
        assert steps_told(world).count("stress_test") == times


def test_every_game_of_passing_comes_to_its_end() -> None:
    """LIM-GEN-01: also with six nations, alliances and a shuffled start."""
    names = "UVWXYZ"
    world, _ = position({name: {} for name in names}, options={"alliances": True})
    world.chance = chance_from(3)
    play_on(run(world, Generation()))
    assert world.finished()
    assert world.generation <= 7


def test_steps_are_told_by_their_titles() -> None:
    """A step is a title, also where a deck of cards has the same name."""
    say = GAME.say_event
    steps = [StepBegun(rule="", step=step) for step in ("production", "supply")]
    assert [say(step, "en") for step in steps] == ["Step: Production.", "Step: Supply."]
    assert [say(step, "fr") for step in steps] == ["Étape : Production.", "Étape : Alimentation."]
