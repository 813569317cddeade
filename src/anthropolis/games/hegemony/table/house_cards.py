"""House cards: more action cards for the roles, from a file of the table's own.

The environment variable ANTHROPOLIS_HEGEMONY_CARDS names a YAML file with a list `cards`, each
written like those of data/cards_*.yaml with the `role` it belongs to. Without it the game is the
printed one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from anthropolis.engine.house_cards import BadCard, house_file, mismatch, name_in, records_in
from anthropolis.games.hegemony.table.roles import load_data

VARIABLE: Final = "ANTHROPOLIS_HEGEMONY_CARDS"
MOST_CARDS: Final = 62
"""A deck is kept in one machine word."""

Records = list[dict[str, Any]]


def load_house_cards(printed: dict[str, Records]) -> Records:
    """The cards of the table's file, checked; none if there is no such file. Raises BadCard."""
    path = house_file(VARIABLE)
    return read_house_cards(path, printed) if path else []


def read_house_cards(path: Path, printed: dict[str, Records]) -> Records:
    """The cards of one file beside the printed ones of each role; raises BadCard."""
    schema = load_data("cards.schema")
    known = {card["id"] for cards in printed.values() for card in cards}
    size = {role: sum(card["copies"] for card in cards) for role, cards in printed.items()}
    records = records_in(path)
    for record in records:
        problem = mismatch(record, schema)
        if not problem and record["id"] in known:
            problem = "there is another card of this name"
        if not problem:
            known.add(record["id"])
            size[record["role"]] += record["copies"]
            if size[record["role"]] > MOST_CARDS:
                problem = f"a deck has at most {MOST_CARDS} cards"
        if problem:
            raise BadCard(f"house card {name_in(record)!r}: {problem}")
    return records
