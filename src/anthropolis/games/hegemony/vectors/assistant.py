"""A turn of an automa from a position that somebody has written down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from anthropolis.engine.chance import chance_from
from anthropolis.engine.vectors import Malformed
from anthropolis.games.hegemony.automa.components import AI_CARDS, deck_of
from anthropolis.games.hegemony.automa.turns import TOP_OF_DECK, AutomaTurn
from anthropolis.games.hegemony.table.roles import CLASSES
from anthropolis.games.hegemony.table.state import Country
from anthropolis.games.hegemony.vectors.given import position


class BadPosition(ValueError):
    """What was written down is no position of the game."""


def play_turn(given: Mapping[str, Any], name: str, card: int | None, seed: int | str) -> Country:
    """HAU-EZ-01, HAU-ADV-01: one whole turn with the card drawn, or the top of a shuffled deck."""
    role = CLASSES.index(name)
    automas = dict(given.get("automas") or {})
    automas.setdefault(name, {})
    try:
        country = position({**given, "automas": automas})
    except (Malformed, KeyError, TypeError, ValueError) as error:
        raise BadPosition(f"the position cannot be read: {error}") from error
    if not country.plays(role):
        raise BadPosition(f"with {country.seats} roles nobody plays the {name}")
    country.chance = chance_from(seed, "assistant")
    number = TOP_OF_DECK
    if card is not None:
        number = next(i for i, c in enumerate(AI_CARDS) if c.role == role and c.number == card)
    elif "deck" not in (automas[name] or {}):
        country.chance.shuffle(deck_of(country, role))
    country.listening = True
    country.events = []
    country.then(AutomaTurn(role, number))
    country.run()
    return country
