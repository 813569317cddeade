"""What each viewer of a table is told. Everything that leaves for a seat is made here.

A viewer is a seat's number, or -1 for whoever may see only what is public. A page's own name for
its subscription is put in front last, so that many pages share one message.
"""

from __future__ import annotations

from itertools import groupby
from typing import cast

from msgspec import Raw

from anthropolis.engine.events import Event
from anthropolis.engine.flow import DONE
from anthropolis.server.joining import TableInfo
from anthropolis.server.replies import (
    ChatLine,
    ClockInfo,
    ForcedInfo,
    LogEntry,
    Moved,
    Position,
    State,
    UndoInfo,
    Viewer,
)
from anthropolis.server.tables.entries import (
    ClockChanged,
    Debriefed,
    Entry,
    Helped,
    LinkChanged,
    Muted,
    Paused,
    Rematched,
    Resumed,
    SeatChanged,
    SteppedBack,
    TakenBack,
    UndoAnswered,
    UndoRequested,
)
from anthropolis.server.tables.line import Move, Note
from anthropolis.server.tables.phrasing import (
    Common,
    Names,
    Told,
    View,
    common_of,
    encode,
    sayer_of,
    tell_events,
    tell_position,
)
from anthropolis.server.tables.table import Table
from anthropolis.server.terms import EntryKind, Text

LOG_PAGE = 150
"""So many entries are sent at once; whoever wants earlier ones asks for them."""
Stands = tuple[int, list[Move]] | Note | None
"""An entry that stands: choices with how many stand after them, a note, or the set-up."""
Listed = tuple[int, Stands]
"""The number of an entry and the entry."""

Said = tuple[list[ChatLine], int]
"""The lines of chat to send, and the number of the last one there is."""


def names_of(table: Table) -> Names:
    return Names(table.names("en"), table.names("fr"))


