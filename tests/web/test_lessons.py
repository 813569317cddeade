"""Lesson plans as pages: all of them, each in two lengths, with the class that belongs to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from anthropolis.lessons import lessons
from tests.web.people import Person, Server

Come = Callable[..., Person]


def known(server: Server) -> list[dict[str, Any]]:
    told: list[dict[str, Any]] = server.call("GET", "/lessons")["lessons"]
    return told


@pytest.mark.parametrize(("language", "spoken"), [("en-GB", "en"), ("fr-FR", "fr")])
def test_every_plan_is_listed_and_tells_its_minutes_and_sources(
    live_server: Server, someone: Come, language: str, spoken: str
) -> None:
    ann = someone(language)
    ann.page.goto(f"{live_server.url}/lessons")
    plans = known(live_server)
    ann.page.locator("main li.panel").nth(len(plans) - 1).wait_for()
    assert ann.complaints_of_axe() == []
    for plan in plans:
        ann.page.get_by_role("link", name=plan["title"][spoken], exact=True).click()
        ann.page.locator(".steps").wait_for()
        for form in plan["forms"]:
            ann.page.get_by_label(f"{form['minutes']} min").check()
            steps = ann.page.locator(".steps .when strong").all_inner_texts()
            assert sum(int(text.split()[0]) for text in steps) == form["minutes"]
        sources = ann.page.locator("cite").all_inner_texts()
        assert len(sources) == len(plan["background"]) > 0
        assert all(str(fact["source"]["year"]) in text
                   for fact, text in zip(plan["background"], sources, strict=True))  # fmt: skip
        ann.page.go_back()
        ann.page.locator("main li.panel").first.wait_for()


@pytest.mark.parametrize("lesson", list(lessons()))
def test_a_plan_opens_the_class_that_belongs_to_it(
    live_server: Server, someone: Come, lesson: str
) -> None:
    plan = next(one for one in known(live_server) if one["id"] == lesson)
    ann = someone()
    ann.page.goto(f"{live_server.url}/lessons/{lesson}")
    ann.page.get_by_label("90 min").check()
    ann.page.locator("a.button.primary").click()
    ann.page.get_by_role("button", name="Open the class").click()
    ann.page.wait_for_url("**/room/**")
    ann.sees("Table 1")
    class_id = ann.page.url.split("/room/")[1].split("#")[0]
    info = live_server.call("GET", f"/classes/{class_id}")["info"]
    table = info["tables"][0]
    state = live_server.call("GET", f"/tables/{table['id']}", token=table["watch"])["table"]
    wanted = next(form for form in plan["forms"] if form["minutes"] == 90)["options"]
    assert info["game"] == plan["game"]
    assert {name: state["options"][name] for name in wanted} == wanted


@pytest.mark.parametrize("width", [390, 820, 1440])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_plan_fits_every_screen(
    live_server: Server, someone: Come, width: int, theme: str
) -> None:
    ann = someone("fr-FR", width=width, height=900, color_scheme=theme)
    ann.page.goto(f"{live_server.url}/lessons/{known(live_server)[0]['id']}")
    ann.page.locator(".steps").wait_for()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= width
    assert ann.complaints_of_axe() == []
