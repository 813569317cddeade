"""What is printed on the boards of the roles, for whoever draws them."""

from __future__ import annotations

from typing import Any

from anthropolis.games.hegemony.table.roles import RESOURCES, load_data


def board_card() -> dict[str, Any]:
    """The bands of the Population track, and the prices to choose from."""
    prices = load_data("markets")["player_prices"][0]
    return {
        "population": load_data("tracks")["population"]["bands"],
        "prices": {name: prices[name] for name in RESOURCES},
    }
