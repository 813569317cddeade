"""Words for people: sentences with gaps, in every language the game speaks.

A gap is `{name}`, or `{name:seat}` for a player's name, `{name:term}` for a word of the game's own
vocabulary, `{name:also}` for one that may be missing (it brings its own space), `{name:seats}`
and `{name:terms}` for lists of these, `{name:signed}` for +3 / -2, or `{name:one coin|# coins}` for
a count (`#` is the number); `{name:nothing|one coin|# coins}` says something else, or nothing at
all, where there is none. `{name:verb plays/play}` follows a player's name that may be "you".
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

LANGUAGES = ("en", "fr")
GAP = re.compile(r"\{(\w+)(?::([^{}]*))?\}")
SEAT_WORD = {"en": "Player", "fr": "Joueur"}
YOU = {"en": "you", "fr": "vous"}
"""What a player is called in what is told to that player alone."""

Bilingual = Mapping[str, str]


class Phrase(str):
    """A text in English that can be asked for in another language: `phrase("fr")`."""

    _in: dict[str, str]

    def __new__(cls, texts: Bilingual) -> Phrase:
        phrase = super().__new__(cls, texts["en"])
        phrase._in = dict(texts)
        return phrase

    def __call__(self, lang: str = "en") -> str:
        return self._in[check_language(lang)]


def check_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise ValueError(f"unknown language {lang!r}: choose one of {', '.join(LANGUAGES)}")
    return lang


class Catalogue:
    """The sentences and the vocabulary of one game."""

    def __init__(self, sentences: Mapping[str, Bilingual], terms: Mapping[str, Bilingual]) -> None:
        self.sentences = sentences
        self.terms = terms
        self.says_you = any(":verb " in text["en"] for text in sentences.values())
        """Whether a player may be called "you": its verbs know how to follow."""

    def term(self, word: object, lang: str) -> str:
        """A word of the game in that language; a word without translation stands for itself."""
        entry = self.terms.get(str(word))
        return entry[lang] if entry else str(word)

    def say(
        self, name: str, params: Mapping[str, Any], lang: str, names: Sequence[str] | None = None
    ) -> str:
        """The sentence called `name` with its gaps filled; a name that begins one has a capital.

        A name that ends in "!" ends the sentence too.
        """
        check_language(lang)
        sentence = self.sentences[name][lang]

        def fill(gap: re.Match[str]) -> str:
            said = self._fill(params[gap[1]], gap[2] or "", lang, names)
            begins = gap.start() == 0 or sentence[: gap.start()].endswith(". ")
            return said[:1].upper() + said[1:] if begins and gap[2] == "seat" else said

        return GAP.sub(fill, sentence).replace("!.", "!")

    def phrase(self, name: str, params: Mapping[str, Any]) -> Phrase:
        return Phrase({lang: self.say(name, params, lang) for lang in LANGUAGES})

    def is_you(self, who: Any, lang: str, names: Sequence[str] | None) -> bool:
        """Whether it is told to the one whom it is about."""
        return self._fill(who, "seat", lang, names).casefold() == YOU[lang]

    def called(self, seat: int, seats: int) -> list[str]:
        """What sentences call a seat besides its player's name."""
        return []

    def _fill(self, value: Any, kind: str, lang: str, names: Sequence[str] | None) -> str:
        if kind == "seat":
            return names[value] if names else f"{SEAT_WORD[lang]} {value + 1}"
        if kind.startswith("verb "):
            others, yours = kind.removeprefix("verb ").split("/")
            return yours if self.is_you(value, lang, names) else others
        if kind == "seats":
            return ", ".join(self._fill(seat, "seat", lang, names) for seat in value)
        if kind == "term":
            return self.term(value, lang)
        if kind == "also":
            return f" {self.term(value, lang)}" if value != "" else ""
        if kind == "terms":
            return ", ".join(self.term(v, lang) for v in value)
        if kind == "signed":
            return f"{value:+d}".replace("-", "−")
        if "|" in kind:
            *none, one, many = kind.split("|")
            if none and value == 0:
                return none[0]
            # French counts nothing in the singular, English in the plural.
            few = abs(value) < 2 if lang == "fr" else abs(value) == 1
            # A singular written out ("une carte") is true of 1 alone.
            written_out = "#" not in one and value != 1
            return (one if few and not written_out else many).replace("#", str(value))
        return str(value)
