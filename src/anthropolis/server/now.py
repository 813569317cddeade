"""The time of day, undisturbed when somebody sets the machine's clock while the server runs."""

from __future__ import annotations

import time

_OFFSET = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970, as the clock said when the server started; never goes back or jumps."""
    return _OFFSET + time.monotonic()
