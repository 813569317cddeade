"""How many files and sockets this process may have open, and a word before they run out."""

from __future__ import annotations

import logging
import os

log = logging.getLogger("anthropolis.files")

SHORT = 0.9
"""From this part of the limit on, new sockets are turned away so that work can go on."""


def raise_limit() -> None:
    """Take as many as the system lets this process take."""
    try:
        import resource
    except ImportError:  # no such limits on Windows
        return
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def limit() -> int | None:
    """How many may be open, or None if nobody says."""
    try:
        import resource
    except ImportError:
        return None
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft


def open_now() -> int:
    try:
        return len(os.listdir("/proc/self/fd"))
    except OSError:
        return 0


class Files:
    """Looks now and then how many are open."""

    def __init__(self) -> None:
        self.short = False

    async def look(self) -> None:
        most, used = limit(), open_now()
        short = most is not None and used > most * SHORT
        if short and not self.short:
            log.error(
                "%d of %d files are open: new sockets are turned away; raise LimitNOFILE "
                "(ulimit -n) for more", used, most,
            )  # fmt: skip
        self.short = short
