"""Throw-away PostgreSQL and Redis servers on loopback, started when their programs are there."""

from __future__ import annotations

import contextlib
import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psycopg

from tests.ports import free_port
from tests.server.people import PATIENCE


def postgres_programs() -> Path | None:
    """The newest installed PostgreSQL, or None."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    initdb = shutil.which("initdb")
    return Path(initdb).parent if initdb else None


def unprivileged() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: become somebody else, if we are."""
    if os.geteuid() != 0:
        return {}
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            user = pwd.getpwnam(name)
            return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    return {}


def wait_until_it_answers(connect: Callable[[], Any], process: subprocess.Popen[bytes]) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        with contextlib.suppress(psycopg.OperationalError, OSError):
            connect().close()
            return
        time.sleep(0.05)
    raise RuntimeError(f"it does not start: {process.args!r}")


class Postgres:
    """One PostgreSQL server with its own folder; `restart` stops it hard and starts it again.

    It does not wait for the disk: what the system has taken survives any crash of PostgreSQL.
    """

    def __init__(self, programs: Path) -> None:
        self.programs = programs
        self.folder = Path(tempfile.mkdtemp(prefix="anthropolis-pg-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        rights = unprivileged()
        if rights:
            os.chown(self.folder, rights["user"], rights["group"])
        self.run("initdb", "-D", str(self.data), "-U", "test", "-A", "trust", "-E", "UTF8", "-N")

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def run(self, program: str, *words: str) -> None:
        command = [str(self.programs / program), *words]
        subprocess.run(command, check=True, capture_output=True, cwd=self.folder, **unprivileged())

    def start(self) -> None:
        words = ["-D", str(self.data), "-p", str(self.port), "-k", str(self.folder), "-h",
                 "127.0.0.1", "-c", "shared_buffers=32MB", "-c", "fsync=off"]  # fmt: skip
        self.process = subprocess.Popen(
            [str(self.programs / "postgres"), *words], cwd=self.folder,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, **unprivileged(),
        )  # fmt: skip
        wait_until_it_answers(lambda: psycopg.connect(self.url("postgres")), self.process)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """SIGINT: at once, connections are cut. SIGQUIT: as if the machine had crashed."""
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(timeout=PATIENCE)
            self.process = None

    def restart(self) -> None:
        self.stop(signal.SIGQUIT)
        self.start()

    def url(self, name: str) -> str:
        return f"postgresql://test@127.0.0.1:{self.port}/{name}"

    def new_database(self, name: str) -> str:
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return self.url(name)


@contextlib.contextmanager
def running_postgres() -> Iterator[Postgres | None]:
    programs = postgres_programs()
    if programs is None:
        yield None
        return
    server = Postgres(programs)
    try:
        server.start()
        yield server
    finally:
        server.stop(signal.SIGQUIT)
        # Fifty databases are as many thousand files: nobody waits until they are gone.
        subprocess.Popen(["rm", "-rf", str(server.folder)], start_new_session=True)


@contextlib.contextmanager
def running_redis() -> Iterator[str | None]:
    program = shutil.which("redis-server")
    if program is None:
        yield None
        return
    port = free_port()
    words = ["--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    process = subprocess.Popen([program, *words], stdout=subprocess.DEVNULL, cwd="/tmp")
    try:
        wait_until_it_answers(lambda: socket.create_connection(("127.0.0.1", port), 1), process)
        yield f"redis://127.0.0.1:{port}/0"
    finally:
        process.kill()
        process.wait()
