"""The story of a match: one sentence per action or automatic step, from the events of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from anthropolis.engine.contract import ACTION, HEADING, HEADLINE, NOBODY, STEP, Tale, Words
from anthropolis.engine.events import Event, event_name, event_params
from anthropolis.games.limit.table.components import CARD_BY_ID
from anthropolis.games.limit.table.events import (
    CardPlayed,
    CardPlayedOn,
    CardsReturned,
    Changed,
    CrisisStruck,
    Demilitarized,
    EventDrawn,
    GameOver,
    GenerationBegun,
    GenerationEnded,
    LimitEvent,
    Shortage,
    StepBegun,
    WorldChanged,
)

HEADLINES: Final = (CrisisStruck, Demilitarized, EventDrawn, GameOver)
UNTOLD: Final = (CardsReturned, GenerationEnded)
"""What the next heading, or the board, says anyway."""
CONSEQUENCES: Final = ("LIM-SOL-05", "LIM-TRK-07", "LIM-UNR-03")
"""What follows from another change: a tile is freed, soil is lost, unrest runs over."""
SERVED: Final = {"supply": "story_fed", "consumption": "story_served"}
"""Steps that are soonest told by who goes without."""


def story(events: Sequence[Event]) -> list[Tale]:
    """What happened, as far as these events tell."""
    groups: list[Group] = []
    for number, event in enumerate(events):
        if not groups or not groups[-1].takes(event):
            groups.append(Group(event, number))
        groups[-1].add(event, number)
    return [tale for group in groups for tale in group.tales()]


class Group:
    """An event and the numbers that moved with it; or numbers alone, told by their common cause."""

    def __init__(self, opening: Event, number: int) -> None:
        self.opening = opening
        self.first = number
        self.last = number
        self.about: list[str] = []
        self.changes: dict[tuple[int, str], tuple[int, int]] = {}
        self.short: list[list[Any]] = []

    def takes(self, event: Event) -> bool:
        """Numbers follow what they belong to; a headline stands alone."""
        if isinstance(self.opening, (*HEADLINES, GenerationBegun, *UNTOLD)):
            return False
        if not isinstance(event, (Changed, WorldChanged, Shortage)):
            return False
        if isinstance(self.opening, (Changed, WorldChanged, Shortage)):
            return same_cause(event, self.opening) or event.rule in CONSEQUENCES
        return True

    def add(self, event: Event, number: int) -> None:
        self.last = number
        self.about += [path for path in event.about() if path not in self.about]
        if isinstance(event, Shortage):
            self.short.append([event.nation, event.levels])
        elif isinstance(event, Changed):
            place = (event.nation, event.what)
            before = self.changes[place][0] if place in self.changes else event.before
            self.changes[place] = (before, event.after)

    # -- telling -------------------------------------------------------------------------------

    def tales(self) -> list[Tale]:
        opening = self.opening
        if isinstance(opening, UNTOLD):
            return []
        if isinstance(opening, StepBegun):
            return self.tell_step(opening.step)
        if isinstance(opening, (Changed, WorldChanged, Shortage)):
            cause = opening.cause()
            return [] if cause is None else self.tell_step(cause.what, cause.seat)
        if isinstance(opening, (CardPlayed, CardPlayedOn)):
            return [self.tell_play(opening)]
        kind = HEADLINE if isinstance(opening, HEADLINES) else ACTION
        if isinstance(opening, GenerationBegun):
            kind = HEADING
        seat = NOBODY
        if kind == ACTION and isinstance(opening, LimitEvent):
            seat = opening.actor()
        return [self.tale(Words(event_name(opening), event_params(opening)), kind, seat)]

    def tell_step(self, step: str, seat: int = NOBODY) -> list[Tale]:
        """LIM-SUP-02, LIM-IND-03: who goes without; else what moved; nothing, if nothing did."""
        if self.short:
            hungry = [nation for nation, _ in self.short]
            changes = [row for row in self.rows(NOBODY) if row[0] in hungry]
            name = "story_short" if changes else "story_short_plain"
            words = Words(name, {"step": step, "short": self.short, "changes": changes})
        elif self.changes and step in SERVED:
            words = Words(SERVED[step], {"step": step})
        elif self.changes:
            words = Words("story_step", {"step": step, "changes": self.rows(NOBODY)})
        else:
            return []
        if step in CARD_BY_ID:
            return [self.tale(words, ACTION, seat)]
        return [self.tale(words, STEP, NOBODY)]

    def tell_play(self, play: CardPlayed | CardPlayedOn) -> Tale:
        """LIM-CRD-01: the card, its target, and what it cost and did at once."""
        name = "story_play"
        params: dict[str, Any] = {"nation": play.nation, "card": play.card}
        if isinstance(play, CardPlayedOn):
            name, params["target"] = "story_play_on", play.target
        rows = self.rows(play.nation)
        if rows:
            params["changes"] = rows
        return self.tale(Words(name if rows else f"{name}_plain", params), ACTION, play.nation)

    def rows(self, acting: int) -> list[list[Any]]:
        """`[nation, [[what, before, after]...]]`, whoever acts first and without a name."""
        found: dict[int, list[list[Any]]] = {acting: []} if acting >= 0 else {}
        for (nation, what), (before, after) in self.changes.items():
            if before != after:
                found.setdefault(nation, []).append([what, before, after])
        return [[NOBODY if n == acting else n, moved] for n, moved in found.items() if moved]

    def tale(self, words: Words, kind: str, seat: int) -> Tale:
        return Tale(words, kind, seat, self.first, self.last, tuple(self.about))


def same_cause(one: Event, other: Event) -> bool:
    """Whether both belong to the same card or step, whichever nation it is about."""
    first, second = one.cause(), other.cause()
    return first is not None and second is not None and first.what == second.what
