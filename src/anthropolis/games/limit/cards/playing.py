"""Chapter 9.5, playing a card: announce, pay, apply.

A play is `PlayCard(Play(nation, card))` on the stack, in a turn of the Decide-policy step or
outside it. `can_play` (or, with contributions, `can_pool`) has been asked first. Its decisions, in
the order in which they come up; a step that has nothing to ask is skipped:

| `play` parameter                 | step, module if another    | who      | choice            |
|----------------------------------|----------------------------|----------|-------------------|
| `target`                         | ChooseTarget               | player   | nation            |
| `choose`                         | ChooseGoods                | player   | resource          |
| `spend`                          | ChooseStrength             | player   | military          |
| `contributions`, if `pooled`     | Contributions              | together | $                 |
| `class_down` (Indoctrination)    | class_steps.MoveClasses    | player   | CLASS_MENU        |
| `resist`, `gifts`                | war.Resist                 | target   | 0 no, 1 yes, 2 ask |
| sum of the `gifts`, after ask    | aid.HelpRequest            | target   | military          |
| `gifts` of each ally             | aid.Pledges                | in turn  | military          |
| `class_up`, in parts             | class_steps.MoveClasses    | player   | CLASS_MENU        |
| `deck`                           | drawing.ChooseDeck         | player   | deck              |
| `keep`, then the order of the    | drawing.KeepCards          | player   | DRAWN_MENU, DONE  |
| rest, in parts                   |                            |          |                   |
| `recover`                        | cards.RecoverCard          | player   | card              |
| `gifts_fossil` (Overproduction)  | aid.HelpRequest, Pledges   | player   | fossils           |
| `move_price`                     | transactions.MovePrice     | player   | PRICE_MENU        |
| `transactions`, one at a time    | transactions.Transaction   | player   | MARKET_MENU       |
| quantity of that transaction     | transactions.Quantity      | player   | quantity          |
| `give`                           | cards.GiveDisruption       | player   | tokens            |
| `hit`                            | cards.HitPlant             | player   | plant             |
| `seize`                          | cards.Seize                | player   | resource          |

Resources are numbered as in components.RESOURCES, plants like the resources they make.
"""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step, Words
from anthropolis.games.limit.cards.costs import pay, price
from anthropolis.games.limit.cards.effects import Effects
from anthropolis.games.limit.cards.play import NOBODY, NOT_YET, Play
from anthropolis.games.limit.cards.playable import (
    can_play,
    can_pool,
    contributors,
    payable_goods,
    payable_targets,
)
from anthropolis.games.limit.cards.vocabulary import ALL_CARDS
from anthropolis.games.limit.cards.war import Resist
from anthropolis.games.limit.rules.moving.tokens import pay_nation
from anthropolis.games.limit.table.components import CARD_IDS, MILITARY, RESOURCES
from anthropolis.games.limit.table.events import (
    CardNotPaid,
    CardPlayed,
    CardPlayedOn,
    Contributed,
    PassUndone,
)
from anthropolis.games.limit.table.state import World

__all__ = ["PlayCard", "can_play", "can_pool"]


# -- announcing -----------------------------------------------------------------------------------


@dataclass(frozen=True)
class PlayCard(Step):
    """LIM-CRD-01: announce a card that can be played.

    From now on everybody knows that the nation has it.
    """

    play: Play

    def start(self, world: World) -> None:
        play = self.play
        world.actor = play.nation
        world.nations[play.nation].shown |= 1 << play.card
        announce(world, play)


def announce(world: World, play: Play) -> None:
    """LIM-CRD-01: ask for what the announcement still lacks, then pay and apply."""
    kind = ALL_CARDS[play.card]
    if kind.targets and play.target == NOBODY:
        world.then(ChooseTarget(play))
    elif kind.goods and play.chosen == NOBODY:
        world.then(ChooseGoods(play))
    elif kind.attacks and play.spent == NOT_YET:
        world.then(ChooseStrength(play))
    elif play.pooled:
        world.then(Contributions(play))
    else:
        pay_and_resolve(world, play)


@dataclass(frozen=True)
class ChooseTarget(Step):
    """LIM-POL-12, LIM-CRD-01: the target is another nation, one for which the card is payable."""

    play: Play

    def start(self, world: World) -> None:
        world.ask(self, self.play.nation)

    def options(self, world: World, seat: int) -> list[int]:
        return payable_targets(world, self.play)

    def answered(self, world: World, seat: int, choice: int) -> None:
        announce(world, self.play.on(choice))

    def rule(self) -> str:
        return "LIM-POL-12"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("ask_target", {"card": CARD_IDS[self.play.card]})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return Words("target", {"target": choice})


