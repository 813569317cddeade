"""Bots that others write: instances, what makes them, `module:Class`, and entry points."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import anthropolis
from anthropolis.bots import BadBot, make_bot, naming, play_out
from anthropolis.bots.bot import Bot
from anthropolis.bots.naming import check_bot, check_installed_bot, portable_name
from anthropolis.engine.chance import Chance, chance_from
from anthropolis.engine.flow import State
from anthropolis.engine.game import Game
from anthropolis.games.anthropocene import GAME
from tests.anthropocene.drawing import new

LAST = "tests.bots.test_own_bots:LastBot"


class LastBot(Bot):
    """Takes the last option, always."""

    def choose(self, state: State, seat: int) -> int:
        return state.options(seat)[-1]


def last(game: Game, chance: Chance) -> Bot:
    return LastBot(game, chance)


def nothing(game: Game, chance: Chance) -> None:
    """Makes no bot."""


def test_a_name_a_bot_and_what_makes_one_play_alike() -> None:
    itself = LastBot(GAME, chance_from(0))
    games = [play_out(new(3, 1), [bot] * 3).choices for bot in (LAST, itself, LastBot, last)]
    assert games == [games[0]] * 4
    assert games[0] != play_out(new(3, 1), ["random"] * 3).choices


@pytest.mark.parametrize("bot", [LAST, LastBot, last, LastBot(GAME, chance_from(0))])
def test_simulations_take_them_too(bot: anthropolis.Player) -> None:
    results = anthropolis.simulate("anthropocene", [bot, "random"], games=3, seed=2, workers=2)
    named = "tests.bots.test_own_bots:" + ("last" if bot is last else "LastBot")
    assert results.bots == (named, "random")
    straight = anthropolis.simulate("anthropocene", [LAST, "random"], games=3, seed=2, workers=1)
    assert results.results == straight.results


def test_only_what_another_process_can_find_is_sent_there() -> None:
    def here(game: Game, chance: Chance) -> Bot:
        return LastBot(game, chance)

    assert portable_name(LastBot) == LAST
    assert portable_name("mcts:20") == "mcts:20"
    assert portable_name(here) is None
    assert portable_name(LastBot(GAME, chance_from(0))) is None


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("no_such_module:Bot", "No module named 'no_such_module'"),
        ("tests.bots.test_own_bots:Missing", "has no attribute 'Missing'"),
        ("tests.bots.test_own_bots:LAST", "it must make one of a game and a source of chance"),
        (":Bot", "unknown bot ':Bot'"),
    ],
)
def test_what_cannot_be_found_is_refused_with_the_reason(name: str, reason: str) -> None:
    with pytest.raises(BadBot, match=reason):
        check_bot(name)


def test_what_makes_no_bot_is_refused() -> None:
    with pytest.raises(BadBot, match="makes NoneType, which is no Bot"):
        make_bot("tests.bots.test_own_bots:nothing", GAME, chance_from(1))


def test_a_server_imports_nothing_that_was_not_installed() -> None:
    with pytest.raises(BadBot, match="unknown bot"):
        check_installed_bot(LAST)


@pytest.fixture
def looked_for_anew() -> Iterator[None]:
    """What is installed is looked for once in a process; here it changes."""
    naming._installed.cache_clear()
    yield
    naming._installed.cache_clear()


@pytest.mark.usefixtures("looked_for_anew")
def test_installed_packages_bring_bots_by_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed = tmp_path / "last_bot-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: last-bot\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text(f"[anthropolis.bots]\nlast = {LAST}\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert check_installed_bot("last") == "last"
    assert type(make_bot("last", GAME, chance_from(1))) is LastBot
    with pytest.raises(BadBot, match="automa:easy, last, or module:Class"):
        check_bot("lost")
