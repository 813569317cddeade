"""Thinking processes, each with a thread that waits for it; one that hangs or dies is replaced."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from anthropolis.engine.flow import Illegal
from anthropolis.lab.processes import without_main
from anthropolis.server.thinking.levels import QUICK
from anthropolis.server.thinking.origin import Origin
from anthropolis.server.thinking.turns import Turn, Turns
from anthropolis.server.thinking.worker import MATCHES, NEED_ALL, READY, Question, work

log = logging.getLogger("anthropolis.thinking")

START_SECONDS = 60.0
IDLE_SECONDS = 600.0
"""A process that has nothing to do for so long ends; the next task starts it again."""
NOTICE_SECONDS = 2.0
"""Whoever waits for a task that nobody has taken up by then is told so."""
NO_BOUND = 1_000_000


class Crashed(Exception):
    """The process died or the task failed."""


class TooSlow(Exception):
    """The task took longer than it may."""


@dataclass(slots=True)
class Task:
    origin: Origin
    choices: Sequence[tuple[int, str]]
    task: str
    args: tuple[Any, ...]
    seconds: float
    future: asyncio.Future[Any]
    loop: asyncio.AbstractEventLoop
    taken: bool = False


class Thinker:
    """One process and the thread that talks to it."""

    def __init__(self, name: str, tasks: Turns[Task]) -> None:
        self.tasks = tasks
        self.process: Any = None
        self.pipe: Connection | None = None
        # Which choices the process has seen, so that only new ones are sent.
        self.known: OrderedDict[str, list[tuple[int, str]]] = OrderedDict()
        self.thread = threading.Thread(target=self.run, name=name, daemon=True)

    def start_process(self) -> None:
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        process = context.Process(target=work, args=(theirs,), daemon=True)
        try:
            with without_main():
                process.start()
        except (OSError, RuntimeError) as error:  # no memory or no process left to give
            raise Crashed("the thinking process could not be started") from error
        finally:
            theirs.close()
        self.process = process
        self.known.clear()
        # Starting takes its time on a busy machine; it does not count as thinking.
        try:
            if self.pipe.poll(START_SECONDS) and self.pipe.recv() == READY:
                return
        except (EOFError, OSError):
            pass
        self.stop_process()
        raise Crashed("the thinking process did not start")

    def stop_process(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.join(timeout=5)
        if self.pipe is not None:
            self.pipe.close()
        self.process = self.pipe = None

    def run(self) -> None:
        while not self.tasks.closed:
            task = self.tasks.take(IDLE_SECONDS)
            if task is None:
                self.stop_process()
            elif not task.future.cancelled():
                self.take_up(task)
        self.stop_process()

    def take_up(self, task: Task) -> None:
        task.taken = True
        try:
            result = self.think(task)
        except Exception as error:
            _settle(task, None, error)
        else:
            _settle(task, result, None)

    def think(self, task: Task) -> Any:
        """Put the question to the process; raises Illegal, Crashed or TooSlow."""
        if self.process is None or not self.process.is_alive():
            self.stop_process()
            self.start_process()
        known = self.known.pop(task.origin.table, [])
        choices = list(task.choices)
        start = len(known) if choices[: len(known)] == known else 0
        kind, result = self.ask(task, start, choices)
        if kind == NEED_ALL:
            kind, result = self.ask(task, 0, choices)
        if kind == "illegal":
            raise Illegal(*result)
        if kind != "ok":
            raise Crashed(str(result))
        self.known[task.origin.table] = choices
        if len(self.known) > MATCHES:
            self.known.popitem(last=False)
        return result

    def ask(self, task: Task, start: int, choices: list[tuple[int, str]]) -> Any:
        pipe = self.pipe
        assert pipe is not None
        try:
            pipe.send(Question(task.origin, start, choices[start:], task.task, task.args))
            if not pipe.poll(task.seconds):
                self.stop_process()
                raise TooSlow(f"{task.task} took longer than {task.seconds} s")
            return pipe.recv()
        except (EOFError, OSError) as error:
            self.stop_process()
            raise Crashed("the thinking process died") from error


def _settle(task: Task, result: Any, error: Exception | None) -> None:
    def tell() -> None:
        if task.future.done():
            return
        if error is None:
            task.future.set_result(result)
        else:
            task.future.set_exception(error)

    if not task.loop.is_closed():
        task.loop.call_soon_threadsafe(tell)


class Pool:
    """Several processes that share one queue of tasks."""

    def __init__(self, name: str, processes: int, most_per_address: int = NO_BOUND) -> None:
        self.tasks: Turns[Task] = Turns(most_per_address)
        self.thinkers = [Thinker(f"{name}-{i}", self.tasks) for i in range(processes)]

    def start(self) -> None:
        for thinker in self.thinkers:
            thinker.thread.start()

    def stop(self) -> None:
        """End the processes; tasks that wait are left."""
        self.tasks.close()
        for thinker in self.thinkers:
            if thinker.process is not None:
                thinker.process.kill()
        for thinker in self.thinkers:
            thinker.thread.join(timeout=5)

    async def ask(
        self,
        origin: Origin,
        choices: Sequence[tuple[int, str]],
        task: str,
        args: tuple[Any, ...],
        seconds: float,
        turn: Turn | None = None,
        waits: Callable[[], None] | None = None,
    ) -> Any:
        """The answer of a process; raises Illegal, Crashed, TooSlow or Full.

        `seconds` counts from when a process takes the task up, not from now. `waits` is called if
        that has not happened after a moment.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        asked = Task(origin, choices, task, args, seconds, future, loop)
        self.tasks.put(turn or Turn("", origin.table), asked)
        notice = loop.call_later(NOTICE_SECONDS, _notice, asked, waits)
        try:
            return await future
        finally:
            notice.cancel()


def _notice(task: Task, waits: Callable[[], None] | None) -> None:
    if waits is not None and not task.taken:
        waits()


class Thinkers:
    """A pool for each kind of thinking: nobody waits for somebody else's kind."""

    def __init__(self, bot_processes: int) -> None:
        self.deep = Pool("deep", bot_processes)
        self.quick = Pool("quick", max(1, bot_processes // 2))
        self.previews = Pool("preview", 1, most_per_address=30)
        self.replays = Pool("replay", 1, most_per_address=20)
        self.debriefs = Pool("debrief", 1, most_per_address=4)
        self.all = [self.deep, self.quick, self.previews, self.replays, self.debriefs]

    def for_bot(self, bot: str) -> Pool:
        """Bots that answer at once, and clocks, never wait for those that search."""
        return self.quick if bot in QUICK else self.deep

    def start(self) -> None:
        for pool in self.all:
            pool.start()

    def stop(self) -> None:
        for pool in self.all:
            pool.stop()
