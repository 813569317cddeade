"""The numbered rules of a game as data: what players read when they click a rule id."""

from __future__ import annotations

from importlib.resources import files
from typing import Any


class Rule:
    """One numbered rule: its words in every language and where they come from."""

    def __init__(
        self, id: str, chapter: str, provenance: str, text: dict[str, str], title: dict[str, str]
    ) -> None:
        self.id = id
        self.chapter = chapter
        self.provenance = provenance
        self.text = text
        self.chapter_title = title


def load_yaml(package: str, name: str) -> Any:
    """A data file that ships with a package."""
    import yaml

    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    text = files(package).joinpath(name).read_text(encoding="utf-8")
    return yaml.load(text, Loader=loader)


def yaml_fault(error: Exception) -> str:
    """What is wrong with a text that is no YAML and in which line, in one line."""
    problem = getattr(error, "problem", None) or str(error)
    mark = getattr(error, "problem_mark", None)
    line = f"line {mark.line + 1}: " if mark else ""
    return line + " ".join(str(problem).split())


def printed(card: dict[str, Any]) -> dict[str, Any]:
    """What a player sees of a card's record: everything but its id and where it comes from."""
    return {key: value for key, value in card.items() if key not in ("id", "provenance")}


def load_rules(package: str) -> list[Rule]:
    """The rules in `texts/rules.yaml` of a game's package."""
    data = load_yaml(package, "texts/rules.yaml")
    titles = {c["id"]: c["title"] for c in data["chapters"]}
    return [
        Rule(r["id"], r["chapter"], r["provenance"], r["text"], titles[r["chapter"]])
        for r in data["rules"]
    ]
