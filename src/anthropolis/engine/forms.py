"""Whether data has the form that a schema asks for, in words for the person who wrote it.

Files are checked with the library `jsonschema`, which needs compiled parts. This runs wherever
Python runs, also in a browser. It knows the words of JSON Schema that our schemas of positions use
and refuses a schema with any other. As for options, a whole number is never 3.0.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

Schema = Mapping[str, Any]
Place = tuple[str, ...]


@dataclass(frozen=True)
class Misfit:
    """What does not fit, where, and in which words that is said."""

    place: Place
    english: str
    french: str

    def told(self, lang: str) -> str:
        """As in `working_class.money: too small, at least 0`."""
        words, mark = (self.french, " :") if lang == "fr" else (self.english, ":")
        return f"{'.'.join(self.place) or 'position'}{mark} {words}"


def misfit(value: Any, schema: Schema, definitions: Schema) -> Misfit | None:
    """The first thing in the data that does not fit, or None."""
    return next(_misfits(value, schema, definitions, ()), None)


def _misfits(value: Any, schema: Schema, known: Schema, place: Place) -> Iterator[Misfit]:
    if unknown := schema.keys() - CHECKS.keys():
        raise ValueError(f"no check is known for {', '.join(sorted(unknown))}")
    for word, check in CHECKS.items():
        if word in schema:
            found = list(check(value, schema, known, place))
            yield from found
            if found and word == "type":
                return


def _ref(value: Any, schema: Schema, known: Schema, place: Place) -> Iterator[Misfit]:
    name = schema["$ref"].removeprefix("#/$defs/")
    yield from _misfits(value, known[name], known, place)


KINDS: dict[str, tuple[tuple[type, ...], str, str]] = {
    "object": ((dict,), "a list of names with values", "une liste de noms avec des valeurs"),
    "array": ((list,), "a list", "une liste"),
    "string": ((str,), "a word", "un mot"),
    "integer": ((int,), "a whole number", "un nombre entier"),
    "boolean": ((bool,), "true or false", "true ou false"),
    "null": ((type(None),), "nothing", "rien"),
}


def _type(value: Any, schema: Schema, known: Schema, place: Place) -> Iterator[Misfit]:
    types, english, french = KINDS[schema["type"]]
    if not isinstance(value, types) or (isinstance(value, bool) and bool not in types):
        yield Misfit(place, f"give {english}, not {_show(value)}", f"il faut {french}")


def _enum(value: Any, schema: Schema, known: Schema, place: Place) -> Iterator[Misfit]:
    wanted = schema["enum"]
    if not any(type(value) is type(one) and value == one for one in wanted):
        few = ", ".join(map(str, wanted)) if len(wanted) <= 7 else ""
        english = f"unknown value {_show(value)}" + (f", choose from {few}" if few else "")
        french = "valeur inconnue" + (f", choisissez parmi {few}" if few else "")
        yield Misfit(place, english, french)


def _minimum(value: Any, schema: Schema, known: Schema, place: Place) -> Iterator[Misfit]:
    if (least := schema["minimum"]) > value:
        yield Misfit(place, f"too small, at least {least}", f"trop petit, au moins {least}")


def _maximum(value: Any, schema: Schema, known: Schema, place: Place) -> Iterator[Misfit]:
    if (most := schema["maximum"]) < value:
        yield Misfit(place, f"too large, at most {most}", f"trop grand, au plus {most}")


def _required(value: Any, schema: Schema, known: Schema, place: Place) -> Iterator[Misfit]:
    for name in schema["required"]:
        if name not in value:
            yield Misfit(place, f"{name} is missing", f"il manque {name}")


def _items(value: Any, schema: Schema, known: Schema, place: Place) -> Iterator[Misfit]:
    for number, one in enumerate(value, 1):
        yield from _misfits(one, schema["items"], known, (*place, str(number)))


def _properties(value: Any, schema: Schema, known: Schema, place: Place) -> Iterator[Misfit]:
    for name, part in schema["properties"].items():
        if name in value:
            yield from _misfits(value[name], part, known, (*place, name))


def _patterns(value: Any, schema: Schema, known: Schema, place: Place) -> Iterator[Misfit]:
    for pattern, part in schema["patternProperties"].items():
        for name in value:
            if re.search(pattern, name):
                yield from _misfits(value[name], part, known, (*place, name))


def _no_others(value: Any, schema: Schema, known: Schema, place: Place) -> Iterator[Misfit]:
    if schema["additionalProperties"] is not False:
        raise ValueError("additionalProperties can only be false")
    for name in value:
        if name not in schema.get("properties", {}) and not any(
            re.search(pattern, name) for pattern in schema.get("patternProperties", {})
        ):
            yield Misfit(place, f"unknown word {name[:40]!r}", f"mot inconnu « {name[:40]} »")


def _any_of(value: Any, schema: Schema, known: Schema, place: Place) -> Iterator[Misfit]:
    """Of several forms that all do not fit, the one that fits furthest is spoken of."""
    tried = [list(_misfits(value, one, known, place)) for one in schema["anyOf"]]
    if all(tried):
        yield max((found[0] for found in tried), key=lambda one: len(one.place))


def _show(value: Any) -> str:
    return str(value)[:40] if not isinstance(value, (dict, list)) else "this"


CHECKS: dict[str, Callable[[Any, Schema, Schema, Place], Iterator[Misfit]]] = {
    "$ref": _ref, "type": _type, "enum": _enum, "minimum": _minimum, "maximum": _maximum,
    "required": _required, "additionalProperties": _no_others, "properties": _properties,
    "patternProperties": _patterns, "items": _items, "anyOf": _any_of,
}  # fmt: skip
"""By the words of JSON Schema, in the order in which they are looked at."""
