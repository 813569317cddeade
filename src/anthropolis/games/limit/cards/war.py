"""Chapter 11, war: resisting an attack, alone or with the help of allies."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step, Words
from anthropolis.engine.menu import Menu, Verb
from anthropolis.games.limit.cards.effects import Effects
from anthropolis.games.limit.cards.play import Play
from anthropolis.games.limit.rules.moving.aid import HelpRequest, help_at_hand
from anthropolis.games.limit.rules.moving.tokens import military, spend
from anthropolis.games.limit.table.components import CARD_IDS, MILITARY, MILITARY_ALLIANCE
from anthropolis.games.limit.table.events import AttackResisted
from anthropolis.games.limit.table.solo_table import star_military
from anthropolis.games.limit.table.state import World

RESIST_MENU: Final = Menu(Verb("suffer"), Verb("resist"), Verb("ask_allies"))
SUFFER: Final = 0
RESIST: Final = 1
ASK_ALLIES: Final = 2


@dataclass(frozen=True)
class Resist(Step):
    """LIM-WAR-03, LIM-WAR-04: the target cancels the effect by matching the military spent.

    LIM-WAR-02: what the attacker spent and received is gone already. LIM-WAR-05, LIM-AID-01: only
    the target may ask its military allies, once. A target that can neither match nor ask is not
    asked. LIM-SOLO-06: the star nation resists if and only if its military value is enough.
    """

    play: Play
    may_ask: bool

    def start(self, world: World) -> None:
        if self.play.target == world.star:
            if star_military(world.generation) < self.play.spent:
                self.suffer(world)
            elif world.listening:
                self.tell_resisted(world, "LIM-SOLO-06")
        elif len(self.options(world, self.play.target)) > 1:
            world.ask(self, self.play.target)
        else:
            self.suffer(world)

    def options(self, world: World, seat: int) -> list[int]:
        found = [SUFFER]
        if military(world, seat) >= self.play.spent:
            found.append(RESIST)
        if self.may_ask and self.allies_suffice(world, seat):
            found.append(ASK_ALLIES)
        return found

    def allies_suffice(self, world: World, seat: int) -> bool:
        """LIM-AID-05: a request that all allies together could not meet cannot be made."""
        least = self.least_help(world, seat)
        return help_at_hand(world, MILITARY_ALLIANCE, seat, MILITARY) >= least

    def least_help(self, world: World, seat: int) -> int:
        return max(1, self.play.spent - military(world, seat))

    def answered(self, world: World, seat: int, choice: int) -> None:
        if choice == SUFFER:
            self.suffer(world)
        elif choice == RESIST:
            self.resist(world)
        else:
            least = self.least_help(world, seat)
            world.then(
                HelpRequest(seat, MILITARY_ALLIANCE, MILITARY, least, self.play.spent),
                ResistWithHelp(self, military(world, seat)),
            )

    def suffer(self, world: World) -> None:
        world.then(Effects(self.play, 0))

    def resist(self, world: World) -> None:
        if world.listening:
            self.tell_resisted(world, "LIM-WAR-03")
        spend(world, self.play.target, MILITARY, self.play.spent, "LIM-WAR-03")

    def tell_resisted(self, world: World, rule: str) -> None:
        world.tell(AttackResisted(rule, self.play.target, self.play.nation, self.play.spent))

    def rule(self) -> str:
        return "LIM-WAR-03"

    def prompt(self, world: World, seat: int) -> Words:
        card = CARD_IDS[self.play.card]
        return Words(
            "ask_resist", {"attacker": self.play.nation, "card": card, "strength": self.play.spent}
        )

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return RESIST_MENU.words(choice)


@dataclass(frozen=True)
class ResistWithHelp(Step):
    """LIM-AID-05, LIM-WAR-03: military that allies gave must be used to resist.

    `stock` is what the target held before it asked. Without help it decides again, alone.
    """

    attack: Resist
    stock: int

    def start(self, world: World) -> None:
        attack = self.attack
        if military(world, attack.play.target) > self.stock:
            attack.resist(world)
        else:
            world.then(Resist(attack.play, False))
