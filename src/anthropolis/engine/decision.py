"""What a seat must decide, and what it may choose; made for those who look, not for the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from mypy_extensions import mypyc_attr

from anthropolis.engine.contract import Words
from anthropolis.engine.flow import DONE, Refusal, State, Step
from anthropolis.engine.game import Game
from anthropolis.engine.words import Phrase


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Option:
    """Something a seat may choose. The label is made only when somebody looks."""

    def __init__(self, game: Game, words: Words, choice: int) -> None:
        self._game = game
        self._words = words
        self.choice = choice

    def __repr__(self) -> str:
        return f"<Option {self.key}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Option):
            return NotImplemented
        return (self.choice, self.ref) == (other.choice, other.ref)

    def __hash__(self) -> int:
        return hash((self.choice, self.key))

    @property
    def key(self) -> str:
        """A stable name of the option."""
        return key_of(self._words)

    @property
    def ref(self) -> dict[str, Any]:
        """What the option is about, as data: a board can light it up."""
        return {"action": self._words.name, **self._words.params}

    def label(self, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """The option in words, with the players' own names in it."""
        return self._game.catalogue.say(self._words.name, self._words.params, lang, names)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Blocked:
    """Something a seat cannot choose now, and the rule that says so."""

    def __init__(self, game: Game, refusal: Refusal) -> None:
        self._game = game
        self._refusal = refusal
        self.rule = refusal.rule
        self.ref = {"action": refusal.what.name, **refusal.what.params}

    def __repr__(self) -> str:
        return f"<Blocked {key_of(self._refusal.what)} by {self.rule}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Blocked):
            return NotImplemented
        return (self.rule, self.ref) == (other.rule, other.ref)

    def __hash__(self) -> int:
        return hash((self.rule, key_of(self._refusal.what)))

    def label(self, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """What cannot be chosen, in words."""
        what = self._refusal.what
        return self._game.catalogue.say(what.name, what.params, lang, names)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Decision:
    """What a seat must decide now.

    Of an answer in parts, `parts` are those given so far, and one of the options may be the end of
    it: `end` is its key.
    """

    def __init__(self, game: Game, state: State, step: Step, seat: int) -> None:
        self._game = game
        self._words = step.prompt(state, seat)
        self.seat = seat
        self.rule = step.rule()
        self.options = [Option(game, step.describe(state, seat, c), c) for c in state.options(seat)]
        self.parts = [Option(game, step.describe(state, seat, c), c) for c in state.draft(seat)]
        self.parted = state.parted
        self.span = step.span(state, seat)
        self.counted = step.counted(state, seat)
        self.waits = step.waits()
        self.blocked = [Blocked(game, r) for r in step.refused(state, seat)]

    def __repr__(self) -> str:
        keys = " ".join(option.key for option in self.options)
        return f"<Decision of seat {self.seat} by {self.rule}: {keys}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Decision):
            return NotImplemented
        return (
            (self.seat, self.rule, self.ref) == (other.seat, other.rule, other.ref)
            and (self.options, self.parts) == (other.options, other.parts)
            and (self.span, self.blocked) == (other.span, other.blocked)
        )

    def __hash__(self) -> int:
        return hash((self.seat, self.rule, tuple(self.options)))

    @property
    def end(self) -> str | None:
        """The key of the option that ends an answer in parts, if it may end now."""
        return next((o.key for o in self.options if self.parted and o.choice == DONE), None)

    @property
    def prompt(self) -> Phrase:
        """The question in English; `prompt("fr")` is the French one."""
        return self._game.catalogue.phrase(self._words.name, self._words.params)

    @property
    def ref(self) -> dict[str, Any]:
        """What the question is about, as data, like the `ref` of an option."""
        return {"action": self._words.name, **self._words.params}

    def ask(self, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """The question with the players' own names in it."""
        return self._game.catalogue.say(self._words.name, self._words.params, lang, names)


def key_of(words: Words) -> str:
    """`lay:g1_air_0:west`: the name of the option and its parameters."""
    parts = [words.name]
    values = list(words.params.values())
    for value in values if words.keyed < 0 else values[: words.keyed]:
        if isinstance(value, (list, tuple)):
            parts.append("+".join(str(v) for v in value))
        else:
            parts.append(str(value))
    return ":".join(parts)
