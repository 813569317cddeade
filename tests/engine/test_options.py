"""What a table may change, and the sentences that refuse the rest."""

from __future__ import annotations

from typing import Any

import pytest

from anthropolis.engine.options import BadOption, complete, parse_assignments

SCHEMA: dict[str, Any] = {
    "type": "object",
    "additionalProperties": False,
    "properties": {
        "mode": {"type": "string", "enum": ["base", "expert"], "default": "base"},
        "pauses": {"type": "boolean", "default": False},
        "coins": {"type": "integer", "minimum": 0, "maximum": 9, "default": 3},
        "speed": {"type": "number", "minimum": 0, "default": 1.5},
        "order": {
            "type": "array",
            "items": {"type": "integer", "minimum": 1},
            "minItems": 2,
            "maxItems": 2,
            "default": [1, 2],
        },
        "limits": {
            "type": "object",
            "additionalProperties": False,
            "properties": {
                "rounds": {"type": "integer", "default": 4},
                "hand": {"type": "integer", "default": 5},
            },
        },
    },
}
DEFAULTS = {
    "mode": "base",
    "pauses": False,
    "coins": 3,
    "speed": 1.5,
    "order": [1, 2],
    "limits": {"rounds": 4, "hand": 5},
}


def test_what_is_not_given_stays_as_printed() -> None:
    assert complete(SCHEMA, None) == DEFAULTS
    assert complete(SCHEMA, {}) == DEFAULTS
    given = {"mode": "expert", "limits": {"hand": 7}}
    assert complete(SCHEMA, given) == {
        **DEFAULTS,
        "mode": "expert",
        "limits": {"rounds": 4, "hand": 7},
    }
    assert given == {"mode": "expert", "limits": {"hand": 7}}


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (
            {"mood": "base"},
            "unknown option 'mood': choose from mode, pauses, coins, speed, order, limits",
        ),
        (
            {"limits": {"round": 4}},
            "unknown option 'limits.round': choose from rounds, hand",
        ),
        (
            {"mode": "easy"},
            "option 'mode': \"easy\" is not allowed, give one of \"base\", \"expert\"",
        ),
        ({"pauses": 1}, "option 'pauses': 1 is not allowed, give true or false"),
        ({"coins": 10}, "option 'coins': 10 is not allowed, give a whole number from 0 to 9"),
        ({"coins": True}, "option 'coins': true is not allowed, give a whole number from 0 to 9"),
        ({"speed": "fast"}, "option 'speed': \"fast\" is not allowed, give a number of at least 0"),
        (
            {"limits": {"hand": None}},
            "option 'limits.hand': null is not allowed, give a whole number",
        ),
        (
            {"order": [1]},
            "option 'order': [1] is not allowed, give a list of 2 values, "
            "each a whole number of at least 1",
        ),
        (
            {"order": [1, 0]},
            "option 'order.1': 0 is not allowed, give a whole number of at least 1",
        ),
        ({"limits": 3}, "option 'limits': 3 is not allowed, give values by name: rounds, hand"),
    ],
    ids=str,
)  # fmt: skip
def test_a_bad_option_is_refused_with_one_clear_sentence(given: Any, sentence: str) -> None:
    with pytest.raises(BadOption) as refusal:
        complete(SCHEMA, given)
    assert str(refusal.value) == sentence


def test_options_can_be_written_as_assignments() -> None:
    pairs = ["mode=expert", "pauses=true", "limits.hand=7", "limits.rounds=2", "order=[2, 1]"]
    assert parse_assignments(SCHEMA, pairs) == {
        "mode": "expert",
        "pauses": True,
        "limits": {"hand": 7, "rounds": 2},
        "order": [2, 1],
    }


@pytest.mark.parametrize(
    ("pair", "sentence"),
    [
        ("mode", "write an option as name=value, not 'mode'"),
        ("=3", "write an option as name=value, not '=3'"),
        ("order=[1", "option 'order': '[1' cannot be read as a value"),
    ],
)
def test_a_bad_assignment_is_refused(pair: str, sentence: str) -> None:
    with pytest.raises(BadOption) as refusal:
        parse_assignments(SCHEMA, [pair])
    assert str(refusal.value) == sentence


def test_a_part_cannot_be_a_value_and_a_group_at_once() -> None:
    with pytest.raises(BadOption, match="option 'limits' is given twice"):
        parse_assignments(SCHEMA, ["limits=3", "limits.hand=2"])
