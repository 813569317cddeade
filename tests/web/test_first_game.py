"""Help for people who have never seen the game: the guided first match, reasons, and tooltips."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.people import LOCK, Person, Server

Come = Callable[..., Person]


def start_with_help(person: Person, game: str, button: str = "First game, with help") -> Person:
    person.page.goto(person.server.url)
    card = person.page.locator(f'article[aria-labelledby="game-{game}"]')
    card.get_by_role("button", name=button).click()
    tip_of(person).get_by_role("heading").wait_for()
    return person


def tip_of(person: Person) -> Any:
    return person.page.locator(".tour")


def reads(person: Person, title: str) -> Person:
    tip_of(person).get_by_role("heading", name=title).wait_for()
    return person


def on(person: Person, times: int = 1) -> Person:
    for _ in range(times):
        tip_of(person).get_by_role("button", name="Next").click()
    return person


def kept(person: Person, what: str) -> Any:
    return json.loads(person.page.evaluate(f"localStorage.getItem('anthropolis.{what}')") or "null")


def test_the_help_points_at_the_board_and_waits_for_what_ann_does(someone: Come) -> None:
    ann = reads(start_with_help(someone(), "anthropocene"), "One planet, one team")
    reads(on(ann, 6), "Pick a card")
    ann.page.get_by_label("Your hand").get_by_role("button").first.click()
    reads(ann, "Lay it on a lit cell")
    ann.page.wait_for_timeout(LOCK)
    ann.page.locator(".lit button.place").first.click()
    ann.page.locator("[data-confirm]").click()
    reads(ann, "Announcements")
    reads(on(ann), "Your note sheet")
    on(ann, 2).sees("Play on: the help comes back by itself.")
    question = ann.next_question()
    while not tip_of(ann).get_by_role("heading", name="The sky").count():
        ann.options.first.click()
        question = ann.next_question(question)
    reads(on(ann), "A break")


def test_the_help_goes_back_and_stays_where_it_was_after_loading_again(someone: Come) -> None:
    ann = on(start_with_help(someone("fr-FR"), "anthropocene", "Première partie, guidée"), 0)
    tip_of(ann).get_by_role("button", name="Suivant").click()
    tip_of(ann).get_by_role("button", name="Suivant").click()
    reads(ann, "Les totaux")
    tip_of(ann).get_by_role("button", name="Retour").click()
    reads(ann, "Votre main")
    ann.page.reload()
    reads(ann, "Votre main")


def test_escape_ends_the_help_and_settings_bring_it_back(someone: Come) -> None:
    ann = start_with_help(someone(), "anthropocene")
    heading = tip_of(ann).get_by_role("heading")
    ann.page.wait_for_function("() => document.activeElement?.closest('.tour') !== null")
    assert heading.evaluate("(it) => it === document.activeElement")
    ann.press("Escape")
    tip_of(ann).wait_for(state="detached")
    assert ann.page.evaluate("document.activeElement.tagName") == "MAIN"
    assert kept(ann, "settings")["helped"] == ["anthropocene"]
    ann.page.goto(f"{ann.server.url}/settings")
    ann.click("button", "Show the first-game help again")
    ann.sees("The help will be shown again.")
    assert kept(ann, "settings")["helped"] == []


def test_the_help_can_be_had_at_any_table(live_server: Server, someone: Come) -> None:
    ann = someone().sit(live_server.table("limit", "Ann", "bot"), 0)
    ann.next_question()
    assert tip_of(ann).count() == 0
    ann.menu("Show me round")
    reads(ann, "Seven generations, one world")


def test_the_first_match_of_limit_is_the_teaching_set_up(someone: Come) -> None:
    ann = reads(start_with_help(someone(), "limit"), "Seven generations, one world")
    table = kept(ann, "tables")[0]
    state = ann.server.call("GET", f"/tables/{table['id']}", token=table["seats"][0]["token"])
    assert state["table"]["options"]["teaching"] is True
    for title in ["Three phases", "Your population", "Coming needs", "Production", "Five classes"]:
        reads(on(ann), title)
        assert ann.page.locator(".ring").count() == 1, title
    ann.next_question()
    reads(on(ann, 4), "Play a card")
    ann.options.first.click()
    reads(ann, "The next question")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_while_the_help_is_shown(someone: Come, theme: str) -> None:
    ann = on(start_with_help(someone(color_scheme=theme), "anthropocene"), 3)
    assert ann.complaints_of_axe() == []
    ann.page.get_by_label("Your hand").get_by_role("button").first.click()
    assert ann.complaints_of_axe() == []


@pytest.mark.parametrize(("width", "height"), [(360, 740), (820, 1180), (1440, 900)])
def test_the_tip_stays_inside_the_window(someone: Come, width: int, height: int) -> None:
    ann = start_with_help(someone(width=width, height=height), "anthropocene")
    for _ in range(6):
        ann.page.wait_for_timeout(350)
        box = tip_of(ann).bounding_box()
        bar = ann.page.locator("footer.tray").bounding_box()
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= bar["y"]
        on(ann)


def test_a_cell_that_cannot_take_the_card_says_which_rule_forbids_it(
    live_server: Server, someone: Come
) -> None:
    """ANT-PLC-02, ANT-PLC-04"""
    table = live_server.table("anthropocene", "Ann", "bot", options={"first_player": 1})
    ann = someone().sit(table, 0)
    ann.next_question()
    card = ann.page.get_by_label("Your hand").get_by_role("button").first
    element = card.get_attribute("aria-label").split()[0].lower()
    card.click()
    refused = ann.page.locator('.refused button[aria-disabled="true"]')
    assert refused.count() == 7
    reasons = [cell.get_attribute("aria-label") for cell in refused.all()]
    assert sum("goes into the" in reason for reason in reasons) == 6
    assert sum(f"The {element} row still has an empty cell" in reason for reason in reasons) == 1
    refused.first.hover(force=True)
    ann.page.locator(".why").get_by_role("button").click()
    ann.page.get_by_role("dialog").get_by_text("ANT-PLC-0").first.wait_for()


def test_a_hand_that_must_wait_says_whose_turn_it_is(live_server: Server, someone: Come) -> None:
    """ANT-TRN-02"""
    table = live_server.table("anthropocene", "Ann", "Bob", options={"first_player": 2})
    ann = someone().sit(table, 0)
    card = ann.page.locator('[data-tour="hand"] .pick').first
    card.focus()
    ann.sees("It is Bob’s turn.").page.get_by_role("button", name="ANT-TRN-02").wait_for()
    assert "It is Bob’s turn." in card.get_attribute("aria-label")


def test_the_board_alone_can_be_played_with_the_keyboard(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("anthropocene", "Ann", "bot", options={"first_player": 1})
    ann = someone().sit(table, 0)
    question = ann.next_question()
    ann.page.get_by_label("Your hand").get_by_role("button").first.focus()
    ann.press("ArrowRight", "Enter")
    ann.page.wait_for_function("() => document.activeElement?.dataset.tour === 'lit'")
    ann.page.wait_for_timeout(LOCK)
    ann.press("Enter", "Enter")
    ann.next_question(question)
    ann.page.wait_for_function("() => document.activeElement?.classList.contains('pick')")


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (1440, 900), (1920, 1080)])
def test_board_and_hand_are_in_sight_together(
    live_server: Server, someone: Come, width: int, height: int
) -> None:
    table = live_server.table("anthropocene", "Ann", "bot", "bot", options={"first_player": 1})
    ann = someone(width=width, height=height).sit(table, 0)
    ann.next_question()
    for part in ["The board", "Your hand"]:
        box = ann.page.get_by_label(part).last.bounding_box()
        assert box["y"] + box["height"] <= height, part


def test_a_sign_tells_its_meaning_under_the_pointer_and_with_the_keyboard(
    live_server: Server, someone: Come
) -> None:
    ann = someone().sit(live_server.table("anthropocene", "Ann", "bot"), 0)
    ann.next_question()
    tip = ann.page.locator(".tip")
    ann.page.locator('[data-tour="hand"] .sign').first.hover()
    tip.get_by_text("Goes into the").wait_for()
    ann.press("Escape")
    tip.wait_for(state="hidden")
    ann.page.locator('[data-tour="sky"]').focus()
    ann.press("Shift+Tab")
    tip.get_by_text("The score is multiplied by the ice").wait_for()
