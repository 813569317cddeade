"""The board of LIMIT in a real browser: it is the menu, and every number can explain itself."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.people import Person, Server, Table

Come = Callable[..., Person]
CALM: dict[str, Any] = {"reduced_motion": "reduce"}


def lit(person: Person, wanted: str = "") -> Any:
    """Whatever can be chosen on the board now; `wanted` is how the option's key begins."""
    return person.page.locator(f'[data-lit^="{wanted}"]' if wanted else "[data-lit]")


def pick(person: Person, piece: Any) -> None:
    """Select a piece and confirm it."""
    question = person.ready()
    # Cards overlap in the fan: each is held at its corner.
    corner = {"x": 24, "y": 30} if piece.get_attribute("data-card") else None
    piece.click(position=corner)
    person.confirm(question)


def choose(person: Person, turn: int, wishes: tuple[str, ...] = ()) -> bool:
    """Click a wished thing on the board, else another lit one each turn, else an option below."""
    for wish in wishes:
        if lit(person, wish).count():
            pick(person, lit(person, wish).first)
            return True
    count = lit(person).count()
    if count:
        pick(person, lit(person).nth(turn % count))
    else:
        person.options.nth(turn % person.options.count()).click()
    return bool(count)


def play_until(person: Person, seen: Callable[[], bool], *wishes: str) -> str:
    """Play on until something is to be seen; gives the number of the question open then."""
    question = person.next_question()
    turn = 0
    while question and not seen():
        choose(person, turn, wishes)
        turn += 1
        question = person.next_question(question)
    assert question, "the match ended before it was seen"
    return question


def test_ann_plays_a_whole_match_by_clicking_what_is_lit_on_the_board(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("limit", "Ann", "bot", "bot")
    ann = someone(**CALM).sit(table, 0)
    question, turn, on_board = ann.next_question(), 0, 0
    while question:
        on_board += choose(ann, turn)
        turn += 1
        question = ann.next_question(question)
    assert on_board > turn * 0.9
    ann.sees("The match is over")
    shown = ann.page.locator("[data-rail] .score").all_inner_texts()
    assert sorted(int(score.split()[-1]) for score in shown) == sorted(
        table.state()["position"]["scores"]
    )


@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (1440, "light")])
def test_the_board_is_accessible_in_mid_match(
    live_server: Server, someone: Come, width: int, scheme: str
) -> None:
    table = live_server.table("limit", "Ann", "bot", "bot", "bot", options={"alliances": True})
    ann = someone(width=width, color_scheme=scheme, **CALM).sit(table, 0)
    second = ann.page.locator(".where", has_text=re.compile("2/"))
    play_until(ann, lambda: second.count() > 0)
    # High enough to see all of it: what a bar covers in part is too small to be hit.
    ann.page.set_viewport_size({"width": width, "height": 4000})
    assert ann.complaints_of_axe() == []
    assert ann.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_cards_that_were_drawn_are_kept_by_clicking_them(
    live_server: Server, someone: Come
) -> None:
    ann = someone(**CALM).sit(live_server.table("limit", "Ann", "bot"), 0)
    question = ann.next_question()
    pick(ann, lit(ann, "deck:society"))
    question = ann.next_question(question)
    drawn = ann.page.locator("[data-sheet]")
    assert drawn.locator("article").count() == 5
    assert ann.page.locator("[data-shell=hand] [data-lit]").count() == 0
    first = drawn.locator("[data-lit]").first
    kept = first.get_attribute("data-lit").removeprefix("keep:")
    pick(ann, first)
    ann.page.get_by_role("region", name="My hand").locator(f'[data-card="{kept}"]').wait_for()


def test_a_card_shows_its_own_follow_ups_and_what_each_would_bring(
    live_server: Server, someone: Come
) -> None:
    ann = someone(**CALM).sit(live_server.table("limit", "Ann", "bot"), 0)
    question = play_until(ann, lambda: lit(ann, "play:industrialization").count() > 0)
    ann.ready()
    lit(ann, "play:industrialization").click()
    choices = ann.page.locator(".picked .choice")
    choices.first.wait_for()
    assert choices.count() == 3
    ann.page.locator(".picked .choice", has_text="ilitary").click()
    military = ann.page.locator(".limit .plant", has_text="Military")
    military.locator(".level.ghost").wait_for()
    ann.page.locator("[data-confirm]").click()
    assert ann.next_question(question) != question
    military.locator(".level.here", has_text="2").wait_for()


