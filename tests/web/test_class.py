"""A class on the page: one link, a latecomer, the room, the projector, the common debrief."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.people import Person, Server, first_asked

Come = Callable[..., Person]
PEOPLE = ["Ann", "Bea", "Cyd", "Dov", "Eli", "Fay", "Gil", "Hal"]
GAME = {"game": "limit", "tables": 3, "people": 3, "options": {"generations": 1}}


def make_class(server: Server, **more: Any) -> tuple[str, str]:
    made = server.call("POST", "/classes", GAME | more)
    return made["info"]["id"], made["teacher"]


def teach(person: Person, class_id: str, teacher: str) -> Person:
    person.page.goto("about:blank")
    person.page.goto(f"{person.server.url}/room/{class_id}#{teacher}")
    return person.sees("Table 1")


def come_in(person: Person, class_id: str, name: str) -> Person:
    person.page.goto(f"{person.server.url}/c/{class_id}")
    person.page.get_by_label("Your name").fill(name)
    person.page.get_by_role("button", name="Take a seat").click()
    person.page.wait_for_url("**/table/**")
    person.page.locator("[data-shell=stage]").wait_for()
    return person


def card(person: Person, number: int) -> Any:
    return person.page.get_by_role("article", name=f"Table {number}")


def test_a_teacher_opens_a_class_in_one_form(live_server: Server, someone: Come) -> None:
    teacher = someone()
    teacher.page.goto(f"{live_server.url}/teach")
    teacher.page.get_by_label("Number of tables").fill("2")
    teacher.sees("Room for 6 people.")
    teacher.page.get_by_label("By my list").check()
    teacher.page.get_by_label("Names").fill("Ann\nBea\n\nCyd")
    assert teacher.complaints_of_axe() == []
    teacher.click("button", "Open the class").sees("0 people of 6 seats")
    teacher.click("button", "Show the link")
    address = teacher.page.get_by_role("textbox", name="Link for the class").input_value()
    assert re.fullmatch(rf"{live_server.url}/c/[a-z0-9]{{6}}", address)
    teacher.page.get_by_role("img", name="QR code of the link").wait_for()
    assert teacher.complaints_of_axe() == []
    teacher.press("Escape")
    class_id = address.rsplit("/", 1)[1]
    come_in(someone(width=390, height=800), class_id, "Cyd")
    card(teacher, 2).get_by_text("Cyd").wait_for()


def test_three_tables_nine_pages_a_latecomer_the_projector_and_the_debrief(
    live_server: Server, someone: Come
) -> None:
    class_id, token = make_class(live_server)
    teacher, screen = teach(someone(width=1440, height=900), class_id, token), someone()
    screen.page.goto(f"{live_server.url}/projector/{class_id}")
    screen.sees(f"/c/{class_id}")
    pages = [come_in(someone(width=820, height=900), class_id, name) for name in PEOPLE]
    teacher.sees("8 people of 9 seats")
    screen.sees("1 seat free")
    teacher.click("button", "Begin")
    teacher.page.get_by_role("button", name="Pause all").wait_for()
    pages.append(come_in(someone(), class_id, "Late"))
    teacher.sees("9 people of 9 seats")
    assert first_asked(pages)
    say_to_all(teacher, pages)
    pause_all(teacher, pages)
    show_on_projector(teacher, screen)
    assert teacher.complaints_of_axe() == []
    debrief_of_all(live_server, teacher, pages, class_id)


def say_to_all(teacher: Person, pages: list[Person]) -> None:
    teacher.page.get_by_label("Tell everybody").fill("Look at the bank.")
    teacher.click("button", "Send").sees("Told at 3 tables.")
    for page in pages:
        page.sees("Facilitator: Look at the bank.")


def pause_all(teacher: Person, pages: list[Person]) -> None:
    teacher.click("button", "Pause all")
    for page in pages:
        page.page.locator("[data-decision]").wait_for(state="detached")
    teacher.page.get_by_role("button", name="All go on").wait_for()
    card(teacher, 3).get_by_text("paused").wait_for()


def show_on_projector(teacher: Person, screen: Person) -> None:
    screen.page.get_by_role("article", name="Table 2").wait_for()
    card(teacher, 2).get_by_role("button", name="On the projector").click()
    screen.page.locator("[data-shell=stage]").wait_for()
    screen.page.locator(".which").get_by_text("Table 2").wait_for()
    frames = "".join(screen.frames)
    assert '"role":"spectator"' in frames
    assert '"role":"seat"' not in frames
    assert '"role":"facilitator","seat"' not in frames
    card(teacher, 2).get_by_role("button", name="Off the projector").click()
    screen.page.get_by_role("article", name="Table 1").wait_for()


def debrief_of_all(server: Server, teacher: Person, pages: list[Person], class_id: str) -> None:
    teacher.click("button", "Begin the debrief")
    teacher.page.get_by_role("dialog").get_by_role("button", name="Begin the debrief").click()
    teacher.sees("Questions for discussion")
    for page in pages:
        page.sees("The debrief of the class begins.")
    pages[0].click("link", "Go there").sees("Questions for discussion")
    assert pages[0].complaints_of_axe() == []
    teacher.page.locator("figure").nth(3).wait_for()  # World3 at least
    with teacher.page.expect_download() as download:
        teacher.click("button", "Everything in one archive")
    with open(download.value.path(), "rb") as file:
        archive = zipfile.ZipFile(io.BytesIO(file.read()))
    assert archive.testzip() is None
    names = archive.namelist()
    assert {"Common-debrief.pdf", "outcomes.csv", "tables/2.csv"} <= set(names)
    assert is_paper(archive.read("Common-debrief.pdf"))
    pictures = [name for name in names if name.endswith(".png")]
    assert len(pictures) >= 4
    assert all(archive.read(name)[:8] == b"\x89PNG\r\n\x1a\n" for name in pictures)
    assert len(archive.read("outcomes.csv").decode().splitlines()) == 10


def is_paper(content: bytes) -> bool:
    """A whole PDF of several pages with a typeface of its own, in the page's language."""
    whole = content.startswith(b"%PDF-") and content.rstrip().endswith(b"%%EOF")
    pages = len(re.findall(rb"/Type /Page\b", content))
    return whole and pages >= 2 and b"/FontFile2" in content and b"/Lang (en)" in content


