"""Processes that work for this one."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType

_one_at_a_time = threading.Lock()


@contextmanager
def without_main() -> Iterator[None]:
    """Processes started meanwhile do not import the module that runs here.

    A spawned process imports the main module of its parent again, so that a script of three lines
    that starts one would start itself. Ours need nothing from there.
    """
    with _one_at_a_time:
        main = sys.modules["__main__"]
        sys.modules["__main__"] = ModuleType("__main__")
        try:
            yield
        finally:
            sys.modules["__main__"] = main
