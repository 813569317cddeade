"""The home page: games to choose from, tables to go on with, and what a newcomer sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.people import Person, Server

Come = Callable[..., Person]


def card_of(person: Person, game: str) -> Any:
    return person.page.locator(f'article[aria-labelledby="game-{game}"]')


def test_a_card_says_how_long_and_how_heavy_a_game_is(someone: Come) -> None:
    ann = someone()
    ann.page.goto(ann.server.url)
    card = card_of(ann, "anthropocene")
    for fact in ("2 to 4 players", "about 20 min", "light", "Cooperative"):
        card.get_by_text(fact).wait_for()
    assert card_of(ann, "hegemony").get_by_text("heavy").count() == 1


def test_a_newcomer_is_told_how_to_begin(someone: Come) -> None:
    ann = someone("fr-FR")
    ann.page.goto(ann.server.url)
    ann.sees("Choisissez un jeu.")
    assert ann.page.get_by_role("heading", name="Reprendre").count() == 0
    first = card_of(ann, "limit").locator(".button.primary")
    assert first.inner_text() == "Première partie, guidée"


def test_continue_says_whose_turn_it_is(live_server: Server, someone: Come) -> None:
    ann = someone()
    mine = live_server.table("anthropocene", "Ann", "Zoé", title="One", options={"first_player": 1})
    other = live_server.table(
        "anthropocene", "Ann", "Zoé", title="Two", options={"first_player": 2}
    )
    for table in (mine, other):
        ann.sit(table, 0).page.locator("[data-rail]").first.wait_for()
    ann.page.goto(ann.server.url)
    rows = ann.page.get_by_role("region", name="Continue").get_by_role("listitem")
    rows.filter(has_text="One").get_by_text("Your turn").wait_for()
    rows.filter(has_text="Two").get_by_text("Waiting for Zoé").wait_for()
    assert "One" in rows.first.inner_text()


def test_play_now_takes_a_break_between_generations(someone: Come) -> None:
    ann = someone()
    ann.page.goto(ann.server.url)
    card_of(ann, "anthropocene").get_by_role("button", name="Play now").click()
    ann.page.locator("[data-rail]").first.wait_for()
    ann.open("Table").sees("Break between generations")


@pytest.mark.parametrize(("width", "theme"), [(360, "light"), (1440, "dark")])
def test_axe_finds_nothing_on_the_home_page(
    live_server: Server, someone: Come, width: int, theme: str
) -> None:
    ann = someone(width=width, color_scheme=theme)
    ann.sit(live_server.table("limit", "Ann", "bot"), 0).page.locator("[data-rail]").first.wait_for(
        state="attached"
    )
    ann.page.goto(ann.server.url)
    ann.page.locator("article").nth(3).wait_for()
    assert ann.complaints_of_axe() == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= width