@dataclass(frozen=True)
class ChooseGoods(Step):
    """LIM-CRD-01, LIM-CP-01, LIM-CP-02, LIM-CP-06, LIM-CP-07: the production or resource meant."""

    play: Play

    def start(self, world: World) -> None:
        world.ask(self, self.play.nation)

    def options(self, world: World, seat: int) -> list[int]:
        return payable_goods(world, self.play)

    def answered(self, world: World, seat: int, choice: int) -> None:
        announce(world, self.play.choosing(choice))

    def rule(self) -> str:
        return ALL_CARDS[self.play.card].rule

    def prompt(self, world: World, seat: int) -> Words:
        plants = ALL_CARDS[self.play.card].goods_are_plants
        return Words("ask_plant" if plants else "ask_goods", {"card": CARD_IDS[self.play.card]})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        money = price(world, ALL_CARDS[self.play.card].cost, self.play.choosing(choice))
        if money == 0:
            return Words("choose", {"resource": RESOURCES[choice]})
        return Words("choose_for", {"resource": RESOURCES[choice], "money": money})


@dataclass(frozen=True)
class ChooseStrength(Step):
    """LIM-WAR-01: the attacker spends any amount from the card's minimum up to its stock."""

    play: Play

    def start(self, world: World) -> None:
        world.ask(self, self.play.nation)

    def span(self, world: World, seat: int) -> tuple[int, int] | None:
        return ALL_CARDS[self.play.card].least_attack, world.nations[seat].stock[MILITARY]

    def answered(self, world: World, seat: int, choice: int) -> None:
        announce(world, self.play.spending(choice))

    def rule(self) -> str:
        return "LIM-WAR-01"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("ask_strength", {"card": CARD_IDS[self.play.card], "target": self.play.target})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return Words("strength", {"military": choice})


# -- paying ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Contributions(Step):
    """LIM-CRD-09, LIM-CRD-10, LIM-AID-03: others offer money, together; the player pays the rest.

    Exactly the price is collected, from the offers in turn order. If the player cannot pay the
    rest, nothing is paid and the card stays in hand. LIM-AID-09: to offer nothing is no refusal.
    """

    play: Play

    def start(self, world: World) -> None:
        world.ask_together(self, contributors(world, self.play.nation, ALL_CARDS[self.play.card]))

    def price(self, world: World) -> int:
        return price(world, ALL_CARDS[self.play.card].cost, self.play)

    def most(self, world: World, seat: int) -> int:
        return min(world.nations[seat].money, self.price(world))

    def span(self, world: World, seat: int) -> tuple[int, int] | None:
        return 0, self.most(world, seat)

    def settled(self, world: World, seats: list[int], choices: list[int]) -> None:
        missing = self.price(world)
        if world.nations[self.play.nation].money + sum(choices) < missing:
            if world.listening:
                world.tell(CardNotPaid(self.rule(), self.play.nation, CARD_IDS[self.play.card]))
            return
        for i in range(len(seats)):
            given = min(choices[i], missing)
            missing -= given
            if given > 0:
                self.collect(world, seats[i], given)
        pay_and_resolve(world, self.play)

    def collect(self, world: World, giver: int, amount: int) -> None:
        if world.listening:
            world.tell(Contributed(self.rule(), giver, self.play.nation, amount))
        pay_nation(world, giver, self.play.nation, amount, self.rule())

    def hidden(self, world: World, seat: int, choice: int) -> list[Words]:
        return [Words("hidden_contributions", {})]

    def rule(self) -> str:
        return "LIM-CRD-09" if ALL_CARDS[self.play.card].open_to_all else "LIM-AID-03"

    def prompt(self, world: World, seat: int) -> Words:
        card = CARD_IDS[self.play.card]
        return Words(
            "ask_contribution",
            {"nation": self.play.nation, "card": card, "money": self.price(world)},
        )

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return Words("contribute", {"money": choice})


def pay_and_resolve(world: World, play: Play) -> None:
    """LIM-CRD-01, LIM-CRD-02, LIM-CRD-12: the card leaves the hand, the whole cost is paid.

    LIM-WAR-02: all of it before the target decides. LIM-WAR-06: only attacks can be resisted.
    """
    kind = ALL_CARDS[play.card]
    lay_down(world, play.nation, play.card)
    if play.target != NOBODY:
        reopen(world, play.target)
    if world.listening:
        tell_play(world, play)
    world.todo.append(Resist(play, True) if kind.resistible else Effects(play, 0))
    pay(world, kind.cost, play, kind.rule)


def lay_down(world: World, nation: int, card: int) -> None:
    """LIM-CRD-02, LIM-CRD-12: on the table until the step ends, or in front of the nation."""
    owner = world.nations[nation]
    owner.hand &= ~(1 << card)
    owner.shown &= ~(1 << card)
    if ALL_CARDS[card].permanent:
        owner.permanents |= 1 << card
    else:
        owner.played |= 1 << card


def reopen(world: World, target: int) -> None:
    """LIM-POL-11: whoever is targeted is no longer passed, even if it will resist."""
    owner = world.nations[target]
    if owner.passed:
        owner.passed = False
        if world.listening:
            world.tell(PassUndone("LIM-POL-11", target))


def tell_play(world: World, play: Play) -> None:
    card = CARD_IDS[play.card]
    if play.target == NOBODY:
        world.tell(CardPlayed("LIM-CRD-01", play.nation, card))
    else:
        world.tell(CardPlayedOn("LIM-CRD-01", play.nation, card, play.target))
