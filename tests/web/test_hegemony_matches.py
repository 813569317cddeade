"""Matches of Hegemony: by keyboard, on a phone, with a word of help where it is due."""

from __future__ import annotations

from tests.web.hegemony import ONE_ROUND, QUIET, Come, option_keys, take_by_keyboard, wanted
from tests.web.people import ARMED, Person, Server


def test_a_whole_match_of_four_roles_by_keyboard(live_server: Server, someone: Come) -> None:
    """HEG-RND-01: five rounds, and no hand on the mouse."""
    table = live_server.table("hegemony", "Ann", "bot", "bot", "bot")
    ann = someone().sit(table, 0)
    question, answers = ann.next_question(), 0
    while question:
        take_by_keyboard(ann, question)
        answers += 1
        question = ann.next_question(question)
    assert answers > 50
    ann.sees("The match is over")


def take_by_tapping(person: Person, question: str, place: int) -> None:
    """The button that opens the list, the option, and Confirm: a phone has no keys."""
    page = person.page
    person.ready()
    page.get_by_role("button", name="All options").tap()
    page.locator("dialog [data-key]").nth(place).tap()
    page.wait_for_function(ARMED, arg=question)
    if page.locator(f'[data-decision="{question}"]').count():
        page.locator("[data-confirm]").tap()


def test_a_match_on_a_phone(live_server: Server, someone: Come) -> None:
    table = live_server.table("hegemony", "Ann", "bot", options=ONE_ROUND)
    ann = someone(width=390, height=844, has_touch=True, is_mobile=True).sit(table, 0)
    question, answers = ann.next_question(), 0
    while question:
        take_by_tapping(ann, question, wanted(option_keys(table, 0), QUIET))
        answers += 1
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390
        question = ann.next_question(question)
    assert answers > 10
    ann.sees("The match is over")


def test_a_first_match_is_guided_to_the_first_action(live_server: Server, someone: Come) -> None:
    table = live_server.table("hegemony", "Ann", "bot", options=ONE_ROUND)
    ann = someone().sit(table, 0)
    ann.next_question()
    ann.menu("Show me round").sees("You lead the Working Class").click("button", "Begin")
    ann.page.locator('[data-tip="assign"]').wait_for()
    ann.page.locator('[data-place="action:assign_workers"]').wait_for()


def test_a_first_solo_match_is_guided(live_server: Server, someone: Come) -> None:
    """HAU-EZ-01: from the home page to the first turns of the automa, one word at a time."""
    ann = someone()
    page = ann.page
    page.goto(live_server.url)
    page.get_by_role("button", name="First solo match").click()
    ann.sees("Alone against the cards").click("button", "Begin")
    page.locator('[data-tip="assign"]').wait_for()
    question = ann.next_question()
    while question and page.locator('[data-tip="card"]').count() == 0:
        take_by_keyboard(ann, question)
        question = ann.next_question(question)
    assert question
    page.locator("#tab-thinking").click()
    page.locator(".thinking .step").wait_for()
    told = play_on_quietly(live_server, ann)
    assert "last" in told
    assert len(told) >= 3
    ann.sees("The match is over")


KEPT = "(key) => JSON.parse(localStorage.getItem('anthropolis.' + key))"
SHOWN = "(id) => document.querySelector('[data-decision]')?.dataset.decision === id"


def play_on_quietly(server: Server, person: Person) -> set[str]:
    """To the end through the server, question by question on the page; the words of the coach."""
    page = person.page
    (kept,) = page.evaluate(KEPT, "tables")
    token, path = kept["seats"][0]["token"], f"/tables/{kept['id']}"
    told: set[str] = set()
    while not (position := server.call("GET", path, token=token)["position"])["finished"]:
        decision = position["decision"]
        if decision is None:
            page.wait_for_timeout(50)
            continue
        page.wait_for_function(SHOWN, arg=str(decision["id"]))
        told.update(page.locator("[data-tip]").evaluate_all("all => all.map(o => o.dataset.tip)"))
        keys = [option["key"] for option in decision["options"]]
        answer = {"decision": decision["id"], "key": keys[wanted(keys, QUIET)]}
        server.call("POST", f"{path}/choose", answer, token)
    return told


def test_a_word_of_help_leaves_the_question(live_server: Server, someone: Come) -> None:
    """HEG-VOT-14: what only explains stands under the question, not for it."""
    ann = someone(width=820, height=1180)
    page = ann.page
    page.goto(live_server.url)
    page.get_by_role("button", name="First solo match").click()
    ann.sees("Alone against the cards").click("button", "Begin")
    page.locator('[data-tip="assign"]').wait_for()
    words = page.locator("[data-decision] .words")
    assert words.bounding_box()["height"] <= 1
    question = ann.next_question()
    while question and page.locator('[data-tip="vote"]').count() == 0:
        take_by_keyboard(ann, question)
        question = ann.next_question(question)
    assert words.bounding_box()["height"] > 12
