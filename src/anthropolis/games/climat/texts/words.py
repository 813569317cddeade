"""The words of Bataille pour le Climat: sentences, names from the data files, kinds of cards."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from anthropolis.engine.rules import load_yaml
from anthropolis.engine.words import LANGUAGES, Bilingual, Catalogue
from anthropolis.games.climat.table.deck import CARDS, MODES
from anthropolis.games.climat.table.energy import TABLES
from anthropolis.games.climat.table.influence import CARD_IDS
from anthropolis.games.climat.table.regions import PACKAGE, load_data
from anthropolis.games.climat.table.tokens import STATUS

TEXTS = "texts/sentences"
COLON = {"en": ": ", "fr": "\N{NO-BREAK SPACE}: "}
THEN = {"en": "; ", "fr": "\N{NO-BREAK SPACE}; "}
GAINS = {"en": "gains", "fr": "gagne"}


class ClimatWords(Catalogue):
    """`changes` are what stories list: per region the numbers that moved and what it gained."""

    def _fill(self, value: Any, kind: str, lang: str, names: Sequence[str] | None) -> str:
        if kind == "changes":
            return THEN[lang].join(self._moved(region, rows, lang) for region, rows in value)
        return super()._fill(value, kind, lang, names)

    def _moved(self, region: str, rows: list[list[Any]], lang: str) -> str:
        said = ", ".join(self._change(what, before, after, lang) for what, before, after in rows)
        return f"{self.term(region, lang)}{COLON[lang]}{said}" if region else said

    def _change(self, what: str, before: int, after: int, lang: str) -> str:
        if what.startswith("tp_"):
            return f"{GAINS[lang]} {self.term(what, lang)}"
        if what == "status":
            return self.term(STATUS[after] or f"no_{STATUS[before]}", lang)
        return f"{self.term(what, lang)} {before} → {after}"


def climat_catalogue() -> Catalogue:
    """All texts/sentences/*.yaml together, with the names that stand in the data files."""
    sentences: dict[str, Bilingual] = {}
    terms: dict[str, Bilingual] = {str(entry["id"]): entry["name"] for entry in named()}
    terms |= {str(entry["id"]): entry["text"] for entry in results()}
    for name in sorted(file.name for file in files(PACKAGE).joinpath(TEXTS).iterdir()):
        if name.endswith(".yaml"):
            text = load_yaml(PACKAGE, f"{TEXTS}/{name}")
            sentences |= text.get("sentences") or {}
            terms |= text.get("terms") or {}
    terms |= influence_names(terms) | relief_names(terms)
    return ClimatWords(sentences, terms)


def named() -> list[dict[str, Any]]:
    """Everything in the data files that has an id and a name."""
    found = [*CARDS, *load_data("regions")["regions"], *load_data("calamities")["tokens"]]
    found += [*load_data("tps")["tps"], *load_data("characters")["characters"]]
    found += [*load_data("employers")["employers"], *load_data("institutions")["institutions"]]
    found += [*load_data("influences")["colours"], *load_data("influences")["effects"]]
    found += [*load_data("scenarios")["scenarios"], *MODES["modes"], *MODES["variants"]]
    found += [*MODES["decks"], *load_data("tracks")["destruction_zones"]["zones"]]
    return found


def results() -> list[dict[str, Any]]:
    return [*TABLES["victory_grades"]["grades"], *TABLES["defeat_bands"]["bands"]]


def influence_names(terms: dict[str, Bilingual]) -> dict[str, Bilingual]:
    """`military_4` is called Military 4."""
    names: dict[str, Bilingual] = {}
    for card in CARD_IDS:
        colour, _, power = card.rpartition("_")
        names[card] = {lang: f"{name} {power}" for lang, name in terms[colour].items()}
    return names


def relief_names(terms: dict[str, Bilingual]) -> dict[str, Bilingual]:
    """Parts of institutions' results: `remove_token.2.conflicts` is called Remove: Conflicts."""
    names: dict[str, Bilingual] = {}
    for institution in load_data("institutions")["institutions"]:
        for level in institution["results"].values():
            for part in [part for alternative in level for part in alternative]:
                most = part.get("amount", part.get("regions"))
                token = part.get("token", "war")
                key = f"{part['do']}.{most}.{token}"
                names[key] = {
                    lang: relief_name(terms, part["do"], token, most, lang) for lang in LANGUAGES
                }
    return names


def relief_name(terms: dict[str, Bilingual], do: str, token: str, most: int, lang: str) -> str:
    done = terms[do][lang]
    if do in ("downgrade_war", "end_chaos", "end_dictatorship"):
        return f"{done} ({most})" if most > 1 else done
    colon = ":" if lang == "en" else "\N{NO-BREAK SPACE}:"
    return f"{done}{colon} {terms[token][lang]} ({most})"
