"""HTTP connections with bounds: nobody holds one open by saying little, much, or by not reading."""

from __future__ import annotations

import asyncio
from typing import Any
from urllib.parse import parse_qs, urlsplit

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from anthropolis.server.hands import here

HEAD_BYTES = 32_768
"""The request line and the headers together."""
HEAD_SECONDS = 15.0
"""From the connection, or the first byte of a further request, to the end of its headers."""
STALL_SECONDS = 60.0
"""Whoever reads nothing of an answer for so long is let go."""
TOO_LARGE = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\n"
    b"content-length: 0\r\nconnection: close\r\n\r\n"
)


class BoundedHttp(HttpToolsProtocol):
    """uvicorn's HTTP with a limit to the size and the time of heads, and to waiting for readers."""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.head_open = True
        self.head_bytes = 0
        self.head_timer: asyncio.TimerHandle | None = None
        self.stall_timer: asyncio.TimerHandle | None = None
        self._await_head()

    def _await_head(self) -> None:
        self._stop_timers()
        self.head_timer = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

    def _stop_timers(self) -> None:
        for timer in (self.head_timer, self.stall_timer):
            if timer is not None:
                timer.cancel()
        self.head_timer = self.stall_timer = None

    def data_received(self, data: bytes) -> None:
        if self.head_open:
            self.head_bytes += len(data)
        super().data_received(data)
        # What came with the end of the head in one piece was part of a body.
        if self.head_open and self.head_bytes > HEAD_BYTES and not self.transport.is_closing():
            self.transport.write(TOO_LARGE)
            self.transport.close()

    def on_message_begin(self) -> None:
        if not self.head_open:
            self.head_open, self.head_bytes = True, 0
            self._await_head()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self.head_open = False
        self._stop_timers()
        super().on_headers_complete()

    def handle_websocket_upgrade(self) -> None:
        """Begin a socket, here or at the process whose table it names."""
        hands, table = here(), table_named(self.url)
        if hands is not None and table:
            fileno = self.transport.get_extra_info("socket").fileno()
            if hands.pass_on(fileno, self.head(), table):
                self.transport.abort()  # closes our end alone: the other process has its own
                return
        super().handle_websocket_upgrade()

    def head(self) -> bytes:
        """The request line and the headers once more."""
        method = self.scope["method"].encode()
        lines = [b"%s: %s\r\n" % (name, value) for name, value in self.headers]
        return b"%s %s HTTP/1.1\r\n%s\r\n" % (method, self.url, b"".join(lines))

    def pause_writing(self) -> None:
        super().pause_writing()
        self.stall_timer = self.loop.call_later(STALL_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.stall_timer is not None:
            self.stall_timer.cancel()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timers()
        super().connection_lost(exc)


def table_named(url: bytes) -> str:
    """The table that a page opens its socket for, if it says so."""
    named = parse_qs(urlsplit(url).query).get(b"table", [b""])[0]
    return named.decode("ascii", "ignore")[:32]
