"""Chapter 15, the stress test before the score."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step
from anthropolis.games.limit.rules.political.taking_back import TakeBackWindow
from anthropolis.games.limit.rules.social.plants import Production
from anthropolis.games.limit.rules.social.social import ReadColumns
from anthropolis.games.limit.rules.social.supply import Consumption, Supply
from anthropolis.games.limit.table.calendar import begin_step
from anthropolis.games.limit.table.state import World


@dataclass(frozen=True)
class StressTest(Step):
    """LIM-TST-01, LIM-TST-02, LIM-TST-03: Supply, Consumption and Production once more.

    With all shortages and with class C as it stands now; without Conservation, and without any
    crisis, since crises are only looked for in the International phase. LIM-TST-04: what it leaves
    behind counts in the score. LIM-CRD-14: permanent cards may be taken back before Production.
    """

    nations: tuple[int, ...]

    def start(self, world: World) -> None:
        begin_step(world, "stress_test", "LIM-TST-01")
        world.then(*test_steps(self.nations))


def test_steps(nations: tuple[int, ...]) -> list[Step]:
    """LIM-TST-01, LIM-TST-03, LIM-CRD-14: what a stress test consists of, in order."""
    return [
        ReadColumns(nations),
        Supply(nations),
        Consumption(nations),
        TakeBackWindow(nations),
        Production(nations),
    ]
