"""HEG-OP-13, `provide_*`: the tasks of chapter 18.3 as they stand on the State's action cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from anthropolis.engine.flow import Words
from anthropolis.games.hegemony.cards.providing import provide_money
from anthropolis.games.hegemony.cards.tasks import ProvideGoods, ProvideItems, ProvideMoney, Task
from anthropolis.games.hegemony.table.deeds import Deed
from anthropolis.games.hegemony.table.roles import CLASSES, STATE
from anthropolis.games.hegemony.table.state import CHOSEN, PROVIDED, Country

CARD_TASKS: Final[list[Task]] = []
"""The tasks that cards refer to by number; a step holds numbers only."""


def provide_step(ops: list[dict[str, Any]]) -> Deed:
    """One step for one `provide_*` operation, or for Influence and cubes given together."""
    op = ops[0]
    if "to_all" in op:
        roles = tuple([CLASSES.index(name) for name in op["to_all"]])
        return ProvideToAll(roles, op["amount"])
    CARD_TASKS.append(read_card_task(ops))
    return ProvideByCard(len(CARD_TASKS) - 1)


def read_card_task(ops: list[dict[str, Any]]) -> Task:
    op = ops[0]
    task: dict[str, Any] = {"to": op["to"]}
    data = {"task": task, "rewards": {}}
    if op["op"] == "provide_influence":
        task["items"] = [
            {"resource": "influence_personal", "amount": op["amount"]},
            *[{"resource": "voting_cubes", "amount": votes["amount"]} for votes in ops[1:]],
        ]
        return ProvideItems(data)
    if op["op"] == "provide_resource":
        task |= {"resource": op["resource"], "amount": op["amount"]}
        return ProvideGoods(data)
    task["amount"] = f"{op['amount']}*{op['per']}" if "per" in op else op["amount"]
    task["may_be_nothing"] = True
    return ProvideMoney(data)


@dataclass(frozen=True)
class ProvideByCard(Deed):
    """HEG-OP-13, HEG-BEN-03: the State chooses the class; what cannot be had in full is illegal."""

    number: int

    def task(self) -> Task:
        return CARD_TASKS[self.number]

    def refusal(self, country: Country) -> str:
        return "" if self.task().more(country, []) else "HEG-BEN-03"

    def start(self, country: Country) -> None:
        if not self.refusal(country):
            country.ask_parts(self, [country.seat_of(STATE)])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        return self.task().more(country, parts)

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        country.noted[CHOSEN] = answers[0][0]
        country.noted[PROVIDED] = 0
        self.task().carry_out(country, answers[0])

    def rule(self) -> str:
        return "HEG-BEN-02"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_provide", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return self.task().describe(choice)


@dataclass(frozen=True)
class ProvideToAll(Deed):
    """HEG-OP-13: the same sum into several Benefits areas, never by a loan."""

    roles: tuple[int, ...]
    amount: int

    def refusal(self, country: Country) -> str:
        enough = country.money[STATE] >= self.amount * len(self.roles)
        return "" if enough else "HEG-BEN-02"

    def start(self, country: Country) -> None:
        for role in self.roles:
            provide_money(country, role, self.amount)
