"""Help on the board for people who have never seen the game: reasons, keys and tooltips."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.people import Person, Server

Come = Callable[..., Person]


def test_a_cell_that_cannot_take_the_card_says_which_rule_forbids_it(
    live_server: Server, someone: Come
) -> None:
    """ANT-PLC-02, ANT-PLC-04"""
    table = live_server.table("anthropocene", "Ann", "bot", options={"first_player": 1})
    ann = someone().sit(table, 0)
    ann.ready()
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
    question = ann.ready()
    ann.page.get_by_label("Your hand").get_by_role("button").first.focus()
    ann.press("ArrowRight", "Enter")
    ann.page.wait_for_function("() => document.activeElement?.dataset.tour === 'lit'")
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