def test_a_card_that_cannot_be_played_says_why(live_server: Server, someone: Come) -> None:
    ann = someone(**CALM).sit(live_server.table("limit", "Ann", "bot"), 0)
    barred = ann.page.locator(".slot.out")
    play_until(ann, lambda: barred.count() > 0, "deck:military", "keep:annexation", "pass")
    assert barred.first.locator("[data-lit]").count() == 0
    assert len(barred.first.locator(".why").inner_text()) > 10


def test_every_number_of_the_board_explains_itself(live_server: Server, someone: Come) -> None:
    ann = someone(**CALM).sit(live_server.table("limit", "Ann", "bot"), 0)
    second = ann.page.locator(".where", has_text=re.compile("2/"))
    play_until(ann, lambda: second.count() > 0)
    mine = ann.page.locator(".limit.mine")
    for what in ("Population", "Unrest", "Money", "Fossil in stock", "Class A", "Territories"):
        mine.get_by_role("button", name=re.compile(rf"^{what} \$?-?\d+.*why this number")).click()
        ann.page.get_by_role("dialog").wait_for()
        ann.press("Escape")
    assert ann.page.get_by_role("dialog").count() == 0


# By these wishes class A climbs at once, so that the market opens; and in the second generation at
# the latest the card is drawn that needs no means but a target.
WISHES = (
    "deck:military", "keep:political_interference", "discard:public", "discard:craft",
    "class_up:A", "play:education", "play:political_interference", "play:market", "pass",
)  # fmt: skip


@pytest.mark.parametrize(
    ("key", "place"),
    [("class_up:A", ".bar.chosen"), ("sell:", ".world li.chosen"), ("target:", ".loose")],
)
def test_a_class_a_price_and_a_nation_are_chosen_where_they_lie(
    live_server: Server, someone: Come, key: str, place: str
) -> None:
    ann = someone(**CALM).sit(live_server.table("limit", "Ann", "bot", "bot"), 0)
    question = play_until(ann, lambda: lit(ann, key).count() > 0, *WISHES)
    there = ann.page.locator(place).locator(f'[data-lit^="{key}"]')
    assert there.count() == lit(ann, key).count()
    pick(ann, there.first)
    assert ann.next_question(question) != question


def test_alone_the_star_nation_has_its_place(live_server: Server, someone: Come) -> None:
    ann = someone("fr-FR", 820, **CALM).sit(live_server.table("limit", "Ann"), 0)
    ann.next_question()
    ann.page.get_by_role("tab", name="Nation étoile").click()
    star = ann.page.get_by_role("region", name="La nation étoile")
    star.get_by_text("Événements restants").wait_for()
    assert ann.page.get_by_role("heading", name="Ma main").count() == 1


def after_a_generation(server: Server) -> Table:
    table = server.table("limit", "Ann", "bot", "bot")
    while table.state()["position"]["view"]["generation"] < 2:
        table.choose_last(0)
    return table


def test_the_report_of_a_phase_is_read_on_a_phone_without_scrolling_sideways(
    live_server: Server, someone: Come
) -> None:
    table = after_a_generation(live_server)
    ann = someone("fr-FR", width=390, height=844, has_touch=True, is_mobile=True).sit(table, 0)
    ann.open("Récit")
    drawer = ann.page.locator("[data-shell=drawer] > .open")
    assert drawer.evaluate("(drawer) => drawer.getBoundingClientRect().bottom <= innerHeight")
    ann.page.locator("[data-again]").last.click()
    report = ann.page.locator("[data-report=limit]")
    report.get_by_role("row").last.wait_for()
    assert report.get_by_text("Robot 3").count() > 0
    assert report.evaluate("(sheet) => sheet.scrollWidth <= sheet.clientWidth")


def test_whoever_goes_on_early_sees_the_whole_report_first(
    live_server: Server, someone: Come
) -> None:
    table = after_a_generation(live_server)
    ann = someone().prefers(speed="calm").sit(table, 0)
    ann.open("Story").page.locator("[data-again]").last.click()
    rows = ann.page.locator("[data-report=limit]").get_by_role("row")
    rows.first.wait_for()
    begun = rows.count()
    ann.click("button", "Show all")
    assert rows.count() > begun
    ann.click("button", "Continue")
    rows.first.wait_for(state="detached")
