"""Hegemony's tray and pieces: all cards in sight, what can be picked where it is looked for."""

from __future__ import annotations

import random
from typing import Any

import pytest

from anthropolis.engine.match import Match
from anthropolis.games.hegemony import GAME as hegemony
from tests.web.hegemony import ONE_ROUND, QUIET, Come, asked, choose, option_keys, play_until
from tests.web.people import Server, Table

STATE = 3
CUT_OFF = """() => {
  const parts = [...document.querySelectorAll("[data-shell=hand] :is(.tile, .slot h3)")];
  const hidden = parts.filter((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const at = (x, y) => document.elementsFromPoint(left + x * width, top + y * height);
    const corners = [[0.02, 0.1], [0.98, 0.9]].map(([x, y]) => at(x, y));
    const covers = "[data-shell=hand] .slot, [data-shell=hand] .tile";
    return corners.some((all) => {
      const first = all.find((piece) => piece.matches(covers));
      return !first || !(first === one || first.contains(one));
    });
  });
  return hidden.map((one) => one.innerText);
}"""
"""Names of cards and actions of which a corner is covered, or out of the page."""
LIFTED = """(all) => all.map((one) => {
  const { left, right, top, bottom } = one.getBoundingClientRect();
  return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight;
})"""


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_seven_cards_and_all_actions_are_in_sight(
    live_server: Server, someone: Come, seat: int, language: str
) -> None:
    """HEG-PRE-06: every name can be read, and what is lifted stays on the page."""
    table = live_server.table("hegemony", "Ann", "Ben", "Cleo", "Dan", options=ONE_ROUND)
    while asked(table, seat) != "ask_turn":
        for other in range(4):
            if asked(table, seat) != "ask_turn":
                choose(table, other, QUIET)
    ann = someone(language, width=1440, height=900).sit(table, seat)
    ann.ready()
    places = ann.page.locator("[data-shell=hand] .place")
    assert places.count() == 7
    # Only the face of a card takes part in what lies over what once it can be hit.
    places.locator(".slot").evaluate_all("all => all.map((o) => (o.style.pointerEvents = 'auto'))")
    assert ann.page.evaluate(CUT_OFF) == []
    for place in (0, 3, 6):
        places.nth(place).locator("button.whole").focus()
        assert places.nth(place).locator(".slot").evaluate_all(LIFTED) == [True]


def test_food_is_bought_where_it_is_sold(live_server: Server, someone: Come) -> None:
    """HEG-NEED-02: the amounts stand at the seller's price, not in a list beside the question."""
    table = live_server.table("hegemony", "Ann", "Ben", options=ONE_ROUND)
    play_until(table, "ask_food", QUIET)
    ann = someone(width=1440, height=900).sit(table, 0)
    question = ann.ready()
    assert asked(table, 0) == "ask_food"
    keys = option_keys(table, 0)
    lit = ann.page.locator(".prices [data-lit]")
    assert lit.evaluate_all("all => all.map((one) => one.dataset.lit)") == keys
    assert ann.page.locator("[data-decision] .loose").count() == 0
    lit.last.click()
    ann.confirm(question)
    ann.page.locator(f'[data-decision="{question}"]').wait_for(state="detached")


def test_what_can_be_picked_comes_into_view(live_server: Server, someone: Come) -> None:
    """HEG-FREE-10: on a phone the public companies stand below the private ones."""
    table = live_server.table("hegemony", "Ann", "Ben", "Cleo", "Dan", options=ONE_ROUND)
    while asked(table, STATE) != "ask_wages":
        for seat in range(STATE):
            choose(table, seat, QUIET)
        choose(table, STATE, ["free:adjust_wages"])
    dan = someone(width=390, height=700, has_touch=True, is_mobile=True).sit(table, STATE)
    dan.page.locator("#zone [data-lit]").first.wait_for()
    dan.ready()
    box = dan.page.locator("#zone").bounding_box()
    first = dan.page.locator("#zone [data-lit]").first.bounding_box()
    assert box["y"] <= first["y"] <= box["y"] + box["height"] - first["height"]


def with_bonds_to_repay() -> Match:
    """HXP-CRI-33: a match at random up to a turn of the State that can pay its bonds."""
    chance = random.Random(17)
    match = hegemony.new(4, 17, {"crisis_cell": True, "treasury": 0})
    while True:
        seat = match.deciders[0]
        keys = [one.key for one in match.decision(seat).options] if seat == STATE else []
        if "beside:repay_bonds" in keys:
            return match
        options = match.state.options(seat)
        match.answer(seat, options[chance.randrange(len(options))])


