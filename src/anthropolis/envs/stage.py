"""A match as learners see it: numbered actions, rows of numbers, rewards; and many such matches."""

from __future__ import annotations

from typing import Any
from zlib import crc32

from mypy_extensions import mypyc_attr

from anthropolis.bots.bot import Bot
from anthropolis.engine.chance import chance_from
from anthropolis.engine.decision import key_of
from anthropolis.engine.flow import State
from anthropolis.engine.game import Game
from anthropolis.envs.layout import VIEW, Layout
from anthropolis.envs.rewards import Reward


class BadAction(ValueError):
    """An action that is not offered now."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Actions:
    """The actions of a game: an option's key has the same number in every match.

    Keys that nobody met when the list was made are spread over `spare` numbers behind it, by their
    checksum; where two of one question fall on the same number, the later by alphabet moves on.
    """

    def __init__(self, keys: list[str], spare: int) -> None:
        self.keys = keys
        self.spare = spare
        self.count = len(keys) + spare
        self.number_of: dict[str, int] = {key: number for number, key in enumerate(keys)}

    def numbers(self, keys: list[str]) -> list[int]:
        """The number of each of these options of one question."""
        found = [self.number_of.get(key, -1) for key in keys]
        if -1 in found:
            strangers = self._strangers(sorted(key for key in keys if key not in self.number_of))
            found = [strangers[keys[i]] if found[i] < 0 else found[i] for i in range(len(keys))]
        return found

    def _strangers(self, keys: list[str]) -> dict[str, int]:
        if len(keys) > self.spare:
            raise BadAction(f"{len(keys)} options are new to this game's list of actions")
        found: dict[str, int] = {}
        taken: set[int] = set()
        for key in keys:
            place = crc32(key.encode()) % self.spare
            while place in taken:
                place = (place + 1) % self.spare
            taken.add(place)
            found[key] = len(self.keys) + place
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Stage:
    """One match. Questions that leave no choice are answered by themselves.

    `seat` is asked now, -1 when the match is over; `offered` are the numbers of its actions, in the
    order of `choices`. Of an answer in parts every part is an action. Seats that have one of `bots`
    play by themselves.
    """

    state: State

    def __init__(
        self,
        game: Game,
        layout: Layout,
        actions: Actions,
        seats: int,
        options: dict[str, Any],
        reward: Reward,
    ) -> None:
        self.game = game
        self.layout = layout
        self.actions = actions
        self.seats = seats
        self.options = options
        self.reward = reward
        self.roles = [role.id for role in game.roles(seats, options) if role.seat >= 0]
        self.bots: list[Bot | None] = [None] * seats
        self.begun = False
        self.seat = -1
        self.offered: list[int] = []
        self.choices: list[int] = []
        self.steps = 0

    def begin(self, seed: int | str) -> None:
        """Set up the match of this seed and play to the first choice."""
        self.state = self.game.start(self.seats, self.options, chance_from(seed))
        for seat in range(self.seats):
            bot = self.bots[seat]
            if bot is not None:
                bot.chance = chance_from(seed, f"bot {seat}")
        self.begun = True
        self.reward.begin(self.game, self.state)
        self.steps = 0
        self._go_on()

    def put(self, state: State, seat: int) -> None:
        """Look at a match that somebody else plays, as the seat that is asked in it."""
        self.state = state
        self.seat = seat
        self.choices = state.options(seat)[:]
        self.offered = self.actions.numbers(self.keys())

    def act(self, action: int) -> list[float]:
        """Take an action for the seat that is asked; gives what every seat is paid for it."""
        if action not in self.offered:
            raise BadAction(f"action {action} is not offered now: look at the mask")
        self.steps += 1
        self.state.answer(self.seat, self.choices[self.offered.index(action)])
        self._go_on()
        return self.reward.paid(self.game, self.state)

    def _go_on(self) -> None:
        state = self.state
        seat = state.decider()
        while seat >= 0:
            choices = state.options(seat)
            bot = self.bots[seat]
            if len(choices) == 1:
                state.answer(seat, choices[0])
            elif bot is not None:
                state.answer(seat, bot.choose(state, seat))
            else:
                break
            seat = state.decider()
        self.seat = seat
        self.choices = state.options(seat)[:] if seat >= 0 else []
        self.offered = self.actions.numbers(self.keys())

    def keys(self) -> list[str]:
        """The keys of what is offered."""
        state, step = self.state, self.state.asking
        if step is None:
            return []
        return [key_of(step.describe(state, self.seat, choice)) for choice in self.choices]

    def seen(self, seat: int) -> dict[str, object]:
        """All that the seat is told: who it is, its view, what it is asked and its parts so far."""
        state, step = self.state, self.state.asking
        told: dict[str, object] = {
            "me": {"role": self.roles[seat], "seats": str(self.seats)},
            VIEW: self.game.view(state, seat),
        }
        if step is not None and seat == self.seat:
            words = step.prompt(state, seat)
            told["question"] = {"name": words.name, **words.params}
            drafted = state.draft(seat)
            told["parts"] = [key_of(step.describe(state, seat, part)) for part in drafted]
        return told

    def look(self, seat: int) -> tuple[list[int], list[float]]:
        """The observation of a seat: its columns that are not 0, and what stands in them."""
        layout = self.layout
        return layout.scaled(layout.read(self.seen(seat), seat, self.seats))

    def __deepcopy__(self, memo: dict[int, Any]) -> Stage:
        """An independent twin of a match without bots, for searches that branch."""
        twin = Stage(
            self.game, self.layout, self.actions, self.seats, self.options, self.reward.copy()
        )
        if self.begun:
            twin.state = self.state.copy()
        twin.begun = self.begun
        twin.seat = self.seat
        twin.offered = self.offered
        twin.choices = self.choices
        twin.steps = self.steps
        return twin


@mypyc_attr(allow_interpreted_subclasses=True)
class Stages:
    """Many matches side by side: one action for each in one call; who is over begins anew."""

    def __init__(self, stages: list[Stage], seed: int | str) -> None:
        self.stages = stages
        self.seed = seed
        self.begun = 0
        self.paid: list[list[float]] = []
        self.over: list[bool] = []
        self.scores: list[list[int]] = []

    def begin(self) -> None:
        self.begun = 0
        for stage in self.stages:
            self._next(stage)

    def _next(self, stage: Stage) -> None:
        """Begin matches until one asks for a choice."""
        stage.seat = -1
        while stage.seat < 0:
            stage.begin(f"{self.seed}/{self.begun}")
            self.begun += 1

    def act(self, actions: list[int]) -> None:
        """Step every match; `paid`, `over` and, of those that are over, `scores` tell the rest."""
        self.paid = []
        self.over = []
        self.scores = []
        for i in range(len(self.stages)):
            stage = self.stages[i]
            self.paid.append(stage.act(actions[i]))
            ended = stage.seat < 0
            self.over.append(ended)
            self.scores.append(list(stage.game.scores(stage.state)) if ended else [])
            if ended:
                self._next(stage)

    def look(self) -> tuple[list[int], list[int], list[float]]:
        """The observations of the seats that are asked: rows, columns and values that are not 0."""
        rows: list[int] = []
        columns: list[int] = []
        values: list[float] = []
        for i in range(len(self.stages)):
            stage = self.stages[i]
            places, numbers = stage.look(stage.seat)
            rows.extend([i] * len(places))
            columns.extend(places)
            values.extend(numbers)
        return rows, columns, values

    def offered(self) -> tuple[list[int], list[int]]:
        """Row and number of every action that is offered."""
        rows: list[int] = []
        numbers: list[int] = []
        for i in range(len(self.stages)):
            rows.extend([i] * len(self.stages[i].offered))
            numbers.extend(self.stages[i].offered)
        return rows, numbers

    def seats(self) -> list[int]:
        """Who is asked in each match."""
        return [stage.seat for stage in self.stages]
