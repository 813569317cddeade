"""Quick sensible choices: what a bot does with the small questions, without looking ahead.

Used where a search or a judgement has to get past a decision that is not its own subject: which
class climbs, how much to pledge, what to buy. Such a choice hangs on public numbers alone.
"""

from __future__ import annotations

from typing import Final

from anthropolis.engine.chance import Chance
from anthropolis.engine.flow import DONE
from anthropolis.games.limit.cards.playing import (
    ChooseGoods,
    ChooseStrength,
    ChooseTarget,
    Contributions,
)
from anthropolis.games.limit.cards.special import GiveDisruption, HitPlant, RecoverCard, Seize
from anthropolis.games.limit.cards.transactions import (
    BUY,
    MARKET_MENU,
    SELL,
    MovePrice,
    Quantity,
    Transaction,
)
from anthropolis.games.limit.cards.vocabulary import ALL_CARDS
from anthropolis.games.limit.cards.war import RESIST, Resist
from anthropolis.games.limit.rules.moving.aid import HelpRequest, Pledges
from anthropolis.games.limit.rules.moving.class_steps import CLASS_MENU, MoveClasses
from anthropolis.games.limit.rules.moving.drawing import DRAWN_MENU, ChooseDeck, KeepCards
from anthropolis.games.limit.rules.political.political import (
    PASS,
    PLAY,
    POLICY_MENU,
    DiscardDown,
    PolicyTurn,
)
from anthropolis.games.limit.rules.score import total_score
from anthropolis.games.limit.rules.social.shortages import FOOD, GOODS, Famine, missing
from anthropolis.games.limit.rules.social.social import GrowOrShrink
from anthropolis.games.limit.rules.solo import Raid
from anthropolis.games.limit.rules.world.alliances import AllianceTurn, OfferConsent, OfferSplit
from anthropolis.games.limit.table.components import (
    CARD_IDS,
    FOSSIL,
    INDUSTRIAL,
    MILITARY,
    RENEWABLE,
    load_data,
)
from anthropolis.games.limit.table.state import World

_WORTH: Final[dict[str, float]] = {
    "public_expenditure": 1.5, "education": 2.0, "investment_policy": 2.5, "graduate_studies": 3.0,
    "indoctrination": 1.0, "vegetarianism": 2.5, "overconsumption": 2.0,
    "sustainable_consumption": 1.5, "surcharge": 3.0, "political_reform": 0.8,
    "conscription": 1.0, "artificial_intelligence": 1.0, "industrialization": 2.0,
    "robotization": 2.0, "policy_planning": 0.5, "extraction": 1.2, "urbanization": 2.5,
    "overproduction": 1.2, "craftsmanship": 1.5, "recycling": 0.5, "green_production": 0.8,
    "intensive_farming": 1.5, "cleaning_the_planet": 1.0, "offshore_production": 1.0,
    "soft_power": 1.0, "market_access": 2.0, "speculation": 1.0, "stock_exchange": 0.7,
    "humanitarian_aid": 0.8, "political_interference": 2.0, "development_of_tourism": 1.5,
    "mass_destruction": 1.0, "annexation_of_territory": 2.0, "military_operation": 1.5,
    "colonization": 2.5, "terrorism": 1.0, "police_repression": 0.8,
}  # fmt: skip
CARD_WORTH: Final[list[float]] = [_WORTH.get(card, 1.0) for card in CARD_IDS]
"""How much a card in hand is worth having, about the points it brings in a generation."""
BANDS: Final = 3
PASSING: Final = "pass"
WILL: Final[dict[str, list[int]]] = load_data("bot_habits")
UNKNOWN: Final = [500] * (BANDS * BANDS)
"""How willingly a card is played of which no habit is known: half as willingly as most."""
WANTS: Final[list[list[int]]] = [WILL.get(card, UNKNOWN) for card in CARD_IDS]
PASS_WANTS: Final[list[int]] = WILL[PASSING]
"""How willingly a nation plays a card, or passes, in each of its moods, in thousandths."""
FALL_ORDER: Final = [1, 3, 0, 2, 4]
"""Classes B and D do not count in the score, so they fall first."""


