"""Chapters 18.4 and 18.5: one class for each kind of task that an Event asks of the State."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.engine.flow import Words
from anthropolis.games.hegemony.cards.measures import Amount, Reward, read_amount, read_reward
from anthropolis.games.hegemony.cards.providing import (
    FROM,
    Sourcing,
    buy_for_state,
    can_source,
    from_words,
    price_for_state,
    provide_cubes,
    provide_goods,
    provide_influence,
    provide_money,
)
from anthropolis.games.hegemony.rules.moving.actions.buy import stock_of
from anthropolis.games.hegemony.rules.moving.actions.state import classes_words
from anthropolis.games.hegemony.rules.moving.changes import change_legitimacy, gain_vp
from anthropolis.games.hegemony.rules.moving.counting import company_count
from anthropolis.games.hegemony.rules.moving.legitimacy import cubes_to_provide, gain_token
from anthropolis.games.hegemony.rules.moving.money import pay
from anthropolis.games.hegemony.rules.moving.stocks import public_limit, set_public
from anthropolis.games.hegemony.table.roles import (
    BANK,
    CC,
    CLASSES,
    INFLUENCE,
    MC,
    RESOURCES,
    STATE,
)
from anthropolis.games.hegemony.table.state import PROVIDED, Country

AMOUNT: Final = 100
"""AMOUNT + n: a number of money or units."""
SPLIT: Final = 200
"""SPLIT + class * 10 + n: so many items for a class, or n of the first of two resources."""
PAIR: Final = 10
"""PAIR + bits of classes."""
COMPANY: Final = 500


class Task:
    """What the State must do for an Event; the parts are its choices, in order."""

    def __init__(self, data: dict[str, Any]) -> None:
        task = data["task"]
        self.to: list[int] = [CLASSES.index(name) for name in task.get("to", [])]
        self.rewards: dict[str, Reward] = {
            name: read_reward(reward) for name, reward in data["rewards"].items()
        }

    def more(self, country: Country, parts: list[int]) -> list[int]:
        """What may follow these parts; empty when the answer is whole, or impossible at once."""
        raise NotImplementedError

    def carry_out(self, country: Country, parts: list[int]) -> None:
        raise NotImplementedError

    def describe(self, choice: int) -> Words:
        return task_words(choice)

    def told(self, country: Country, parts: list[int], choice: int) -> Words:
        """A choice that follows these parts, in words that may hang on how things stand."""
        return self.describe(choice)

    def reward_class(self, country: Country, role: int, counted: int) -> None:
        """The reward printed for a class."""
        if CLASSES[role] in self.rewards:
            give_reward(country, self.rewards[CLASSES[role]], role, counted)


def give_reward(country: Country, reward: Reward, role: int, counted: int) -> None:
    """HEG-EVT-01, HEG-EVT-03: Legitimacy with the class, tokens, or VP of the State."""
    times = counted // reward.per if reward.per else 1
    if reward.legitimacy:
        change_legitimacy(country, role, reward.legitimacy * times, "HEG-EVT-03")
    for _ in range(reward.tokens * times):
        gain_token(country, role, "HEG-EVT-03")
    gain_vp(country, STATE, reward.vp * times, "events", "HEG-EVT-03")
    if reward.everybody:
        for other in range(3):
            change_legitimacy(country, other, reward.everybody, "HEG-EVT-03")


def task_words(choice: int) -> Words:
    if choice >= FROM:
        return from_words(choice)
    if choice >= SPLIT:
        role, units = (choice - SPLIT) // 10, (choice - SPLIT) % 10
        return Words("share", {"role": CLASSES[role], "units": units})
    if choice >= AMOUNT:
        return Words("amount", {"amount": choice - AMOUNT})
    if choice >= PAIR:
        return classes_words(choice - PAIR)
    return Words("class", {"role": CLASSES[choice]})


class ProvideGoods(Task):
    """Resources, one kind or a mix of two, for one class."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        resource = data["task"]["resource"]
        names = resource if isinstance(resource, list) else [resource]
        self.resources: list[int] = [RESOURCES.index(name) for name in names]
        amount = data["task"]["amount"]
        self.amounts: list[Amount] = [
            read_amount(amount[CLASSES[role]] if isinstance(amount, dict) else amount)
            for role in self.to
        ]

    def needed(self, country: Country, role: int) -> int:
        return self.amounts[self.to.index(role)].of(country, role)

    def splits(self, country: Country, role: int) -> list[int]:
        """How many of the first resource: all of it, or with a mix at least one of each."""
        needed = self.needed(country, role)
        if needed == 0:
            return []
        if len(self.resources) == 1:
            return [needed] if can_source(country, role, self.resources, [needed]) else []
        return [
            n
            for n in range(1, needed)
            if can_source(country, role, self.resources, [n, needed - n])
        ]

    def more(self, country: Country, parts: list[int]) -> list[int]:
        if not parts:
            return [role for role in self.to if self.splits(country, role)]
        mix = len(self.resources) == 2
        if mix and len(parts) == 1:
            return [SPLIT + n for n in self.splits(country, parts[0])]
        return self.sourcing(country, parts).options

    def sourcing(self, country: Country, parts: list[int]) -> Sourcing:
        role = parts[0]
        needed = self.needed(country, role)
        if len(self.resources) == 1:
            return Sourcing(country, role, self.resources, [needed], parts[1:])
        first = parts[1] - SPLIT
        return Sourcing(country, role, self.resources, [first, needed - first], parts[2:])

    def carry_out(self, country: Country, parts: list[int]) -> None:
        taken = self.sourcing(country, parts).taken
        provide_goods(country, parts[0], self.resources, taken)
        self.reward_class(country, parts[0], country.noted[PROVIDED])

    def describe(self, choice: int) -> Words:
        if SPLIT <= choice < FROM:
            names = [RESOURCES[resource] for resource in self.resources]
            return Words("mix", {"units": choice - SPLIT, "resource": names[0]})
        return task_words(choice)


