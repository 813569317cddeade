"""Fields, values and changes of any view in words."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from anthropolis import load
from anthropolis.cli.terminal import draw_list
from anthropolis.cli.texts import catalogue, language
from anthropolis.cli.wording import Wording, without
from anthropolis.engine.words import LANGUAGES

ENGLISH = Wording(load("anthropocene"), "en")
FRENCH = Wording(load("anthropocene"), "fr")


def test_the_words_of_the_game_come_before_those_of_the_command_line() -> None:
    assert (ENGLISH.term("land"), FRENCH.term("land")) == ("land", "Terre")
    assert (ENGLISH.term("hand_size"), FRENCH.term("hand_size")) == (
        "cards in hand",
        "cartes en main",
    )
    assert ENGLISH.term("wind_power") == "wind power"


def test_switches_are_yes_or_no_whatever_the_game_calls_true() -> None:
    assert (ENGLISH.value(True), FRENCH.value(False)) == ("yes", "non")


def test_values_are_said_in_words() -> None:
    assert ENGLISH.value(None) == ENGLISH.value([]) == "–"
    assert ENGLISH.value(-3) == "−3"
    assert ENGLISH.value([["air", 3], ["land", 4]]) == "air, 3; land, 4"
    turn = ("turns", "0")
    assert ENGLISH.value({"player": 1, "card": "x"}, turn) == "player Player 2, card x"


def test_seats_are_called_by_their_players() -> None:
    """Which numbers are seats the game says in the type of its view, whatever they are called."""
    limit = Wording(load("limit"), "en")
    assert limit.value(1, ("leader",)) == "Player 2"
    assert limit.value([1, 0], ("order",)) == "Player 2, Player 1"
    assert Wording(load("anthropocene"), "en", ["Ada", "Bo"]).value(1, ("to_move",)) == "Bo"
    assert limit.value(None, ("leader",)) == limit.value([], ("order",)) == "–"
    assert ENGLISH.value(1, ("leader",)) == "1"


CHANGES = [
    ({"totals.air": (2, 5)}, ["totals › air: 2 → 5"]),
    ({"to_move": (0, 2)}, ["to move: Player 1 → Player 3"]),
    ({"sky": ([], [3])}, ["sky: + 3"]),
    ({"hand": (["a", "b"], ["b"])}, ["hand: − a"]),
    ({"hand": (["a", "b"], ["c"])}, ["hand: − a, b + c"]),
    ({"coins": ([1, 2], [1, 4])}, ["coins › 2: 2 → 4"]),
    (
        {"people": ([{"player": 0, "ice": 1}], [{"player": 0, "ice": 3}])},
        ["players › Player 1 › ice: 1 → 3"],
    ),
    ({"turns": ([], [{"player": 0}])}, []),
    ({"grade": (None, "lost")}, ["grade: – → Lost"]),
]


@pytest.mark.parametrize(("changes", "lines"), CHANGES)
def test_a_change_is_one_line(changes: dict[str, tuple[object, object]], lines: list[str]) -> None:
    assert ENGLISH.changes(changes) == lines


def test_what_is_there_twice_is_missing_once() -> None:
    assert without([1, 1, 2], [1]) == [1, 2]


def test_any_view_becomes_a_list() -> None:
    view = {
        "round": 2,
        "market": {"wood": 3, "iron": None},
        "people": [{"player": 0, "goods": {"wood": [1, 2]}}],
        "offers": [{"good": "wood", "price": 1}, {"good": "iron", "price": -2}],
    }
    out = io.StringIO()
    Console(file=out, width=80, color_system=None).print(draw_list(view, ENGLISH))
    lines = [line.rstrip() for line in out.getvalue().splitlines()]
    assert lines == [
        "Anthropocène",
        "├── round  2",
        "├── market  wood 3, iron –",
        "├── players",
        "│   └── Player 1",
        "│       └── goods",
        "│           └── wood  1, 2",
        "└── offers",
        "    └── good  price",
        "        wood  1",
        "        iron  −2",
    ]


def test_every_sentence_is_there_in_every_language() -> None:
    known = catalogue()
    for entry in (*known.sentences.values(), *known.terms.values()):
        assert set(entry) == set(LANGUAGES)
        assert all(entry.values())


def test_the_language_is_the_wish_else_the_locale_else_english(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert language(None) == "en"
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert (language(None), language("en")) == ("fr", "en")
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert language(None) == "en"
