"""How often cards, actions and lines of rules happen in many matches, and what never does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from anthropolis.bots.play import play_out
from anthropolis.engine.events import Event, event_name, event_params
from anthropolis.engine.game import Game
from anthropolis.engine.options import complete
from anthropolis.lab.seating import check_player


@dataclass
class Tally:
    """Counts by kind of thing; `kinds` are all things of each kind, seen or not.

    `game`, `seats` and `options` are those of the matches: the game says why something never came.
    """

    game: Game
    seats: int
    options: Mapping[str, Any]
    games: int
    kinds: dict[str, list[str]]
    counts: dict[str, Counter[str]] = field(default_factory=dict)

    def add(self, events: Sequence[Event]) -> None:
        for event in events:
            name = event_name(event)
            params = event_params(event)
            for kind, things in self.kinds.items():
                told, _, gap = kind.partition(".")
                if told == name and params.get("holds", True) and str(params[gap]) in things:
                    self.counts.setdefault(kind, Counter())[str(params[gap])] += 1

    def seen(self, kind: str) -> Counter[str]:
        return self.counts.get(kind, Counter())

    def never(self, kind: str) -> list[str]:
        """The things of a kind that never happened."""
        return [thing for thing in self.kinds[kind] if not self.seen(kind)[thing]]

    def why(self, kind: str, thing: str) -> str:
        """Why it never happened, as far as the game can tell."""
        return self.game.why_never(kind, thing, self.seats, self.options)

    def to_dict(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "kinds": {
                kind: {thing: self.seen(kind)[thing] for thing in things}
                for kind, things in self.kinds.items()
            },
            "never": {
                kind: {thing: self.why(kind, thing) for thing in self.never(kind)}
                for kind in self.kinds
            },
        }


def tally(
    game: Game,
    players: Sequence[str],
    games: int,
    seed: int | str = 0,
    options: Mapping[str, Any] | None = None,
) -> Tally:
    """Play matches with one player per seat and count what `Game.things` lists."""
    for player in players:
        check_player(player, game)
    table = game.seated(players, complete(game.options_schema, options))
    found = Tally(game, len(players), table, games, game.things())
    for number in range(games):
        match = game.new(len(players), f"{seed}/{number}", table)
        found.add(play_out(match, players).events)
    return found