@pytest.mark.parametrize("width", [1440, 820, 390])
@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
def test_the_room_fits_its_screen_in_both_languages(
    live_server: Server, someone: Come, width: int, language: str
) -> None:
    class_id, token = make_class(live_server, title="7 b", game="hegemony", options={})
    person = someone(language, width=width, height=900)
    teach(person, class_id, token)
    wide = person.page.evaluate("document.documentElement.scrollWidth")
    assert wide <= width
    assert person.complaints_of_axe() == []


def test_the_teacher_helps_a_seat_hands_it_to_a_bot_and_back(
    live_server: Server, someone: Come
) -> None:
    class_id, token = make_class(live_server, tables=1, people=2, bots=1)
    ann, bea = (come_in(someone(), class_id, name) for name in ("Ann", "Bea"))
    teacher = teach(someone(), class_id, token)
    teacher.click("button", "Begin")
    one = first_asked([ann, bea])
    name = "Ann" if one is ann else "Bea"
    teacher.click("button", "Lead")
    line = teacher.page.get_by_role("dialog").get_by_role("listitem").filter(has_text=name)
    line.get_by_role("button", name="Allow advice").click()
    one.page.get_by_role("button", name=re.compile("^Suggest")).click()
    one.page.locator(".suggested").wait_for()
    line.get_by_role("button", name="Let a bot play").click()
    one.sees("A bot plays for you")
    line.get_by_role("button", name="Give back").click()
    one.page.get_by_text("A bot plays for you").wait_for(state="detached")
    assert teacher.complaints_of_axe() == []


def test_a_variant_is_made_linked_and_played(live_server: Server, someone: Come) -> None:
    maker = someone()
    maker.page.goto(f"{live_server.url}/variants/limit")
    maker.sees("The printed game, nothing changed.")
    maker.page.get_by_label("Generations", exact=True).fill("1")
    maker.sees("Rules it touches")
    maker.page.get_by_role("button", name="LIM-GEN-01").click()
    maker.page.get_by_role("dialog").get_by_text("at most 7 generations").wait_for()
    maker.press("Escape")
    maker.page.get_by_label("Name", exact=True).fill("One life")
    maker.click("button", "Keep in this browser").sees("it is offered at every new table")
    assert maker.complaints_of_axe() == []
    address = maker.page.get_by_label("Link to this variant").input_value()
    maker.page.goto(f"{live_server.url}/new/limit")
    maker.page.get_by_label("Variant").select_option("One life")
    assert maker.page.get_by_label("Generations", exact=True).input_value() == "1"
    friend = someone("fr-FR")
    friend.page.goto(address)
    friend.page.get_by_label("Nom", exact=True).wait_for()
    assert friend.page.get_by_label("Nom", exact=True).input_value() == "One life"
    friend.click("link", "Ouvrir une table ainsi")
    friend.page.get_by_label("Générations", exact=True).wait_for()
    friend.page.locator("form button.primary").click()
    friend.page.wait_for_url("**/table/**")
    table = friend.page.url.split("/table/")[1].split("#")[0]
    friend.page.locator("[data-shell=stage]").wait_for()
    kept = friend.page.evaluate("JSON.parse(localStorage['anthropolis.tables'])[0].facilitator")
    state = live_server.call("GET", f"/tables/{table}", token=kept)
    assert state["table"]["options"]["generations"] == 1


def test_a_variant_is_simulated_beside_the_printed_game(live_server: Server, someone: Come) -> None:
    maker = someone()
    maker.page.goto(f"{live_server.url}/variants/anthropocene")
    maker.page.get_by_label("Name", exact=True).fill("Expert table")
    maker.page.get_by_label("Mode", exact=True).select_option("expert")
    maker.click("link", "What would 1,000 bot games do with it?")
    begun = maker.page.locator("article", has_text="Expert table")
    begun.get_by_text("of 2,000 games").wait_for()
    begun.get_by_role("button", name="Stop").click()
    assert maker.page.locator("#lab-games").input_value() == "1000"
    maker.page.fill("#lab-games", "20")
    maker.page.fill("#lab-title", "A few")
    maker.click("button", "Start")
    card = maker.page.locator("article", has_text="A few")
    with maker.page.expect_popup(timeout=120_000) as opened:
        card.get_by_role("link", name="Open the report").click(timeout=120_000)
    report = opened.value
    report.get_by_role("heading", name="Report: Anthropocène").wait_for()
    words = report.locator("body").inner_text()
    assert "40 games" in words or "2 settings" in words
