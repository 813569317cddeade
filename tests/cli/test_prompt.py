"""What can be typed at a question."""

from __future__ import annotations

import io
from collections.abc import Callable

import pytest
from rich.console import Console

from anthropolis import Record, load
from anthropolis.cli.terminal import Screen
from anthropolis.engine.game import Game
from tests.cli.pledges import CLEARINGS, PLEDGES
from tests.cli.user import Said, User
from tests.conformance.sealed_bids import GAME as SEALED_BIDS

Register = Callable[[Game], Game]


def answer(said: Said, number: int) -> str:
    """What was said after the nth question of an Anthropocène turn."""
    return said.out.split("? for help): ")[number]


def test_a_preview_tells_what_would_change_and_changes_nothing(user: User) -> None:
    shown = answer(user.plays(typing=["p 1"]), 1)
    assert "If you choose 1, Lay Air 1 (1st generation) in the north column:" in shown
    assert "Player 1 lays Air 1 (1st generation) on air, north.  ANT-TRN-03" in shown
    assert "  totals › air: 2 → 3\n" in shown
    assert "  to move: Player 1 → Player 2\n" in shown
    assert "  players › Player 1 › hand: − Air 1 (1st generation)\n" in shown
    assert Record.load("game.json").choices == []


def test_a_preview_never_says_that_it_is_certain(user: User, register: Register) -> None:
    """ANT-DIG-01: the own objective may become met or not, and neither is told."""
    register(SEALED_BIDS)
    shown = answer(user.plays(typing=["p 1"]), 1)
    assert "it also depends on what you cannot know yet (your own objective)" in shown
    words = ["play", "sealed_bids", "--seats", "random,me"]
    assert "Not certain: more may happen" in user.runs(*words, typing=["p 1"]).out
    words = ["play", "hegemony", "--seats", "me,greedy", "--seed", "1"]
    assert "what you cannot know may surprise you" in user.runs(*words, typing=["p 1"]).out


def test_a_preview_of_nothing_in_particular_asks_for_a_number(user: User) -> None:
    said = user.plays(typing=["p", "p 9"])
    assert "Which one? Write for example: p 1" in answer(said, 1)
    assert "“9” is not an option: give a number from 1 to 8" in answer(said, 2)


def test_why_not_names_the_rule_and_what_it_forbids(user: User) -> None:
    """ANT-PLC-04, ANT-DIG-10: no covering while the row has room."""
    shown = answer(user.plays(typing=["w"]), 1)
    assert "ANT-PLC-04 · Laying a card\n  While a row has an empty cell" in shown
    assert "✗ Lay Air 1 (1st generation) in the west column" in shown
    assert shown.count("✗ Lay") == 4


def test_undo_is_refused_kindly_where_a_choice_has_told_something(user: User) -> None:
    """ANT-DIG-12: a laid card cannot be taken back."""
    said = user.plays(typing=["u", "1", "u"])
    assert "There is nothing of yours to take back." in answer(said, 1)
    assert "Sorry, that choice cannot be taken back" in answer(said, 3)
    assert len(Record.load("game.json").choices) == 3


def test_the_log_has_every_line_with_its_rule_and_can_be_shortened(user: User) -> None:
    said = user.plays(typing=["l", "l 1"])
    assert "Everybody is dealt 4 cards.  ANT-SET-06" in answer(said, 1)
    assert answer(said, 2).startswith("… 2 earlier lines: l shows the whole log\n  Everybody takes")


def test_a_rule_can_be_read_whatever_its_case(user: User) -> None:
    """ANT-TRN-03 as it stands in the rulebook of the language."""
    said = user.plays("--lang", "fr", typing=["r ant-trn-03"])
    assert "ANT-TRN-03 · " in said.out
    assert "À votre tour" in said.out


def test_an_unknown_rule_gets_near_ones_offered(user: User) -> None:
    said = user.plays(typing=["r ANT-TRN-33", "r"])
    assert "There is no rule ANT-TRN-33. Near it: ANT-TRN-03" in answer(said, 1)
    assert "Which rule? Write for example: r ANT-TRN-03" in answer(said, 2)


