"""Words about money."""

from __future__ import annotations

from typing import Any

from anthropolis.games.limit.cards.play import Play
from anthropolis.games.limit.cards.words.word import Word
from anthropolis.games.limit.rules.moving.tokens import (
    bank_to_box,
    pay_bank,
    pay_box,
    pay_nation,
    receive_from_bank,
)
from anthropolis.games.limit.table.state import World


class PayMoney(Word):
    """LIM-CRD-03, LIM-TOK-07: to the Bank, unless the card names the LIMIT box or the target."""

    def __init__(self, record: dict[str, Any]) -> None:
        super().__init__(record)
        self.to_box = record["to"] == "limit"
        self.to_target = record["to"] == "target"

    def price(self, world: World, play: Play) -> int:
        return self.amount.of(world, play)

    def refusal(self, world: World, play: Play, purse: int) -> str:
        return "LIM-CRD-03" if self.amount.of(world, play) > purse else ""

    def apply(self, world: World, play: Play, rule: str) -> None:
        amount = self.amount.of(world, play)
        if self.to_target:
            pay_nation(world, play.nation, play.target, amount, rule)
        elif self.to_box:
            pay_box(world, play.nation, amount, rule)
        else:
            pay_bank(world, play.nation, amount, rule)


class BankToLimit(Word):
    """LIM-CRD-06: money that leaves the World Bank for the LIMIT box must be there."""

    def refusal(self, world: World, play: Play, purse: int) -> str:
        return "LIM-CRD-06" if self.amount.of(world, play) > world.bank else ""

    def apply(self, world: World, play: Play, rule: str) -> None:
        bank_to_box(world, self.amount.of(world, play), rule)


class ReceiveMoney(Word):
    """From the World Bank, as far as it has it."""

    def apply(self, world: World, play: Play, rule: str) -> None:
        receive_from_bank(world, play.nation, self.amount.of(world, play), rule)


class TakeMoney(Word):
    """From the target, as far as it has it."""

    def apply(self, world: World, play: Play, rule: str) -> None:
        taken = min(self.amount.of(world, play), world.nations[play.target].money)
        pay_nation(world, play.target, play.nation, taken, rule)
