"""A lean WebSocket client for load tests: many sockets on one core, messages hardly looked at."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import cast

TEXT = 0x81
CLOSE, PING = 0x88, 0x89
MASK = bytes(4)
"""Masking with zeros is allowed and costs nothing."""


class Socket(asyncio.Protocol):
    """One WebSocket; `heard` gets every text message as bytes."""

    def __init__(self, host: str, path: str, heard: Callable[[bytes], None]) -> None:
        self.host = host
        self.path = path
        self.heard = heard
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.buffer = bytearray()
        self.open = False
        self.transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = base64.b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: {self.host}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )

    def connection_lost(self, error: Exception | None) -> None:
        self.open = False
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("refused"))

    def data_received(self, data: bytes) -> None:
        self.buffer += data
        if not self.open:
            end = self.buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not self.buffer.startswith(b"HTTP/1.1 101"):
                self.ready.set_exception(ConnectionError(bytes(self.buffer[:60]).decode()))
                return
            del self.buffer[: end + 4]
            self.open = True
            self.ready.set_result(None)
        self.read_frames()

    def read_frames(self) -> None:
        buffer, start = self.buffer, 0
        while len(buffer) - start >= 2:
            size, head = buffer[start + 1], 2
            if size == 126:
                size, head = int.from_bytes(buffer[start + 2 : start + 4], "big"), 4
            elif size == 127:
                size, head = int.from_bytes(buffer[start + 2 : start + 10], "big"), 10
            if len(buffer) - start < head + size or (size and head > len(buffer) - start):
                break
            message = bytes(buffer[start + head : start + head + size])
            kind = buffer[start]
            start += head + size
            if kind == TEXT:
                self.heard(message)
            elif kind == PING:
                self.send_frame(0x8A, message)
        del buffer[:start]

    def send(self, message: bytes) -> None:
        self.send_frame(TEXT, message)

    def send_frame(self, kind: int, message: bytes) -> None:
        size = len(message)
        if size < 126:
            head = bytes((kind, 0x80 | size))
        else:
            head = bytes((kind, 0x80 | 126)) + size.to_bytes(2, "big")
        assert self.transport is not None
        self.transport.write(head + MASK + message)


async def open_socket(host: str, port: int, path: str, heard: Callable[[bytes], None]) -> Socket:
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(
        lambda: Socket(f"{host}:{port}", path, heard), host, port
    )
    await socket.ready
    return socket