@pytest.mark.parametrize("typed", ["0", "9", "-1", "1.5", "x", "9999999999999", "²"])
def test_what_is_no_option_is_explained_and_chooses_nothing(user: User, typed: str) -> None:
    said = user.plays(typing=[typed])
    assert f"“{typed}” is not an option: give a number from 1 to 8, or ? for help." in said.out
    assert Record.load("game.json").choices == []


def test_help_lists_every_command(user: User) -> None:
    shown = answer(user.plays(typing=["?"]), 1)
    words = [line.split("  ")[0] for line in shown.splitlines()]
    assert words[:10] == ["1–8", "p N", "w", "u", "b", "v", "l", "r ID", "s", "q"]


def test_view_lists_all_that_the_seat_may_know_and_no_more(user: User) -> None:
    """ANT-DIG-06: piles can be looked through. ANT-DIG-01: the own objective is absent."""
    shown = answer(user.plays(typing=["v"]), 1)
    assert "west  Start card, air" in shown
    own, others = shown.split("├── Player 2")[0], shown.split("├── Player 2")[1]
    assert "objective" not in own.split("Player 1")[-1]
    assert "objective  water, 4" in others


def test_a_number_is_asked_for_within_its_bounds(user: User, register: Register) -> None:
    register(PLEDGES)
    typing = ["9", "61", "p 30", "25", "q"]
    said = user.runs("play", "pledges", "--seats", "me,random", "--save", "p.json", typing=typing)
    assert "A number from 10 to 60 (? for help): " in said.out
    assert said.out.count("is not an option: give a number from 10 to 60") == 2
    assert "If you choose 30, Bid 30:" in said.out
    assert Record.load("p.json").choices[0] == (0, "bid:25")


def test_an_only_option_is_chosen_by_itself_and_says_so(user: User, register: Register) -> None:
    register(PLEDGES)
    said = user.runs("play", "pledges", "--seats", "me,random", typing=["60", "1"])
    assert "Only one option, chosen for you: Keep the coins" in said.out


def test_a_game_without_a_drawing_is_shown_as_a_list(user: User, register: Register) -> None:
    register(SEALED_BIDS)
    said = user.runs("play", "sealed_bids", "--seed", "1", "--seats", "me,random")
    assert "├── coins  0, 0\n" in said.out
    assert "hands" in said.out
    assert "Round 1: bid a card." in said.out


def test_a_choice_that_told_nothing_can_be_taken_back(user: User, register: Register) -> None:
    register(PLEDGES)
    words = ["play", "pledges", "--seed", "1", "--seats", "me,random", "--save", "p.json"]
    said = user.runs(*words, typing=["60", "u"])
    assert "Taken back: Bid 60" in said.out
    assert Record.load("p.json").choices == []
    assert said.out.count("Player 1: what now?") == 2


def test_the_parts_of_an_answer_are_shown_and_can_be_taken_back(
    user: User, register: Register
) -> None:
    register(CLEARINGS)
    words = ["play", "clearings", "--seed", "1", "--seats", "me,random", "--save", "c.json"]
    said = user.runs(*words, typing=["1", "u", "2", "2"])
    assert "So far: Discard 4 (u takes the last one back)" in said.out
    assert "Taken back: Discard 4" in said.out
    assert Record.load("c.json").choices[:2] == [(0, "discard:10"), (0, "keep")]


@pytest.mark.parametrize(("width", "lines"), [(60, 1), (40, 3)])
def test_a_question_longer_than_the_line_is_asked_whole(width: int, lines: int) -> None:
    out = io.StringIO()
    screen = Screen(Console(file=out, width=width, color_system=None), load("hegemony"), "en")
    asked = "From whom do you buy 5 Food? The rest comes from abroad."
    screen.line(asked)
    said = out.getvalue().strip().splitlines()
    assert " ".join(" ".join(said).split()).startswith(asked)
    assert len(said) == lines
