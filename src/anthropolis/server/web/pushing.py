"""A shorter way out for what a socket is sent: every move is told to every page at the table."""

from __future__ import annotations

import asyncio
import struct

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.protocol import OPEN

from anthropolis.server.web.connections import STALL_SECONDS
from anthropolis.server.web.socket import WIRE

TEXT = 0x81
"""First byte of a text message in one frame."""


def frame(text: bytes) -> bytes:
    """A whole text message as a server sends it, unmasked (RFC 6455, 5.2)."""
    size = len(text)
    if size < 126:
        return bytes((TEXT, size)) + text
    if size < 1 << 16:
        return struct.pack("!BBH", TEXT, 126, size) + text
    return struct.pack("!BBQ", TEXT, 127, size) + text


class PushingSocket(WebSocketsSansIOProtocol):
    """uvicorn's socket; beside ASGI's `send` it offers `push`, which does not wait, and `abort`."""

    head = b""
    """What another process has read of the request before it handed it over."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        if self.head:
            self.data_received(self.head)

    async def run_asgi(self) -> None:
        self.pushed: list[bytes] = []
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), WIRE: self}  # type: ignore[dict-item]
        await super().run_asgi()

    def push(self, text: bytes) -> bool:
        """Take UTF-8 text for the network; False if the page has to wait or is going away."""
        if self.conn.state is not OPEN or self.transport.is_closing() or not self.writable.is_set():
            return False
        if not self.pushed:
            # A move and its acknowledgement go out together. What has to wait and is sent later by
            # `send` is scheduled behind this, so nothing overtakes.
            self.loop.call_soon(self.flush)
        self.pushed.append(frame(text))
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stalled = self.loop.call_later(STALL_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stalled.cancel()

    def abort(self) -> None:
        """Let go at once of a page that reads nothing, and of all that waits for it."""
        self.transport.abort()

    def flush(self) -> None:
        if self.conn.state is OPEN and not self.transport.is_closing():
            self.transport.write(b"".join(self.pushed))
        self.pushed.clear()


class SharedPort(uvicorn.Config):
    """The set-up of one of several processes: they take sockets from each other."""

    def load(self) -> None:
        super().load()
        _set_up[:] = [self]


_set_up: list[SharedPort] = []


def welcome(head: bytes) -> PushingSocket:
    """The protocol of a socket that another process has accepted."""
    made = PushingSocket(config=_set_up[0], server_state=ServerState(), app_state={})
    made.head = head
    return made
