"""`anthropolis replay`."""

from __future__ import annotations

import io
from collections.abc import Sequence

import pytest
from rich.console import Console

from anthropolis import Record, load, play_out, replay
from anthropolis.cli.replay import Replay, step_through
from anthropolis.cli.terminal import Screen
from tests.cli.user import User

RECORD = play_out(load("anthropocene").new(3, 7), ["random"] * 3).record()
LAST = len(RECORD.choices)


def stepped(monkeypatch: pytest.MonkeyPatch, typing: Sequence[str]) -> list[str]:
    """The headings seen while stepping through the record."""
    shown = io.StringIO()
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typing)))
    console = Console(file=shown, width=80, highlight=False)
    step_through(Screen(console, load("anthropocene"), "en"), Replay(RECORD, 0, None))
    return shown.getvalue().splitlines()


def positions(lines: Sequence[str]) -> list[int]:
    return [int(line.split("position ")[1].split()[0]) for line in lines if "· position" in line]


def test_without_a_terminal_the_last_position_is_printed_once(user: User) -> None:
    RECORD.save("game.json")
    said = user.runs("replay", "game.json")
    assert said.code == 0
    assert positions(said.out.splitlines()) == [LAST]
    assert "seen by a spectator" in said.out


def test_any_position_can_be_asked_for_as_any_player_saw_it(user: User) -> None:
    """ANT-DIG-01: also in a replay a seat's view has no objective of its own in it."""
    RECORD.save("game.json")
    said = user.runs("replay", "game.json", "--at", "2", "--seat", "2")
    assert f"Anthropocène · position 2 of {LAST} · seen by Player 2" in said.out
    own = next(line for line in said.out.splitlines() if "Player 2 (you)" in line)
    assert "▒▒ ▒▒ hidden" in own
    assert said.out.count(" lays ") == 1


def test_programs_get_the_view_and_the_events_of_a_position(user: User) -> None:
    RECORD.save("game.json")
    shown = user.runs("replay", "game.json", "--at", "5", "--seat", "1", "--json").json()
    assert (shown["at"], shown["of"], shown["seat"]) == (5, LAST, 0)
    assert shown["view"] == replay(RECORD, upto=5).view(0)
    assert shown["events"][0]["event"] == "card_laid"


def test_stepping_goes_on_back_and_anywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    seen = positions(stepped(monkeypatch, ["", "n", "b", "g 5", f"g {LAST}", "g 0", "q", "n"]))
    assert seen == [0, 1, 2, 1, 5, LAST, 0]


def test_stepping_stops_at_both_ends_and_explains_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = stepped(monkeypatch, ["b", f"g {LAST}", "n", "jump", "g x", "v 9"])
    assert positions(lines) == [0, LAST]
    said = "\n".join(lines)
    assert "This is the start." in said
    assert "This is the end." in said
    assert [f"“{word}” is not known here." in said for word in ("jump", "g x", "v 9")] == [True] * 3


def test_the_view_can_be_changed_while_stepping(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = stepped(monkeypatch, ["v 2", "v"])
    headings = [line for line in lines if "· position" in line]
    assert ["seen by a spectator" in h for h in headings] == [True, False, True]
    assert "seen by Player 2" in headings[1]


def test_a_record_without_its_seed_cannot_be_replayed(user: User) -> None:
    RECORD.public().save("public.json")
    said = user.runs("replay", "public.json")
    assert said.code == 2
    assert said.err == ("Error: this record has no seed yet: it is revealed when the match ends\n")


def test_names_of_people_in_a_record_are_used(user: User) -> None:
    record = Record.from_json(RECORD.to_json())
    record.names = ["Ada", "Bo", "Cy"]
    record.save("named.json")
    said = user.runs("replay", "named.json", "--at", "1", "--seat", "2")
    assert "seen by Bo" in said.out
    assert "Bo (you)" in said.out


def test_a_bot_at_the_table_hides_nobodys_name(user: User) -> None:
    record = Record.from_json(RECORD.to_json())
    record.names = ["Ada", "greedy", "human"]
    record.save("named.json")
    assert "seen by Ada" in user.runs("replay", "named.json", "--seat", "1").out
    assert "seen by Player 2" in user.runs("replay", "named.json", "--seat", "2").out