class Teller:
    """Tells one table to its viewers."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._naming = -1
        self._names = Names([], [])
        self._seq = -1
        self._common: Common | None = None
        self._said: dict[tuple[int, int], Told] = {}
        self._views: dict[int, View] = {}
        self._newest: LogEntry | None = None

    @property
    def names(self) -> Names:
        if self._naming != self.table.naming:
            self._naming = self.table.naming
            self._names = names_of(self.table)
        return self._names

    def _look(self) -> Common:
        """What everybody is told alike is made once for each entry."""
        if self._common is None or self._seq != self.table.seq:
            self._seq = self.table.seq
            self._common = common_of(self.table.match)
            self._said.clear()
            self._views.clear()
            self._newest = None
        return self._common

    def look_for(self, seats: set[int]) -> None:
        """Make the views of several viewers together, who will all be told."""
        self._look()
        several, match = list(seats), self.table.match
        self._views = dict(zip(several, match.game.views(match.state, several), strict=True))

    def forget_views(self) -> None:
        """Few tables are looked at again before they change; views take more room than words."""
        self._views.clear()

    def position(self, seat: int) -> Position:
        common = self._look()
        table = self.table
        view = self._views.get(seat) or table.game.view(table.match.state, seat)
        return tell_position(table.match, view, seat, self.names, table.began, common)

    def events(self, seat: int, first: int, last: int) -> Told:
        """The events from number `first` up to `last` and their story, as this viewer may know.

        A player is told of "you"; what names somebody else is the same for everybody.
        """
        told = self._of_all(seat, first, last)
        yours = self.names.yours(self.table.game, seat)
        if yours is self.names or not self.names.said_in(told, self.table.game, seat):
            return told
        return tell_events(self.table.match, seat, first, last, yours)

    def _of_all(self, seat: int, first: int, last: int) -> Told:
        self._look()
        told = self._said.get((first, last))
        if told is None:
            match = self.table.match
            told = tell_events(match, seat, first, last, self.names)
            if all(type(event).seen_by is Event.seen_by for event in match.events[first:last]):
                self._said[first, last] = told  # nobody knows more or less of them
        return told

    def state(
        self, viewer: Viewer, seat: int, after: int | None, info: TableInfo, talk: Said
    ) -> State:
        """All, or what came after entry `after`."""
        table = self.table
        reset = after is None or after > table.seq or after < table.last_take_back
        position = self.position(seat)
        log, log_before = self.log_page(seat, -1 if reset or after is None else after)
        return State(
            sub="", seq=table.seq, reset=reset, viewer=viewer, table=info, position=position,
            log=log, log_before=log_before, paused=table.paused,
            talk=self.may_talk(), sayings=self.sayings(), undo=self.undo(viewer),
            clock=self.clock(), chat=talk[0],
            chat_seq=talk[1], time=table.now(),
        )  # fmt: skip

    def moved(self, viewer: Viewer, seat: int, info: TableInfo | None) -> Moved:
        """The newest entry and what has become of the table by it."""
        table = self.table
        position = self.position(seat)
        return Moved(
            sub="", seq=table.seq, entry=self.newest(seat), position=position,
            paused=table.paused, talk=self.may_talk(), sayings=self.sayings(),
            undo=self.undo(viewer), clock=self.clock(), table=info, time=table.now(),
        )  # fmt: skip

    def newest(self, seat: int) -> LogEntry:
        """The last entry; one that everybody is told alike is written once."""
        self._look()
        table = self.table
        if not table.line or table.line[-1].number != table.seq:
            return self._of_note(table.notes[-1])
        moves = [move for move in table.line if move.number == table.seq]
        told = self._told(moves, seat)
        alike = len(moves) == 1 and any(told is said for said in self._said.values())
        if alike and self._newest is not None:
            return self._newest
        entry = self._of_moves(len(table.line), moves, seat, told)
        if alike:
            self._newest = cast(LogEntry, Raw(encode(entry)))
        return entry

    def log_page(
        self, seat: int, after: int, before: int | None = None
    ) -> tuple[list[LogEntry], int | None]:
        """The newest entries behind `after` and before `before`, and where the page before ends.

        Only what is on the page is put into words: a long match has a thousand entries.
        """
        listed = self._listed(after)
        if before is not None:
            listed = [one for one in listed if one[0] < before]
        page = listed[-LOG_PAGE:]
        told = [self._entry(what, seat) for _, what in page]
        return told, page[0][0] if len(listed) > len(page) else None

    def _listed(self, after: int) -> list[Listed]:
        """The entries that stand behind `after`, in order; none of them is told yet."""
        table = self.table
        listed: list[Listed] = [(0, None)] if after < 0 else []
        standing = 0
        for number, group in groupby(table.line, lambda move: move.number):
            moves = list(group)
            standing += len(moves)
            if number > max(0, after):
                listed.append((number, (standing, moves)))
        listed += [(note.number, note) for note in table.notes if note.number > after]
        return sorted(listed, key=lambda one: one[0])

    def _entry(self, what: Stands, seat: int) -> LogEntry:
        if what is None:
            return self.set_up(seat)
        if isinstance(what, Note):
            return self._of_note(what)
        return self._of_moves(*what, seat, self._told(what[1], seat))

    def set_up(self, seat: int) -> LogEntry:
        table = self.table
        moves = [move for move in table.line if move.number == 0]
        told = self.events(seat, 0, table.set_up_events)
        forced, at = self._forced(moves, seat), table.row.created_at
        return LogEntry(0, "set_up", None, None, at, len(moves), *told, forced, None)

    def _told(self, moves: list[Move], seat: int) -> Told:
        return self.events(seat, moves[0].first_event, moves[-1].last_event)

    def _of_moves(self, number: int, moves: list[Move], seat: int, told: Told) -> LogEntry:
        """A choice, and those that played themselves after it; `number` choices stand then."""
        first = moves[0]
        chooser, by = first.choice.seat, first.choice.by
        forced = self._forced(moves[1:], seat)
        if chooser < 0:
            return LogEntry(
                first.number, "redraw", None, by, first.at, number, *told, forced, REDRAWN
            )
        return LogEntry(first.number, "choice", chooser, by, first.at, number, *told, forced, None)

    def _forced(self, moves: list[Move], seat: int) -> list[ForcedInfo]:
        return [
            ForcedInfo(move.choice.seat, self.names.say(move.forced) if told else None)
            for move in moves
            if move.forced is not None
            # That an answer in parts could only end there is nothing to read.
            for told in [move.choice.seat == seat and move.forced.choice != DONE]
        ]

    def may_talk(self) -> bool:
        return self.table.game.may_talk(self.table.match.state)

    def sayings(self) -> list[Text]:
        """What may be said while chat is closed."""
        game = self.table.game
        said = [] if self.may_talk() else game.sayings(self.table.match.state)
        return [sayer_of(game).words(words, self.names) for words in said]

    def _of_note(self, note: Note) -> LogEntry:
        entry = note.entry
        seat = getattr(entry, "seat", None)
        by = getattr(entry, "by", None)
        kind = cast(EntryKind, type(entry).__struct_config__.tag)
        text = note_text(entry, self.table)
        return LogEntry(note.number, kind, seat, by, note.at, note.move, [], [], [], text)

    def undo(self, viewer: Viewer) -> UndoInfo:
        table = self.table
        request = table.request
        to = None
        if viewer.role == "seat" and viewer.seat is not None:
            to = table.undo_target(viewer.seat)
        return UndoInfo(
            may_ask=to is not None,
            to=to,
            request=request.number if request else None,
            by=request.seat if request else None,
            waiting_for=table.waiting_for(),
        )

    def clock(self) -> ClockInfo | None:
        table = self.table
        if table.clocks.rule is None:
            return None
        deadlines = table.clocks.deadlines(table.persons_to_decide())
        return ClockInfo({str(s): d for s, d in deadlines.items()}, table.clocks.left())


def note_text(entry: Entry, table: Table) -> Text | None:
    """An entry that is no choice, in words; a part taken back is nobody else's business."""
    if isinstance(entry, SteppedBack):
        return None
    if isinstance(entry, TakenBack):
        return Text(
            f"Taken back: {entry.to} choices stand.", f"Reprise : {entry.to} choix restent."
        )
    if isinstance(entry, SeatChanged):
        return seat_text(entry, table)
    if isinstance(entry, Paused):
        return Text("The table is paused.", "La table est en pause.")
    if isinstance(entry, Resumed):
        return Text("The table goes on.", "La partie reprend.")
    if isinstance(entry, Muted):
        return mute_text(entry, table)
    if isinstance(entry, LinkChanged):
        return LINKS[entry.role]
    if isinstance(entry, UndoRequested):
        name = table.name(entry.seat)
        return Text(f"{name.en} would like to take back.", f"{name.fr} voudrait reprendre.")
    if isinstance(entry, Rematched):
        return Text("The same people play again.", "On rejoue, avec les mêmes.")
    if isinstance(entry, Debriefed):
        return Text("The debrief of the class begins.", "Le bilan de la classe commence.")
    if isinstance(entry, ClockChanged):
        return clock_text(entry)
    if isinstance(entry, Helped):
        return help_text(entry, table)
    assert isinstance(entry, UndoAnswered)
    name = table.name(entry.seat)
    if entry.agree:
        return Text(f"{name.en} agrees.", f"{name.fr} est d’accord.")
    return Text(f"{name.en} does not agree.", f"{name.fr} n’est pas d’accord.")


