"""Every lesson is whole: both languages, minutes that add up, a class that can be made, sources."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import anthropolis
from anthropolis.bots import play_out
from anthropolis.engine.match import Match, check_seats
from anthropolis.engine.options import complete
from anthropolis.lessons import FORMS, lessons, steps_of
from anthropolis.server.plans import all_lessons

LESSONS = lessons()
EACH = pytest.mark.parametrize("name", LESSONS)
BOTH = {"en", "fr"}


def texts_in(data: Any) -> Iterator[dict[str, Any]]:
    """Every mapping that has a text in some language."""
    if isinstance(data, dict):
        if data.keys() & BOTH:
            yield data
        for inner in data.values():
            yield from texts_in(inner)
    elif isinstance(data, list):
        for inner in data:
            yield from texts_in(inner)


def test_there_are_six_on_all_four_games() -> None:
    games = [lesson["game"] for lesson in LESSONS.values()]
    assert len(games) == 6
    assert set(games) == {"limit", "climat", "hegemony", "anthropocene"}
    assert [lesson["order"] for lesson in LESSONS.values()] == list(range(1, 7))


@EACH
def test_it_speaks_both_languages(name: str) -> None:
    found = list(texts_in(LESSONS[name]))
    assert len(found) > 20
    for text in found:
        assert text.keys() >= BOTH
        assert text["en"].strip()
        assert text["fr"].strip()
        assert text["en"] != text["fr"]


@EACH
@pytest.mark.parametrize("form", FORMS)
def test_its_minutes_add_up(name: str, form: int) -> None:
    steps = steps_of(LESSONS[name], form)
    assert sum(step["minutes"][form] for step in steps) == form
    assert len(steps) >= 5
    assert [step.get("class", False) for step in steps].count(True) == 1


@EACH
@pytest.mark.parametrize("form", FORMS)
def test_its_class_can_be_made(name: str, form: int) -> None:
    lesson = LESSONS[name]
    game = anthropolis.load(lesson["game"])
    seats = lesson["people"] + lesson["bots"]
    check_seats(game, seats)
    options = lesson["options"][form]
    whole = complete(game.options_schema, options)
    assert complete(game.options_schema, whole | options) == whole, "nothing else is changed"
    assert game.new(seats, 1, options).deciders


@EACH
def test_every_fact_has_a_source_and_every_source_a_fact(name: str) -> None:
    lesson = LESSONS[name]
    used = [fact["source"] for fact in lesson["background"]]
    assert len(used) >= 3
    assert set(used) == lesson["sources"].keys()
    for source in lesson["sources"].values():
        assert source["author"]
        assert source["title"]
        assert 1900 < source["year"] < 2030


@EACH
def test_it_has_goals_questions_and_something_to_look_for(name: str) -> None:
    lesson = LESSONS[name]
    assert min(len(lesson[part]) for part in ("goals", "questions", "look")) >= 3


def test_the_crisis_lesson_plays_with_crisis_cards() -> None:
    options = LESSONS["who_pays_for_a_crisis"]["options"]
    assert all(options[form]["crisis_cell"] for form in FORMS)
    assert all(LESSONS["alliances_and_commons"]["options"][form]["alliances"] for form in FORMS)


@pytest.mark.parametrize("form", FORMS)
def test_the_kaya_lesson_names_the_aim_that_its_tables_have(form: int) -> None:
    lesson = LESSONS["kaya_at_the_table"]
    game = anthropolis.load("climat")
    view = game.view(game.new(lesson["people"], 1, lesson["options"][form]).state, -1)
    assert [aim["kind"] for aim in view["objective"]] == ["global_ges_max"]
    told = next(step["text"] for step in lesson["steps"] if step.get("class"))
    assert all(f"{view['victory_ges']} " in told[lang] for lang in BOTH)


def test_the_server_tells_them_in_order_with_their_forms() -> None:
    told = all_lessons().lessons
    assert [lesson.id for lesson in told] == list(LESSONS)
    assert all([form.minutes for form in lesson.forms] == list(FORMS) for lesson in told)
    assert told[0].background[0].source.year == 1972


@pytest.mark.parametrize("name", ["growth_and_limits", "alliances_and_commons"])
@pytest.mark.parametrize("form", FORMS)
def test_tables_of_limit_come_near_the_limit_that_the_lesson_is_about(name: str, form: int) -> None:
    game, seats = anthropolis.load("limit"), LESSONS[name]["people"]

    def reserve(match: Match) -> int:
        return game.series(match.state)["world.pollution_reserve"]

    before = after = 0
    for seed in range(8):
        match = game.new(seats, seed, LESSONS[name]["options"][form])
        before += reserve(match)
        after += reserve(play_out(match, ["random"] * seats))
    assert after < 0.85 * before, "hardly anything was polluted"
