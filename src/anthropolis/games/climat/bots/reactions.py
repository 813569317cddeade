"""Habits in common actions, after rolls and with powers: when to help, and with how much."""

from __future__ import annotations

from typing import Final

from anthropolis.engine.flow import DONE
from anthropolis.games.climat.bots.plans import (
    MARGIN,
    Purse,
    chance_of,
    cost_of,
    relief_value,
)
from anthropolis.games.climat.bots.values import letter_value, token_value
from anthropolis.games.climat.cards.interpreter import ASKS, BASE, FIRST, SECOND, THRESHOLDS, WORDS
from anthropolis.games.climat.cards.words import (
    AddElectricity,
    AddToken,
    ChangeDemography,
    ChangeDiscipline,
    ChangeGes,
    ChangeOil,
    ChangePopulation,
    DrawCards,
    Exodus,
    Propagate,
    RemoveOneElectricity,
    RemoveToken,
    ReplaceElectricity,
    Word,
)
from anthropolis.games.climat.roles.employers import (
    AMNESTY,
    DOCTORS,
    GUARDS,
    MALMO,
    SHIFT,
)
from anthropolis.games.climat.rules.common_action import (
    FOR_CONVENTION,
    Lay,
    count,
    counted,
    offered_change,
    offered_colour,
)
from anthropolis.games.climat.rules.electricity import ElectricityCounted, threshold
from anthropolis.games.climat.rules.events import EventCounted
from anthropolis.games.climat.rules.implantation import (
    ALL_COLOURS,
    LayOpen,
    kinds_laid,
    laid_total,
    needed,
)
from anthropolis.games.climat.rules.institutions import (
    CLEAR,
    END_CHAOS,
    RESULTS,
    ChooseResult,
    InstitutionCounted,
    Relief,
    thresholds,
)
from anthropolis.games.climat.rules.moving.calamities import is_ill
from anthropolis.games.climat.rules.moving.dice import NOT_NOW, BlueHelmets, Referendum, change_of
from anthropolis.games.climat.rules.moving.learning import PropagationRolled
from anthropolis.games.climat.rules.powers import PER_CHAIR, targets_of_malmo
from anthropolis.games.climat.table.energy import COAL, GAS
from anthropolis.games.climat.table.influence import ALL_KINDS, colour_of, power_of
from anthropolis.games.climat.table.regions import MANY
from anthropolis.games.climat.table.state import World, chairs, destruction, round_number, token
from anthropolis.games.climat.table.tokens import REFUGEES
from anthropolis.games.climat.table.transformations import N

# -- what the results of a card cost --------------------------------------------------------------

TOKEN_COSTS: Final = [0.7, 2.0, 8.0, 0.7, 2.0, 6.0, 0.6, 3.0, 6.0, 0.5, 0.5]
"""By kind of token, local refugees last."""
SCOPE_FACTORS: Final = [1.0, 1.0, 2.5, 4.0, 1.0, 1.0]


def word_cost(word: Word) -> float:
    """A rough idea of what one effect costs, in points of GES, with four destruction tokens."""
    many = float(word.amount.sign * (word.amount.plus + word.amount.zones.bit_count()))
    factor = SCOPE_FACTORS[word.at]
    if isinstance(word, AddToken):
        return factor * many * TOKEN_COSTS[word.kind]
    if isinstance(word, RemoveToken):
        return -0.6 * factor * min(many, 2.0) * TOKEN_COSTS[word.kind]
    if isinstance(word, ChangeGes):
        return many
    if isinstance(word, ChangeDiscipline):
        return -2.0 * many * factor
    if isinstance(word, ChangeDemography):
        return 0.6 * many * factor
    if isinstance(word, ChangePopulation):
        return -0.5 * many * factor
    if isinstance(word, ChangeOil):
        return -1.5 * many
    if isinstance(word, AddElectricity):
        return 3.0 if word.kind in (COAL, GAS) else 1.0
    if isinstance(word, ReplaceElectricity):
        return -2.5
    if isinstance(word, RemoveOneElectricity):
        return 0.5
    if isinstance(word, Propagate):
        return -1.2 * factor
    if isinstance(word, DrawCards):
        return -2.0 * many
    return 2.0 if isinstance(word, Exodus) else 0.3 * many


