"""The words of Hegemony: sentences, and the names that stand in the data files."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from anthropolis.engine.rules import load_yaml
from anthropolis.engine.words import LANGUAGES, YOU, Bilingual, Catalogue
from anthropolis.games.hegemony.table.companies import COMPANIES
from anthropolis.games.hegemony.table.decks import ACTION_CARDS, EVENT_CARDS, EXPORT_CARDS
from anthropolis.games.hegemony.table.policies import POLICY_NAMES
from anthropolis.games.hegemony.table.roles import (
    PACKAGE,
    RESOURCES,
    ROLE_WORDS,
    ROLES,
    ROLES_BY_COUNT,
    SECTIONS,
    TYPES,
    load_data,
)
from anthropolis.games.hegemony.table.state import BENEFITS

TEXTS = "texts/sentences"


FORMS = ("the", "The", "of", "to")
YOU_BENT = {"of": {"en": "you", "fr": "de vous"}, "to": {"en": "you", "fr": "à vous"}}
STORY = ("source", "owner", "changes", "points", "amounts", "clauses", "sentence")
TRACKS = ("legitimacy_", "prosperity", "wealth_space", "price_", "tax_multiplier")
YES_OR_NO = (
    "proposable", "obtainable", "runs_at_once", "new_resource", "employee_slot_fillable",
    "demonstration",
)  # fmt: skip
"""Facts that hold or do not."""
UNKNOWN = ("unit_cost=-1",)
"""What cannot be had has no cost."""
COLON = {"en": ": ", "fr": " : "}
THEN = {"en": "; ", "fr": " ; "}
MANY = 4
"""So many companies are named one by one."""
AND_MORE = {"en": "and {} more", "fr": "et {} autres"}


def role_form(role: str, form: str, lang: str) -> str:
    """« la Classe Ouvrière », « de la Classe Ouvrière » and so on; "" if it is no role."""
    return ROLE_WORDS[role][form][lang] if role in ROLE_WORDS else ""


ALWAYS = {"state": "state", "capitalists": "capitalist_class"}
"""Who does what only they can do: a sentence may call them without being told who it was."""


class HegemonyWords(Catalogue):
    """Knows values that are several words, and what became of a vote or a check of the IMF.

    `{role:the}`, `{role:The}`, `{role:of}` and `{role:to}` are a name as a sentence bends it, or
    "you" in what is told to the one who plays the role.
    """

    def say(
        self, name: str, params: Mapping[str, Any], lang: str, names: Sequence[str] | None = None
    ) -> str:
        return super().say(name, {**ALWAYS, **params}, lang, names)

    def is_you(self, who: Any, lang: str, names: Sequence[str] | None) -> bool:
        if not names or who not in ROLES:
            return False
        played = ROLES_BY_COUNT[len(names)]
        role = ROLES.index(who)
        return role in played and super().is_you(played.index(role), lang, names)

    def called(self, seat: int, seats: int) -> list[str]:
        role = ROLES[ROLES_BY_COUNT[seats][seat]]
        return [role_form(role, form, lang) for form in ("the", "of") for lang in LANGUAGES]

    def _role(self, role: str, form: str, lang: str, names: Sequence[str] | None) -> str:
        if self.is_you(role, lang, names):
            return YOU_BENT[form][lang] if form in YOU_BENT else YOU[lang]
        return role_form(role, form, lang) or self.term(role, lang)

    def _fill(self, value: Any, kind: str, lang: str, names: Sequence[str] | None) -> str:
        if kind in FORMS:
            said = self._role(str(value), kind.lower(), lang, names)
            return said[:1].upper() + said[1:] if kind == "The" else said
        if kind in STORY:
            return self._tell(value, kind, lang, names)
        if kind == "result":
            return self.term("passed" if value else "failed", lang)
        if kind == "some":
            return self._some(value, lang)
        if kind == "policy":
            return self._policy(int(value), lang)
        if kind in ("skill", "Skill", "skills"):
            return self._skills(value if kind == "skills" else [value], kind == "Skill", lang)
        if kind == "imf":
            return self.term("imf_intervenes" if value else "imf_stays_away", lang)
        if kind == "value":
            words = [self.term(word, lang) for word in str(value).split("+") if word]
            return ", ".join(words) or self.term("none", lang)
        if kind == "labels":
            said = THEN[lang].join(self._label(label, lang) for label in value)
            return said or self.term("none", lang)
        if kind == "came_to":
            pairs = [pair.partition("=") for pair in value]
            each = [f"{self.term(p, lang)} ({self.term(why, lang)})" for p, _, why in pairs]
            return THEN[lang].join(each) or self.term("none", lang)
        if kind == "in_brackets":
            return f" ({self._fill(value, 'figures', lang, None)})" if value else ""
        if kind == "label":
            return self._label(value, lang)
        if kind == "subject":
            return f"{self._label(value, lang)}{COLON[lang]}" if value else ""
        if kind == "rows":
            rows = [", ".join(self.term(card, lang) for card in row) or "–" for row in value]
            return " | ".join(rows) or self.term("none", lang)
        if kind == "figures":
            known = [figure for figure in value if figure not in UNKNOWN]
            return ", ".join(self._figure(figure, lang) for figure in known)
        if kind == "row":
            word = self.term("row" if value else "aside", lang)
            return f"{word} {value}" if value else word
        if kind in ("holds", "counts", "possible", "chance", "kept", "fits"):
            return self.term(f"{kind}_{'yes' if value else 'no'}", lang)
        return super()._fill(value, kind, lang, names)

    def _tell(self, value: Any, kind: str, lang: str, names: Sequence[str] | None) -> str:
        """What stories are made of: clauses one after the other, and numbers that moved."""
        if kind == "source":
            return self.term(f"source_{value}", lang)
        if kind == "owner":
            return f"{self._role(value, 'the', lang, names)}{COLON[lang]}" if value else ""
        if kind == "changes":
            return ", ".join(
                self._change(what, before, after, lang) for what, before, after in value
            )
        if kind == "points":
            return ", ".join(
                self._points(self._role(role, "the", lang, names), source, n, lang)
                for role, source, n in value
            )
        if kind == "amounts":
            pairs = [pair.partition("=") for pair in value]
            return ", ".join(f"{number} {self.term(what, lang)}" for what, _, number in pairs)
        said = [self.say(name, gaps, lang, names) for name, gaps in value]
        joined = THEN[lang].join(said)
        return joined[:1].upper() + joined[1:] if kind == "sentence" else joined

    def _points(self, who: str, source: str, points: int, lang: str) -> str:
        by = self._fill(points, "signed", lang, None)
        return f"{who} {by} ({self.term(f'source_{source}', lang)})"

    def _change(self, what: str, before: int, after: int, lang: str) -> str:
        """Tracks are read, everything else is counted."""
        if what.startswith(TRACKS):
            return f"{self.term(what, lang)} {before} → {after}"
        return f"{self.term(what, lang)} {self._fill(after - before, 'signed', lang, None)}"

    def _policy(self, number: int, lang: str) -> str:
        """« 5 Éducation »: its number and what is at stake, without the heading above it."""
        name = POLICY_NAMES[number - 1][lang].rpartition(": ")[2]
        return f"{number} {name}"

    def _some(self, words: Sequence[str], lang: str) -> str:
        """The first of many, and how many more there are."""
        if len(words) <= MANY:
            return self._fill(words, "terms", lang, None)
        first = self._fill(words[: MANY - 1], "terms", lang, None)
        return f"{first} {AND_MORE[lang].format(len(words) - MANY + 1)}"

    def _skills(self, kinds: Sequence[str], begins: bool, lang: str) -> str:
        """What Workers can: a skill that is called like a good is no name of its own."""
        said = ", ".join(self.term(kind, lang).lower() for kind in kinds if kind)
        said = said or self.term("none", lang)
        return said[:1].upper() + said[1:] if begins else said

    def _figure(self, figure: str, lang: str) -> str:
        """A fact with its value: a number, the section of a policy, yes or no."""
        name, _, number = figure.partition("=")
        if name.startswith("policy_"):
            return f"{self.term(name, lang)} {SECTIONS[int(number)]}"
        if name in YES_OR_NO:
            answer = self._fill(number == "1", "fits", lang, None)
            return f"{self.term(name, lang)}{COLON[lang]}{answer}"
        return f"{self.term(name, lang)} {number}"

    def _label(self, label: str, lang: str) -> str:
        """An option of a preference list, its companies, types and sellers by their names."""
        words = re.split(r"([+>:,=]| )", label)
        said = [self.term(word, lang) if word in self.terms else word for word in words]
        return "".join(COLON[lang].rstrip() if word == ":" else word for word in said)


def hegemony_catalogue() -> Catalogue:
    """All texts/sentences/*.yaml together, with the names of cards, companies and actions."""
    sentences: dict[str, Bilingual] = {}
    terms: dict[str, Bilingual] = dict(data_terms())
    for name in sorted(f.name for f in files(PACKAGE).joinpath(TEXTS).iterdir()):
        if name.endswith(".yaml"):
            text = load_yaml(PACKAGE, f"{TEXTS}/{name}")
            sentences |= text.get("sentences") or {}
            terms |= text.get("terms") or {}
    terms |= stock_terms(terms) | immigration_terms(terms)
    return HegemonyWords(sentences, terms)


def immigration_terms(terms: dict[str, Bilingual]) -> dict[str, Bilingual]:
    """An Immigration card has no name: it is called by the Workers it shows, class by class."""
    classes = ("working_class", "middle_class")
    return {
        card["id"]: {
            lang: ", ".join(f"{terms[card[c]][lang]} ({terms[c][lang]})" for c in classes)
            for lang in LANGUAGES
        }
        for card in load_data("immigration_cards")["cards"]
    }


def data_terms() -> dict[str, Bilingual]:
    terms: dict[str, Bilingual] = {
        word["id"]: {lang: word[lang] for lang in LANGUAGES}
        for word in load_data("glossary")["terms"]
    }
    named = [*ACTION_CARDS, *EVENT_CARDS, *EXPORT_CARDS]
    named += load_data("expansion_crisis_cards")["cards"]
    named += load_data("expansion_hidden_objectives")["objectives"]
    named += load_data("business_deals")["cards"] + load_data("political_agendas")["cards"]
    for objective in load_data("expansion_hidden_objectives")["objectives"]:
        terms[f"asks_{objective['id']}"] = objective["text"]
    for role in load_data("actions")["roles"].values():
        named += role["basic"] + role["free"]
    for entry in named:
        terms[str(entry["id"])] = entry["name"]
    for number, name in enumerate(POLICY_NAMES, 1):
        terms[f"policy_{number}"] = {lang: f"{number} {text}" for lang, text in name.items()}
    terms |= automa_terms()
    for company in COMPANIES:
        copy = company.label.partition("#")[2]
        terms[company.label] = {
            lang: f"{text} {copy}".strip() for lang, text in company.name.items()
        }
    return {word: {**text, "fr": text["fr"].replace("'", "’")} for word, text in terms.items()}


def automa_terms() -> dict[str, Bilingual]:
    """AI cards, bonuses, special actions, instruction cards with the texts of lines and points."""
    terms: dict[str, Bilingual] = {}
    cards, bonuses = load_data("automa_ai_cards"), load_data("automa_bonuses")
    for card in cards["cards"]:
        terms[card["id"]] = {"en": f"AI card {card['number']}", "fr": f"carte IA {card['number']}"}
    for code, action in cards["action_codes"].items():
        terms[code] = action["name"]
        terms[f"priority_{code}"] = {
            "en": f"Row of {action['name']['en']}",
            "fr": f"Rangée : {action['name']['fr']}",
        }
    special = load_data("automa_special_actions")["special_actions"]
    for kind, entries in (("bonus", bonuses["bonuses"]), ("special", special)):
        for entry in entries:
            terms[f"{kind}_{entry['id']}"] = entry["name"]
    for check in bonuses["sa_checks"]:
        terms[f"conditions_{check['id']}"] = {
            "en": "Printed conditions",
            "fr": "Conditions imprimées",
        }
        for number in range(len(check["lines"])):
            terms[f"conditions_{check['id']}_line_{number + 1}"] = check["text"]
    for card in load_data("automa_instructions")["instructions"]:
        terms[card["id"]] = card["name"]
        for number, line in enumerate(card.get("lines", []), 1):
            terms[f"{card['id']}_line_{number}"] = line["text"]
        for point in card.get("list", []):
            terms.setdefault(f"point_{point['key']}", point["text"])
    return terms


STOCKS = {
    "goods": {"en": "{} in the goods area", "fr": "{} en Biens et Services"},
    "storage": {"en": "{} in Storage", "fr": "{} en Entrepôt"},
    "zone": {"en": "{} in the Free Trade Zone", "fr": "{} en Zone de Libre-Échange"},
    "price": {"en": "price of {}", "fr": "prix : {}"},
    "tile": {"en": "Storage tile: {}", "fr": "Entrepôt : {}"},
    "benefit": {"en": "benefits: {}", "fr": "Allocations : {}"},
    "unemployed": {"en": "unemployed ({})", "fr": "Inactifs ({})"},
}


def stock_terms(terms: dict[str, Bilingual]) -> dict[str, Bilingual]:
    """`storage_food`, `unemployed_media`: a place and what lies there."""
    found: dict[str, Bilingual] = {}
    for place, pattern in STOCKS.items():
        kinds = TYPES if place == "unemployed" else BENEFITS if place == "benefit" else RESOURCES
        for kind in kinds:
            word = terms[kind]
            if place == "unemployed":
                word = {lang: text.lower() for lang, text in word.items()}
            found[f"{place}_{kind}"] = {
                lang: text.format(word[lang]) for lang, text in pattern.items()
            }
    return found
