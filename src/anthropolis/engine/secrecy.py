"""Checks that nothing hidden reaches the wrong seat; part of the conformance suite."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from itertools import permutations
from typing import Any

from anthropolis.engine.chance import Chance, chance_from
from anthropolis.engine.events import event_json
from anthropolis.engine.foresight import Foreseen, Preview, flatten
from anthropolis.engine.match import Match
from anthropolis.engine.trials import (
    Case,
    NotConformant,
    Watch,
    chance_at,
    everybody,
    image,
    in_world,
    plain,
    random_key,
    require_same,
    who,
    worlds,
)

ORDERS = 6
STARTS = 40


def knowledge(match: Match, seat: int) -> dict[str, Any]:
    """All that a seat is told at this moment."""
    told: dict[str, Any] = {
        "view": match.game.view(match.state, seat),
        "scores": match.scores,
        "series": match.game.series(match.state),
        "deciders": match.deciders,
    }
    if seat in match.deciders:
        decision = match.decision(seat)
        told["question"] = [decision.rule, decision.ask(), decision.span]
        told["options"] = {o.key: o.choice for o in decision.options}
        told["blocked"] = [[b.rule, b.ref] for b in decision.blocked]
    return told


def views_leak_nothing(case: Case) -> Watch:
    """What a seat or a spectator is told is the same in every world it cannot tell apart."""
    finished = False
    while not finished:
        match = yield
        finished = match.finished
        together = match.game.views(match.state, everybody(match))
        for seat, view in zip(everybody(match), together, strict=True):
            told = knowledge(match, seat)
            text = plain(told)
            if view != told["view"]:
                raise NotConformant(f"{who(seat)} is shown something else beside the others")
            if json.loads(text)["view"] != told["view"]:
                raise NotConformant("a view has tuples, or keys that are not texts")
            for world in worlds(match, seat):
                other = plain(knowledge(in_world(match, world), seat))
                told_hidden = f"{who(seat)} is told something hidden"
                require_same(text, other, f"after {len(match.choices)} choices {told_hidden}")


def imagination_needs_no_truth(case: Case) -> Watch:
    """What a seat imagines depends on its knowledge alone, is possible, and changes nothing."""
    finished = False
    while not finished:
        match = yield
        finished = match.finished
        before = image(match)
        for seat in everybody(match):
            first, second = worlds(match, seat)
            if broken := case.game.check(first):
                raise NotConformant(f"{who(seat)} imagines the impossible: {'; '.join(broken)}")
            again = worlds(in_world(match, first), seat)[1]
            require_same(
                image(in_world(match, second)),
                image(in_world(match, again)),
                f"{who(seat)} imagines with the help of what is hidden",
            )
        require_same(before, image(match), "imagining has changed the true state")


def equal_knowledge_is_imagined_alike(case: Case) -> Watch:
    """Whoever is told the same at the start of two matches imagines the same: all is redrawn.

    A game that forgets to redraw something hidden keeps it in every imagined world, where no other
    check would find it. A spectator is told little, so there are always such pairs.
    """
    while not (yield).finished:
        pass
    first: dict[str, str] = {}
    for number in range(STARTS):
        match = case.game.new(case.seats, f"{case.seed}/{number}", case.options)
        for seat in everybody(match):
            world = case.game.imagine(match.state, seat, chance_from(seat, "start"))
            told = f"{seat} {plain(knowledge(match, seat))}"
            imagined = image(in_world(match, world))
            forgets = f"{who(seat)} imagines the start as it really is"
            require_same(first.setdefault(told, imagined), imagined, forgets)


def secrets_are_redrawn_for_everybody(case: Case) -> Watch:
    """Of what others see and a seat does not, the seat does not always imagine the truth.

    Some of it may follow from what the seat knows; but if all of it does, all through a match, then
    nothing was redrawn for that seat.
    """
    redrawn: dict[int, bool] = {}
    while not (match := (yield)).finished:
        views = [flatten(case.game.view(match.state, seat)) for seat in range(match.seats)]
        for seat in range(match.seats):
            for world in worlds(match, seat):
                for other in range(match.seats):
                    seen = flatten(case.game.view(world, other))
                    secrets = [path for path in views[other] if hides(views, seat, other, path)]
                    if secrets:
                        changed = any(views[other][path] != seen.get(path) for path in secrets)
                        redrawn[seat] = changed or redrawn.get(seat, False)
    for seat, changed in redrawn.items():
        if not changed:
            raise NotConformant(f"{who(seat)} imagines everything hidden as it really is")


def hides(views: list[dict[str, Any]], seat: int, other: int, path: str) -> bool:
    """Whether a path of another's view tells something that the seat's own view has no place for.

    Nothing there is no secret: a place may be empty because all know that it has been emptied.
    """
    return path not in views[seat] and views[other][path] not in (None, [], {})


def bots_know_no_more_than_their_seat(case: Case) -> Watch:
    """A bot makes the same choice in every world that its seat cannot tell apart."""
    while not (match := (yield)).finished:
        seat = match.state.decider()
        before = image(match)
        for make in case.bots:
            choices = [
                make(case.game, chance_at(match, "bot")).choose(state, seat)
                for state in [match.state, *worlds(match, seat)]
            ]
            if choices[0] not in match.state.options(seat):
                raise NotConformant(f"a bot of seat {seat} chooses what it may not")
            if len(set(choices)) > 1:
                raise NotConformant(f"a bot of seat {seat} sees more than its seat: {choices}")
        require_same(before, image(match), "a bot has changed the state")


def arrival_order_changes_nothing(case: Case) -> Watch:
    """Seats that decide together may answer in any order: state and events are the same."""
    while not (match := (yield)).finished:
        if len(match.deciders) < 2:
            continue
        chance = chance_at(match, "arrival")
        keys = {seat: whole_answer(match, seat, chance) for seat in match.deciders}
        ends = [arrive(match, order, keys) for order in arrival_orders(match, chance)]
        for end in ends[1:]:
            require_same(ends[0], end, f"the order of answers to {rule_of(match)} matters")


def whole_answer(match: Match, seat: int, chance: Chance, shift: int = 0) -> list[str]:
    """The keys of any whole answer of a seat while others still decide; with parts there are many.

    With the same chance another `shift` begins with another option, where there are two.
    """
    twin = match.copy()
    while seat in twin.deciders:
        options = twin.state.options(seat)
        place = chance.below(len(options)) + (
            0 if len(twin.choices) > len(match.choices) else shift
        )
        twin.answer(seat, options[place % len(options)])
    return [key for _, key in twin.choices[len(match.choices) :]]


def arrival_orders(match: Match, chance: Chance) -> list[tuple[int, ...]]:
    """All the orders for few seats, some of them for many."""
    if len(match.deciders) <= 3:
        return list(permutations(match.deciders))
    orders = [match.deciders]
    for _ in range(ORDERS):
        seats = list(match.deciders)
        chance.shuffle(seats)
        orders.append(tuple(seats))
    return orders


def arrive(match: Match, order: Sequence[int], keys: Mapping[int, list[str]]) -> str:
    twin = match.copy()
    for seat in order:
        for key in keys[seat]:
            twin.choose(seat, key)
    events = [event_json(event) for event in twin.events]
    return plain({"state": match.game.save(twin.state), "events": events})


def rule_of(match: Match) -> str:
    return match.decision(match.deciders[0]).rule


def pending_answers_stay_secret(case: Case) -> Watch:
    """Until all have answered, what some have answered shows to nobody else.

    Every seat is shown the match twice: others have answered in both, but not the same. One of the
    seats that still must decide looks ahead as well, at each moment another.
    """
    while not (match := (yield)).finished:
        if len(match.deciders) < 2:
            continue
        foreseeing = match.deciders[len(match.choices) % len(match.deciders)]
        for other in everybody(match):
            seats = answering(match, other, chance_at(match, f"pending for {other}"))
            one, another = (
                told_meanwhile(answered(match, seats, shift), other, other == foreseeing)
                for shift in (0, 1)
            )
            shows = f"{who(other)} can see what others answered to {rule_of(match)}"
            require_same(one, another, shows)


def answering(match: Match, other: int, chance: Chance) -> list[int]:
    """Some of the seats that must decide, any number of them, but neither the other nor all."""
    seats = [seat for seat in match.deciders if seat != other]
    chance.shuffle(seats)
    most = len(seats) if other in match.deciders else len(seats) - 1
    return seats[: 1 + chance.below(most)]


def answered(match: Match, seats: list[int], shift: int) -> Match:
    """The match after these seats have answered, differently for every shift."""
    twin = match.copy()
    for seat in seats:
        for key in whole_answer(twin, seat, chance_at(match, f"answer of {seat}"), shift):
            twin.choose(seat, key)
    return twin


def told_meanwhile(match: Match, seat: int, foreseeing: bool) -> str:
    told = [knowledge(match, seat)]
    if foreseeing:
        told.append(promised(match.preview(seat, match.decision(seat).options[0].key)))
    return plain(told)


def promised(preview: Preview) -> dict[str, Any]:
    told: list[Foreseen] = [preview, *preview.next]
    return {
        "events": [[event_json(event) for event in part.events] for part in told],
        "changes": [part.changes for part in told],
        "sure": [part.sure for part in told],
        "words": [[words.name, words.params] for words in preview.hidden + preview.ahead]
        + [[part.words.name, part.words.params] for part in preview.next],
        "open": preview.open,
    }


def previews_reveal_nothing(case: Case) -> Watch:
    """A preview commits nothing and is the same in every world the seat cannot tell apart."""
    while not (match := (yield)).finished:
        seat, key = random_key(match, chance_at(match, "preview"))
        before = image(match), len(match.events), len(match.choices)
        promise = plain(promised(match.preview(seat, key)))
        if before != (image(match), len(match.events), len(match.choices)):
            raise NotConformant(f"previewing {key!r} has changed the match")
        for world in worlds(match, seat):
            other = plain(promised(in_world(match, world).preview(seat, key)))
            require_same(promise, other, f"the preview of {key!r} tells seat {seat} what is hidden")


def undone_choices_told_nothing(case: Case) -> Watch:
    """A choice that may be taken back looks the same afterwards in every world of every seat."""
    while not (match := (yield)).finished:
        seat, key = random_key(match, chance_at(match, "undo"))
        after = match.copy()
        after.choose(seat, key)
        if not case.game.may_undo(after.events[len(match.events) :], match.state.together):
            continue
        for other in everybody(match):
            told = plain(knowledge(after, other))
            for world in worlds(match, other):
                twin = in_world(match, world)
                if key in [option.key for option in twin.decision(seat).options]:
                    twin.choose(seat, key)
                    learns = f"{key!r} may be taken back, although {who(other)} has learnt from it"
                    require_same(told, plain(knowledge(twin, other)), learns)
