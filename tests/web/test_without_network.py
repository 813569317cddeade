"""Help at a table with the box without a network: Python in the browser runs the rules."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Error, Page

from anthropolis.games.hegemony import GAME
from tests.web.people import Person, Server
from tests.web.test_automas import (
    POSITION,
    begin_with_the_box,
    paste,
    play_by_the_rules,
    without_device,
)

Come = Callable[..., Person]
LISTEN = """
window.wishes = [];
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (message) {
  window.wishes.push(message.wish);
  return post.call(this, message);
};
"""
SAVES_DATA = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
KEPT = "JSON.parse(localStorage.getItem('anthropolis.box')).now"
KEPT_HERE = "[data-device=ready][data-kept=true]"
LOADING = 180_000
"""Milliseconds that a slow machine may take to fetch and start Python."""


def cut_off(page: Page) -> None:
    """Wait until the page says that it needs no network any more, and take it away."""
    page.locator(KEPT_HERE).wait_for(timeout=LOADING)
    page.context.set_offline(True)


def said_by_the_library(page: Page) -> Any:
    """What the rules answer here to the last thing that the page has asked its device."""
    wish = json.loads(page.evaluate("window.wishes.at(-1)"))
    return json.loads(json.dumps(GAME.help_at_table(wish)))


def test_five_turns_on_a_phone_without_a_network(live_server: Server, someone: Come) -> None:
    """HAU-ADV-06, HAU-ADV-08, HAU-INF-01: the rules on the device say what the library says."""
    ana = someone(width=390, height=844)
    page = ana.page
    page.add_init_script(LISTEN)
    begin_with_the_box(live_server, ana)
    cut_off(page)
    assert "Works without a network now" in page.locator("[data-device]").inner_text()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    for turn in range(1, 6):
        page.get_by_text(f"Turn {turn}").wait_for()
        if turn % 2:
            page.locator("[data-draw]").click()
        else:
            left = page.locator("[data-card] option:not([disabled])").last
            page.locator("[data-card]").select_option(left.get_attribute("value"))
        play_by_the_rules(page)
        assert page.evaluate(KEPT)["advice"] == said_by_the_library(page)
        page.locator("[data-done]").click()
    page.get_by_role("button", name="Undo").click()
    page.locator("[data-done]").wait_for()
    page.get_by_text("Vote helper").click()
    page.get_by_label("Its Influence", exact=True).fill("4")
    page.get_by_label("Votes against, after the cubes").fill("1")
    assert "Spend 1" in page.locator("[data-vote]").inner_text()
    assert asked == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert ana.complaints_of_axe() == []


def test_the_page_opens_again_without_its_server(
    own_server: Callable[..., Any], someone: Come
) -> None:
    """HAU-ADV-06: a phone that has closed the page meanwhile plays on; other pages are not kept."""
    server = own_server()
    ana = someone(language="fr-FR", width=390, height=844)
    page = ana.page
    begin_with_the_box(server, ana)
    page.locator("[data-draw]").click()
    page.locator(KEPT_HERE).wait_for(timeout=LOADING)
    server.stop()
    page.goto("about:blank")
    page.goto(f"{server.url}/helper")
    page.locator("[data-play]").wait_for()
    page.locator("[data-device=ready]").wait_for(timeout=LOADING)
    play_by_the_rules(page)
    ana.sees("même si vous rouvrez cette page")
    kept = page.evaluate("caches.open('anthropolis.helper').then((all) => all.keys())")
    assert kept
    with pytest.raises(Error):
        page.goto(server.url)


def test_a_pasted_table_without_a_network(live_server: Server, someone: Come) -> None:
    """HAU-WC-26: what the rules refuse is refused on the device, in the person's language."""
    ana = someone(language="fr-FR")
    page = ana.page
    begin_with_the_box(live_server, ana, "easy", role="working_class")
    cut_off(page)
    page.get_by_text("Cartes Politique").click()
    page.locator("#box-paste").fill("weather: fine")
    page.locator("[data-paste]").click()
    ana.sees("mot inconnu « weather »")
    paste(page, POSITION)
    page.get_by_role("alert").wait_for(state="detached")
    page.locator("[data-card]").select_option("1")
    play_by_the_rules(page)
    page.locator("[data-do] li", has_text="Station de Radio").first.wait_for()


def test_where_python_cannot_come_the_server_answers(live_server: Server, someone: Come) -> None:
    ana = someone()
    page = ana.page
    without_device(page)
    begin_with_the_box(live_server, ana)
    page.locator("[data-device=failed]").wait_for()
    page.locator("[data-draw]").click()
    play_by_the_rules(page)
    page.context.set_offline(True)
    page.locator("[data-done]").click()
    ana.sees("Without a network the rules cannot play its turn for you yet")
    with page.expect_request("**/pyodide.mjs"):
        page.context.set_offline(False)
    page.locator("[data-device=failed]").wait_for()


def test_whoever_saves_data_is_asked_first(live_server: Server, someone: Come) -> None:
    ana = someone(language="fr-FR", width=390, height=844)
    page = ana.page
    page.add_init_script(SAVES_DATA)
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    begin_with_the_box(live_server, ana)
    page.locator("[data-draw]").click()
    play_by_the_rules(page)
    assert not any("pyodide" in url or "tar.gz" in url for url in fetched)
    ana.sees("6 Mo")
    with page.expect_request("**/pyodide.mjs"):
        page.get_by_role("button", name="Les charger").click()
    page.locator("[data-device=loading]").wait_for()
