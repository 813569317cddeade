"""House cards: more action cards for the roles, from a file of the table's own.

The environment variable ANTHROPOLIS_HEGEMONY_CARDS names a YAML file with a list `cards`, each
written like those of data/cards_*.yaml with the `role` it belongs to. Without it the game is the
printed one.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from anthropolis.engine.house_cards import (
    BadCard,
    house_file,
    mismatch,
    name_in,
    records_in,
    word_problem,
)
from anthropolis.games.hegemony.table.roles import load_data

VARIABLE: Final = "ANTHROPOLIS_HEGEMONY_CARDS"
MOST_CARDS: Final = 62
"""A deck is kept in one machine word."""

EVERYBODY: Final = (
    "receive_money", "pay_money", "give_money", "collect_from_players", "propose_bill",
    "gain_influence", "gain_vp",
)  # fmt: skip
"""Words for any role; all others ask for what only some roles have, as their printed cards do."""
PEOPLE: Final = {
    "population", "population_of_class", "operational_companies", "employed_workers",
    "employed_workers_of_class", "unemployed_workers", "workers_in_public_companies",
    "workers_in_public_and_capitalist_companies",
}  # fmt: skip
WITH_PEOPLE: Final = ("working_class", "middle_class")

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
        problem = card_problem(record, schema, printed)
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


def card_problem(record: Any, schema: dict[str, Any], printed: dict[str, Records]) -> str:
    """HEG-CRD-01: why a record is no card in the words of data/cards.schema.yaml, or ""."""
    problem = mismatch(record, schema["card"] | {"$defs": schema["defs"]})
    if problem:
        return problem
    problems = [
        word_problem("effect", op, schema["words"], schema["defs"])
        or role_problem(op, record["role"], printed)
        for op in record["effect"]
    ]
    return next(filter(None, problems), "")


def role_problem(op: dict[str, Any], role: str, printed: dict[str, Records]) -> str:
    """Why a word is not for the cards of a role, or ""."""
    name = op["op"]
    known = {one["op"] for card in printed[role] for one in card["effect"]}
    if name not in known and name not in EVERYBODY:
        return f"effect, {name}: no printed card of this role has it; its words are " + ", ".join(
            sorted(known.union(EVERYBODY))
        )
    counted = {op.get("per"), op.get("amount")} & PEOPLE
    if counted and role not in WITH_PEOPLE and not name.startswith("provide_"):
        return f"effect, {name}: this role has no people to count as {counted.pop()}"
    return ""
