"""The record of a match: one exact text, and nothing but that text."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import anthropolis
from anthropolis.engine.game import Game
from anthropolis.engine.record import BadRecord, Record, commitment
from tests.conformance.sealed_bids import GAME


@cache
def finished_text() -> str:
    match = anthropolis.play_out(
        anthropolis.load("anthropocene").new(2, "graine", {"mode": "chick"}), ["random", "random"]
    )
    record = match.record()
    record.names = ["Zoë", "한결"]
    return record.to_json()


def signed(**changes: object) -> str:
    """The record with other contents and a digest that fits them."""
    body = {**json.loads(finished_text()), **changes}
    return Record(
        body["game"], body["version"], body["seats"], body["options"], body["seed"],
        [(seat, key) for seat, key in body["choices"]], body["result"], body["commitment"],
        body["names"],
    ).to_json()  # fmt: skip


def test_a_record_reads_as_it_was_written() -> None:
    record = Record.from_json(finished_text())
    assert record.to_json() == finished_text()
    assert Record.from_json(finished_text().encode()).to_json() == finished_text()
    assert (record.game, record.seats, record.seed) == ("anthropocene", 2, "graine")
    assert record.names == ["Zoë", "한결"]
    assert anthropolis.verify(record).finished


@given(st.integers(0, len(finished_text().encode()) - 1), st.integers(0, 255))
def test_a_record_with_any_one_byte_changed_is_refused(place: int, byte: int) -> None:
    text = bytearray(finished_text().encode())
    if text[place] == byte:
        byte ^= 1
    text[place] = byte
    with pytest.raises(BadRecord):
        anthropolis.verify(Record.from_json(bytes(text)))


@given(st.integers(0, len(finished_text()) - 1), st.characters())
def test_a_record_with_any_one_character_added_or_lost_is_refused(place: int, new: str) -> None:
    text = finished_text()
    for changed in (text[:place] + text[place + 1 :], text[:place] + new + text[place:]):
        with pytest.raises(BadRecord):
            Record.from_json(changed)


@given(st.binary())
def test_what_is_not_a_record_is_refused(text: bytes) -> None:
    with pytest.raises(BadRecord):
        Record.from_json(text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "cannot be read as JSON"),
        ("[" * 100_000, "cannot be read as JSON"),
        ("[]", "not a record of format 1"),
        ('{"format":2}', "not a record of format 1"),
        ('{"format":1}', "field 'game' is missing or wrong"),
        (finished_text().replace('"seats":2', '"seats":true'), "field 'seats' is missing or wrong"),
        (finished_text().replace("[[", "[[0,"), "is not a choice"),
        (finished_text().replace('"Zoë"', "7"), "field 'names' is wrong"),
        (finished_text().replace('"Zoë"', '"\\ud800"'), "cannot be read as JSON"),
        (finished_text().replace("Zoë", "Zoé"), "its digest does not match"),
        (finished_text().replace("Zoë", "Zo\\u00eb"), "its bytes differ"),
        (finished_text() + "\n", "its bytes differ"),
    ],
    ids=range(12),
)
def test_a_broken_record_says_what_is_wrong(text: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        Record.from_json(text)


def test_a_record_whose_result_is_invented_is_refused() -> None:
    result = {**json.loads(finished_text())["result"], "scores": [99, 99]}
    with pytest.raises(BadRecord, match="the result does not follow from the choices"):
        anthropolis.verify(Record.from_json(signed(result=result)))


def test_a_record_with_another_seed_than_promised_is_refused() -> None:
    with pytest.raises(BadRecord, match="not the one that was committed to"):
        anthropolis.verify(Record.from_json(signed(seed="autre")))


def test_a_record_of_other_rules_is_refused() -> None:
    with pytest.raises(BadRecord, match="under rule version 0 of anthropocene"):
        anthropolis.verify(Record.from_json(signed(version="0")))


def test_a_record_with_an_illegal_choice_says_which_one() -> None:
    choices = json.loads(finished_text())["choices"]
    choices[4][1] = "lay:g3_air_0:west"
    with pytest.raises(BadRecord, match=r"choice 5 of this record is not legal: .*ANT-"):
        anthropolis.verify(Record.from_json(signed(choices=choices)))


def test_the_seed_is_promised_and_kept_back_until_the_end() -> None:
    record = Record.from_json(finished_text())
    public = Record.from_json(record.public().to_json())
    assert (public.seed, public.choices, public.result) == (None, [], None)
    assert public.commitment == record.commitment == commitment("graine")
    assert "graine" not in public.to_json()
    with pytest.raises(BadRecord, match="has no seed yet"):
        anthropolis.verify(public)


def test_a_number_and_its_text_are_different_promises() -> None:
    assert commitment(7) != commitment("7")


def test_a_record_is_saved_whole_and_read_back(
    register: Callable[[Game], Game], tmp_path: Path
) -> None:
    match = register(GAME).new(2, 5)
    match.choose(1, match.decision(1).options[0].key)
    path = tmp_path / "match.json"
    match.record().save(path)
    assert list(tmp_path.iterdir()) == [path]
    again = anthropolis.replay(Record.load(path))
    assert (again.choices, again.deciders) == (match.choices, (0,))
