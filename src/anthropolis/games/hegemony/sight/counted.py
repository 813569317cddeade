"""What can happen in a match, by the events that tell it: for counting how often it does."""

from __future__ import annotations

from anthropolis.games.hegemony.automa.components import AI_IDS, BONUS_IDS, CODES, SPECIAL_IDS
from anthropolis.games.hegemony.automa.instructions import CHECKS, SA_CHECKS
from anthropolis.games.hegemony.crises.crisis_cards import CRISIS_IDS
from anthropolis.games.hegemony.crises.objectives import OBJECTIVE_IDS, OBJECTIVES
from anthropolis.games.hegemony.table.decks import CARD_NAMES, EVENT_IDS
from anthropolis.games.hegemony.table.roles import STATE


def things() -> dict[str, list[str]]:
    """Every AI card, bonus, action, line, crisis, event, objective and action card."""
    checks = [*CHECKS.values(), *SA_CHECKS]
    return {
        "ai_card_revealed.card": AI_IDS,
        "ai_card_revealed.bonus": [f"bonus_{name}" for name in BONUS_IDS],
        "automa_acted.action": [*CODES, "political_pressure"],
        "special_action_done.special": [f"special_{name}" for name in SPECIAL_IDS],
        "line_tested.line": [
            f"{check.id}_line_{n + 1}" for check in checks for n in range(len(check.lines))
        ],
        "crisis_begun.card": CRISIS_IDS,
        "event_resolved.event": EVENT_IDS,
        "objective_revealed.objective": OBJECTIVE_IDS,
        "objective_turned.objective": [o.id for o in OBJECTIVES if o.role != STATE],
        "card_played.card": CARD_NAMES,
    }
