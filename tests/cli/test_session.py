"""Taking back and resuming, without a screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from anthropolis import Record, load
from anthropolis.cli.session import Kept, Session
from anthropolis.engine.events import Event
from anthropolis.engine.game import Game
from tests.cli.pledges import PLEDGES, Pledges


class Forgiving(Pledges):
    """Everything may be taken back, so that only chance and the humans are in the way."""

    id = "forgiving"

    def may_undo(self, events: Sequence[Event], together: bool) -> bool:
        return True


Register = Callable[[Game], Game]


@pytest.fixture
def forgiving(register: Register) -> Game:
    return register(Forgiving())


def session_of(game: Game, tmp_path: Path, players: list[str]) -> Session:
    return Session(game.new(len(players), 4), players, tmp_path / "game.json")


def choose_first(session: Session) -> str:
    session.play_forced()
    seat = session.match.deciders[0]
    key = session.match.decision(seat).options[0].key
    session.choose(seat, key)
    return key


def test_undo_goes_back_past_the_bots_to_the_own_choice(forgiving: Game, tmp_path: Path) -> None:
    session = session_of(forgiving, tmp_path, ["human", "greedy", "greedy"])
    choose_first(session)
    before, standing = session.match.view(0), session.match.choices[:]
    key = choose_first(session)
    session.let_bot_choose(1)
    assert session.undo(0) == key
    assert session.match.view(0) == before
    assert Record.load(session.path).choices == session.match.choices == [*standing, (0, "keep")]


def test_undo_stops_at_another_human(forgiving: Game, tmp_path: Path) -> None:
    session = session_of(forgiving, tmp_path, ["human", "human", "greedy"])
    for _ in range(3):
        choose_first(session)
    with pytest.raises(Kept, match="undo_other"):
        session.undo(0)
    session.undo(1)
    assert [seat for seat, _ in session.match.choices] == [0, 0, 0]


def test_what_the_game_calls_revealed_is_kept(tmp_path: Path) -> None:
    session = session_of(load("anthropocene"), tmp_path, ["human", "greedy"])
    while not session.has_chosen(0):
        choose_first(session)
    with pytest.raises(Kept, match="undo_revealed"):
        session.undo(0)


def test_undo_passes_over_what_was_no_choice(forgiving: Game, tmp_path: Path) -> None:
    session = session_of(forgiving, tmp_path, ["human", "random"])
    session.choose(0, "bid:20")
    assert [(seat, option.key) for seat, option in session.play_forced()] == [(0, "keep")]
    assert session.undo(0) == "bid:20"
    assert session.match.choices == []


def test_with_nothing_chosen_there_is_nothing_to_take_back(tmp_path: Path) -> None:
    session = session_of(PLEDGES, tmp_path, ["greedy", "human"])
    session.let_bot_choose(0)
    with pytest.raises(Kept, match="undo_none"):
        session.undo(1)


def test_a_bot_chooses_the_same_again_after_an_undo(forgiving: Game, tmp_path: Path) -> None:
    session = session_of(forgiving, tmp_path, ["human", "random"])
    for _ in range(2):
        choose_first(session)
    session.let_bot_choose(1)
    played = session.match.choices[:]
    session.undo(0)
    session.choose(0, played[-2][1])
    session.let_bot_choose(1)
    assert session.match.choices == played
