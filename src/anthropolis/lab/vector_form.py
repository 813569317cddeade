"""The form of a vector, checked against its game's schema and explained in words.

JSON Schema says that an entry fits none of forty alternatives; a reader wants to know which key of
the one alternative that was meant is wrong. An alternative is known by its first required key.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from jsonschema import Draft202012Validator

WRONG_TYPE = 1000
NO_HEAD = 100
OTHER_HEAD = 50
MOST_SHOWN = 12

Path = list[str | int]
Error = Any
"""A jsonschema ValidationError; its fields are typed as perhaps unset, which they never are."""


class Form:
    """Knows the schema of one game's vectors."""

    def __init__(self, game: str, schema: Mapping[str, Any]) -> None:
        self._game = game
        self._validator = Draft202012Validator(schema)

    def problems(self, vector: Any) -> list[tuple[Path, str]]:
        """What is wrong with a vector: where, and one sentence; empty if its form is right."""
        file = {"game": self._game, "vectors": [vector]}
        found: list[tuple[Path, str]] = []
        for error in self._validator.iter_errors(file):
            for part in explained(error):
                where = list(part.absolute_path)[2:]
                found += [(where, s) for s in sentences(part) if (where, s) not in found]
        return found


def explained(error: Error) -> Iterator[Error]:
    """The errors of the alternative that was meant, or the error itself."""
    branches = branches_of(error)
    if not branches:
        yield error
        return
    cheapest = min(branches, key=lambda i: branch_cost(error, i, branches[i]))
    meant = branches[cheapest]
    if branch_cost(error, cheapest, meant) >= OTHER_HEAD and not is_choice(meant[0]):
        yield error
        return
    for inner in meant:
        yield from explained(inner)


def is_choice(error: Error) -> bool:
    """Whether the error stands for alternatives of the very same value."""
    return bool(branches_of(error)) and not error.relative_path


def branches_of(error: Error) -> dict[int, list[Error]]:
    """What each alternative has against the value, by its number."""
    branches: dict[int, list[Error]] = {}
    if error.validator in ("anyOf", "oneOf"):
        for inner in error.context or []:
            branches.setdefault(int(inner.relative_schema_path[0]), []).append(inner)
    return branches


def branch_cost(error: Error, number: int, errors: list[Error]) -> int:
    """How far an alternative is from what was meant."""
    return sum(error_cost(e, head_of(error, number)) for e in errors)


def head_of(error: Error, number: int) -> str | None:
    required = error.validator_value[number].get("required", [])
    return str(required[0]) if required else None


def error_cost(error: Error, head: str | None) -> int:
    where = list(error.relative_path)
    if where == [head] and error.validator in ("const", "enum"):
        return OTHER_HEAD
    if where:
        return 1
    branches = branches_of(error)
    if branches and one_of_keys(error):
        return 1
    if branches:
        return min(branch_cost(error, i, errors) for i, errors in branches.items())
    if error.validator == "type":
        return WRONG_TYPE
    if error.validator == "required" and head not in error.instance:
        return NO_HEAD
    return 1


def one_of_keys(error: Error) -> bool:
    """Whether the alternatives only say that exactly one of some keys must be there."""
    return all(set(branch) == {"required"} for branch in error.validator_value)


# -- in words ------------------------------------------------------------------------------------


def sentences(error: Error) -> list[str]:
    """What one error means; a sentence for each key concerned."""
    where = path_text(list(error.absolute_path)[2:])
    if error.validator == "additionalProperties":
        inside = f" in {where}" if where else ""
        return [f"unknown key {key!r}{inside}" for key in unknown_keys(error)]
    if error.validator == "required":
        missing = [key for key in error.validator_value if key not in error.instance]
        return [f"missing key {missing[0]!r}" + (f" in {where}" if where else "")]
    if error.validator in ("anyOf", "oneOf"):
        return [no_alternative(error, where)]
    prefix = f"{where}: " if where else ""
    return [prefix + misfit(error)]


def unknown_keys(error: Error) -> list[str]:
    known = error.schema.get("properties", {})
    return [
        key
        for key in error.instance
        if key not in known and not any(_fits(p, key) for p in _patterns(error))
    ]


def _patterns(error: Error) -> Sequence[str]:
    return list(error.schema.get("patternProperties", {}))


def _fits(pattern: str, key: str) -> bool:
    return re.search(pattern, key) is not None


def no_alternative(error: Error, where: str) -> str:
    """None of the known heads is there, or none with that value."""
    heads = known_heads(error)
    if not heads or not isinstance(error.instance, dict):
        return f"{where}: {show(error.instance)} is not allowed here"
    inside = f" in {where}" if where else ""
    if one_of_keys(error) and any(head in error.instance for head in heads):
        return f"only one of {' and '.join(heads)}{inside}"
    for head in heads:
        if head in error.instance:
            return f"unknown {head} {show(error.instance[head])!r}{inside}{known(heads[head])}"
    unknown = list(error.instance) if closed(error) else []
    name = f"unknown key {unknown[0]!r}" if unknown else "missing key"
    return f"{name}{inside}{known(list(heads))}"


def known_heads(error: Error) -> dict[str, list[Any]]:
    """The first required key of every alternative, with the values it may have."""
    heads: dict[str, list[Any]] = {}
    for number, branch in enumerate(error.validator_value):
        head = head_of(error, number)
        if head is not None:
            form = branch.get("properties", {}).get(head, {})
            heads.setdefault(head, []).extend(form.get("enum", [form.get("const")]))
    return heads


def closed(error: Error) -> bool:
    """Whether the alternatives allow no other keys."""
    return any(branch.get("additionalProperties") is False for branch in error.validator_value)


def misfit(error: Error) -> str:
    value = show(error.instance)
    if error.validator == "enum":
        return f"unknown value {value}{known(error.validator_value)}"
    if error.validator == "const":
        return f"unknown value {value}{known([error.validator_value])}"
    if error.validator == "type":
        return f"{value} is not of type {error.validator_value}"
    if error.validator == "pattern":
        return f"unknown value {value}"
    return str(error.message)


def known(values: Sequence[Any]) -> str:
    """The values that would do, the first dozen of them."""
    shown = [show(value) for value in values if value is not None]
    more = ", ..." if len(shown) > MOST_SHOWN else ""
    return f" (known: {', '.join(shown[:MOST_SHOWN])}{more})" if shown else ""


def show(value: Any) -> str:
    """A value as it would stand in the file, cut when it is long."""
    if isinstance(value, str):
        return value
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= 300 else text[:297] + "..."


def path_text(path: Path) -> str:
    """`when[1].place.card`: elements of lists are counted from 1, as cases are."""
    text = ""
    for part in path:
        text += f"[{part + 1}]" if isinstance(part, int) else f".{part}" if text else str(part)
    return text
