"""Rate limits: a bucket of tokens per address or seat, filled at a steady rate."""

from __future__ import annotations

import time
from collections import OrderedDict

from anthropolis.server.config import Rate

MOST_BUCKETS = 50_000
MOST_TOLD = 40
"""So many addresses are told to other processes at a time: those that took most."""


class Buckets:
    """One bucket per key; keys that were longest unused are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()
        self.spent: dict[str, int] = {}
        """What was taken since other processes were last told."""

    def wait(self, key: str) -> float:
        """Take one token; returns 0, or the seconds until there is one."""
        rate = self.rate
        if rate.per_second <= 0:
            return 0.0
        level = self._level(key)
        if level < 1:
            self._put(key, level)
            return (1 - level) / rate.per_second
        self._put(key, level - 1)
        self.spent[key] = self.spent.get(key, 0) + 1
        return 0.0

    def spent_elsewhere(self, key: str, tokens: int) -> None:
        """Another process has served the same address."""
        if self.rate.per_second > 0:
            self._put(key, max(0.0, self._level(key) - tokens))

    def take_spent(self) -> dict[str, int]:
        """Who took most, to tell other processes; counting begins anew."""
        told = dict(sorted(self.spent.items(), key=lambda item: -item[1])[:MOST_TOLD])
        self.spent.clear()
        return told

    def _level(self, key: str) -> float:
        now = time.monotonic()
        level, since = self._buckets.pop(key, (float(self.rate.burst), now))
        return min(self.rate.burst, level + (now - since) * self.rate.per_second)

    def _put(self, key: str, level: float) -> None:
        self._buckets[key] = (level, time.monotonic())
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
