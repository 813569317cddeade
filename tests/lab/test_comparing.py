"""Comparing: only what is listed, sets in any order, exact mappings with nothing else in them."""

from __future__ import annotations

import pytest

from anthropolis.engine.vectors import Answers, Compared, Difference, Malformed
from anthropolis.lab.comparing import differences


def how(path: tuple[str, ...]) -> Compared:
    if path and path[0] == "exact":
        return Compared.EXACT
    # Alliances are a set of sets: neither they nor their members have an order.
    return Compared.SET if path[:1] == ("alliances",) else Compared.PLAIN


def differ(expected: object, got: object) -> list[Difference]:
    return differences(expected, got, how)


def test_only_listed_keys_are_compared() -> None:
    assert differ({"a": {"b": 1}}, {"a": {"b": 1, "c": 2}, "d": 3}) == []
    assert differ({"a": {"c": 1}}, {"a": {"b": 1}}) == [Difference("a.c", 1, "nothing")]


def test_a_set_of_sets_has_no_order_at_all() -> None:
    assert (
        differ({"alliances": [["X", "Y"], ["Z", "W"]]}, {"alliances": [["W", "Z"], ["Y", "X"]]})
        == []
    )
    assert differ({"alliances": [["X", "Y"]]}, {"alliances": [["X", "Z"]]}) != []
    assert differ({"alliances": [["X"], ["X"]]}, {"alliances": [["X"], ["Y"]]}) != []


def test_mappings_in_a_set_are_paired_by_what_they_list() -> None:
    got = [{"policy": 1, "by": "state"}, {"policy": 1, "by": "middle_class"}]
    expected = [{"policy": 1}, {"policy": 1, "by": "state"}]
    assert differ({"alliances": expected}, {"alliances": got}) == []


def test_an_exact_mapping_holds_nothing_else() -> None:
    assert differ({"exact": {"a": 1, "c": 0}}, {"exact": {"a": 1, "b": 0, "d": []}}) == []
    assert differ({"exact": {"a": 1}}, {"exact": {"a": 1, "b": 2}}) == [
        Difference("exact.b", "nothing", 2)
    ]


def test_true_is_not_one_and_null_is_not_zero() -> None:
    assert differ({"a": True}, {"a": 1}) == [Difference("a", True, 1)]
    assert differ({"a": 0}, {"a": None}) == [Difference("a", 0, None)]
    assert differ({"a": [1, {"b": 2}]}, {"a": [1, {"b": 2, "c": 3}]}) == []


def test_answers_are_used_up_in_order() -> None:
    answers = Answers({"class_up": ["A", "C"], "growth": "military", "keep": ["x", "y"]})
    assert [answers.one("class_up"), answers.one("class_up")] == ["A", "C"]
    with pytest.raises(Malformed, match=r"choices\.class_up: an answer is missing"):
        answers.one("class_up")
    assert answers.whole("keep") == ["x", "y"]
    with pytest.raises(Malformed, match=r"choices\.growth: an answer is left over"):
        answers.check_used_up()
    assert answers.one("growth") == "military"
    answers.check_used_up()
