"""Chapter 14.3, alliances: one action for each nation in turn.

How the entries of VECTORS.md map onto steps and functions:

    offer: kind, by, to       can_offer(world, kind, by, to) is None, or the rule that forbids it;
                              then OfferSplit(kind, by, to)
        pay                   OfferSplit asks the nation that offers [split(first, second)]
        refused_by            OfferConsent asks concerned(world, kind, by, to) together [0 or 1 yes]
        class_up              after the last military offer: MoveClasses of Demilitarization
    leave: kind, by           can_leave(world, kind, by), then leave(world, kind, by)
    exclude: kind, by, nation can_exclude(world, kind, by, member), then
                              ExclusionConsent(kind, by, member) [0 no, 1 yes] of the other members
    break_alliance: kind, by  aid.break_alliance(world, by, kind), if can_leave allows it

Numbers: kind 0 military, 1 economic. AllianceTurn asks [0 nothing; offer_choice, leave_choice and
exclude_choice give the others].
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from anthropolis.engine.flow import Refusal, Step, Words
from anthropolis.engine.menu import Menu, Verb
from anthropolis.games.limit.rules.moving.aid import leave_group
from anthropolis.games.limit.rules.moving.tokens import pay_bank
from anthropolis.games.limit.rules.world.demilitarization import Demilitarization
from anthropolis.games.limit.table.calendar import begin_step
from anthropolis.games.limit.table.components import (
    ALLIANCES,
    MILITARY_ALLIANCE,
    load_data,
)
from anthropolis.games.limit.table.events import (
    AllianceLeft,
    AllianceMade,
    ExclusionRefused,
    MemberExcluded,
    OfferFailed,
    OfferMade,
)
from anthropolis.games.limit.table.state import World

_DATA: Final[dict[str, Any]] = load_data("alliances")
FEE: Final[int] = _DATA["fee"]["amount"]

ALLIANCE_MENU: Final = Menu(
    Verb("no_alliance_action"),
    Verb("leave", "kind", names=[ALLIANCES]),
    Verb("offer", "kind", "other", names=[ALLIANCES, []]),
    Verb("exclude", "kind", "member", names=[ALLIANCES, []]),
)
NOTHING: Final = 0
LEAVE: Final = 1
OFFER: Final = 2
EXCLUDE: Final = 3


# -- what is allowed ------------------------------------------------------------------------------


def can_offer(world: World, kind: int, by: int, other: int) -> str | None:
    """LIM-ALL-03, LIM-ALL-05, LIM-ALL-08: the rule that forbids an offer, or None."""
    groups = world.groups[kind]
    if by == other or other >= world.seats:
        return "LIM-ALL-01"
    if (world.agreement[kind] >> by | world.agreement[kind] >> other) & 1:
        return "LIM-ALL-08"
    if groups[by] and groups[by] == groups[other]:
        return "LIM-ALL-03"
    if not has_fee(world, kind, by, other):
        return "LIM-ALL-05"
    return None


def can_leave(world: World, kind: int, nation: int) -> str | None:
    """LIM-ALL-07: the rule that forbids leaving, or None; the side of the token does not matter."""
    return None if world.groups[kind][nation] else "LIM-ALL-07"


def can_exclude(world: World, kind: int, by: int, member: int) -> str | None:
    """LIM-ALL-07: the rule that forbids an exclusion, or None: only of another member."""
    groups = world.groups[kind]
    if by == member or groups[by] == 0 or groups[by] != groups[member]:
        return "LIM-ALL-07"
    return None


# -- the step -------------------------------------------------------------------------------------


@dataclass(frozen=True)
class AllianceStep(Step):
    """LIM-ALL-02: in turn order each nation takes one action; then all tokens turn back."""

    nations: tuple[int, ...]

    def start(self, world: World) -> None:
        begin_step(world, "alliance", "LIM-ALL-02")
        world.then(*[AllianceTurn(nation) for nation in self.nations], TokensTurnBack())


@dataclass(frozen=True)
class AllianceTurn(Step):
    """LIM-ALL-02: offer, leave, exclude, or nothing."""

    nation: int

    def start(self, world: World) -> None:
        world.ask(self, self.nation)

    def options(self, world: World, seat: int) -> list[int]:
        found = [ALLIANCE_MENU.code(NOTHING)]
        for kind in range(len(ALLIANCES)):
            if can_leave(world, kind, seat) is None:
                found.append(ALLIANCE_MENU.code(LEAVE, kind))
            for other in world.order:
                if can_offer(world, kind, seat, other) is None:
                    found.append(ALLIANCE_MENU.code(OFFER, kind, other))
                if can_exclude(world, kind, seat, other) is None:
                    found.append(ALLIANCE_MENU.code(EXCLUDE, kind, other))
        return found

    def answered(self, world: World, seat: int, choice: int) -> None:
        verb = ALLIANCE_MENU.verb(choice)
        kind, other = ALLIANCE_MENU.first(choice), ALLIANCE_MENU.second(choice)
        if verb == EXCLUDE:
            world.then(ExclusionConsent(kind, seat, other))
        elif verb == OFFER:
            world.then(OfferSplit(kind, seat, other))
        elif verb == LEAVE:
            leave(world, kind, seat)

    def rule(self) -> str:
        return "LIM-ALL-02"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("ask_alliance", {"nation": seat})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return ALLIANCE_MENU.words(choice)

    def refused(self, world: World, seat: int) -> list[Refusal]:
        """Offers that a token's side, an alliance that exists or empty purses rule out."""
        found: list[Refusal] = []
        for kind in range(len(ALLIANCES)):
            for other in world.order:
                why = can_offer(world, kind, seat, other) if other != seat else None
                if why is not None:
                    offer = self.describe(world, seat, ALLIANCE_MENU.code(OFFER, kind, other))
                    found.append(Refusal(offer, why))
        return found


