"""Chapter 12, the effect of a card: its words, one after the other, as far as possible."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step
from anthropolis.games.limit.cards.costs import amount_of
from anthropolis.games.limit.cards.special import (
    GiveDisruption,
    HitPlant,
    RecoverCard,
    Seize,
    calm_disruption,
    clean_pollution,
    colonize,
    run_offshore,
    take_territory,
)
from anthropolis.games.limit.cards.transactions import MovePrice, Transaction, transactions_allowed
from anthropolis.games.limit.cards.vocabulary import (
    ALL_CARDS,
    CHOSEN,
    CLEAN_POLLUTION,
    COLONIZE,
    DRAW_AND_KEEP,
    GAIN,
    GIVE_DISRUPTION,
    LOSE_TERRITORY,
    LOWER_PRODUCTION,
    LOWER_UNREST,
    MOVE_PRICE,
    NOBODY,
    PRODUCE,
    RAISE_CLASSES,
    RAISE_PRODUCTION,
    RAISE_UNREST,
    RECEIVE_DISRUPTION,
    RECEIVE_MONEY,
    RECEIVE_POLLUTION,
    RECOVER_CARD,
    RETURN_DISRUPTION,
    SEIZE,
    TAKE_FOSSIL,
    TAKE_MONEY,
    TAKE_TERRITORY,
    TRANSACTION,
    Operation,
)
from anthropolis.games.limit.rules.moving.class_steps import MoveClasses
from anthropolis.games.limit.rules.moving.drawing import ChooseDeck
from anthropolis.games.limit.rules.moving.running import RunPlant
from anthropolis.games.limit.rules.moving.tokens import (
    gain,
    lose_territory,
    pay_nation,
    receive_disruption,
    receive_from_bank,
    receive_pollution,
    take_fossil_from_box,
)
from anthropolis.games.limit.rules.moving.tracks import lower_production, raise_production
from anthropolis.games.limit.rules.moving.unrest import lower_unrest, raise_unrest
from anthropolis.games.limit.table.state import World


@dataclass(frozen=True)
class Effects(Step):
    """LIM-CRD-01, LIM-CRD-08: the words of a card from number `place` on, as far as possible.

    LIM-CRD-11: the words of a permanent card do nothing now; other chapters look for the card.
    """

    nation: int
    card: int
    target: int
    chosen: int
    place: int

    def start(self, world: World) -> None:
        effect = ALL_CARDS[self.card].effect
        for place in range(self.place, len(effect)):
            step = self.step_for(world, effect[place])
            if step is None:
                self.apply(world, effect[place])
                continue
            rest = place + 1
            if rest < len(effect):
                world.todo.append(Effects(self.nation, self.card, self.target, self.chosen, rest))
            world.todo.append(step)
            return

    def step_for(self, world: World, op: Operation) -> Step | None:
        """The named step of a word that may ask somebody, None for all others."""
        word, rule, nation = op.word, ALL_CARDS[self.card].rule, self.nation
        if word == RAISE_CLASSES:
            if op.on_target:
                return MoveClasses((self.target,), (op.number,), True, nation, rule)
            return MoveClasses((nation,), (op.number,), True, NOBODY, rule)
        if word == TRANSACTION:
            allowed = transactions_allowed(world, nation, self.card, op.number)
            return Transaction(nation, allowed, 0, rule)
        if word == MOVE_PRICE:
            return MovePrice(nation, rule)
        if word == LOWER_PRODUCTION and op.choices:
            return HitPlant(nation, self.target, op.choices, rule)
        if word == SEIZE:
            return Seize(nation, self.target, op.choices, op.limits, rule)
        if word == PRODUCE and not op.on_target:
            return RunPlant(nation, self.plant_of(op), False)
        if word == DRAW_AND_KEEP:
            return ChooseDeck((nation,), (op.number,), (op.second,), rule)
        if word == RECOVER_CARD:
            return RecoverCard(nation, self.card, rule)
        if word == GIVE_DISRUPTION:
            return GiveDisruption(nation, self.target, op.number, rule)
        return None

    def plant_of(self, op: Operation) -> int:
        """The resource or plant a word is about."""
        return self.chosen if op.resource == CHOSEN else op.resource

    def apply(self, world: World, op: Operation) -> None:
        """A word that asks nobody."""
        word, rule = op.word, ALL_CARDS[self.card].rule
        whose = self.target if op.on_target else self.nation
        amount = amount_of(world, op, self.nation, self.target, self.chosen)
        if word == LOWER_UNREST:
            lower_unrest(world, whose, amount, rule)
        elif word == RAISE_UNREST:
            raise_unrest(world, whose, amount, rule)
        elif word == RECEIVE_POLLUTION:
            receive_pollution(world, whose, amount, rule)
        elif word == RECEIVE_DISRUPTION:
            receive_disruption(world, whose, amount, rule)
        elif word == RAISE_PRODUCTION:
            raise_production(world, whose, self.plant_of(op), amount, rule)
        elif word == LOWER_PRODUCTION:
            lower_production(world, whose, self.plant_of(op), amount, rule)
        elif word == GAIN:
            gain(world, whose, self.plant_of(op), amount, rule)
        elif word == LOSE_TERRITORY:
            lose_territory(world, whose, rule)
        else:
            self.transfer(world, op, amount, rule)

    def transfer(self, world: World, op: Operation, amount: int, rule: str) -> None:
        """A word that moves things between the player, the target and what all share."""
        word, nation = op.word, self.nation
        if word == RECEIVE_MONEY:
            receive_from_bank(world, nation, amount, rule)
        elif word == TAKE_FOSSIL:
            take_fossil_from_box(world, nation, amount, rule)
        elif word == TAKE_MONEY:
            taken = min(amount, world.nations[self.target].money)
            pay_nation(world, self.target, nation, taken, rule)
        elif word == TAKE_TERRITORY:
            take_territory(world, nation, self.target, rule)
        elif word == PRODUCE:
            run_offshore(world, nation, self.target, self.plant_of(op), rule)
        elif word == CLEAN_POLLUTION:
            clean_pollution(world, nation, op.number, op.second, rule)
        elif word == RETURN_DISRUPTION:
            calm_disruption(world, nation, op.number, op.second, rule)
        elif word == COLONIZE:
            colonize(world, nation, op.number, op.second, rule)
