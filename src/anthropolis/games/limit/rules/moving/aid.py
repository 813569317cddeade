"""Chapter 14.5, what allies may do: requests for help, pledges, and breaking an alliance."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step, Words
from anthropolis.games.limit.rules.moving.tokens import gain, receive_disruption, spend
from anthropolis.games.limit.table.components import ALLIANCES, RESOURCES
from anthropolis.games.limit.table.events import AllianceBroken, HelpGiven, HelpRefused
from anthropolis.games.limit.table.state import World


@dataclass(frozen=True)
class HelpRequest(Step):
    """LIM-AID-01, LIM-AID-02, LIM-AID-04, LIM-WAR-05: a nation in need may ask its allies.

    LIM-AID-05: the request names the amount missing, or any from `least` to `most` where a target
    has decided to resist with help. If it is granted the asker holds that much more of the resource
    when the next step runs. Without allies of that kind, or with nothing missing, nobody is asked.
    LIM-AID-07: there is no other way to give resources.
    """

    asker: int
    kind: int
    resource: int
    least: int
    most: int

    def start(self, world: World) -> None:
        if self.least > 0 and world.allies(self.kind, self.asker):
            world.ask(self, self.asker)

    def options(self, world: World, seat: int) -> list[int]:
        return list(range(self.least, self.most + 1)) if self.is_range() else [0, self.least]

    def is_range(self) -> bool:
        return self.least < self.most

    def span(self, world: World, seat: int) -> tuple[int, int] | None:
        return (self.least, self.most) if self.is_range() else None

    def answered(self, world: World, seat: int, choice: int) -> None:
        if choice > 0:
            world.then(Pledges(self.asker, self.kind, self.resource, choice))

    def rule(self) -> str:
        return "LIM-AID-05"

    def prompt(self, world: World, seat: int) -> Words:
        return Words(
            "ask_help",
            {"resource": RESOURCES[self.resource], "least": self.least, "most": self.most},
        )

    def describe(self, world: World, seat: int, choice: int) -> Words:
        if choice == 0:
            return Words("no_help", {})
        return Words("ask_for", {"amount": choice, "resource": RESOURCES[self.resource]})


@dataclass(frozen=True)
class Pledges(Step):
    """LIM-AID-05: every ally answers with a pledge; all or nothing.

    If the pledges reach the amount, exactly that amount changes hands, taken from the pledges in
    turn order; otherwise nothing moves and the request counts as refused.
    """

    asker: int
    kind: int
    resource: int
    amount: int

    def start(self, world: World) -> None:
        world.ask_together(self, world.allies(self.kind, self.asker))

    def options(self, world: World, seat: int) -> list[int]:
        stock = world.nations[seat].stock[self.resource]
        return list(range(min(stock, self.amount) + 1))

    def span(self, world: World, seat: int) -> tuple[int, int] | None:
        return 0, min(world.nations[seat].stock[self.resource], self.amount)

    def settled(self, world: World, seats: list[int], choices: list[int]) -> None:
        if sum(choices) < self.amount:
            if world.listening:
                world.tell(HelpRefused("LIM-AID-05", self.asker, RESOURCES[self.resource]))
            world.then(BreakAlliance(self.asker, self.kind))
            return
        missing = self.amount
        for i in range(len(seats)):
            given = min(choices[i], missing)
            missing -= given
            if given > 0:
                self.give(world, seats[i], given)

    def give(self, world: World, giver: int, amount: int) -> None:
        if world.listening:
            world.tell(HelpGiven("LIM-AID-05", giver, self.asker, amount, RESOURCES[self.resource]))
        spend(world, giver, self.resource, amount, "LIM-AID-05")
        gain(world, self.asker, self.resource, amount, "LIM-AID-05")

    def rule(self) -> str:
        return "LIM-AID-05"

    def prompt(self, world: World, seat: int) -> Words:
        return Words(
            "ask_pledge",
            {"asker": self.asker, "amount": self.amount, "resource": RESOURCES[self.resource]},
        )

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return Words("pledge", {"amount": choice, "resource": RESOURCES[self.resource]})


@dataclass(frozen=True)
class BreakAlliance(Step):
    """LIM-AID-06: after a refused request the asker may break that alliance at once."""

    asker: int
    kind: int

    def start(self, world: World) -> None:
        world.ask(self, self.asker)

    def options(self, world: World, seat: int) -> list[int]:
        return [0, 1]

    def answered(self, world: World, seat: int, choice: int) -> None:
        if choice == 1:
            break_alliance(world, self.asker, self.kind)

    def rule(self) -> str:
        return "LIM-AID-06"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("ask_break", {"kind": ALLIANCES[self.kind]})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return Words("break_alliance" if choice else "keep_alliance", {})


def break_alliance(world: World, asker: int, kind: int) -> None:
    """LIM-AID-06: every member, the asker too, receives 1 disruption and takes its token back."""
    if world.listening:
        world.tell(AllianceBroken("LIM-AID-06", asker, ALLIANCES[kind]))
    for member in [asker, *world.allies(kind, asker)]:
        receive_disruption(world, member, 1, "LIM-AID-06")
        leave_group(world, kind, member)


def leave_group(world: World, kind: int, member: int) -> None:
    """Take the nation's token back, negotiation side."""
    world.groups[kind][member] = 0
    world.agreement[kind] &= ~(1 << member)
