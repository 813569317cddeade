"""What is printed on cards, tiles and boards, by id: public facts for boards and tooltips."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.engine.rules import printed
from anthropolis.games.climat.table.deck import CARDS, EVENT_IDS, EVENT_KINDS, kind_of
from anthropolis.games.climat.table.influence import (
    CARD_IDS,
    COLOURS,
    HIGH,
    LOW,
    colour_of,
    is_high,
    power_of,
)
from anthropolis.games.climat.table.map import EXODUS_LINES, REFUGEE_LINES, members
from anthropolis.games.climat.table.regions import REGION_BY_ID, REGIONS, load_data

Facts = dict[str, dict[str, Any]]
OTHERS: Final = [("tps", "tps"), ("employers", "employers"), ("characters", "characters"),
                 ("institutions", "institutions"), ("influences", "effects")]  # fmt: skip
"""Files and the lists in them whose entries have an id."""


def everything_printed() -> Facts:
    """BPC-CMP-01: events, consequences, influence cards, people, employers, places, letters."""
    found: Facts = {}
    for file, entries in OTHERS:
        found |= {entry["id"]: printed(entry) for entry in load_data(file)[entries]}
    found |= {card: influence_facts(kind) for kind, card in enumerate(CARD_IDS)}
    found |= {region["id"]: region_facts(region) for region in load_data("regions")["regions"]}
    for number, card in enumerate(CARDS):
        found[EVENT_IDS[number]] = {"kind": EVENT_KINDS[kind_of(number)], **printed(card)}
    return found


def influence_facts(kind: int) -> dict[str, Any]:
    """BPC-INF-02, BPC-INF-03: colour, power, and the effect that goes with both."""
    colour = colour_of(kind)
    effect = HIGH[colour] if is_high(kind) else LOW[colour]
    return {"colour": COLOURS[colour], "power": power_of(kind), "effect": effect}


def region_facts(region: dict[str, Any]) -> dict[str, Any]:
    """BPC-REG-15, BPC-REG-21: the start values, and where its lines lead."""
    number = REGION_BY_ID[region["id"]]
    return {
        **printed(region),
        "refugee_lines": [REGIONS[other] for other in members(REFUGEE_LINES[number])],
        "exodus_lines": [REGIONS[other] for other in members(EXODUS_LINES[number])],
    }
