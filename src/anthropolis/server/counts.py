"""Figures for Prometheus, in a registry of our own."""

from __future__ import annotations

import time
from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from anthropolis.server.tables.entries import Choice, Entry

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0, 5.0)


class Counts:
    """What has happened in this process, and how much there is now."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.started = time.time()
        self.choices = Counter(
            "anthropolis_choices", "Choices stored", ["by"], registry=self.registry
        )
        self._by = {by: self.choices.labels(by) for by in ("person", "bot", "clock")}
        self.entries = Counter(
            "anthropolis_other_entries", "Entries that are no choice", registry=self.registry
        )
        self.requests = Counter(
            "anthropolis_requests", "HTTP requests", ["status"], registry=self.registry
        )
        self.refusals = Counter(
            "anthropolis_refusals", "Refused requests", ["code"], registry=self.registry
        )
        self.latency = Histogram(
            "anthropolis_choice_seconds", "From a choice's arrival to its acknowledgement",
            buckets=BUCKETS, registry=self.registry,
        )  # fmt: skip

    def entry(self, entry: Entry) -> None:
        if isinstance(entry, Choice):
            self._by[entry.by].inc()
        else:
            self.entries.inc()

    def gauge(self, name: str, text: str, value: Callable[[], float]) -> None:
        """Something that is looked up when Prometheus asks."""
        Gauge(f"anthropolis_{name}", text, registry=self.registry).set_function(value)

    def text(self) -> bytes:
        return generate_latest(self.registry)
