"""Ports for the servers that tests start."""

from __future__ import annotations

import contextlib
import itertools
import os
import socket

LOWEST, HIGHEST = 20_000, 32_000
"""Below those that a system gives to whoever only calls somebody: nobody takes one in between."""
_numbers = itertools.count()


def free_port() -> int:
    """A port nobody listens at; test processes side by side begin to look at different places."""
    begin = os.getpid() * 199
    for number in _numbers:
        port = LOWEST + (begin + number) % (HIGHEST - LOWEST)
        with socket.socket() as one, contextlib.suppress(OSError):
            one.bind(("127.0.0.1", port))
            return port
    raise AssertionError("there is always another number")
