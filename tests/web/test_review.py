"""The review of a match, on a page of its own: for tables and files alike."""

from __future__ import annotations

import time
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.people import Person, Server, Table

Come = Callable[..., Person]
NAMES = ("Ann", "Bo")
SIZES = [(360, 740, "dark"), (820, 1180, "light"), (1440, 900, "light"), (1920, 1080, "dark")]


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


def reviews(person: Person, table: Table) -> Person:
    person.page.goto(table.link("spectator").replace("/table/", "/review/"))
    person.page.locator("#moments .moments > li:not(.waiting)").first.wait_for()
    return person


def test_the_page_tells_the_end_the_moments_and_the_crises(
    limit_match: Table, someone: Come
) -> None:
    ann = reviews(someone(), limit_match)
    told = limit_match.looked_back("review")
    assert ann.page.locator("h1").inner_text() == told["ending"][0]["en"]
    ann.sees(told["ending"][1]["en"])
    assert ann.page.locator("#moments .moments > li").count() == len(told["moments"])
    assert ann.page.locator("#crises .crisis").count() == len(told["crises"])
    assert ann.page.locator("#overview .bar").count() == 2


def test_the_end_lies_inside_the_first_screen_with_its_bars_and_moments(
    limit_match: Table, someone: Come
) -> None:
    for width, height in ((360, 740), (1440, 900)):
        ann = someone(width=width, height=height).sit(limit_match, "spectator")
        end = ann.page.locator(".result")
        end.locator(".moments > li").first.wait_for()
        bars = end.locator(".inside > .bars > .bar").count()
        assert (bars, end.locator(".moments > li").count()) == (2, 3)
        box = end.bounding_box()
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= height
        assert end.get_by_role("link", name="Review").is_visible()


@pytest.mark.parametrize("page", ["table", "replay", "review"])
def test_every_moment_is_a_picture_of_the_board_as_it_stood(
    limit_match: Table, someone: Come, page: str
) -> None:
    """Drawn by the board itself, from the position that the match had then."""
    told = limit_match.looked_back("review")
    ann = someone(width=1440, height=900)
    ann.page.goto(limit_match.link("spectator").replace("/table/", f"/{page}/"))
    place = "#moments" if page == "review" else ".result"
    for number, moment in enumerate(told["moments"][:3]):
        picture = ann.page.locator(f"{place} .moments > li").nth(number).locator(".sheet .limit")
        picture.wait_for()
        was = limit_match.server.call(
            "GET",
            f"/tables/{limit_match.id}/replay/{moment['last']}?as_seat={moment['seat']}",
            token=limit_match.links["spectator"],
        )["position"]["view"]["nations"][moment["seat"]]
        assert f"${was['money']}" in picture.locator(".stocks").inner_text()
    assert ann.page.locator(f"{place} [inert] .limit").count() >= 3


def test_charts_stand_over_the_years_with_the_crises_marked(
    limit_match: Table, someone: Come
) -> None:
    ann = reviews(someone(), limit_match)
    chart = ann.page.locator("#charts figure").first
    assert "1850" in chart.locator("svg text").all_text_contents()
    crises = ann.page.locator("#crises .crisis").count()
    assert chart.locator(".mark").count() == crises
    assert ann.page.locator("#own figure").count() == 4
    ann.sees("Your world beside World3").sees("billion people")


@pytest.mark.parametrize(("width", "height", "scheme"), SIZES)
def test_the_page_is_accessible_and_fits_every_screen(
    limit_match: Table, someone: Come, width: int, height: int, scheme: str
) -> None:
    ann = reviews(someone("fr-FR", width=width, height=height, color_scheme=scheme), limit_match)
    ann.sees("Les moments décisifs").sees("Les crises et leurs causes")
    ann.page.locator("#own figure").first.wait_for()
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert ann.complaints_of_axe() == []


def test_futures_of_bots_make_a_band_on_the_charts(limit_match: Table, someone: Come) -> None:
    ann = reviews(someone(), limit_match)
    ann.click("button", "Play 12 futures")
    ann.page.locator("#charts .band").first.wait_for()
    assert ann.page.locator("#what-if tbody tr").count() == 2


def test_a_branch_has_a_name_and_is_listed_where_it_began(
    limit_match: Table, someone: Come
) -> None:
    ann = reviews(someone(), limit_match)
    ann.page.locator("#moments .moments > li").first.get_by_role("button", name="What if?").click()
    ann.page.get_by_label("Name of the branch").fill("More farms")
    ann.click("button", "Bots finish it")
    ann.page.locator("#futures").wait_for()
    ann.sees("This match left another one at choice")
    ann.page.locator("#charts .line.thin").first.wait_for(state="attached")
    ann.page.goto(limit_match.link("spectator").replace("/table/", "/review/"))
    ann.page.locator("#what-if").get_by_role("link", name="More farms").wait_for()


def test_a_file_is_reviewed_and_goes_on_like_a_table(
    live_server: Server, limit_match: Table, someone: Come
) -> None:
    ann = someone()
    request = urllib.request.Request(
        f"{live_server.url}/api/tables/{limit_match.id}/record",
        headers={"Authorization": f"Bearer {limit_match.links['spectator']}"},
    )
    with urllib.request.urlopen(request) as answer:
        record = answer.read().decode()
    ann.page.goto(live_server.url)
    ann.page.evaluate("text => sessionStorage.setItem('anthropolis.record', text)", record)
    ann.page.goto(f"{live_server.url}/review/file")
    ann.page.locator("#moments .moments > li:not(.waiting)").first.wait_for()
    ann.page.locator("#moments .moments > li").first.get_by_role("button", name="What if?").click()
    ann.click("button", "Open the branch")
    ann.page.wait_for_url("**/table/**")


def test_figures_and_charts_can_be_taken_home(
    limit_match: Table, someone: Come, tmp_path: Path
) -> None:
    ann = reviews(someone(), limit_match)
    with ann.page.expect_download() as figures:
        ann.page.locator("#charts").get_by_role("button", name="Figures as CSV").click()
    figures.value.save_as(tmp_path / "figures.csv")
    lines = (tmp_path / "figures.csv").read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("choice,round,year,")
    ann.page.locator("#charts figure summary").first.click()
    with ann.page.expect_download() as picture:
        ann.page.locator("#charts figure").first.get_by_role(
            "button", name="Save as picture (PNG)"
        ).click()
    picture.value.save_as(tmp_path / "chart.png")
    assert (tmp_path / "chart.png").read_bytes().startswith(b"\x89PNG")
