"""The view is what its type says, and every change in it is told by an event."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from anthropolis.engine.match import Match
from anthropolis.games.hegemony import GAME
from anthropolis.games.hegemony.sight.shown import HegemonyView
from anthropolis.games.hegemony.table.decks import CARD_NUMBER, COPIES
from anthropolis.games.hegemony.table.roles import LABOR, STATE
from tests.hegemony.positions import position


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_view_of_a_match_has_the_type_it_declares(seats: int) -> None:
    """HEG-RND-04: no key is missing, none is too many, for a role and for a spectator."""
    match = GAME.new(seats, seed=seats, options={"rounds": 2})
    chance = Random(seats)
    while not match.finished:
        for seat in (0, None):
            shown = match.view(seat)
            assert msgspec.convert(shown, HegemonyView) == shown
        choose_at_random(match, chance)


def choose_at_random(match: Match, chance: Random) -> None:
    seat = match.state.decider()
    match.answer(seat, chance.choice(match.state.options(seat)))


# What a path below follows from: it is not told by itself but changes with another.
DERIVED = {"deciders", "open_slots", "import_prices", "deals"}
DERIVED_OF_ROLE = {
    "expected", "bill_markers", "cubes", "workers", "population", "employed", "unemployed_count",
    "prosperity_vp", "union_spaces", "storage_limit", "companies", "operational_companies",
    "fully_operational_companies", "services_limit", "prices", "imf", "agenda_matches",
}  # fmt: skip
DERIVED_OF_COMPANY = {"crew", "wage_due", "operational", "fully_operational", "output"}


def changed_paths(before: Any, after: Any, path: str = "") -> list[str]:
    """The paths of the leaves that differ; a thing that comes or goes is one path."""
    if before == after:
        return []
    if not (isinstance(before, dict) and isinstance(after, dict)):
        return [path]
    found: list[str] = []
    for key in {*before, *after}:
        place = f"{path}.{key}" if path else key
        if key in before and key in after:
            found += changed_paths(before[key], after[key], place)
        else:
            found.append(place)
    return found


def is_derived(path: str) -> bool:
    parts = path.split(".")
    if parts[0] == "companies":
        return len(parts) > 2 and parts[2] in DERIVED_OF_COMPANY
    if len(parts) > 1 and parts[1] in DERIVED_OF_ROLE:
        return True
    return parts[0] in DERIVED


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whatever_changes_in_the_view_is_told(seats: int) -> None:
    """Every change that does not follow from another one has an event about its place."""
    match = GAME.new(seats, seed=seats + 10, options={"rounds": 3})
    chance = Random(seats)
    match.state.listening = True
    while not match.finished:
        before, told = match.view(None), len(match.state.events)
        choose_at_random(match, chance)
        events = match.state.events[told:]
        about = [path for event in events for path in event.about()]
        for path in changed_paths(before, match.view(None)):
            covered = any(path == p or path.startswith(f"{p}.") for p in about)
            assert covered or is_derived(path), f"{path} changed without an event: {events}"


PASSING = ("sides.", "companies.")
"""A vote or a company may come and go within one answer."""


def test_an_event_names_places_that_exist() -> None:
    """A path, or what holds it for a moment only, is in the view before or after the event."""
    match = GAME.new(4, seed=3)
    chance = Random(3)
    match.state.listening = True
    while not match.finished:
        before, told = match.view(0), len(match.state.events)
        choose_at_random(match, chance)
        after = match.view(0)
        for event in match.state.events[told:]:
            for path in event.about():
                place = path.rpartition(".")[0] if path.startswith(PASSING) else path
                assert leads(before, place) or leads(after, place), f"{event} is about {path}"


def leads(view: Any, path: str) -> bool:
    for key in path.split("."):
        if not isinstance(view, dict) or key not in view:
            return False
        view = view[key]
    return True


def test_a_card_in_hand_says_what_it_asks_for_and_why_it_cannot_be_played() -> None:
    """HEG-ACT-04: requirement and the rule that forbids it, which falls with the policy."""
    country = position(players=4, policies={2: "A"})
    country.hands[STATE] = 1 << COPIES[STATE].index(CARD_NUMBER["st_supplemental_income"])
    [held] = GAME.view(country, 3)["hand"]
    wanted = [{"policy": 2, "section": section, "in_force": False} for section in "BC"]
    assert held == {
        "card": "st_supplemental_income", "requirement": wanted, "cost": {},
        "forbidden_by": "HEG-ACT-04",
    }  # fmt: skip
    country.policies[LABOR] = 1
    [held] = GAME.view(country, 3)["hand"]
    assert held["forbidden_by"] is None
    assert [entry["in_force"] for entry in held["requirement"]] == [True, False]


def test_a_card_in_hand_says_what_it_costs() -> None:
    """HEG-MON-03: Influence that must be spent; without it the card is refused."""
    country = position(players=4)
    country.influence[STATE] = 1
    card = CARD_NUMBER["st_foreign_investment_program"]
    country.hands[STATE] = 1 << COPIES[STATE].index(card)
    [held] = GAME.view(country, 3)["hand"]
    assert held["cost"] == {"influence": 2}
    assert held["forbidden_by"] is not None
