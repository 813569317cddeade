"""After the match: what mattered, what went wrong, and what might have been."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.people import Person, Server, Table

Come = Callable[..., Person]
NAMES = ("Ann", "Bo")
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


def bots_table(server: Server, game: str) -> Table:
    """A match that bots have played to its end."""
    seats = [{"controller": "bot", "level": "random", "name": name} for name in NAMES]
    table = Table(server, server.call("POST", "/tables", {"game": game, "seats": seats}))
    end = time.monotonic() + 60
    while not table.state()["position"]["finished"]:
        assert time.monotonic() < end, "the bots did not finish"
        time.sleep(0.1)
    return table


@pytest.fixture(scope="module")
def limit_match(live_server: Server) -> Table:
    return bots_table(live_server, "limit")


def looks_back(person: Person, table: Table) -> Person:
    person.sit(table, "facilitator")
    person.page.locator(".debrief ol li").first.wait_for()
    return person


def test_five_decisions_mattered_most_and_each_can_be_looked_at(
    limit_match: Table, someone: Come
) -> None:
    ann = looks_back(someone(), limit_match)
    points = ann.page.locator(".debrief ol li")
    assert points.count() == 5
    told = limit_match.server.call(
        "GET", f"/tables/{limit_match.id}/turning_points", token=limit_match.links["spectator"]
    )["points"]
    assert told[0]["label"]["en"] in points.first.inner_text()
    points.first.get_by_role("button", name="Look at it").click()
    ann.sees(f"You are looking at the past: choice {told[0]['move']} of")
    ann.click("button", "Back to now")
    points.first.wait_for()


def test_what_if_another_choice_and_bots_finish_it(limit_match: Table, someone: Come) -> None:
    ann = looks_back(someone(), limit_match)
    ann.page.locator(".debrief ol li").first.get_by_role("button", name="What if?").click()
    dialog = ann.page.get_by_role("dialog")
    dialog.get_by_label("chooses").select_option(index=1)
    dialog.get_by_role("button", name="Bots finish it").click()
    ann.page.wait_for_url(lambda url: limit_match.id not in url)
    ann.page.locator(".result").wait_for(timeout=60_000)
    futures = ann.page.locator("[data-shell=drawer] .futures")
    assert futures.locator("tbody tr").count() == len(NAMES)
    assert futures.get_by_text("so far").count() == 0
    assert ann.page.locator("[data-shell=drawer] .list .origin").count() > 0
    assert ann.page.locator("[data-shell=drawer] .list .parting").count() > 0
    futures.get_by_role("link", name="Open the match it came from").click()
    ann.page.wait_for_url(lambda url: limit_match.id in url)


def test_a_branch_shows_nothing_of_a_match_whose_link_is_not_here(
    limit_match: Table, someone: Come
) -> None:
    server, path = limit_match.server, f"/tables/{limit_match.id}/branch"
    seats = [{"controller": "person", "name": name} for name in NAMES]
    made = server.call("POST", path, {"move": 5, "seats": seats}, limit_match.links["spectator"])
    bo = someone().sit(Table(server, made), 0)
    bo.sees("This browser holds no link to that match")
    bo.page.locator("[data-shell=drawer] .charts").wait_for()
    assert bo.page.locator(".origin, .futures table").count() == 0


@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1440, "light")])
def test_the_debrief_is_accessible_in_french(
    limit_match: Table, someone: Come, width: int, scheme: str
) -> None:
    ann = looks_back(someone("fr-FR", width=width, color_scheme=scheme), limit_match)
    ann.sees("Les décisions qui ont le plus compté").sees("Les crises et leurs causes")
    assert ann.complaints_of_axe() == []
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_figures_and_charts_can_be_taken_home(
    limit_match: Table, someone: Come, tmp_path: Path
) -> None:
    ann = looks_back(someone(), limit_match)
    with ann.page.expect_download() as figures:
        ann.page.locator(".debrief").get_by_role("button", name="Figures as CSV").click()
    figures.value.save_as(tmp_path / "figures.csv")
    lines = (tmp_path / "figures.csv").read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("choice,nations.Ann.")
    assert len(lines) == limit_match.state()["position"]["move"] + 2
    ann.page.locator(".debrief .list button").first.click()
    with ann.page.expect_download() as picture:
        ann.page.get_by_role("button", name="Save as picture (PNG)").click()
    picture.value.save_as(tmp_path / "chart.png")
    assert (tmp_path / "chart.png").read_bytes().startswith(b"\x89PNG")


def test_on_paper_only_the_result_and_the_debrief_are_left(
    limit_match: Table, someone: Come
) -> None:
    ann = looks_back(someone(color_scheme="dark"), limit_match)
    ann.page.emulate_media(media="print", color_scheme="dark")
    assert ann.page.locator(".result").is_visible()
    assert ann.page.locator(".debrief ol li").first.is_visible()
    screen = [f"[data-shell={part}]" for part in ("top", "rail", "tray", "drawer")]
    for screen_only in (*screen, ".zone", ".no-print"):
        assert not ann.page.locator(screen_only).first.is_visible()
    assert ann.page.evaluate("getComputedStyle(document.body).color") == "rgb(32, 38, 43)"


def test_a_team_is_told_that_the_figures_are_its_own(live_server: Server, someone: Come) -> None:
    table = bots_table(live_server, "anthropocene")
    ann = looks_back(someone(), table).sees("The players win or lose together")
    assert ann.page.get_by_text("World3").count() == 0
    ann.page.goto(table.link("spectator").replace("/table/", "/replay/"))
    ann.page.locator(".debrief ol li").first.wait_for()


def test_a_card_that_cannot_be_played_says_why_in_words(live_server: Server, someone: Come) -> None:
    ann = someone().sit(live_server.table("limit", "Ann", "Bo"), 0)
    card = ann.page.locator(".cards .card", has=ann.page.locator("button.why")).first
    why, tip = card.locator("button.why"), ann.page.locator(".tip")
    card.locator(".text").hover()
    tip.wait_for()
    reason = tip.inner_text()
    assert len(reason) > 20
    ann.page.mouse.move(0, 0)
    tip.wait_for(state="hidden")
    ann.press("Tab")
    why.focus()
    tip.wait_for()
    assert tip.inner_text() == reason
    why.click()
    assert card.locator(".reason").inner_text() == reason
    assert card.locator("footer .tag").first.inner_text().startswith("LIM-")


@pytest.mark.parametrize("game", ["anthropocene", "limit"])
def test_nothing_on_the_page_is_a_picture_without_words(
    live_server: Server, someone: Come, game: str
) -> None:
    ann = someone().sit(live_server.table(game, "Ann", "bot"), 0)
    ann.next_question()
    assert ann.page.evaluate(NAKED) == []
    ann.click("button", "Share")
    ann.page.get_by_role("dialog").wait_for()
    assert ann.page.evaluate(NAKED) == []
