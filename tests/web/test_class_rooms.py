"""Rooms of classes in detail: their names, their language, what is over, what fits the screen."""

from __future__ import annotations

import io
import time
import zipfile
from collections.abc import Callable
from typing import Any

from anthropolis.engine.record import Record
from tests.web.people import Person, Server
from tests.web.test_class import card, come_in, make_class, teach

Come = Callable[..., Person]
BOTS = {"level": "random", "fill": True}


def over(server: Server, **more: Any) -> tuple[str, str]:
    """A class of one table of bots that has played to its end."""
    class_id, token = make_class(server, tables=1, people=1, bots=2, **BOTS, **more)
    server.call("POST", f"/classes/{class_id}/begin", {}, token)
    table = server.call("GET", f"/classes/{class_id}")["info"]["tables"][0]
    while not server.call("GET", f"/tables/{table['id']}", token=table["watch"])["position"][
        "finished"
    ]:
        time.sleep(0.2)
    return class_id, token


def test_seats_have_the_names_that_alarms_and_tables_use(
    live_server: Server, someone: Come
) -> None:
    class_id, token = make_class(live_server, tables=1, people=1, bots=2, **BOTS)
    come_in(someone(), class_id, "Ann")
    teacher = teach(someone(), class_id, token)
    for name in ("Ann", "Bot 2", "Bot 3"):
        card(teacher, 1).get_by_text(name, exact=True).wait_for()


def test_classes_have_the_colours_of_their_table(live_server: Server, someone: Come) -> None:
    options: dict[str, Any] = {}
    class_id, token = make_class(live_server, game="hegemony", options=options, tables=1, people=4)
    teacher = teach(someone(), class_id, token)
    mark = card(teacher, 1).locator("li svg").first
    drawn = "(mark) => getComputedStyle(mark).getPropertyValue('--seat-0')"
    tone = "getComputedStyle(document.documentElement).getPropertyValue('--tone-1')"
    assert mark.evaluate(drawn) == teacher.page.evaluate(tone), "the workers are red"


def test_when_all_is_over_only_the_debrief_is_left_to_begin(
    live_server: Server, someone: Come
) -> None:
    teacher = teach(someone(), *over(live_server))
    teacher.page.get_by_role("button", name="Begin the debrief").wait_for()
    for name in ("Pause all", "All go on"):
        assert teacher.page.get_by_role("button", name=name).count() == 0


def test_a_phone_that_comes_for_the_first_time_speaks_the_language_of_the_class(
    live_server: Server, someone: Come
) -> None:
    class_id, _ = make_class(live_server, language="fr")
    new, used = someone(), someone().prefers(lang="en")
    for person in (new, used):
        person.page.goto(f"{live_server.url}/c/{class_id}")
    new.page.get_by_label("Votre nom").wait_for()
    used.page.get_by_label("Your name").wait_for()


def test_who_comes_when_every_seat_is_taken_is_told_before_typing_a_name(
    live_server: Server, someone: Come
) -> None:
    class_id, _ = make_class(live_server, tables=1, people=1, bots=1, **BOTS)
    come_in(someone(), class_id, "Ann")
    late = someone()
    late.page.goto(f"{live_server.url}/c/{class_id}")
    late.sees("Every seat is taken: you can watch.")
    late.click("link", "Watch table 1").page.wait_for_url("**/table/**")


def test_outcomes_fit_a_phone_and_a_match_that_was_stopped_leaves_no_empty_record(
    live_server: Server, someone: Come
) -> None:
    more = {"seating": "list", "names": [["Ann"]]} | BOTS
    class_id, token = make_class(live_server, tables=2, people=1, bots=2, **more)
    come_in(someone(), class_id, "Ann")
    teacher = teach(someone(width=390, height=800), class_id, token)
    teacher.click("button", "Begin")
    card(teacher, 2).get_by_text("over").wait_for()
    teacher.click("button", "Begin the debrief")
    teacher.page.get_by_role("dialog").get_by_role("button", name="Begin the debrief").click()
    teacher.sees("stopped: Generation 1").sees("Questions for discussion")
    table = teacher.page.get_by_role("table", name="Outcomes side by side")
    assert table.evaluate("(one) => one.scrollWidth <= one.parentElement.clientWidth")
    assert table.get_by_role("row").count() == 3
    with teacher.page.expect_download() as download:
        teacher.click("button", "Everything in one archive")
    with open(download.value.path(), "rb") as file:
        archive = zipfile.ZipFile(io.BytesIO(file.read()))
    records = [name for name in archive.namelist() if name.startswith("records/")]
    assert records == ["records/2.json"]
    assert Record.from_json(archive.read("records/2.json").decode()).result is not None


def test_on_the_projector_a_table_has_the_room_that_a_hand_would_take(
    live_server: Server, someone: Come
) -> None:
    class_id, token = make_class(live_server, tables=1, people=2)
    for name in ("Ann", "Bea"):
        come_in(someone(), class_id, name)
    shown = live_server.call("GET", f"/classes/{class_id}")["info"]["tables"][0]["id"]
    live_server.call("POST", f"/classes/{class_id}/begin", {}, token)
    live_server.call("POST", f"/classes/{class_id}/show", {"table": shown}, token)
    screen = someone(width=1920, height=1080)
    screen.page.goto(f"{live_server.url}/projector/{class_id}")
    screen.page.locator("[data-shell=stage]").wait_for()
    assert not screen.page.locator("[data-shell=hand]").is_visible()
    tray = screen.page.locator("[data-shell=tray]").bounding_box()
    assert tray
    assert tray["height"] < 110
    screen.page.locator("[data-shell=now]").get_by_text("Ann").wait_for()


def test_however_much_there_is_to_say_of_a_seat_its_name_stays_whole(
    live_server: Server, someone: Come
) -> None:
    name = "Maximiliane-Charlotte van der Hoeven"
    clock = {"kind": "decision", "seconds": 1800}
    wish = {"game": "hegemony", "options": {}, "tables": 3, "people": 1, "bots": 3, "clock": clock}
    class_id, token = make_class(live_server, **BOTS | wish)
    come_in(someone(), class_id, name).page.goto("about:blank")
    live_server.call("POST", f"/classes/{class_id}/begin", {}, token)
    room = live_server.call("GET", f"/classes/{class_id}", token=token)
    for table, lead in zip(room["info"]["tables"], room["leads"], strict=True):
        live_server.call("POST", f"/tables/{table['id']}/seats/0/help", {"helped": True}, lead)
    teacher, screen = someone(width=360, height=740), someone(width=1440, height=900)
    screen.page.goto(f"{live_server.url}/projector/{class_id}")
    for person in (teach(teacher, class_id, token), screen):
        seat = person.page.locator("article li", has_text=name)
        seat.get_by_text("advice allowed").wait_for()
        cut = (
            "(one) => [...one.querySelectorAll('*')].some((s) => s.scrollWidth > s.clientWidth + 1)"
        )
        assert not seat.locator(".who").evaluate(cut)
    assert screen.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
