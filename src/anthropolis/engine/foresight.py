"""Foresight: what a choice would bring, as far as the seat that chooses can know it.

A choice is tried in several worlds that the seat cannot tell from the real one, and only what is
the same in all of them is told: what is hidden cannot show. Questions that the seat would be asked
next are looked through: each of its answers is told with what it would bring.
"""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from anthropolis.engine.chance import Chance
from anthropolis.engine.contract import Words
from anthropolis.engine.events import Event, event_name
from anthropolis.engine.flow import DONE, State
from anthropolis.engine.game import Game

MOST_FOLLOW_UPS = 24
Changes = dict[str, tuple[Any, Any]]


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Foreseen:
    """What is sure to come: events, changes of the view, and whether that is all."""

    def __init__(self, events: list[Event], changes: Changes, sure: bool) -> None:
        self.events = events
        self.changes = changes
        self.sure = sure

    def __repr__(self) -> str:
        known = "all of it" if self.sure else "what is sure"
        told = f"{len(self.events)} events, {len(self.changes)} changes"
        return f"<{type(self).__name__}: {told}, {known}>"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Foreseen):
            return NotImplemented
        return (self.events, self.changes, self.sure) == (other.events, other.changes, other.sure)

    def __hash__(self) -> int:
        return hash((len(self.events), tuple(self.changes), self.sure))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class FollowUp(Foreseen):
    """An answer to the question that the seat would be asked next, and what it would bring."""

    def __init__(self, words: Words, events: list[Event], changes: Changes, sure: bool) -> None:
        super().__init__(events, changes, sure)
        self.words = words


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Preview(Foreseen):
    """What a choice would bring, as far as the seat can know it.

    `next` are the seat's own answers to what it would be asked next, `open` says that its answer
    is not whole yet, `hidden` names what only the choice itself will show, `ahead` says what the
    rules would bring the seat later as things stand then (see `Game.forecast`).
    """

    def __init__(
        self,
        events: list[Event],
        changes: Changes,
        sure: bool,
        next: list[FollowUp],
        open: bool,
        hidden: list[Words],
        ahead: list[Words],
    ) -> None:
        super().__init__(events, changes, sure)
        self.next = next
        self.open = open
        self.hidden = hidden
        self.ahead = ahead


class Trial:
    """One world in which a choice was tried: what the seat saw, and where it stands then."""

    def __init__(self, world: State, events: list[Event], changes: Changes) -> None:
        self.world = world
        self.events = events
        self.changes = changes


def foresee(game: Game, state: State, seat: int, choice: int, chance: Chance) -> Preview:
    """Try a choice that the seat is offered; the state is not changed."""
    step = state.asking
    hidden = [] if step is None else step.hidden(state, seat, choice)
    worlds = game.suppose(state, seat, chance)
    # The seat cannot tell these worlds from the true one: it sees the same in all of them.
    before = [flatten(game.view(state, seat))] * len(worlds)
    opened, together = False, state.together
    trials: list[Trial] = []
    for world, seen in zip(worlds, before):
        world.listening = world.supposed = True
        world.answer(seat, choice)
        opened = finish_parts(world, step, seat)
        if together:
            let_others_answer(world, step, seat, chance)
        trials.append(look(game, world, seat, seen))
    events, changes, sure = common(trials)
    follow_ups = [] if opened else look_through(game, trials, before, seat, chance)
    ahead = [] if opened else game.forecast(trials[0].world, seat)
    unsure = [] if sure else hidden or unknown(game, trials, together)
    return Preview(events, changes, sure, follow_ups, opened, unsure, ahead)


def look(game: Game, world: State, seat: int, before: dict[str, Any]) -> Trial:
    seen = [event.seen_by(seat) for event in world.events]
    after = flatten(game.view(world, seat))
    return Trial(world, [e for e in seen if e is not None], differences(before, after))


def common(trials: list[Trial]) -> tuple[list[Event], Changes, bool]:
    """What is the same in all trials, and whether that is all of it."""
    first, others = trials[0], trials[1:]
    shares = [by_rule_and_place(trial.events) for trial in trials]
    same = {key for key in shares[0] if all(share.get(key) == shares[0][key] for share in shares)}
    events = [event for event in first.events if rule_and_place(event) in same]
    changes = sure_changes([trial.changes for trial in trials])
    sure = all(other.events == first.events and other.changes == first.changes for other in others)
    return events, changes, sure


def rule_and_place(event: Event) -> tuple[str, ...]:
    return (event.rule, *event.about())


def by_rule_and_place(events: list[Event]) -> dict[tuple[str, ...], list[Event]]:
    """What each rule does at each place. It is told if it is the same in all worlds, as a whole.

    Of five cubes drawn at random nearly always one is red: that one alone is no event to foretell.
    """
    found: dict[tuple[str, ...], list[Event]] = {}
    for event in events:
        found.setdefault(rule_and_place(event), []).append(event)
    return found


