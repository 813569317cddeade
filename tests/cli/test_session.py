"""Taking back and resuming, without a screen."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from anthropolis import Record, load, new_match
from anthropolis.cli.session import Kept, Session, is_forced
from anthropolis.engine.events import Event
from tests.cli.pledges import PLEDGES


def anything(events: Sequence[Event]) -> bool:
    return True


def anthropocene(tmp_path: Path, players: list[str]) -> Session:
    """A game in which everything may be taken back, so that only the humans are in the way."""
    match = load("anthropocene").new(len(players), 4, {"first_player": 1})
    return Session(match, players, tmp_path / "game.json", may_undo=anything)


def lay_first(session: Session) -> str:
    seat = session.match.deciders[0]
    key = session.match.decision(seat).options[0].key
    session.choose(seat, key)
    return key


def test_undo_goes_back_past_the_bots_to_the_own_choice(tmp_path: Path) -> None:
    session = anthropocene(tmp_path, ["human", "greedy", "greedy"])
    before = session.match.view(0)
    key = lay_first(session)
    session.let_bot_choose(1)
    session.let_bot_choose(2)
    assert session.undo(0) == key
    assert session.match.view(0) == before
    assert session.match.choices == []
    assert Record.load(session.path).choices == []


def test_undo_stops_at_another_human(tmp_path: Path) -> None:
    session = anthropocene(tmp_path, ["human", "human", "greedy"])
    lay_first(session)
    lay_first(session)
    with pytest.raises(Kept, match="undo_other"):
        session.undo(0)
    session.undo(1)
    assert [seat for seat, _ in session.match.choices] == [0]


def test_undo_asks_the_game_about_all_that_happened_since(tmp_path: Path) -> None:
    session = anthropocene(tmp_path, ["human", "greedy"])
    asked: list[int] = []

    def refuse(events: Sequence[Event]) -> bool:
        asked.append(len(events))
        return False

    session.may_undo = refuse
    lay_first(session)
    session.let_bot_choose(1)
    with pytest.raises(Kept, match="undo_revealed"):
        session.undo(0)
    laid = [e for e in session.match.events if type(e).__name__ == "CardLaid"]
    assert asked[0] >= len(laid) == 2
    assert len(session.match.choices) == 2


def test_undo_passes_over_what_was_no_choice(tmp_path: Path) -> None:
    session = Session(new_match(PLEDGES, 2, 1), ["human", "random"], tmp_path / "p.json", anything)
    session.choose(0, "bid:20")
    assert is_forced(session.match, 0)
    session.choose(0, "keep")
    assert session.undo(0) == "bid:20"
    assert session.match.choices == []


def test_with_nothing_chosen_there_is_nothing_to_take_back(tmp_path: Path) -> None:
    session = anthropocene(tmp_path, ["greedy", "human"])
    session.let_bot_choose(0)
    with pytest.raises(Kept, match="undo_none"):
        session.undo(1)


def test_a_bot_chooses_the_same_again_after_an_undo(tmp_path: Path) -> None:
    session = anthropocene(tmp_path, ["human", "random"])
    lay_first(session)
    session.let_bot_choose(1)
    played = session.match.choices[:]
    session.undo(0)
    lay_first(session)
    session.let_bot_choose(1)
    assert session.match.choices == played
