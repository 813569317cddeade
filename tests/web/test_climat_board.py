"""The board of Bataille pour le Climat in a real browser: the map is the menu."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.people import Person, Server, Table
from tests.web.test_keyboard import play_to_the_end

Come = Callable[..., Person]
CALM: dict[str, Any] = {"reduced_motion": "reduce"}
TUTORIAL = {"scenario": "first_steps"}


def until(table: Table, seat: int, question: str) -> None:
    """Everybody takes the last option until this seat is asked this question."""
    while True:
        for one in table.state()["position"]["deciders"]:
            token = table.links["seats"][one]
            position = table.server.call("GET", f"/tables/{table.id}", token=token)["position"]
            asked = position["decision"]
            if asked and one == seat and asked["ref"]["action"] == question:
                return
            if asked:
                answer = {"decision": asked["id"], "key": asked["options"][-1]["key"]}
                table.server.call("POST", f"/tables/{table.id}/choose", answer, token)


@pytest.fixture
def acting(live_server: Server) -> Table:
    """A table of three people; it is Ann's turn to act."""
    table = live_server.table("climat", "Ann", "Ben", "Cid", options=TUTORIAL)
    until(table, 0, "take_action")
    return table


def plaque(person: Person, region: str) -> Any:
    return person.page.locator(f'[data-region="{region}"]')


def elsewhere(table: Table) -> str:
    """A region where Ann may do nothing but go there."""
    token = table.links["seats"][0]
    asked = table.server.call("GET", f"/tables/{table.id}", token=token)["position"]["decision"]
    refs = [option["ref"] for option in asked["options"]]
    others = {ref.get("region") for ref in refs}
    found: str = next(
        ref["place"] for ref in refs if ref["action"] == "move" and ref["place"] not in others
    )
    return found


def test_a_whole_match_of_three_seats_without_a_mouse(live_server: Server, someone: Come) -> None:
    table = live_server.table("climat", "Ann", "bot", "bot", options=TUTORIAL)
    ann = someone(**CALM).sit(table, 0)
    assert play_to_the_end(ann) > 6
    ann.sees("The match is over")
    assert table.state()["position"]["finished"]


def test_ann_moves_by_clicking_a_region_and_her_pawn_stands_there(
    acting: Table, someone: Come
) -> None:
    ann = someone(**CALM).sit(acting, 0)
    question = ann.ready()
    there = plaque(ann, elsewhere(acting))
    there.locator("button.whole").click()
    ann.page.locator(".plaque.picked").wait_for()
    ann.confirm(question)
    assert ann.next_question(question) != question
    there.locator(".pawns").wait_for()


def test_regions_are_reached_as_a_list_by_the_arrows(acting: Table, someone: Come) -> None:
    ann = someone(**CALM).sit(acting, 0)
    question = ann.ready()
    column = ann.page.get_by_role("region", name="Regions in order")
    column.get_by_role("button").first.focus()
    ann.press("ArrowDown")
    if ann.page.evaluate("document.activeElement.dataset.lit === undefined"):
        ann.press("ArrowDown")
    ann.press("Enter")
    assert column.locator(".picked").count() == 1
    ann.page.locator("[data-confirm]").click()
    assert ann.next_question(question) != question


def test_the_sheet_of_a_region_has_everything_and_every_number_explains_itself(
    acting: Table, someone: Come
) -> None:
    ann = someone(**CALM).sit(acting, 2)
    ann.page.locator(".plaque").first.wait_for()
    plaque(ann, "india").locator("button.whole").click()
    sheet = ann.page.get_by_role("complementary", name="India: everything")
    for what in ("Emissions", "Population", "Standard of living", "Local oil", "Coal"):
        sheet.get_by_role("button", name=re.compile(rf"^{what} -?\d+.*why this number")).click()
        ann.page.get_by_role("dialog").wait_for()
        ann.press("Escape")
    ann.page.get_by_role("dialog").wait_for(state="detached")
    sheet.get_by_role("button", name="Close").click()
    assert sheet.count() == 0


def test_an_empty_box_of_the_matrix_says_what_is_missing(acting: Table, someone: Come) -> None:
    ann = someone(**CALM).sit(acting, 2)
    ann.page.get_by_role("tab", name="Regions").click()
    india = ann.page.get_by_role("row", name=re.compile("India"))
    boxes = india.locator(".box")
    boxes.first.wait_for()  # the table of regions is loaded when it is first looked at
    assert boxes.count() == 12
    assert "standard of living of 3 or more" in boxes.first.get_attribute("title")


def test_what_can_be_done_without_a_place_lies_in_the_dock(acting: Table, someone: Come) -> None:
    ann = someone(**CALM).sit(acting, 0)
    question = ann.ready()
    dock = ann.page.get_by_role("region", name="What you can do")
    dock.locator('[data-lit^="implant:"]').first.click()
    ann.confirm(question)
    ann.page.get_by_role("region", name=re.compile("^ACI")).locator(".slots li").first.wait_for()
    slots = ann.page.locator(".slots li")
    assert slots.count() == 6
    ann.page.locator(".sum", has_text="missing").wait_for()


def test_the_windows_of_a_turn_can_be_declined_at_once_and_take_their_time(
    live_server: Server, someone: Come
) -> None:
    """BPC-KNO-05: not again this turn, but never faster than somebody who reads."""
    table = live_server.table("climat", "Ann", "Ben", "Cid", options={"scenario": "one_generation"})
    until(table, 0, "lobbying_window")
    ann = someone(**CALM).sit(table, 0)
    question = ann.next_question()
    began = time.monotonic()
    ann.page.get_by_label("Not again this turn").check()
    ann.page.wait_for_function(
        "(last) => document.querySelector('[data-decision]')?.dataset.decision !== last",
        arg=question,
    )
    assert time.monotonic() - began > 1


@pytest.mark.parametrize(
    ("width", "scheme", "language"), [(360, "dark", "fr-FR"), (1440, "light", "en-GB")]
)
def test_the_board_is_accessible_in_mid_match(
    acting: Table, someone: Come, width: int, scheme: str, language: str
) -> None:
    ann = someone(language, width, color_scheme=scheme, **CALM).sit(acting, 0)
    ann.next_question()
    ann.page.set_viewport_size({"width": width, "height": 4000})
    for zone in ("map", "regions", "team"):
        ann.page.locator(f"#zone-{zone}").click()
        assert ann.complaints_of_axe() == [], zone
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
