"""The two databases, as far as they differ."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path
from typing import Any, Literal, Protocol

Kind = Literal["sqlite", "postgresql"]
Params = tuple[Any, ...]


class BadStore(ValueError):
    """A store URL that cannot be understood, or a file that another server holds."""


class StoreDown(Exception):
    """The database cannot be reached or refuses to write; nothing was acknowledged."""


class Connection(Protocol):
    """What we use of a database connection; both drivers have it."""

    def execute(self, query: Any, params: Any = ..., /) -> Any: ...

    def close(self) -> None: ...


class Dialect:
    """How to connect, and what a lost connection looks like."""

    kind: Kind
    errors: tuple[type[Exception], ...]

    def find(self) -> None:
        """Raise BadStore where there can be no store yet."""

    def connect(self) -> Connection:
        """A connection that commits every statement by itself unless told BEGIN."""
        raise NotImplementedError

    def sql(self, text: str) -> str:
        """Our SQL, written with `?` for its parameters, as this database wants it."""
        raise NotImplementedError

    def is_lost(self, connection: Any, error: Exception) -> bool:
        """Whether the connection is of no use after this error."""
        raise NotImplementedError

    def settle(self, connection: Connection) -> None:
        """Bring everything to its final place before the last connection closes."""

    def close(self) -> None:
        """Give back what the whole process held."""


class Sqlite(Dialect):
    """One file. A lock beside it keeps out servers that would not hear of each other."""

    kind: Kind = "sqlite"
    errors = (sqlite3.Error,)

    def __init__(self, path: str) -> None:
        self.path = path
        self._lock: int | None = None

    def hold(self, shared: bool = False) -> None:
        """Take the file, with others that tell each other or alone; raises BadStore if taken."""
        if os.path.isdir(self.path):
            raise BadStore(f"{self.path} is a folder: name a file in it")
        Path(self.path).parent.mkdir(parents=True, exist_ok=True)
        try:
            import fcntl
        except ImportError:  # no such locks on Windows
            return
        lock = os.open(f"{self.path}.lock", os.O_RDWR | os.O_CREAT, 0o600)
        try:
            fcntl.flock(lock, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)
        except OSError as error:
            os.close(lock)
            raise BadStore(
                f"another server is using {self.path}; one server can have several --workers"
            ) from error
        self._lock = lock

    def find(self) -> None:
        if not os.path.exists(self.path):
            raise BadStore(f"there is nothing at {self.path} yet; `anthropolis serve` makes it")

    def connect(self) -> Connection:
        private(self.path)
        connection = sqlite3.connect(
            self.path, timeout=10, isolation_level=None, check_same_thread=False
        )
        connection.execute("PRAGMA journal_mode = WAL")
        # FULL: the log is on the disk before a move is acknowledged, also if the power fails.
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    def sql(self, text: str) -> str:
        return text

    def is_lost(self, connection: Any, error: Exception) -> bool:
        return False

    def settle(self, connection: Connection) -> None:
        """The file alone holds everything, as an operator who copies it expects."""
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")

    def close(self) -> None:
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None


def private(path: str | Path) -> None:
    """Make sure that the file is there and nobody else can read it; SQLite's own files follow it.

    Another user's file stays as it is: it was made so on purpose. A file that is there is never
    opened: closing it would drop the locks by which other processes know that this one uses it.
    """
    with contextlib.suppress(FileExistsError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    with contextlib.suppress(PermissionError):
        os.chmod(path, 0o600)


class Postgres(Dialect):
    """A PostgreSQL database by its URL."""

    kind: Kind = "postgresql"

    def __init__(self, url: str) -> None:
        import psycopg

        self.url = url
        self.errors = (psycopg.Error,)

    def connect(self) -> Connection:
        import psycopg

        connection: Connection = psycopg.connect(
            self.url, autocommit=True, connect_timeout=5, application_name="anthropolis"
        )
        return connection

    def sql(self, text: str) -> str:
        return text.replace("?", "%s")

    def is_lost(self, connection: Any, error: Exception) -> bool:
        import psycopg

        return bool(connection.closed) or isinstance(error, psycopg.OperationalError)


def dialect_of(url: str) -> Dialect:
    """`sqlite:///path/to/file` or `postgresql://user@host/name`; raises BadStore."""
    if url.startswith("sqlite:///") and len(url) > len("sqlite:///"):
        return Sqlite(url.removeprefix("sqlite:///"))
    if url.startswith(("postgresql://", "postgres://")):
        return Postgres(url)
    raise BadStore("a store is sqlite:///PATH or postgresql://USER@HOST/NAME")
