"""How a server is set up: by flags, by ANTHROPOLIS_* variables, or by nothing at all."""

from __future__ import annotations

import os
import sys
from dataclasses import dataclass, field
from pathlib import Path


def data_folder() -> Path:
    """The user's own folder for data, where an unconfigured server keeps its file."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local"))
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "anthropolis"


def default_store() -> str:
    return f"sqlite:///{data_folder() / 'tables.sqlite3'}"


def bot_processes() -> int:
    """One core is left for the server itself."""
    return max(1, (os.cpu_count() or 2) - 1)


@dataclass(frozen=True)
class Rate:
    """So many a second on average, after a burst; 0 a second means no limit."""

    per_second: float
    burst: int


@dataclass(frozen=True)
class Limits:
    """What one address or one seat may ask of the server."""

    body_bytes: int = 65_536
    requests: Rate = Rate(20, 200)
    tables: Rate = Rate(0.5, 30)
    seat_messages: Rate = Rate(10, 60)
    address_messages: Rate = Rate(200, 2000)
    files: Rate = Rate(200, 4000)
    sockets_per_address: int = 1000
    subscriptions_per_socket: int = 40
    waiting_bytes: int = 4_000_000
    body_seconds: float = 30.0
    idle_seconds: float = 120.0
    """A socket that follows no table and says nothing for so long is closed."""
    hot_tables: int = 2000


@dataclass(frozen=True)
class LaboratoryLimits:
    """What may be asked of the laboratory, by everybody together."""

    games: int = 10_000
    """Of one job, in all its settings together."""
    jobs: int = 20
    """That wait or are kept."""
    minutes: float = 60.0
    """That a job may take at a time."""
    nice: int = 19
    """How far its process stands behind all others: 19 is last."""


@dataclass(frozen=True)
class Config:
    """One server."""

    store: str = field(default_factory=default_store)
    notify: str | None = None
    public_url: str | None = None
    network_url: str | None = None
    """How others on the network reach a server that has no public address."""
    origins: tuple[str, ...] = ()
    thinkers: int = field(default_factory=bot_processes)
    bot_pace: float = 0.3
    archive_after_days: float = 60.0
    delete_after_days: float = 0.0
    """Archived tables are deleted after so many days more; 0 keeps them for ever."""
    sweep_seconds: float = 1.0
    hands: str | None = None
    """Folder by which the processes of one port hand sockets to each other."""
    limits: Limits = field(default_factory=Limits)
    laboratory: str | None = None
    """Folder of the laboratory; without one it is closed."""
    laboratory_limits: LaboratoryLimits = field(default_factory=LaboratoryLimits)
