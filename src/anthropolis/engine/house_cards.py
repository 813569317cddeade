"""House cards: what games share that read more cards from a file of the table's own."""

from __future__ import annotations

import hashlib
import json
import os
from pathlib import Path
from typing import Any

from anthropolis.engine.rules import yaml_fault


class BadCard(ValueError):
    """A house card that cannot be understood; says which one and why."""


def house_file(variable: str) -> Path | None:
    """The file that an environment variable names; None for the printed game."""
    name = os.environ.get(variable)
    return Path(name) if name else None


def records_in(path: Path) -> list[Any]:
    """The records of a file's list `cards`; raises BadCard."""
    import yaml

    try:
        data = yaml.safe_load(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadCard(f"{path}: cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise BadCard(f"{path}: is not UTF-8 text") from error
    except (yaml.YAMLError, RecursionError) as error:
        raise BadCard(f"{path}: is not good YAML: {yaml_fault(error)}") from error
    records = data.get("cards") if isinstance(data, dict) else None
    if not isinstance(records, list):
        raise BadCard(f"{path}: write a list called 'cards'")
    return records


def name_in(record: Any) -> str:
    """The id of a record, or a question mark."""
    return str(record.get("id", "?")) if isinstance(record, dict) else "?"


def mismatch(value: Any, schema: dict[str, Any]) -> str:
    """Where a value is not as a JSON Schema wants it, and why; "" if it is."""
    from jsonschema import Draft202012Validator
    from jsonschema.exceptions import best_match

    error = best_match(Draft202012Validator(schema).iter_errors(value))
    if error is None:
        return ""
    where = ".".join(str(step) for step in error.absolute_path)
    return f"{where}: {error.message}" if where else str(error.message)


def word_problem(
    part: str, op: dict[str, Any], words: dict[str, dict[str, Any]], defs: dict[str, Any]
) -> str:
    """Why an operation in a part of a card is not as its word in a schema says, or ""."""
    name = op["op"]
    if name not in words:
        return f"{part}: unknown word {name!r}: choose from {', '.join(words)}"
    closed = words[name] | {"type": "object", "additionalProperties": False, "$defs": defs}
    closed["properties"] = {"op": {}} | words[name].get("properties", {})
    problem = mismatch(op, closed)
    return f"{part}, {name}: {problem}" if problem else ""


def house_mark(cards: list[dict[str, Any]]) -> str:
    """What tells games with these house cards from all others; nothing without house cards."""
    if not cards:
        return ""
    said = json.dumps(cards, sort_keys=True, ensure_ascii=False)
    return "+house." + hashlib.sha256(said.encode()).hexdigest()[:8]
