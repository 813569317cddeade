"""The laboratory in a real browser: start, watch, stop, compare, read the report."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.people import Person, Server

Come = Callable[..., Person]


def come_in(person: Person) -> Any:
    person.page.goto(f"{person.server.url}/laboratory")
    person.page.locator("#lab-bot-0").wait_for()
    return person.page


def ask(page: Any, title: str, games: int) -> None:
    page.select_option("#lab-game", "anthropocene")
    page.locator("#lab-bot-2").wait_for()
    for seat in range(3):
        page.select_option(f"#lab-bot-{seat}", "random")
    page.fill("#lab-games", str(games))
    page.fill("#lab-title", title)


def test_a_simulation_from_the_form_to_the_report(someone: Come) -> None:
    ann = someone()
    page = come_in(ann)
    ask(page, "A trial", 12)
    page.get_by_role("button", name="Start").click()
    card = page.locator("article", has_text="A trial")
    with page.expect_popup(timeout=120_000) as opened:
        card.get_by_role("link", name="Open the report").click(timeout=120_000)
    report = opened.value
    report.get_by_role("heading", name="Report: Anthropocène").wait_for()
    report.get_by_role("button", name="Français").click()
    report.get_by_role("heading", name="Qui gagne").wait_for()
    page.once("dialog", lambda dialog: dialog.accept())
    card.get_by_role("button", name="Remove").click()
    card.wait_for(state="detached")


def test_rules_are_compared_and_a_job_is_stopped(someone: Come) -> None:
    bob = someone("fr-FR", width=390, height=844)
    page = come_in(bob)
    ask(page, "Modes", 500)
    page.get_by_role("button", name="Comparer une règle").click()
    page.get_by_role("combobox", name="Comparer une règle").select_option("mode")
    bob.sees("2 réglages, 1\u202f000 parties en tout")
    page.get_by_role("button", name="Lancer").click()
    card = page.locator("article", has_text="Modes")
    card.get_by_text(" parties").wait_for()
    card.get_by_role("button", name="Arrêter").click()
    card.get_by_text("arrêtée").wait_for()
    card.get_by_role("button", name="Reprendre").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.once("dialog", lambda dialog: dialog.accept())
    card.get_by_role("button", name="Supprimer").click()
    card.wait_for(state="detached")


def test_what_the_operator_forbids_is_said(own_server: Callable[..., Server], browser: Any) -> None:
    closed = own_server("--no-laboratory")
    page = browser.new_page()
    page.goto(f"{closed.url}/laboratory")
    page.get_by_text("The laboratory of this server is closed.").wait_for()
    assert page.locator("form").count() == 0
    page.close()


@pytest.mark.parametrize("width", [390, 1440])
def test_the_home_page_leads_there(someone: Come, width: int) -> None:
    ann = someone(width=width)
    ann.page.goto(ann.server.url)
    ann.page.get_by_role("link", name="Open the laboratory").click()
    ann.page.get_by_role("heading", name="Laboratory", exact=True).wait_for()
