"""What the runner does for every game, shown with a purse of coins as the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from anthropolis.engine.vectors import (
    Answers,
    Compared,
    Difference,
    Entry,
    Malformed,
    Refused,
    VectorAdapter,
)
from anthropolis.lab.scenario import run_vectors
from anthropolis.lab.vector_files import VectorFile


class PurseVectors(VectorAdapter):
    """`pay: n` is refused when there are too few coins; `choices: {coin: [...]}` says which."""

    def schema(self) -> Mapping[str, Any]:
        return {}

    def start(self, given: Mapping[str, Any]) -> list[int]:
        return list(given["coins"])

    def run(self, world: list[int], entry: Entry) -> list[Difference]:
        answers = Answers(entry.get("choices", {}))
        left = world[:]
        for _ in range(entry["pay"]):
            coin = answers.one("coin")
            if coin not in left:
                raise Refused("TOY-PAY-01", f"there is no coin of {coin}")
            left.remove(coin)
        answers.check_used_up()
        world[:] = left
        return []

    def look(self, world: list[int], then: Mapping[str, Any]) -> Mapping[str, Any]:
        if "thief" in then:
            raise ZeroDivisionError("the purse is gone")
        return {"coins": world}

    def compared(self, path: tuple[str, ...]) -> Compared:
        return Compared.SET if path == ("coins",) else Compared.PLAIN


def pay(*coins: int) -> dict[str, Any]:
    return {"pay": len(coins), "choices": {"coin": list(coins)}}


def said(when: Any, then: dict[str, Any]) -> list[str]:
    vector = {"id": "A", "given": {"coins": [1, 2, 5]}, "when": when, "then": then}
    [outcome] = run_vectors(VectorFile("purse.yaml", "purse", PurseVectors(), [vector]))
    return [problem.text for problem in outcome.problems]


def test_a_refused_last_entry_leaves_the_state_before_it() -> None:
    then = {"legal": False, "coins": [5, 2]}
    assert said([pay(1), pay(2, 9)], then) == []


def test_legal_true_is_the_same_as_saying_nothing() -> None:
    assert said([pay(1)], {"legal": True, "coins": [2, 5]}) == []
    assert said([pay(9)], {"legal": True}) == ["legal: expected true, got false"]
    assert said([pay(9)], {"coins": [1, 2, 5]}) == [
        "when[1] is refused: TOY-PAY-01 there is no coin of 9"
    ]
    assert said([pay(1)], {"legal": False}) == ["legal: expected false, got true"]


def test_an_entry_refused_too_early_fails_even_if_a_refusal_is_expected() -> None:
    assert said([pay(9), pay(9)], {"legal": False}) == [
        "when[1] is refused: TOY-PAY-01 there is no coin of 9"
    ]


def test_answers_that_are_missing_or_left_over_are_malformed() -> None:
    short: Entry = {"pay": 2, "choices": {"coin": [1]}}
    long: Entry = {"pay": 1, "choices": {"coin": [1, 2]}}
    assert said(short, {"legal": False}) == [
        "malformed: when[1]: choices.coin: an answer is missing"
    ]
    assert said(long, {"legal": False}) == [
        "malformed: when[1]: choices.coin: an answer is left over"
    ]


def test_a_vector_that_breaks_the_program_fails_alone() -> None:
    assert said([], {"thief": 1}) == ["the program broke: ZeroDivisionError: the purse is gone"]


def test_malformed_is_said_by_the_adapter_in_its_own_words() -> None:
    class Closed(PurseVectors):
        def start(self, given: Mapping[str, Any]) -> list[int]:
            raise Malformed("given.coins: the purse is closed")

    vector = {"id": "A", "given": {}, "then": {"coins": []}}
    [outcome] = run_vectors(VectorFile("purse.yaml", "purse", Closed(), [vector]))
    assert [str(p) for p in outcome.problems] == ["A malformed: given.coins: the purse is closed"]
