"""What the command line says to players, in the language of their locale."""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from typing import Any

from anthropolis.engine.rules import load_yaml
from anthropolis.engine.words import LANGUAGES, Catalogue


@cache
def catalogue() -> Catalogue:
    data = load_yaml("anthropolis.cli", "text.yaml")
    return Catalogue(data["sentences"], data["terms"])


def say(sentence: str, lang: str, names: Sequence[str] | None = None, **gaps: Any) -> str:
    """The command line's own sentence of that name."""
    return catalogue().say(sentence, gaps, lang, names)


def language(wish: str | None) -> str:
    """The language asked for, else the one of the locale if we speak it, else English."""
    if wish:
        return wish
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable)
        if value:
            spoken = value[:2].lower()
            return spoken if spoken in LANGUAGES else "en"
    return "en"
