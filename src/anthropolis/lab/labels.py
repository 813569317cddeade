"""What charts and reports call things, in either language: the game's own words first."""

from __future__ import annotations

from collections.abc import Mapping
from functools import reduce
from typing import Any

from anthropolis.engine.game import Game
from anthropolis.engine.rules import load_yaml

_words: dict[str, dict[str, str]] = {}


def own_words() -> dict[str, dict[str, str]]:
    """The laboratory's own words, read once."""
    if not _words:
        _words.update(load_yaml("anthropolis.lab", "texts.yaml"))
    return _words


class Labels:
    """Names of things of one game in one language; a thing without a name is its id, readable."""

    def __init__(self, game: Game, lang: str) -> None:
        self.game = game
        self.lang = lang
        self.terms = game.catalogue.terms

    def own(self, name: str, /, **gaps: Any) -> str:
        """A sentence or word of the laboratory itself."""
        return own_words()[name][self.lang].format(**gaps)

    def word(self, name: str) -> str:
        """A word of the game: a card, a quantity, a part of the score."""
        entry = self.terms.get(name)
        return capital(entry[self.lang] if entry else name.replace("_", " "))

    def part(self, name: str) -> str:
        """A part of the score; a game may call a source of points otherwise than the thing."""
        source = f"source_{name}"
        return self.word(source if source in self.terms else name)

    def quantity(self, name: str, owner: str = "") -> str:
        return f"{self.word(name)}, {self.word(owner)}" if owner else self.word(name)

    def crisis(self, kind: str, word: str) -> str:
        """`Shortage: renewable`."""
        first, second = self.word(kind), self.word(word)
        said = not word or second.lower() in first.lower()
        return first if said else self.pair(first, second.lower())

    def pair(self, first: str, second: str) -> str:
        """`Shortage: renewable`; French has a space before the colon."""
        return f"{first}\u00a0: {second}" if self.lang == "fr" else f"{first}: {second}"

    def column(self, name: str) -> str:
        """A column of the table of games: `crises_by_kind.financial`."""
        return ", ".join(self.word(part) for part in name.split("."))

    def roles(self, seats: int, options: Mapping[str, Any]) -> list[str]:
        """The name of each seat's role."""
        found = self.game.roles(seats, options)
        return [role.name[self.lang] for role in found if role.seat >= 0][:seats]

    def option(self, path: str) -> str:
        """The title of an option, `lenses.military` by its path; `seats` are the bots."""
        if path == "seats":
            return self.own("bots")
        titles: list[str] = []
        properties: Any = self.game.options_schema["properties"]
        for part in path.split("."):
            schema = properties.get(part, {})
            french = schema.get("x-fr", {})
            title = french.get("title") if self.lang == "fr" else schema.get("title")
            titles.append(title or part)
            properties = schema.get("properties", {})
        return reduce(self.pair, titles)

    def _schema(self, path: str) -> dict[str, Any]:
        """The schema of the option at this path; empty where there is none."""
        schema: Any = self.game.options_schema
        for part in path.split("."):
            schema = schema.get("properties", {}).get(part, {})
        return dict(schema)

    def value(self, value: Any, path: str = "") -> str:
        """The value of an option, in the words of its schema or else of the game."""
        if isinstance(value, bool):
            return self.own("on" if value else "off")
        if isinstance(value, str):
            named = self._schema(path).get("x-values", {}).get(value)
            return named[self.lang] if named else self.word(value)
        if isinstance(value, (list, tuple)):
            if len(value) > 1 and len({str(part) for part in value}) == 1:
                return f"{len(value)} × {value[0]}"
            return ", ".join(str(part) for part in value)
        if isinstance(value, Mapping):
            return ", ".join(f"{self.word(k)} {self.value(v)}" for k, v in value.items()) or "–"
        return str(value)

    def number(self, value: float, digits: int = 1) -> str:
        """French writes a comma and a narrow space."""
        text = f"{value:,.{digits}f}"
        if self.lang == "fr":
            text = text.replace(",", "\u202f").replace(".", ",")
        return text.replace("-", "−")

    def percent(self, value: float, digits: int = 0) -> str:
        return self.number(100 * value, digits) + ("\u202f%" if self.lang == "fr" else "%")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]
