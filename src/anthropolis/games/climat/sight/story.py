"""The story of a match: one sentence per action or automatic step, from the events of the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from anthropolis.engine.contract import ACTION, HEADING, HEADLINE, NOBODY, STEP, Tale, Words
from anthropolis.engine.events import Event, event_name, event_params
from anthropolis.games.climat.table.events import (
    ActionTaken,
    BrokeOut,
    CardPlayed,
    CardsDiscarded,
    CardsDrawn,
    CardsLaid,
    CardsRevealed,
    Changed,
    ClimatEvent,
    ColoursDrawn,
    CommonActionBegun,
    CommonActionCounted,
    EventDrawn,
    EventIgnored,
    ExternalDrawn,
    GameOver,
    GlobalTransformation,
    ImplantationTried,
    Moved,
    PairCompleted,
    PowerUsed,
    RollChanged,
    Rolled,
    StepBegun,
    TargetFound,
    TransformationGained,
    TurnBegun,
    TutorialOver,
    WorldChanged,
)

HEADLINES: Final = (BrokeOut, GlobalTransformation, TutorialOver, GameOver)
NUMBERS: Final = (Changed, WorldChanged, TransformationGained, PairCompleted)
COUNTING: Final = (
    CommonActionBegun, CardsLaid, ExternalDrawn, CardsRevealed, CommonActionCounted, Rolled,
    RollChanged,
)  # fmt: skip
"""What happens on the way to a result: told by the result."""
FOLLOWS: Final[dict[type, tuple[type, ...]]] = {
    EventDrawn: (TargetFound, EventIgnored, CardPlayed, *COUNTING),
    ActionTaken: (
        Moved, CardPlayed, ImplantationTried, CardsDrawn, ColoursDrawn, CardsDiscarded, *COUNTING
    ),
    PowerUsed: (Rolled, RollChanged),
    StepBegun: (Rolled, RollChanged),
}  # fmt: skip
UNTOLD: Final = (Rolled, RollChanged, CardsLaid, ExternalDrawn, CardsRevealed, CommonActionBegun)
"""What tells nothing by itself, when the event that it belongs to was told before."""


def story(events: Sequence[Event]) -> list[Tale]:
    """What happened, as far as these events tell."""
    groups: list[Group] = []
    for number, event in enumerate(events):
        if not groups or not groups[-1].takes(event):
            groups.append(Group(event, number))
        groups[-1].add(event, number)
    return [tale for group in groups for tale in group.tales()]


class Group:
    """An event with what followed from it; or numbers alone, told by their common cause."""

    def __init__(self, opening: Event, number: int) -> None:
        self.opening = opening
        self.first = number
        self.last = number
        self.about: list[str] = []
        self.changes: dict[tuple[str, str], tuple[int, int]] = {}
        self.found: dict[type, Event] = {}

    def takes(self, event: Event) -> bool:
        """A headline and a heading stand alone; whatever else begins something closes the last."""
        opening = self.opening
        if isinstance(opening, (*HEADLINES, TurnBegun)):
            return False
        if isinstance(event, NUMBERS):
            return not isinstance(opening, NUMBERS) or event.cause() == opening.cause()
        return isinstance(event, FOLLOWS.get(type(opening), ()))

    def add(self, event: Event, number: int) -> None:
        self.last = number
        self.about += [path for path in event.about() if path not in self.about]
        self.found.setdefault(type(event), event)
        if isinstance(event, (Changed, WorldChanged)):
            region = event.region if isinstance(event, Changed) else ""
            before, _ = self.changes.get((region, event.what), (event.before, 0))
            self.changes[region, event.what] = (before, event.after)
        elif isinstance(event, TransformationGained):
            self.changes[event.region, event.tp] = (0, 1)

    def rows(self) -> list[list[Any]]:
        """`[region, [[what, before, after]...]]`; the board has no name."""
        found: dict[str, list[list[Any]]] = {}
        for (region, what), (before, after) in self.changes.items():
            if before != after:
                found.setdefault(region, []).append([what, before, after])
        return [[region, moved] for region, moved in found.items()]

    # -- telling -------------------------------------------------------------------------------

    def tales(self) -> list[Tale]:
        opening = self.opening
        if isinstance(opening, UNTOLD):
            return []
        if isinstance(opening, StepBegun):
            return self.tell_step(Words("", {"step": opening.step, "region": opening.region}))
        if isinstance(opening, NUMBERS):
            cause = opening.cause()
            return [] if cause is None else self.tell_step(Words("", {"step": cause.what}))
        if isinstance(opening, EventDrawn):
            return [self.tale(self.event_words(opening), STEP, NOBODY)]
        if isinstance(opening, ActionTaken):
            return [self.tale(self.action_words(opening), ACTION, opening.seat)]
        if isinstance(opening, PowerUsed):
            words = self.with_changes("story_power", event_params(opening))
            return [self.tale(words, ACTION, opening.seat)]
        return [self.tell_plainly(opening)]

    def tell_plainly(self, event: Event) -> Tale:
        kind = HEADLINE if isinstance(event, HEADLINES) else ACTION
        if isinstance(event, TurnBegun):
            kind = HEADING
        seat = NOBODY
        if kind == ACTION and isinstance(event, ClimatEvent):
            seat = event.actor()
        return self.tale(Words(event_name(event), event_params(event)), kind, seat)

    def tell_step(self, words: Words) -> list[Tale]:
        """BPC-ACT-10: a step in which nothing changed is not worth a sentence."""
        rows = self.rows()
        if not rows:
            return []
        name = "story_step" if "region" in words.params else "story_cause"
        return [self.tale(Words(name, {**words.params, "changes": rows}), STEP, NOBODY)]

    def event_words(self, drawn: EventDrawn) -> Words:
        """BPC-TRN-03: the card, where it strikes, what the ACI reached, and what it did."""
        found = self.found.get(TargetFound)
        counted = self.found.get(CommonActionCounted)
        params: dict[str, Any] = {"seat": drawn.seat, "card": drawn.card}
        name = "story_event"
        if isinstance(found, TargetFound):
            name, params["region"] = "story_event_at", found.region
        if isinstance(counted, CommonActionCounted):
            name, params["total"] = "story_event_aci", counted.total
            params["reached"] = counted.reached
        return self.with_changes(name, params)

    def action_words(self, taken: ActionTaken) -> Words:
        """BPC-ATN-01: what was done, what it was for, and what came of it."""
        params: dict[str, Any] = {"seat": taken.seat, "action": taken.action}
        name = "story_action"
        for kind, sentence in RESULTS:
            event = self.found.get(kind)
            if event is not None:
                name, params = sentence, {**event_params(event), **params}
                break
        begun = self.found.get(CommonActionBegun)
        if name == "story_common_action" and isinstance(begun, CommonActionBegun):
            params["what"] = begun.what
        return self.with_changes(name, params)

    def with_changes(self, name: str, params: dict[str, Any]) -> Words:
        rows = self.rows()
        if not rows:
            return Words(f"{name}_plain", params)
        return Words(name, {**params, "changes": rows})

    def tale(self, words: Words, kind: str, seat: int) -> Tale:
        return Tale(words, kind, seat, self.first, self.last, tuple(self.about))


RESULTS: Final[list[tuple[type, str]]] = [
    (Moved, "story_move"),
    (ImplantationTried, "story_implantation"),
    (CommonActionCounted, "story_common_action"),
    (CardPlayed, "story_card"),
    (CardsDrawn, "story_draw"),
    (ColoursDrawn, "story_draw_colours"),
]
"""Which event of an action says best what it was."""
