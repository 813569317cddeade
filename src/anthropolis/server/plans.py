"""Lesson plans as the server tells them: the same for everybody."""

from __future__ import annotations

from functools import cache
from typing import Any

from msgspec import Struct

from anthropolis.lessons import FORMS, lessons, steps_of
from anthropolis.server.terms import Text


class LessonStep(Struct, frozen=True):
    minutes: int
    title: Text
    text: Text
    opens: bool
    """In this step the class is opened: here belongs the link to it."""


class LessonForm(Struct, frozen=True):
    """A lesson of so many minutes; its class plays with these options."""

    minutes: int
    options: dict[str, Any]
    steps: list[LessonStep]


class SourceInfo(Struct, frozen=True):
    author: str
    title: str
    year: int


class Fact(Struct, frozen=True):
    text: Text
    source: SourceInfo


class Lesson(Struct, frozen=True):
    id: str
    game: str
    title: Text
    summary: Text
    people: int
    """So many sit at each table, and so many bots with them."""
    bots: int
    goals: list[Text]
    forms: list[LessonForm]
    look: list[Text]
    """What to look for while the tables play."""
    questions: list[Text]
    background: list[Fact]


class LessonsAnswer(Struct, frozen=True):
    lessons: list[Lesson]


@cache
def all_lessons() -> LessonsAnswer:
    return LessonsAnswer([lesson_of(name, data) for name, data in lessons().items()])


def lesson_of(name: str, data: dict[str, Any]) -> Lesson:
    return Lesson(
        id=name, game=data["game"], title=text(data["title"]), summary=text(data["summary"]),
        people=data["people"], bots=data["bots"], goals=texts(data["goals"]),
        forms=[form_of(data, minutes) for minutes in FORMS],
        look=texts(data["look"]), questions=texts(data["questions"]),
        background=[
            Fact(text(fact), SourceInfo(**data["sources"][fact["source"]]))
            for fact in data["background"]
        ],
    )  # fmt: skip


def form_of(data: dict[str, Any], minutes: int) -> LessonForm:
    steps = [
        LessonStep(
            step["minutes"][minutes], text(step["title"]), text(step["text"]),
            step.get("class", False),
        )
        for step in steps_of(data, minutes)
    ]  # fmt: skip
    return LessonForm(minutes, data["options"][minutes], steps)


def text(both: dict[str, Any]) -> Text:
    return Text(both["en"], both["fr"])


def texts(some: list[dict[str, Any]]) -> list[Text]:
    return [text(one) for one in some]
