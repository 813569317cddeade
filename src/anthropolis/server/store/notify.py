"""Telling other server processes that a table has moved. They read the entries themselves."""

from __future__ import annotations

import contextlib
import hashlib
import json
import logging
import os
import queue
import secrets
import socket
import tempfile
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from anthropolis.server.store.dialect import BadStore, Connection, Postgres

log = logging.getLogger("anthropolis.notify")

CHANNEL = "anthropolis"
NEIGHBOURS = "neighbours://"
SPENT = "spent"
MOST_OUTGOING = 10_000
LONGEST_PAYLOAD = 7000
"""PostgreSQL refuses notifications of 8000 bytes and more."""

Told = list[tuple[str, int]]
Spent = dict[str, dict[str, int]]
"""What addresses have taken from each kind of limit, told to other processes and stored nowhere."""
Heard = Callable[[Told | None], None]
"""Called in a thread with what moved elsewhere, or None: something may have been missed."""


class Notifier:
    """Nobody to tell: one process only."""

    shared = False

    def __init__(self) -> None:
        self.origin = secrets.token_hex(4)
        self.on_spent: Callable[[Spent], None] = lambda _: None
        """Called in a thread with what addresses took elsewhere."""

    def tell_within(self, connection: Connection | None, told: Told) -> None:
        """Called inside the transaction that writes."""

    def tell_after(self, connection: Connection | None, told: Told) -> None:
        """Called once it is committed."""

    def broadcast(self, payload: str) -> bool:
        """Tell it without a transaction; False where that cannot be done."""
        return False

    def listen(self, heard: Heard) -> None:
        """Call `heard` for what other processes write, from now on."""

    def stop(self) -> None:
        pass

    def spent_payload(self, spent: Spent) -> str:
        return json.dumps([self.origin, SPENT, spent], separators=(",", ":"))

    def payloads(self, told: Told) -> list[str]:
        """Small texts: who tells, then table and number by turns."""
        texts = []
        for start in range(0, len(told), 100):
            part = told[start : start + 100]
            texts.append(json.dumps([self.origin, *part], separators=(",", ":")))
        assert all(len(text) < LONGEST_PAYLOAD for text in texts)
        return texts

    def read(self, payload: str | bytes) -> Told:
        """What another process told; nothing for what we told ourselves."""
        origin, *told = json.loads(payload)
        if told and told[0] == SPENT:
            if origin != self.origin:
                self.on_spent(told[1])
            return []
        return [] if origin == self.origin else [(table, number) for table, number in told]


class Listening(Notifier):
    """A notifier with a thread that listens and comes back after a lost connection."""

    shared = True

    def __init__(self) -> None:
        super().__init__()
        self._stopping = threading.Event()
        self._thread: threading.Thread | None = None

    def listen(self, heard: Heard) -> None:
        self._thread = threading.Thread(
            target=self._run, args=(heard,), name="store-listener", daemon=True
        )
        self._thread.start()

    def stop(self) -> None:
        self._stopping.set()
        if self._thread is not None:
            self._thread.join(timeout=5)

    def _run(self, heard: Heard) -> None:
        while not self._stopping.is_set():
            try:
                self._follow(heard)
            except Exception as error:
                log.warning("lost the notifications, trying again: %s", type(error).__name__)
                time.sleep(0.3)

    def _follow(self, heard: Heard) -> None:
        """Connect, call `heard(None)` once, then pass on whatever comes until stopped."""
        raise NotImplementedError


