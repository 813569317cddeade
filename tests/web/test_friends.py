"""Friends and classes at the page: clocks, links, house rules, who sees all, who left, rematch."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.people import Person, Server, Table

Come = Callable[..., Person]
NO_NETWORK = "window.dispatchEvent(new Event('offline'))"
SILENT_LINE = """() => {
  const line = window.sockets.at(-1);
  line.onmessage = null;
  Object.defineProperty(line, "onmessage", { set() {} });
}"""
FAKE_NOTIFICATIONS = """
window.told = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission() { return Promise.resolve("granted"); }
  constructor(title, more) { window.told.push(title + ": " + more.body); }
  close() {}
};
Object.defineProperty(document, "hidden", { get: () => true });
"""


def as_bot(server: Server, table: Table, seat: int) -> None:
    path, leader = f"/tables/{table.id}/seats/{seat}", table.links["facilitator"]
    server.call("POST", path, {"controller": "bot", "level": "random"}, leader)


@pytest.mark.parametrize("width", [360, 390, 820, 1440])
def test_six_seats_with_clocks_never_widen_the_page(
    live_server: Server, someone: Come, width: int
) -> None:
    names = ["Maximilienne the Third", "Bo", "Cy", "Di", "Ed", "Flo"]
    table = live_server.table("limit", *names, clock={"kind": "seat", "seconds": 36_000})
    ann = someone(width=width, height=740).sit(table, 0)
    ann.next_question()
    assert re.fullmatch(r"\d+:\d\d:\d\d", ann.page.locator("[data-own-time]").inner_text())
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= width
    bar, now = (ann.page.locator(f"[data-shell={part}]").bounding_box() for part in ("top", "now"))
    assert bar["width"] <= width
    assert now["x"] + now["width"] <= width


def test_own_time_is_in_now_and_the_others_on_the_rail(live_server: Server, someone: Come) -> None:
    table = live_server.table("limit", "Ann", "Zoé", clock={"kind": "decision", "seconds": 600})
    ann = someone(width=1440, height=900).sit(table, 0)
    ann.next_question()
    assert ann.page.locator('[data-rail="0"]').get_by_role("timer").count() == 0
    timer = ann.page.locator('[data-rail="1"]').get_by_role("timer")
    assert timer.get_attribute("aria-label").startswith("Zoé: ")


def test_the_maker_keeps_the_links_of_the_others_under_share(
    live_server: Server, someone: Come
) -> None:
    host = someone()
    host.page.goto(f"{live_server.url}/new/anthropocene")
    host.page.locator("#seat-count").select_option("2")
    host.page.get_by_label("Seat 2: Who plays").select_option("link")
    host.page.get_by_label("Seat 2: Name").fill("Zoé")
    host.click("button", "Open the table").click("link", "Go to the table")
    host.menu("Share")
    label = host.page.get_by_label("Seat of Zoé (not yet arrived)")
    link = label.input_value()
    zoe = someone("fr-FR")
    zoe.page.goto(link)
    zoe.page.locator(".seats", has_text="Vous · Zoé").wait_for()
    host.page.get_by_label("Seat of Zoé (here)").wait_for()


def test_house_rules_are_told_before_and_after_one_joins(
    live_server: Server, someone: Come
) -> None:
    options = {"generations": 3, "alliances": True}
    table = live_server.table("limit", "Ann", "open", options=options)
    zoe = someone().sit(table, "join")
    told = zoe.page.locator("form .house-rules")
    told.get_by_text("3").wait_for()
    assert told.locator("li").count() == 2
    # Nobody is asked anything before all have come.
    assert zoe.page.locator("[data-rail].decides").count() == 0
    assert "open seat" in zoe.page.locator('[data-rail="1"]').inner_text()
    zoe.page.get_by_label("Your name").fill("Zoé")
    zoe.click("button", "Join").open("Table")
    assert zoe.page.locator(".about .house-rules li").count() == 2


def test_the_printed_game_is_said_to_be_just_that(live_server: Server, someone: Come) -> None:
    ann = someone().sit(live_server.table("anthropocene", "Ann", "bot"), 0).open("Table")
    ann.sees("The printed game, nothing changed.")


def test_the_review_lists_the_house_rules(live_server: Server, someone: Come) -> None:
    table = live_server.table("anthropocene", "Ann", "bot", options={"mode": "young"})
    table.play_out()
    ann = someone()
    ann.page.goto(f"{live_server.url}/review/{table.id}#{table.links['seats'][0]}")
    ann.page.locator("#overview .house-rules li").first.wait_for()


def test_players_always_see_that_the_facilitator_sees_everything(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("anthropocene", "Ann", "bot", facilitator_sees=True)
    for width in (360, 1440):
        ann = someone(width=width).sit(table, 0)
        badge = ann.page.get_by_role("note").filter(has_text="The facilitator sees everything")
        box = badge.bounding_box()
        assert box["width"] > 10
        assert box["x"] + box["width"] <= width


def test_who_plays_cannot_wish_to_see_everything(live_server: Server, someone: Come) -> None:
    host = someone()
    host.page.goto(f"{live_server.url}/new/anthropocene")
    wish = host.page.get_by_label("The facilitator sees everything")
    assert wish.is_disabled()
    host.page.get_by_label("Seat 1: Who plays").select_option("bot")
    assert wish.is_enabled()


def test_who_comes_back_to_a_bot_takes_the_seat_again_with_one_button(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("anthropocene", "Ann", "Zoé", options={"first_player": 2})
    as_bot(live_server, table, 0)
    ann = someone().sit(table, 0).sees("A bot plays for you")
    ann.click("button", "I play again")
    ann.sees("Waiting for Zoé")
    assert table.state()["table"]["seats"][0]["controller"] == "person"


def test_a_name_can_be_changed(live_server: Server, someone: Come) -> None:
    table = live_server.table("anthropocene", "Ann", "bot", options={"first_player": 1})
    ann = someone().sit(table, 0).open("Table")
    ann.page.get_by_label("My name").fill("Annika")
    ann.click("button", "Change")
    ann.page.locator(".seats", has_text="You · Annika").wait_for()


@pytest.mark.parametrize("loss", [NO_NETWORK, SILENT_LINE])
def test_a_lost_line_is_noticed_within_five_seconds(
    live_server: Server, someone: Come, loss: str
) -> None:
    ann = someone().sit(live_server.table("anthropocene", "Ann", "bot"), 0)
    ann.next_question()
    ann.page.locator(".dot.open").wait_for()
    lost = "() => new Promise((done) => new MutationObserver(() => done(true)).observe("
    watch = lost + "document.querySelector('.dot'), { attributes: true }))"
    ann.page.evaluate(loss)
    ann.page.evaluate(f"Promise.race([({watch})(), new Promise((no) => setTimeout(no, 5000))])")
    ann.page.locator(".dot.open").wait_for()


def test_who_comes_back_after_a_while_is_told_in_short_what_happened(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("anthropocene", "Ann", "Zoé", "Bo", options={"first_player": 2})
    ann = someone().sit(table, 0).sees("Waiting for Zoé")
    ann.page.goto("about:blank")
    for seat in (1, 2):
        table.choose_last(seat)
    ann.sit(table, 0).sees("While you were away")
    assert ann.page.get_by_role("dialog").locator("li").count() == 2
    ann.click("button", "Continue").sit(table, 0).next_question()
    assert ann.page.get_by_role("dialog").count() == 0


def test_anybody_lets_a_bot_play_for_somebody_who_left(live_server: Server, someone: Come) -> None:
    table = live_server.table(
        "anthropocene", "Ann", "Zoé", options={"first_player": 2}, replace_after=0
    )
    ann = someone().sit(table, 0)
    ann.click("button", "Let a bot play for Zoé")
    ann.next_question()
    assert table.state()["table"]["seats"][1]["controller"] == "bot"


def test_the_browser_tells_whose_turn_it_is_only_to_who_asked(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table(
        "anthropocene", "Ann", "Zoé", title="Tuesday", options={"first_player": 2}
    )
    ann, zoe = someone(), someone()
    ann.context.add_init_script(FAKE_NOTIFICATIONS)
    ann.page.goto(f"{live_server.url}/settings")
    ann.page.get_by_label("Tell me when it is my turn").check()
    ann.sit(table, 0).sees("Waiting for Zoé")
    zoe.context.add_init_script(FAKE_NOTIFICATIONS)
    zoe.sit(table, 1).next_question()
    zoe.options.first.click()
    ann.next_question()
    assert ann.page.evaluate("window.told") == ["Your turn: Tuesday"]
    assert zoe.page.evaluate("window.told") == []


def test_both_play_again_at_the_same_table(live_server: Server, someone: Come) -> None:
    table = live_server.table("anthropocene", "Ann", "Zoé", title="Tuesday")
    ann, zoe = someone().sit(table, 0), someone().sit(table, 1)
    table.play_out()
    ann.click("button", "Play again")
    ann.page.wait_for_url(lambda url: table.id not in url)
    zoe.sees("Somebody wants to play again")
    zoe.click("button", "Play again")
    zoe.page.wait_for_url(lambda url: table.id not in url)
    address: Any = re.search(r"/table/(\w+)", ann.page.url)
    assert address[1] in zoe.page.url
    for person, name in ((ann, "Ann"), (zoe, "Zoé")):
        person.page.locator(".seats", has_text=f"You · {name}").wait_for()


def test_a_download_names_game_title_and_day(live_server: Server, someone: Come) -> None:
    table = live_server.table("anthropocene", "Ann", "bot", title="Tuesday, 4B!")
    ann = someone().sit(table, 0).open("Table")
    with ann.page.expect_download() as waiting:
        ann.click("button", "Download the record")
    name = waiting.value.suggested_filename
    assert re.fullmatch(r"anthropocene-Tuesday-4B-\d{4}-\d\d-\d\d\.json", name)
