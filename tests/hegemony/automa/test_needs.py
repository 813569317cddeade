"""What the assistant asks for is enough: whatever else lies on the table, the turn is the same."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from anthropolis.games.hegemony.automa.components import AI_CARDS, AiCard
from anthropolis.games.hegemony.automa.needs import looks_of_card, looks_of_deed
from anthropolis.games.hegemony.game import GAME
from anthropolis.games.hegemony.table.automa_events import (
    ActionTried,
    LineTested,
    ListApplied,
    PointApplied,
    PriorityMoved,
)
from anthropolis.games.hegemony.table.roles import CLASSES
from anthropolis.games.hegemony.table.state import Country
from anthropolis.games.hegemony.vectors.assistant import BadPosition, play_turn
from anthropolis.games.hegemony.vectors.writing import written

Given = dict[str, Any]
BOARD = ("round", "bills", "bag", "demonstration", "deals", "companies")
HELD = ("money", "capital", "revenue", "loans", "influence", "unemployed", "unions", "prosperity",
        "goods", "storage", "prices", "zone", "market")  # fmt: skip
OF_STATE = ("state.treasury", "state.services", "state.influence")
PLACES = [
    *BOARD,
    *OF_STATE,
    *(f"policies.{policy}" for policy in range(1, 8)),
    *(f"{name}.{part}" for name in CLASSES for part in HELD),
]
TURNS = 25
CHANGES = 8


def positions(seats: int) -> list[Given]:
    """Tables of a match at random, whose classes could all be automas."""
    chance = random.Random(seats)
    match = GAME.new(seats, seed=f"needs {seats}", options={"rounds": 3})
    found: list[Given] = []
    while not match.finished:
        seat = match.deciders[0]
        match.choose(seat, chance.choice(match.decision(seat).options).key)
        if len(match.choices) % 11 == 0:
            state: Any = match.state
            found.append(written(state))
    return found


def changed(given: Given, place: str) -> Iterator[Given]:
    """The table with other things at one place."""
    first, _, second = place.partition(".")
    home = given.get(first) if second else given
    name = second or first
    if not isinstance(home, dict) or name not in home:
        return
    for value in others(name, home[name]):
        if value != home[name]:
            yield {**given, first: {**home, name: value}} if second else {**given, name: value}


def others(name: str, value: Any) -> list[Any]:
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, str):
        return ["A", "B", "C"]
    if isinstance(value, int):
        return [1, 3, 5] if name == "round" else [0, 3, 40]
    if name == "companies":
        bare = ("wage", "owner")
        return [{k: {b: c[b] for b in bare if b in c} for k, c in value.items()}]
    if isinstance(value, dict):
        return [dict.fromkeys(value, number) for number in (0, 2, 8)]
    return [[], value[:1]]


def reasons(country: Country) -> list[tuple[Any, ...]]:
    """Every line that held, every priority that moved, what was tried, what every point left."""
    told: list[tuple[Any, ...]] = []
    for event in country.events:
        if isinstance(event, LineTested):
            told.append((event.line, event.subject, event.holds))
        elif isinstance(event, PriorityMoved):
            told.append((event.card, event.before, event.after))
        elif isinstance(event, ActionTried):
            told.append((event.action, event.possible))
        elif isinstance(event, PointApplied):
            told.append((event.point, event.kept))
    return told


def asked(card: AiCard, country: Country) -> set[str]:
    """The card's own places, and those of what the turn came to."""
    found = set(looks_of_card(card))
    for event in country.events:
        if isinstance(event, ActionTried):
            found.update(looks_of_deed(event.action, card))
        elif isinstance(event, ListApplied):
            found.update(looks_of_deed(event.list, card))
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_nobody_is_asked_for_changes_nothing(seats: int) -> None:
    """HAU-CMP-03, HAU-ADV-01, HAU-EZ-01: a turn looks at what its card and its deeds name."""
    chance = random.Random(seats)
    tables = positions(seats)
    compared = mattered = 0
    for _ in range(TURNS):
        card = chance.choice(
            [c for c in AI_CARDS if seats > 2 or CLASSES[c.role] != "middle_class"]
        )
        name, mode = CLASSES[card.role], chance.choice(["easy", "advanced"])
        given = {**chance.choice(tables), "automas": {name: {"mode": mode}}}
        turn = play_turn(given, name, card.number, 1)
        needed = asked(card, turn)
        for place in chance.sample(PLACES, CHANGES):
            for other in changed(given, place):
                try:
                    again = reasons(play_turn(other, name, card.number, 1))
                except BadPosition:
                    continue
                compared += 1
                mattered += again != reasons(turn)
                assert again == reasons(turn) or place in needed, f"{card.id}, {mode}: {place}"
    assert compared > 100
    assert mattered > 3


def test_no_card_asks_for_everything() -> None:
    """Most of a table stays folded: at most half of its places, whatever the card."""
    assert max(len(looks_of_card(card)) for card in AI_CARDS) < len(PLACES) / 2