@dataclass(frozen=True)
class TokensTurnBack(Step):
    """LIM-ALL-09: when all nations have acted, all tokens turn to the negotiation side."""

    def start(self, world: World) -> None:
        world.agreement = [0] * len(ALLIANCES)


# -- offers ---------------------------------------------------------------------------------------


def members(world: World, kind: int, nation: int) -> list[int]:
    """The nation's alliance of that kind, the nation first; alone it is its own alliance."""
    return [nation, *world.allies(kind, nation)]


def concerned(world: World, kind: int, by: int, other: int) -> list[int]:
    """LIM-ALL-04: the other nation and every member on both sides, but the maker, must agree."""
    asked = members(world, kind, by)[1:] + members(world, kind, other)
    return [nation for nation in world.order if nation in asked]


def payers(world: World, kind: int, by: int, other: int) -> list[int]:
    """LIM-ALL-05: all members of the alliance to be, the maker of the offer first."""
    return [by, *concerned(world, kind, by, other)]


def has_fee(world: World, kind: int, by: int, other: int) -> bool:
    """LIM-ALL-05: whether the members of the alliance to be have 2 $ together."""
    money = 0
    for nation in payers(world, kind, by, other):
        money += world.nations[nation].money
    return money >= FEE


FEE_MENU: Final = Menu(Verb("pay_fee", "payer"), Verb("share_fee", "first", "second"))
PAY: Final = 0
SHARE: Final = 1


def split(first: int, second: int) -> int:
    """LIM-ALL-05: who pays the two dollars; one nation pays both if it stands here twice."""
    return FEE_MENU.code(PAY, first) if first == second else FEE_MENU.code(SHARE, first, second)


