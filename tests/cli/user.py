"""Runs the command line in this process, as a person would, and keeps what it said."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from anthropolis.cli.main import main


@dataclass(frozen=True)
class Said:
    """What a command answered."""

    code: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)


class User:
    """Types commands and answers; `home` is the folder they are in."""

    def __init__(
        self, home: Path, type_in: Callable[[str], None], capsys: pytest.CaptureFixture[str]
    ) -> None:
        self.home = home
        self.type_in = type_in
        self.capsys = capsys

    def runs(self, *words: str, typing: Sequence[str] = ()) -> Said:
        self.type_in("".join(f"{line}\n" for line in typing))
        with pytest.raises(SystemExit) as end:
            main(list(words))
        out, err = self.capsys.readouterr()
        assert isinstance(end.value.code, int)
        return Said(end.value.code, out, err)

    def plays(self, *words: str, typing: Sequence[str] = ()) -> Said:
        """Anthropocène with a known deal, this person first, saved in `game.json`."""
        return self.runs(
            "play",
            "anthropocene",
            "--seed",
            "4",
            "--set",
            "first_player=1",
            "--save",
            "game.json",
            *words,
            typing=typing,
        )