def test_bonds_are_paid_back_with_a_click(live_server: Server, someone: Come) -> None:
    """HXP-CRI-33: a tile of its own beside the free actions; no action is used up."""
    match = with_bonds_to_repay()
    country: Any = match.state
    owed, treasury = sum(country.bonds), country.money[STATE]
    seats = [{"controller": "person", "name": name} for name in ("Ann", "Ben", "Cleo", "Dan")]
    wish = {"record": match.record().to_json(), "move": len(match.choices), "seats": seats}
    table = Table(live_server, live_server.call("POST", "/branch", wish))
    dan = someone(width=1440, height=900).sit(table, STATE)
    question = dan.ready()
    tile = dan.page.locator('[data-place="action:repay_bonds"]')
    before = dan.page.locator("[data-actions=basic] .tile").count()
    tile.click()
    dan.confirm(question)
    tile.wait_for(state="detached")
    token = table.links["seats"][STATE]
    view = live_server.call("GET", f"/tables/{table.id}", token=token)["position"]["view"]
    assert set(view["bonds"].values()) == {0}
    assert view["state"]["treasury"] < treasury - owed
    assert dan.page.locator("[data-actions=basic] .tile").count() == before


@pytest.mark.parametrize("width", [390, 820])
def test_cards_that_are_drawn_can_be_read_on_a_small_screen(
    live_server: Server, someone: Come, width: int
) -> None:
    """HEG-PRE-06: two cards are left when five more come; each is as wide as a card."""
    table = live_server.table("hegemony", "Ann", "Ben", options={"rounds": 2})
    play_until(table, "ask_food", QUIET)
    ann = someone(width=width, height=800, has_touch=True, is_mobile=width < 600).sit(table, 0)
    ann.next_question()
    places = ann.page.locator("[data-shell=hand] .place")
    assert places.count() == 2
    while table.state()["position"]["view"]["round"] < 2:
        for seat in range(2):
            choose(table, seat, QUIET)
    places.nth(6).wait_for(state="attached")
    ann.ready()
    assert min(box["width"] for box in [p.bounding_box() for p in places.all()]) > 100


def test_what_a_house_rule_changes_is_said_where_it_counts(
    live_server: Server, someone: Come
) -> None:
    """HEG-IMF-01, HXP-OBJ-01: the board counts as the table does, and the rule says so."""
    options = {"imf_threshold_inclusive": False, "hidden_objectives": True}
    table = live_server.table("hegemony", "Ann", "bot", options=options)
    ann = someone(width=1440, height=900).sit(table, 0)
    ann.next_question()
    ann.sees("IMF at 2 loans")
    ann.page.locator("[data-shell=now] .words button").click()
    rule = ann.page.get_by_role("dialog", name="HXP-OBJ-01")
    rule.get_by_text("Hidden Agendas: on").wait_for()
    assert rule.locator(".house-rules li").count() == 1


def with_a_lock() -> Match:
    """HXP-CRI-20: a match at random up to a crisis that locks Fiscal Policy."""
    for seed in range(60):
        chance, match = (
            random.Random(seed),
            hegemony.new(2, seed, {"crisis_cell": True, "treasury": 0}),
        )
        while match.deciders:
            seat = match.deciders[0]
            country: Any = match.state
            if country.locks & 1:
                return match
            options = country.options(seat)
            match.answer(seat, options[chance.randrange(len(options))])
    raise AssertionError("no crisis has locked it")


def test_a_lock_is_in_sight_beside_a_long_name(live_server: Server, someone: Come) -> None:
    """HXP-CRI-20: « Politique Fiscale » fills its place, and the lock stands in it all the same."""
    match = with_a_lock()
    seats = [{"controller": "person", "name": name} for name in ("Ann", "Ben")]
    wish = {"record": match.record().to_json(), "move": len(match.choices), "seats": seats}
    table = Table(live_server, live_server.call("POST", "/branch", wish))
    ann = someone("fr-FR", width=1280, height=800).sit(table, 0)
    lock = ann.page.locator(".policy .lock").first
    lock.wait_for()
    head = ann.page.locator(".policy h3").first.bounding_box()
    box = lock.bounding_box()
    assert box["x"] + box["width"] <= head["x"] + head["width"]
