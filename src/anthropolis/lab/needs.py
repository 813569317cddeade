"""Libraries that only some users install, asked for by name and with the remedy."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from anthropolis.lab.faults import NotInstalled

MODULES: Final = {
    "lab": ("polars", "altair", "vl_convert", "openskill"),
    "ray": ("ray",),
    "rl": ("gymnasium", "pettingzoo", "numpy"),
    "web": (
        "starlette", "uvicorn", "websockets", "httptools", "msgspec", "uvloop", "psycopg", "redis",
        "prometheus_client",
    ),
}  # fmt: skip
"""What each extra brings, by the names it is imported under."""
ELSEWHERE: Final = {"pyspiel": "open_spiel"}
"""What no extra brings: the package to install."""


def need(module: str) -> Any:
    """The module; raises NotInstalled."""
    try:
        return import_module(module)
    except ModuleNotFoundError as error:
        raise told(error) from error


def told(error: ModuleNotFoundError) -> ImportError:
    """The same with the command that brings the library; the error itself if none of ours does."""
    module = (error.name or "").partition(".")[0]
    package = ELSEWHERE.get(module, "")
    for extra, modules in MODULES.items():
        if module in modules:
            package = f"'anthropolis[{extra}]'"
    return NotInstalled(f"{module} is not installed: pip install {package}") if package else error


def has(module: str) -> bool:
    """Whether it could be imported; it is not, which may take long and much memory."""
    return find_spec(module) is not None
