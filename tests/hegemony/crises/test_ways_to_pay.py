"""HXP-EVT-02: where an alternative event can be paid in several ways, each says what it costs."""

from __future__ import annotations

import random

from anthropolis.engine.decision import Option
from anthropolis.games.hegemony import GAME

SEEDS = range(30)


def ways_to_pay() -> list[list[Option]]:
    """The ways of every question about paying, in a few matches at random."""
    found: list[list[Option]] = []
    for seed in SEEDS:
        chance, match = random.Random(seed), GAME.new(4, seed, {"alternative_events": True})
        while match.deciders and len(found) < 3:
            seat = match.deciders[0]
            options = match.decision(seat).options
            if options[0].key.startswith("way_to_pay"):
                found.append(list(options))
            keys = [option.key for option in options]
            events = [
                key for key in keys if key == "basic:event_action" or key.startswith("event:")
            ]
            match.choose(seat, chance.choice(events or keys))
    return found


def test_a_way_to_pay_says_what_is_paid() -> None:
    asked = ways_to_pay()
    assert len(asked) == 3
    for options in asked:
        keys = [option.key for option in options]
        assert keys == [f"way_to_pay:{place + 1}" for place in range(len(options))]
        for lang in ("en", "fr"):
            said = [option.label(lang) for option in options]
            assert len(set(said)) == len(said)
            assert all(any(c.isdigit() for c in label) and "{" not in label for label in said)
