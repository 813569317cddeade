"""A table in one look, through the eyes of a spectator, and its course so far."""

from __future__ import annotations

import contextlib

from msgspec import Raw, json

from anthropolis.engine.contract import Line
from anthropolis.engine.events import SPECTATOR
from anthropolis.server.classes.seating import free_seats
from anthropolis.server.lessons import Glance
from anthropolis.server.requests import LineInfo, Series
from anthropolis.server.tables import studying
from anthropolis.server.tables.live import LiveTable
from anthropolis.server.tables.refusing import Refusal
from anthropolis.server.tables.table import Table
from anthropolis.server.terms import Text

ALARM = "alarm"
MOST_LINES = 24
Values = list[int | None]
_series = json.Decoder(Series)


def lines_of(table: Table) -> list[Line]:
    """What the game finds telling and a room has space for: what all share, and each seat's.

    Of what there is no space for no seat has a line.
    """
    lines = [line for line in table.game.lines(len(table.seats), table.match.options)
             if line.telling and (line.owner == "" or isinstance(line.owner, int))]  # fmt: skip
    cut = {line.label for line in lines[MOST_LINES:]}
    return [line for line in lines if line.label not in cut]


def line_info(line: Line) -> LineInfo:
    return LineInfo(line.name, line.label, line.unit, line.owner, line.telling)


class Course:
    """How a table has come where it is: its lines after each choice, and what went wrong."""

    def __init__(self, live: LiveTable, people: int) -> None:
        self.live = live
        self.people = people
        self.lines = lines_of(live.table)
        self.rows: list[Values] = []
        self.alarms: list[Text] = []
        self._looked = 0
        self._taken_back = live.table.last_take_back

    async def load(self, asker: str) -> None:
        """Find out what came before; where that cannot be asked, the course begins now."""
        with contextlib.suppress(Refusal):
            raw = await studying.series(self.live, asker)
            self.rows = rows_of(raw, self.lines)
        self.follow()

    def follow(self) -> Values:
        """Take note of the table as it is now; returns its lines."""
        table = self.live.table
        now, move = self._now(table), len(table.line)
        before: Values = self.rows[-1] if self.rows else [None] * len(self.lines)
        self.rows += [before] * (move - len(self.rows))
        self.rows[move:] = [now]
        self._look_for_alarms(table)
        return now

    def _now(self, table: Table) -> Values:
        found = table.game.series(table.match.state)
        return [found.get(line.name) for line in self.lines]

    def _look_for_alarms(self, table: Table) -> None:
        if table.last_take_back != self._taken_back:
            self._taken_back, self._looked, self.alarms = table.last_take_back, 0, []
        names, say = self.live.teller.names, table.game.say_event
        for event in table.match.events[self._looked :]:
            if event.mark() == ALARM and (seen := event.seen_by(SPECTATOR)) is not None:
                self.alarms.append(Text(say(seen, "en", names.en), say(seen, "fr", names.fr)))
        self._looked = len(table.match.events)

    def curves(self) -> list[Values]:
        """Each line over all choices."""
        return [[row[place] for row in self.rows] for place in range(len(self.lines))]


def rows_of(raw: Raw, lines: list[Line]) -> list[Values]:
    series = _series.decode(raw)
    columns = [series.values.get(line.name, [None] * (series.moves + 1)) for line in lines]
    return [[column[move] for column in columns] for move in range(series.moves + 1)]


def glance(live: LiveTable, course: Course) -> Glance:
    """The table as a spectator may know it, in short."""
    table, values = live.table, course.follow()
    position = live.teller.position(SPECTATOR)
    info = live.info()
    return Glance(
        table=live.id, seq=table.seq, status=table.status, paused=table.paused,
        calendar=position.calendar, deciders=position.deciders, headlines=position.headlines,
        scores=position.scores, finished=position.finished, winners=position.winners,
        seats=info.seats, free=len(free_seats(table, course.people)),
        clock=live.teller.clock(), rule=table.clocks.rule,
        move=len(table.line), back=last_decision(table), values=values,
        alarms=len(course.alarms), alarm=course.alarms[-1] if course.alarms else None,
        time=table.now(),
    )  # fmt: skip


def last_decision(table: Table) -> int | None:
    """Where the last choice stands that was one; None if nothing can be taken back."""
    places = range(table.floor, len(table.line))
    own = [place for place in places if table.line[place].forced is None]
    return own[-1] if own and not table.match.finished else None
