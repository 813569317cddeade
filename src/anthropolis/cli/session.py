"""A game between people and bots at one terminal: its match, who sits where, and its save file."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from anthropolis import Match, Record, new_match, verify
from anthropolis.bots.naming import make_bot
from anthropolis.cli.common import writing
from anthropolis.cli.saves import HUMAN
from anthropolis.engine.chance import chance_from
from anthropolis.engine.events import Event

MayUndo = Callable[[Sequence[Event]], bool]


class Kept(Exception):
    """A choice that cannot be taken back; `reason` names the sentence that says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


def is_forced(match: Match, seat: int) -> bool:
    """One option, and not a question to the table: by such a one a table waits for everybody."""
    return not match.state.together and len(match.state.options(seat)) == 1


class Session:
    """A match that is saved after every choice and can be taken back where its game allows it.

    `marks` counts the events before each choice, `forced` says which choices were none.
    """

    def __init__(
        self, match: Match, players: Sequence[str], path: Path, may_undo: MayUndo | None = None
    ) -> None:
        self.match = match
        self.players = list(players)
        self.path = path
        self.may_undo = may_undo or match.game.may_undo
        self.marks: list[int] = []
        self.forced: list[bool] = []
        self._rebuild(match.choices)

    @classmethod
    def resume(cls, record: Record, players: Sequence[str], path: Path) -> Session:
        """Carry on where the record stops; raises BadRecord."""
        return cls(verify(record), players, path)

    @property
    def humans(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]

    def choose(self, seat: int, key: str) -> None:
        """Take an option for a seat and save; raises Illegal."""
        self._apply(self.match, seat, key)
        self.save()

    def let_bot_choose(self, seat: int) -> None:
        """Let the seat's bot decide and save.

        The bot's chance follows from the seed, the seat and the number of choices so far, so that a
        game that was left and resumed goes on as it would have gone.
        """
        match = self.match
        chance = chance_from(match.seed, f"play {seat} {len(match.choices)}")
        bot = make_bot(self.players[seat], match.game, chance)
        choice = bot.choose(match.state, seat)
        option = next(o for o in match.decision(seat).options if o.choice == choice)
        self.choose(seat, option.key)

    def events_since_choice(self, seat: int) -> list[Event]:
        """What the seat saw since it last chose freely, its own choice included."""
        return self.match.events_seen_by(seat, since=self._last_mark(seat))

    def has_chosen(self, seat: int) -> bool:
        return any(s == seat and not f for (s, _), f in zip(self.match.choices, self.forced))

    def _last_mark(self, seat: int) -> int:
        for number in range(len(self.marks) - 1, -1, -1):
            if self.match.choices[number][0] == seat and not self.forced[number]:
                return self.marks[number]
        return 0

    def undo(self, seat: int) -> str:
        """Take back the seat's last free choice and return its key; raises Kept.

        Only where the game may undo all that happened since, and no other human chose since.
        """
        number = self._undo_point(seat)
        key = self.match.choices[number][1]
        self._rebuild(self.match.choices[:number])
        self.save()
        return key

    def _undo_point(self, seat: int) -> int:
        for number in range(len(self.marks) - 1, -1, -1):
            chooser = self.match.choices[number][0]
            if self.forced[number]:
                continue
            if chooser == seat:
                if not self.may_undo(self.match.events[self.marks[number] :]):
                    raise Kept("undo_revealed")
                return number
            if self.players[chooser] == HUMAN:
                raise Kept("undo_other")
        raise Kept("undo_none")

    def _rebuild(self, choices: list[tuple[int, str]]) -> None:
        """Play these choices again from the start."""
        old = self.match
        self.marks, self.forced = [], []
        match = new_match(old.game, old.seats, old.seed, old.options)
        for seat, key in choices:
            self._apply(match, seat, key)
        self.match = match

    def _apply(self, match: Match, seat: int, key: str) -> None:
        mark, forced = len(match.events), is_forced(match, seat)
        match.choose(seat, key)
        self.marks.append(mark)
        self.forced.append(forced)

    def save(self) -> None:
        """Write the save file completely or not at all."""
        record = self.match.record()
        record.names = self.players
        with writing(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            record.save(self.path)
