"""The shell of the table: nothing moves, nothing is empty, one gesture makes one move."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest

from tests.web.people import LOCK, Person, Server, Table

Come = Callable[..., Person]
GAMES = ["anthropocene", "limit"]
SHORT: dict[str, dict[str, Any]] = {"anthropocene": {}, "limit": {"generations": 2}}
CARDS = ("ask_first_card", "ask_second_card")
"""What a question is about that a card answers; what follows is part of the same action."""
BOXES = """() => Object.fromEntries([...document.querySelectorAll("[data-shell]")].map((part) => {
  const { x, y, width, height } = part.getBoundingClientRect();
  return [part.dataset.shell, [x, y, width, height].join(" ")];
}))"""
ARMED = "() => 'confirm' in (document.activeElement?.dataset ?? {})"

# What an option brings is told; an ellipsis stands there until the server has worked it out.
TOLD = "() => document.querySelector('.then[data-then]')?.textContent.trim()"


def boxes(person: Person) -> dict[str, str]:
    found: dict[str, str] = person.page.evaluate(BOXES)
    return found


def select(person: Person, key: str) -> None:
    """Press the digit of an option; it is selected, and Enter would confirm it."""
    person.ready()
    person.press(key)
    person.page.wait_for_function(ARMED)


def fits(person: Person) -> bool:
    """Whether nothing of the board has to be scrolled to."""
    shown: bool = person.page.locator("#zone").evaluate(
        "(it) => it.scrollHeight <= it.clientHeight + 1"
    )
    return shown


class Asked:
    """What the server asks a seat, to know what a question on the page is about."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat

    def now(self) -> tuple[int, str]:
        token = self.table.links["seats"][self.seat]
        state = self.table.server.call("GET", f"/tables/{self.table.id}", token=token)
        decision = state["position"]["decision"]
        return state["position"]["move"], decision["ref"]["action"] if decision else ""


def step_back(person: Person, question: str, asked: Asked) -> str | None:
    """Out of a follow-up question: the card is in hand again, and can be played again."""
    assert person.page.locator("[data-back]").is_enabled()
    person.ready()
    person.press("Escape")
    again = person.next_question(question)
    assert asked.now()[1] in CARDS
    return again


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_keeps_the_shell_still_and_shows_what_every_option_brings(
    live_server: Server, someone: Come, game: str
) -> None:
    """Nothing moves, nothing scrolls, no preview is empty, and a follow-up has a way back."""
    table = live_server.table(game, "Ann", "bot", "bot", options=SHORT[game])
    ann, asked = someone(width=1440, height=900).sit(table, 0), Asked(table, 0)
    question, turn, back = ann.next_question(), 0, 0
    ann.page.wait_for_load_state("networkidle")
    still = boxes(ann)
    assert {"top", "rail", "stage", "tray", "drawer", "hud", "now", "hand"} <= set(still)
    while question:
        before = asked.now()
        select(ann, str(1 + turn % min(9, ann.options.count())))
        if ann.page.locator(f'[data-decision="{question}"]').count():
            ann.page.wait_for_function(TOLD)
            assert boxes(ann) == still
            assert fits(ann)
            ann.press("Enter")
        turn += 1
        question = ann.next_question(question)
        assert boxes(ann) == still
        # At this speed nothing waits to be seen or to be read.
        assert ann.page.locator("[data-played] .flying, [data-continue]").count() == 0
        after = asked.now()
        same_action = before[1] in CARDS and after[1] not in CARDS and after[0] == before[0] + 1
        if question and same_action and back < 2:
            question, back = step_back(ann, question, asked), back + 1
    assert turn > 5
    assert back > 0 or game != "limit"


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_matters_is_in_sight_without_scrolling(
    live_server: Server, someone: Come, game: str
) -> None:
    ann = someone(width=1440, height=900).sit(live_server.table(game, "Ann", "bot", "bot"), 0)
    ann.next_question()
    for part in ("[data-rail]", "[data-shell=hand]", "#zone"):
        for box in [one.bounding_box() for one in ann.page.locator(part).all()]:
            assert box["y"] >= 0
            assert box["y"] + box["height"] <= 900
    assert ann.page.locator("[data-rail] .figure").count() >= 2 * 3
    cut = "(all) => all.filter((it) => it.scrollWidth > it.clientWidth).map((it) => it.innerText)"
    assert ann.page.locator("[data-rail] .label").evaluate_all(cut) == []
    assert fits(ann)


