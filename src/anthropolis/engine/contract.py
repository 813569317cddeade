"""What a game declares of itself, so that nobody has to guess it: plain data without behaviour.

Names that people read are words of the game's catalogue; a word without an entry stands for itself.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from mypy_extensions import mypyc_attr

SILENT: Final = "silent"
QUICK: Final = "quick"
NORMAL: Final = "normal"
CEREMONY: Final = "ceremony"
BEATS: Final = (SILENT, QUICK, NORMAL, CEREMONY)
"""How much attention an event deserves: none, a glance, a look, or a click to go on."""

BEGIN: Final = "begin"
ALARM: Final = "alarm"
END: Final = "end"
MARKS: Final = ("", BEGIN, ALARM, END)
"""What an event is to the timeline: nothing, the start of a stretch, a disaster, or the end."""

NOBODY: Final = -1
"""In the place of a seat: nobody's, or the rules' own."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Words:
    """Something to be said: the name of a sentence and what fills its gaps.

    The first `keyed` of them tell an option from others, all of them if it is -1; what comes after
    only says what the option means now.
    """

    def __init__(self, name: str, params: dict[str, Any], keyed: int = -1) -> None:
        self.name = name
        self.params = params
        self.keyed = keyed


@dataclass(frozen=True)
class Role:
    """Who a seat is, or a player that the rules play (then `seat` is NOBODY).

    `of` and `to` are the name behind "of" and "to", where a language bends it: « de la Classe
    ouvrière », « à la Classe ouvrière ».
    """

    id: str
    name: dict[str, str]
    of: dict[str, str]
    to: dict[str, str]
    colour: str
    emblem: str
    seat: int


@dataclass(frozen=True)
class Phase:
    """A stretch of every round, with its steps in order."""

    id: str
    steps: tuple[str, ...] = ()


@dataclass(frozen=True)
class Calendar:
    """Where the match stands: round `number` of `of`, and inside it.

    `unit` is the word for a round ("generation"); `year` is "" where a game has none; `phase` and
    `step` are ids of `Game.phases`, "" before the first and after the last.
    """

    unit: str
    number: int
    of: int
    year: str = ""
    phase: str = ""
    step: str = ""


@dataclass(frozen=True)
class Counter:
    """A number that matters, for rail and headline: `coming` is what the next phase will add.

    `id` is its word, `path` its place in the view (where "why?" starts), `alarm` says that it is
    dangerously high or low now.
    """

    id: str
    value: int
    path: str
    coming: int | None = None
    alarm: bool = False


@dataclass(frozen=True)
class Line:
    """A number that is followed over a match. `owner` is a seat, a word (a region), or "" for all.

    `name` is its key in `Game.series`, `label` the word for it without its owner, `unit` the word
    for what it counts; the `telling` ones are shown first.
    """

    name: str
    label: str
    unit: str = ""
    owner: int | str = ""
    telling: bool = False


def most_telling_first(lines: Iterable[Line], telling: Sequence[str]) -> list[Line]:
    """Those with these labels first, in this order; the others stay as they are."""
    places = {label: place for place, label in enumerate(telling)}
    return sorted(lines, key=lambda line: places.get(line.label, len(places)))


@dataclass(frozen=True)
class Cause:
    """Who or what brought something about: a seat or NOBODY, and a word (a card, a step).

    `where` is the word for the place that it belongs to, "" where that is no matter.
    """

    what: str
    seat: int = NOBODY
    where: str = ""


@dataclass(frozen=True)
class Part:
    """One term of a sum: what it is, and how much it adds."""

    words: Words
    amount: int


@dataclass(frozen=True)
class Account:
    """A number over a whole match: `start` and what each cause has added make `end`, exactly."""

    name: str
    start: int
    end: int
    parts: tuple[Part, ...]


@dataclass(frozen=True)
class Stake:
    """Something a bot weighs when it judges a state, and how many points it expects of it."""

    words: Words
    worth: float


@dataclass(frozen=True)
class Tale:
    """One entry of the story: an action, an automatic step, a heading or a headline.

    `kind` is one of KINDS, `first` and `last` are the places of its events in the list that was
    told, `about` the paths of the view that it touched.
    """

    words: Words
    kind: str
    seat: int = NOBODY
    first: int = 0
    last: int = 0
    about: tuple[str, ...] = field(default=())


ACTION: Final = "action"
STEP: Final = "step"
HEADING: Final = "heading"
HEADLINE: Final = "headline"
KINDS: Final = (ACTION, STEP, HEADING, HEADLINE)


COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
"""Six colours that most people can tell apart, after Okabe and Ito."""
EMBLEMS = ("●", "■", "▲", "◆", "★", "✚")


def plain_role(seat: int) -> Role:
    """A seat that is like all the others: it has a number, a colour and a sign."""
    name = {"en": f"Player {seat + 1}", "fr": f"Joueur {seat + 1}"}
    of = {"en": name["en"], "fr": f"du {name['fr'].lower()}"}
    to = {"en": name["en"], "fr": f"au {name['fr'].lower()}"}
    place = seat % len(COLOURS)
    return Role(f"seat_{seat}", name, of, to, COLOURS[place], EMBLEMS[place], seat)