class ProvideItems(Task):
    """Influence and cubes for one class: Media or Personal, as printed."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        task = data["task"]
        items = task.get("items", [task])
        amounts = {item["resource"]: int(item["amount"]) for item in items}
        self.media = amounts.get("influence_media", 0)
        self.personal = amounts.get("influence_personal", 0)
        self.cubes = amounts.get("voting_cubes", 0)

    def more(self, country: Country, parts: list[int]) -> list[int]:
        enough = (
            country.public[INFLUENCE] >= self.media and country.influence[STATE] >= self.personal
        )
        if parts or not enough:
            return []
        return [role for role in self.to if cubes_to_provide(country, role) >= self.cubes]

    def carry_out(self, country: Country, parts: list[int]) -> None:
        role = parts[0]
        if self.media:
            provide_influence(country, role, self.media, True)
        if self.personal:
            provide_influence(country, role, self.personal, False)
        if self.cubes:
            provide_cubes(country, role, self.cubes)
        self.reward_class(country, role, country.noted[PROVIDED])


class ProvideMoney(Task):
    """Money for one class, or the same for each of two."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.amount = read_amount(data["task"]["amount"])
        self.classes: int = data["task"].get("classes", 1)
        self.least = int(not data["task"].get("may_be_nothing", False))

    def more(self, country: Country, parts: list[int]) -> list[int]:
        if parts:
            return []
        if self.classes == 1:
            amounts = [self.amount.of(country, role) for role in self.to]
            return [
                self.to[i]
                for i in range(len(self.to))
                if self.least <= amounts[i] <= country.money[STATE]
            ]
        if self.amount.of(country, 0) * self.classes > country.money[STATE]:
            return []
        return [PAIR + bits for bits in (3, 5, 6)]

    def carry_out(self, country: Country, parts: list[int]) -> None:
        bits = 1 << parts[0] if self.classes == 1 else parts[0] - PAIR
        for role in range(3):
            if bits >> role & 1:
                amount = self.amount.of(country, role)
                provide_money(country, role, amount)
                self.reward_class(country, role, amount)