def test_a_double_click_and_a_double_tap_make_one_move(live_server: Server, someone: Come) -> None:
    for more in ({}, {"has_touch": True}):
        table = live_server.table("limit", "Ann", "Bob")
        ann = someone(**more).sit(table, 0)
        ann.ready()
        before = table.state()["position"]["move"]
        piece = ann.page.locator("[data-lit]").first
        if more:
            box = piece.bounding_box()
            for _ in range(2):
                ann.page.touchscreen.tap(box["x"] + 20, box["y"] + box["height"] / 2)
        else:
            piece.dblclick()
        ann.page.wait_for_timeout(LOCK)
        assert table.state()["position"]["move"] - before <= 1


def test_a_part_of_an_answer_is_laid_back_and_the_rest_goes_as_it_lies(
    live_server: Server, someone: Come
) -> None:
    """Keeping one of five is one pick and one confirmation, unless one wishes to arrange."""
    table = live_server.table("limit", "Ann", "bot")
    ann = someone().sit(table, 0)
    question = ann.next_question()
    ann.options.first.click()
    question = ann.next_question(question)
    ann.page.get_by_label("Let me arrange the other cards").check()
    ann.options.first.click()
    question = ann.next_question(question)
    assert ann.page.locator("[data-decision] .parts li").count() == 1
    ann.page.locator("[data-back]").click()
    question = ann.next_question(question)
    assert ann.page.locator("[data-decision] .parts li").count() == 0
    ann.options.first.click()
    ann.next_question(question)
    # Also somebody else's browser, or a page that was loaded again, is not stuck at the rest.
    other = someone().sit(table, 0)
    assert other.ready()
    assert other.page.locator("[data-sheet]").count() == 0


def test_a_match_of_limit_asks_whoever_passes_at_most_45_questions(live_server: Server) -> None:
    """Drawing, keeping, discarding, classes, famines: an answer in parts is one question."""
    table = live_server.table("limit", "Ann", "bot", "bot")
    path, token = f"/tables/{table.id}", table.links["seats"][0]
    asked = 0
    while not (position := live_server.call("GET", path, token=token)["position"])["finished"]:
        if decision := position["decision"]:
            asked += not decision["parts"]
            keys = [option["key"] for option in decision["options"]]
            key = "pass" if "pass" in keys else decision["end"] or keys[-1]
            answer = {"decision": decision["id"], "key": key}
            live_server.call("POST", f"{path}/choose", answer, token)
        time.sleep(0.01)
    assert 7 < asked <= 45


def test_the_decision_is_within_three_tabs(live_server: Server, someone: Come) -> None:
    ann = someone().sit(live_server.table("limit", "Ann", "bot"), 0)
    ann.next_question()
    ann.page.locator("main").focus()
    lit = "() => document.activeElement?.closest('[data-shell=tray], .zone, .world') !== null"
    for _ in range(3):
        ann.press("Tab")
        if ann.page.evaluate(lit):
            break
    assert ann.page.evaluate(lit)
    ann.press("0")
    assert ann.page.evaluate("() => 'lit' in document.activeElement.dataset")


@pytest.mark.parametrize("game", GAMES)
def test_six_seats_with_clocks_fit_a_small_phone(
    live_server: Server, someone: Come, game: str
) -> None:
    seats = ["Ann", *["bot"] * (5 if game == "limit" else 3)]
    clock = {"kind": "seat", "seconds": 6000}
    table = live_server.table(game, *seats, clock=clock)
    ann = someone(width=360, height=740, has_touch=True, is_mobile=True).sit(table, 0)
    ann.next_question()
    root = "document.documentElement"
    for tab in ann.page.get_by_role("tablist").first.get_by_role("tab").all():
        tab.tap()
        assert ann.page.evaluate(f"{root}.scrollWidth <= {root}.clientWidth")


def test_a_bots_move_is_seen_on_its_way_then_ringed(live_server: Server, someone: Come) -> None:
    table = live_server.table("anthropocene", "Ann", "bot", options={"first_player": 1})
    ann = someone(reduced_motion="no-preference").prefers(speed="calm", motion="full")
    ann.sit(table, 0).ready()
    on_its_way = {"flying": "[data-played] .flying", "acting": '[data-rail="1"].acting'}
    ann.watch(on_its_way | {"last": '[data-rail="1"].last'}).options.first.click()
    ann.sees_pass("flying", "acting", "last")
    assert ann.page.evaluate("passed.at(-1)") == "last"
    ann.page.locator("[data-played] .flying").wait_for(state="detached")
    assert ann.page.locator('[data-rail="1"] .deed').inner_text().strip()
    # The card that the bot has laid stays ringed on the board.
    assert ann.page.locator("#zone .cell.touched").count() == 1
