"""How soon a teacher's room shows what thirty people do at twelve tables.

    python benchmarks/room.py [--tables 12] [--people 30] [--seconds 60] [--pace 3]

A server is started with a store of its own. Everybody has a socket and answers, after about `pace`
seconds, with the first option. For every choice the time is taken from the moment it is sent to
the moment at which the one socket of the room tells of it.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import random
import subprocess
import sys
import tempfile
import time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

NO_LIMITS = [
    "--requests-per-second", "0", "--tables-per-minute", "0", "--messages-per-second", "0",
]  # fmt: skip
IN_TIME = 0.2


class Lesson:
    """The class while it is measured."""

    def __init__(self, address: str, pace: float) -> None:
        self.address = address
        self.pace = pace
        self.sent: dict[tuple[str, int], float] = {}
        self.shown: dict[tuple[str, int], float] = {}
        self.glances = 0

    async def room(self, class_id: str, entered: asyncio.Event) -> None:
        async with connect(f"ws://{self.address}/api/socket", max_size=None) as socket:
            await ask(socket, 1, "enter", sub="r", class_id=class_id)
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "room":
                    entered.set()
                if message["type"] == "glance":
                    glance = message["glance"]
                    self.glances += 1
                    self.shown[glance["table"], glance["seq"]] = time.perf_counter()

    async def play(self, seated: dict[str, Any], chance: random.Random) -> None:
        table, numbers = seated["table"], itertools.count(2)
        url = f"ws://{self.address}/api/socket?table={table}"
        async with connect(url, max_size=None) as socket:
            await ask(socket, 1, "subscribe", sub="t", table=table, token=seated["token"])
            waiting: dict[int, float] = {}
            answered = -1
            async for text in socket:
                message = json.loads(text)
                if message["type"] == "done" and message["id"] in waiting:
                    self.sent[table, message["seq"]] = waiting.pop(message["id"])
                decision = (message.get("position") or {}).get("decision")
                if decision is None or message.get("paused") or decision["id"] == answered:
                    continue
                answered, number = decision["id"], next(numbers)
                await asyncio.sleep(self.pace * (0.5 + chance.random()))
                key = decision["options"][0]["key"]
                waiting[number] = time.perf_counter()
                await ask(socket, number, "choose", sub="t", decision=answered, key=key)


async def ask(socket: ClientConnection, number: int, kind: str, **fields: Any) -> None:
    await socket.send(json.dumps({"type": kind, "id": number, **fields}))


async def measure(address: str, tables: int, people: int, seconds: float, pace: float) -> Lesson:
    lesson, entered = Lesson(address, pace), asyncio.Event()
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=60) as http:
        seats = -(-people // tables)
        body = {"game": "limit", "tables": tables, "people": seats, "level": "easy"}
        made = (await http.post("/api/classes", json=body)).json()
        here = f"/api/classes/{made['info']['id']}"
        joins = [{"name": f"Person {n}", "key": f"{n:030}"} for n in range(people)]
        seated = [(await http.post(f"{here}/join", json=body)).json() for body in joins]
        tasks = [asyncio.create_task(lesson.room(made["info"]["id"], entered))]
        await entered.wait()
        tasks += [
            asyncio.create_task(lesson.play(s, random.Random(n))) for n, s in enumerate(seated)
        ]
        await http.post(f"{here}/begin", headers={"authorization": f"Bearer {made['teacher']}"})
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    return lesson


def report(lesson: Lesson) -> None:
    times = sorted(lesson.shown[one] - at for one, at in lesson.sent.items() if one in lesson.shown)
    late = sum(one > IN_TIME for one in times)

    def at(share: float) -> str:
        return f"{1000 * times[min(len(times) - 1, int(share * len(times)))]:.0f} ms"

    print(f"{lesson.glances} updates in the room, {len(times)} of them choices of people")
    print(f"median {at(0.5)}, 99 % within {at(0.99)}, slowest {at(1)}")
    print(f"later than {1000 * IN_TIME:.0f} ms: {late}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=12)
    parser.add_argument("--people", type=int, default=30)
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pace", type=float, default=3.0)
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable, "-m", "anthropolis.cli.main", "serve", "--port", "0",
            "--store", f"sqlite:///{folder}/tables.sqlite3", *NO_LIMITS,
        ]  # fmt: skip
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            address = server.stdout.readline().split("http://")[1].split()[0]
            try:
                wished = (wish.tables, wish.people, wish.seconds, wish.pace)
                report(asyncio.run(measure(address, *wished)))
            finally:
                server.terminate()


if __name__ == "__main__":
    main()
