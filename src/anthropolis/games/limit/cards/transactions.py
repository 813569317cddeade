"""Chapter 10, transactions on the marketplace: one resource, bought or sold at one price."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from anthropolis.engine.flow import Step, Words
from anthropolis.engine.menu import Menu, Verb
from anthropolis.games.limit.rules.moving.tokens import gain, pay_bank, receive_from_bank, spend
from anthropolis.games.limit.table.board import TOP_PRICE
from anthropolis.games.limit.table.changes import tell_world
from anthropolis.games.limit.table.components import (
    CARD_BY_ID,
    CARDS,
    RESOURCES,
    STOCK_EXCHANGE,
    set_of,
)
from anthropolis.games.limit.table.events import Bought, Sold
from anthropolis.games.limit.table.state import World

FIRST_POSITION: Final = 1
LAST_POSITION: Final[int] = TOP_PRICE
MARKET_MENU: Final = Menu(
    Verb("no_transaction"),
    Verb("buy", "resource", names=[RESOURCES]),
    Verb("sell", "resource", names=[RESOURCES]),
)
NO_TRANSACTION: Final = 0
BUY: Final = 1
SELL: Final = 2
PRICE_MENU: Final = Menu(
    Verb("price_down", "resource", names=[RESOURCES]),
    Verb("price_up", "resource", names=[RESOURCES]),
)
PRICE_DOWN: Final = 0
PRICE_UP: Final = 1
PRICE_WORDS: Final = [f"price_{name}" for name in RESOURCES]
MARKET_WORDS: Final = [f"market_{name}" for name in RESOURCES]
_EXCHANGE: Final[dict[str, Any]] = CARDS[STOCK_EXCHANGE]["effect"][0]
EXCHANGE_CARDS: Final[int] = set_of([CARD_BY_ID[card] for card in _EXCHANGE["cards"]])
EXCHANGE_TRANSACTIONS: Final[int] = _EXCHANGE["transactions"]


def set_price(world: World, resource: int, position: int, rule: str) -> None:
    """Move a price cube, no further than the ends of its track."""
    position = max(FIRST_POSITION, min(LAST_POSITION, position))
    if world.listening:
        tell_world(world, PRICE_WORDS[resource], world.prices[resource], position, rule)
    world.prices[resource] = position


def set_market(world: World, resource: int, amount: int, rule: str) -> None:
    if world.listening:
        tell_world(world, MARKET_WORDS[resource], world.market[resource], amount, rule)
    world.market[resource] = amount


def transactions_allowed(world: World, nation: int, card: int, printed: int) -> int:
    """LIM-CM-03: Stock Exchange allows Market Access and Speculation two transactions."""
    if world.nations[nation].has(STOCK_EXCHANGE) and EXCHANGE_CARDS >> card & 1:
        return max(printed, EXCHANGE_TRANSACTIONS)
    return printed


def most_bought(world: World, nation: int, resource: int) -> int:
    """LIM-TRN-03, LIM-TRN-07: what the market holds and the nation itself can pay."""
    price = world.figures.buy_price[world.prices[resource]]
    stock = world.market[resource]
    return stock if price == 0 else min(stock, world.nations[nation].money // price)


def most_sold(world: World, nation: int, resource: int) -> int:
    """LIM-TRN-04, LIM-TRN-06: what the nation has and the Bank can pay; nothing on position 1."""
    position = world.prices[resource]
    if position == FIRST_POSITION:
        return 0
    price = world.figures.sell_price[position]
    stock = world.nations[nation].stock[resource]
    return stock if price == 0 else min(stock, world.bank // price)


def buy(world: World, nation: int, resource: int, quantity: int, rule: str) -> None:
    """LIM-TRN-02, LIM-TRN-03, LIM-TRN-05: at the price before, which then rises one position."""
    position = world.prices[resource]
    cost = quantity * world.figures.buy_price[position]
    if world.listening:
        world.tell(Bought("LIM-TRN-03", nation, quantity, RESOURCES[resource], cost))
    pay_bank(world, nation, cost, rule)
    set_market(world, resource, world.market[resource] - quantity, rule)
    gain(world, nation, resource, quantity, rule)
    set_price(world, resource, position + 1, "LIM-TRN-05")


def sell(world: World, nation: int, resource: int, quantity: int, rule: str) -> None:
    """LIM-TRN-02, LIM-TRN-04, LIM-TRN-05: at the price before, which then falls one position.

    LIM-TRN-08: a sale is no spending, so nothing is recycled.
    """
    position = world.prices[resource]
    takings = quantity * world.figures.sell_price[position]
    if world.listening:
        world.tell(Sold("LIM-TRN-04", nation, quantity, RESOURCES[resource], takings))
    spend(world, nation, resource, quantity, rule)
    set_market(world, resource, world.market[resource] + quantity, rule)
    receive_from_bank(world, nation, takings, rule)
    set_price(world, resource, position - 1, "LIM-TRN-05")


@dataclass(frozen=True)
class Transaction(Step):
    """LIM-TRN-01, LIM-CM-01, LIM-CM-03: type and direction, or none; `left` may be made.

    `used` has a bit for each resource of an earlier transaction of the same card. LIM-TRN-09: if
    nothing can be bought or sold, nobody is asked.
    """

    nation: int
    left: int
    used: int
    why: str

    def start(self, world: World) -> None:
        if self.left > 0 and len(self.options(world, self.nation)) > 1:
            world.ask(self, self.nation)

    def options(self, world: World, seat: int) -> list[int]:
        found = [MARKET_MENU.code(NO_TRANSACTION)]
        for resource in range(len(RESOURCES)):
            if self.used >> resource & 1:
                continue
            if most_bought(world, seat, resource) > 0:
                found.append(MARKET_MENU.code(BUY, resource))
            if most_sold(world, seat, resource) > 0:
                found.append(MARKET_MENU.code(SELL, resource))
        return found

    def answered(self, world: World, seat: int, choice: int) -> None:
        verb, resource = MARKET_MENU.verb(choice), MARKET_MENU.first(choice)
        if verb == NO_TRANSACTION:
            return
        used = self.used | 1 << resource
        world.then(
            Quantity(seat, resource, verb == SELL, self.why),
            Transaction(seat, self.left - 1, used, self.why),
        )

    def rule(self) -> str:
        return "LIM-TRN-01"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("ask_transaction", {"left": self.left})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return MARKET_MENU.words(choice)


@dataclass(frozen=True)
class Quantity(Step):
    """LIM-TRN-01: how much, at least 1 and no more than stocks and money allow."""

    nation: int
    resource: int
    selling: bool
    why: str

    def start(self, world: World) -> None:
        world.ask(self, self.nation)

    def most(self, world: World) -> int:
        if self.selling:
            return most_sold(world, self.nation, self.resource)
        return most_bought(world, self.nation, self.resource)

    def span(self, world: World, seat: int) -> tuple[int, int] | None:
        return 1, self.most(world)

    def answered(self, world: World, seat: int, choice: int) -> None:
        if self.selling:
            sell(world, seat, self.resource, choice, self.why)
        else:
            buy(world, seat, self.resource, choice, self.why)

    def unit_price(self, world: World) -> int:
        track = world.figures.sell_price if self.selling else world.figures.buy_price
        return track[world.prices[self.resource]]

    def rule(self) -> str:
        return "LIM-TRN-01"

    def prompt(self, world: World, seat: int) -> Words:
        name = "ask_sale" if self.selling else "ask_purchase"
        return Words(name, {"resource": RESOURCES[self.resource], "price": self.unit_price(world)})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return Words("quantity", {"quantity": choice, "money": choice * self.unit_price(world)})


@dataclass(frozen=True)
class MovePrice(Step):
    """LIM-CM-02, LIM-TRM-06: one price cube moves one position left or right.

    At an end of its track a cube can only be moved away from it.
    """

    nation: int
    why: str

    def start(self, world: World) -> None:
        world.ask(self, self.nation)

    def options(self, world: World, seat: int) -> list[int]:
        found: list[int] = []
        for resource in range(len(RESOURCES)):
            if world.prices[resource] > FIRST_POSITION:
                found.append(PRICE_MENU.code(PRICE_DOWN, resource))
            if world.prices[resource] < LAST_POSITION:
                found.append(PRICE_MENU.code(PRICE_UP, resource))
        return found

    def answered(self, world: World, seat: int, choice: int) -> None:
        resource = PRICE_MENU.first(choice)
        shift = 1 if PRICE_MENU.verb(choice) == PRICE_UP else -1
        set_price(world, resource, world.prices[resource] + shift, self.why)

    def rule(self) -> str:
        return self.why

    def prompt(self, world: World, seat: int) -> Words:
        return Words("ask_move_price", {})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return PRICE_MENU.words(choice)
