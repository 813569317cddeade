"""`anthropolis verify`: a record is right to the byte, or refused."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from anthropolis import BadRecord, Record, load, play_out
from anthropolis.cli.verify import FAILED, OK, UNREADABLE, report_on
from anthropolis.engine.record import _digest, _write
from tests.cli.user import User

RECORD = play_out(load("anthropocene").new(2, 7), ["random", "random"]).record()
TEXT = RECORD.to_json().encode()


def test_a_right_record_is_ok_with_its_game_choices_and_score(user: User) -> None:
    RECORD.save("game.json")
    assert RECORD.result is not None
    score, won = RECORD.result["scores"][0], "won" if RECORD.result["winners"] else "lost"
    said = user.runs("verify", "game.json")
    words = f"Anthropocène, {len(RECORD.choices)} choices, score {score}, {won}"
    assert (said.code, said.out, said.err) == (0, f"ok game.json: {words}\n", "")


def test_an_unfinished_game_is_ok_and_says_so(user: User) -> None:
    user.plays(typing=["1"])
    assert user.runs("verify", "game.json").out == (
        "ok game.json: Anthropocène, 3 choices, not finished yet\n"
    )


@settings(max_examples=150, deadline=None)
@given(place=st.integers(0, len(TEXT) - 1), byte=st.integers(0, 255))
def test_no_byte_can_be_changed(place: int, byte: int) -> None:
    changed = TEXT[:place] + bytes([byte]) + TEXT[place + 1 :]
    if changed != TEXT:
        with pytest.raises(BadRecord):
            Record.from_json(changed)


@settings(max_examples=60, deadline=None)
@given(place=st.integers(0, len(TEXT)), byte=st.binary(min_size=1, max_size=1))
def test_no_byte_can_be_added_or_left_out(place: int, byte: bytes) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(TEXT[:place] + byte + TEXT[place:])
    with pytest.raises(BadRecord):
        Record.from_json(TEXT[:place] + TEXT[place + 1 :] if place < len(TEXT) else TEXT[:-1])


def forged(tmp_path: Path, **fields: Any) -> str:
    """A record with other contents and a digest that fits them."""
    body = {**RECORD.body(), **fields}
    path = tmp_path / "forged.json"
    path.write_text(_write({**body, "digest": _digest(body)}), encoding="utf-8")
    return str(path)


FORGERIES = [
    ({"seed": 8}, "the seed is not the one that was committed to"),
    ({"result": {"scores": [99, 99], "winners": [0, 1]}}, "the result does not follow"),
    ({"choices": [list(c) for c in RECORD.choices][1:]}, "choice 1 of this record is not legal"),
    ({"seats": 9}, "Anthropocène is for 2 to 4 seats, not 9"),
    ({"options": {"mode": "easy"}}, "option 'mode'"),
    ({"version": "0"}, "rule version 0"),
    ({"seed": None}, "this record has no seed yet"),
]


@pytest.mark.parametrize(("fields", "problem"), FORGERIES)
def test_a_forged_digest_does_not_help(
    user: User, tmp_path: Path, fields: dict[str, Any], problem: str
) -> None:
    path = forged(tmp_path, **fields)
    said = user.runs("verify", path)
    assert said.code == 1
    assert said.err.startswith(f"not ok {path}: ")
    assert problem in said.err
    assert said.err.count("\n") == 1


def test_a_changed_record_is_not_ok_and_something_else_cannot_be_checked(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(TEXT.replace(b'"seed":7', b'"seed":8'))
    assert report_on(str(path))["code"] == FAILED
    path.write_bytes(TEXT[:-20])
    assert report_on(str(path))["code"] == UNREADABLE
    assert report_on(str(tmp_path))["code"] == UNREADABLE
    assert report_on(str(tmp_path / "gone.json"))["problem"] == "No such file or directory"
    assert report_on(forged(tmp_path, game="ludo"))["code"] == UNREADABLE


def test_the_worst_of_several_files_gives_the_exit_code(user: User) -> None:
    RECORD.save("good.json")
    (user.home / "bad.json").write_bytes(TEXT.replace(b'"seed":7', b'"seed":8'))
    assert user.runs("verify", "good.json", "bad.json").code == 1
    said = user.runs("verify", "good.json", "bad.json", "gone.json", "--json")
    assert said.code == 2
    assert [report["code"] for report in said.json()] == [OK, FAILED, UNREADABLE]


def test_the_program_itself_ends_with_the_code(tmp_path: Path) -> None:
    path = tmp_path / "bad.json"
    path.write_bytes(TEXT.replace(b'"seed":7', b'"seed":8'))
    words = [sys.executable, "-m", "anthropolis.cli.main", "verify", str(path)]
    done = subprocess.run(words, capture_output=True, text=True)
    assert done.returncode == 1
    assert "changed after it was saved" in done.stderr
    assert json.loads(TEXT)["seed"] == 7
