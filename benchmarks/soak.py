"""A soak on loopback: many LIMIT tables with people and bots, and one rude client after the other.

    python benchmarks/soak.py [--minutes 10] [--tables 300] [--pace 10] [--memory 700]

Everybody comes from an address of its own (127.0.1.x), so all limits of the server are the usual
ones. It prints how long acknowledgements took for the people, how much memory the server held at
most, and what each rude client got; it fails if an acknowledged choice is not in the store, if
memory went over the bound, or if the slowest hundredth took longer than `--most-ms`.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import itertools
import json
import random
import signal
import socket
import sqlite3
import struct
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

HOST = "127.0.0.1"
TABLES_PER_ADDRESS = 20
KNOCK = (
    b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Option(msgspec.Struct):
    key: str


class Decision(msgspec.Struct):
    id: int
    options: list[Option]


class Position(msgspec.Struct):
    finished: bool
    decision: Decision | None


class Heard(msgspec.Struct):
    """What a person looks at in a message."""

    type: str
    id: int | None = None
    seq: int = 0
    position: Position | None = None


_decode = msgspec.json.Decoder(Heard).decode


class Server:
    """`anthropolis serve` with its usual limits, in a process of its own."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind((HOST, 0))
            self.port = free.getsockname()[1]
        self.url = f"http://{HOST}:{self.port}"
        self.store = folder / "tables.sqlite3"
        self.log = folder / "log.txt"
        self.most_memory = 0

    async def start(self) -> None:
        words = ["-m", "anthropolis.cli.main", "serve", "--port", str(self.port), "--store",
                 f"sqlite:///{self.store}", "--thinkers", "1"]  # fmt: skip
        with self.log.open("wb") as log:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, *words, stdout=log, stderr=log
            )
        async with httpx.AsyncClient() as http:
            for _ in range(600):
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get(f"{self.url}/api/health")).status_code == 200:
                        return
                await asyncio.sleep(0.1)
        raise RuntimeError(self.log.read_text())

    async def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        async with asyncio.timeout(60):
            await self.process.wait()

    async def watch(self) -> None:
        """Remember how much memory the server held at most, without its thinking processes."""
        while True:
            status = Path(f"/proc/{self.process.pid}/status").read_text(encoding="ascii")
            line = next(line for line in status.splitlines() if line.startswith("VmRSS"))
            self.most_memory = max(self.most_memory, int(line.split()[1]) // 1024)
            await asyncio.sleep(1)

    def client(self, address: str) -> httpx.AsyncClient:
        transport = httpx.AsyncHTTPTransport(local_address=address)
        return httpx.AsyncClient(base_url=self.url, transport=transport, timeout=60)

    def socket(self, address: str) -> connect:
        url = f"ws://{HOST}:{self.port}/api/socket"
        return connect(url, local_addr=(address, 0), max_size=None, compression=None)


class Person:
    """Somebody at a table: takes any option, after a while."""

    def __init__(self, page: ClientConnection, table: str) -> None:
        self.page = page
        self.table = table
        self.position: Position | None = None
        self.answered = -1

    async def hear(self) -> Heard:
        heard = _decode(await self.page.recv())
        self.position = heard.position or self.position
        return heard

    async def decision(self) -> Decision | None:
        """The next question, or None when the match is over."""
        while True:
            if self.position is not None and self.position.finished:
                return None
            asked = self.position.decision if self.position else None
            if asked is not None and asked.id != self.answered:
                return asked
            await self.hear()

    async def answer(self, number: int) -> Heard:
        while (heard := await self.hear()).id != number or heard.type not in ("done", "refused"):
            pass
        return heard


class Crowd:
    """People who play LIMIT with bots, and what was acknowledged to them."""

    def __init__(self, server: Server, tables: int, pace: float) -> None:
        self.server = server
        self.tables = tables
        self.pace = pace
        self.milliseconds: list[float] = []
        self.stored: dict[tuple[str, int], str] = {}
        self.troubles: Counter[str] = Counter()

    async def seats(self) -> list[tuple[str, str, str]]:
        """Make the tables; returns address, table and token of each person."""
        found = []
        for start in range(0, self.tables, TABLES_PER_ADDRESS):
            address = f"127.0.1.{1 + start // TABLES_PER_ADDRESS}"
            async with self.server.client(address) as http:
                for _ in range(min(TABLES_PER_ADDRESS, self.tables - start)):
                    seats = [{"controller": "person"}, {"controller": "bot", "level": "easy"}]
                    answer = await http.post("/api/tables", json={"game": "limit", "seats": seats})
                    made = answer.raise_for_status().json()
                    found.append((address, made["table"]["id"], made["links"]["seats"][0]))
        return found

    async def play(self, address: str, table: str, token: str) -> None:
        chance = random.Random(table)
        await asyncio.sleep(chance.uniform(0, self.pace))
        try:
            async with self.server.socket(address) as page:
                await page.send(_say("subscribe", 0, table=table, token=token))
                await self.choose_on(Person(page, table), chance)
        except (ConnectionClosed, OSError) as error:
            self.troubles[type(error).__name__] += 1

    async def choose_on(self, person: Person, chance: random.Random) -> None:
        for number in itertools.count(1):
            decision = await person.decision()
            if decision is None:
                return
            await asyncio.sleep(chance.uniform(0.5, 1.5) * self.pace)
            key = chance.choice(decision.options).key
            started = time.perf_counter()
            fields = {"decision": decision.id, "key": key}
            await person.page.send(_say("choose", number, **fields))
            heard = await person.answer(number)
            if heard.type == "refused":
                self.troubles["refused"] += 1
                continue
            person.answered = decision.id
            self.milliseconds.append((time.perf_counter() - started) * 1000)
            self.stored[person.table, heard.seq] = key

    def lost(self) -> list[tuple[str, int]]:
        """Acknowledged choices that the store does not hold."""
        with sqlite3.connect(self.server.store) as connection:
            rows = connection.execute("SELECT table_id, number, body FROM entries").fetchall()
        held = {(table, number): json.loads(body).get("key") for table, number, body in rows}
        return [place for place, key in self.stored.items() if held.get(place) != key]


def _say(kind: str, number: int, **fields: Any) -> str:
    sub = {} if kind == "ping" else {"sub": "a"}
    return json.dumps({"type": kind, "id": number, **sub, **fields})


# -- rude clients: each is one coroutine that goes on until it is cancelled -----------------------

Rude = Callable[["Server", "Counter[str]"], Awaitable[None]]
RUDE_ADDRESS = "127.0.2.1"


async def deep_thinkers(server: Server, got: Counter[str]) -> None:
    """Makes tables at which only strong bots play, and watches them all."""
    async with server.client(RUDE_ADDRESS) as http, server.socket(RUDE_ADDRESS) as page:
        for number in itertools.count():
            body = {"game": "limit", "seats": [{"controller": "bot", "level": "mcts:2s"}] * 4}
            answer = await http.post("/api/tables", json=body)
            got[str(answer.status_code)] += 1
            if answer.status_code == 201:
                made = answer.json()
                fields = {"table": made["table"]["id"], "token": made["links"]["spectator"]}
                await page.send(_say("subscribe", number, **fields))
            await asyncio.sleep(0.5)


async def deaf_pages(server: Server, got: Counter[str]) -> None:
    """Follows a table again and again and never reads a byte."""
    async with server.client(RUDE_ADDRESS) as http:
        seats = [{"controller": "person"}] * 2
        answer = await http.post("/api/tables", json={"game": "limit", "seats": seats})
    made = answer.json()
    fields = {"table": made["table"]["id"], "token": made["links"]["seats"][0]}
    while True:
        reader, writer = await asyncio.open_connection(
            HOST, server.port, local_addr=(RUDE_ADDRESS, 0), limit=1024
        )
        writer.write(KNOCK)
        with contextlib.suppress(OSError):
            for number in range(400):
                text = _say("subscribe", number, **fields).encode()
                writer.write(b"\x81" + struct.pack("!BH", 0xFE, len(text)) + bytes(4) + text)
                async with asyncio.timeout(5):
                    await writer.drain()
                await asyncio.sleep(0.01)
        got["pages"] += 1
        writer.transport.abort()
        reader.feed_eof()


async def flood(server: Server, got: Counter[str]) -> None:
    """Says as much as it can on its socket, and comes back when it is let go."""
    while True:
        try:
            async with server.socket(RUDE_ADDRESS) as page:
                for number in itertools.count():
                    await page.send(_say("ping", number))
                    if number % 50 == 0:
                        await asyncio.sleep(0)
        except (ConnectionClosed, OSError):
            got["let go"] += 1
            await asyncio.sleep(0.2)


async def slow_heads(server: Server, got: Counter[str]) -> None:
    """Opens connections and says a letter a second on each."""
    open_now = []
    for _ in range(200):
        _, writer = await asyncio.open_connection(HOST, server.port, local_addr=(RUDE_ADDRESS, 0))
        writer.write(b"GET / HTTP/1.1\r\nx: ")
        open_now.append(writer)
    try:
        while True:
            await asyncio.sleep(1)
            patient = [writer for writer in open_now if not writer.transport.is_closing()]
            got["cut"] = len(open_now) - len(patient)
            for writer in patient:
                writer.write(b"y")
    finally:
        for writer in open_now:
            writer.transport.abort()


async def bad_records(server: Server, got: Counter[str]) -> None:
    """Sends records with millions of seats, and bodies that make no sense."""
    record = {
        "format": 1, "game": "limit", "version": "2", "seats": 30_000_000, "options": {},
        "commitment": "x", "seed": 1, "choices": [], "result": None, "digest": "x",
    }  # fmt: skip
    bodies = [json.dumps({"record": json.dumps(record)}), '{"record":' * 5000, "x" * 60_000]
    headers = {"content-type": "application/json"}
    async with server.client(RUDE_ADDRESS) as http:
        for body in itertools.cycle(bodies):
            answer = await http.post("/api/replay", content=body, headers=headers)
            got[str(answer.status_code)] += 1


async def hammer(server: Server, got: Counter[str]) -> None:
    """Asks for everything that costs much, as fast as it may."""
    async with server.client(RUDE_ADDRESS) as http:
        seats = [{"controller": "bot", "level": "random"}] * 2
        made = (await http.post("/api/tables", json={"game": "limit", "seats": seats})).json()
        while "table" not in made:
            await asyncio.sleep(1)
            made = (await http.post("/api/tables", json={"game": "limit", "seats": seats})).json()
        headers = {"authorization": f"Bearer {made['links']['facilitator']}"}
        for path in itertools.cycle(["", "/record", "/replay/5", "/export", "/log", "/review"]):
            url = f"/api/tables/{made['table']['id']}{path}"
            answer = await http.get(url, headers=headers)
            got[str(answer.status_code)] += 1


async def knock(server: Server, got: Counter[str]) -> None:
    """Asks for what is not there and for what is long, and opens connections without a word."""
    silent = []
    try:
        async with server.client(RUDE_ADDRESS) as http:
            paths = ["/api/nothing", "/api/games/nothing", "/api/openapi.json", "/nothing.js"]
            for number, path in enumerate(itertools.cycle(paths)):
                got[str((await http.get(path)).status_code)] += 1
                if number < 200:
                    way = asyncio.open_connection(HOST, server.port, local_addr=(RUDE_ADDRESS, 0))
                    silent.append((await way)[1])
    finally:
        for writer in silent:
            writer.transport.abort()


RUDE: list[Rude] = [deep_thinkers, deaf_pages, flood, slow_heads, bad_records, hammer, knock]


async def be_rude(server: Server, rude: Rude, seconds: float) -> Counter[str]:
    got: Counter[str] = Counter()
    with contextlib.suppress(TimeoutError, OSError, httpx.TransportError, ConnectionClosed):
        async with asyncio.timeout(seconds):
            await rude(server, got)
    return got


# -- the soak -------------------------------------------------------------------------------------


async def soak(folder: Path, tables: int, pace: float, seconds: float) -> dict[str, Any]:
    """Let people play and rude clients be rude; returns what there is to tell."""
    server = Server(folder)
    await server.start()
    crowd = Crowd(server, tables, pace)
    seats = await crowd.seats()
    watching = asyncio.create_task(server.watch())
    playing = [asyncio.create_task(crowd.play(*seat)) for seat in seats]
    await asyncio.sleep(2 * pace)
    crowd.milliseconds.clear()  # everybody is there now
    told = {rude.__name__: dict(await be_rude(server, rude, seconds / len(RUDE))) for rude in RUDE}
    for task in [*playing, watching]:
        task.cancel()
    ended = await asyncio.gather(*playing, watching, return_exceptions=True)
    await server.stop()
    return summary(crowd, server, told) | {
        "failed": [repr(e) for e in ended if isinstance(e, Exception)]
    }


def summary(crowd: Crowd, server: Server, told: dict[str, Any]) -> dict[str, Any]:
    times = sorted(crowd.milliseconds)
    return {
        "tables": crowd.tables, "acknowledged": len(crowd.stored), "lost": len(crowd.lost()),
        "troubles": dict(crowd.troubles), "rude clients got": told,
        "median ms": round(times[len(times) // 2], 1),
        "p99 ms": round(times[-1 - len(times) // 100], 1),
        "slowest ms": round(times[-1], 1), "most memory MB": server.most_memory,
        "faults in the log": server.log.read_text().count('"trace"'),
    }  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--minutes", type=float, default=10)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument(
        "--pace", type=float, default=10, help="seconds between choices of a person"
    )
    parser.add_argument("--memory", type=int, default=700, help="most memory of the server, MB")
    parser.add_argument("--most-ms", type=float, default=100, help="p99 of acknowledgements")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        told = asyncio.run(soak(Path(folder), given.tables, given.pace, given.minutes * 60))
    print(json.dumps(told, indent=2))
    over = told["p99 ms"] > given.most_ms or told["most memory MB"] > given.memory
    return int(bool(over or told["lost"] or told["failed"]))


if __name__ == "__main__":
    raise SystemExit(main())
