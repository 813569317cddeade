"""The events that nearly everything is: a number of a role, of the table or of a company moves."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.contract import NOBODY, NORMAL, QUICK, SILENT, Cause
from anthropolis.engine.events import Event, event_params
from anthropolis.games.hegemony.table.signs import cause_of, role_path, signs_of, table_path


@dataclass(frozen=True)
class HegemonyEvent(Event):
    """Finds in table/signs.py how it is shown."""

    def beat(self) -> str:
        return signs_of(self)[0]

    def mark(self) -> str:
        return signs_of(self)[1]

    def about(self) -> tuple[str, ...]:
        return tuple(signs_of(self)[2].format(**event_params(self)).split())

    def cause(self) -> Cause | None:
        """The step that its rule belongs to; where somebody acts, what was told before it."""
        step = cause_of(self.rule)
        return Cause(step, NOBODY) if step else None


@dataclass(frozen=True)
class Changed(HegemonyEvent):
    """A number of one role. Here and below `by` is the seat whose turn it is, NOBODY between."""

    role: str
    what: str
    before: int
    after: int
    by: int

    def beat(self) -> str:
        return SILENT

    def about(self) -> tuple[str, ...]:
        return (role_path(self.role, self.what),)

    def change(self) -> int:
        return self.after - self.before


@dataclass(frozen=True)
class Scored(HegemonyEvent):
    """Victory points won or lost; `source` says for what."""

    role: str
    source: str
    before: int
    after: int
    by: int

    def beat(self) -> str:
        """Line by line where points are counted, in passing otherwise."""
        return NORMAL if self.rule.startswith(("HEG-SCO", "HEG-END")) else QUICK

    def about(self) -> tuple[str, ...]:
        return (f"{self.role}.vp", f"{self.role}.vp_from.{self.source}")

    def change(self) -> int:
        return self.after - self.before


@dataclass(frozen=True)
class TableChanged(HegemonyEvent):
    """A number that everybody shares."""

    what: str
    before: int
    after: int
    by: int

    def beat(self) -> str:
        return SILENT

    def about(self) -> tuple[str, ...]:
        return (table_path(self.what),)

    def change(self) -> int:
        return self.after - self.before


@dataclass(frozen=True)
class CompanyChanged(HegemonyEvent):
    """Owner, wage, workers or tokens of a company, in words of the vocabulary."""

    company: str
    what: str
    before: str
    after: str
    by: int

    def beat(self) -> str:
        return SILENT

    def about(self) -> tuple[str, ...]:
        if self.what == "owner":
            return (f"companies.{self.company}", "face_down")
        return (f"companies.{self.company}.{self.what}",)
