"""Looking at every action of a match, in the background and piece by piece.

It is most of the work of a review: half a minute for a long match on a busy machine. Nobody's
request waits for all of it, no piece takes long enough to be broken off, and what was seen serves
the review and the bots' analysis alike.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

from msgspec import json

from anthropolis.lab.sights import Sight
from anthropolis.server.reviews import Looked
from anthropolis.server.tables.refusing import Refusal

Ask = Callable[[str, tuple[object, ...]], Awaitable[bytes]]
"""Puts a task to a thinking process; raises Refusal."""
Seen = tuple[list[Sight] | None, dict[str, int]]
"""Every action, once all have been looked at, and how far it is."""
PIECE_SECONDS = 1.0
WAIT_SECONDS = 1.0
"""So long whoever asks is kept waiting; then they are told how far it is."""
REST_SECONDS = 1.0
TRIES = 3
KEPT = 128
NOTHING = Sight(0.0, 0.0, 0.0)
"""Stands for an action that could not be looked at."""


class Looking:
    """One match that is looked at: what was seen so far, and of how many actions."""

    def __init__(self, ask: Ask) -> None:
        self.ask = ask
        self.sights: list[Sight] = []
        self.actions: int | None = None
        self.task = asyncio.create_task(self._look())

    @property
    def whole(self) -> list[Sight] | None:
        """Everything, once all has been seen."""
        return self.sights if len(self.sights) == self.actions else None

    @property
    def far(self) -> dict[str, int]:
        """How far it is; as long as nobody knows of how many, at least one is left."""
        looked = len(self.sights)
        return {"looked": looked, "actions": looked + 1 if self.actions is None else self.actions}

    @property
    def failed(self) -> bool:
        return self.task.done() and (self.task.cancelled() or self.task.exception() is not None)

    async def seen(self) -> Seen:
        """Waits a moment for all of it; raises Refusal if it cannot be looked at."""
        await asyncio.wait({self.task}, timeout=WAIT_SECONDS)
        if self.task.done():
            self.task.result()
        return self.whole, self.far

    async def _look(self) -> None:
        while self.whole is None:
            found = await self._piece()
            self.actions = found.actions
            self.sights += found.sights

    async def _piece(self) -> Looked:
        """The next actions; one that cannot be looked at holds nobody up."""
        for tries in range(1, TRIES + 1):
            try:
                answer = await self.ask("look", (len(self.sights), PIECE_SECONDS))
                return json.decode(answer, type=Looked)
            except Refusal:
                if tries == TRIES and self.actions is None:
                    raise
                await asyncio.sleep(REST_SECONDS)
        assert self.actions is not None
        return Looked(self.actions, [NOTHING])


class Lookings:
    """The matches looked at of late."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, Looking] = OrderedDict()

    def at(self, match: str, ask: Ask) -> Looking:
        """Look at a match, or go on doing so."""
        looking = self._kept.pop(match, None)
        if looking is None or looking.failed:
            looking = Looking(ask)
        self._kept[match] = looking
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)[1].task.cancel()
        return looking

    async def stop(self) -> None:
        tasks = [looking.task for looking in self._kept.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
