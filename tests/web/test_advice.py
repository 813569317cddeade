"""Asking the bots: in a review, and at a running table whose leader sees every hand."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.web.people import Person, Server, Table
from tests.web.test_review import bots_table, reviews

Come = Callable[..., Person]
SOON = 60_000
"""So many milliseconds the bots may take to judge all that is worth it, on a busy machine."""


@pytest.fixture(scope="module")
def short_match(live_server: Server) -> Table:
    return bots_table(live_server, "anthropocene")


def asked(person: Person, table: Table, question: str = "Ask the bots") -> Person:
    reviews(person, table)
    person.page.locator("#advice").get_by_role("button", name=question).click()
    person.page.locator("#advice figure").wait_for(timeout=SOON)
    person.page.locator("#advice progress").wait_for(state="detached", timeout=SOON)
    return person


def test_the_curve_the_ways_and_the_words_are_those_of_the_library(
    short_match: Table, someone: Come
) -> None:
    ann = asked(someone(), short_match)
    section = ann.page.locator("#advice")
    path, token = f"/tables/{short_match.id}/analysis", short_match.links["spectator"]
    told = short_match.looked_back("analysis")
    judged = [short_match.server.call("GET", f"{path}/{n}", token=token) for n in told["telling"]]
    assert judged
    costly = sorted((one for one in judged if one["sure"] < 0), key=lambda one: one["sure"])[:5]
    shown = section.locator("ol > li")
    heading = section.get_by_role("heading", name="What cost most")
    assert heading.count() == bool(costly)
    for place, one in enumerate(costly):
        assert one["text"]["en"] in shown.nth(place).inner_text()
    section.get_by_label("Ask about another decision").select_option(str(told["telling"][0]))
    listed = section.get_by_label("Ask about another decision").locator("option").first
    assert re.fullmatch(r"Generation 1 · .+ · choice \d+", listed.inner_text())
    section.get_by_role("button", name="Judge it").click()
    wanted = section.locator("div.one")
    assert wanted.locator(".ways li").count() == 1 + len(judged[0]["others"])
    assert re.search(r"\d+ ±\d+", wanted.locator(".ways li").first.inner_text())
    wanted.get_by_text("(chosen)").wait_for()
    section.get_by_text("12 futures of each way").wait_for()
    section.get_by_text("for all players together").wait_for()
    assert ann.complaints_of_axe() == []


def test_on_a_phone_in_french_it_is_as_complete(short_match: Table, someone: Come) -> None:
    bea = someone("fr-FR", width=390, height=800)
    bea.page.goto(short_match.link("spectator").replace("/table/", "/review/"))
    bea.page.locator("#advice").get_by_role("button", name="Demander aux robots").click()
    bea.page.locator("#advice figure").wait_for()
    bea.page.locator("#advice progress").wait_for(state="detached")
    assert bea.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert bea.complaints_of_axe() == []


def test_whoever_sees_every_hand_asks_while_the_match_goes_on(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("anthropocene", "Ann", "Bob", facilitator_sees=True)
    ann, leader = someone().sit(table, 0), someone().sit(table, "facilitator")
    assert ann.page.get_by_role("tab", name="Bots’ view").count() == 0
    leader.open("Bots’ view").click("button", "Ask the bots").sees("no decision to compare yet")
    for _ in range(6):
        for seat in table.state()["position"]["deciders"]:
            table.choose_last(seat)
    leader.click("button", "Look at it as it stands now").click("button", "Ask the bots")
    panel = leader.page.get_by_role("tabpanel")
    panel.get_by_label("Ask about another decision").wait_for(timeout=SOON)
    panel.get_by_text("Prospects").first.wait_for()
    assert panel.get_by_role("button", name="What if").count() == 0, "the match still goes on"
    assert leader.complaints_of_axe() == []


def test_the_review_of_a_match_that_goes_on_asks_where_nothing_is_hidden(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("anthropocene", "Ann", "Bob", facilitator_sees=True)
    for _ in range(6):
        for seat in table.state()["position"]["deciders"]:
            table.choose_last(seat)
    ann = someone()
    ann.page.goto(table.link("spectator").replace("/table/", "/review/"))
    ann.page.locator("#charts").wait_for()
    assert ann.page.locator("#advice").count() == 0, "a spectator does not see the hands"
    leader = someone()
    leader.page.goto(table.link("facilitator").replace("/table/", "/review/"))
    section = leader.page.locator("#advice")
    section.get_by_role("button", name="Ask the bots").click()
    section.get_by_label("Ask about another decision").wait_for(timeout=SOON)
    section.get_by_text("Prospects").first.wait_for()
    assert section.get_by_role("button", name="What if").count() == 0, "the match still goes on"
    table.choose_last(table.state()["position"]["deciders"][0])
    section.get_by_role("button", name="Look at it as it stands now").click()
    section.get_by_role("button", name="Ask the bots").wait_for()
    assert leader.complaints_of_axe() == []


def test_where_hands_are_closed_nobody_is_offered_the_bots_view(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("anthropocene", "Ann", "Bob")
    leader = someone().sit(table, "facilitator").open("Charts")
    assert leader.page.get_by_role("tab", name="Bots’ view").count() == 0
