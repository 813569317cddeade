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
        f"option {where!r}: {value} is not allowed, give {_wanted(error.schema, 'en')}",
        where,
        f"{value} n’est pas admis, il faut {_wanted(error.schema, 'fr')}",
    )


def _path(where: str, name: str) -> str:
    return f"{where}.{name}" if where else name


def _show(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


WANTED: dict[str, dict[str, str]] = {
    "en": {
        "enum": "one of {names}", "boolean": "true or false", "object": "values by name: {names}",
        "array": "a list of values, each {each}", "so_many": "a list of {low} values, each {each}",
        "integer": "a whole number", "number": "a number", "between": "{noun} from {low} to {high}",
        "at_least": "{noun} of at least {low}", "other": "a value of type {kind}",
    },
    "fr": {
        "enum": "une valeur parmi {names}", "boolean": "true (oui) ou false (non)",
        "object": "des valeurs par leur nom : {names}",
        "array": "une liste de valeurs, chacune {each}",
        "so_many": "une liste de {low} valeurs, chacune {each}",
        "integer": "un nombre entier", "number": "un nombre",
        "between": "{noun} de {low} à {high}", "at_least": "{noun} d’au moins {low}",
        "other": "une valeur du type {kind}",
    },
}  # fmt: skip
"""What would have been right, by the kind of value."""


def _wanted(schema: Mapping[str, Any], lang: str) -> str:
    """What would have been right, in words."""
    words, kind = WANTED[lang], schema.get("type")
    if "enum" in schema:
        return words["enum"].format(names=", ".join(_show(v) for v in schema["enum"]))
    if kind == "array":
        low, high = schema.get("minItems"), schema.get("maxItems")
        form = "so_many" if low is not None and low == high else "array"
        return words[form].format(low=low, each=_wanted(schema.get("items", {}), lang))
    if kind in ("integer", "number"):
        low, high = schema.get("minimum"), schema.get("maximum")
        form = "between" if high is not None else "at_least"
        return words[form if low is not None else kind].format(noun=words[kind], low=low, high=high)
    form = kind if kind in ("boolean", "object") else "other"
    return words[form].format(names=", ".join(schema.get("properties", {})), kind=kind)


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