@dataclass(frozen=True)
class OfferSplit(Step):
    """LIM-ALL-05: the offer names who pays what, all of it by the maker of the offer or otherwise.

    Only splits whose payers have the money are offered.
    """

    kind: int
    by: int
    other: int

    def start(self, world: World) -> None:
        world.ask(self, self.by)

    def options(self, world: World, seat: int) -> list[int]:
        members = payers(world, self.kind, self.by, self.other)
        found: list[int] = []
        for i in range(len(members)):
            if world.nations[members[i]].money >= FEE:
                found.append(split(members[i], members[i]))
            for second in members[i + 1 :]:
                if world.nations[members[i]].money > 0 and world.nations[second].money > 0:
                    found.append(split(members[i], second))
        return found

    def answered(self, world: World, seat: int, choice: int) -> None:
        first = FEE_MENU.first(choice)
        second = first if FEE_MENU.verb(choice) == PAY else FEE_MENU.second(choice)
        world.then(OfferConsent(self.kind, self.by, self.other, first, second))

    def rule(self) -> str:
        return "LIM-ALL-05"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("ask_fee", {"kind": ALLIANCES[self.kind], "fee": FEE})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        words = FEE_MENU.words(choice)
        if FEE_MENU.verb(choice) == PAY:
            return Words(words.name, words.params | {"fee": FEE})
        return Words(words.name, words.params | {"each": FEE // 2})


class Consent(Step):
    """LIM-ALL-04, LIM-ALL-07: everybody who is asked agrees or refuses, together."""

    def options(self, world: World, seat: int) -> list[int]:
        return [0, 1]

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return Words("agree" if choice else "refuse", {})


@dataclass(frozen=True)
class OfferConsent(Consent):
    """LIM-ALL-04, LIM-ALL-05: everybody concerned must agree, to the split of the fee as well.

    `first` and `second` pay one dollar each, or both if they are one nation.
    """

    kind: int
    by: int
    other: int
    first: int
    second: int

    def start(self, world: World) -> None:
        if world.listening:
            kind = ALLIANCES[self.kind]
            world.tell(OfferMade("LIM-ALL-03", self.by, self.other, kind, self.paying()))
        world.ask_together(self, concerned(world, self.kind, self.by, self.other))

    def paying(self) -> tuple[int, ...]:
        return (self.first,) if self.first == self.second else (self.first, self.second)

    def settled(self, world: World, seats: list[int], choices: list[int]) -> None:
        if 0 in choices:
            if world.listening:
                kind = ALLIANCES[self.kind]
                world.tell(OfferFailed("LIM-ALL-04", self.by, self.other, kind))
            return
        pay_bank(world, self.first, 1, "LIM-ALL-05")
        pay_bank(world, self.second, 1, "LIM-ALL-05")
        conclude(world, self.kind, self.by, self.other)

    def rule(self) -> str:
        return "LIM-ALL-04"

    def prompt(self, world: World, seat: int) -> Words:
        return Words(
            "ask_offer_consent",
            {
                "nation": self.by,
                "other": self.other,
                "kind": ALLIANCES[self.kind],
                "payers": self.paying(),
            },
        )


def conclude(world: World, kind: int, by: int, other: int) -> None:
    """LIM-ALL-01, LIM-ALL-06: both sides become one alliance, all tokens on the agreement side.

    LIM-DEM-01: once in the game, when it is military and holds all nations, they demilitarize.
    """
    joined = members(world, kind, by) + members(world, kind, other)
    groups = world.groups[kind]
    number = groups[by] or groups[other] or unused_number(groups)
    for nation in joined:
        groups[nation] = number
        world.agreement[kind] |= 1 << nation
    if world.listening:
        world.tell(AllianceMade("LIM-ALL-06", by, other, ALLIANCES[kind]))
    if kind == MILITARY_ALLIANCE and len(joined) == world.seats and not world.demilitarized:
        world.then(Demilitarization())


def unused_number(groups: list[int]) -> int:
    number = 1
    while number in groups:
        number += 1
    return number


# -- leaving and excluding ------------------------------------------------------------------------


def leave(world: World, kind: int, nation: int) -> None:
    """LIM-ALL-07: the nation takes its token back, negotiation side."""
    if world.listening:
        world.tell(AllianceLeft("LIM-ALL-07", nation, ALLIANCES[kind]))
    take_out(world, kind, nation)


def take_out(world: World, kind: int, nation: int) -> None:
    """LIM-ALL-01, LIM-ALL-07: a token that is left alone goes back to its owner as well."""
    staying = world.allies(kind, nation)
    leave_group(world, kind, nation)
    if len(staying) == 1:
        leave_group(world, kind, staying[0])


@dataclass(frozen=True)
class ExclusionConsent(Consent):
    """LIM-ALL-07: all members other than the excluded one must agree to an exclusion."""

    kind: int
    by: int
    member: int

    def start(self, world: World) -> None:
        allies = world.allies(self.kind, self.by)
        world.ask_together(self, [nation for nation in allies if nation != self.member])

    def settled(self, world: World, seats: list[int], choices: list[int]) -> None:
        kind = ALLIANCES[self.kind]
        if 0 in choices:
            if world.listening:
                world.tell(ExclusionRefused("LIM-ALL-07", self.by, self.member, kind))
            return
        if world.listening:
            world.tell(MemberExcluded("LIM-ALL-07", self.by, self.member, kind))
        take_out(world, self.kind, self.member)

    def rule(self) -> str:
        return "LIM-ALL-07"

    def prompt(self, world: World, seat: int) -> Words:
        return Words(
            "ask_exclusion",
            {"nation": self.by, "member": self.member, "kind": ALLIANCES[self.kind]},
        )