def quick_choice(world: World, seat: int, options: list[int]) -> int:
    """One of the options, of which there are several; always the same in the same world."""
    step = world.asking
    if isinstance(step, MoveClasses):
        return _class_to_move(step, seat, options)
    if isinstance(step, (Famine, HitPlant)):
        return _plant_to_lose(world, step, seat, options)
    if isinstance(step, ChooseGoods):
        return _goods(world, step, seat, options)
    if isinstance(step, ChooseTarget):
        return _strongest(world, options)
    if isinstance(step, ChooseStrength):
        return _strength(world, step, options)
    if isinstance(step, Transaction):
        return _transaction(world, seat, options)
    if isinstance(step, Quantity):
        return _quantity(world, step, seat, options)
    if isinstance(step, Resist):
        return RESIST if RESIST in options else options[0]
    if isinstance(step, Seize):
        return _loot(world, step, options)
    if isinstance(step, KeepCards):
        return options[0] if DONE in options else _best_drawn(options)
    if isinstance(step, RecoverCard):
        return _best_card(options)
    if isinstance(step, DiscardDown):
        return _worst_card(options)
    if isinstance(step, GrowOrShrink):
        return options[0] if world.nations[seat].column_c == 3 else options[len(options) - 1]
    if isinstance(step, (Raid, GiveDisruption, OfferConsent)):
        return options[len(options) - 1]
    return options[0]


PENDING: Final = (
    MoveClasses, Famine, HitPlant, ChooseGoods, ChooseTarget, ChooseStrength, Transaction, Quantity,
    Resist, Seize, KeepCards, RecoverCard, GiveDisruption, MovePrice, HelpRequest,
    Pledges, Contributions, OfferConsent, OfferSplit,
)  # fmt: skip
"""Questions in the middle of something: what it brings shows only when they are answered."""


def settle(world: World) -> None:
    """Get past the questions that are in the middle of something, with quick choices."""
    while isinstance(world.asking, PENDING):
        seat = world.decider()
        options = world.options(seat)
        world.answer(seat, options[0] if len(options) == 1 else quick_choice(world, seat, options))


def playout_choice(world: World, seat: int, chance: Chance) -> int:
    """A quick choice with some variety, for playing on inside a search."""
    options = world.options(seat)
    count = len(options)
    if count == 1:
        return options[0]
    step = world.asking
    if isinstance(step, PolicyTurn):
        return _policy(world, seat, options, chance)
    if isinstance(step, (ChooseDeck, AllianceTurn)) or chance.below(8) == 0:
        return options[chance.below(count)]
    return quick_choice(world, seat, options)


# -- politics -------------------------------------------------------------------------------------


def _policy(world: World, seat: int, options: list[int], chance: Chance) -> int:
    """A card as willingly as a search plays it in such a mood, or pass."""
    now = mood(world, seat)
    wants = [_want(option, now) for option in options]
    drawn = chance.below(sum(wants))
    for i in range(len(options)):
        drawn -= wants[i]
        if drawn < 0:
            return options[i]
    return options[0]


def _want(option: int, now: int) -> int:
    verb = POLICY_MENU.verb(option)
    if verb == PLAY:
        return WANTS[POLICY_MENU.first(option)][now]
    return PASS_WANTS[now] if verb == PASS else 0


def mood(world: World, nation: int) -> int:
    """Calm, uneasy or near revolt; early, in the middle or late: what one plays hangs on it."""
    unrest = world.nations[nation].unrest
    band = 0 if unrest < UNEASY else 1 if unrest < ANGRY else 2
    return BANDS * band + BANDS * (world.generation - 1) // world.figures.generations


