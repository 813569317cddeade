"""The pages around the table in a real browser: home, set-up, rules, settings, errors."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.people import Person, Server

Come = Callable[..., Person]
NAME_OF_FOCUS = """() => {
  const here = document.activeElement;
  return (here.labels?.[0] ?? here).innerText.trim();
}"""


def game_card(person: Person, game: str) -> Any:
    return person.page.locator(f'article[aria-labelledby="game-{game}"]')


def go(person: Person, path: str) -> Person:
    person.page.goto(f"{person.server.url}{path}")
    person.page.locator("main h1").wait_for()
    return person


def own_state(person: Person) -> dict[str, Any]:
    """The table that this browser remembers first, seen from its own seat."""
    kept = json.loads(person.page.evaluate("localStorage.getItem('anthropolis.tables')"))[0]
    state: dict[str, Any] = person.server.call(
        "GET", f"/tables/{kept['id']}", token=kept["seats"][0]["token"]
    )
    return state


def test_the_home_page_shows_every_game_that_is_installed(
    live_server: Server, someone: Come
) -> None:
    ann = go(someone(), "/").sees("Play now")
    games = [game["id"] for game in live_server.call("GET", "/games")["games"]]
    assert {"anthropocene", "hegemony", "limit", "sealed_bids"} <= set(games)
    for game in games:
        assert game_card(ann, game).get_by_role("button", name="Play now").is_visible()
    ann.sees("Pick a game.")


def test_a_french_browser_is_greeted_in_french(someone: Come) -> None:
    go(someone("fr-FR"), "/").sees("Première partie, guidée").sees("Tables publiques")


def test_four_clicks_from_the_home_page_through_the_first_own_decision(someone: Come) -> None:
    ann = go(someone(), "/")
    game_card(ann, "anthropocene").get_by_role("button", name="Play now").click()
    question = ann.ready()
    moves = own_state(ann)["position"]["move"]
    ann.page.get_by_label("Your hand").get_by_role("button").first.click()
    ann.page.locator(".lit button").first.click()
    ann.confirm(question)
    ann.page.locator(f'[data-decision="{question}"]').wait_for(state="detached")
    ann.story.filter(has_text="lay").first.wait_for()
    assert own_state(ann)["position"]["move"] > moves


def test_a_table_left_for_home_waits_under_continue(someone: Come) -> None:
    ann = go(someone(), "/new/anthropocene").sees("A table of Anthropocène")
    ann.page.get_by_label("Title (optional)").fill("Tuesday")
    ann.click("button", "Open the table")
    ann.page.locator("[data-decision], .state").first.wait_for()
    ann.click("link", "Home").sees("Tuesday")
    ann.click("link", "Tuesday").page.locator("main.stage #zone").wait_for()
    ann.click("link", "Home").click("button", "Forget this table: Tuesday")
    ann.sees("Pick a game.")


def test_the_rules_of_a_table_are_chosen_in_a_form_made_from_its_options(someone: Come) -> None:
    ann = go(someone(), "/new/anthropocene").sees("Who plays")
    ann.page.get_by_label("Seats", exact=True).select_option("2")
    ann.page.get_by_label("Mode", exact=True).select_option("expert")
    ann.page.get_by_label("Note sheet").check()
    ann.page.get_by_label("Seat 1: Name").fill("Ann")
    ann.click("button", "Open the table").sees("Note sheet: what you may hold")
    table = own_state(ann)["table"]
    assert (table["options"]["mode"], table["options"]["notes"]) == ("expert", True)
    assert [seat["controller"] for seat in table["seats"]] == ["person", "bot"]
    assert table["seats"][0]["name"]["en"] == "Ann"


def test_a_value_that_does_not_fit_is_answered_with_the_servers_sentence(someone: Come) -> None:
    ann = go(someone(), "/new/anthropocene").sees("Who plays")
    ann.page.get_by_label("First player").fill("4")
    ann.click("button", "Open the table")
    assert "there are only 3 seats" in ann.page.get_by_role("alert").inner_text()
    ann.click("button", "Back to the printed game").click("button", "Open the table")
    ann.page.locator("main.stage #zone").wait_for()


def test_figures_in_a_list_are_checked_too(someone: Come) -> None:
    ann = go(someone(), "/new/limit").sees("Who plays")
    ann.page.get_by_text("Figures of the tracks").click()
    ann.page.get_by_label("Population", exact=True).fill("1, 2, 3")
    ann.click("button", "Open the table")
    assert "give a list of 9 values" in ann.page.get_by_role("alert").inner_text()


def test_a_friend_joins_by_link_from_another_browser(someone: Come) -> None:
    ann = go(someone(), "/new/anthropocene").sees("Who plays")
    ann.page.get_by_label("Seats", exact=True).select_option("2")
    ann.page.get_by_label("Seat 2: Who plays").select_option("link")
    ann.page.get_by_label("Seat 2: Name").fill("Rémi")
    ann.click("button", "Open the table").sees("Your table is ready")
    link = ann.page.get_by_label("Seat 2: Rémi").input_value()
    ann.page.get_by_role("button", name="QR").first.click()
    ann.page.get_by_role("img", name="QR").first.wait_for()
    remi = someone("fr-FR")
    remi.page.goto(link)
    remi.page.locator(".seats", has_text="Vous · Rémi").wait_for()
    ann.click("link", "Go to the table")
    ann.page.locator(".seats", has_text="Rémi").wait_for()


def test_a_public_table_is_found_on_the_home_page_and_joined(
    live_server: Server, someone: Come
) -> None:
    live_server.table("anthropocene", "Ann", "open", visibility="public", title="For all")
    bob = go(someone(), "/").sees("For all").sees("1 open seat")
    bob.page.locator("li", has_text="For all").get_by_role("link", name="Join").click()
    bob.page.get_by_label("Your name").fill("Bob")
    bob.click("button", "Join")
    bob.page.locator(".seats", has_text="You · Bob").wait_for()


def test_the_rules_can_be_searched_in_either_language(someone: Come) -> None:
    ann = go(someone(), "/rules/anthropocene").sees("Rules of Anthropocène")
    everything = ann.page.locator("main article").count()
    ann.page.get_by_label("Search the rules").fill("covered empty cell")
    ann.sees("1 rule")
    assert ann.page.locator("main article h3").all_inner_texts() == ["ANT-PLC-04"]
    ann.page.evaluate("window.still = true")
    ann.click("button", "Passer en français").sees("Aucune règle ne contient ces mots.")
    ann.page.get_by_label("Chercher dans les règles").fill("case vide")
    ann.page.locator("#ANT-PLC-04").wait_for()
    assert ann.page.evaluate("window.still") is True
    assert 0 < ann.page.locator("main article").count() < everything


def test_a_link_to_a_rule_opens_the_book_at_that_rule(someone: Come) -> None:
    ann = go(someone(), "/rules/limit/LIM-SUP-01").sees("Rules of LIMIT")
    ann.page.locator("#LIM-SUP-01.here").wait_for()
    ann.page.wait_for_function("() => document.activeElement?.id === 'LIM-SUP-01'")
    ann.page.get_by_label("Game").select_option("anthropocene")
    ann.sees("Rules of Anthropocène")


def test_settings_are_kept_by_the_browser(someone: Come) -> None:
    ann = go(someone(), "/settings")
    ann.page.get_by_label("Theme").select_option("dark")
    ann.page.get_by_label("Motion").select_option("none")
    ann.page.locator("#name").fill("Ann")
    ann.page.get_by_label("Language").select_option("fr")
    ann.sees("Réglages")
    go(ann, "/").sees("Jouer")
    root = ann.page.locator("html")
    assert [root.get_attribute(a) for a in ["lang", "data-theme", "data-motion"]] == [
        "fr", "dark", "none"
    ]  # fmt: skip
    assert ann.page.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(21, 25, 28)"
    assert go(ann, "/new/limit").page.get_by_label("Place 1 : Nom").input_value() == "Ann"


def test_a_record_is_loaded_from_disk(live_server: Server, someone: Come, tmp_path: Path) -> None:
    table = live_server.table("anthropocene", "Ann", "bot")
    table.play_out()
    record = live_server.call("GET", f"/tables/{table.id}/record", token=table.links["seats"][0])
    good, bad = tmp_path / "match.json", tmp_path / "other.json"
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n"
    good.write_text(text, encoding="utf-8")
    bad.write_text('{"no": "record"}', encoding="utf-8")
    ann = go(someone(), "/").sees("Play now")
    field = ann.page.locator('input[type="file"]')
    field.set_input_files(bad)
    ann.sees("This file is not a record of a match.")
    field.set_input_files(good)
    ann.sees("A record from this device").click("button", "To the start").sees("Choice 0 of")


def test_a_page_that_does_not_exist_leads_home(someone: Come) -> None:
    ann = go(someone(), "/nowhere/at/all").sees("This page does not exist")
    ann.page.locator("main").get_by_role("link", name="Home").click()
    ann.sees("Public tables")
    go(ann, "/new/nosuchgame")
    ann.page.get_by_role("alert").wait_for()


def test_a_server_that_is_gone_is_said_and_tried_again(someone: Come) -> None:
    ann = someone()
    ann.page.route("**/api/**", lambda route: route.abort())
    go(ann, "/").sees("The server cannot be reached.")
    ann.page.unroute("**/api/**")
    ann.click("button", "Try again").sees("Play now")
    assert ann.page.get_by_role("alert").count() == 0


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_any_page(someone: Come, theme: str) -> None:
    ann = someone(color_scheme=theme)
    pages = {
        "/": "Play now", "/new/anthropocene": "Who plays", "/new/limit": "Who plays",
        "/rules/anthropocene": "ANT-PLC-04", "/settings": "Keyboard", "/nowhere": "does not exist",
    }  # fmt: skip
    for path, words in pages.items():
        go(ann, path).sees(words)
        assert ann.complaints_of_axe() == [], path
    go(ann, "/new/anthropocene").sees("Who plays")
    ann.page.get_by_label("Seat 2: Who plays").select_option("open")
    ann.click("button", "Open the table").sees("Your table is ready")
    ann.page.get_by_role("button", name="QR").first.click()
    assert ann.complaints_of_axe() == [], "links"


def test_the_first_tab_skips_to_the_content(someone: Come) -> None:
    ann = go(someone(), "/").sees("Play now").press("Tab")
    skip = ann.page.get_by_role("link", name="Skip to the content")
    assert skip.evaluate("(link) => link === document.activeElement")
    ann.press("Enter", "Tab")
    assert ann.page.get_by_label("Code of a class").evaluate("(code) => code.matches(':focus')")
    ann.press("Tab")
    assert ann.page.evaluate("document.activeElement.innerText") == "Play now"


def test_the_focus_goes_through_a_page_in_reading_order(someone: Come) -> None:
    ann = go(someone(), "/").sees("Play now")
    order = []
    for _ in range(13):
        ann.press("Tab")
        order.append(ann.page.evaluate(NAME_OF_FOCUS))
    assert order[:4] == ["Skip to the content", "Anthropolis", "Home", "Teach"]
    assert order[4:7] == ["Laboratory", "Rules", "Settings"]
    assert order[9:] == ["Code of a class", "Play now", "Make a table", "Read the rules"]


@pytest.mark.parametrize("width", [360, 820])
def test_no_page_scrolls_sideways(someone: Come, width: int) -> None:
    ann = someone("fr-FR", width=width, height=800)
    for path in ["/", "/new/limit", "/rules/limit", "/settings", "/nowhere"]:
        go(ann, path).page.wait_for_load_state("networkidle")
        assert ann.page.evaluate(
            "document.documentElement.scrollWidth <= document.documentElement.clientWidth"
        ), f"{path} at {width}"
