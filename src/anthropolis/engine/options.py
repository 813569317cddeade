"""Options: what a table may change, validated with one clear sentence."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from typing import Any

AUTOMA = "automa"
"""What a seat is called that the rules play; `automa:easy` is a way to play it."""


def is_automa(name: str) -> bool:
    """Whether somebody at the table is no bot but a player made of rules."""
    return name.partition(":")[0] == AUTOMA


class BadOption(ValueError):
    """An option that does not exist or a value that is not allowed; `option` is its path.

    `french` says what is wrong without naming the option: forms call it by its title.
    """

    def __init__(self, message: str, option: str = "", french: str = "") -> None:
        super().__init__(message)
        self.option = option
        self.french = french


def complete(schema: Mapping[str, Any], options: Mapping[str, Any] | None) -> dict[str, Any]:
    """The given options with every other one at its default; raises BadOption."""
    if options is not None and not isinstance(options, Mapping):
        raise BadOption(f"give options by their names, not as {_show(options)}")
    given = dict(options or {})
    if given:
        _validate(schema, given)
    return _with_defaults(schema, given)


def _with_defaults(schema: Mapping[str, Any], given: Mapping[str, Any]) -> dict[str, Any]:
    full: dict[str, Any] = {}
    for name, part in schema["properties"].items():
        value = given.get(name, part.get("default"))
        if part.get("type") == "object" and "properties" in part:
            value = _with_defaults(part, value or {})
        full[name] = value
    return full


def _validate(schema: Mapping[str, Any], given: dict[str, Any]) -> None:
    from jsonschema.exceptions import best_match

    error = best_match(_strict()(schema).iter_errors(given))
    if error is not None:
        raise BadOption(*_sentence(error))


@cache
def _strict() -> Any:
    """JSON Schema takes 3.0 for an integer; our rules count with whole numbers only."""
    from jsonschema import Draft202012Validator, validators

    checker = Draft202012Validator.TYPE_CHECKER.redefine("integer", _is_whole)
    extend: Any = validators.extend
    return extend(Draft202012Validator, type_checker=checker)


def _is_whole(checker: object, value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _sentence(error: Any) -> tuple[str, str, str]:
    """What is wrong, with which option, and what is wrong in French."""
    where = ".".join(str(p) for p in error.absolute_path)
    if error.validator == "additionalProperties":
        known = list(error.schema.get("properties", {}))
        extra = _path(where, next(k for k in error.instance if k not in known))
        names = ", ".join(known)
        return (
            f"unknown option {extra!r}: choose from {names}",
            extra,
            f"option inconnue, choisissez parmi {names}",
        )
    value = _show(error.instance)
    return (
        f"option {where!r}: {value} is not allowed, give {_wanted(error.schema)}",
        where,
        f"{value} n’est pas admis, il faut {_wanted_french(error.schema)}",
    )


def _path(where: str, name: str) -> str:
    return f"{where}.{name}" if where else name


def _show(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def _wanted(schema: Mapping[str, Any]) -> str:
    """What would have been right, in words."""
    if "enum" in schema:
        return "one of " + ", ".join(_show(v) for v in schema["enum"])
    kind = schema.get("type")
    if kind == "boolean":
        return "true or false"
    if kind == "array":
        return _wanted_list(schema)
    if kind == "object":
        return "values by name: " + ", ".join(schema.get("properties", {}))
    if kind in ("integer", "number"):
        low, high = schema.get("minimum"), schema.get("maximum")
        noun = "a whole number" if kind == "integer" else "a number"
        if low is not None and high is not None:
            return f"{noun} from {low} to {high}"
        return f"{noun} of at least {low}" if low is not None else noun
    return f"a value of type {kind}"


def _wanted_list(schema: Mapping[str, Any]) -> str:
    low, high = schema.get("minItems"), schema.get("maxItems")
    count = f"{low} " if low is not None and low == high else ""
    return f"a list of {count}values, each {_wanted(schema.get('items', {}))}"


def _wanted_french(schema: Mapping[str, Any]) -> str:
    """The same in French."""
    if "enum" in schema:
        return "une valeur parmi " + ", ".join(_show(v) for v in schema["enum"])
    kind = schema.get("type")
    if kind == "boolean":
        return "true (oui) ou false (non)"
    if kind == "array":
        low, high = schema.get("minItems"), schema.get("maxItems")
        count = f"de {low} valeurs" if low is not None and low == high else "de valeurs"
        return f"une liste {count}, chacune {_wanted_french(schema.get('items', {}))}"
    if kind == "object":
        return "des valeurs par leur nom : " + ", ".join(schema.get("properties", {}))
    if kind in ("integer", "number"):
        low, high = schema.get("minimum"), schema.get("maximum")
        noun = "un nombre entier" if kind == "integer" else "un nombre"
        if low is not None and high is not None:
            return f"{noun} de {low} à {high}"
        return f"{noun} d’au moins {low}" if low is not None else noun
    return f"une valeur du type {kind}"


def parse_assignments(schema: Mapping[str, Any], pairs: list[str]) -> dict[str, Any]:
    """`["mode=expert", "limits.generations=5"]` as options; values are YAML."""
    import yaml

    options: dict[str, Any] = {}
    for pair in pairs:
        name, equals, text = pair.partition("=")
        if not equals or not name:
            french = f"écrivez une option sous la forme nom=valeur, pas {pair!r}"
            raise BadOption(f"write an option as name=value, not {pair!r}", french=french)
        try:
            value = yaml.safe_load(text)
        except yaml.YAMLError as error:
            raise BadOption(f"option {name!r}: {text!r} cannot be read as a value") from error
        _put(options, name.split("."), value)
    return options


def _put(options: dict[str, Any], path: list[str], value: object) -> None:
    for part in path[:-1]:
        inner = options.setdefault(part, {})
        if not isinstance(inner, dict):
            raise BadOption(f"option {part!r} is given twice")
        options = inner
    options[path[-1]] = value
