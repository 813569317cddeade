"""`anthropolis play` alone against bots: whole games, saving, and the commands at the question."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from anthropolis import Record, verify
from anthropolis.engine.game import Game
from tests.cli.user import User
from tests.conformance.sealed_bids import GAME as SEALED_BIDS

ALWAYS_THE_FIRST = ["1"] * 40


def test_a_whole_game_can_be_played_with_the_keyboard(user: User) -> None:
    said = user.plays(typing=ALWAYS_THE_FIRST)
    assert said.code == 0
    assert said.err == ""
    match = verify(Record.load("game.json"))
    assert match.finished
    assert f"Generation {match.view(None)['generation']} of 3" in said.out
    result, score = "won" if match.winners else "lost", str(match.scores[0]).replace("-", "−")
    assert f"You have {result} together, score {score}." in said.out
    assert "The record is in game.json" in said.out


def test_bots_play_their_own_seats_and_the_human_is_asked_for_one_only(user: User) -> None:
    said = user.plays(typing=["1", "1"])
    assert "Player 1: you\nPlayer 2: bot greedy\nPlayer 3: bot greedy\n" in said.out
    assert said.out.count("Player 1: lay one card of your hand on the board.") == 3
    assert "Player 2: lay one card" not in said.out
    assert [seat for seat, _ in Record.load("game.json").choices] == [0, 1, 2, 0, 1, 2]


def test_a_game_that_was_left_goes_on_as_if_it_had_not_been(user: User) -> None:
    """Also the bots: their chance follows from the seed, the seat and the number of choices."""
    user.plays(typing=ALWAYS_THE_FIRST)
    straight = Record.load("game.json")
    user.plays("--save", "parts.json", typing=["1", "1", "q"])
    unfinished = Record.load("parts.json")
    assert unfinished.result is None
    said = user.runs("play", "--resume", "parts.json", typing=ALWAYS_THE_FIRST)
    assert said.code == 0
    resumed = Record.load("parts.json")
    assert resumed.choices[: len(unfinished.choices)] == unfinished.choices
    assert (resumed.choices, resumed.result) == (straight.choices, straight.result)


def test_a_resumed_game_tells_what_happened_since_the_last_choice(user: User) -> None:
    user.plays(typing=["1"])
    said = user.runs("play", "--resume", "game.json", typing=["q"])
    news = said.out.split("Since your last choice")[1].split("Generation 1 of 3")[0]
    assert [line.split()[1] for line in news.splitlines() if "lays" in line] == ["1", "2", "3"]


def test_every_choice_is_saved_at_once_with_who_sits_where(user: User) -> None:
    user.plays("--seats", "me,random,mcts:5", typing=["1"])
    record = Record.load("game.json")
    assert record.names == ["human", "random", "mcts:5"]
    assert any(seat == 0 for seat, _ in record.choices)


def test_without_a_file_name_the_game_goes_to_the_data_folder(user: User) -> None:
    said = user.runs("play", "anthropocene", "--seed", "4", typing=["q"])
    (saved,) = (user.home / "data/anthropolis/saves").iterdir()
    assert saved.name.startswith("anthropocene-20")
    assert f"Go on with: anthropolis play --resume {saved}" in said.out


def test_when_the_input_ends_the_game_is_saved_and_says_how_to_go_on(user: User) -> None:
    said = user.plays()
    assert said.code == 0
    assert "The game is saved. Go on with: anthropolis play --resume game.json" in said.out


def test_the_locale_chooses_the_language_unless_one_is_asked_for(
    user: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "fr_BE.UTF-8")
    assert "posez une carte de votre main" in user.plays().out
    assert "lay one card" in user.plays("--lang", "en", "--save", "other.json").out


def test_the_seat_of_a_bot_can_be_given_to_a_human_when_resuming(user: User) -> None:
    user.plays(typing=["1"])
    user.runs("play", "--resume", "game.json", "--seats", "me,me,greedy", typing=["", "q"])
    assert Record.load("game.json").names == ["human", "human", "greedy"]


def test_a_finished_record_is_never_written_again(user: User) -> None:
    user.plays(typing=ALWAYS_THE_FIRST)
    before = Path("game.json").read_bytes()
    said = user.runs("play", "--resume", "game.json", "--seats", "me,me,me")
    assert said.code == 2
    assert said.err == (
        "Error: the game in game.json is over: look at it with `anthropolis replay game.json`\n"
    )
    assert Path("game.json").read_bytes() == before


def test_people_keep_their_names_when_a_game_is_resumed(user: User) -> None:
    user.plays(typing=["1"])
    record = Record.load("game.json")
    record.names = ["Ada", "Bo", "greedy"]
    record.save("named.json")
    said = user.runs("play", "--resume", "named.json", "--seats", "me,greedy,greedy", typing=["1"])
    assert "Ada: lay one card of your hand on the board." in said.out
    assert Record.load("named.json").names == ["Ada", "greedy", "greedy"]


def test_options_of_the_game_can_be_set(user: User) -> None:
    said = user.plays("--set", "mode=chick", "--set", "notes=true", typing=["q"])
    assert "Chick" in said.out
    assert "Note sheet, you may hold:" in said.out
    assert Record.load("game.json").options["mode"] == "chick"


def test_a_break_for_the_table_is_shown_even_with_one_option(user: User) -> None:
    """ANT-DIG-11: between two generations the table may talk, so nobody goes on unasked."""
    said = user.plays("--set", "pauses=true", "--set", "mode=chick", typing=["1"] * 4)
    assert "Generation 1 is over. Talk if you like; ready for the next one?" in said.out
    assert "Press Enter to go on" in said.out


def test_a_competitive_game_ends_with_scores_best_first_and_winners(
    user: User, register: Callable[[Game], Game]
) -> None:
    register(SEALED_BIDS)
    words = ["play", "sealed_bids", "--seed", "1", "--seats", "me,random,random"]
    said = user.runs(*words, "--save", "bids.json", typing=["1"] * 20)
    match = verify(Record.load("bids.json"))
    assert match.finished
    end = said.out.split("The game is over. ")[1].splitlines()
    scores = [
        int(line.split(": ")[1]) for line in end if line.startswith("Player ") and ":" in line
    ]
    assert scores == sorted(match.scores, reverse=True)
    who = ", ".join(f"Player {seat + 1}" for seat in match.winners)
    assert f"{who} {'has' if len(match.winners) == 1 else 'have'} won." in end


def test_classes_end_a_match_by_their_names_with_what_their_points_are_for(user: User) -> None:
    words = ["play", "hegemony", "--seed", "4", "--seats", "me,random", "--set", "rounds=1"]
    said = user.runs(*words, "--lang", "fr", "--save", "classes.json", typing=["1"] * 900)
    match = verify(Record.load("classes.json"))
    assert match.finished
    end = said.out.split("La partie est terminée. ")[1]
    assert f"Classe Ouvrière (Joueur 1) : {match.scores[0]}" in end
    assert "Classe Capitaliste (Joueur 2) : " in end
    assert "argent et stocks restants" in end
    assert "wealth" not in end
