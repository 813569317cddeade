"""What is printed on the boards of the roles, for whoever draws them."""

from __future__ import annotations

from typing import Any

from anthropolis.engine.rules import printed
from anthropolis.games.hegemony.automa import needs
from anthropolis.games.hegemony.automa.components import AI_CARDS, AI_IDS
from anthropolis.games.hegemony.table.roles import CLASSES, RESOURCES, load_data

Printed = dict[str, dict[str, Any]]


def typeset(value: Any) -> Any:
    """What is printed, with the apostrophe that French texts have everywhere else."""
    if isinstance(value, dict):
        return {
            key: part.replace("'", "’") if key == "fr" and isinstance(part, str) else typeset(part)
            for key, part in value.items()
        }
    return [typeset(part) for part in value] if isinstance(value, list) else value


def board_card() -> dict[str, Any]:
    """The bands of the Population track, and the prices to choose from."""
    prices = load_data("markets")["player_prices"][0]
    return {
        "population": load_data("tracks")["population"]["bands"],
        "prices": {name: prices[name] for name in RESOURCES},
    }


def action_texts() -> dict[str, Any]:
    """HEG-ACT-02: what each basic and free action does, by role, as the player aids say it."""
    roles = load_data("actions")["roles"]
    return {
        role: {action["id"]: action["text"] for kind in ("basic", "free") for action in own[kind]}
        for role, own in roles.items()
    }


def expansion_cards() -> Printed:
    """Crisis cards, hidden objectives and AI cards as they are printed."""
    cards: list[dict[str, Any]] = load_data("expansion_crisis_cards")["cards"]
    cards = [*cards, *load_data("expansion_hidden_objectives")["objectives"]]
    found = {card["id"]: card for card in cards} | ai_cards()
    return {name: printed(card) for name, card in found.items()} | {"automa_help": automa_help()}


def ai_cards() -> Printed:
    """Symbols, policies, and the bonus and special action with their texts."""
    data = load_data("automa_bonuses")
    bonuses = {bonus["id"]: bonus for bonus in data["bonuses"]}
    conditions = {check["id"]: check for check in data["sa_checks"]}
    special = load_data("automa_special_actions")["special_actions"]
    deeds = {deed["id"]: deed for deed in special}
    found: Printed = {}
    for card in load_data("automa_ai_cards")["cards"]:
        bonus = bonuses.get(card.get("bonus"))
        deed = deeds[card["special_action"]]
        read = AI_CARDS[AI_IDS.index(card["id"])]
        found[card["id"]] = {
            "class": card["class"],
            "number": card["number"],
            "symbols": card["checks"],
            "policies": card["policies"],
            "influence": card["influence_symbol"],
            "bonus": bonus_words(bonus) if bonus else None,
            "sa_check": card.get("sa_check"),
            "conditions": conditions[card["sa_check"]]["text"] if card.get("sa_check") else None,
            "special": {
                "name": deed["name"],
                "text": deed["text"],
                "requires": deed.get("requires"),
                "looks": needs.looks_of_special(read),
            },
            "looks": needs.looks_of_card(read),
        }
    return found


def bonus_words(bonus: dict[str, Any]) -> dict[str, Any]:
    """A bonus as it is printed: the action it belongs to, and the policy that it needs."""
    return {key: bonus.get(key) for key in ("name", "text", "applies_to", "requires")}


def automa_help() -> dict[str, Any]:
    """The instruction cards and the start layout, for whoever helps at a table with the box."""
    instructions = load_data("automa_instructions")["instructions"]
    priority = load_data("automa_priority_cards")
    conditions = {
        check["id"]: [{**line, "move": check["moves"]} for line in check["lines"]]
        for check in load_data("automa_bonuses")["sa_checks"]
    }
    return {
        "checks": {
            card["id"]: {"name": card["name"], "lines": card["lines"]}
            for card in instructions
            if card["kind"] == "check"
        },
        "conditions": conditions,
        "lists": {
            card["id"]: {"name": card["name"], "points": [p["text"] for p in card["list"]]}
            for card in instructions
            if card["kind"] == "preference"
        },
        "action_cards": priority["action_cards"],
        "policy_cards": priority["policy_cards"],
        "wanted": priority["wanted_policies"],
        "looks": looks_of_deeds(),
    }


def looks_of_deeds() -> dict[str, dict[str, list[str]]]:
    """What each class looks at once an action is tried or a list is used, whatever its card."""
    first = {CLASSES[card.role]: card for card in reversed(AI_CARDS)}
    return {
        name: {deed: needs.looks_of_deed(deed, card) for deed in needs.deeds() if deed != "SA"}
        for name, card in first.items()
    }