UNEASY: Final = 5
ANGRY: Final = 9


# -- one question each ----------------------------------------------------------------------------


def _class_to_move(step: MoveClasses, seat: int, options: list[int]) -> int:
    """Up: the lowest, which narrows the distances, but A for somebody else. Down: see above."""
    if step.up:
        return options[len(options) - 1] if step.chooser < 0 else options[0]
    ranks = [CLASS_MENU.first(option) for option in options]
    for rank in FALL_ORDER:
        if rank in ranks:
            return options[ranks.index(rank)]
    return options[0]


def _plant_to_lose(world: World, step: Famine | HitPlant, seat: int, options: list[int]) -> int:
    """In a famine the arsenal first, the fields last; of an enemy the largest."""
    if isinstance(step, HitPlant):
        prod = world.nations[step.victim].prod
        return options[0] if prod[options[0]] >= prod[options[len(options) - 1]] else options[-1]
    return options[len(options) - 1]


def _goods(world: World, step: ChooseGoods, seat: int, options: list[int]) -> int:
    """Resources that are short; else the plant on the lowest level, renewable first."""
    if not ALL_CARDS[step.play.card].goods_are_plants:
        if RENEWABLE in options and missing(world, seat, FOOD):
            return RENEWABLE
        if INDUSTRIAL in options and missing(world, seat, GOODS):
            return INDUSTRIAL
        return options[len(options) - 1]
    prod = world.nations[seat].prod
    best = options[0]
    for plant in options:
        if prod[plant] < prod[best]:
            best = plant
    return best


def _strongest(world: World, options: list[int]) -> int:
    """The nation that leads among the possible targets."""
    best, most = options[0], -1000
    for nation in options:
        score = total_score(world, nation) if nation < world.seats else 0
        if score > most:
            best, most = nation, score
    return best


def _strength(world: World, step: ChooseStrength, options: list[int]) -> int:
    """Just more than the target can match, if there is that much; else as little as possible."""
    wanted = world.nations[step.play.target].stock[MILITARY] + 1
    return wanted if wanted in options else options[0]


def _transaction(world: World, seat: int, options: list[int]) -> int:
    """Buy what is short; else sell arms or goods that nobody needs; else nothing."""
    for claim, resource in ((FOOD, RENEWABLE), (GOODS, INDUSTRIAL)):
        if MARKET_MENU.code(BUY, resource) in options and missing(world, seat, claim):
            return MARKET_MENU.code(BUY, resource)
    for resource in (MILITARY, INDUSTRIAL, RENEWABLE):
        if MARKET_MENU.code(SELL, resource) in options and world.prices[resource] >= 4:
            return MARKET_MENU.code(SELL, resource)
    return options[0]


def _quantity(world: World, step: Quantity, seat: int, options: list[int]) -> int:
    """What is short when buying, half of the stock when selling."""
    most = options[len(options) - 1]
    if step.selling:
        return max(1, most if step.resource == MILITARY else most // 2)
    short = missing(world, seat, FOOD if step.resource == RENEWABLE else GOODS)
    return max(1, min(most, short))


def _loot(world: World, step: Seize, options: list[int]) -> int:
    """What there is most of, two fossils counting as much as five of anything else."""
    best, most = options[0], -1
    for resource in options:
        amount = step.taken(world, resource) * (5 if resource == FOSSIL else 2)
        if amount > most:
            best, most = resource, amount
    return best


def _best_card(options: list[int]) -> int:
    best = options[0]
    for card in options:
        if CARD_WORTH[card] > CARD_WORTH[best]:
            best = card
    return best


def _best_drawn(options: list[int]) -> int:
    cards = [DRAWN_MENU.first(option) for option in options]
    return options[cards.index(_best_card(cards))]


def _worst_card(options: list[int]) -> int:
    worst = options[0]
    for card in options:
        if CARD_WORTH[card] < CARD_WORTH[worst]:
            worst = card
    return worst
