"""A study: which settings of a game are compared, read from a TOML file and checked whole.

game = "limit"
seats = ["greedy", "greedy", "greedy"]
games = 400
seed = 1
design = "grid"            # or "one_at_a_time", or "random" with points = 20
measure = "crises"         # what the report compares; default: score

[options]                  # the same everywhere
start_money = 10

[vary]                     # each name has the list of its values
alliances = [false, true]
"lenses.military" = ["none", "militarist"]
# seats = [["greedy", "greedy"], ["random", "greedy"]]: instead of the seats above

[stop]                     # a setting is played until its interval is narrow enough
within = 0.1               # half of the 95 % interval of the measure
at_least = 100
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

from anthropolis.bots.naming import BadBot
from anthropolis.engine.chance import chance_from
from anthropolis.engine.game import Game
from anthropolis.engine.match import BadSeats, check_seats
from anthropolis.engine.options import BadOption, complete
from anthropolis.engine.registry import UnknownGame, games, load
from anthropolis.lab.faults import BadStudy
from anthropolis.lab.playing import Job, play_game
from anthropolis.lab.seating import check_player
from anthropolis.lab.study_text import StudyText, near
from anthropolis.lab.summing import SCORE, Sums

DESIGNS = ("grid", "one_at_a_time", "random")
KEYS = {
    "name": str, "game": str, "seats": list, "games": int, "seed": (int, str), "design": str,
    "points": int, "measure": str, "options": dict, "vary": dict, "stop": dict,
}  # fmt: skip
KINDS: dict[Any, str] = {
    str: 'a text in quotes, as in "limit"', int: "a whole number", (int, float): "a number",
    (int, str): "a whole number or a word in quotes", list: 'a list, as in ["greedy", "random"]',
    dict: "a table of its own: [{key}]",
}  # fmt: skip
STOP = {"within": (int, float), "at_least": int}
SEATS = "seats"
MOST_POINTS = 1000


@dataclass(frozen=True)
class Point:
    """One setting: the values of what varies, and what they make of seats and options."""

    values: dict[str, Any]
    seats: tuple[str, ...]
    options: dict[str, Any]


@dataclass(frozen=True)
class Study:
    """A study that can be played. The first point is the base of one-at-a-time designs."""

    name: str
    game: str
    games: int
    seed: int | str
    design: str
    measure: str
    vary: dict[str, list[Any]]
    points: tuple[Point, ...]
    within: float | None = None
    at_least: int = 100
    source: str = field(default="", repr=False)

    def enough(self, sums: Sums) -> bool:
        """Whether the interval of the measure is as narrow as was wished."""
        if self.within is None or sums.games < max(2, self.at_least):  # one game has no interval
            return False
        return sums.numbers[self.measure].half_width <= self.within


def read_study(path: Path) -> Study:
    """The study in a file; raises BadStudy with the line and the remedy."""
    reading = StudyText(path)
    data = reading.data
    _check_keys(reading)
    rules = _game(reading)
    design = data.get("design", "grid")
    if design not in DESIGNS:
        raise reading.fail(f"unknown design {design!r}: choose {', '.join(DESIGNS)}", "design")
    _check_numbers(reading)
    vary = _varied(reading)
    points = tuple(_points(reading, rules, vary, design))
    stop = data.get("stop", {})
    study = Study(
        data.get("name", path.stem), rules.id, data.get("games", 100), data.get("seed", 1),
        design, data.get("measure", SCORE), vary, points, stop.get("within"),
        stop.get("at_least", 100), reading.text,
    )  # fmt: skip
    _check_measure(reading, study)
    return study


def _check_keys(reading: StudyText) -> None:
    for table, known in (("", KEYS), ("stop", STOP)):
        found = reading.data.get(table, {}) if table else reading.data
        for key, value in found.items():
            kinds: Any = known.get(key)
            if kinds is None:
                raise reading.fail(f"unknown key {key!r}: {near(key, list(known))}", table, key)
            if not isinstance(value, kinds) or isinstance(value, bool):
                wanted = KINDS[kinds].format(key=key)
                raise reading.fail(f"{key!r} is {wanted}, not {value!r}", table, key)


def _check_numbers(reading: StudyText) -> None:
    data, stop = reading.data, reading.data.get("stop", {})
    if data.get("games", 100) < 1:
        raise reading.fail("play at least 1 game in each setting", "games")
    if data.get("points", 1) < 1:
        raise reading.fail("a random design has at least 1 point", "points")
    if data.get("points", 1) > MOST_POINTS:
        raise reading.fail(f"a study has at most {MOST_POINTS:,} points", "points")
    if stop.get("within", 1) <= 0:
        raise reading.fail("an interval has a width above 0: no other is ever reached",
                           "stop", "within")  # fmt: skip
    if stop.get("at_least", 1) < 1:
        raise reading.fail("play at least 1 game before it stops", "stop", "at_least")
    games = data.get("games", 100)
    if stop.get("at_least", 1) > games:
        raise reading.fail(
            f"a setting has {games} games and so never stops before {stop['at_least']}: raise "
            "games, or lower at_least", "stop", "at_least",
        )  # fmt: skip


def _game(reading: StudyText) -> Game:
    name = reading.data.get("game")
    if name is None:
        raise reading.fail(f'say which game is played: game = "{games()[0]}"')
    try:
        return load(name)
    except UnknownGame as error:
        raise reading.fail(str(error), "game") from error


def _varied(reading: StudyText) -> dict[str, list[Any]]:
    vary = dict(flattened(reading.data.get("vary", {})))
    fixed = {name for name, _ in flattened(reading.data.get("options", {}))}
    fixed |= {SEATS} & set(reading.data)
    if not vary:
        raise reading.fail(
            "nothing varies: a study compares values, as in alliances = [false, true] under [vary]",
            "vary",
        )
    for name, values in vary.items():
        if not isinstance(values, list) or not values:
            raise reading.fail(
                f"{name!r} needs the list of its values, as in [1, 2, 3]", "vary", name
            )
        if any(values.count(value) > 1 for value in values):
            raise reading.fail(f"{name!r} has a value twice: list each once", "vary", name)
        if name in fixed:
            raise reading.fail(f"{name!r} is also set for all settings: keep one", "vary", name)
    return vary


def _points(
    reading: StudyText, rules: Game, vary: dict[str, list[Any]], design: str
) -> list[Point]:
    number = reading.data.get("points", 20)
    if design != "random" and "points" in reading.data:
        raise reading.fail("only a random design has a number of points: remove it", "points")
    total = 1
    for values in vary.values():
        total *= len(values)
    if design == "grid" and total > MOST_POINTS:
        raise reading.fail(
            f"this grid has {total:,} settings, more than {MOST_POINTS:,}: list fewer values, or "
            'take design = "random" or "one_at_a_time"', "vary"
        )  # fmt: skip
    chosen = combinations_of(vary, design, min(number, total), reading.data.get("seed", 1))
    return [_point(reading, rules, values) for values in chosen]


def combinations_of(
    vary: Mapping[str, list[Any]], design: str, number: int, seed: int | str
) -> list[dict[str, Any]]:
    """The settings of a design, each once; the base (all first values) comes first."""
    base = {name: values[0] for name, values in vary.items()}
    if design == "grid":
        return [dict(zip(vary, values)) for values in product(*vary.values())]
    if design == "one_at_a_time":
        others = [{**base, name: v} for name, values in vary.items() for v in values[1:]]
        return [base, *others]
    chance = chance_from(seed, "study")
    found = [base]
    while len(found) < number:
        drawn = {name: values[chance.below(len(values))] for name, values in vary.items()}
        if drawn not in found:
            found.append(drawn)
    return found


def _point(reading: StudyText, rules: Game, values: dict[str, Any]) -> Point:
    """The setting with these values, checked as a table would be."""
    seats = values.get(SEATS, reading.data.get(SEATS))
    where = ("vary", SEATS) if SEATS in values else (SEATS,)
    if seats is None:
        seats = ["greedy"] * min(max(3, rules.seats[0]), rules.seats[-1])
    if not isinstance(seats, list) or not all(isinstance(bot, str) for bot in seats):
        raise reading.fail('seats are names of bots, as in ["greedy", "random"]', *where)
    try:
        check_seats(rules, len(seats))
        for bot in seats:
            check_player(bot, rules)
    except (BadSeats, BadBot) as error:
        raise reading.fail(str(error), *where) from error
    try:
        full = complete(rules.options_schema, _options(reading, values))
        rules.new(len(seats), 0, full)
    except BadOption as error:
        raise _bad_option(reading, error, values) from error
    try:
        rules.seated(seats, full)
    except BadOption as error:  # an automa where none can sit
        raise reading.fail(str(error), *where) from error
    return Point(values, tuple(seats), full)


def _bad_option(reading: StudyText, error: BadOption, values: Mapping[str, Any]) -> BadStudy:
    """Where the option that is refused stands: what varies comes last, so it is looked at first."""
    fixed = dict(flattened(reading.data.get("options", {})))
    for table, names in (("vary", values), ("options", fixed)):
        for name in names:
            if error.option and same_path(name, error.option):
                return reading.fail(str(error), table, name)
    named = [name for name in values if name.split(".")[-1] in str(error) or name in str(error)]
    if named:
        return reading.fail(str(error), "vary", named[0])
    for name in (*fixed, *reading.data.get("options", {})):
        if name in str(error):
            return reading.fail(str(error), "options", name)
    return reading.fail(str(error), "vary")


def _options(reading: StudyText, values: Mapping[str, Any]) -> dict[str, Any]:
    """What is the same everywhere, with the values of one setting; raises BadOption."""
    found: dict[str, Any] = {}
    for name, value in (*reading.data.get("options", {}).items(), *values.items()):
        if name != SEATS:
            put(found, name, value)
    return found


def same_path(one: str, other: str) -> bool:
    """Whether both are about the same option, or one is about a part of the other."""
    return f"{one}.".startswith(f"{other}.") or f"{other}.".startswith(f"{one}.")


def flattened(table: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    """Every value with its path: a table in a table is the same as a name with a dot."""
    for name, value in table.items():
        if isinstance(value, Mapping):
            yield from flattened(value, f"{path}{name}.")
        else:
            yield f"{path}{name}", value


def put(options: dict[str, Any], path: str, value: Any) -> None:
    """Set an option by its path: `lenses.military`; raises BadOption."""
    *parents, last = path.split(".")
    for parent in parents:
        inside = options.get(parent, {})
        if not isinstance(inside, Mapping):
            raise BadOption(f"option {parent!r} has one value and no parts: there is no {path!r}")
        options[parent] = dict(inside)
        options = options[parent]
    options[last] = value


def _check_measure(reading: StudyText, study: Study) -> None:
    """One game is played to see which numbers the game tells of its end."""
    point = study.points[0]
    job = Job(study.game, tuple("random" for _ in point.seats), point.options, "measure")
    sums = Sums()
    sums.add(play_game(job, 0).result)
    if study.measure not in sums.numbers:
        known = ", ".join(sums.numbers)
        raise reading.fail(f"unknown measure {study.measure!r}: choose from {known}", "measure")
