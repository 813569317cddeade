"""Quick sensible choices: what a player does without thinking, used inside search and by greedy.

Every question has a habit, found by its class; a question without one is answered at random. The
world is an imagined one, so whatever lies in it may be looked at.
"""

from __future__ import annotations

from typing import Any, Final

from anthropolis.engine.chance import Chance
from anthropolis.engine.flow import DONE
from anthropolis.games.climat.bots import reactions
from anthropolis.games.climat.bots.plans import Purse, action_value
from anthropolis.games.climat.bots.values import letter_value
from anthropolis.games.climat.roles.employers import hand_limit
from anthropolis.games.climat.rules.actions import TakeAction
from anthropolis.games.climat.rules.common_action import LastOffers, Lay, Lobbying
from anthropolis.games.climat.rules.doors import Doors
from anthropolis.games.climat.rules.events import RunCommonAction, Shield, TakeSecondThreshold
from anthropolis.games.climat.rules.implantation import Close, LayOpen
from anthropolis.games.climat.rules.institutions import ChoosePlaces, ChooseResult
from anthropolis.games.climat.rules.moving.dice import BlueHelmets, Referendum
from anthropolis.games.climat.rules.moving.drawing import DiscardFirst, DrawAllowed
from anthropolis.games.climat.rules.moving.energy import AddClean, RemoveElectricity
from anthropolis.games.climat.rules.moving.learning import Learn, TurnRoll
from anthropolis.games.climat.rules.moving.refugees import ExodusPoint, Leave
from anthropolis.games.climat.rules.moving.team import AGREE
from anthropolis.games.climat.rules.powers import Moment
from anthropolis.games.climat.rules.turn import ChooseSecondary
from anthropolis.games.climat.table.influence import power_of
from anthropolis.games.climat.table.map import PLACES
from anthropolis.games.climat.table.state import World, hand_size, resilience, token
from anthropolis.games.climat.table.tokens import REFUGEES

CANDIDATES: Final = 4
"""So many actions are worth a thought..."""
OF_BEST: Final = 0.45
"""...if they promise so much of what the best one does."""
BY_HABIT: Final = (
    Lay, LayOpen, Close, Lobbying, LastOffers, Referendum, BlueHelmets, DiscardFirst, DrawAllowed,
    ChooseSecondary, Doors,
)  # fmt: skip
"""Questions in which much thought is worth little."""


def shortlist(world: World, seat: int, chance: Chance) -> list[int]:
    """What a bot should think about in an imagined world: the best actions, else all."""
    options = world.options(seat)
    step: Any = world.asking
    if isinstance(step, TakeAction):
        return best_actions(world, options)
    if isinstance(step, BY_HABIT) and len(options) > 1:
        return [playout_choice(world, seat, chance)]
    return options


def best_actions(world: World, options: list[int]) -> list[int]:
    ranked = sorted(ranked_actions(world, options), reverse=True)
    least = OF_BEST * ranked[0][0]
    return [code for value, code in ranked[:CANDIDATES] if value >= least]


def ranked_actions(world: World, options: list[int]) -> list[tuple[float, int]]:
    purse = Purse(world)
    places = [-1.0] * len(PLACES)
    return [(action_value(world, purse, code, places), code) for code in options]


def playout_choice(world: World, seat: int, chance: Chance) -> int:
    options = world.options(seat)
    if len(options) == 1:
        return options[0]
    if options[-1] == AGREE:
        return AGREE
    step: Any = world.asking
    if isinstance(step, TakeAction):
        return action(world, options)
    if isinstance(step, (Lay, LayOpen)):
        return reactions.lay(world, step, options)
    if isinstance(step, RunCommonAction):
        return options[1] if reactions.worth_running(world, step.card) else options[0]
    if isinstance(step, LastOffers):
        return reactions.last_offer(world, options)
    if isinstance(step, (Referendum, BlueHelmets)):
        return reactions.change_roll(world, step, options)
    if isinstance(step, (Lobbying, Doors, Close)):
        return options[0]
    if isinstance(step, DiscardFirst):
        return throw_away(world, step, options)
    return quiet_choice(world, step, options, chance)


def quiet_choice(world: World, step: Any, options: list[int], chance: Chance) -> int:
    """Questions of the team, powers and places."""
    if isinstance(step, Learn):
        return best(options, [letter_value(world, step.region, tp) for tp in options])
    if isinstance(step, Leave):
        return best(options, [room_for_refugees(world, region) for region in options])
    if isinstance(step, ExodusPoint):
        return best(options, [float(-world.population[region]) for region in options])
    if isinstance(step, RemoveElectricity):
        return options[0]
    if isinstance(step, AddClean):
        return options[-2] if len(options) > 1 else options[0]
    if isinstance(step, (ChooseSecondary, DrawAllowed)):
        purse = Purse(world)
        return best(options, [float(-purse.power[colour]) for colour in options])
    if isinstance(step, TurnRoll):
        return options[1]
    if isinstance(step, TakeSecondThreshold):
        return options[1] if reactions.spared_by_second(step.card) > 2.5 else options[0]
    if isinstance(step, Moment):
        return reactions.use_of_power(world, options)
    if isinstance(step, Shield):
        return options[0]
    if isinstance(step, ChooseResult):
        return best(options, [reactions.result_value(world, step, n) for n in options])
    if isinstance(step, ChoosePlaces):
        relief = step.relief()
        return best(options, [reactions.place_gain(world, relief, region) for region in options])
    return options[chance.below(len(options))]


def best(options: list[int], values: list[float]) -> int:
    """The option with the highest value, the first of several."""
    at = 0
    for number in range(len(options)):
        if values[number] > values[at]:
            at = number
    return options[at]


def room_for_refugees(world: World, region: int) -> float:
    return float(resilience(world, region) - token(world, region, REFUGEES))


def action(world: World, options: list[int]) -> int:
    """The action that promises most, the first of several; passing promises nothing."""
    found, highest = options[0], 0.0
    for value, code in ranked_actions(world, options):
        if value > highest:
            found, highest = code, value
    return found


def throw_away(world: World, step: DiscardFirst, options: list[int]) -> int:
    """Cards of power 1 and 2 make room for what is drawn."""
    draft = world.draft(world.owner[step.chair])
    full = hand_size(world, step.chair) - len(draft) + step.draws
    if full <= hand_limit(world, step.chair):
        return DONE
    weak = [kind for kind in options if kind != DONE and power_of(kind) <= 2]
    return weak[0] if weak else DONE if DONE in options else options[0]
