"""What cannot be done says why, and nothing is a picture without words."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.web.people import Person, Server

Come = Callable[..., Person]
NAKED = """() => {
  const words = (one) => {
    const twin = one.cloneNode(true);
    twin.querySelectorAll(".visually-hidden, svg").forEach((hidden) => hidden.remove());
    return twin.textContent.trim();
  };
  return [...document.querySelectorAll("button, a, .sign[role=img]")]
    .filter((one) => one.checkVisibility() && !words(one) && !one.closest("[title]"))
    .map((one) => one.outerHTML.slice(0, 160));
}"""
"""Buttons, links and signs that have neither words nor a tooltip."""


def test_a_card_that_cannot_be_played_says_why_in_words(live_server: Server, someone: Come) -> None:
    ann = someone().sit(live_server.table("limit", "Ann", "Bo"), 0)
    card = ann.page.locator("[data-card]").first
    tip = ann.page.locator(".tip")
    card.hover()
    tip.wait_for()
    reason = tip.inner_text()
    assert len(reason) > 20
    assert reason in card.get_attribute("aria-label")
    ann.page.mouse.move(0, 0)
    tip.wait_for(state="hidden")
    ann.press("Tab")
    card.focus()
    tip.wait_for()
    assert tip.inner_text() == reason


@pytest.mark.parametrize("game", ["anthropocene", "limit"])
def test_nothing_on_the_page_is_a_picture_without_words(
    live_server: Server, someone: Come, game: str
) -> None:
    ann = someone().sit(live_server.table(game, "Ann", "bot"), 0)
    ann.next_question()
    assert ann.page.evaluate(NAKED) == []
    ann.menu("Share")
    ann.page.get_by_role("dialog").wait_for()
    assert ann.page.evaluate(NAKED) == []
