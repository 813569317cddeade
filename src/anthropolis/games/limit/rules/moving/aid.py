"""Chapter 14.5, what allies may do: requests for help, pledges, and breaking an alliance."""

from __future__ import annotations

from collections.abc import Sequence
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
    has decided to resist with help; never more than all allies together have. If it is granted the
    asker holds that much more of the resource when the next step runs. With nothing missing, or
    with allies who could not meet it, nobody is asked. LIM-AID-07: there is no other way to give
    resources.
    """

    asker: int
    kind: int
    resource: int
    least: int
    most: int

    def start(self, world: World) -> None:
        if 0 < self.least <= help_at_hand(world, self.kind, self.asker, self.resource):
            world.ask(self, self.asker)

    def options(self, world: World, seat: int) -> list[int]:
        return super().options(world, seat) if self.is_range() else [0, self.least]

    def is_range(self) -> bool:
        return self.least < self.most

    def highest(self, world: World) -> int:
        return min(self.most, help_at_hand(world, self.kind, self.asker, self.resource))

    def span(self, world: World, seat: int) -> tuple[int, int] | None:
        return (self.least, self.highest(world)) if self.is_range() else None

    def answered(self, world: World, seat: int, choice: int) -> None:
        if choice > 0:
            allies = tuple(world.allies(self.kind, self.asker))
            world.then(Pledges(self.asker, self.kind, self.resource, choice, allies, ()))

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


def help_at_hand(world: World, kind: int, asker: int, resource: int) -> int:
    """LIM-AID-05: what all allies of that kind have together; nobody can ask for more."""
    return in_stock(world, world.allies(kind, asker), resource)


def in_stock(world: World, nations: Sequence[int], resource: int) -> int:
    found = 0
    for nation in nations:
        found += world.nations[nation].stock[resource]
    return found


@dataclass(frozen=True)
class Pledges(Step):
    """LIM-AID-05: allies pledge in turn order, each seeing what is still missing; all or nothing.

    `pledges[i]` is what `allies[i]` has promised, as far as they have been asked. Once the amount
    is reached it changes hands. Once it is out of reach nothing moves, the others are not asked,
    and the request counts as refused. An ally who has nothing to give is not asked either.
    """

    asker: int
    kind: int
    resource: int
    amount: int
    allies: tuple[int, ...]
    pledges: tuple[int, ...]

    def start(self, world: World) -> None:
        missing = self.missing()
        waiting = self.allies[len(self.pledges) :]
        if missing == 0:
            self.grant(world)
        elif in_stock(world, waiting, self.resource) < missing:
            self.refuse(world)
        elif in_stock(world, waiting[:1], self.resource) == 0:
            world.then(self.followed_by(0))
        else:
            world.ask(self, waiting[0])

    def missing(self) -> int:
        return self.amount - sum(self.pledges)

    def followed_by(self, pledge: int) -> Pledges:
        return Pledges(
            self.asker, self.kind, self.resource, self.amount, self.allies, (*self.pledges, pledge)
        )

    def most(self, world: World, seat: int) -> int:
        return min(world.nations[seat].stock[self.resource], self.missing())

    def span(self, world: World, seat: int) -> tuple[int, int] | None:
        return 0, self.most(world, seat)

    def answered(self, world: World, seat: int, choice: int) -> None:
        world.then(self.followed_by(choice))

    def grant(self, world: World) -> None:
        for ally, pledge in zip(self.allies, self.pledges):
            if pledge > 0:
                self.give(world, ally, pledge)

    def refuse(self, world: World) -> None:
        if world.listening:
            world.tell(HelpRefused("LIM-AID-05", self.asker, RESOURCES[self.resource]))
        world.then(BreakAlliance(self.asker, self.kind))

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
            {
                "asker": self.asker,
                "amount": self.amount,
                "resource": RESOURCES[self.resource],
                "missing": self.missing(),
            },
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
