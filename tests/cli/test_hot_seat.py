"""Several humans around one screen: nobody sees what is another's."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from rich.console import Console

from anthropolis import load, new_match
from anthropolis.cli.host import Host
from anthropolis.cli.session import Session
from anthropolis.cli.terminal import CLEAR_ALL, Leave, Screen
from anthropolis.engine.game import Game
from tests.cli.pledges import PLEDGES
from tests.cli.user import User
from tests.conformance.sealed_bids import GAME as SEALED_BIDS

Register = Callable[[Game], Game]


def screens(out: str) -> Iterator[tuple[str, str]]:
    """Whose screen it was, and what stood on it."""
    for part in out.split("Pass the screen to ")[1:]:
        owner, shown = part.split(".\n", 1)
        yield owner, shown.split("nobody else is looking: ")[1]


def test_every_screen_shows_one_player_with_a_hidden_objective(user: User) -> None:
    """ANT-DIG-01, ANT-DIG-04: two card backs in the own place, at every turn."""
    said = user.plays("--seats", "me,me,me", typing=[*["", "1"] * 9, ""])
    shown = list(screens(said.out))
    assert [owner for owner, _ in shown][:4] == ["Player 1", "Player 2", "Player 3", "Player 1"]
    for owner, screen in shown:
        own_lines = [line for line in screen.splitlines() if "(you)" in line]
        assert all(line.strip().startswith(owner) and "▒▒ ▒▒ hidden" in line for line in own_lines)
        assert screen.count("Your hand") == 1


def test_a_hand_is_on_the_screen_of_its_owner_only(user: User) -> None:
    """ANT-INF-03: hands are closed in the base game."""
    said = user.plays("--seats", "me,me", typing=["", "1", "", "1"])
    match = load("anthropocene").new(2, 4, {"first_player": 1})
    first, second = list(screens(said.out))[:2]
    for (owner, screen), seat in ((first, 0), (second, 1)):
        assert owner == f"Player {seat + 1}"
        offered = [line for line in screen.splitlines() if "  Lay " in line]
        cards = {option.ref["card"] for option in match.decision(seat).options}
        named = {load("anthropocene").catalogue.term(card, "en") for card in cards}
        assert offered
        assert all(any(name in line for name in named) for line in offered)
        match.choose(seat, match.decision(seat).options[0].key)


def test_secret_answers_given_together_are_asked_for_one_by_one(
    user: User, register: Register
) -> None:
    register(SEALED_BIDS)
    words = ["play", "sealed_bids", "--seed", "1", "--seats", "me,me"]
    said = user.runs(*words, typing=["", "2", "", "2"])
    hands = new_match(SEALED_BIDS, 2, 1).state.hands  # type: ignore[attr-defined]
    for (owner, screen), hand in zip(screens(said.out), hands, strict=False):
        asked = screen.split("Round 1: bid a card.")[1].split("Pass the screen")[0]
        offered = [line.split()[-1] for line in asked.splitlines() if "  Bid " in line]
        assert offered == [str(card) for card in hand], owner


def play_on_a_terminal(
    game: Game, seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lines: list[str]
) -> str:
    """All that a terminal would have received."""
    received = io.StringIO()
    console = Console(file=received, force_terminal=True, width=80, color_system=None)
    session = Session(new_match(game, seats, 4), ["human"] * seats, tmp_path / "game.json")
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    host = Host(session, Screen(console, game, "en"))
    with pytest.raises(Leave):
        host.run()
    host.hide()
    return received.getvalue()


def test_the_screen_is_cleared_with_its_scrollback_before_it_changes_hands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = load("anthropocene")
    out = play_on_a_terminal(game, 2, tmp_path, monkeypatch, ["", "1", "", "1", "", "1", ""])
    assert out.count("Your hand") == 4
    for part in out.split(CLEAR_ALL):
        assert len({line for line in part.splitlines() if "(you)" in line}) <= 1
        assert not ("Your hand" in part and "Pass the screen" in part)
    assert out.endswith(CLEAR_ALL)


def test_what_was_chosen_for_a_seat_is_told_on_its_own_screen(
    user: User, register: Register
) -> None:
    register(PLEDGES)
    said = user.runs("play", "pledges", "--seats", "me,me", typing=["", "30", "", "1", "", "1"])
    told = [owner for owner, screen in screens(said.out) if "Only one option" in screen]
    assert told == ["Player 1"]


def test_nobody_can_take_back_what_another_human_has_answered(
    user: User, register: Register
) -> None:
    register(SEALED_BIDS)
    words = ["play", "sealed_bids", "--seed", "1", "--seats", "me,me"]
    said = user.runs(*words, typing=["", "1", "", "1", "", "u"])
    assert "Sorry, another player has chosen since: your choice stands." in said.out
