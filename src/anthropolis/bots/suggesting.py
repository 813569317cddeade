"""What a bot would do, and what speaks for it: help for people who learn a game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.bots.bot import GreedyBot
from anthropolis.engine.contract import Stake
from anthropolis.engine.flow import State

MOST_REASONS: Final = 3
LEAST: Final = 0.05
"""Points: what changes less is no reason."""


@dataclass(frozen=True)
class Suggestion:
    """A choice, and what it brings more (or less) than the average of the options does."""

    choice: int
    reasons: list[Stake]


def suggest(bot: GreedyBot, state: State, seat: int) -> Suggestion:
    """What the bot takes, with the parts of its judgement that speak most for or against it."""
    options = state.options_once(seat)
    choice = bot.choose(state, seat)
    worths: list[list[float]] = [[] for _ in options]
    weighed: list[Stake] = []
    for _ in range(bot.worlds):
        world = bot.game.imagine(state, seat, bot.chance)
        bot.let_others_answer(world, seat)
        for place in range(len(options)):
            trial = world.copy()
            trial.answer(seat, options[place])
            bot.finish_answer(trial, seat)
            weighed = bot.game.stakes(trial, seat)
            if not weighed:  # it may end the match, and then there is nothing more to weigh
                return Suggestion(choice, [])
            worths[place] = added(worths[place], weighed)
    return Suggestion(choice, reasons_for(options.index(choice), worths, weighed, bot.worlds))


def added(worths: list[float], weighed: list[Stake]) -> list[float]:
    if not worths:
        return [stake.worth for stake in weighed]
    return [worths[place] + weighed[place].worth for place in range(len(weighed))]


def reasons_for(
    chosen: int, worths: list[list[float]], weighed: list[Stake], worlds: int
) -> list[Stake]:
    """The largest differences between the chosen option and the average of all of them."""
    found = []
    for place in range(len(weighed)):
        average = sum([row[place] for row in worths]) / len(worths)
        gain = (worths[chosen][place] - average) / worlds
        if abs(gain) >= LEAST:
            found.append(Stake(weighed[place].words, gain))
    return sorted(found, key=lambda stake: -abs(stake.worth))[:MOST_REASONS]
