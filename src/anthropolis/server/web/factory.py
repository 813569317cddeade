"""The application for server processes that a parent starts; it hands the set-up down as text."""

from __future__ import annotations

import gc
import os

from msgspec import json
from starlette.applications import Starlette

from anthropolis.server.config import Config
from anthropolis.server.logs import set_up_logs
from anthropolis.server.web.app import make_app
from anthropolis.server.web.files import raise_limit

CONFIG_VARIABLE = "ANTHROPOLIS_SERVER_CONFIG"
LOG_VARIABLE = "ANTHROPOLIS_LOG"


def hand_down(config: Config, log_level: str) -> None:
    """Put the set-up where processes started from here will find it."""
    os.environ[CONFIG_VARIABLE] = json.encode(config).decode()
    os.environ[LOG_VARIABLE] = log_level


def app() -> Starlette:
    set_up_logs(os.environ[LOG_VARIABLE])
    raise_limit()
    made = make_app(json.decode(os.environ[CONFIG_VARIABLE], type=Config))
    spare_the_collector()
    return made


def spare_the_collector() -> None:
    """Look for reference cycles less often: a move makes thousands of objects and no cycle.

    What is loaded by now stays for good and need not be looked at again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)
