"""The action and observation spaces of a game: made once by exploring it, then kept in a file.

A file only ever grows at its end, so that numbers keep their meaning: what was learnt with an older
one plays on.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from anthropolis.engine.chance import Chance, chance_from
from anthropolis.engine.conventions import package_of
from anthropolis.engine.decision import key_of
from anthropolis.engine.flow import State
from anthropolis.engine.game import Game
from anthropolis.engine.options import BadOption, complete
from anthropolis.engine.registry import load
from anthropolis.engine.shapes import meanings
from anthropolis.envs.layout import BETWEEN, Layout
from anthropolis.envs.rewards import reward_of
from anthropolis.envs.stage import Actions, Stage

FILE = "data/environment.json"
SPARE = 128
LOOK_EVERY = 7
"""Of a match that is explored, every so many decisions are looked at."""


class NoSpace(LookupError):
    """A game whose spaces nobody has written yet."""


class Space:
    """The numbered actions of a game and the columns of its observations."""

    def __init__(self, game: Game, keys: list[str], columns: list[list[Any]], spare: int) -> None:
        self.game = game
        self.actions = Actions(keys, spare)
        self.layout = Layout(meanings(game.view_type))
        self.blocks: list[list[Any]] = []
        for block in columns:
            self.add_block(*block)

    def __repr__(self) -> str:
        return f"<Space of {self.game.id}: {self.actions.count} actions, {self.width} columns>"

    @property
    def width(self) -> int:
        """How many numbers an observation has."""
        return len(self.layout.names)

    def add_block(self, path: str, scale: float, words: list[str] | None = None) -> None:
        """A column for the number at a path, or one for each word that may stand there."""
        self.blocks.append([path, scale] if words is None else [path, scale, words])
        if words is None:
            self.layout.add_number(path, scale)
        for word in words or []:
            self.layout.add_word(path, word, scale)

    def stage(self, seats: int, options: Mapping[str, Any] | None, reward: str) -> Stage:
        """A match of these spaces that has not begun; raises BadOption or BadReward."""
        full = complete(self.game.options_schema, options)
        return Stage(self.game, self.layout, self.actions, seats, full, reward_of(reward))

    def to_text(self) -> str:
        """The file: one action and one block of columns per line."""
        actions = ",\n".join(f"  {json.dumps(key)}" for key in self.actions.keys)
        columns = ",\n".join(f"  {json.dumps(block)}" for block in self.blocks)
        head = f'{{"game": "{self.game.id}", "version": "{self.game.version}"'
        return (
            f'{head}, "spare": {self.actions.spare},\n"actions": [\n{actions}\n],\n'
            f'"columns": [\n{columns}\n]}}\n'
        )


@cache
def space_of(game_id: str) -> Space:
    """The spaces that come with a game; raises UnknownGame or NoSpace."""
    game = load(game_id)
    path = files(package_of(game)).joinpath(FILE)
    if not path.is_file():
        raise NoSpace(
            f"{game_id} has no {FILE} yet: write it with "
            f"`anthropolis environment {game_id} --explore 500 --out FILE`"
        )
    found = json.loads(path.read_text(encoding="utf-8"))
    return Space(game, found["actions"], found["columns"], found["spare"])


# -- exploring -------------------------------------------------------------------------------------


class Explorer:
    """Plays all kinds of matches and notes what is offered and seen in them."""

    def __init__(self, known: Space) -> None:
        self.known = known
        self.game = known.game
        self.keys: set[str] = set()
        self.layout = Layout(meanings(self.game.view_type))
        self.layout.growing = True
        self.looks = 0
        self.times: list[int] = []
        self.least: list[float] = []
        self.most: list[float] = []

    def play(self, number: int, seed: int | str) -> None:
        """A match with options of chance; half of the choices are sensible, half are any."""
        chance = chance_from(f"{seed}/{number}", "explore")
        seats = self.game.seats[number % len(self.game.seats)]
        options = some_options(self.game, seats, chance) if number % 2 else {}
        stage = self.known.stage(seats, options, "win")
        stage.state = self.game.start(seats, stage.options, chance_from(f"{seed}/{number}"))
        due = number % LOOK_EVERY
        while (seat := stage.state.decider()) >= 0:
            self.note_options(stage.state, seat)
            if due == 0:
                stage.seat = seat
                self.note_view(stage, seat)
            due = (due + 1) % LOOK_EVERY
            stage.state.answer(seat, self.choice(stage.state, seat, chance))

    def choice(self, state: State, seat: int, chance: Chance) -> int:
        if chance.below(2):
            return self.game.playout_choice(state, seat, chance)
        options = state.options(seat)
        return options[chance.below(len(options))]

    def note_options(self, state: State, seat: int) -> None:
        if state.asking is not None:
            words = [state.asking.describe(state, seat, c) for c in state.options(seat)]
            self.keys |= {key_of(said) for said in words}

    def note_view(self, stage: Stage, seat: int) -> None:
        self.looks += 1
        reading = self.layout.read(stage.seen(seat), seat, stage.seats)
        for column in range(len(self.times), len(self.layout.names)):
            self.times.append(0)
            self.least.append(reading[column])
            self.most.append(reading[column])
        for column, value in reading.items():
            self.times[column] += 1
            self.least[column] = min(self.least[column], value)
            self.most[column] = max(self.most[column], value)

    def tells(self, column: int) -> bool:
        """Whether what stands there is not always the same."""
        always = self.times[column] == self.looks and self.least[column] == self.most[column]
        never = self.least[column] == self.most[column] == 0
        return not (always or never)

    def space(self) -> Space:
        """The known spaces, and behind them what was found besides."""
        old = self.known
        new = sorted(self.keys - set(old.actions.keys), key=natural)
        grown = Space(self.game, old.actions.keys + new, old.blocks, old.actions.spare)
        named = set(old.layout.names)
        words: dict[str, list[str]] = {}
        for column, name in enumerate(self.layout.names):
            if name not in named and self.tells(column):
                path, is_word, word = name.partition("=")
                words.setdefault(path, []).extend([word] if is_word else [])
        for path in sorted(words, key=natural):
            if words[path]:
                grown.add_block(path, self.scale(path, words[path]), sorted(words[path]))
            if path in self.layout.names and path not in named:
                grown.add_block(path, self.scale(path, None))
        return grown

    def scale(self, path: str, words: list[str] | None) -> float:
        names = [path] if words is None else [f"{path}={word}" for word in words]
        columns = [self.layout.names.index(name) for name in names]
        return max(max(abs(self.least[c]), abs(self.most[c])) for c in columns)


def natural(text: str) -> list[tuple[int, str]]:
    """Sorts numbers inside texts by their size."""
    parts = text.replace(BETWEEN, ":").split(":")
    return [(int(part), "") if part.isdigit() else (-1, part) for part in parts]


def explore(game: Game, matches: int, seed: int | str = 1, known: Space | None = None) -> Space:
    """The spaces of a game after so many matches; what is known keeps its numbers."""
    explorer = Explorer(known or Space(game, [], [], SPARE))
    for number in range(matches):
        explorer.play(number, seed)
    return explorer.space()


def some_options(game: Game, seats: int, chance: Chance) -> dict[str, Any]:
    """Options of the game, about a third of them not as printed; {} if they do not go together."""
    schema = game.options_schema
    chosen: dict[str, Any] = {}
    for name, option in schema["properties"].items():
        values = some_values(option)
        if values and chance.below(3) == 0:
            chosen[name] = values[chance.below(len(values))]
    try:
        game.start(seats, complete(schema, chosen), chance)
    except BadOption:
        return {}
    return chosen


def some_values(option: Mapping[str, Any]) -> list[Any]:
    if "enum" in option:
        return list(option["enum"])
    if option.get("type") == "boolean":
        return [False, True]
    if option.get("type") == "integer" and "maximum" in option:
        least, most = option.get("minimum", 0), option["maximum"]
        return [least, (least + most) // 2, most]
    return []
