"""The form of written positions, checked without the library that checks files."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from jsonschema import Draft202012Validator, validators

from anthropolis.engine.forms import misfit
from anthropolis.engine.vectors import load_schema
from anthropolis.games.hegemony.vectors.assistant import starting

DEFINITIONS = load_schema("anthropolis.games.hegemony")["$defs"]
GIVEN = {"$ref": "#/$defs/given"}
ODD: list[Any] = [
    -1, 0, 3, 99, True, None, "", "L2", "A", "food", "export_01", [], [1], ["food"], {}, {"x": 1},
]  # fmt: skip


def whole(checker: object, value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def by_the_library() -> Any:
    kinds = Draft202012Validator.TYPE_CHECKER.redefine("integer", whole)
    extend: Any = validators.extend
    return extend(Draft202012Validator, type_checker=kinds)({**GIVEN, "$defs": DEFINITIONS})


def places_in(part: Any) -> list[tuple[Any, Any]]:
    """Everything that can be replaced: the thing it lies in, and its key there."""
    found = []
    keys = part if isinstance(part, dict) else range(len(part)) if isinstance(part, list) else ()
    for key in keys:
        found += [(part, key), *places_in(part[key])]
    return found


def spoiled(table: Any, chance: random.Random) -> Any:
    changed = copy.deepcopy(table)
    for _ in range(chance.choice((1, 1, 2))):
        inside, key = chance.choice(places_in(changed))
        if isinstance(inside, dict) and chance.random() < 0.3:
            inside[chance.choice(("weather", "food", "1", "8", "cc_hotel"))] = chance.choice(ODD)
        else:
            inside[key] = chance.choice(ODD)
    return changed


def test_it_takes_what_the_library_takes_and_refuses_what_it_refuses() -> None:
    library = by_the_library()
    table = json.loads(json.dumps(starting(4)))
    table |= {"bills": [{"policy": 1, "section": "A", "by": "state"}], "crisis": None}
    table["state"]["agenda"] = "agenda_01"
    assert misfit(table, GIVEN, DEFINITIONS) is None
    chance = random.Random(14)
    verdicts = set()
    for _ in range(600):
        one = spoiled(table, chance)
        fits = library.is_valid(one)
        assert (misfit(one, GIVEN, DEFINITIONS) is None) is fits, one
        verdicts.add(fits)
    assert verdicts == {True, False}


@pytest.mark.parametrize(
    ("given", "english", "french"),
    [
        ({"weather": 1}, "position: unknown word 'weather'", "position : mot inconnu « weather »"),
        ({"round": "x"}, "round: give a whole number, not x", "round : il faut un nombre entier"),
        ({"round": 6}, "round: too large, at most 5", "round : trop grand, au plus 5"),
        (
            {"working_class": {"money": -1}},
            "working_class.money: too small, at least 0",
            "working_class.money : trop petit, au moins 0",
        ),
        (
            {"policies": {"2": "D"}},
            "policies.2: unknown value D, choose from A, B, C",
            "policies.2 : valeur inconnue, choisissez parmi A, B, C",
        ),
        (
            {"bills": [{"policy": 1, "section": "A"}]},
            "bills.1: by is missing",
            "bills.1 : il manque by",
        ),
        ({"crisis": 3}, "crisis: unknown value 3", "crisis : valeur inconnue"),
    ],
)
def test_it_says_what_is_wrong_and_where(given: Any, english: str, french: str) -> None:
    found = misfit(given, GIVEN, DEFINITIONS)
    assert found is not None
    assert (found.told("en"), found.told("fr")) == (english, french)


def test_a_schema_with_words_that_it_does_not_know_is_no_schema_for_it() -> None:
    with pytest.raises(ValueError, match="uniqueItems"):
        misfit([], {"type": "array", "uniqueItems": True}, {})
