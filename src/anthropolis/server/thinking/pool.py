"""Thinking processes, each with a thread that waits for it; one that hangs or dies is replaced."""

from __future__ import annotations

import asyncio
import logging
import queue
import threading
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from anthropolis.engine.flow import Illegal
from anthropolis.lab.processes import without_main
from anthropolis.server.thinking.worker import MATCHES, NEED_ALL, READY, Origin, Question, work

log = logging.getLogger("anthropolis.thinking")

START_SECONDS = 60.0


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


class Thinker:
    """One process and the thread that talks to it."""

    def __init__(self, name: str, tasks: queue.SimpleQueue[Task | None]) -> None:
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
        while (task := self.tasks.get()) is not None:
            if task.future.cancelled():
                continue
            try:
                result = self.think(task)
            except Exception as error:
                _settle(task, None, error)
            else:
                _settle(task, result, None)
        self.stop_process()

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

    def __init__(self, name: str, processes: int) -> None:
        self.tasks: queue.SimpleQueue[Task | None] = queue.SimpleQueue()
        self.thinkers = [Thinker(f"{name}-{i}", self.tasks) for i in range(processes)]

    def start(self) -> None:
        for thinker in self.thinkers:
            thinker.thread.start()

    def stop(self) -> None:
        """End the processes; tasks that wait are left."""
        while not self.tasks.empty():
            try:
                self.tasks.get_nowait()
            except queue.Empty:
                break
        for _ in self.thinkers:
            self.tasks.put(None)
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
    ) -> Any:
        """The answer of a process; raises Illegal, Crashed or TooSlow.

        `seconds` counts from when a process takes the task up, not from now.
        """
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Any] = loop.create_future()
        self.tasks.put(Task(origin, choices, task, args, seconds, future, loop))
        return await future


class Thinkers:
    """Bots in one pool, quick questions of people in another: nobody waits for a deep thinker."""

    def __init__(self, bot_processes: int) -> None:
        self.bots = Pool("bot", bot_processes)
        self.study = Pool("study", 1)

    def start(self) -> None:
        self.bots.start()
        self.study.start()

    def stop(self) -> None:
        self.bots.stop()
        self.study.stop()
