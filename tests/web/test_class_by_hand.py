"""What a teacher with thirty phones meets: seats in other hands, clocks, wrong codes, old links."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from tests.web.people import Person, Server
from tests.web.test_class import card, come_in, make_class, teach
from tests.web.test_class_rooms import over

Come = Callable[..., Person]
ONE = {"tables": 1, "people": 1, "bots": 1, "level": "random"}
COVERED = """() => {
  const h2 = document.querySelector("[data-shell=now] h2");
  const words = document.createRange();
  words.selectNodeContents(h2);
  const time = document.querySelector("[data-own-time]").getBoundingClientRect();
  return [...words.getClientRects()].some((line) => line.right > time.left && line.left < time.right
    && line.bottom > time.top && line.top < time.bottom);
}"""


def seat_of(server: Server, class_id: str, token: str) -> tuple[str, str]:
    """The first table and the link that leads it."""
    answer = server.call("GET", f"/classes/{class_id}", token=token)
    return answer["info"]["tables"][0]["id"], answer["leads"][0]


def test_whose_seat_a_bot_holds_is_asked_nothing_and_asked_again_when_it_comes_back(
    live_server: Server, someone: Come
) -> None:
    class_id, token = make_class(live_server, **ONE | {"people": 2, "bots": 0})
    ann = come_in(someone(width=390, height=800), class_id, "Ann")
    come_in(someone(), class_id, "Bea")
    live_server.call("POST", f"/classes/{class_id}/begin", {}, token)
    table, lead = seat_of(live_server, class_id, token)
    question = ann.next_question()
    seat = f"/tables/{table}/seats/0"
    # A bot that has not answered yet: the question still stands, for the bot.
    live_server.call("POST", seat, {"controller": "bot", "level": "mcts:8s"}, lead)
    ann.sees("A bot plays for you")
    assert ann.page.locator("[data-decision]").count() == 0
    live_server.call("POST", seat, {"controller": "person"}, lead)
    assert ann.next_question() == question
    assert ann.page.get_by_role("alert").count() == 0


def test_before_the_class_begins_nobody_is_sent_to_share_links(
    live_server: Server, someone: Come
) -> None:
    class_id, _ = make_class(live_server, **ONE | {"people": 2})
    ann = come_in(someone(), class_id, "Ann")
    ann.sees("The match starts when the facilitator begins it.")
    assert ann.page.get_by_text("under Share").count() == 0


def test_the_time_is_shown_as_it_is_set_for_all_and_taken_away(
    live_server: Server, someone: Come
) -> None:
    class_id, token = make_class(live_server, **ONE)
    ann = come_in(someone(width=390, height=800), class_id, "Ann")
    teacher = teach(someone(), class_id, token)
    teacher.click("button", "Begin")
    ann.next_question()

    def dialog() -> Any:
        teacher.page.get_by_role("button", name="Time", exact=True).click()
        return teacher.page.get_by_role("dialog")

    time = dialog()
    assert time.get_by_label("Time to think").input_value() == "none"
    time.get_by_label("Time to think").select_option("decision")
    time.get_by_label("minutes").fill("9")
    time.get_by_role("button", name="Set for all tables").click()
    card(teacher, 1).get_by_text(re.compile(r"8:\d\d")).wait_for()
    ann.page.locator("[data-own-time]").wait_for()
    assert not ann.page.evaluate(COVERED), "the clock lies over the question"
    time = dialog()
    assert time.get_by_label("Time to think").input_value() == "decision"
    assert time.get_by_label("minutes").input_value() == "9"
    time.get_by_label("Time to think").select_option("none")
    time.get_by_role("button", name="Set for all tables").click()
    ann.page.locator("[data-own-time]").wait_for(state="detached")
    assert dialog().get_by_label("Time to think").input_value() == "none"


def test_a_code_is_typed_in_capitals_wrongly_or_on_the_home_page(
    live_server: Server, someone: Come
) -> None:
    class_id, _ = make_class(live_server, **ONE, title="7 b")
    ann = someone(width=390, height=800)
    ann.page.goto(f"{live_server.url}/c/{class_id.upper()}")
    ann.page.get_by_role("heading", name="7 b").wait_for()
    ann.page.goto(f"{live_server.url}/c/zzzzzz")
    ann.sees("There is no such class, or not any more.")
    assert ann.complaints_of_axe() == []
    ann.page.get_by_label("Code of a class").fill(f" {class_id} ")
    ann.click("button", "Come in").page.get_by_role("heading", name="7 b").wait_for()
    ann.page.goto(live_server.url)
    ann.page.get_by_label("Code of a class").fill(f"{live_server.url}/c/{class_id.upper()}")
    ann.click("button", "Come in").page.get_by_label("Your name").wait_for()


def test_a_page_whose_link_was_replaced_says_so_at_the_first_click(
    live_server: Server, someone: Come
) -> None:
    class_id, token = make_class(live_server, **ONE, fill=False)
    first, second = (teach(someone(), class_id, token) for _ in range(2))
    second.click("button", "More").click("button", "Replace my link")
    second.page.wait_for_url(re.compile(f"#(?!{token})"))
    first.click("button", "Begin").sees("it has been replaced since")
    assert first.page.get_by_role("button", name="Begin").count() == 0
    second.press("Escape").page.reload()
    second.click("button", "Begin").page.get_by_role("button", name="Pause all").wait_for()


def test_whoever_is_away_is_named_and_a_reload_brings_teacher_and_pupil_back(
    live_server: Server, someone: Come
) -> None:
    class_id, token = make_class(live_server, **ONE)
    ann, teacher = come_in(someone(), class_id, "Ann"), teach(someone(), class_id, token)
    teacher.click("button", "Begin")
    question = ann.next_question()
    there = ann.page.url
    ann.page.goto("about:blank")
    card(teacher, 1).get_by_text("away").wait_for()
    teacher.page.reload()
    card(teacher, 1).get_by_text("away").wait_for()
    ann.page.goto(f"{live_server.url}/c/{class_id}")
    ann.click("link", "Back to my seat").page.wait_for_url(there)
    assert ann.next_question() == question
    card(teacher, 1).get_by_text("away").wait_for(state="detached")


def test_a_seat_that_a_bot_keeps_is_given_to_a_person_and_one_in_bots_hands_given_back(
    live_server: Server, someone: Come
) -> None:
    class_id, token = make_class(live_server, **ONE | {"people": 2})
    come_in(someone(), class_id, "Ann")
    teacher = teach(someone(), class_id, token)
    teacher.click("button", "Begin").click("button", "Lead")
    rows = teacher.page.get_by_role("dialog").get_by_role("listitem")
    rows.filter(has_text="Ann").get_by_role("button", name="Let a bot play").click()
    rows.filter(has_text="Ann").get_by_role("button", name="Give back").wait_for()
    table, lead = seat_of(live_server, class_id, token)
    seats = live_server.call("GET", f"/tables/{table}", token=lead)["table"]["seats"]
    assert seats[0]["level"] == "random", "as strong as the bots of the class"
    rows.nth(2).get_by_role("button", name="Give to a person").click()
    teacher.page.get_by_role("textbox", name=re.compile("^Link of")).wait_for()


def test_bars_of_all_classes_have_one_measure(live_server: Server, someone: Come) -> None:
    class_id, token = over(live_server, game="hegemony", options={"rounds": 1})
    ann = someone(width=1440, height=900)
    ann.page.goto(f"{live_server.url}/debrief/{class_id}")
    ann.sees("The debrief opens when your teacher begins it.")
    live_server.call("POST", f"/classes/{class_id}/debrief", {}, token)
    shares = ann.page.get_by_role("table", name="Who has what share of all points")
    shares.wait_for()
    measures = shares.locator("td").evaluate_all("(cells) => cells.map((one) => one.clientWidth)")
    assert len(measures) == 3
    assert max(measures) - min(measures) <= 1


def test_a_debrief_that_broke_off_goes_on_where_it_stood(
    live_server: Server, someone: Come
) -> None:
    class_id, token = over(live_server)
    live_server.call("POST", f"/classes/{class_id}/debrief", {}, token)
    ann = someone()
    ann.page.route("**/review", lambda route: route.abort())
    ann.page.goto(f"{live_server.url}/debrief/{class_id}")
    again = ann.page.get_by_role("alert").get_by_role("button", name="Try again")
    again.wait_for()
    ann.page.unroute("**/review")
    again.click()
    ann.sees("Questions for discussion")
    assert ann.page.get_by_role("alert").count() == 0


def test_a_variant_is_saved_in_a_file_and_opened_again(
    live_server: Server, someone: Come, tmp_path: Path
) -> None:
    maker, friend = someone(), someone("fr-FR", width=390, height=800)
    maker.page.goto(f"{live_server.url}/variants/limit")
    maker.page.get_by_label("Generations", exact=True).fill("3")
    maker.page.get_by_label("Name", exact=True).fill("Court / riche")
    with maker.page.expect_download() as download:
        maker.click("button", "Save as a file")
    file = tmp_path / "variant.json"
    download.value.save_as(file)
    assert download.value.suggested_filename.startswith("limit-Court")
    assert json.loads(file.read_text(encoding="utf-8"))["options"] == {"generations": 3}
    friend.page.goto(f"{live_server.url}/variants/limit")
    field = friend.page.get_by_label("Ouvrir un fichier")
    field.set_input_files(file)
    friend.page.locator(".house-rules").get_by_text("Générations").wait_for()
    assert friend.page.get_by_label("Nom", exact=True).input_value() == "Court / riche"
    (tmp_path / "none.json").write_text("hello", encoding="utf-8")
    field.set_input_files(tmp_path / "none.json")
    friend.sees("Ce fichier n’est pas une variante de ce jeu.")
    assert friend.page.get_by_label("Générations", exact=True).input_value() == "3"
    field.set_input_files(file)
    friend.page.get_by_text("Ce fichier n’est pas").wait_for(state="detached")


def test_a_name_typed_wrongly_for_a_seat_of_the_list_is_typed_again(
    live_server: Server, someone: Come
) -> None:
    listed = {"people": 2, "bots": 0, "seating": "list", "names": [["Ann", "Bea"]]}
    class_id, token = make_class(live_server, **ONE | listed)
    come_in(someone(), class_id, "Ann")
    teacher = teach(someone(), class_id, token)
    bea = someone(width=390, height=800)
    bea.page.goto(f"{live_server.url}/c/{class_id}")
    bea.page.get_by_label("Your name").fill("Bae")
    bea.click("button", "Take a seat").sees("kept for people on the list")
    bea.page.get_by_role("link", name="Watch table 1").wait_for()
    assert bea.complaints_of_axe() == []
    bea.page.get_by_label("Your name").fill("Bea")
    bea.click("button", "Take a seat").page.wait_for_url("**/table/**")
    card(teacher, 1).get_by_text("ready").wait_for()
    assert card(teacher, 1).get_by_text("paused").count() == 0


def test_the_way_back_to_a_seat_goes_by_its_newest_link(live_server: Server, someone: Come) -> None:
    class_id, token = make_class(live_server, **ONE)
    ann = come_in(someone(), class_id, "Ann")
    first = ann.page.url
    table, lead = seat_of(live_server, class_id, token)
    seat = f"/tables/{table}/seats/0"
    made = live_server.call("POST", seat, {"new_link": True}, lead)
    ann.sees("This seat has a new link")
    ann.page.goto("about:blank")
    ann.page.goto(f"{live_server.url}/table/{table}#{made['token']}")
    ann.page.locator("[data-shell=stage]").wait_for()
    ann.page.goto(f"{live_server.url}/c/{class_id}")
    ann.click("link", "Back to my seat").page.locator("[data-shell=stage]").wait_for()
    assert ann.page.url != first
