"""Rate limits: a bucket of tokens per address or seat, filled at a steady rate."""

from __future__ import annotations

import time
from collections import OrderedDict

from anthropolis.server.config import Rate

MOST_BUCKETS = 50_000


class Buckets:
    """One bucket per key; keys that were longest unused are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def wait(self, key: str) -> float:
        """Take one token; returns 0, or the seconds until there is one."""
        rate = self.rate
        if rate.per_second <= 0:
            return 0.0
        now = time.monotonic()
        level, since = self._buckets.pop(key, (float(rate.burst), now))
        level = min(rate.burst, level + (now - since) * rate.per_second)
        short = level < 1
        self._buckets[key] = (level if short else level - 1, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return (1 - level) / rate.per_second if short else 0.0
