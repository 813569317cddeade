"""Leading a table through the page: take back, seats, links, export, delete; and the clock."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from tests.web.people import Person, Server, Table

Come = Callable[..., Person]


def lead(person: Person, table: Table) -> Person:
    """Open the table with the facilitator's link, at the tools."""
    return person.sit(table, "facilitator").open("Table").sees("Leading the table")


def seat_line(person: Person, name: str) -> Any:
    return person.page.get_by_role("tabpanel").get_by_role("listitem").filter(has_text=name)


def click(place: Any, name: str) -> None:
    place.get_by_role("button", name=name, exact=True).click()


def test_the_leader_takes_the_match_back_to_any_choice(live_server: Server, someone: Come) -> None:
    table = live_server.table("anthropocene", "Ann", "bot", undo="none")
    ann, leader = someone().sit(table, 0), lead(someone(), table)
    question = ann.next_question()
    for _ in range(3):
        ann.options.first.click()
        question = ann.next_question(question)
    leader.page.get_by_label("Take back to choice").fill("2")
    leader.click("button", "Take back")
    dialog = leader.page.get_by_role("dialog")
    dialog.get_by_text("Take the match back to choice 2?").wait_for()
    click(dialog, "Cancel")
    assert table.state()["position"]["move"] > 4
    leader.click("button", "Take back")
    click(dialog, "Take back")
    assert ann.next_question(question)
    shown = ann.story.count()
    assert shown == table.state()["position"]["move"] <= 3


def test_a_seat_goes_to_a_bot_and_back_to_the_person_who_held_it(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("anthropocene", "Ann", "Bob", options={"first_player": 2})
    ann, leader = someone().sit(table, 0), lead(someone(), table)
    ann.sees("Waiting for Bob")
    click(seat_line(leader, "Bob"), "Let a bot play")
    question = ann.next_question()
    click(seat_line(leader, "Bob"), "Give back to a person")
    seat_line(leader, "Bob").get_by_role("button", name="Let a bot play").wait_for()
    bob = someone().sit(table, 1)
    ann.options.first.click()
    ann.page.locator(f'[data-decision="{question}"]').wait_for(state="detached")
    assert bob.next_question()


def test_ann_lets_a_bot_play_for_her_and_comes_back(live_server: Server, someone: Come) -> None:
    table = live_server.table("anthropocene", "Ann", "Bob", options={"first_player": 2})
    ann, bob = someone().sit(table, 0), someone().sit(table, 1)
    ann.open("Table").click("button", "A bot plays for me").sees("I play again")
    question = bob.next_question()
    bob.options.first.click()
    question = bob.next_question(question)
    ann.click("button", "I play again").sees("A bot plays for me")
    bob.options.first.click()
    assert ann.next_question()


def test_a_new_link_opens_the_seat_and_the_old_one_does_not(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("anthropocene", "Ann", "bot", options={"first_player": 1})
    leader = lead(someone(), table)
    click(seat_line(leader, "Ann"), "New link")
    link = leader.page.get_by_label("Link for Ann").input_value()
    assert link != table.link(0)
    ann = someone()
    ann.page.goto(table.link(0))
    ann.sees("This link does not open this table.")
    ann.page.goto("about:blank")
    ann.page.goto(link)
    assert ann.next_question()


def test_everything_can_be_exported_before_the_table_is_deleted(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("anthropocene", "Ann", "bot")
    ann, leader = someone().sit(table, 0), lead(someone(), table)
    with leader.page.expect_download() as download:
        leader.click("button", "Export everything")
    assert table.id in json.dumps(json.loads(download.value.path().read_text(encoding="utf-8")))
    leader.click("button", "Delete the table")
    dialog = leader.page.get_by_role("dialog")
    dialog.get_by_text("This cannot be undone").wait_for()
    click(dialog, "Cancel")
    assert table.state()["table"]["id"] == table.id
    leader.click("button", "Delete the table")
    click(dialog, "Delete the table")
    leader.sees("Pick a game.")
    ann.sees("The table was deleted.").click("link", "To the home page").page.locator(
        "article.game"
    ).first.wait_for()


def test_a_clock_runs_stops_for_a_pause_and_lets_a_bot_decide(
    live_server: Server, someone: Come
) -> None:
    clock = {"kind": "decision", "seconds": 600}
    table = live_server.table(
        "anthropocene", "Ann", "bot", clock=clock, options={"first_player": 1}
    )
    ann = someone("fr-FR").sit(table, 0)
    ann.next_question()
    timer = ann.page.locator("[data-own-time]")
    first = timer.inner_text()
    assert re.fullmatch(r"10:00|9:\d\d", first)
    ann.page.wait_for_function(
        "(first) => document.querySelector('[role=timer]').innerText !== first", arg=first
    )
    live_server.call("POST", f"/tables/{table.id}/pause", token=table.links["facilitator"])
    timer.wait_for(state="detached")


def test_when_time_has_run_out_the_log_says_that_a_bot_decided(
    live_server: Server, someone: Come
) -> None:
    clock = {"kind": "decision", "seconds": 5}
    table = live_server.table(
        "anthropocene", "Ann", "bot", clock=clock, options={"first_player": 1}
    )
    ann = someone().sit(table, 0)
    ann.story.filter(has_text="time ran out: a bot decided").first.wait_for()
