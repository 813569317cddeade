"""The editor of variants, in the words of the page and for every kind of option."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.people import Person, Server

Come = Callable[..., Person]


def test_values_have_french_words_and_what_is_printed_stands_beside(
    live_server: Server, someone: Come
) -> None:
    bea = someone("fr-FR")
    bea.page.goto(f"{live_server.url}/variants/limit")
    choice = bea.page.get_by_label("Démilitarisation", exact=True)
    choice.wait_for()
    assert choice.locator("option").all_inner_texts() == [
        "de toutes les nations",
        "usines de valeur 5 ou plus",
    ]
    choice.select_option("large_plants")
    bea.page.get_by_label("Générations", exact=True).fill("3")
    differs = bea.page.locator(".house-rules")
    differs.get_by_text("usines de valeur 5 ou plus").wait_for()
    assert "3 (imprimé : 7)" in differs.inner_text().replace("\u00a0", " ")


def test_a_list_of_calamities_is_made_row_by_row_and_played(
    live_server: Server, someone: Come
) -> None:
    ann = someone(width=390, height=800)
    ann.page.goto(f"{live_server.url}/variants/climat")
    ann.page.get_by_label("Mode", exact=True).select_option("expert")
    ann.click("button", "Add one").click("button", "Add one")
    ann.page.get_by_label("Calamities at the start 1: Region").select_option("africa")
    ann.page.get_by_label("Calamities at the start 1: Calamity").select_option("war")
    ann.page.get_by_label("Calamities at the start 1: Number").fill("2")
    ann.click("button", "Remove Calamities at the start 2")
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert ann.complaints_of_axe() == []
    ann.click("link", "Make a table with it").page.get_by_role(
        "button", name="Open the table"
    ).click()
    ann.page.wait_for_url("**/table/**")
    ann.page.locator("[data-shell=stage]").wait_for()
    made = ann.page.evaluate("JSON.parse(localStorage['anthropolis.tables'])[0]")
    state = live_server.call("GET", f"/tables/{made['id']}", token=made["facilitator"])
    calamity = {"region": "africa", "token": "war", "amount": 2}
    assert state["table"]["options"]["start_calamities"] == [calamity]


def test_what_was_made_is_still_there_on_the_way_back(live_server: Server, someone: Come) -> None:
    ann = someone()
    ann.page.goto(f"{live_server.url}/variants/limit")
    ann.sees("The printed game, nothing changed.")
    lab = ann.page.get_by_role("link", name="What would 1,000 bot games do with it?")
    assert lab.count() == 0, "there is nothing to compare"
    ann.page.get_by_label("Generations", exact=True).fill("3")
    ann.page.get_by_label("Name", exact=True).fill("Half a game")
    lab.wait_for()
    ann.click("link", "Teach a class with it").sees("Changed from the printed game")
    ann.page.go_back()
    lab.wait_for()
    assert ann.page.get_by_label("Generations", exact=True).input_value() == "3"
    assert ann.page.get_by_label("Name", exact=True).input_value() == "Half a game"
