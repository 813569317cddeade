"""The short way out of the server: whole frames, in order, none lost when a page is slow."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from websockets.client import ClientProtocol
from websockets.frames import Frame
from websockets.protocol import OPEN
from websockets.uri import parse_uri

from anthropolis.server.web.pushing import frame
from anthropolis.server.web.socket import Page, Wire
from tests.server.people import RunningServer


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536, 200_000])
def test_a_message_of_any_length_is_one_frame_that_others_can_read(size: int) -> None:
    text = ("é" * size).encode()[:size] if size % 2 == 0 else b"a" * size
    reader = ClientProtocol(parse_uri("ws://nowhere/"), state=OPEN, max_size=None)
    reader.receive_data(frame(text))
    (event,) = reader.events_received()
    assert isinstance(event, Frame)
    assert event.fin
    assert bytes(event.data) == text


def test_what_is_pushed_never_overtakes_what_waits(server: RunningServer) -> None:
    arrived: list[str] = []
    ready = False

    class SometimesReady(Wire):
        def push(self, text: bytes) -> bool:
            if ready:
                arrived.append(text.decode())
            return ready

    async def send(message: Any) -> None:
        await asyncio.sleep(0)  # as a server that lets a slow page wait
        arrived.append(message.get("text", "closed"))

    async def never() -> Any:
        raise AssertionError("nothing is read here")

    async def talk() -> None:
        nonlocal ready
        page = Page(server.app.state.serving, "somewhere", never, send, SometimesReady())
        writing = asyncio.create_task(page.write())
        for number in range(60):
            ready = number % 20 >= 10
            page.send(str(number).encode())
            await asyncio.sleep(0)
        while page.waiting:
            await asyncio.sleep(0)
        page.close(1000)
        await writing

    asyncio.run(talk())
    assert arrived == [*map(str, range(60)), "closed"]
