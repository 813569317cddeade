"""The seed is committed to at the start and revealed at the end; a record is exact to the byte."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from click.testing import CliRunner

import anthropolis
from anthropolis.cli.main import cli
from anthropolis.engine.record import commitment
from tests.server.people import RunningServer, TableAt, wait_for


def played(server: RunningServer) -> TableAt:
    seats = [{"controller": "bot", "level": "random", "name": name} for name in ("Ünü", "Œil")]
    table = server.make_table(seats)
    wait_for(lambda: table.state()["table"]["status"] == "finished")
    return table


def test_the_seed_shown_at_the_end_is_the_one_promised_at_the_start(server: RunningServer) -> None:
    table = played(server)
    assert table.info["seed"] is None
    info = table.state()["table"]
    assert info["commitment"] == table.info["commitment"] == commitment(info["seed"])
    assert len(info["seed"]) == 64


def test_before_the_end_a_record_has_neither_seed_nor_choices(server: RunningServer) -> None:
    table = server.make_table(["person", "person"], options={"first_player": 1})
    table.choose_first(0)
    for who in (0, 1, "spectator", "facilitator"):
        record = anthropolis.Record.from_json(table.ask("GET", "/record", who).content)
        assert (record.seed, record.choices, record.result) == (None, [], None)
        assert record.commitment == table.info["commitment"]


def test_the_downloaded_record_is_accepted_by_verify(server: RunningServer, tmp_path: Path) -> None:
    answer = played(server).ask("GET", "/record", "spectator")
    assert answer.headers["content-disposition"].startswith("attachment")
    path = tmp_path / "match.json"
    path.write_bytes(answer.content)
    result = CliRunner().invoke(cli, ["verify", str(path)])
    assert result.exit_code in (0, None), result.output
    assert anthropolis.Record.load(path).names == ["Ünü", "Œil"]


def test_any_change_of_one_byte_is_found(server: RunningServer) -> None:
    content = played(server).ask("GET", "/record", "spectator").content
    anthropolis.verify(anthropolis.Record.from_json(content))
    chance = random.Random(1)
    for _ in range(300):
        place = chance.randrange(len(content))
        other = bytes([(content[place] + chance.randrange(1, 255)) % 256])
        changed = content[:place] + other + content[place + 1 :]
        with pytest.raises(anthropolis.BadRecord):
            anthropolis.verify(anthropolis.Record.from_json(changed))


def test_after_a_take_back_the_record_holds_the_choices_that_stand(server: RunningServer) -> None:
    options = {"mode": "chick", "first_player": 1}
    table = server.make_table(["person", "person"], options=options)
    for seat in (0, 1, 0):
        table.choose_first(seat)
    table.ask("POST", "/take_back", "facilitator", {"to": 1})
    for seat in (0, 1):
        table.ask("POST", f"/seats/{seat}", "facilitator", {"controller": "bot", "level": "random"})
    wait_for(lambda: table.state()["table"]["status"] == "finished")
    record = anthropolis.Record.from_json(table.ask("GET", "/record", 0).content)
    assert len(anthropolis.verify(record).choices) == 36
