"""Options as verbs with objects, and as numbers."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from anthropolis.engine.menu import BASE, Menu, Verb

FRUIT = ["apple", "pear"]
MENU = Menu(Verb("pass"), Verb("eat", "fruit", names=[FRUIT]), Verb("move", "from", "to"))
PASS, EAT, MOVE = range(3)


def test_an_option_is_said_with_its_objects() -> None:
    said = [MENU.words(MENU.code(*option)) for option in ((PASS,), (EAT, 1), (MOVE, 3, 4))]
    assert [(words.name, words.params) for words in said] == [
        ("pass", {}), ("eat", {"fruit": "pear"}), ("move", {"from": 3, "to": 4}),
    ]  # fmt: skip


@given(st.integers(0, 2), st.integers(0, BASE - 1), st.integers(0, BASE - 1))
def test_a_number_comes_apart_into_what_it_was_made_of(verb: int, first: int, second: int) -> None:
    choice = MENU.code(verb, first, second)
    assert (MENU.verb(choice), MENU.first(choice), MENU.second(choice)) == (verb, first, second)
