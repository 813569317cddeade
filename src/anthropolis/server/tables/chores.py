"""Work that goes on beside everything else: it is begun again whatever happens, and watched."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from anthropolis.server.store import StoreDown
from anthropolis.server.tables.refusing import Refusal, fault

log = logging.getLogger("anthropolis.chores")

GRACE = 60.0
"""A chore may take so much longer than its turn before it counts as dead."""


class Chores:
    """Repeated and single pieces of background work of one process."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._deadlines: dict[str, float] = {}
        self._failing: set[str] = set()

    def every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do it now and again after so many seconds, for ever."""
        self.once(self._repeat(work.__name__, seconds, work))

    async def _repeat(self, name: str, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            self._deadlines[name] = time.monotonic() + 2 * seconds + GRACE
            try:
                await work()
                self._failing.discard(name)
            except StoreDown:
                log.warning("%s waits for the store", name)
            except Exception as error:
                if name not in self._failing:  # the log is not filled with the same again and again
                    fault(error, f"{name} failed and is begun again")
                self._failing.add(name)
            await asyncio.sleep(seconds)

    def once(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do it beside; a failure is logged, never lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            if isinstance(error, (Refusal, StoreDown)):
                log.warning("background work came to nothing: %s", type(error).__name__)
            else:
                fault(error, "background work failed")

    @property
    def troubled(self) -> list[str]:
        """The chores that fail or hang."""
        now = time.monotonic()
        late = {name for name, deadline in self._deadlines.items() if deadline < now}
        return sorted(late | self._failing)

    async def stop(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
