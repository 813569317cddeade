"""Names and other short texts of people: readable, visible, and no two alike at a table."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from anthropolis.server.tables.refusing import Refusal
from anthropolis.server.terms import Text

# Letters of other alphabets that look like Latin ones.
LOOKALIKES = str.maketrans(
    "авекмнорстухіјѕԁһԛԝαβεηικνορτυχω0135",
    "abekmhopctyxijsdhqwabenikvoptuxwoles",
)
FILLERS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Characters that count as letters or signs and show nothing."""
MOST_MARKS = 3
"""So many accents may stand on one letter."""
NO_LETTER = Text("a name needs at least one letter", "un nom a au moins une lettre")
UNSEEN = Text(
    "a name may not have characters that cannot be seen",
    "un nom n’a pas de caractères invisibles",
)
PILED_UP = Text(
    "a name may not have so many marks on one letter", "trop d’accents sur une même lettre"
)
MOST_RENAMES = 10
"""So often a seat may take another name in one match."""


def clean(text: str) -> str:
    """Text as people write it: no control characters, single spaces, no blanks around it."""
    kept = (" " if c.isspace() else c for c in text)
    kept_text = "".join(c for c in kept if unicodedata.category(c) not in ("Cc", "Cs", "Co", "Cn"))
    return " ".join(kept_text.split())


def clean_name(text: str | None) -> str | None:
    """A name that can be seen and read; raises Refusal."""
    if text is None:
        return None
    name = clean(unicodedata.normalize("NFC", text))
    if not name:
        raise Refusal("bad_request", NO_LETTER)
    if any(unicodedata.category(c) == "Cf" or c in FILLERS for c in name):
        raise Refusal("bad_request", UNSEEN)
    if _piles_up(name):
        raise Refusal("bad_request", PILED_UP)
    return name


def _piles_up(name: str) -> bool:
    marks = 0
    for c in unicodedata.normalize("NFD", name):
        marks = marks + 1 if unicodedata.combining(c) else 0
        if marks > MOST_MARKS:
            return True
    return False


def look_of(name: str) -> str:
    """What a name looks like at a glance: alike for names that could be mistaken."""
    plain = unicodedata.normalize("NFKD", name).casefold().translate(LOOKALIKES)
    return "".join(c for c in plain if c.isalnum()) or plain


def check_unlike(name: str | None, others: Iterable[str]) -> None:
    """Raises Refusal if somebody else at the table is called so, or nearly so."""
    if name is not None and look_of(name) in {look_of(other) for other in others}:
        raise Refusal("name_taken", name)
