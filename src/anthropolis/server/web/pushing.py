"""A shorter way out for what a socket is sent: every move is told to every page at the table."""

from __future__ import annotations

import struct

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from anthropolis.server.web.socket import PUSH

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
    """uvicorn's socket; beside ASGI's `send` it offers `push`, which neither waits nor copies."""

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), PUSH: self.push}  # type: ignore[dict-item]
        await super().run_asgi()

    def push(self, text: bytes) -> bool:
        """Hand UTF-8 text to the network now; False if the page has to wait or is going away."""
        if self.conn.state is not OPEN or self.transport.is_closing() or not self.writable.is_set():
            return False
        self.transport.write(frame(text))
        return True
