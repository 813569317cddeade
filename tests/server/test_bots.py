"""Bots move by themselves, never block a table, and are replaced when they fail."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator
from multiprocessing.context import SpawnProcess
from typing import Any

import pytest

from anthropolis.engine.game import Game
from anthropolis.engine.registry import load
from anthropolis.server.thinking.bots import any_key, bot_key
from anthropolis.server.thinking.levels import LEVELS, bot_of
from anthropolis.server.thinking.origin import Origin
from anthropolis.server.thinking.pool import Crashed, Pool, TooSlow
from tests.conformance.sealed_bids import SealedBids
from tests.server.people import RunningServer, wait_for

SEED = "a seed"
ORIGIN = Origin("t", "anthropocene", 2, SEED, {"first_player": 1})


@pytest.fixture(scope="module")
def pool() -> Iterator[Pool]:
    pool = Pool("test", 1)
    pool.start()
    yield pool
    pool.stop()


def ask(pool: Pool, choices: list[tuple[int, str]], bot: str, seconds: float = 20.0) -> Any:
    seat = len(choices) % 2
    return asyncio.run(pool.ask(ORIGIN, choices, "bot", (seat, bot), seconds))


def test_bots_alone_play_a_match_to_its_end(server: RunningServer) -> None:
    table = server.make_table(["random", "easy", "mcts:2"], options={"mode": "chick"})
    state = wait_for(lambda: (s := table.state())["table"]["status"] == "finished" and s)
    assert state["position"]["move"] == 36
    assert {e["by"] for e in state["log"] if e["kind"] == "choice"} == {"bot"}
    assert state["position"]["result"]["scores"] == state["position"]["scores"]


def test_every_level_answers_with_a_legal_option_and_the_same_one_everywhere(pool: Pool) -> None:
    match = load("anthropocene").new(2, SEED, {"first_player": 1})
    keys = [option.key for option in match.decision(0).options]
    for level in ("random", "easy", "medium"):
        bot, _ = bot_of(level)
        assert ask(pool, [], bot) == ask(pool, [], bot)
        assert ask(pool, [], bot) in keys


def test_a_worker_follows_a_match_choice_by_choice_and_back(pool: Pool) -> None:
    match = load("anthropocene").new(2, SEED, {"first_player": 1})
    for _ in range(4):
        seat = match.deciders[0]
        key = ask(pool, match.choices[:], "random")
        match.choose(seat, key)
    again = ask(pool, match.choices[:2], "random")
    assert again == match.choices[2][1], "after a take-back the same bot makes the same choice"


def test_a_bot_that_takes_too_long_is_stopped_and_greedy_takes_over(
    pool: Pool, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(TooSlow):
        ask(pool, [], "mcts:10s", 0.2)
    key = asyncio.run(bot_key(pool, ORIGIN, [], 0, "mcts:10s", 0.2))
    assert key == ask(pool, [], "greedy")
    assert "bot too slow, next is greedy" in caplog.text


def test_a_worker_that_cannot_be_started_counts_as_crashed_and_is_started_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pool = Pool("unlucky", 1)
    pool.start()

    def no_more_processes(self: object) -> None:
        raise OSError("no more processes")

    with monkeypatch.context() as patch:
        patch.setattr(SpawnProcess, "start", no_more_processes)
        with pytest.raises(Crashed):
            ask(pool, [], "random")
    assert ask(pool, [], "random")
    pool.stop()


def kill_whenever_it_thinks(pool: Pool, times: int) -> threading.Thread:
    """Kill the worker a moment after it is seen alive, so many times."""

    def run() -> None:
        killed: set[int] = set()
        while len(killed) < times:
            process = pool.thinkers[0].process
            if process is not None and process.pid not in killed and process.is_alive():
                time.sleep(1.0)  # it has to be up and thinking
                os.kill(process.pid, signal.SIGKILL)
                killed.add(process.pid)
            time.sleep(0.02)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    return thread


def test_a_crash_of_a_worker_is_retried_then_the_bot_falls_back_to_greedy(
    caplog: pytest.LogCaptureFixture,
) -> None:
    caplog.set_level(logging.WARNING)
    pool = Pool("crashing", 1)
    pool.start()
    killer = kill_whenever_it_thinks(pool, times=2)
    key = asyncio.run(bot_key(pool, ORIGIN, [], 0, "mcts:10s", 30.0))
    killer.join(timeout=20)
    assert key == ask(pool, [], "greedy")
    messages = [r.getMessage() for r in caplog.records]
    assert [m.rpartition("next is ")[2] for m in messages] == ["mcts:10s", "greedy"]
    pool.stop()


def test_when_no_bot_can_answer_any_option_is_taken_and_the_table_goes_on(
    server: RunningServer, register: Callable[[Game], Game]
) -> None:
    """The workers do not know this game, so every bot of it fails."""
    register(SealedBids())
    table = server.make_table(["easy", "easy"], game="sealed_bids")
    wait_for(lambda: table.state()["table"]["status"] == "finished")


def test_any_key_is_one_of_the_options() -> None:
    match = load("anthropocene").new(2, SEED)
    seat = match.deciders[0]
    assert any_key(match, seat) in [option.key for option in match.decision(seat).options]


def test_the_event_loop_goes_on_while_a_bot_thinks(server: RunningServer) -> None:
    table = server.make_table(["mcts:3s", "person"], options={"first_player": 1})
    answered = 0
    while table.state(1)["position"]["deciders"] == [0]:
        assert server.http.get("/api/games").status_code == 200
        answered += 1
    assert answered > 1, "every request waited until the bot was done"


def test_levels_have_names_in_both_languages_and_a_limit() -> None:
    for level in LEVELS:
        assert level.name.en
        assert level.name.fr
        assert bot_of(level.level) == (level.bot, level.seconds)


def test_a_failing_task_does_not_kill_the_worker(pool: Pool) -> None:
    with pytest.raises(Crashed, match="UnknownGame"):
        asyncio.run(pool.ask(ORIGIN._replace(game="chess"), [], "bot", (0, "random"), 9.0))
    assert ask(pool, [], "random")
