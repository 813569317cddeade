"""The story: one sentence per action or automatic step."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise

import pytest

from anthropolis.engine.contract import ACTION, HEADING, HEADLINE, NOBODY, STEP, Tale
from anthropolis.games.limit.game import GAME
from anthropolis.games.limit.rules.social.supply import Supply
from anthropolis.games.limit.rules.world.crises import Crisis
from anthropolis.games.limit.sight.story import story
from anthropolis.games.limit.table.events import GenerationBegun, Shortage, StepBegun
from anthropolis.games.limit.table.state import World
from tests.limit.matches import random_match
from tests.limit.plays import deal_and_play
from tests.limit.positions import position, run

NAMES = ["you", "Bot 2", "Bot 3"]
WRONG = re.compile(r"[Yy]ou (is|does|plays|draws|keeps|leads|passes|takes|puts|gives|unlocks)\b")


def said(tales: Sequence[Tale], lang: str = "en", names: Sequence[str] = NAMES) -> list[str]:
    return [GAME.catalogue.say(t.words.name, t.words.params, lang, names) for t in tales]


def listening(**nations: dict[str, object]) -> World:
    world, _ = position(nations)
    world.listening = True
    return world


def test_a_card_is_told_with_its_price_and_its_effect() -> None:
    """LIM-CS-01: one sentence, by name or as you."""
    world = listening(X={}, Y={})
    deal_and_play(world, 1, "public_expenditure")
    tales = story(world.events)
    assert said(tales) == ["Bot 2 plays Public Expenditure: −$2, unrest 6 → 5."]
    assert said(tales, "fr", ["Bot 1", "vous"]) == [
        "Vous jouez Dépense publique : −2 $, désordre 6 → 5."
    ]
    assert (tales[0].kind, tales[0].seat, tales[0].first) == (ACTION, 1, 0)
    assert "nations.1.unrest" in tales[0].about


def test_what_a_card_does_to_its_target_bears_the_targets_name() -> None:
    """LIM-CM-11: the player's own numbers first."""
    world = listening(X={"stock": {"military": 1}}, Y={})
    deal_and_play(world, 0, "terrorism", "target:1")
    assert said(story(world.events)) == [
        "You play Terrorism on Bot 2: military resources −1, disruption +1; Bot 2: unrest 6 → 9."
    ]


def test_a_step_in_which_all_are_served_is_soon_told() -> None:
    """LIM-SUP-01: nobody went hungry."""
    world = listening(X={}, Y={})
    run(world, Supply((0, 1)))
    tales = story(world.events)
    assert said(tales) == ["Supply: everybody ate."]
    assert (tales[0].kind, tales[0].seat, tales[0].last) == (STEP, NOBODY, len(world.events) - 1)


def test_who_goes_without_is_named() -> None:
    """LIM-SUP-02, LIM-SUP-04: what was eaten is gone; the famine follows when it is chosen."""
    world = listening(X={"pop_level": 4, "stock": {"renewable": 2}}, Y={})
    run(world, Supply((0, 1)))
    assert said(story(world.events)) == [
        "Supply: too little for you (2 levels); you: renewable resources −2."
    ]


def test_who_goes_without_and_loses_nothing_more_is_named_alone() -> None:
    """LIM-ORD-02: an uprising that nobody can put down changes no number by itself."""
    begun = StepBegun("LIM-ORD-01", "public_order")
    tales = story([begun, Shortage("LIM-ORD-02", 1, "military", 2)])
    assert said(tales) == ["Public order: too little for Bot 2 (2 levels)."]


def test_generations_are_headings_and_crises_headlines() -> None:
    """LIM-CRI-01, LIM-GEN-01: what a crisis does is told after it, by its cause."""
    assert story([GenerationBegun("LIM-GEN-01", 2, 0)])[0].kind == HEADING
    world, _ = position({"X": {"pollution": 12}, "Y": {}}, world={"pollution_reserve": 0})
    run(world, Crisis(1))
    tales = story(world.events)
    assert [tale.kind for tale in tales][-2:] == [HEADLINE, STEP]
    assert said(tales)[-1].startswith("Environmental crises: you: ")


@pytest.mark.parametrize(("seats", "seed"), [(1, 4), (4, 3)])
def test_every_event_is_told_once_or_not_at_all(seats: int, seed: int) -> None:
    """LIM-GEN-01: tales follow each other, and both languages have words for all of them."""
    match = random_match(seats, seed, alliances=seats == 4)
    tales = GAME.story(match.events, 0)
    places = [(tale.first, tale.last) for tale in tales]
    assert places == sorted(places)
    assert all(one[1] < after[0] for one, after in pairwise(places))
    assert 8 * len(tales) < 5 * len(match.events)
    for lang, names in (("en", ["you", "B", "C", "D"]), ("fr", ["vous", "B", "C", "D"])):
        told = said(tales, lang, names[:seats])
        assert [text for text in told if "{" in text or WRONG.search(text)] == []