REDRAWN = Text(
    "Everything that is not public was drawn anew.",
    "Tout ce qui n’est pas public a été tiré à nouveau.",
)
LINKS = {
    "facilitator": Text("The facilitator has a new link.", "L’animateur a un nouveau lien."),
    "spectator": Text(
        "There is a new link for spectators.", "Il y a un nouveau lien pour les spectateurs."
    ),
    "join": Text("There is a new link for joining.", "Il y a un nouveau lien pour rejoindre."),
}


PER = {
    "decision": Text("for each decision", "pour chaque décision"),
    "phase": Text("for each phase", "pour chaque phase"),
    "seat": Text("each for the whole match", "chacun pour toute la partie"),
}


def clock_text(entry: ClockChanged) -> Text:
    clock = entry.clock
    if clock is None:
        return Text("There is no clock any more.", "Il n’y a plus d’horloge.")
    minutes, seconds = divmod(clock.seconds, 60)
    time, per = f"{minutes}:{seconds:02}", PER[clock.kind]
    return Text(f"Time to think: {time} {per.en}.", f"Temps de réflexion : {time} {per.fr}.")


def help_text(entry: Helped, table: Table) -> Text:
    name = table.name(entry.seat)
    if entry.helped:
        return Text(
            f"{name.en} may ask a bot for advice.", f"{name.fr} peut demander conseil à un robot."
        )
    return Text(f"{name.en} decides without advice.", f"{name.fr} décide sans conseil.")


def mute_text(entry: Muted, table: Table) -> Text:
    name = table.name(entry.seat)
    if entry.muted:
        return Text(f"{name.en} may not chat now.", f"{name.fr} ne peut plus écrire.")
    return Text(f"{name.en} may chat again.", f"{name.fr} peut de nouveau écrire.")


def seat_text(entry: SeatChanged, table: Table) -> Text:
    name = table.name(entry.seat)
    place = entry.seat + 1
    if entry.controller == "bot":
        return Text(
            f"Seat {place}: a bot ({entry.level}) decides now.",
            f"Place {place} : un robot ({entry.level}) décide maintenant.",
        )
    if entry.new_link and entry.by == "facilitator" and entry.controller == "person":
        return Text(
            f"Seat {place}: the facilitator made a new link for {name.en}.",
            f"Place {place} : l’animateur a fait un nouveau lien pour {name.fr}.",
        )
    if entry.controller == "open":
        return Text(f"Seat {place} is open.", f"La place {place} est libre.")
    return Text(f"Seat {place}: {name.en} decides.", f"Place {place} : {name.fr} décide.")


def with_sub(message: bytes, sub: bytes) -> bytes:
    """The same message for another subscription: its name stands right behind the type."""
    head, _, tail = message.partition(b'"sub":""')
    return head + b'"sub":' + sub + tail
