"""Whole matches with the keyboard alone, from the home page to the score."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.people import Person

Come = Callable[..., Person]
FOCUSED = """() => {
  const it = document.activeElement;
  if (it === document.body) return "";
  const told = ["aria-label", "href", "data-lit", "data-key"];
  const names = told.map((name) => it.hasAttribute(name) && `${name}=${it.getAttribute(name)}`);
  return [it.labels?.[0]?.innerText, it.innerText, ...names].join(" | ");
}"""


def tab_to(person: Person, words: str) -> Person:
    """Press Tab until the focus is on something with these words in its name or address."""
    for _ in range(150):
        if words in person.page.evaluate(FOCUSED):
            return person
        person.press("Tab")
    raise AssertionError(f"Tab never reaches: {words}")


def home(person: Person, door: str) -> Person:
    person.page.goto(person.server.url)
    person.page.locator("article.game").first.wait_for()
    tab_to(person, door).press("Enter")
    return person.sees("Who plays")


def answer(person: Person, turn: int) -> None:
    """A number is typed, an option has its digit or is reached with arrows, or on the board."""
    person.page.locator(
        '[data-decision] [data-key]:not([disabled], [aria-disabled="true"])'
    ).first.wait_for()
    if person.page.locator("[data-decision] form input").count():
        if "Amount, " not in person.page.evaluate(FOCUSED):
            person.press("0")
        tab_to(person, "Amount, ").press("ArrowUp", "Enter")
    elif turn % 40 == 3 and person.page.locator(".limit [data-lit]").count():
        tab_to(person, "data-lit=").press("Enter")
    elif turn % 2:
        person.press(str(1 + turn % min(9, person.options.count())))
    else:
        tab_to(person.press("0"), "data-key=").press("ArrowRight", "ArrowLeft", "Enter")


def play_to_the_end(person: Person) -> int:
    question, turn = person.next_question(), 1
    while question:
        answer(person, turn)
        turn += 1
        question = person.next_question(question)
    return turn


def test_a_whole_match_of_anthropocene_without_a_mouse(someone: Come) -> None:
    ann = home(someone(), "/new/anthropocene")
    tab_to(ann, "Seats").press("2")
    tab_to(ann, "Seat 1: Name").page.keyboard.type("Ann")
    tab_to(ann, "first-game help").press("Space")
    tab_to(ann, "Open the table").press("Enter")
    assert play_to_the_end(ann) > 5
    ann.sees("The match is over")
    tab_to(ann, "See the charts").press("Enter")


def test_a_whole_match_of_limit_without_a_mouse(someone: Come) -> None:
    ann = home(someone(), "/new/limit")
    tab_to(ann, "Seats").press("2")
    tab_to(ann, "Seat 2: Strength").press("e")
    tab_to(ann, "first-game help").press("Space")
    tab_to(ann, "Generations").press("Control+a", "3")
    tab_to(ann, "Open the table").press("Enter")
    assert play_to_the_end(ann) > 15
    ann.sees("The match is over")
