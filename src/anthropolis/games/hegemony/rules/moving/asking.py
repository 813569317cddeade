"""What the questions of several chapters share: codes, and picking members of a list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import DONE as DONE
from anthropolis.engine.flow import Step, Words
from anthropolis.games.hegemony.rules.moving.workforce import add_worker, free_skills
from anthropolis.games.hegemony.table.roles import ROLES, TYPES, UNSKILLED
from anthropolis.games.hegemony.table.state import Country

SKIP: Final = 1001
"""The option that does not use something optional at all."""


def others(candidates: list[int], parts: list[int]) -> list[int]:
    """Candidates that have not been named yet."""
    return [candidate for candidate in candidates if candidate not in parts]


def choose_so_many(candidates: list[int], parts: list[int], number: int) -> list[int]:
    """Exactly `number` of the candidates, in any order; no choice where all of them are named."""
    left = others(candidates, parts)
    wanted = number - len(parts)
    if wanted <= 0:
        return []
    return left[:1] if wanted >= len(left) else left


def ascending(parts: list[int], options: list[int]) -> list[int]:
    """No option below the last part: a bot names a set in one way only. See `Step.once`."""
    if not parts or DONE in parts:
        return options
    last = parts[len(parts) - 1]
    return [option for option in options if option >= last or option == DONE]


def ascending_to(number: int, parts: list[int], options: list[int]) -> list[int]:
    """The same of a set of exactly so many: none that would leave too few above it."""
    later = ascending(parts, options)
    return later[: len(later) - (number - len(parts)) + 1]


@dataclass(frozen=True)
class NewWorker(Step):
    """HEG-CMP-06: a worker enters; if no unskilled one is left its player chooses a skilled one."""

    role: int
    kind: int
    why: str

    def start(self, country: Country) -> None:
        left = country.reserve
        base = self.role * 6
        none_left = left[base + self.kind] == 0 and left[base + UNSKILLED] == 0
        if none_left and len(free_skills(country, self.role)) > 1:
            country.ask(self, country.seat_of(self.role))
        else:
            add_worker(country, self.role, self.kind, self.why)

    def options(self, country: Country, seat: int) -> list[int]:
        return free_skills(country, self.role)

    def answered(self, country: Country, seat: int, choice: int) -> None:
        add_worker(country, self.role, choice, self.why)

    def rule(self) -> str:
        return "HEG-CMP-06"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_new_worker", {"role": ROLES[self.role]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("new_worker", {"kind": TYPES[choice]})
