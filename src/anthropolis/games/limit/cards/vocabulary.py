"""Chapter 12, the words cards are written with: records of data/cards.yaml made into objects.

`data/cards.schema.yaml` lists the words and what each may say; a record that fits it can be
compiled. Nothing here plays a card: costs.py pays, effects.py applies.
"""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.limit.table.components import CARDS, DECKS, RESOURCES

NOBODY: Final = -1
"""No target, or nothing chosen."""
CHOSEN: Final = -1
"""A resource or plant that the player names when the card is announced."""

# -- how an amount is read ------------------------------------------------------------------------
FIXED: Final = 0
PER_POPULATION: Final = 1
POPULATION_OFFSET: Final = 2
PRODUCTION_VALUE: Final = 3
TARGET_PRODUCTION_VALUE: Final = 4
TARGET_POPULATION: Final = 5
TARGET_CLASS_C: Final = 6
_FACTORS: Final = {
    "per_population": PER_POPULATION,
    "population_value_offset": POPULATION_OFFSET,
    "target_population_value": TARGET_POPULATION,
    "target_class_c_minus_one": TARGET_CLASS_C,
}
_VALUES: Final = {
    "production_value": PRODUCTION_VALUE,
    "target_production_value": TARGET_PRODUCTION_VALUE,
}

# -- words ----------------------------------------------------------------------------------------
PAY_MONEY: Final = 0
BANK_TO_LIMIT: Final = 1
SPEND: Final = 2
ATTACK: Final = 3
RAISE_UNREST: Final = 4
RECEIVE_DISRUPTION: Final = 5
RECEIVE_POLLUTION: Final = 6
LOWER_CLASS: Final = 7
LOWER_PRODUCTION: Final = 8
LOWER_UNREST: Final = 9
RAISE_CLASSES: Final = 10
RECEIVE_MONEY: Final = 11
DRAW_AND_KEEP: Final = 12
GAIN: Final = 13
RECOVER_CARD: Final = 14
RAISE_PRODUCTION: Final = 15
TAKE_FOSSIL: Final = 16
PRODUCE: Final = 17
TRANSACTION: Final = 18
MOVE_PRICE: Final = 19
GIVE_DISRUPTION: Final = 20
TAKE_MONEY: Final = 21
TAKE_TERRITORY: Final = 22
LOSE_TERRITORY: Final = 23
SEIZE: Final = 24
CLEAN_POLLUTION: Final = 25
RETURN_DISRUPTION: Final = 26
COLONIZE: Final = 27
MODIFIER: Final = 28
WORDS: Final = [
    "pay_money", "bank_to_limit", "spend", "attack", "raise_unrest", "receive_disruption",
    "receive_pollution", "lower_class", "lower_production", "lower_unrest", "raise_classes",
    "receive_money", "draw_and_keep", "gain", "recover_card", "raise_production", "take_fossil",
    "produce", "transaction", "move_price", "give_disruption", "take_money", "take_territory",
    "lose_territory", "seize", "clean_pollution", "return_disruption", "colonize", "modifier",
]  # fmt: skip

TO_BANK: Final = 0
TO_BOX: Final = 1
TO_TARGET: Final = 2
_DESTINATIONS: Final = ["world_bank", "limit", "target"]
_FIRST_FIGURES: Final = ["amount", "steps", "levels", "draw", "minimum", "count", "up_to", "self",
                         "territories", "positions"]  # fmt: skip
_SECOND_FIGURES: Final = ["keep", "then_every_nation", "fossil"]


class Operation:
    """One word of a card with its figures.

    `measure` says how `number` becomes an amount, `plant` whose value is meant where it is one.
    `resource` is the resource or plant concerned. `on_target` is true where the target suffers or
    enjoys it. `choices` with `limits` are what the player may choose from, `second` is the other
    figure of a word that has two (cards kept, every nation's share, fossils).
    """

    def __init__(
        self,
        word: int,
        measure: int,
        number: int,
        plant: int,
        resource: int,
        on_target: bool,
        to: int,
        second: int,
        free_at_bottom: bool,
        choices: tuple[int, ...],
        limits: tuple[int, ...],
    ) -> None:
        self.word = word
        self.measure = measure
        self.number = number
        self.plant = plant
        self.resource = resource
        self.on_target = on_target
        self.to = to
        self.second = second
        self.free_at_bottom = free_at_bottom
        self.choices = choices
        self.limits = limits


