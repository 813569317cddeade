"""Golden playthroughs: any change of behaviour shows as a difference in a text.

If the change is meant, write them again with
`python -m anthropolis.engine.conformance golden tests/playthroughs` and look at the difference.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from anthropolis.engine.conformance import main, playthrough, playthrough_again
from anthropolis.engine.game import Game
from anthropolis.games.anthropocene import GAME as ANTHROPOCENE
from tests.conformance.sealed_bids import GAME as SEALED_BIDS

FOLDER = Path(__file__).parent.parent / "playthroughs"
FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_match_still_goes_as_it_went(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert playthrough_again(text).splitlines() == text.splitlines()


def test_there_is_a_playthrough_of_every_game() -> None:
    heads = [json.loads(path.read_text(encoding="utf-8").partition("\n")[0]) for path in FILES]
    assert {head["game"] for head in heads} >= {"anthropocene", "limit", "climat", "hegemony"}


def test_there_is_a_playthrough_of_every_mode_for_every_number_of_players() -> None:
    """ANT-MOD-01 to ANT-MOD-05, ANT-SET-01."""
    heads = [json.loads(path.read_text(encoding="utf-8").partition("\n")[0]) for path in FILES]
    played = {
        (head["seats"], head["options"].get("mode", "base"))
        for head in heads
        if head["game"] == "anthropocene"
    }
    modes = ANTHROPOCENE.options_schema["properties"]["mode"]["enum"]
    assert played == {(seats, mode) for seats in (2, 3, 4) for mode in modes}


def test_a_playthrough_tells_questions_options_choices_events_and_views(
    register: Callable[[Game], Game],
) -> None:
    lines = playthrough(register(SEALED_BIDS), 2, {"rounds": 1}, seed=3).splitlines()
    assert lines[0] == (
        '{"game":"sealed_bids","version":"1","seats":2,"seed":3,"options":{"rounds":1}}'
    )
    assert [line.split()[0] for line in lines[1:4]] == ["views", "0", "options"]
    assert lines[2] == "0 is asked by SEA-BID-01: Round 1: bid a card."
    assert lines[-1].startswith('{"scores":[')


def test_playthroughs_are_written_for_every_variant_and_again_by_their_first_line(
    register: Callable[[Game], Game], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    register(SEALED_BIDS)
    assert main(["golden", str(tmp_path), "sealed_bids"]) == 0
    names = sorted(path.stem for path in tmp_path.iterdir())
    limits = [f"sealed_bids_{seats}_limit_3" for seats in range(1, 5)]
    printed = [f"sealed_bids_{seats}_printed" for seats in range(1, 5)]
    assert names == sorted([*limits, *printed, "sealed_bids_1_open_hands_true"])
    path = tmp_path / "sealed_bids_2_printed.txt"
    before = path.read_text(encoding="utf-8")
    path.write_text(before.partition("\n")[0], encoding="utf-8")
    assert main(["golden", str(tmp_path)]) == 0
    assert path.read_text(encoding="utf-8") == before
    assert capsys.readouterr().out == "9 playthroughs written\n" * 2
    assert main(["silver"]) == 2
