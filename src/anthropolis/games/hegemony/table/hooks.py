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
        """The answers of automas to the open question, one list of choices for each seat.

        With none the question stays open.
        """
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

    def intervention(self, country: Any) -> bool:
        """Whether something takes the place of the IMF's intervention; then it is on the stack."""
        return False

    def phase_begins(self, country: Any, phase: int) -> None:
        """A phase has begun; its own steps come afterwards."""

    def phase_ends(self, country: Any) -> None:
        """The steps of a phase are done."""

    def turn_begins(self, country: Any) -> None:
        """Somebody's turn begins."""

    def loans_settled(self, country: Any) -> None:
        """At the end of the game, before policies and money are scored."""

    def repayment(self, country: Any, role: int) -> Any:
        """The deed by which a role may pay on its turn what is due later; None if nothing is."""
        return None

    def turn_ends(self, country: Any) -> None:
        """Somebody's turn is over."""

    def produce_begins(self, country: Any) -> None:
        """Everybody is about to produce."""

    def produce_ends(self, country: Any) -> None:
        """Everybody has produced."""

    def before_vote(self, country: Any, policy: int) -> None:
        """A vote of an Elections Phase is about to begin; steps may be put before it."""

    def production_begins(self, country: Any) -> None:
        """The Production Phase begins; strikes are not settled yet."""


HOOKS: Final[list[Hooks]] = [Hooks()]
"""The one in use; installed when the game is loaded."""


def install(hooks: Hooks) -> None:
    HOOKS[0] = hooks
