"""Libraries that only some users install, asked for by name and with the remedy."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from anthropolis.lab.faults import NotInstalled


def need(module: str, extra: str = "lab") -> Any:
    """The module; raises NotInstalled."""
    try:
        return import_module(module)
    except ImportError as error:
        raise NotInstalled(
            f"{module.partition('.')[0]} is not installed: pip install 'anthropolis[{extra}]'"
        ) from error


def has(module: str) -> bool:
    try:
        import_module(module)
    except ImportError:
        return False
    return True