def unknown(game: Game, trials: list[Trial], together: bool) -> list[Words]:
    """What the seat cannot know, if the game has words for it.

    That is what others answer at the same time (`unknown_answers`), else what the worlds first
    differ in (`unknown_rolled` for an event `rolled`).
    """
    name = "unknown_answers" if together else f"unknown_{first_difference(trials)}"
    return [Words(name, {})] if name in game.catalogue.sentences else []


def first_difference(trials: list[Trial]) -> str:
    """The name of the first event that is not the same in all trials, or nothing."""
    for place, event in enumerate(trials[0].events):
        if any(event not in other.events[place : place + 1] for other in trials[1:]):
            return event_name(event)
    return ""


def finish_parts(world: State, step: Any, seat: int) -> bool:
    """End the seat's answer in parts if it may end; says whether it is still open.

    Parts that leave no choice follow by themselves: an answer that they make whole is not open.
    """
    options = parts_to_come(world, step, seat)
    if DONE in options:
        world.answer(seat, DONE)
        return False
    while len(options) == 1:
        world.answer(seat, options[0])
        options = parts_to_come(world, step, seat)
    return len(options) > 0


def parts_to_come(world: State, step: Any, seat: int) -> list[int]:
    """What may follow in the seat's answer to this question; nothing once it is whole."""
    if world.asking is not step or not world.parted or seat not in world.deciders():
        return []
    return world.options(seat)


def let_others_answer(world: State, step: Any, seat: int, chance: Chance) -> None:
    """Give any answers for those who were asked together with the seat, so that it is settled."""
    if world.asking is not step:
        return
    for other in world.deciders():
        whole = other == seat
        while not whole:
            options = world.options(other)
            world.answer(other, options[chance.below(len(options))])
            whole = (
                world.asking is not step or not world.draft(other) or other not in world.deciders()
            )


def look_through(
    game: Game, trials: list[Trial], before: list[dict[str, Any]], seat: int, chance: Chance
) -> list[FollowUp]:
    """The seat's own answers to the next question, if it is the same question in every world."""
    asked = [own_options(trial.world, seat) for trial in trials]
    if not asked[0] or any(other != asked[0] for other in asked[1:]):
        return []
    found: list[FollowUp] = []
    for option in asked[0]:
        further: list[Trial] = []
        for trial, seen in zip(trials, before):
            world = trial.world.copy()
            step = world.asking
            words = step.describe(world, seat, option) if step is not None else Words("", {})
            world.listening = world.supposed = True
            world.answer(seat, option)
            finish_parts(world, step, seat)
            further.append(look(game, world, seat, seen))
        found.append(FollowUp(words, *common(further)))
    return found


def own_options(world: State, seat: int) -> list[int]:
    """What the seat may answer if it alone is asked now, and not too much; else nothing."""
    if world.deciders() != [seat] or world.together:
        return []
    options = world.options(seat)
    return options if len(options) <= MOST_FOLLOW_UPS else []


def flatten(value: Any, path: str = "") -> dict[str, Any]:
    """A view as one level of dotted paths, so that two views can be compared."""
    flat: dict[str, Any] = {}
    lay_flat(value, path, flat)
    return flat


def lay_flat(value: Any, path: str, flat: dict[str, Any]) -> None:
    if not isinstance(value, dict) or not value:
        flat[path] = value
        return
    for key, inner in value.items():
        lay_flat(inner, f"{path}.{key}" if path else str(key), flat)


def differences(before: dict[str, Any], after: dict[str, Any]) -> Changes:
    """Where two flattened views differ."""
    return {
        path: (before.get(path), after.get(path))
        for path in sorted(before.keys() | after.keys())
        if before.get(path) != after.get(path)
    }


def sure_changes(trials: list[Changes]) -> Changes:
    """The changes that are the same in every trial; of a list of records the parts that are."""
    sure: Changes = {}
    for path, change in trials[0].items():
        tried = [trial.get(path, (change[0], change[0])) for trial in trials]
        if all(other == change for other in tried):
            sure[path] = change
        elif all(same_records(before, after) for before, after in tried):
            sure |= sure_changes([record_changes(path, *other) for other in tried])
    return sure


def same_records(before: Any, after: Any) -> bool:
    """Whether both are lists of as many records, so that one can be compared with the other."""
    if not isinstance(before, list) or not isinstance(after, list) or len(before) != len(after):
        return False
    return all(isinstance(record, dict) for record in before + after)


def record_changes(path: str, before: list[Any], after: list[Any]) -> Changes:
    numbers = [str(number) for number in range(len(before))]
    was, now = dict(zip(numbers, before)), dict(zip(numbers, after))
    return differences(flatten(was, path), flatten(now, path))
