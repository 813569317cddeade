"""The clock of a table: how long each seat has thought, from the times of the entries alone."""

from __future__ import annotations

from collections.abc import Iterable

from anthropolis.server.joining import Clock


class Clocks:
    """Time used by each seat, for its present decision and in all.

    Every process that reads the same entries comes to the same figures.
    """

    def __init__(self, rule: Clock | None, seats: int, at: float) -> None:
        self.rule = rule
        self.mark = at
        self.on_decision = [0.0] * seats
        self.in_all = [0.0] * seats
        self.in_phase = 0.0
        """How long the phase has waited for anybody; a pause does not count."""

    def pass_to(self, at: float, thinking: Iterable[int]) -> None:
        """Time has passed while these seats were thinking."""
        spent, seats = max(0.0, at - self.mark), list(thinking)
        self.in_phase += spent if seats else 0.0
        for seat in seats:
            self.on_decision[seat] += spent
            self.in_all[seat] += spent
        self.mark = max(self.mark, at)

    def decided(self, seat: int) -> None:
        self.on_decision[seat] = 0.0

    def next_phase(self) -> None:
        self.in_phase = 0.0

    def start_again(self) -> None:
        """After something was taken back every decision has its full time."""
        self.on_decision = [0.0] * len(self.on_decision)
        self.in_phase = 0.0

    def change(self, rule: Clock | None) -> None:
        """Another rule counts from now on; what was used is forgotten."""
        self.rule = rule
        self.in_all = [0.0] * len(self.in_all)
        self.start_again()

    def deadlines(self, thinking: Iterable[int]) -> dict[int, float]:
        """When each of these seats runs out of time."""
        rule = self.rule
        if rule is None:
            return {}
        if rule.kind == "phase":
            return dict.fromkeys(thinking, self.mark + rule.seconds - self.in_phase)
        used = self.on_decision if rule.kind == "decision" else self.in_all
        return {seat: self.mark + rule.seconds - used[seat] for seat in thinking}

    def left(self) -> list[float] | None:
        """What is left of each seat's time for the whole match."""
        if self.rule is None or self.rule.kind != "seat":
            return None
        return [round(max(0.0, self.rule.seconds - used), 3) for used in self.in_all]
