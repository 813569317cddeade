"""The record of a match: the only thing that must be stored, sent or signed."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any

from mypy_extensions import mypyc_attr

FORMAT = 1


class BadRecord(ValueError):
    """A record that cannot be read, was changed, or does not replay."""


class Unreadable(BadRecord):
    """Something that is not a record at all."""


def commitment(seed: int | str) -> str:
    """The hash that is shown at the start, so that the seed cannot be chosen afterwards."""
    return hashlib.sha256(f"anthropolis seed {seed!r}".encode()).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Record:
    """Game, rule version, options, seed and the list of choices; scores once it is finished.

    The seed tells everything that is hidden: whoever sends a record of an unfinished match to a
    player sends `public()` instead.
    """

    def __init__(
        self,
        game: str,
        version: str,
        seats: int,
        options: dict[str, Any],
        seed: int | str | None,
        choices: list[tuple[int, str]],
        result: dict[str, Any] | None,
        committed: str = "",
        names: list[str] | None = None,
    ) -> None:
        self.game = game
        self.version = version
        self.seats = seats
        self.options = options
        self.seed = seed
        self.choices = choices
        self.result = result
        self.commitment = committed or commitment("" if seed is None else seed)
        self.names = names

    def __repr__(self) -> str:
        state = "unfinished" if self.result is None else f"scores {self.result.get('scores')}"
        played = f"{self.seats} seats, {len(self.choices)} choices, {state}"
        return f"<Record of {self.game} {self.version}: {played}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Record):
            return NotImplemented
        return self.body() == other.body()

    def __hash__(self) -> int:
        return hash((self.game, self.commitment, len(self.choices)))

    def body(self) -> dict[str, Any]:
        """Everything but the digest, in the order of the file."""
        body: dict[str, Any] = {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "options": self.options,
            "commitment": self.commitment,
            "seed": self.seed,
            "choices": [[seat, key] for seat, key in self.choices],
            "result": self.result,
        }
        if self.names:
            body["names"] = self.names
        return body

    def to_json(self) -> str:
        """One exact text per record: `verify` refuses a file that differs by a byte."""
        body = self.body()
        return _write({**body, "digest": _digest(body)})

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the file completely or not at all."""
        target = Path(path)
        part = target.with_name(target.name + ".part")
        part.write_text(self.to_json(), encoding="utf-8")
        os.replace(part, target)

    def public(self) -> Record:
        """The record without its seed, for eyes that may not see what is hidden yet."""
        return Record(
            self.game, self.version, self.seats, self.options, None, [], None, self.commitment,
            self.names,
        )  # fmt: skip

    @classmethod
    def from_json(cls, text: str | bytes) -> Record:
        """Read a record and check that no byte of it was changed; raises BadRecord."""
        data = _read(text)
        digest = data.pop("digest", None)
        record = cls(
            data["game"], data["version"], data["seats"], data["options"], data["seed"],
            [(seat, key) for seat, key in data["choices"]], data["result"], data["commitment"],
            data.get("names"),
        )  # fmt: skip
        if digest != _digest(record.body()):
            raise BadRecord("this record was changed after it was saved: its digest does not match")
        exact = record.to_json()
        if (exact if isinstance(text, str) else exact.encode()) != text:
            raise BadRecord("this record was changed after it was saved: its bytes differ")
        return record

    @classmethod
    def load(cls, path: str | os.PathLike[str]) -> Record:
        """The record in a file; raises BadRecord, or OSError if it cannot be read."""
        return cls.from_json(Path(path).read_bytes())


def _write(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def _digest(body: dict[str, Any]) -> str:
    return hashlib.sha256(_write(body).encode()).hexdigest()


FIELDS: dict[str, tuple[type, ...]] = {
    "game": (str,),
    "version": (str,),
    "seats": (int,),
    "options": (dict,),
    "commitment": (str,),
    "seed": (int, str, type(None)),
    "choices": (list,),
    "result": (dict, type(None)),
}


def _read(text: str | bytes) -> dict[str, Any]:
    try:
        data = json.loads(text)
        json.dumps(data, ensure_ascii=False).encode()  # half a character cannot be written again
    except (ValueError, RecursionError) as error:
        raise Unreadable("this is not a record: it cannot be read as JSON") from error
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise Unreadable(f"this is not a record of format {FORMAT}")
    for name, kinds in FIELDS.items():
        wrong = name not in data or not isinstance(data[name], kinds)
        if wrong or isinstance(data[name], bool):
            raise BadRecord(f"this record is broken: its field {name!r} is missing or wrong")
    for choice in data["choices"]:
        if not (isinstance(choice, list) and [type(c) for c in choice] == [int, str]):
            raise BadRecord(f"this record is broken: {choice!r} is not a choice")
    names = data.get("names")
    if names is not None and not (
        isinstance(names, list) and all(isinstance(n, str) for n in names)
    ):
        raise BadRecord("this record is broken: its field 'names' is wrong")
    return data