class ProvideAll(Task):
    """One of some amounts of money for every class."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.amounts: list[int] = data["task"]["choose_amount"]

    def more(self, country: Country, parts: list[int]) -> list[int]:
        if parts:
            return []
        return [AMOUNT + a for a in self.amounts if a * len(CLASSES) <= country.money[STATE]]

    def carry_out(self, country: Country, parts: list[int]) -> None:
        amount = parts[0] - AMOUNT
        for role in range(3):
            provide_money(country, role, amount)
        give_reward(country, self.rewards[str(amount)], 0, amount)


class SpendAndSplit(Task):
    """Spend money, then split Media Influence or cubes among the classes."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        task = data["task"]
        self.money: int = task["spend_money"]
        self.cubes = task["resource"] == "voting_cubes"
        self.least: int = task["min"]
        self.most: int = task["max"]

    def supply(self, country: Country, role: int) -> int:
        return cubes_to_provide(country, role) if self.cubes else self.most

    def more(self, country: Country, parts: list[int]) -> list[int]:
        role = len(parts)
        most = self.most if self.cubes else min(self.most, country.public[INFLUENCE])
        if role == 3 or country.money[STATE] < self.money or most < self.least:
            return []
        given = sum([(part - SPLIT) % 10 for part in parts])
        later = sum([self.supply(country, other) for other in range(role + 1, 3)])
        low = max(0, self.least - given - later)
        high = min(most - given, self.supply(country, role))
        return [SPLIT + role * 10 + n for n in range(low, high + 1)]

    def carry_out(self, country: Country, parts: list[int]) -> None:
        pay(country, STATE, BANK, self.money, "HEG-EVT-02")
        for role in range(3):
            units = (parts[role] - SPLIT) % 10
            if units == 0:
                continue
            if self.cubes:
                provide_cubes(country, role, units)
            else:
                provide_influence(country, role, units, True)
            self.reward_class(country, role, units)


class Spend(Task):
    """HEG-EVT-02: money of the Treasury or units of a service, only what the State has."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        task = data["task"]
        money = task["resource"] == "money"
        self.resource: int = -1 if money else RESOURCES.index(task["resource"])
        self.amounts: list[int] = task.get("choose_amount") or list(
            range(task["min"], task["max"] + 1)
        )

    def more(self, country: Country, parts: list[int]) -> list[int]:
        if parts:
            return []
        held = country.money[STATE] if self.resource < 0 else country.public[self.resource]
        return [AMOUNT + amount for amount in self.amounts if amount <= held]

    def carry_out(self, country: Country, parts: list[int]) -> None:
        amount = parts[0] - AMOUNT
        if self.resource < 0:
            pay(country, STATE, BANK, amount, "HEG-EVT-02")
        else:
            left = country.public[self.resource] - amount
            set_public(country, self.resource, left, "HEG-EVT-02")
            country.stock_left[self.resource] += amount
        give_reward(country, self.rewards["spend"], 0, amount)


class BuyFromPlayers(Task):
    """HEG-EVT-05: in total 1 to the number of open Public Companies, into the State's stock."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.resource: int = RESOURCES.index(data["task"]["resource"])

    def most(self, country: Country) -> int:
        room = public_limit(country, self.resource) - country.public[self.resource]
        return min(company_count(country, STATE), room)

    def more(self, country: Country, parts: list[int]) -> list[int]:
        sellers = [MC, CC]
        turn = len(parts)
        if turn == len(sellers):
            return []
        bought = sum([(part - FROM) % 100 for part in parts])
        money = country.money[STATE]
        for i in range(turn):
            price = price_for_state(country, sellers[i], self.resource)
            money -= price * ((parts[i] - FROM) % 100)
        high = self.affordable(country, sellers[turn], money, self.most(country) - bought)
        nobody_later = turn == 1 or self.affordable(country, CC, money, self.most(country)) == 0
        low = 1 if bought == 0 and nobody_later else 0
        start = FROM + sellers[turn] * 100
        return [start + units for units in range(low, high + 1)]

    def affordable(self, country: Country, seller: int, money: int, most: int) -> int:
        price = price_for_state(country, seller, self.resource)
        return min(most, stock_of(country, seller, self.resource), money // price)

    def carry_out(self, country: Country, parts: list[int]) -> None:
        for part in parts:
            seller, units = (part - FROM) // 100, (part - FROM) % 100
            if units:
                buy_for_state(country, seller, self.resource, units)
                held = country.public[self.resource]
                set_public(country, self.resource, held + units, "HEG-EVT-05")
                self.reward_class(country, seller, units)
