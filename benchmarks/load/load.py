"""Load test of the server on loopback: scripted people and bots, every move durable.

    python benchmarks/load/load.py [--tables 125] [--seats 4] [--seconds 8] [--json]

Server on one core, this program on another. It prints moves a second at full load, the time from a
click to the last seat's update (p50, p99) at full load and at a fixed rate, the processor time of
the server for one move (on a machine that others use too, the steadiest figure), memory per table,
and how the server holds many live tables with bots at them. boardgame.io's own server, which stores
nothing, is measured in the same run where it is installed (`npm ci` in this folder).
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
from client import Socket, open_socket  # type: ignore[import-not-found,unused-ignore]

HOST = "127.0.0.1"
SEQ = re.compile(rb'"seq":(\d+)')
LAST_MOVE = 20
"""Then a match begins again; what is over cannot be taken back."""
NO_DECISION = b'"decision":null'


class Option(msgspec.Struct):
    key: str


class Decision(msgspec.Struct):
    id: int
    options: list[Option]


class Position(msgspec.Struct):
    move: int
    decision: Decision | None


class Told(msgspec.Struct):
    """What a scripted person looks at in a `state` or `moved`."""

    seq: int
    position: Position


told = msgspec.json.Decoder(Told)


@dataclass
class Results:
    """What was measured in one phase."""

    moves: int = 0
    updates: int = 0
    refused: int = 0
    latencies: list[float] = field(default_factory=list)

    def summary(self, seconds: float) -> dict[str, float]:
        ordered = sorted(self.latencies)
        return {
            "moves_per_second": round(self.moves / seconds, 1),
            "updates_per_second": round(self.updates / seconds, 1),
            "p50_ms": round(percentile(ordered, 0.50) * 1000, 2),
            "p99_ms": round(percentile(ordered, 0.99) * 1000, 2),
            "refused": self.refused,
        }


def percentile(ordered: list[float], part: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else float("nan")


class ScriptedTable:
    """A table with one socket per person; somebody moves whenever `go` is called."""

    def __init__(self, crowd: Crowd, made: dict[str, Any]) -> None:
        self.crowd = crowd
        self.id: str = made["table"]["id"]
        self.links = made["links"]
        self.people = sum(token is not None for token in self.links["seats"])
        self.sockets: list[Socket] = []
        self.decision: tuple[int, Decision] | None = None
        self.clicked = 0.0
        self.waiting_for = 0
        self.seq = -1
        self.finished = False

    async def sit_down(self) -> None:
        for token in self.links["seats"]:
            if token is None:
                continue
            heard = partial(self.heard, len(self.sockets))
            socket = await open_socket(HOST, self.crowd.port, f"/api/socket?table={self.id}", heard)
            self.sockets.append(socket)
            hello = {"type": "subscribe", "id": 0, "sub": "a", "table": self.id, "token": token}
            socket.send(json.dumps(hello).encode())

    def heard(self, place: int, message: bytes) -> None:
        if message.startswith((b'{"type":"moved"', b'{"type":"state"')):
            self.moved(place, message)
        elif message.startswith(b'{"type":"refused"'):
            self.crowd.results.refused += 1

    def moved(self, place: int, message: bytes) -> None:
        found = SEQ.search(message)
        assert found is not None
        seq = int(found[1])
        if NO_DECISION not in message or place == 0:
            seen = told.decode(message)
            self.finished = self.finished or seen.position.move >= LAST_MOVE
            if seen.position.decision is not None:
                self.decision = (place, seen.position.decision)
        self.crowd.results.updates += 1
        if seq > self.seq:
            self.seq, self.waiting_for = seq, self.people
        self.waiting_for -= 1
        if self.waiting_for == 0:
            self.everybody_knows()

    def everybody_knows(self) -> None:
        if self.clicked:
            self.crowd.results.latencies.append(time.perf_counter() - self.clicked)
            self.crowd.results.moves += 1
            self.clicked = 0.0
        if self.finished:
            self.finished = False
            self.decision = None
            asyncio.get_running_loop().create_task(self.start_again())
        elif self.decision is not None:
            self.crowd.may_go(self)

    async def start_again(self) -> None:
        """Back to the first decision: cheaper than a new table, and one more durable entry."""
        await self.crowd.take_back(self)

    def go(self) -> None:
        if self.decision is None:
            return
        place, decision = self.decision
        self.decision = None
        key = random.choice(decision.options).key
        self.clicked = time.perf_counter()
        self.sockets[place].send(
            b'{"type":"choose","id":1,"sub":"a","decision":%d,"key":%s}'
            % (decision.id, json.dumps(key).encode())
        )


class Crowd:
    """All scripted tables. Closed loop: everybody moves at once when they can; or a fixed rate."""

    def __init__(self, port: int, http: httpx.AsyncClient) -> None:
        self.port = port
        self.http = http
        self.tables: list[ScriptedTable] = []
        self.results = Results()
        self.closed_loop = False
        self.ready: list[ScriptedTable] = []

    async def fill(self, tables: int, seats: list[dict[str, str]]) -> None:
        body = {"game": "anthropocene", "seats": seats}
        for _ in range(tables):
            made = (await self.http.post("/api/tables", json=body)).json()
            table = ScriptedTable(self, made)
            self.tables.append(table)
            await table.sit_down()

    async def take_back(self, table: ScriptedTable) -> None:
        headers = {"authorization": f"Bearer {table.links['facilitator']}"}
        path = f"/api/tables/{table.id}/take_back"
        with contextlib.suppress(httpx.HTTPError):  # the server may be stopping
            await self.http.post(path, json={"to": 0}, headers=headers)

    def may_go(self, table: ScriptedTable) -> None:
        if self.closed_loop:
            table.go()
        else:
            self.ready.append(table)

    async def full_speed(self, seconds: float, server: Server) -> dict[str, float]:
        self.closed_loop = True
        waiting, self.ready = self.ready, []
        for table in waiting:
            table.go()
        await asyncio.sleep(1)
        self.results, before = Results(), server.cpu_seconds()
        await asyncio.sleep(seconds)
        summary = self.results.summary(seconds)
        used = server.cpu_seconds() - before
        summary["server_us_per_move"] = round(used / max(1, self.results.moves) * 1e6, 1)
        self.closed_loop = False
        await asyncio.sleep(1)
        return summary

    async def steady(self, rate: float, seconds: float) -> dict[str, float]:
        self.results = Results()
        start = time.perf_counter()
        sent = 0
        while (now := time.perf_counter() - start) < seconds:
            while sent < now * rate and self.ready:
                self.ready.pop(0).go()
                sent += 1
            await asyncio.sleep(0.001)
        summary = self.results.summary(seconds)
        await asyncio.sleep(0.5)
        return summary


def cpu_seconds(pid: int) -> float:
    """Processor time that a process has used, its threads included and its children not."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Server:
    """`anthropolis serve` in a process of its own, on a core of its own."""

    def __init__(self, store: str, port: int, core: int | None, workers: int = 1) -> None:
        self.workers = workers
        words = [
            sys.executable, "-m", "anthropolis.cli.main", "serve", "--port", str(port),
            "--store", store, "--requests-per-second", "0", "--tables-per-minute", "0",
            "--messages-per-second", "0", "--sockets-per-address", "100000",
            "--hot-tables", "20000", "--bot-pace", "0", "--thinkers", "1",
            "--workers", str(workers),
        ]  # fmt: skip
        self.process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
        if core is not None:
            os.sched_setaffinity(self.process.pid, {core})

    def cpu_seconds(self) -> float:
        """Processor time of the processes that serve, without those that think."""
        pid = self.process.pid
        if self.workers == 1:
            return cpu_seconds(pid)
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
        return sum(cpu_seconds(int(child)) for child in children)

    def memory(self) -> int:
        """Resident bytes of the server's own process."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+) kB", status)
        return int(found[1]) * 1024 if found else 0

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=30)


@contextlib.asynccontextmanager
async def serving(
    store: str, port: int, core: int | None, workers: int = 1
) -> AsyncIterator[tuple[Server, Crowd]]:
    server = Server(store, port, core, workers)
    limits = httpx.Limits(max_connections=20)
    base = f"http://{HOST}:{port}"
    async with httpx.AsyncClient(base_url=base, timeout=60, limits=limits) as http:
        try:
            await until_up(http)
            yield server, Crowd(port, http)
        finally:
            server.stop()


async def until_up(http: httpx.AsyncClient) -> None:
    for _ in range(300):
        with contextlib.suppress(httpx.TransportError):
            if (await http.get("/api/health")).status_code == 200:
                return
        await asyncio.sleep(0.05)
    raise SystemExit("the server does not come up")


PERSON = {"controller": "person"}
BOT = {"controller": "bot", "level": "easy"}


async def measure_people(args: argparse.Namespace, store: str) -> dict[str, Any]:
    """Tables full of scripted people, first as fast as they can, then at a fixed rate."""
    async with serving(store, args.port, args.core, args.workers) as (server, crowd):
        await crowd.fill(args.tables, [PERSON] * args.seats)
        await asyncio.sleep(1)
        full = await crowd.full_speed(args.seconds, server)
        steady = await crowd.steady(args.rate, args.seconds)
        return {
            "tables": args.tables, "sockets": args.tables * args.seats, "workers": args.workers,
            "full_speed": full, f"at_{args.rate:.0f}_moves_per_second": steady,
        }  # fmt: skip


async def measure_held(args: argparse.Namespace, store: str) -> dict[str, Any]:
    """Many live tables with bots among the people; memory per table; moves at a calm rate."""
    async with serving(store, args.port + 1, args.core) as (server, crowd):
        await asyncio.sleep(1)
        before = server.memory()
        started = time.perf_counter()
        await crowd.fill(args.held, [PERSON, PERSON, BOT])
        filled = time.perf_counter() - started
        await asyncio.sleep(3)
        per_table = (server.memory() - before) / args.held
        calm = await crowd.steady(args.held / 5, args.seconds)
        return {
            "tables": args.held, "sockets": args.held * 2, "seconds_to_open_them": round(filled, 1),
            "kB_per_table": round(per_table / 1024, 1),
            "at_one_move_per_table_in_5_s": calm,
        }  # fmt: skip


def measure_peer(args: argparse.Namespace) -> dict[str, Any]:
    """boardgame.io's server under the same closed loop; empty where it is not installed."""
    here, node = Path(__file__).parent, shutil.which("node")
    if node is None or not (here / "node_modules" / "boardgame.io").exists():
        return {"skipped": "boardgame.io is not installed: run npm ci in benchmarks/load"}
    port = str(args.port + 2)
    server = subprocess.Popen(
        [node, "boardgameio_server.cjs", port], cwd=here, stdout=subprocess.PIPE
    )
    try:
        if args.core is not None:
            os.sched_setaffinity(server.pid, {args.core})
        assert server.stdout is not None
        server.stdout.readline()
        words = [port, str(args.tables), str(args.seats), str(args.seconds)]
        load = subprocess.run(
            [node, "boardgameio_load.cjs", *words], cwd=here, capture_output=True, text=True,
            timeout=180 + 10 * args.seconds, check=True,
        )  # fmt: skip
        result: dict[str, Any] = {"matches": args.tables} | json.loads(load.stdout)
        return result
    except subprocess.SubprocessError as error:
        return {"skipped": f"{type(error).__name__}: this machine is too busy for it"}
    finally:
        server.kill()
        server.wait()


