"""Chapter 12, the words cards are written with: records of data/cards.yaml made into objects.

`data/cards.schema.yaml` says what each word may say; a record that fits it can be compiled. How a
word is refused, paid and applied stands in its class.
"""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.limit.cards.play import CHOSEN
from anthropolis.games.limit.cards.words import chances, money, people, plants, stocks, tokens
from anthropolis.games.limit.cards.words.money import PayMoney
from anthropolis.games.limit.cards.words.plants import RaiseProduction
from anthropolis.games.limit.cards.words.stocks import Attack, Colonize
from anthropolis.games.limit.cards.words.word import Modifier, Word
from anthropolis.games.limit.table.components import CARDS, DECKS, RESOURCES

WORDS: Final[dict[str, type[Word]]] = {
    "pay_money": money.PayMoney,
    "bank_to_limit": money.BankToLimit,
    "receive_money": money.ReceiveMoney,
    "take_money": money.TakeMoney,
    "raise_unrest": people.RaiseUnrest,
    "lower_unrest": people.LowerUnrest,
    "lower_class": people.LowerClass,
    "raise_classes": people.RaiseClasses,
    "raise_production": plants.RaiseProduction,
    "lower_production": plants.LowerProduction,
    "produce": plants.Produce,
    "spend": stocks.Spend,
    "attack": stocks.Attack,
    "gain": stocks.Gain,
    "take_fossil": stocks.TakeFossil,
    "seize": stocks.SeizeGoods,
    "take_territory": stocks.TakeTerritory,
    "lose_territory": stocks.LoseTerritory,
    "colonize": stocks.Colonize,
    "receive_pollution": tokens.ReceivePollution,
    "receive_disruption": tokens.ReceiveDisruption,
    "clean_pollution": tokens.CleanPollution,
    "return_disruption": tokens.ReturnDisruption,
    "give_disruption": tokens.PassOnDisruption,
    "transaction": chances.Trade,
    "move_price": chances.ShiftPrice,
    "draw_and_keep": chances.DrawAndKeep,
    "recover_card": chances.RecoverPlayed,
    "modifier": Modifier,
}


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
        cost: list[Word],
        effect: list[Word],
        withdrawable: bool,
        withdraw_cost: list[Word],
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
        self.pays = any(isinstance(word, PayMoney) for word in cost)
        self.attacks = any(isinstance(word, Attack) for word in cost)
        self.least_attack = sum(word.amount.number for word in cost if isinstance(word, Attack))
        self.cost_by_target = any(word.amount.by_target for word in cost)
        self.raises_goods = any(
            isinstance(word, RaiseProduction) and word.goods == CHOSEN for word in effect
        )
        self.colonizes = any(isinstance(word, Colonize) for word in effect)


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
        [word_from(op) for op in record["cost"]],
        [word_from(op) for op in record["effect"]],
        bool(record.get("withdrawable", False)),
        [word_from(op) for op in record.get("withdraw_cost", [])],
    )


def word_from(record: dict[str, Any]) -> Word:
    return WORDS[record["op"]](record)


ALL_CARDS: Final[list[Card]] = [compile_card(i, record) for i, record in enumerate(CARDS)]
