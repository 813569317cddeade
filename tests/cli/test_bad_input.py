"""Bad input ends in one clear line on standard error and exit code 2."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.user import User

PLAY = "play anthropocene"
CASES = {
    "paly anthropocene": "unknown command 'paly': did you mean 'play'?",
    "play nowhere": "unknown game 'nowhere': choose one of ",
    "simulate nowhere": "unknown game 'nowhere': choose one of ",
    "games nowhere": "unknown game 'nowhere': choose one of ",
    "play": "say which game, as in `anthropolis play anthropocene`",
    f"{PLAY} --seats me": "Anthropocène is for 2 to 4 seats, not 1",
    f"{PLAY} --seats me,greedy,greedy,greedy,greedy": "2 to 4 seats, not 5",
    "tournament anthropocene --seats 9": "Anthropocène is for 2 to 4 seats, not 9",
    "bench anthropocene --seats 9": "Anthropocène is for 2 to 4 seats, not 9",
    f"{PLAY} --seats me,genius": "unknown bot 'genius': choose random, greedy, mcts,",
    f"{PLAY} --seats me,mcts:0": "bad strength '0' for mcts: give iterations (1 to 1000000)",
    f"{PLAY} --seats me,,greedy": "give names between commas, as in greedy,random",
    f"{PLAY} --seats greedy,greedy": "no seat is human: add human to --seats",
    "simulate anthropocene --seats human,greedy": "unknown bot 'human': choose random,",
    f"{PLAY} --set first_player=9": "9 is not allowed, give a whole number from 0 to 4",
    f"{PLAY} --set mode=hard": 'option \'mode\': "hard" is not allowed, give one of "base",',
    f"{PLAY} --set colour=red": "unknown option 'colour': choose from mode, first_player,",
    f"{PLAY} --set mode": "write an option as name=value, not 'mode'",
    f"{PLAY} --lang de": "'de' is not one of 'en', 'fr'",
    "play hegemony --set rounds=9 --lang fr": "« rounds » : 9 n’est pas admis, il faut un nombre",
    "play hegemony --set rounds --lang fr": "écrivez une option sous la forme nom=valeur",
    f"{PLAY} --save /dev/null/game.json": "cannot write /dev/null/game.json: ",
    f"{PLAY} --sede 3": "No such option '--sede'",
    "play --resume gone.json": "cannot read gone.json: No such file or directory",
    "play --resume gone.json --seed 3": "--seed and --set belong to a new game, not to --resume",
    "replay gone.json": "cannot read gone.json: No such file or directory",
    "replay a.json --seat 1 --spectator": "choose one of --seat and --spectator",
    "simulate anthropocene --games 0": "0 is not in the range x>=1",
    "simulate anthropocene --out table.xls": "its name must end in .csv or .jsonl",
    "simulate anthropocene --out gone/t.csv": "there is no folder gone",
    "simulate anthropocene --out /dev/null/run": "cannot use /dev/null/run/parts: ",
    "simulate anthropocene --records /dev/null/run": "cannot use /dev/null/run: ",
    "simulate anthropocene --seats json:loads,greedy": "'json:loads' is no bot: ",
    "simulate anthropocene --seats os:getcwd,greedy": "'os:getcwd' is no bot: ",
    "simulate anthropocene --rank": "--rank is about tables: say where with --out FOLDER",
    "simulate anthropocene --out a.csv --tables games": "--tables is about tables: say where",
    "tournament anthropocene --bots greedy,json:loads": "'json:loads' is no bot: ",
    "tally anthropocene --seats json:loads,greedy": "'json:loads' is no bot: ",
    "tournament anthropocene --bots greedy,greedy": "bot 'greedy' is named twice",
    "tournament anthropocene --chart gone/x.svg": "there is no folder gone",
    "rules anthropocene ANT-PLC-99": "; `anthropolis rules anthropocene` lists them",
    "serve --public-url nope": "'nope': write it as in https://play.example.org",
    "serve --origin https://a.example/page": "'https://a.example/page': write it as in https://",
    "serve --store sqlite:///.": ". is a folder: name a file in it",
    "serve --store postgresql://[::1": "the store cannot be used: ",
    "serve --requests-per-second -1": "-1.0 is not in the range x>=0",
    "sweep bin.toml": "cannot read bin.toml: this is not UTF-8 text",
    "automa turn bin.toml --class working_class": "bin.toml: this is not UTF-8 text",
    "tournament anthropocene --json --markdown": "choose one of --json and --markdown",
}


@pytest.mark.parametrize(("line", "complaint"), CASES.items())
def test_what_is_wrong_is_said_in_one_line(user: User, line: str, complaint: str) -> None:
    (user.home / "bin.toml").write_bytes(b"\xcf\xff")
    said = user.runs(*line.split(" "))
    assert said.code == 2
    assert said.out == ""
    assert said.err.startswith("Error: ")
    assert complaint in said.err
    assert said.err.count("\n") == 1


def test_a_bot_that_is_no_python_is_named_with_its_line(
    user: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    (user.home / "half_written.py").write_text("x = (\n", encoding="utf-8")
    monkeypatch.syspath_prepend(str(user.home))
    said = user.runs("simulate", "anthropocene", "--seats", "half_written:Bot,greedy")
    assert said.code == 2
    assert "unknown bot 'half_written:Bot'" in said.err
    assert "half_written.py, line 1" in said.err


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no /dev/full on this system")
def test_a_full_disk_is_one_line_too(user: User) -> None:
    program = [sys.executable, "-m", "anthropolis", "games"]
    with open("/dev/full", "w") as full:
        done = subprocess.run(program, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr == "Error: cannot write what was to be said: No space left on device\n"


def test_a_folder_that_is_gone_stops_nothing(user: User) -> None:
    gone = user.home / "gone"
    gone.mkdir()
    line = "import os, sys; os.rmdir(os.getcwd()); from anthropolis.cli.main import main; main()"
    program = [sys.executable, "-c", line, "--version"]
    done = subprocess.run(program, cwd=gone, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_file_that_is_no_record_is_refused(user: User) -> None:
    (user.home / "letter.json").write_text("Dear all,")
    complaint = "letter.json: this is not a record: it cannot be read as JSON\n"
    assert user.runs("replay", "letter.json").err == f"Error: {complaint}"
    assert user.runs("play", "--resume", "letter.json").err == f"Error: {complaint}"


def test_a_saved_game_is_never_written_over_by_another(user: User) -> None:
    user.plays()
    before = (user.home / "game.json").read_bytes()
    said = user.plays()
    assert said.code == 2
    assert "game.json exists already: go on with --resume game.json" in said.err
    assert (user.home / "game.json").read_bytes() == before


def test_resuming_asks_for_the_right_game_and_number_of_players(user: User) -> None:
    user.plays()
    said = user.runs("play", "--resume", "game.json", "--seats", "me,greedy")
    assert "this game has 3 seats, --seats names 2" in said.err
    said = user.runs("play", "nowhere", "--resume", "game.json")
    assert "unknown game 'nowhere'" in said.err


def test_replay_knows_where_the_record_ends_and_who_played(user: User) -> None:
    user.plays(typing=["1"])
    said = user.runs("replay", "game.json", "--at", "99")
    assert said.err == "Error: there is no position 99: this record has positions 0 to 3\n"
    said = user.runs("replay", "game.json", "--seat", "4")
    assert said.err == "Error: there is no player 4: this record has players 1 to 3\n"
