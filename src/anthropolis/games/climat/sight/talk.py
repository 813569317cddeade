"""What players may tell each other (BPC-INF-25, BPC-ACI-15): colours and rough amounts."""

from __future__ import annotations

from typing import Final

from anthropolis.engine.flow import Words
from anthropolis.games.climat.table.influence import COLOURS, SIX
from anthropolis.games.climat.table.state import NOWHERE, World

AMOUNTS: Final = ["a_little", "medium", "a_lot"]


def sayings(world: World) -> list[Words]:
    """BPC-INF-25, BPC-ACI-15: an amount per colour; while cards are laid, how much help."""
    if world.held != NOWHERE:
        helping = [Words("say_help", {"amount": amount}) for amount in AMOUNTS]
        return [Words("say_no_help", {}), *helping]
    return [
        Words("say_colour", {"colour": COLOURS[colour], "amount": amount})
        for colour in range(SIX)
        for amount in AMOUNTS
    ]
