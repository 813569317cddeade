"""One table: a match and everything around it, as its entries make it. No input or output here."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from anthropolis.engine.contract import Role
from anthropolis.engine.game import Game
from anthropolis.engine.match import Match
from anthropolis.engine.record import Record
from anthropolis.engine.registry import load
from anthropolis.server.joining import RoleInfo, SeatInfo, TableInfo
from anthropolis.server.now import now
from anthropolis.server.store import StoredEntry, TableRow
from anthropolis.server.tables.clock import Clocks
from anthropolis.server.tables.entries import (
    Choice,
    ClockChanged,
    Debriefed,
    Entry,
    Helped,
    Muted,
    Paused,
    Rematched,
    Resumed,
    SeatChanged,
    SeatSetting,
    SteppedBack,
    TakenBack,
    UndoAnswered,
    UndoRequested,
    read_entry,
    read_settings,
)
from anthropolis.server.tables.line import Move, Note, Request
from anthropolis.server.terms import Status, Text
from anthropolis.server.thinking.origin import Origin

NOBODY: Mapping[int, float] = {}


class Table:
    """The state of a table. `apply` is the only way to change it."""

    def __init__(self, row: TableRow) -> None:
        self.row = row
        self.id = row.id
        self.game: Game = load(row.game)
        self.settings = read_settings(row.settings)
        self.seats: list[SeatSetting] = list(self.settings.seats)
        self.has_open_seat = has_open(self.seats)
        self.match: Match = self._fresh_match()
        self.roles = self.game.roles(len(self.seats), self.match.options)
        self.seq = 0
        self.moved_at = row.created_at
        self.ahead = max(0.0, row.created_at - now())
        """By how much the clock was in advance when this was written."""
        self.line: list[Move] = []
        self._play_forced(0, row.created_at)
        self.set_up_events = len(self.match.events)
        self.notes: list[Note] = []
        self.last_take_back = 0
        self.floor = 0
        """Choices that nobody can take back: they were made before everything was drawn anew."""
        self.paused = False
        self.request: Request | None = None
        self.began: dict[int, int] = dict.fromkeys(self.match.deciders, 0)
        self.answered: dict[tuple[int, int], tuple[str, int]] = {}
        self.clocks = Clocks(self.settings.clock, len(self.seats), row.created_at)
        self.phase = self._phase()
        self.naming = 0
        self.muted: set[int] = set()
        self.helped: set[int] = set()
        self.rematch: str | None = None
        self.debrief: str | None = None

    def _fresh_match(self) -> Match:
        settings = self.settings
        return self.game.new(len(settings.seats), self.row.seed, settings.options)

    # -- what is so now ------------------------------------------------------------------------

    @property
    def status(self) -> Status:
        if self.match.finished:
            return "finished"
        return "waiting" if self.has_open_seat else "playing"

    @property
    def open(self) -> bool:
        """Whether nothing is secret any more: it is over, and was no branch of a live match."""
        return self.match.finished and not self.settings.sealed

    @property
    def running(self) -> bool:
        """Whether anybody may decide now."""
        return not self.paused and self.status == "playing"

    @property
    def persons(self) -> list[int]:
        return [seat for seat, s in enumerate(self.seats) if s.controller == "person"]

    def bots_to_decide(self) -> list[int]:
        if not self.running:
            return []
        return [s for s in self.match.deciders if self.seats[s].controller == "bot"]

    def persons_to_decide(self) -> list[int]:
        if not self.running:
            return []
        return [s for s in self.match.deciders if self.seats[s].controller == "person"]

    def name(self, seat: int) -> Text:
        """A seat's own name, or what it is called in each language."""
        setting = self.seats[seat]
        if setting.name:
            return Text(setting.name, setting.name)
        if setting.controller == "bot":
            return Text(f"Bot {seat + 1}", f"Robot {seat + 1}")
        return Text(f"Player {seat + 1}", f"Joueur {seat + 1}")

    def names(self, lang: str) -> list[str]:
        return [getattr(self.name(seat), lang) for seat in range(len(self.seats))]

    def _parted_at(self) -> int | None:
        """Up to which choice it is the match that it branched from."""
        at = self.settings.branch_at
        if at is None:
            return None
        return min([at, *(n.entry.to for n in self.notes if isinstance(n.entry, TakenBack))])

    def info(self, present: set[int], away: Mapping[int, float] = NOBODY) -> TableInfo:
        """The table in short; `away` says since when which seats have nobody there."""
        settings, match = self.settings, self.match
        return TableInfo(
            id=self.id, game=self.game.id, version=self.row.version, title=settings.title,
            language=settings.language, visibility=settings.visibility, status=self.status,
            seats=[
                SeatInfo(seat, s.controller, s.level, self.name(seat), seat in present,
                         seat in self.muted, away.get(seat), seat in self.helped)
                for seat, s in enumerate(self.seats)
            ],
            roles=[role_info(role) for role in self.roles], options=match.options,
            undo=settings.undo, clock=self.clocks.rule,
            facilitator_sees=settings.facilitator_sees, replace_after=settings.replace_after,
            commitment=match.commitment,
            seed=str(match.seed) if self.open else None, created_at=self.row.created_at,
            moved_at=self.moved_at, moves=len(self.line), branch_of=settings.branch_of,
            branch_at=self._parted_at(), rematch=self.rematch, debrief=self.debrief,
        )  # fmt: skip

    def names_of_others(self, seat: int) -> list[str]:
        """What the other seats are called, in every language."""
        others = [s for s in range(len(self.seats)) if s != seat]
        return [name for s in others for name in (self.name(s).en, self.name(s).fr)]

    def renames(self, seat: int) -> int:
        """How often whoever sits there has changed something about the seat."""
        changes = [note.entry for note in self.notes if isinstance(note.entry, SeatChanged)]
        return sum(entry.seat == seat and entry.by == "person" for entry in changes)

    def record(self) -> Record:
        """The record; nothing hidden is in it before the match is over."""
        record = self.match.record()
        record.names = self.names(self.settings.language)
        return record if self.open else record.public()

    # -- what happens --------------------------------------------------------------------------

    def replay(self, entries: list[StoredEntry]) -> None:
        """Apply what the store holds."""
        for stored in entries:
            self.apply(stored.number, stored.at, read_entry(stored.body))
        self.ahead = max(0.0, self.moved_at - now())

    def apply(self, number: int, at: float, entry: Entry) -> None:
        """Make an entry happen; a choice raises Illegal, nothing changed, if it is none."""
        if number != self.seq + 1:
            raise ValueError(f"entry {number} after {self.seq}")
        if isinstance(entry, Choice):
            self._choose(number, at, entry)
        else:
            self._tick(at)
            self._note(number, at, entry)
        self.seq = number
        self.moved_at = at

    def _tick(self, at: float) -> None:
        self.clocks.pass_to(at, self.persons_to_decide())

    def _choose(self, number: int, at: float, choice: Choice) -> None:
        match = self.match
        before, deciders = len(match.events), match.deciders
        thinking = self.persons_to_decide() if self.clocks.rule else []
        match.choose(choice.seat, choice.key)
        self.clocks.pass_to(at, thinking)
        self.line.append(Move(number, at, choice, before, len(match.events)))
        if choice.seat < 0:
            self.floor = len(self.line)
        else:
            self.clocks.decided(choice.seat)
            self.answered[choice.seat, choice.decision] = (choice.key, number)
        self._play_forced(number, at)
        self._look_at_phase()
        for seat in match.deciders:
            if seat == choice.seat or seat not in deciders:
                self.began[seat] = number

    def _phase(self) -> tuple[int, str]:
        now = self.game.calendar(self.match.state)
        return (now.number, now.phase)

    def _look_at_phase(self) -> None:
        """A phase has its own time where the clock says so."""
        rule = self.clocks.rule
        if rule is not None and rule.kind == "phase" and self.phase != (now := self._phase()):
            self.phase = now
            self.clocks.next_phase()

    def _play_forced(self, number: int, at: float) -> None:
        """Play the questions that leave no choice; they belong to the entry that led to them."""
        if not self.settings.forced:
            return
        match, place = self.match, len(self.line)
        for seat, option in match.forced():
            first = match.moments[place].told
            choice = Choice(seat, option.key, number, "rules")
            self.line.append(Move(number, at, choice, first, len(match.events), option))
            if place > 0 and self.line[place - 1].number == number:
                self.line[place - 1].last_event = first
            place += 1

    def _step_back(self, number: int, seat: int) -> None:
        forced = True
        while forced:
            self.match.back(seat)
            forced = self.line.pop(self._own_places(seat)[-1]).forced is not None
        self.began[seat] = number

    def _note(self, number: int, at: float, entry: Entry) -> None:
        if isinstance(entry, TakenBack):
            self._take_back(number, entry.to)
        elif isinstance(entry, SteppedBack):
            self._step_back(number, entry.seat)
        elif isinstance(entry, SeatChanged):
            self.seats[entry.seat] = SeatSetting(entry.controller, entry.level, entry.name)
            self.has_open_seat = has_open(self.seats)
            self.naming += 1
        elif isinstance(entry, Muted):
            (self.muted.add if entry.muted else self.muted.discard)(entry.seat)
            self.naming += 1
        elif isinstance(entry, (Rematched, Debriefed, ClockChanged, Helped)):
            self._note_of_leader(entry)
        elif isinstance(entry, (Paused, Resumed)):
            self.paused = isinstance(entry, Paused)
        elif isinstance(entry, UndoRequested):
            self.request = Request(number, entry.seat, entry.to)
        elif isinstance(entry, UndoAnswered) and self.request is not None:
            if entry.agree:
                self.request.agreed.add(entry.seat)
            else:
                self.request = None
        self.notes.append(Note(number, at, entry, len(self.line)))

    def _note_of_leader(self, entry: Rematched | Debriefed | ClockChanged | Helped) -> None:
        if isinstance(entry, Rematched):
            self.rematch = entry.table
            return
        if isinstance(entry, Debriefed):
            self.debrief = entry.class_id
        elif isinstance(entry, ClockChanged):
            self.phase = self._phase()
            self.clocks.change(entry.clock)
        else:
            (self.helped.add if entry.helped else self.helped.discard)(entry.seat)
        self.naming += 1

    def _take_back(self, number: int, to: int) -> None:
        self.line = self.line[:to]
        self.match = self._fresh_match()
        for move in self.line:
            self.match.choose(move.choice.seat, move.choice.key)
        self._play_forced(number, self.moved_at)
        self.began = dict.fromkeys(self.match.deciders, number)
        self.answered.clear()
        self.clocks.start_again()
        self.phase = self._phase()
        self.last_take_back = number
        self.request = None

    # -- what may be taken back ----------------------------------------------------------------

    def undo_target(self, seat: int) -> int | None:
        """How many choices would stand if this seat took back its last one, if it may ask."""
        if self.match.finished or self.request is not None:
            return None
        if self.may_step_back(seat):
            return len(self.line) - 1
        free = self._free_points(seat)
        if free:
            return free[0]
        return self._last_own(seat) if self.settings.undo == "agreed" else None

    def may_step_back(self, seat: int) -> bool:
        """Whether the seat has given a part or an answer that nobody has seen yet."""
        state = self.match.state
        if not state.may_back(seat):
            return False
        given = self._own_places(seat)[-max(1, len(state.draft(seat))) :]
        return any(self.line[place].choice.by == "person" for place in given)

    def _free_points(self, seat: int) -> list[int]:
        """Where the seat may step back to without asking anybody.

        Inside its own action always; past the bots' moves where the table agreed on that.
        """
        bots = [s for s, setting in enumerate(self.seats) if setting.controller == "bot"]
        points = self.match.undo_points(seat, bots if self.settings.undo == "own" else ())
        return [place for place in points if self.line[place].choice.by == "person"]

    def _last_own(self, seat: int) -> int | None:
        places = [n for n in self._own_places(seat) if n >= self.floor]
        own = [n for n in places if self.line[n].forced is None]
        return own[-1] if own and self.line[own[-1]].choice.by == "person" else None

    def _own_places(self, seat: int) -> list[int]:
        return [place for place, move in enumerate(self.line) if move.choice.seat == seat]

    def must_agree(self, seat: int) -> list[int]:
        """The other persons, who are asked before something is taken back."""
        if self.settings.undo != "agreed" or self.may_step_back(seat) or self._free_points(seat):
            return []
        return [person for person in self.persons if person != seat]

    def waiting_for(self) -> list[int]:
        """Who has not agreed yet to the open request."""
        request = self.request
        if request is None:
            return []
        return [s for s in self.must_agree(request.seat) if s not in request.agreed]

    def choices(self) -> list[tuple[int, str]]:
        return [(move.choice.seat, move.choice.key) for move in self.line]

    def forced_by(self, number: int) -> list[tuple[int, str]]:
        """What played itself because of an entry, or at the beginning."""
        led = [move for move in self.line if move.number == number and move.forced is not None]
        return [(move.choice.seat, move.choice.key) for move in led]

    def origin(self) -> Origin:
        """What another process needs to play along."""
        match = self.match
        return Origin(self.id, self.game.id, match.seats, self.row.seed, match.options)

    def now(self) -> float:
        """The time at this table: later than anything that happened, and never at a standstill."""
        return now() + self.ahead

    def due(self, bot_patience: Callable[[str | None], float]) -> float | None:
        """When somebody must act for this table if nothing has happened by then.

        Bots that play among themselves have time until somebody watches.
        """
        bots = self.bots_to_decide() if self.persons else []
        times = [self.moved_at + bot_patience(self.seats[s].level) for s in bots]
        times += self.clocks.deadlines(self.persons_to_decide()).values()
        return min(times) - self.ahead if times else None


def has_open(seats: list[SeatSetting]) -> bool:
    return any(seat.controller == "open" for seat in seats)


def role_info(role: Role) -> RoleInfo:
    name, of, to = (Text(texts["en"], texts["fr"]) for texts in (role.name, role.of, role.to))
    seat = None if role.seat < 0 else role.seat
    return RoleInfo(role.id, name, of, to, role.colour, role.emblem, seat)
