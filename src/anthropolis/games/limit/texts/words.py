"""The words of LIMIT: texts of all chapters, names of cards and events, and the star nation."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from anthropolis.engine.rules import load_yaml
from anthropolis.engine.words import Bilingual, Catalogue
from anthropolis.games.limit.table.components import CARDS, PACKAGE, RESOURCES, load_data

TEXTS = "texts/sentences"
AND = {"en": " and ", "fr": " et "}
COLON = {"en": ": ", "fr": " : "}
THEN = {"en": "; ", "fr": " ; "}
LEVELS = {"en": "one level|# levels", "fr": "# rang|# rangs"}
PLURAL = {"en": "", "fr": "s"}
"""What the adjectives of resources take in the plural."""
COUNTED = {
    **{name: f"stock_{name}" for name in RESOURCES},
    **{name: name for name in ("territories", "pollution", "disruption")},
    "demo_zone": "demographic_tiles",
}


class NationNames(Catalogue):
    """Knows that the nation after the last seat of a solo game is the star nation.

    A step stands as a title: the deck of production cards and the step share a word. `seats` are
    two names at most. `changes` and `short` are what stories list: numbers that moved, and who goes
    without.
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
        if kind == "plural":
            return self.term(value, lang) + PLURAL[lang]
        if kind == "changes":
            said = [self._moved(nation, rows, lang, names) for nation, rows in value]
            return THEN[lang].join(said)
        if kind == "short":
            return ", ".join(self._short(nation, levels, lang, names) for nation, levels in value)
        return super()._fill(value, kind, lang, names)

    def _moved(
        self, nation: int, rows: list[list[Any]], lang: str, names: Sequence[str] | None
    ) -> str:
        """`Bot 3: unrest 4 → 7, −$2`; whoever acts goes without a name (-1)."""
        said = ", ".join(self._change(what, before, after, lang) for what, before, after in rows)
        if nation < 0:
            return said
        return f"{self._fill(nation, 'seat', lang, names)}{COLON[lang]}{said}"

    def _change(self, what: str, before: int, after: int, lang: str) -> str:
        """Money and things are counted, tracks are read."""
        by = self._fill(after - before, "signed", lang, None)
        if what == "money":
            return f"{by[0]}${by[1:]}" if lang == "en" else f"{by} $"
        if what in COUNTED:
            return f"{self.term(COUNTED[what], lang)} {by}"
        return f"{self.term(what, lang)} {before} → {after}"

    def _short(self, nation: int, levels: int, lang: str, names: Sequence[str] | None) -> str:
        who = self._fill(nation, "seat", lang, names)
        return f"{who} ({self._fill(levels, LEVELS[lang], lang, names)})"


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