class PostgresNotifier(Listening):
    """LISTEN and NOTIFY: told in the same transaction, so it is told if and only if it is so."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self.url = url

    def tell_within(self, connection: Connection | None, told: Told) -> None:
        assert connection is not None
        for payload in self.payloads(told):
            connection.execute("SELECT pg_notify(%s, %s)", (CHANNEL, payload))

    def _follow(self, heard: Heard) -> None:
        connection: Any = Postgres(self.url).connect()
        try:
            connection.execute(f"LISTEN {CHANNEL}")
            heard(None)
            while not self._stopping.is_set():
                for note in connection.notifies(timeout=0.5):
                    if told := self.read(note.payload):
                        heard(told)
        finally:
            connection.close()


class RedisNotifier(Listening):
    """Publish and subscribe. What Redis loses is found by looking at the heads now and then."""

    def __init__(self, url: str) -> None:
        super().__init__()
        import redis

        try:
            self._redis = redis.Redis.from_url(url, socket_timeout=2, socket_connect_timeout=2)
        except ValueError as error:
            raise BadStore("a notify URL is redis://HOST:PORT or postgresql://...") from error
        self._errors = redis.RedisError
        self._outgoing: queue.SimpleQueue[str | None] = queue.SimpleQueue()

    def tell_after(self, connection: Connection | None, told: Told) -> None:
        for payload in self.payloads(told):
            self.broadcast(payload)

    def broadcast(self, payload: str) -> bool:
        """Put it in the queue; what a hanging Redis does not take is found by looking."""
        if self._outgoing.qsize() < MOST_OUTGOING:
            self._outgoing.put(payload)
        return True

    def _publish(self) -> None:
        while (payload := self._outgoing.get()) is not None:
            try:
                self._redis.publish(CHANNEL, payload)
            except self._errors as error:
                log.warning("could not tell other processes: %s", type(error).__name__)

    def listen(self, heard: Heard) -> None:
        super().listen(heard)
        threading.Thread(target=self._publish, name="store-publisher", daemon=True).start()

    def stop(self) -> None:
        self._outgoing.put(None)
        super().stop()

    def _follow(self, heard: Heard) -> None:
        connection: Any = self._redis
        channel = connection.pubsub(ignore_subscribe_messages=True)
        try:
            channel.subscribe(CHANNEL)
            heard(None)
            while not self._stopping.is_set():
                message = channel.get_message(timeout=0.5)
                if message and (told := self.read(message["data"])):
                    heard(told)
        finally:
            channel.close()


class NeighbourNotifier(Listening):
    """Processes of one machine: each has a socket in a folder and writes to all the others.

    What a full or dying neighbour does not take is found by looking at the heads now and then.
    """

    def __init__(self, folder: str) -> None:
        super().__init__()
        self.folder = Path(folder)
        self.path = self.folder / f"{self.origin}.socket"
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.settimeout(0.5)

    def listen(self, heard: Heard) -> None:
        make_private(self.folder)
        self._socket.bind(str(self.path))
        super().listen(heard)

    def tell_after(self, connection: Connection | None, told: Told) -> None:
        for payload in self.payloads(told):
            self.broadcast(payload)

    def broadcast(self, payload: str) -> bool:
        for neighbour in self.folder.glob("*.socket"):
            if neighbour != self.path:
                self._write(neighbour, payload.encode())
        return True

    def _write(self, neighbour: Path, payload: bytes) -> None:
        try:
            self._socket.sendto(payload, socket.MSG_DONTWAIT, str(neighbour))
        except ConnectionRefusedError:
            neighbour.unlink(missing_ok=True)  # it was killed and could not clear up
        except OSError as error:
            log.debug("a neighbour was not told: %s", type(error).__name__)

    def stop(self) -> None:
        super().stop()
        self.path.unlink(missing_ok=True)
        self._socket.close()
        with contextlib.suppress(OSError):
            self.folder.rmdir()  # the last one clears up

    def _follow(self, heard: Heard) -> None:
        heard(None)
        while not self._stopping.is_set():
            with contextlib.suppress(TimeoutError):
                if told := self.read(self._socket.recv(LONGEST_PAYLOAD)):
                    heard(told)


def make_private(folder: Path) -> None:
    """A folder that nobody else can look into."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    if folder.stat().st_uid != os.getuid():
        raise BadStore(f"{folder} belongs to somebody else")


def neighbours_of(store_path: str) -> str:
    """Where the processes that share an SQLite file find each other; sockets want short paths."""
    if not hasattr(socket, "AF_UNIX"):
        raise BadStore("several processes on this system need PostgreSQL")
    base = os.environ.get("XDG_RUNTIME_DIR") or tempfile.gettempdir()
    mark = hashlib.sha256(os.path.abspath(store_path).encode()).hexdigest()[:16]
    return f"{NEIGHBOURS}{base}/anthropolis-{mark}"


def notifier_of(store_url: str, notify_url: str | None) -> Notifier:
    """By the notify URL if there is one; PostgreSQL tells by itself; SQLite is one process."""
    if notify_url and notify_url.startswith(NEIGHBOURS):
        return NeighbourNotifier(notify_url.removeprefix(NEIGHBOURS))
    if notify_url and notify_url.startswith(("redis://", "rediss://", "unix://")):
        return RedisNotifier(notify_url)
    if notify_url and not notify_url.startswith(("postgresql://", "postgres://")):
        raise BadStore("a notify URL is redis://HOST:PORT or postgresql://...")
    url = notify_url or store_url
    return PostgresNotifier(url) if url.startswith("postgres") else Notifier()
