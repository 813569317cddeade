"""House cards: more cards for every nation, from a file of the table's own.

The environment variable ANTHROPOLIS_LIMIT_CARDS names a YAML file with a list `cards`, each written
like those of data/cards.yaml. Without it the game is the printed one.
"""

from __future__ import annotations

import json
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
from anthropolis.engine.rules import load_yaml

VARIABLE: Final = "ANTHROPOLIS_LIMIT_CARDS"
MOST_CARDS: Final = 62
"""A set of cards is kept in one machine word."""
TARGET_WORDS: Final = ["give_disruption", "seize", "take_money", "take_territory", "attack"]


def load_house_cards(printed: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The cards of the table's file, checked; none if there is no such file. Raises BadCard."""
    path = house_file(VARIABLE)
    return read_house_cards(path, printed) if path else []


def read_house_cards(path: Path, printed: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The cards of one file, each with all it needs beside the printed ones; raises BadCard."""
    records = records_in(path)
    if len(printed) + len(records) > MOST_CARDS:
        raise BadCard(f"{path}: at most {MOST_CARDS - len(printed)} house cards")
    known = [card["id"] for card in printed]
    words = load_yaml("anthropolis.games.limit", "data/cards.schema.yaml")
    for record in records:
        problem = card_problem(record, words)
        name = name_in(record)
        if not problem and name in known:
            problem = "there is another card of this name"
        if not problem and record["kind"] == "permanent":
            problem = "a permanent card changes another rule and needs code of its own"
        if problem:
            raise BadCard(f"house card {name!r}: {problem}")
        known.append(name)
    return [{"rule": "LIM-CRD-01"} | record for record in records]


def card_problem(record: Any, words: dict[str, Any]) -> str:
    """Why a record is no card in the words of data/cards.schema.yaml, or nothing."""
    problem = mismatch(record, words["card"] | {"$defs": words["defs"]})
    if problem:
        return problem
    for part, vocabulary in (("cost", "cost"), ("effect", "effect"), ("withdraw_cost", "cost")):
        for op in record.get(part, []):
            if op["op"] == "modifier" and record["kind"] == "permanent":
                continue
            problem = word_problem(part, op, words[vocabulary], words["defs"])
            if problem:
                return problem
    return _contradiction(record)


def _contradiction(record: dict[str, Any]) -> str:
    """What the parts of a card say against each other, or nothing."""
    everything = [*record["cost"], *record["effect"]]
    said = json.dumps(everything)
    chooses = "choose_production" in record or "choose_resource" in record
    aims = '"target' in said or any(op["op"] in TARGET_WORDS for op in everything)
    attacks = any(op["op"] == "attack" for op in record["cost"])
    paid = [(op["op"], op.get("resource", op.get("production"))) for op in record["cost"]]
    if '"chosen"' in said and not chooses:
        return "'chosen' needs choose_production or choose_resource"
    if aims and record["target"] == "none":
        return "its words speak of a target: say 'target: nation'"
    if attacks != record.get("resistible", False):
        return "'attack' and 'resistible: true' go together"
    if len(set(paid)) < len(paid) or (attacks and ("spend", "military") in paid):
        return "cost: name each thing once"
    return ""
