"""`anthropolis serve` in a process of its own, as people run it."""

from __future__ import annotations

import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Self

import httpx

from tests.ports import free_port
from tests.server.people import PATIENCE, TableAt, make_table

FREE = ["--requests-per-second", "0", "--tables-per-minute", "0", "--messages-per-second", "0"]


class Served:
    """A server process that can be killed and started again on the same port and store."""

    def __init__(
        self, store: str, folder: Path, *words: str, environment: Mapping[str, str] | None = None
    ) -> None:
        self.environment = {**os.environ, **(environment or {})}
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.words = [
            sys.executable, "-m", "anthropolis.cli.main", "serve", "--port", str(self.port),
            "--store", store, "--thinkers", "1", "--bot-pace", "0", *FREE, *words,
        ]  # fmt: skip
        self.log = folder / f"log-{self.port}.txt"
        self.http = httpx.Client(base_url=f"http://{self.address}", timeout=PATIENCE)
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.kill()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        self.http.close()

    def start(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                self.words, stdout=log, stderr=log, env=self.environment
            )
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            with contextlib.suppress(httpx.TransportError):
                if self.http.get("/api/health").status_code == 200:
                    return
            assert self.process.poll() is None, self.log.read_text()
            time.sleep(0.02)
        raise AssertionError(self.log.read_text())

    def kill(self) -> None:
        """As if the machine had lost its power."""
        assert self.process is not None
        self.process.kill()
        self.process.wait()

    def stop(self) -> int:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(timeout=PATIENCE)
        finally:
            self.kill()

    def make_table(self, seats: list[Any], game: str = "anthropocene", **more: Any) -> TableAt:
        return TableAt(self.http, self.address, make_table(self.http, seats, game, **more))

    def table(self, table: TableAt) -> TableAt:
        """A table that was made at another server on the same store."""
        made = {"table": table.info, "links": table.links}
        return TableAt(self.http, self.address, made)
