"""The first match of a game, guided: the goal, one thing at a time, then a word when it is due."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.people import Person, Server

Come = Callable[..., Person]
LEARN = {"en-GB": "First game, with help", "fr-FR": "Première partie, guidée"}
BEGIN = {"en-GB": "Begin", "fr-FR": "Commencer"}
LISTEN_TO_TIPS = """() => {
  window.heard = [];
  const listen = () => {
    const tip = document.querySelector("[data-tip]")?.dataset.tip;
    if (tip && !window.heard.includes(tip)) window.heard.push(tip);
  };
  listen();
  const watched = { subtree: true, childList: true, attributeFilter: ["data-tip"] };
  new MutationObserver(listen).observe(document.body, watched);
}"""


def start_with_help(person: Person, game: str, language: str = "en-GB") -> Person:
    """Choose the guided first match and read the goal."""
    person.page.goto(person.server.url)
    card = person.page.locator(f'article[aria-labelledby="game-{game}"]')
    card.get_by_role("button", name=LEARN[language]).click()
    person.click("button", BEGIN[language])
    tip_of(person).wait_for()
    return person


def tip_of(person: Person) -> Any:
    return person.page.locator("[data-tip]")


def hears(person: Person, tip: str) -> Person:
    person.page.locator(f'[data-tip="{tip}"]').wait_for()
    return person


def kept(person: Person, what: str) -> Any:
    return json.loads(person.page.evaluate(f"localStorage.getItem('anthropolis.{what}')") or "null")


def play_on(person: Person) -> list[str]:
    """Take the first option until the match is over; every word that was on the page, in order."""
    person.page.evaluate(LISTEN_TO_TIPS)
    question = person.next_question()
    while question is not None:
        person.options.first.click()
        question = person.next_question(question)
    heard: list[str] = person.page.evaluate("heard")
    # Whoever takes card and cell from the list at once is past the word about the cell.
    return [tip for tip in heard if tip != "lay"]


def test_the_goal_comes_first_and_can_be_skipped_by_who_knows_the_game(someone: Come) -> None:
    ann = someone()
    ann.page.goto(ann.server.url)
    card = ann.page.locator('article[aria-labelledby="game-limit"]')
    card.get_by_role("button", name=LEARN["en-GB"]).click()
    goal = ann.page.get_by_role("region", name="Seven generations, one planet")
    goal.wait_for()
    assert goal.get_by_role("listitem").count() == 3
    goal.get_by_role("button", name="I know the game").click()
    ann.next_question()
    assert tip_of(ann).count() == 0
    assert kept(ann, "settings")["helped"] == ["limit"]


def test_the_first_word_asks_for_something_and_goes_when_it_is_done(someone: Come) -> None:
    ann = hears(start_with_help(someone(), "anthropocene"), "pick")
    question = ann.ready()
    ann.page.get_by_label("Your hand").get_by_role("button").first.click()
    hears(ann, "lay")
    ann.page.locator(".lit button.place").first.click()
    ann.confirm(question)
    hears(ann, "others")


def test_the_board_is_unveiled_part_by_part(someone: Come) -> None:
    ann = hears(start_with_help(someone(), "anthropocene"), "pick")
    veil = "(it) => Number(getComputedStyle(it).opacity)"
    ice = ann.page.locator('[data-tour="ice"]')
    assert ice.evaluate(veil) < 0.5
    for name in ("pick", "lay", "others", "own"):
        hears(ann, name).click("button", "Skip")
    hears(ann, "ice")
    assert ice.evaluate(veil) == 1.0


def test_help_goes_on_to_the_end_of_the_match(someone: Come) -> None:
    ann = start_with_help(someone(), "anthropocene")
    heard = play_on(ann)
    assert heard[:5] == ["pick", "others", "own", "ice", "sky"]
    # What is said after the lessons hangs on the match, one word at a time.
    assert len(heard) > 5
    hears(ann, "end")


def test_a_word_of_coaching_is_said_once(someone: Come) -> None:
    ann = start_with_help(someone(), "anthropocene")
    play_on(ann)
    told = kept(ann, "guide")["told"]
    assert len(told) == len(set(told)) > 1


def test_the_help_is_in_now_and_never_over_the_pieces(someone: Come) -> None:
    for width, height in ((360, 740), (820, 1180), (1440, 900)):
        ann = start_with_help(someone(width=width, height=height), "limit")
        box, now = (
            ann.page.locator(part).bounding_box() for part in ("[data-tip]", "[data-shell=now]")
        )
        assert box["x"] >= now["x"]
        assert box["x"] + box["width"] <= now["x"] + now["width"]
        assert box["y"] >= now["y"]
        assert box["y"] + box["height"] <= now["y"] + now["height"]


def test_show_me_rings_what_is_meant_also_behind_a_tab(live_server: Server, someone: Come) -> None:
    ann = start_with_help(someone(width=390, height=844), "anthropocene")
    for name in ("pick", "lay", "others", "own"):
        hears(ann, name).click("button", "Skip")
    hears(ann, "ice").click("button", "Show me")
    ring = ann.page.locator(".shown-ring")
    ring.wait_for()
    ice = ann.page.locator('[data-tour="ice"]').bounding_box()
    assert abs(ring.bounding_box()["y"] + 5 - ice["y"]) <= 1


def test_loading_the_page_again_loses_nothing(someone: Come) -> None:
    ann = hears(start_with_help(someone("fr-FR"), "anthropocene", "fr-FR"), "pick")
    ann.click("button", "Passer")
    hears(ann, "lay").page.reload()
    hears(ann, "lay")


def test_the_help_ends_with_a_button_and_settings_bring_it_back(someone: Come) -> None:
    ann = start_with_help(someone(), "anthropocene")
    tip_of(ann).get_by_role("button", name="End the help").click()
    tip_of(ann).wait_for(state="detached")
    assert kept(ann, "settings")["helped"] == ["anthropocene"]
    ann.page.goto(f"{ann.server.url}/settings")
    ann.click("button", "Show the first-game help again")
    ann.sees("The help will be shown again.")
    assert kept(ann, "settings")["helped"] == []


def test_the_help_can_be_had_at_any_table(live_server: Server, someone: Come) -> None:
    ann = someone().sit(live_server.table("limit", "Ann", "bot"), 0)
    ann.next_question()
    assert tip_of(ann).count() == 0
    ann.menu("Show me round").sees("Seven generations, one planet")


def test_the_first_match_of_limit_is_the_teaching_set_up(someone: Come) -> None:
    ann = start_with_help(someone(), "limit")
    table = kept(ann, "tables")[0]
    state = ann.server.call("GET", f"/tables/{table['id']}", token=table["seats"][0]["token"])
    assert state["table"]["options"]["teaching"] is True
    hears(ann, "play")


def test_a_suggestion_is_selected_with_its_reason_and_not_played(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("anthropocene", "Ann", "bot", options={"first_player": 1})
    ann = someone().sit(table, 0)
    question = ann.next_question()
    ann.options.first.click()
    ann.next_question(question)
    before = table.state()["position"]["move"]
    ann.click("button", "Suggest")
    ann.sees("A bot’s choice")
    assert ann.page.locator(".suggested .chip").count() >= 1
    assert ann.page.locator("[data-confirm]").is_enabled()
    assert table.state()["position"]["move"] == before


def test_nothing_is_suggested_where_other_people_play(live_server: Server, someone: Come) -> None:
    ann = someone().sit(
        live_server.table("anthropocene", "Ann", "Zoé", options={"first_player": 1}), 0
    )
    ann.next_question()
    assert ann.page.get_by_role("button", name="Suggest").count() == 0


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_while_the_help_is_shown(someone: Come, theme: str) -> None:
    ann = hears(start_with_help(someone(color_scheme=theme), "anthropocene"), "pick")
    for name in ("pick", "lay", "others", "own", "ice"):
        hears(ann, name).click("button", "Skip")
    ann.click("button", "Suggest").sees("A bot’s choice")
    assert ann.complaints_of_axe() == []
