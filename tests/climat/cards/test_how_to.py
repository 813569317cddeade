"""The how-to for a new card, done as it says."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

from anthropolis.games.climat.cards.amounts import read_where
from anthropolis.games.climat.cards.interpreter import read_results
from tests.climat.positions import at

GUIDE = Path(__file__).parents[3] / "docs/how_to/add_a_climat_card.md"


def card() -> Any:
    return yaml.safe_load(re.findall(r"```yaml\n(.*?)```", GUIDE.read_text("utf-8"), re.S)[0])


def test_the_card_of_the_guide_can_be_read_and_works() -> None:
    """BPC-EFF-01: an entry of data is a card."""
    base, first, second = read_results(card())
    world = at({"regions": {"europe": {"tokens": {"riots": 1}}}})
    for word in second:
        word.apply(world, 0, 0)
    assert (world.global_ges, sum(world.tokens)) == (99, 0)
    assert (len(base), first) == (1, [])
    assert read_where(card()["target"]["where"]).holds(world, 0)
