"""The board of LIMIT in a real browser: the board is the menu, and every number can explain itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.web.people import Person, Server

Come = Callable[..., Person]


def lit(person: Person) -> Any:
    """Whatever can be chosen on the board now."""
    return person.page.locator(".limit [data-lit]")


def choose(person: Person, turn: int) -> bool:
    """Click something lit on the board, another one each turn; else an option below it."""
    count = lit(person).count()
    if count:
        lit(person).nth(turn % count).click()
    else:
        person.options.nth(turn % person.options.count()).click()
    return bool(count)


def play_until(person: Person, wanted: str, most: int = 300) -> str:
    """Play on until something of the board is to be seen; gives the number of that question."""
    question = person.next_question()
    for turn in range(most):
        assert question, f"the match ended without {wanted}"
        if person.page.locator(wanted).count():
            return question
        choose(person, turn)
        question = person.next_question(question)
    raise AssertionError(f"{wanted} was not seen in {most} turns")


def test_ann_plays_a_whole_match_by_clicking_what_is_lit_on_the_board(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("limit", "Ann", "bot", "bot")
    ann = someone().sit(table, 0)
    question, turn, on_board = ann.next_question(), 0, 0
    while question:
        on_board += choose(ann, turn)
        turn += 1
        question = ann.next_question(question)
    assert on_board > turn * 0.9
    ann.sees("The match is over")
    scores = table.state()["position"]["scores"]
    shown = ann.page.locator(".limit .nation header .num.big .value").all_inner_texts()
    assert sorted(int(score.replace("-", "-")) for score in shown) == sorted(scores)
