"""No byte of a secret agenda reaches another seat, over whole matches with every switch on."""

from __future__ import annotations

import json
from typing import Any

import pytest

from anthropolis.engine.chance import chance_from
from anthropolis.engine.events import event_params
from anthropolis.games.hegemony import GAME
from anthropolis.games.hegemony.crises.objectives import OBJECTIVE_IDS, OBJECTIVES
from anthropolis.games.hegemony.table.state import NO_CARD

ALL = {
    "crisis_cell": True, "alternative_events": True, "hidden_objectives": True,
    "action_cards": True,
}  # fmt: skip
EVERY = 7
"""Looked at before each so many decisions."""


def secrets_of(country: Any, seat: int) -> list[str]:
    """Agendas that the seat must not know: held or offered, not revealed yet."""
    found: list[str] = []
    for role in country.roles:
        if country.seat_of(role) != seat and not country.is_automa(role):
            if country.objectives[role] != NO_CARD:
                found.append(OBJECTIVE_IDS[country.objectives[role]])
            offered = country.offered[role]
            found += [o.id for n, o in enumerate(OBJECTIVES) if offered >> n & 1]
    return found


@pytest.mark.parametrize("automas", [{}, {"capitalist_class": "advanced"}])
def test_agendas_stay_secret(automas: dict[str, str]) -> None:
    """HXP-OBJ-01: in views, events, previews of the log and questions of everybody else."""
    match = GAME.new(4, 21, {"automas": automas, **ALL})
    chance = chance_from(3)
    told = looked = 0
    while not match.finished:
        country: Any = match.state
        if looked % EVERY == 0:
            for seat in (*range(4), None):
                eyes = -1 if seat is None else seat
                text = json.dumps(match.view(seat))
                seen = [event.seen_by(eyes) for event in match.events[told:]]
                text += json.dumps([event_params(event) for event in seen if event is not None])
                assert [name for name in secrets_of(country, eyes) if name in text] == []
            told = len(match.events)
        looked += 1
        seat = country.decider()
        options = country.options(seat)
        match.answer(seat, options[chance.below(len(options))])
    assert looked > 100
