"""Moments of the base game at which Crises & Control has something to say.

The rules know only this; what happens is written in the rooms above them, which put their own
hooks in the place of these. Without automas and mini-expansions nothing happens.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooks:
    """What the rules call at each moment; `country` is the state of the game."""

    def decide(self, country: Any, seats: list[int]) -> list[list[int]]:
        """The answers of automas to the open question, one list of choices for each seat."""
        raise NotImplementedError

    def turn(self, country: Any, role: int) -> None:
        """An automa has its turn."""
        raise NotImplementedError

    def round_begins(self, country: Any) -> None:
        """A new round has begun, before its Preparation."""

    def bill_waits(self, country: Any, policy: int) -> None:
        """A Bill was proposed and waits for the Elections Phase."""

    def bill_passed_now(self, country: Any, policy: int) -> None:
        """An Immediate Vote has passed and the marker has moved."""

    def bill_removed(self, country: Any, policy: int) -> None:
        """A Bill has left the table without a vote."""

    def marker_moved(self, country: Any, policy: int) -> None:
        """A policy marker was moved by something else than a vote."""

    def demonstration_ended(self, country: Any) -> None:
        """The Demonstration token has left the board."""

    def production_begins(self, country: Any) -> None:
        """The Production Phase begins; strikes are not settled yet."""


HOOKS: Final[list[Hooks]] = [Hooks()]
"""The one in use; installed when the game is loaded."""


def install(hooks: Hooks) -> None:
    HOOKS[0] = hooks
