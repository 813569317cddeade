"""The numbers that are followed: what the counter is made of, and what each seat has done."""

from __future__ import annotations

from anthropolis.games.climat import GAME
from anthropolis.games.climat.rules.menu import ACTION_KINDS
from anthropolis.games.climat.sight.series import OF_SEAT
from anthropolis.games.climat.table.events import ActionTaken, CardsDrawn, CardsLaid
from anthropolis.games.climat.table.tally import GES_PARTS, KINDS_OF_ACTION
from tests.climat.matches import random_match
from tests.climat.positions import action, after


def test_parts_of_the_counter_and_deeds_of_seats_add_up() -> None:
    """BPC-GES-06, BPC-ATN-01: to the counter, and to what was told."""
    match = random_match(4, 11)
    found = GAME.series(match.state)
    beside = sum(found[f"world.{part}"] for part in GES_PARTS)
    assert found["world.global_ges"] == found["world.regional_ges"] + beside
    for seat in range(4):
        drawn = [e for e in match.events if isinstance(e, CardsDrawn) and e.seat == seat]
        laid = [e for e in match.events if isinstance(e, CardsLaid) and e.seat == seat]
        taken = [e for e in match.events if isinstance(e, ActionTaken) and e.seat == seat]
        assert found[f"seats.{seat}.drawn"] == sum(len(event.cards) for event in drawn)
        assert found[f"seats.{seat}.laid"] == sum(event.number for event in laid)
        done = sum(found[f"seats.{seat}.action_{kind}"] for kind in ACTION_KINDS)
        assert done == len(taken)


def test_advice_is_a_part_of_its_own() -> None:
    """BPC-INF-12: one point less, by an industry card of power 1 or 2."""
    given = {"players": {"p0": {"hand": ["industry_1"]}}}
    done = after(given, action(kind="card", card="industry_1"))
    found = GAME.series(done.world)
    assert (found["world.ges_by_advice"], found["seats.0.action_card_industry"]) == (-1, 1)


def test_every_line_has_its_word() -> None:
    """BPC-ATN-02: in both languages."""
    assert len(ACTION_KINDS) == KINDS_OF_ACTION
    for line in GAME.lines(5, {}):
        assert line.label in GAME.catalogue.terms, line
    assert len([ln for ln in GAME.lines(5, {}) if ln.owner == 4]) == len(OF_SEAT)
