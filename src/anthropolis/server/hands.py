"""Several processes on one port: the pages of a table meet at one of them.

Whoever accepts a socket that names a table hands it over to the process whose table it is, so that
its moves are worked out once. Any process can serve any table: where handing over fails, nothing
but time is lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import socket
import zlib
from array import array
from collections.abc import Callable
from pathlib import Path

from anthropolis.server.tokens import new_table_id

log = logging.getLogger("anthropolis.hands")

LONGEST_HEAD = 65_536
TRIES = 50

Greet = Callable[[bytes], asyncio.BaseProtocol]
"""Makes the protocol of a socket that was handed over, from the head of its request."""


class Hands:
    """This process among those that share its port; each has a socket of its own in a folder."""

    def __init__(self, folder: str) -> None:
        self.folder = Path(folder)
        self.path = self.folder / f"{secrets.token_hex(4)}.hand"
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._tasks: set[asyncio.Task[object]] = set()

    def open(self, greet: Greet) -> None:
        """Take what the others hand over, from now on."""
        self._socket.bind(str(self.path))
        self._socket.setblocking(False)
        asyncio.get_running_loop().add_reader(self._socket.fileno(), self._take, greet)

    def close(self) -> None:
        asyncio.get_running_loop().remove_reader(self._socket.fileno())
        self.path.unlink(missing_ok=True)
        self._socket.close()

    def owner(self, table: str) -> Path:
        """Whose table it is: the same for all; if a process is gone, only its tables move."""
        there = [*self.folder.glob("*.hand")]
        return max(there, key=lambda path: _weight(path.name, table), default=self.path)

    def pass_on(self, fileno: int, head: bytes, table: str) -> bool:
        """Hand a connection over to the table's process; False if it stays here."""
        owner = self.owner(table)
        if owner == self.path:
            return False
        try:
            # Not send_fds, which forgets the address (Python 3.11).
            handle = [(socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [fileno]))]
            self._socket.sendmsg([head], handle, socket.MSG_DONTWAIT, str(owner))
        except ConnectionRefusedError:
            owner.unlink(missing_ok=True)  # it was killed and could not clear up
            return False
        except OSError as error:
            log.warning("a socket could not be handed over: %s", type(error).__name__)
            return False
        return True

    def _take(self, greet: Greet) -> None:
        with contextlib.suppress(BlockingIOError):
            head, handles, _, _ = socket.recv_fds(self._socket, LONGEST_HEAD, 1)
            for handle in handles:
                self._welcome(socket.socket(fileno=handle), head, greet)

    def _welcome(self, handed: socket.socket, head: bytes, greet: Greet) -> None:
        handed.setblocking(False)
        loop = asyncio.get_running_loop()
        task = loop.create_task(loop.connect_accepted_socket(lambda: greet(head), handed))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _weight(name: str, table: str) -> int:
    return zlib.crc32(f"{name} {table}".encode())


def opened(folder: str, greet: Greet) -> Hands | None:
    """Hands for this process; None where they cannot be had, and each serves what it accepts."""
    hands = Hands(folder)
    try:
        hands.open(greet)
    except OSError as error:  # the folder's name is too long for a socket, or it is gone
        log.warning("sockets are not handed over: %s", error)
        return None
    return hands


_here: list[Hands] = []


def set_here(hands: Hands | None) -> None:
    """Say who this process is among those of its port."""
    _here[:] = [] if hands is None else [hands]


def here() -> Hands | None:
    return _here[0] if _here else None


def own_table_id() -> str:
    """A name for a new table that makes it this process's own."""
    hands = here()
    for _ in range(TRIES):
        made = new_table_id()
        if hands is None or hands.owner(made) == hands.path:
            break
    return made
