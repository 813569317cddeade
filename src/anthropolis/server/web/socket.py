"""One socket per page: it follows tables, and asks things of them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import deque
from typing import Any

import msgspec
from msgspec import json
from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from anthropolis.server.classes.room import LiveRoom
from anthropolis.server.lessons import AnyClientMessage, Enter
from anthropolis.server.replies import Done, Explained, Pong, Previewed, Refused
from anthropolis.server.requests import (
    Chat,
    Choose,
    Ping,
    Preview,
    Subscribe,
    Undo,
    UndoAnswer,
    Unsubscribe,
    Why,
)
from anthropolis.server.store import StoreDown
from anthropolis.server.tables import actions
from anthropolis.server.tables.access import Access, access, eyes_of
from anthropolis.server.tables.live import LiveTable
from anthropolis.server.tables.phrasing import encode
from anthropolis.server.tables.refusing import Refusal, fault, for_programs
from anthropolis.server.terms import Text
from anthropolis.server.web.security import address_of, host_allowed, origin_allowed
from anthropolis.server.web.serving import Serving

log = logging.getLogger("anthropolis.socket")

UNREADABLE = 4400
FORBIDDEN = 4403
TOO_SLOW = 4408
TOO_MANY = 4429
IDLE = 4410
MOST_UNREADABLE = 20
MOST_TOO_FAST = 20
"""Whoever goes on after so many refusals is let go."""
_decoder: json.Decoder[AnyClientMessage] = json.Decoder(AnyClientMessage)


class OnlyId(msgspec.Struct):
    """What can be saved of a message that makes no sense: whom to answer."""

    id: int


_ids = json.Decoder(OnlyId)

WIRE = "anthropolis.wire"
"""The ASGI extension of `pushing.py`."""


class Wire:
    """For servers that know only ASGI: everything waits in the queue."""

    def push(self, text: bytes) -> bool:
        """Take a message for the network; False if it has to wait."""
        return False

    def abort(self) -> None:
        """Cut the line without a word."""


class Subscription:
    """A table that a page follows."""

    def __init__(self, page: Page, live: LiveTable, access: Access, eyes: int, sub: str) -> None:
        self.page = page
        self.live = live
        self.access = access
        self.viewer = access.viewer
        self.eyes = eyes
        self.name = sub
        self.sub = encode(sub)
        self.token_hash = access.hash

    def send(self, message: bytes) -> None:
        self.page.send(message)

    def end(self, message: bytes) -> None:
        self.page.subs.pop(self.name, None)
        self.page.send(message)


class InRoom:
    """A class that a page follows."""

    def __init__(self, page: Page, room: LiveRoom, sub: str) -> None:
        self.page = page
        self.room = room
        self.sub = encode(sub)
        self.gone = False

    def send(self, message: bytes) -> None:
        self.page.send(message)


class Page:
    """A connected page. What it cannot take at once waits; whoever reads too slowly is let go."""

    def __init__(
        self, serving: Serving, address: str, receive: Receive, send: Send, wire: Wire
    ) -> None:
        self.serving = serving
        self.address = address
        self._receive = receive
        self._send = send
        self._wire = wire
        self.subs: dict[str, Subscription] = {}
        self.rooms: dict[str, InRoom] = {}
        self.outbox: deque[bytes] = deque()
        self.outbox_bytes = 0
        self.wake = asyncio.Event()
        self.waiting = False
        self.close_code = 0
        self.unreadable = 0
        self.too_fast = 0
        self.busy = False
        self.tasks: set[asyncio.Task[Any]] = set()

    def send(self, message: bytes) -> None:
        if self.close_code:
            return
        if not self.waiting and self._wire.push(message):
            return
        self.waiting = True
        self.outbox.append(message)
        self.outbox_bytes += len(message)
        # One message may be as large as it must be; what piles up behind it may not.
        if len(self.outbox) > 1 and self.outbox_bytes > self.serving.config.limits.waiting_bytes:
            self.cut()
        self.wake.set()

    def cut(self) -> None:
        """A page that does not read cannot be told that it is let go."""
        self.close_code = TOO_SLOW
        self.outbox.clear()
        self.outbox_bytes = 0
        self.serving.counts.refusals.labels("too_slow").inc()
        self._wire.abort()

    def close(self, code: int) -> None:
        self.close_code = code
        self.wake.set()

    async def write(self) -> None:
        """Send what waits, until the page is to be closed."""
        while not self.close_code:
            await self.wake.wait()
            self.wake.clear()
            while self.outbox:
                message = self.outbox.popleft()
                self.outbox_bytes -= len(message)
                await self._send({"type": "websocket.send", "text": message.decode()})
            self.waiting = False
        await self._send({"type": "websocket.close", "code": self.close_code})

    async def read(self) -> None:
        """Take messages until the page goes away."""
        while True:
            message = await self.receive()
            if message["type"] == "websocket.disconnect":
                return
            self.busy = True
            await self.take(message.get("text") or message.get("bytes") or "")
            self.busy = False

    async def receive(self) -> Any:
        """The next message; a page that follows nothing must say something now and then."""
        if self.subs or self.rooms:
            return await self._receive()
        try:
            async with asyncio.timeout(self.serving.config.limits.idle_seconds):
                return await self._receive()
        except TimeoutError:
            self.close(IDLE)
            return {"type": "websocket.disconnect"}

    async def take(self, text: str | bytes) -> None:
        try:
            message = _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            self.refuse_unreadable(text, error)
            return
        try:
            self.count(message)
            if isinstance(message, (Preview, Why)):
                self.aside(message)
            else:
                await self.handle(message)
        except Exception as error:
            self.refuse(message.id, refusal_of(error))

    def aside(self, message: Preview | Why) -> None:
        """A preview takes a moment: what the page says next does not wait for it."""
        task = asyncio.get_running_loop().create_task(self.study(message))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def refuse(self, number: int | None, refusal: Refusal) -> None:
        self.serving.counts.refusals.labels(refusal.code).inc()
        self.send(encode(Refused(number, refusal.problem)))

    def refuse_unreadable(self, text: str | bytes, error: Exception) -> None:
        number = None
        with contextlib.suppress(Exception):
            number = _ids.decode(text).id
        self.refuse(number, Refusal("bad_request", for_programs(error)))
        self.unreadable += 1
        self.serving.message_buckets.wait(self.address)
        if self.unreadable > MOST_UNREADABLE:
            self.close(UNREADABLE)

    def count(self, message: AnyClientMessage) -> None:
        """Whether this address, and this seat if it is one, may say something more."""
        sub = self.subs.get(getattr(message, "sub", ""))
        wait = self.serving.message_buckets.wait(self.address)
        if sub is not None and sub.token_hash is not None:
            wait = max(wait, self.serving.seat_buckets.wait(sub.token_hash))
        if wait <= 0:
            self.too_fast = 0
            return
        self.too_fast += 1
        if self.too_fast > MOST_TOO_FAST:
            self.close(TOO_MANY)
        raise Refusal("slow_down", seconds=wait)

    async def handle(self, message: AnyClientMessage) -> None:
        if isinstance(message, Choose):
            started = time.perf_counter()
            sub = self.sub(message.sub)
            seq = await actions.choose(sub.live, sub.access, message.decision, message.key)
            self.serving.counts.latency.observe(time.perf_counter() - started)
        elif isinstance(message, Ping):
            self.send(encode(Pong(message.id, time.time())))
            return
        elif isinstance(message, Subscribe):
            seq = await self.subscribe(message)
        elif isinstance(message, Enter):
            seq = await self.enter(message)
        elif isinstance(message, Unsubscribe) and message.sub in self.rooms:
            seq = self.leave_room(message.sub)
        elif isinstance(message, Unsubscribe):
            sub = self.sub(message.sub)
            seq = sub.live.table.seq
            self.leave(sub)
        else:
            seq = await self.ask(message)
        self.send(encode(Done(message.id, seq)))

    async def ask(self, message: AnyClientMessage) -> int:
        assert isinstance(message, (Undo, UndoAnswer, Chat))
        sub = self.sub(message.sub)
        live, who = sub.live, sub.access
        if isinstance(message, Undo):
            return await actions.undo(live, who)
        if isinstance(message, UndoAnswer):
            return await actions.answer_undo(live, who, message.request, message.agree)
        return await actions.say(live, who, message.text)

    async def study(self, message: Preview | Why) -> None:
        answer: Any
        try:
            sub = self.sub(message.sub)
            if isinstance(message, Preview):
                answer = await actions.preview(sub.live, sub.access, message.key, self.address)
                self.send(encode(Previewed(message.id, answer)))
            else:
                answer = await actions.formula(sub.live, sub.access, message.path, self.address)
                self.send(encode(Explained(message.id, answer)))
        except Exception as error:
            self.refuse(message.id, refusal_of(error))

    def check_room_left(self) -> None:
        most = self.serving.config.limits.subscriptions_per_socket
        if len(self.subs) + len(self.rooms) >= most:
            raise Refusal("slow_down", Text("too many subscriptions", "trop de tables à la fois"))

    async def enter(self, message: Enter) -> int:
        self.check_room_left()
        self.leave_room(message.sub)
        room = await self.serving.school.room(message.class_id)
        inside = self.rooms[message.sub] = InRoom(self, room, message.sub)
        await room.enter(inside, self.address)
        return 0

    def leave_room(self, sub: str) -> int:
        inside = self.rooms.pop(sub, None)
        if inside is not None:
            inside.gone = True
            inside.room.leave(inside)
        return 0

    async def subscribe(self, message: Subscribe) -> int:
        self.check_room_left()
        live = await self.serving.hall.table(message.table)
        who = access(live, message.token)
        eyes = eyes_of(live, who, message.as_seat)
        if (old := self.subs.get(message.sub)) is not None:
            self.leave(old)
        sub = Subscription(self, live, who, eyes, message.sub)
        self.subs[message.sub] = sub
        return await live.listen(sub, message.after, message.chat_after)

    def sub(self, name: str) -> Subscription:
        sub = self.subs.get(name)
        if sub is None:
            raise Refusal("not_found", Text("no such subscription", "table non suivie"))
        return sub

    def leave(self, sub: Subscription) -> None:
        self.subs.pop(sub.name, None)
        sub.live.leave(sub)

    def leave_all(self) -> None:
        for sub in list(self.subs.values()):
            self.leave(sub)
        for name in list(self.rooms):
            self.leave_room(name)
        for task in self.tasks:
            task.cancel()


def refusal_of(error: Exception) -> Refusal:
    """Whatever goes wrong, one message is refused; the page and its other tables go on."""
    if isinstance(error, Refusal):
        return error
    if isinstance(error, StoreDown):
        return Refusal("unavailable")
    return fault(error, "a message failed")


class SocketEndpoint:
    """The life of a socket. Plain ASGI: every message of every move passes here."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        serving: Serving = scope["app"].state.serving
        address = address_of(scope)
        await receive()  # websocket.connect
        # Accepted also when it is closed at once: only so does a browser see the code.
        await send({"type": "websocket.accept"})
        code = refusal_code(scope, serving, address)
        if code:
            await send({"type": "websocket.close", "code": code})
            return
        wire = scope.get("extensions", {}).get(WIRE) or Wire()
        page = Page(serving, address, receive, send, wire)
        serving.pages.add(page)
        await live_and_leave(page, serving)


def refusal_code(scope: Scope, serving: Serving, address: str) -> int:
    """Why this socket is not wanted, or 0."""
    headers = Headers(scope=scope)
    if not (origin_allowed(headers, serving.config) and host_allowed(headers, serving.config)):
        return FORBIDDEN
    full = serving.sockets_from(address) >= serving.config.limits.sockets_per_address
    return TOO_MANY if full or serving.files.short else 0


async def live_and_leave(page: Page, serving: Serving) -> None:
    loop = asyncio.get_running_loop()
    writer, reader = loop.create_task(page.write()), loop.create_task(page.read())
    try:
        await asyncio.wait({writer, reader}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        serving.pages.discard(page)
        page.leave_all()
        if page.busy:  # what is being stored is stored to the end
            await asyncio.wait({reader}, timeout=10)
        for task in (writer, reader):
            task.cancel()
        for error in await asyncio.gather(writer, reader, return_exceptions=True):
            if isinstance(error, Exception) and not isinstance(error, OSError):
                log.error("a socket failed", exc_info=error)
