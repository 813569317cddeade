"""Answers to decisions as vectors write them: `choices` by nation, and the parameters of a play.

Every question of the rules is answered here, found by the name of the step that asks it. An answer
that is not among the options refuses the entry; one that is missing makes the vector malformed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from anthropolis.engine.flow import DONE
from anthropolis.engine.menu import Menu
from anthropolis.engine.vectors import Answers, Malformed, Refused
from anthropolis.games.limit.cards.transactions import (
    BUY,
    MARKET_MENU,
    NO_TRANSACTION,
    PRICE_DOWN,
    PRICE_MENU,
    PRICE_UP,
    SELL,
)
from anthropolis.games.limit.cards.vocabulary import ALL_CARDS
from anthropolis.games.limit.cards.war import ASK_ALLIES, RESIST, SUFFER
from anthropolis.games.limit.rules.moving.class_steps import CLASS_MENU
from anthropolis.games.limit.rules.moving.drawing import DRAWN_MENU
from anthropolis.games.limit.rules.moving.tracks import PLANT_MENU
from anthropolis.games.limit.rules.political.political import PolicyTurn, cards_too_many
from anthropolis.games.limit.rules.world.alliances import FEE, payers, split
from anthropolis.games.limit.table.components import (
    CARD_BY_ID,
    CARD_IDS,
    CLASS_NAMES,
    DECKS,
    RESOURCES,
    set_of,
)
from anthropolis.games.limit.table.events import Shortage
from anthropolis.games.limit.table.state import World
from anthropolis.games.limit.vectors.given import Names, number_of

NO = 0
YES = 1
NOT_OFFERED = -1


class Answering:
    """The answers of one entry, or of one play inside a turn."""

    def __init__(self, names: Names, entry: Mapping[str, Any]) -> None:
        self.names = names
        self.name_of = {number: name for name, number in names.items()}
        self.entry = entry
        self.asked: set[str] = set()
        """The names of the steps that have asked something."""
        self.choices: dict[int, Answers] = {}
        for name, answers in (entry.get("choices") or {}).items():
            self.choices[number_of(names, name, "choices")] = Answers(answers, f"choices.{name}")
        self.queues: dict[tuple[str, int], list[int]] = {}
        self.gifts: dict[int, int] = {}
        self.transactions: list[Mapping[str, Any]] = list(entry.get("transactions") or [])

    def finish(self, world: World) -> None:
        """Answer every question until nobody is asked any more, but for the next card or pass."""
        while world.asking is not None and not isinstance(world.asking, PolicyTurn):
            self.answer(world, world.decider())

    def answer(self, world: World, seat: int) -> None:
        step = world.asking
        assert step is not None
        options = world.options(seat)
        choice = self.choice(world, step, seat, options)
        if choice not in options:
            raise Refused(step.rule(), f"{type(step).__name__} does not offer that")
        world.answer(seat, choice)

    def choice(self, world: World, step: Any, seat: int, options: list[int]) -> int:
        name = type(step).__name__
        self.asked.add(name)
        if name in DEFAULTS:
            return DEFAULTS[name]
        if name in PLAYS:
            return PLAYS[name](self, world, step, seat, options)
        if len(options) == 1:
            return options[0]
        return CHOICES[name](self, world, step, seat, options)

    def check_used_up(self, world: World) -> None:
        """Raises Malformed if an answer was not asked for, Refused for help out of reach."""
        for event in world.events:
            if isinstance(event, Shortage) and f"gifts_{event.resource}" in self.of(event.nation):
                raise Refused("LIM-AID-05", "all allies together could not meet the request")
        for answers in self.choices.values():
            answers.check_used_up()

    # -- where answers stand -------------------------------------------------------------------

    def of(self, seat: int) -> Answers:
        """The `choices` of a nation."""
        if seat not in self.choices:
            self.choices[seat] = Answers({}, f"choices.{self.name_of[seat]}")
        return self.choices[seat]

    def parameter(self, key: str, options: list[int], read: Callable[[Any], int]) -> int:
        """A parameter of the play; if it is not given there must be a single option."""
        if key in self.entry:
            return read(self.entry[key])
        if len(options) == 1:
            return options[0]
        raise Malformed(f"{key}: an answer is missing")

    def queue(self, key: str, seat: int, listed: Callable[[], list[int]]) -> list[int]:
        """The rest of a list that is asked for one element at a time."""
        if (key, seat) not in self.queues:
            self.queues[key, seat] = listed()
        return self.queues[key, seat]

    def nation(self, name: str, path: str) -> int:
        return number_of(self.names, name, path)

    def amounts(self, given: Mapping[str, int], path: str) -> dict[int, int]:
        return {self.nation(name, path): amount for name, amount in given.items()}


def cards_of(ids: list[str]) -> list[int]:
    return [CARD_BY_ID[card] for card in ids]


# -- `choices` ------------------------------------------------------------------------------------


def pick(menu: Menu, options: list[int], wanted: int) -> int:
    """The option about that class, plant or card; NOT_OFFERED if there is none."""
    return next((o for o in options if o != DONE and menu.first(o) == wanted), NOT_OFFERED)


def move_class(a: Answering, world: World, step: Any, seat: int, options: list[int]) -> int:
    rank = CLASS_NAMES.index(a.of(seat).one("class_up" if step.up else "class_down"))
    return pick(CLASS_MENU, options, rank)


def famine(a: Answering, world: World, step: Any, seat: int, options: list[int]) -> int:
    return pick(PLANT_MENU, options, RESOURCES.index(a.of(seat).one("famine")))


def growth(a: Answering, world: World, step: Any, seat: int, options: list[int]) -> int:
    return pick(PLANT_MENU, options, RESOURCES.index(a.of(seat).whole("growth")))


def discard(a: Answering, world: World, step: Any, seat: int, options: list[int]) -> int:
    """The right number of cards, or the entry is refused."""
    listed = a.queue("discard", seat, lambda: cards_of(a.of(seat).whole("discard")))
    if len(listed) != cards_too_many(world.nations[seat]) - len(world.draft(seat)):
        raise Refused("LIM-POL-06", "discard down to the limit, no more and no less")
    return listed.pop(0)


# -- drawing: `choices` in New policy, parameters for Political Reform ----------------------------


def deck(a: Answering, world: World, step: Any, seat: int, options: list[int]) -> int:
    if "play" in a.entry:
        return a.parameter("deck", options, DECKS.index)
    return options[0] if len(options) == 1 else DECKS.index(a.of(seat).whole("deck"))


def keep(a: Answering, world: World, step: Any, seat: int, options: list[int]) -> int:
    """As many cards as have to be kept, or the entry is refused; then the order of the others."""
    left = step.keep_of(world, seat) - len(world.draft(seat))
    if left <= 0:
        return put_under(a, world, seat, options)
    if "play" in a.entry and "keep" not in a.entry:
        raise Malformed("keep: an answer is missing")
    given = a.entry.get("keep") if "play" in a.entry else None
    listed = a.queue("keep", seat, lambda: cards_of(given or a.of(seat).whole("keep")))
    if len(listed) != left:
        raise Refused("LIM-POL-05", "keep the number of cards the rule says")
    return pick(DRAWN_MENU, options, listed.pop(0))


def put_under(a: Answering, world: World, seat: int, options: list[int]) -> int:
    """As drawn unless `under` lists all of them."""
    if ("under", seat) not in a.queues and "under" not in a.of(seat):
        return DONE
    listed = a.queue("under", seat, lambda: cards_of(a.of(seat).whole("under")))
    if sorted(listed) != sorted(DRAWN_MENU.first(o) for o in options if o != DONE):
        raise Refused("LIM-POL-05", "under: list all the cards that were not kept")
    return pick(DRAWN_MENU, options, listed.pop(0))


# -- help between allies --------------------------------------------------------------------------


def help_request(a: Answering, world: World, step: Any, seat: int, options: list[int]) -> int:
    """`gifts` of an attack, or `gifts_...` of the nation in need; without them nobody is asked."""
    a.gifts = {}
    key = f"gifts_{RESOURCES[step.resource]}"
    resists = "Resist" in a.asked
    if resists and a.entry.get("gifts"):
        a.gifts = a.amounts(a.entry["gifts"], "gifts")
    elif key in a.of(seat):
        a.gifts = a.amounts(a.of(seat).whole(key), key)
    else:
        return NO
    if not set(a.gifts) <= set(world.allies(step.kind, seat)):
        raise Refused("LIM-AID-07", "only allies of that kind may give")
    for ally, promised in a.gifts.items():
        if promised > world.nations[ally].stock[step.resource]:
            raise Refused("LIM-AID-05", "an ally pledges more than it has")
    given = min(sum(a.gifts.values()), int(step.most))
    # Too little is refused help in a shortage, but whoever resists an attack must succeed.
    return given if resists else int(step.least)


def pledge(a: Answering, world: World, step: Any, seat: int, options: list[int]) -> int:
    """A pledge may be larger than what is still missing."""
    return min(a.gifts.get(seat, 0), int(step.missing()))


# -- parameters of a play -------------------------------------------------------------------------


def target(a: Answering, world: World, step: Any, seat: int, options: list[int]) -> int:
    return a.parameter("target", options, lambda name: a.nation(name, "target"))


def goods(a: Answering, world: World, step: Any, seat: int, options: list[int]) -> int:
    return a.parameter("choose", options, RESOURCES.index)


def strength(a: Answering, world: World, step: Any, seat: int, options: list[int]) -> int:
    return a.parameter("spend", options, int)


def contribution(a: Answering, world: World, step: Any, seat: int, options: list[int]) -> int:
    """Exactly the price is to be reached, so more than the price is refused."""
    offers = a.amounts(a.entry["contributions"], "contributions")
    if sum(offers.values()) > step.price(world):
        raise Refused("LIM-CRD-09", "more is offered than the card costs")
    for nation, money in offers.items():
        if money > 0 and nation not in world.asked:
            raise Refused(step.rule(), f"{a.name_of[nation]} may not or cannot contribute")
    return offers.get(seat, 0)


def resist(a: Answering, world: World, step: Any, seat: int, options: list[int]) -> int:
    if not a.entry.get("resist", False):
        return SUFFER
    asks = any((a.entry.get("gifts") or {}).values()) or "gifts_military" in a.of(seat)
    return ASK_ALLIES if asks and step.may_ask else RESIST


def recover(a: Answering, world: World, step: Any, seat: int, options: list[int]) -> int:
    return a.parameter("recover", options, lambda card: CARD_BY_ID[card])


def hit(a: Answering, world: World, step: Any, seat: int, options: list[int]) -> int:
    return a.parameter("hit", options, RESOURCES.index)


def seize(a: Answering, world: World, step: Any, seat: int, options: list[int]) -> int:
    return a.parameter("seize", options, RESOURCES.index)


def give(a: Answering, world: World, step: Any, seat: int, options: list[int]) -> int:
    return a.parameter("give", options, int)


def move_price(a: Answering, world: World, step: Any, seat: int, options: list[int]) -> int:
    def read(given: Mapping[str, Any]) -> int:
        verb = PRICE_UP if given["positions"] > 0 else PRICE_DOWN
        return PRICE_MENU.code(verb, RESOURCES.index(given["resource"]))

    return a.parameter("move_price", options, read)


def transaction(a: Answering, world: World, step: Any, seat: int, options: list[int]) -> int:
    if not a.transactions:
        return MARKET_MENU.code(NO_TRANSACTION)
    wanted = a.transactions[0]
    verb = SELL if wanted["kind"] == "sell" else BUY
    return MARKET_MENU.code(verb, RESOURCES.index(wanted["resource"]))


def quantity(a: Answering, world: World, step: Any, seat: int, options: list[int]) -> int:
    return int(a.transactions.pop(0)["quantity"])


def raid(a: Answering, world: World, step: Any, seat: int, options: list[int]) -> int:
    return YES if a.entry.get("resist", False) else NO


ALWAYS = ("play", "by", "choices", "contributions", "resist")


def check_parameters(card: int, entry: Mapping[str, Any]) -> None:
    """Raises Malformed for a parameter that the card has no use for, Refused for `resist: true`."""
    kind = ALL_CARDS[card]
    known = [key for word in kind.effect for key in word.asks]
    known += ["target"] * kind.targets + ["choose"] * bool(kind.goods)
    known += ["spend", "gifts"] * kind.resistible
    for key in entry:
        if key not in known and key not in ALWAYS:
            raise Malformed(f"{key}: {CARD_IDS[card]} does not ask for it")
    if entry.get("resist") and not kind.resistible:
        raise Refused("LIM-WAR-06", "this card cannot be resisted")
    if entry.get("gifts") and not entry.get("resist"):
        raise Malformed("gifts: they are for resisting, so write 'resist: true'")


def check_taken(a: Answering, world: World, nation: int) -> None:
    """Raises Refused for a parameter that asked for something the rules did not offer."""
    entry = a.entry
    if a.transactions:
        raise Refused("LIM-TRN-01", "no such transaction is possible")
    if "recover" in entry and "RecoverCard" not in a.asked:
        raise Refused("LIM-CS-12", "no card has been played")
    if entry.get("give") and "GiveDisruption" not in a.asked:
        raise Refused("LIM-CP-13", "there is no token to give")
    if "deck" in entry and "ChooseDeck" not in a.asked:
        raise Refused("LIM-POL-04", "all decks are empty")
    kept = set_of(cards_of(entry.get("keep") or []))
    if kept & ~world.nations[nation].hand:
        raise Refused("LIM-POL-05", "that card was not drawn")
    # LIM-SOLO-06: whether the star nation resists is nobody's decision.
    if entry.get("resist") and "Resist" not in a.asked and world.star < 0:
        raise Refused("LIM-WAR-03", "the target cannot match the attack")


# -- alliances ------------------------------------------------------------------------------------


def offer_consent(a: Answering, world: World, step: Any, seat: int, options: list[int]) -> int:
    refuser = a.entry.get("refused_by")
    return NO if refuser is not None and a.nation(refuser, "refused_by") == seat else YES


def fee(a: Answering, world: World, step: Any, seat: int, options: list[int]) -> int:
    """The whole fee by default from the nation that offers; it is 2 $, no more and no less."""
    pay = a.amounts(a.entry.get("pay") or {a.entry["by"]: FEE}, "pay")
    members = payers(world, step.kind, step.by, step.other)
    dollars = [nation for nation in members for _ in range(pay.get(nation, 0))]
    if sum(pay.values()) != FEE or len(dollars) != FEE:
        raise Refused("LIM-ALL-05", "members pay 2 $ in total")
    return split(dollars[0], dollars[1])


Choice = Callable[[Answering, World, Any, int, list[int]], int]

DEFAULTS: dict[str, int] = {"BreakAlliance": NO, "TakeBackWindow": NO, "ExclusionConsent": YES}
"""What vectors say with entries of their own, or do not say."""

CHOICES: dict[str, Choice] = {
    "MoveClasses": move_class,
    "Famine": famine,
    "GrowOrShrink": growth,
    "DiscardDown": discard,
}

PLAYS: dict[str, Choice] = {
    "ChooseDeck": deck,
    "KeepCards": keep,
    "HelpRequest": help_request,
    "Pledges": pledge,
    "ChooseTarget": target,
    "ChooseGoods": goods,
    "ChooseStrength": strength,
    "Contributions": contribution,
    "Resist": resist,
    "RecoverCard": recover,
    "HitPlant": hit,
    "Seize": seize,
    "GiveDisruption": give,
    "MovePrice": move_price,
    "Transaction": transaction,
    "Quantity": quantity,
    "Raid": raid,
    "OfferConsent": offer_consent,
    "OfferSplit": fee,
}