async def measure(args: argparse.Namespace) -> dict[str, Any]:
    folder = Path(tempfile.mkdtemp(prefix="anthropolis-load-"))
    try:
        first = args.store or f"sqlite:///{folder / 'people.sqlite3'}"
        second = args.store or f"sqlite:///{folder / 'held.sqlite3'}"
        results = {"people": await measure_people(args, first)}
        print(json.dumps(results), file=sys.stderr)
        if not args.no_peer:
            results["boardgame.io, nothing stored"] = measure_peer(args)
        if args.held:
            results["held"] = await measure_held(args, second)
        return results
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--tables", type=int, default=125)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seconds", type=float, default=8)
    parser.add_argument("--rate", type=float, default=1000)
    parser.add_argument("--held", type=int, default=500, help="live tables to hold; 0 skips that")
    parser.add_argument("--no-peer", action="store_true", help="leave boardgame.io out")
    parser.add_argument("--store", help="a PostgreSQL URL instead of a SQLite file")
    parser.add_argument("--workers", type=int, default=1, help="server processes on one port")
    parser.add_argument("--port", type=int, default=8765)
    parser.add_argument(
        "--any-core", action="store_true", help="do not hold the server on one core, us on another"
    )
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    cores = sorted(os.sched_getaffinity(0))
    args.core = None
    if len(cores) > 1 and not args.any_core:
        args.core = cores[0]
        os.sched_setaffinity(0, {cores[1]})
    with contextlib.suppress(ImportError):
        import uvloop

        uvloop.install()
    results = asyncio.run(measure(args))
    print(json.dumps(results, indent=None if args.json else 2))


if __name__ == "__main__":
    main()
