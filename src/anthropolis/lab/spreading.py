"""Work spread over this process, a pool of processes or a Ray cluster.

Wherever it runs, the same tasks give the same answers; only their order differs. At most a few
tasks per worker wait at any time, so that memory does not grow with the number of tasks.
"""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from importlib.util import find_spec
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import Any, TypeVar

from anthropolis.lab.faults import NoCluster
from anthropolis.lab.processes import end, undisturbed, without_main

Asked = TypeVar("Asked")
Got = TypeVar("Got")
Progress = Callable[[int], None]
"""Called with the number of games just finished."""

LOOK_EVERY = 0.2
"""Seconds between two looks at how far the workers are."""
WAITING = 3
"""Tasks per worker that are handed out at once."""
HERE = "here"
RAY = "ray"
FAR = re.compile(r"ray://[^/]+:\d+/?")


class _Counting:
    """How a worker says that a game is over: a shared number, or a call in this process."""

    def __init__(self) -> None:
        self.shared: Any = None
        self.tell: Progress | None = None


_counting = _Counting()


def tick() -> None:
    """Called wherever a game is over."""
    if _counting.shared is not None:
        with _counting.shared.get_lock():
            _counting.shared.value += 1
    elif _counting.tell is not None:
        _counting.tell(1)


def usual_workers() -> int:
    return os.cpu_count() or 1


def check_place(on: str) -> str:
    """The place itself if it is one; raises NoCluster."""
    if on in ("", HERE):
        return ""
    if on != RAY and not on.startswith("ray://"):
        raise NoCluster(f"cannot run on {on!r}: choose ray or ray://HOST:PORT")
    if on != RAY and not FAR.fullmatch(on):
        raise NoCluster(f"{on!r} names no port: write it as in ray://HOST:10001")
    if find_spec("ray") is None:
        raise NoCluster("Ray is not installed: pip install 'anthropolis[ray]'")
    return on


def spread(
    play: Callable[[Asked], Got],
    tasks: Iterable[Asked],
    workers: int | None = None,
    on: str = "",
    progress: Progress | None = None,
) -> Iterator[tuple[Asked, Got]]:
    """Every task with its answer, as they come; raises what a task raises."""
    if check_place(on):
        from anthropolis.lab.ray_cluster import on_ray

        return on_ray(play, tasks, on, progress)
    processes = workers or usual_workers()
    if processes == 1:
        return _here(play, tasks, progress)
    return _in_pool(play, tasks, processes, progress)


def _here(
    play: Callable[[Asked], Got], tasks: Iterable[Asked], progress: Progress | None
) -> Iterator[tuple[Asked, Got]]:
    for task in tasks:
        before = _counting.tell
        _counting.tell = progress
        try:
            answer = play(task)
        finally:
            _counting.tell = before
        yield task, answer


def _in_pool(
    play: Callable[[Asked], Got], tasks: Iterable[Asked], processes: int, progress: Progress | None
) -> Iterator[tuple[Asked, Got]]:
    context = get_context("spawn")
    told = 0
    coming = iter(tasks)
    running: dict[Future[Got], Asked] = {}
    with undisturbed():
        counter = context.Value("Q", 0)
        pool = ProcessPoolExecutor(processes, context, _start_worker, (counter,))
    try:
        while True:
            with undisturbed():
                for task in coming:
                    with without_main():
                        running[pool.submit(play, task)] = task
                    if len(running) >= processes * WAITING:
                        break
                done, _ = wait(running, LOOK_EVERY, FIRST_COMPLETED)
            if not running:
                break
            if progress and counter.value > told:
                progress(counter.value - told)
                told = counter.value
            for future in done:
                yield running.pop(future), future.result()
    finally:
        if running:
            end(pool)
        else:
            pool.shutdown()


def _start_worker(counter: Any) -> None:
    """Workers do not hear Ctrl-C: the process that has started them does, and ends them.

    They also end when that process is killed: nobody would tell them.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_parent, daemon=True).start()
    os.environ.setdefault("POLARS_MAX_THREADS", "1")
    _counting.shared = counter


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
