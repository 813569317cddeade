"""The words of LIMIT: texts of all chapters, names of cards and events, and the star nation."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from anthropolis.engine.rules import load_yaml
from anthropolis.engine.words import Bilingual, Catalogue
from anthropolis.games.limit.table.components import CARDS, PACKAGE, load_data

TEXTS = "texts/sentences"
AND = {"en": " and ", "fr": " et "}


class NationNames(Catalogue):
    """Knows that the nation after the last seat of a solo game is the star nation.

    A step stands as a title: the deck of production cards and the step share a word. `seats` are
    two names at most.
    """

    def _fill(self, value: Any, kind: str, lang: str, names: Sequence[str] | None) -> str:
        if kind == "seat" and names is not None and value >= len(names):
            return self.term("star_nation", lang)
        if kind == "seats":
            said = [self._fill(seat, "seat", lang, names) for seat in value]
            return AND[lang].join(said)
        if kind == "step":
            title = self.term(value, lang)
            return title[:1].upper() + title[1:]
        return super()._fill(value, kind, lang, names)


def limit_catalogue() -> Catalogue:
    """All texts/*.yaml together, with the names that stand in the data files."""
    sentences: dict[str, Bilingual] = {}
    terms: dict[str, Bilingual] = {}
    named = [*CARDS, *load_data("solo")["events"], *load_data("scoring")["lenses"]]
    for entry in named:
        terms[str(entry["id"])] = entry["name"]
    for name in text_files():
        text = load_yaml(PACKAGE, f"{TEXTS}/{name}")
        add(sentences, text.get("sentences") or {}, name)
        add(terms, text.get("terms") or {}, name)
    return NationNames(sentences, terms)


def text_files() -> list[str]:
    folder = files(PACKAGE).joinpath(TEXTS)
    return sorted(file.name for file in folder.iterdir() if file.name.endswith(".yaml"))


def add(known: dict[str, Bilingual], more: dict[str, Bilingual], file: str) -> None:
    """Raises ValueError when two files say the same word differently."""
    for word, text in more.items():
        if known.get(word, text) != text:
            raise ValueError(f"{file}: {word!r} is already said as {known[word]}")
        known[word] = text