class Card:
    """A card as the rules use it.

    `goods` are the resources or plants it lets its player choose from. The rest answers questions
    that are asked often: whether it pays money, whether price or payability hang on the target or
    on the goods, whether it raises the plant chosen, whether it needs a colony.
    """

    def __init__(
        self,
        number: int,
        rule: str,
        deck: int,
        permanent: bool,
        targets: bool,
        resistible: bool,
        open_to_all: bool,
        goods: list[int],
        goods_are_plants: bool,
        cost: list[Operation],
        effect: list[Operation],
        withdrawable: bool,
        withdraw_cost: list[Operation],
    ) -> None:
        self.number = number
        self.rule = rule
        self.deck = deck
        self.permanent = permanent
        self.targets = targets
        self.resistible = resistible
        self.open_to_all = open_to_all
        self.goods = goods
        self.goods_are_plants = goods_are_plants
        self.cost = cost
        self.effect = effect
        self.withdrawable = withdrawable
        self.withdraw_cost = withdraw_cost
        self.pays = any(op.word == PAY_MONEY for op in cost)
        self.attacks = any(op.word == ATTACK for op in cost)
        self.least_attack = sum(op.number for op in cost if op.word == ATTACK)
        self.cost_by_target = any(op.measure >= TARGET_PRODUCTION_VALUE for op in cost)
        self.raises_goods = any(
            op.word == RAISE_PRODUCTION and op.resource == CHOSEN for op in effect
        )
        self.colonizes = any(op.word == COLONIZE for op in effect)


def compile_card(number: int, record: dict[str, Any]) -> Card:
    """The card of a record that fits data/cards.schema.yaml; `number` is its place in the list."""
    plants: list[str] = record.get("choose_production", [])
    goods: list[str] = plants or record.get("choose_resource", [])
    return Card(
        number,
        str(record["rule"]),
        DECKS.index(record["deck"]),
        record["kind"] == "permanent",
        record["target"] == "nation",
        bool(record.get("resistible", False)),
        bool(record.get("others_may_contribute", False)),
        [RESOURCES.index(name) for name in goods],
        bool(plants),
        [compile_operation(op) for op in record["cost"]],
        [compile_operation(op) for op in record["effect"]],
        bool(record.get("withdrawable", False)),
        [compile_operation(op) for op in record.get("withdraw_cost", [])],
    )


def compile_operation(record: dict[str, Any]) -> Operation:
    word = WORDS.index(record["op"])
    if word == MODIFIER:
        return Operation(word, FIXED, 0, NOBODY, CHOSEN, False, TO_BANK, 0, False, (), ())
    measure, number, plant = _amount(_figure(record, _FIRST_FIGURES))
    options: list[dict[str, Any]] = record.get("one_of", [])
    choices = record.get("options", [option["resource"] for option in options])
    return Operation(
        word,
        measure,
        number,
        plant,
        _resource(record.get("resource", record.get("production", "chosen"))),
        record.get("whose", record.get("plant_of")) == "target",
        _DESTINATIONS.index(record.get("to", "world_bank")),
        int(_figure(record, _SECOND_FIGURES)),
        record.get("at_minimum") == "free",
        tuple(RESOURCES.index(name) for name in choices),
        tuple(int(option["up_to"]) for option in options),
    )


def _figure(record: dict[str, Any], names: list[str]) -> Any:
    for name in names:
        if name in record:
            return record[name]
    return 0


def _amount(given: Any) -> tuple[int, int, int]:
    """Measure, number and plant of an amount."""
    if isinstance(given, int):
        return FIXED, given, NOBODY
    name, value = next(iter(given.items()))
    if name in _VALUES:
        return _VALUES[name], 1, _resource(value)
    return _FACTORS[name], int(value), NOBODY


def _resource(name: str) -> int:
    return CHOSEN if name == "chosen" else RESOURCES.index(name)


ALL_CARDS: Final[list[Card]] = [compile_card(i, record) for i, record in enumerate(CARDS)]