RESULT_COSTS: Final[list[list[float]]] = [
    [sum([word_cost(word) for word in words]) for words in results] for results in WORDS
]


def spared_by_second(card: int) -> float:
    """What the second threshold spares, against letting the event happen."""
    return RESULT_COSTS[card][BASE] - RESULT_COSTS[card][SECOND]


def best_level(world: World, card: int) -> int:
    """The result that the team should aim for, with the cards that it has."""
    available = Purse(world).asked(ASKS[card])
    costs, aims = RESULT_COSTS[card], THRESHOLDS[card]
    found, highest = BASE, 0.3
    for level in (FIRST, SECOND):
        wanted = aims[level - 1]
        gain = chance_of(available, wanted + MARGIN) * (costs[BASE] - costs[level])
        value = gain - cost_of(wanted)
        if value > highest:
            found, highest = level, value
    return found


def worth_running(world: World, card: int) -> bool:
    """BPC-ACI-12: an event that can be turned to something better, at a fair price."""
    return best_level(world, card) != BASE


# -- laying cards ---------------------------------------------------------------------------------


def lay(world: World, step: Lay | LayOpen, options: list[int]) -> int:
    if isinstance(step, LayOpen):
        return lay_open(world, step, options)
    cards = [kind for kind in options if kind != DONE]
    if DONE not in options or not cards:
        return cards[-1] if cards else DONE
    draft = [part for part in world.draft(world.owner[step.chair]) if part != DONE]
    missing = wanted_total(world) + MARGIN - count(world) - sum([power_of(k) for k in draft])
    if missing <= 0 or out_of_reach(world, missing, draft):
        return DONE
    return card_for(cards, missing)


def card_for(cards: list[int], missing: int) -> int:
    """The weakest card that is enough, else the first strong one: parts come in rising order."""
    enough = [kind for kind in cards if power_of(kind) >= missing]
    if enough:
        return min(enough, key=power_of)
    strong = [kind for kind in cards if power_of(kind) >= 3]
    return strong[0] if strong else cards[0]


def out_of_reach(world: World, missing: int, draft: list[int]) -> bool:
    """Whether all hands together could not lay what is missing."""
    available = -sum([power_of(kind) for kind in draft])
    for colour in range(6):
        if world.asks >> colour & 1:
            for chair in chairs(world):
                at = chair * ALL_KINDS + colour * 4
                for power in range(4):
                    available += world.hands[at + power] * (power + 1)
    return available < missing - MARGIN - 1


def wanted_total(world: World) -> int:
    """The threshold that the action should reach."""
    for step in reversed(world.todo):
        if isinstance(step, EventCounted):
            level = best_level(world, step.card)
            return THRESHOLDS[step.card][max(0, level - 1)]
        if isinstance(step, ElectricityCounted):
            return threshold(world, step.region)
        if isinstance(step, InstitutionCounted):
            return institution_aim(world, step.institution)
    return 0


def institution_aim(world: World, institution: int) -> int:
    aims = thresholds(world)
    found, highest = aims[0], -99.0
    for level in range(len(aims)):
        for parts in RESULTS[institution][level]:
            worth = sum([relief_value(world, part, aims[level]) for part in parts])
            if worth - cost_of(aims[level]) > highest:
                found, highest = aims[level], worth - cost_of(aims[level])
    return found


def lay_open(world: World, step: LayOpen, options: list[int]) -> int:
    """BPC-IMP-04: a colour that is missing, by its weakest card; then power until it is enough."""
    draft = world.draft(world.owner[step.chair])
    kinds = kinds_laid(world) + [part for part in draft if DONE != part < ALL_KINDS]
    wanted = needed(world, step.what)
    there = 0
    for kind in kinds:
        there |= 1 << colour_of(kind)
    cards = [kind for kind in options if DONE != kind < ALL_KINDS]
    if (there == ALL_COLOURS and laid_total(kinds) >= wanted) or not cards:
        return DONE if DONE in options else options[0]
    if not can_succeed(world, wanted):
        return DONE if DONE in options else options[0]
    fresh = [kind for kind in cards if there >> colour_of(kind) & 1 == 0]
    if fresh:
        return first_of_colour(fresh)
    if laid_total(kinds) >= wanted:
        return DONE if DONE in options else options[0]
    return max(cards, key=power_of) if len(draft) == 0 else cards[0]


