"""The index of rules: every id with its text, the code that implements it and its tests."""

from __future__ import annotations

from collections.abc import Sequence

from anthropolis.engine.game import Game
from anthropolis.lab.rule_mentions import Place
from anthropolis.lab.rulebook import Coverage, Covered

HEAD = """# Index of rules

Written by `anthropolis rules --index`: each rule, the code that implements it and its tests.
"""
MOST_PLACES = 4


def index(games: Sequence[tuple[Game, Coverage]]) -> str:
    """The whole page in Markdown."""
    return "\n".join([HEAD, *(section(game, coverage) for game, coverage in games)])


def section(game: Game, coverage: Coverage) -> str:
    lines = [f"## {game.name['en']}", ""]
    for covered in coverage.chapters().values():
        lines += [f"### {covered[0].rule.chapter_title['en']}", ""]
        lines += ["| rule | text | code | tests |", "|---|---|---|---|"]
        lines += [row(one) for one in covered] + [""]
    return "\n".join(lines)


def row(covered: Covered) -> str:
    rule = covered.rule
    text = " ".join(rule.text["en"].split())
    cells = [rule.id, text, places(covered.code), places(covered.tests)]
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def places(found: Sequence[Place]) -> str:
    """The first few places; line numbers are left out because they change with every edit."""
    names = list(dict.fromkeys(f"`{place.file}` {place.name}".strip() for place in found))
    more = [f"and {len(names) - MOST_PLACES} more"] if len(names) > MOST_PLACES else []
    return "<br>".join(names[:MOST_PLACES] + more) or "missing"
