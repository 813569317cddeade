"""What a bot is: something that decides for a seat from what that seat may know."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from anthropolis.engine.chance import Chance
from anthropolis.engine.flow import State
from anthropolis.engine.game import Game


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Decides for one seat.

    A bot is handed the state only to ask for its options and to imagine it
    (`game.imagine(state, seat, chance)`); it never looks at the state itself. The conformance suite
    proves it: in any world that the seat cannot tell apart, the same bot makes the same choice.
    """

    def __init__(self, game: Game, chance: Chance) -> None:
        self.game = game
        self.chance = chance

    def choose(self, state: State, seat: int) -> int:
        raise NotImplementedError


class RandomBot(Bot):
    """Any option, each equally likely."""

    def choose(self, state: State, seat: int) -> int:
        options = state.options_once(seat)
        return options[self.chance.below(len(options))]


class FirstBot(Bot):
    """The first option of every question: in most games to pass, not now, that is all."""

    def choose(self, state: State, seat: int) -> int:
        return state.options(seat)[0]


class GreedyBot(Bot):
    """The option that looks best right after it, averaged over a few imagined worlds.

    Of a question to several seats at once nothing follows until all have answered, and of a part
    of an answer nothing until it is whole: the rest is imagined as people answer by habit.
    """

    def __init__(self, game: Game, chance: Chance, worlds: int = 6) -> None:
        super().__init__(game, chance)
        self.worlds = worlds

    def choose(self, state: State, seat: int) -> int:
        options = self.game.shortlist(state, seat, self.chance)
        if len(options) == 1:
            return options[0]
        return options[best_of(self.worths(state, seat, options), self.chance)]

    def worths(self, state: State, seat: int, options: list[int]) -> list[float]:
        """How each option looks right after it, on the mean of the worlds."""
        totals = [0.0] * len(options)
        for _ in range(self.worlds):
            world = self.game.imagine(state, seat, self.chance)
            self.let_others_answer(world, seat)
            for i in range(len(options)):
                trial = world.copy()
                trial.answer(seat, options[i])
                self.finish_answer(trial, seat)
                totals[i] += self.game.evaluate(trial, seat)
        return [total / self.worlds for total in totals]

    def let_others_answer(self, world: State, seat: int) -> None:
        for other in world.deciders():
            if other != seat:
                world.answer(other, self.game.playout_choice(world, other, self.chance))
                self.finish_answer(world, other)

    def finish_answer(self, world: State, seat: int) -> None:
        """Give the other parts of an answer that has been begun, by habit."""
        while world.draft(seat) and seat in world.deciders():
            world.answer(seat, self.game.playout_choice(world, seat, self.chance))


def best_of(values: list[float], chance: Chance) -> int:
    """The place of the highest value; ties are drawn."""
    highest = values[0]
    for value in values:
        if value > highest:
            highest = value
    best = [i for i in range(len(values)) if values[i] >= highest - 1e-12]
    return best[0] if len(best) == 1 else best[chance.below(len(best))]
