"""Processes that work for this one."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from types import ModuleType
from typing import Any

_one_at_a_time = threading.Lock()


@contextmanager
def without_main() -> Iterator[None]:
    """Processes started meanwhile do not import the module that runs here.

    A spawned process imports the main module of its parent again, so that a script of three lines
    that starts one would start itself. Ours need nothing from there.
    """
    with _one_at_a_time:
        main = sys.modules["__main__"]
        sys.modules["__main__"] = ModuleType("__main__")
        try:
            yield
        finally:
            sys.modules["__main__"] = main


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C does not reach processes started meanwhile, also while they start; here it waits.

    Else each of them would say in its own words that it was stopped, and one that is just being
    started would be left without its parent's word of what to do.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    with _heard_afterwards():
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            yield
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def _heard_afterwards() -> Iterator[None]:
    """A blocked signal goes to any other thread, and its handler still runs in the main one."""
    heard: list[int] = []
    before = signal.getsignal(signal.SIGINT)
    if threading.current_thread() is not threading.main_thread() or before is None:
        yield
        return
    signal.signal(signal.SIGINT, lambda number, frame: heard.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if heard:
            signal.raise_signal(signal.SIGINT)


def end(pool: ProcessPoolExecutor) -> None:
    """Nobody waits for its answers any more: its processes end at once, whatever they do.

    Its thread is waited for, but not for ever: Python must not end while that one still tidies.
    """
    workers = list((pool._processes or {}).values())
    thread: Any = pool._executor_manager_thread
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
    if thread is not None:
        thread.join(timeout=5)