def first_of_colour(fresh: list[int]) -> int:
    """The strongest card of the first colour that is missing."""
    colour = colour_of(fresh[0])
    same = [kind for kind in fresh if colour_of(kind) == colour]
    return same[-1]


def can_succeed(world: World, wanted: int) -> bool:
    """Whether all hands and what lies there have six colours and enough power."""
    purse = Purse(world)
    colours, total = purse.colours, purse.total
    for kind in kinds_laid(world):
        colours |= 1 << colour_of(kind)
    return colours == ALL_COLOURS and total + laid_total(kinds_laid(world)) >= wanted


# -- the last word --------------------------------------------------------------------------------


def aims_of(world: World) -> list[int]:
    for step in reversed(world.todo):
        if isinstance(step, EventCounted):
            return THRESHOLDS[step.card]
        if isinstance(step, ElectricityCounted):
            return [threshold(world, step.region)]
        if isinstance(step, InstitutionCounted):
            return thresholds(world)
    return []


def last_offer(world: World, options: list[int]) -> int:
    """BPC-ACI-08, BPC-ACI-09: only if it lifts the total over a threshold."""
    higher = [aim for aim in aims_of(world) if aim > world.total]
    if not higher:
        return DONE
    for offer in options:
        if offer != DONE and total_with(world, offer) >= higher[0]:
            return offer
    return DONE


def total_with(world: World, offer: int) -> int:
    if offer >= FOR_CONVENTION:
        return world.total + offered_change(offer)
    own = [entry % ALL_KINDS for entry in world.laid]
    cancelled = world.cancelled | 1 << offered_colour(offer)
    return counted(own, world.external_shown, world.asks, cancelled) + world.convention


def change_roll(world: World, step: Referendum | BlueHelmets, options: list[int]) -> int:
    """BPC-INF-10, BPC-INF-14: a propagation that has nearly succeeded, or clearly failed."""
    following = next((s for s in reversed(world.todo) if isinstance(s, PropagationRolled)), None)
    if following is None or following.region != step.region:
        return NOT_NOW
    short = world.roll - (world.globals >> N & 1) - following.needed
    if short <= 0:
        return NOT_NOW
    if isinstance(step, Referendum):
        return options[1] if following.needed >= 4 and short > 2 else NOT_NOW
    for choice in options[1:]:
        if change_of(world, choice) <= -short:
            return choice
    return NOT_NOW


# -- powers and results ---------------------------------------------------------------------------


def use_of_power(world: World, options: list[int]) -> int:
    """BPC-EMP-34: when it is worth more than waiting."""
    found, highest = NOT_NOW, 2.0 if world.turn < 30 else 0.8
    for choice in options[1:]:
        chair, use = (choice - 1) // PER_CHAIR, (choice - 1) % PER_CHAIR
        value = power_value(world, world.employers[chair], use)
        if value > highest:
            found, highest = choice, value
    return found


def power_value(world: World, employer: int, use: int) -> float:
    if employer == SHIFT:
        return letter_value(world, use // 16, use % 16)
    if employer == AMNESTY:
        return max([reliefs_value(world, parts) for parts in RESULTS[use][1]])
    if employer == GUARDS:
        return 0.4 * min(destruction(world), sum([token(world, r, REFUGEES) for r in range(MANY)]))
    if employer == MALMO:
        return 1.5 * min(round_number(world), len(targets_of_malmo(world)))
    if employer == DOCTORS:
        return 1.5 * sum([1 for region in range(MANY) if is_ill(world, region)])
    return 0.0


def reliefs_value(world: World, parts: list[Relief]) -> float:
    return sum([relief_value(world, part, 0) for part in parts])


def result_value(world: World, step: ChooseResult, number: int) -> float:
    parts = RESULTS[step.institution][step.level][number]
    return sum([relief_value(world, part, step.total) for part in parts])


def place_gain(world: World, relief: Relief, region: int) -> float:
    if relief.do >= END_CHAOS:
        return float(world.population[region])
    return token_value(world, region, relief.kind, 99 if relief.do == CLEAR else 1)
