"""A game between people and bots at one terminal: its match, who sits where, and its save file."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from anthropolis import Match, Record, replay, verify
from anthropolis.bots.naming import make_bot
from anthropolis.cli.common import writing
from anthropolis.cli.saves import HUMAN, names_in, names_to_save
from anthropolis.engine.chance import chance_from
from anthropolis.engine.events import Event
from anthropolis.engine.match import Option


class Kept(Exception):
    """A choice that cannot be taken back; `reason` names the sentence that says why."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Session:
    """A match that is saved after every choice and can be taken back where its game allows it."""

    def __init__(self, match: Match, players: Sequence[str], path: Path) -> None:
        self.match = match
        self.players = list(players)
        self.names = list(players)
        self.path = path

    @classmethod
    def resume(cls, record: Record, players: Sequence[str], path: Path) -> Session:
        """Carry on where the record stops, under its names; raises BadRecord."""
        session = cls(verify(record), players, path)
        session.names = names_to_save(record, session.players)
        return session

    @property
    def humans(self) -> list[int]:
        return [seat for seat, player in enumerate(self.players) if player == HUMAN]

    def choose(self, seat: int, key: str) -> None:
        """Take an option for a seat and save; raises Illegal."""
        self.match.choose(seat, key)
        self.save()

    def play_forced(self) -> list[tuple[int, Option]]:
        """Play the questions that leave no choice, and save."""
        played = self.match.forced()
        if played:
            self.save()
        return played

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
        return bool(self._own_choices(seat))

    def _own_choices(self, seat: int) -> list[int]:
        """The numbers of the choices that the seat made freely."""
        match = self.match
        return [
            number
            for number, ((chooser, _), moment) in enumerate(zip(match.choices, match.moments))
            if chooser == seat and not moment.forced
        ]

    def _last_mark(self, seat: int) -> int:
        own = self._own_choices(seat)
        return self.match.moments[own[-1]].told if own else 0

    def undo(self, seat: int) -> str:
        """Take back the seat's last free choice and return its key; raises Kept.

        Only where the game may undo all that happened since, and no other human chose since.
        """
        match = self.match
        if match.state.draft(seat):
            key = match.back(seat)
        else:
            bots = [other for other, player in enumerate(self.players) if player != HUMAN]
            points = match.undo_points(seat, bots)
            if not points:
                raise Kept(self._why_kept(seat))
            key = match.choices[points[0]][1]
            self.match = replay(match.record(), upto=points[0])
        self.save()
        return key

    def _why_kept(self, seat: int) -> str:
        own = self._own_choices(seat)
        if not own:
            return "undo_none"
        others = [self._own_choices(other) for other in self.humans if other != seat]
        return "undo_other" if any(n and n[-1] > own[-1] for n in others) else "undo_revealed"

    def record(self) -> Record:
        record = self.match.record()
        record.names = self.names
        return record

    def names_to_show(self, lang: str) -> list[str] | None:
        return names_in(self.record(), lang)

    def save(self) -> None:
        """Write the save file completely or not at all."""
        record = self.record()
        with writing(self.path):
            self.path.parent.mkdir(parents=True, exist_ok=True)
            record.save(self.path)
