"""What is printed on the shared board, for whoever draws it."""

from __future__ import annotations

from typing import Any

from anthropolis.engine.rules import printed
from anthropolis.games.hegemony.table.roles import RESOURCES, load_data


def board_cards() -> dict[str, dict[str, Any]]:
    """The seven policies as `policy_1` to `policy_7`; population and price levels as `board`."""
    policies = load_data("policies")["policies"]
    found = {f"policy_{policy['id']}": printed(policy) for policy in policies}
    prices = load_data("markets")["player_prices"][0]
    board = {
        "population": load_data("tracks")["population"]["bands"],
        "prices": {name: prices[name] for name in RESOURCES},
    }
    return found | {"board": board}
