"""Whose task comes next: lanes first, then addresses take turns, then the tables of an address."""

from __future__ import annotations

import threading
from collections import OrderedDict, deque
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")
Tables = OrderedDict[str, deque[T]]
CLOCK, WATCHED, UNWATCHED = 0, 1, 2
"""Lanes: clocks that ran out go first, then tables at which a person is connected."""
LANES = 3


class Turn(NamedTuple):
    """For whom a task is: whoever asks or made the table, and the table."""

    address: str
    table: str
    lane: int = WATCHED


class Full(Exception):
    """This address has as many tasks waiting as it may have."""


class Turns(Generic[T]):
    """Tasks that wait. One thread puts, several take."""

    def __init__(self, most_per_address: int) -> None:
        self.most_per_address = most_per_address
        self._lanes: list[OrderedDict[str, Tables[T]]] = [OrderedDict() for _ in range(LANES)]
        self._waiting: dict[str, int] = {}
        self._ready = threading.Condition()
        self._closed = False

    def __len__(self) -> int:
        return sum(self._waiting.values())

    def put(self, turn: Turn, task: T) -> None:
        """Let a task wait for its turn; raises Full."""
        with self._ready:
            waiting = self._waiting.get(turn.address, 0)
            if waiting >= self.most_per_address:
                raise Full
            self._waiting[turn.address] = waiting + 1
            tables = self._lanes[turn.lane].setdefault(turn.address, OrderedDict())
            tables.setdefault(turn.table, deque()).append(task)
            self._ready.notify()

    def take(self, seconds: float) -> T | None:
        """The next task, or None if none comes within that time or the queue is closed."""
        with self._ready:
            self._ready.wait_for(lambda: self._closed or len(self) > 0, timeout=seconds)
            if self._closed:
                return None
            return next((self._next(lane) for lane in self._lanes if lane), None)

    def _next(self, lane: OrderedDict[str, Tables[T]]) -> T:
        address, tables = next(iter(lane.items()))
        table, tasks = next(iter(tables.items()))
        task = tasks.popleft()
        tables.move_to_end(table)
        lane.move_to_end(address)
        if not tasks:
            del tables[table]
        if not tables:
            del lane[address]
        self._waiting[address] -= 1
        if not self._waiting[address]:
            del self._waiting[address]
        return task

    def close(self) -> None:
        """Nothing more is handed out; what waits is left."""
        with self._ready:
            self._closed = True
            self._ready.notify_all()

    @property
    def closed(self) -> bool:
        return self._closed
