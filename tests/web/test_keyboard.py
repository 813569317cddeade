"""Whole matches with the keyboard alone, from the home page to the score."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.people import ARMED, Person

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
    """An option has its digit, or is reached in the list with arrows; Enter confirms it."""
    question = person.ready()
    if turn % 2:
        person.press(str(1 + turn % min(9, person.options.count())))
    else:
        person.press("l")
        person.page.wait_for_function("() => document.activeElement?.dataset.key !== undefined")
        person.press("ArrowDown", "ArrowUp", "Enter")
    person.page.wait_for_function(ARMED, arg=question)
    if person.page.locator(f'[data-decision="{question}"]').count():
        person.page.wait_for_function("() => 'confirm' in (document.activeElement?.dataset ?? {})")
        person.press("Enter")


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
    tab_to(ann, "Look at the board").press("Enter")


def test_a_whole_match_of_limit_without_a_mouse(someone: Come) -> None:
    ann = home(someone(), "/new/limit")
    tab_to(ann, "Seats").press("2")
    tab_to(ann, "Seat 2: Strength").press("r")
    tab_to(ann, "first-game help").press("Space")
    tab_to(ann, "Generations").press("Control+a", "3")
    tab_to(ann, "Open the table").press("Enter")
    assert play_to_the_end(ann) > 15
    ann.sees("The match is over")
