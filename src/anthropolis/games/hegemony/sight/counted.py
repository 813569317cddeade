"""What can happen in a match, by the events that tell it: for counting how often it does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from anthropolis.games.hegemony.automa.components import AI_IDS, BONUS_IDS, CODES, SPECIAL_IDS
from anthropolis.games.hegemony.automa.instructions import CHECKS, SA_CHECKS
from anthropolis.games.hegemony.crises.crisis_cards import CRISIS_IDS
from anthropolis.games.hegemony.crises.objectives import OBJECTIVE_IDS, OBJECTIVES
from anthropolis.games.hegemony.table.decks import (
    BASE_EVENTS,
    CARD_NAMES,
    EVENT_IDS,
    EXPANSION_CARDS,
)
from anthropolis.games.hegemony.table.roles import ROLES, ROLES_BY_COUNT, STATE
from anthropolis.games.hegemony.table.state import MODE_WORDS, PERSON


def things() -> dict[str, list[str]]:
    """Every AI card, bonus, action, line, crisis, event, objective and action card."""
    checks = [*CHECKS.values(), *SA_CHECKS]
    return {
        "ai_card_revealed.card": AI_IDS,
        "ai_card_revealed.bonus": [f"bonus_{name}" for name in BONUS_IDS],
        "bonus_used.bonus": [f"bonus_{name}" for name in BONUS_IDS],
        "automa_acted.action": [*CODES, "political_pressure"],
        "special_action_done.special": [f"special_{name}" for name in SPECIAL_IDS],
        "line_tested.line": [
            f"{check.id}_line_{n + 1}" for check in checks for n in range(len(check.lines))
        ],
        "crisis_begun.card": CRISIS_IDS,
        "event_resolved.event": EVENT_IDS,
        "benefit_used.event": EVENT_IDS[BASE_EVENTS:],
        "objective_revealed.objective": OBJECTIVE_IDS,
        "objective_turned.objective": [o.id for o in OBJECTIVES if o.role != STATE],
        "card_played.card": CARD_NAMES,
    }


PREFIXES: Final = ("wc", "mc", "cc", "st")
CHANCE: Final = "it did not come up: play more matches"
RARE: Final = {
    "entrepreneur": "it takes 8 units of each of four goods in Storage at once",
    "leviathan": "it takes the tasks of ten Events, two of which come each round",
}
SWITCHES: Final = {
    "crisis_begun": "crisis_cell",
    "benefit_used": "alternative_events",
    "objective_revealed": "hidden_objectives",
    "objective_turned": "hidden_objectives",
}
"""Things that only happen with a mini-expansion."""


def why_never(kind: str, thing: str, seats: int, options: Mapping[str, Any]) -> str:
    """Why something was not seen in matches of so many roles with these options."""
    event = kind.partition(".")[0]
    switch = SWITCHES.get(event, "")
    if switch and not options.get(switch):
        return f"{switch} is off"
    modes = options.get("automas") or {}
    automas = [name for name, mode in modes.items() if mode != MODE_WORDS[PERSON]]
    if event.startswith("objective"):
        return about_objective(event, thing, seats, automas)
    if event == "event_resolved":
        return about_event(thing, seats, bool(options.get("alternative_events")))
    if event == "card_played":
        return about_card(thing, seats, automas, bool(options.get("action_cards")))
    return about_automa(event, thing, automas, options) if event not in SWITCHES else CHANCE


def role_of(thing: str) -> str:
    """Whose card, line or check it is, by the beginning of its name; "" where it is nobody's."""
    prefix = thing.partition("_")[0]
    return ROLES[PREFIXES.index(prefix)] if prefix in PREFIXES else ""


def plays(name: str, seats: int) -> bool:
    return not name or ROLES.index(name) in ROLES_BY_COUNT[seats]


def about_automa(event: str, thing: str, automas: list[str], options: Mapping[str, Any]) -> str:
    name = role_of(thing)
    if not automas or (name and name not in automas):
        return f"no automa plays {name or 'here'}"
    modes = [(options.get("automas") or {})[role] for role in automas if not name or role == name]
    if event == "line_tested" and "advanced" not in modes:
        return "Simple Mode makes no checks"
    return CHANCE


def about_objective(event: str, thing: str, seats: int, automas: list[str]) -> str:
    name = ROLES[next(o.role for o in OBJECTIVES if o.id == thing)]
    if not plays(name, seats):
        return f"nobody plays {name}"
    if event == "objective_revealed" and name in automas:
        return "that of an automa lies open and is turned"
    if event == "objective_turned" and name not in automas:
        return "only automas turn theirs; that of a person is revealed"
    return RARE.get(thing, CHANCE)


def about_event(thing: str, seats: int, alternative: bool) -> str:
    if not plays(ROLES[STATE], seats):
        return "Events are for the State, which nobody plays"
    printed = EVENT_IDS.index(thing) < BASE_EVENTS
    if printed and alternative:
        return "Alternative Events take its place"
    return "alternative_events is off" if not printed and not alternative else CHANCE


def about_card(thing: str, seats: int, automas: list[str], more: bool) -> str:
    name = role_of(thing)
    if not plays(name, seats):
        return f"nobody plays {name}"
    if name in automas:
        return "automas hold no hand"
    return "action_cards is off" if thing in EXPANSION_CARDS and not more else CHANCE
