"""How events are shown, and what they say of their causes."""

from __future__ import annotations

from typing import Any

import pytest

from anthropolis.engine.contract import ALARM, BEATS, CEREMONY, MARKS, Cause
from anthropolis.engine.declaring import exists
from anthropolis.engine.events import Event
from anthropolis.games.climat import GAME
from anthropolis.games.climat.table import events as module
from anthropolis.games.climat.table.events import BrokeOut, Changed, ClimatEvent, WorldChanged
from anthropolis.games.climat.table.signs import SIGNS
from tests.climat.matches import random_match
from tests.climat.positions import after, place

OWN = {"ClimatEvent", "Changed", "WorldChanged", "BrokeOut"}


def test_every_event_has_its_row() -> None:
    """BPC-KNO-05: nothing happens without a word of how it is shown."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
    names = {kind.__name__ for kind in kinds if issubclass(kind, ClimatEvent)}
    assert names - OWN == set(SIGNS)


@pytest.mark.parametrize("seats", [3, 5])
def test_every_path_leads_somewhere_and_every_cause_has_a_word(seats: int) -> None:
    """BPC-INV-01: in a whole match, for whoever plays and whoever watches."""
    match = random_match(seats, seats)
    view = match.view(None)
    for event in match.events:
        assert event.beat() in BEATS
        assert event.mark() in MARKS
        for path in event.about():
            assert exists(view, path), event
        cause = event.cause()
        assert cause is None or cause.what in GAME.catalogue.terms, event


def told(entry: dict[str, Any], **given: Any) -> list[Event]:
    return list(after(given, entry).world.events)


def test_a_war_is_a_disaster_with_its_cause() -> None:
    """BPC-CAL-04, BPC-WAR-02: the fourth conflict in South America breaks its resilience of 3."""
    given = {"europe": {"tokens": {"war": 1}}, "south_america": {"tokens": {"conflicts": 3}}}
    choices = {"remove_electricity": ["gas"]}
    events = told(place("south_america", "conflicts", choices=choices), regions=given)
    war = next(event for event in events if isinstance(event, BrokeOut))
    assert (war.what, war.mark(), war.beat()) == ("war", ALARM, CEREMONY)
    assert war.about() == ("regions.south_america.tokens.war",)


def test_changes_name_their_place_and_their_cause() -> None:
    """BPC-INF-12, BPC-EVT-05: advice of a player, an effect of a card."""
    advice = WorldChanged("BPC-INF-12", "global_ges", 100, 99, "action", "2")
    assert (advice.cause(), advice.about(), advice.change()) == (
        Cause("action", 2),
        ("global_ges",),
        -1,
    )
    lost = Changed("BPC-EVT-05", "india", "coal", 3, 1, "card", "cheap_flights")
    assert (lost.cause(), lost.about(), lost.change()) == (
        Cause("cheap_flights"),
        ("regions.india.electricity.coal",),
        -2,
    )
