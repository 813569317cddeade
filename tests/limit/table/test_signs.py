"""What events declare of themselves: how they are shown, what they change and what caused them."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from anthropolis.engine.contract import ALARM, CEREMONY, NOBODY, SILENT, Cause
from anthropolis.engine.events import Event
from anthropolis.games.limit.game import GAME
from anthropolis.games.limit.rules.social.social import Taxation
from anthropolis.games.limit.rules.social.supply import Supply
from anthropolis.games.limit.rules.solo import EventHappens
from anthropolis.games.limit.table import events
from anthropolis.games.limit.table.events import (
    Changed,
    CrisisStruck,
    LimitEvent,
    Shortage,
    StarChanged,
    StepBegun,
    WorldChanged,
)
from anthropolis.games.limit.table.signs import SIGNS, cause_of
from anthropolis.games.limit.table.state import World
from tests.limit.matches import random_match
from tests.limit.plays import deal_and_play
from tests.limit.positions import position, run


def test_every_event_has_its_row() -> None:
    """LIM-GEN-01: numbers that move speak for themselves; all else is in the table of signs."""
    classes = {name for name in vars(events) if is_event(name)}
    assert set(SIGNS) == classes - {"LimitEvent", "Changed", "StarChanged", "WorldChanged"}


def is_event(name: str) -> bool:
    found = getattr(events, name)
    return isinstance(found, type) and issubclass(found, LimitEvent)


def told(world: World, kind: type[Event]) -> list[Any]:
    return [event for event in world.events if isinstance(event, kind)]


def test_taxes_are_the_cause_of_an_empty_bank() -> None:
    """LIM-TAX-01: each nation's share of what leaves the Bank."""
    world, _ = position({"X": {}, "Y": {"pop_level": 4}})
    run(world, Taxation((0, 1)))
    drains = [event for event in told(world, WorldChanged) if event.what == "bank"]
    assert [(event.cause(), event.before - event.after) for event in drains] == [
        (Cause("taxation", 0), 4), (Cause("taxation", 1), 10),
    ]  # fmt: skip
    assert drains[0].about() == ("bank",)


def test_a_card_is_the_cause_of_what_it_does_to_others() -> None:
    """LIM-CM-11: Terrorism of X on Y is X's doing, unrest and all."""
    world, _ = position({"X": {"stock": {"military": 1}}, "Y": {}})
    world.listening = True
    deal_and_play(world, 0, "terrorism", "target:1")
    unrest = next(event for event in told(world, Changed) if event.what == "unrest")
    assert (unrest.nation, unrest.cause()) == (1, Cause("terrorism", 0))
    assert unrest.about() == ("nations.1.unrest",)


def test_the_step_after_a_card_is_nobodys_doing() -> None:
    """LIM-SUP-01: what X eats is no effect of the card that Y played before."""
    world, _ = position({"X": {}, "Y": {"money": 9}})
    deal_and_play(world, 1, "craftsmanship", "choose_for:renewable:1")
    run(world, Supply((0,)))
    assert told(world, Changed)[-1].cause() == Cause("supply", 0)


def test_the_star_nation_has_its_own_place_in_the_view() -> None:
    """LIM-SOLO-04, LIM-EVT-03: an event gives it pollution; no seat has done that."""
    world, _ = position({"X": {}}, world={"star": {}})
    run(world, EventHappens(2))
    changed = told(world, StarChanged)[0]
    assert changed.about() == ("star.pollution",)
    assert changed.cause() == Cause("oil_shock", NOBODY)


def test_a_crisis_and_a_famine_are_alarms() -> None:
    """LIM-CRI-01, LIM-SUP-02: a crisis names what ran out; other shortages are no disaster."""
    crisis = CrisisStruck("LIM-ENV-01", "environmental", 1)
    assert (crisis.beat(), crisis.mark()) == (CEREMONY, ALARM)
    assert crisis.about() == ("pollution.reserve", "crises.tiles.environmental")
    assert Shortage("LIM-SUP-02", 0, "renewable", 1).mark() == ALARM
    assert Shortage("LIM-PRD-06", 0, "fossil", 1).mark() == ""


def test_everybody_stops_to_read_what_the_social_phase_does() -> None:
    steps = ("decide_policy", "supply", "taxation")
    beats = [StepBegun("LIM-GEN-01", step).beat() for step in steps]
    assert beats == [SILENT, CEREMONY, SILENT]


@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (3, 1), (4, 2)])
def test_every_path_leads_somewhere_and_every_cause_has_a_word(seats: int, seed: int) -> None:
    """LIM-TRM-08: in a whole match, with alliances where there are four."""
    match = random_match(seats, seed, alliances=seats == 4)
    view = match.view(0)
    for event in match.events:
        for path in event.about():
            assert leads_somewhere(view, path), event
        cause = event.cause()
        assert cause is not None
        assert cause.what in GAME.catalogue.terms, event


def leads_somewhere(view: Any, path: str) -> bool:
    for part in path.split("."):
        if isinstance(view, list):
            view = view[int(part)]
        elif part in view:
            view = view[part]
        else:
            return False
    return True


def test_the_causes_of_a_crisis_add_up_to_what_ran_out() -> None:
    """LIM-TOK-08, LIM-ENV-01, LIM-MIL-01: since the last time the number was whole."""
    match = random_match(3, 8)
    reserve = match.game.new(3).view(None)["pollution"]["reserve"]
    sums: Counter[Cause | None] = Counter()
    for event in match.events:
        if event.about() == ("pollution.reserve",) and isinstance(event, WorldChanged):
            sums[event.cause()] += event.before - event.after
    assert sum(sums.values()) == reserve - match.view(None)["pollution"]["reserve"]
    assert "production" in {cause.what for cause in sums if cause is not None}


def test_rules_lead_to_the_card_or_step_that_they_belong_to() -> None:
    """LIM-CS-09, LIM-FIN-02, LIM-UNR-03."""
    words = [cause_of(rule) for rule in ("LIM-CS-09", "LIM-FIN-02", "LIM-UNR-03", "LIM-EVT-01")]
    assert words == ["surcharge", "financial_crises", "unrest_overflow", "foreign_boom"]
