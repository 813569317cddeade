"""Chapter 1, set-up: which seats are automas, and which tables are refused."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from anthropolis.engine.options import BadOption, is_automa
from anthropolis.games.hegemony.automa.components import deck_of, set_up_automa
from anthropolis.games.hegemony.table.roles import (
    CLASSES,
    ROLE_NAMES,
    ROLES,
    ROLES_BY_COUNT,
    STATE,
)
from anthropolis.games.hegemony.table.state import MODE_WORDS, PERSON, Country


def seated(players: Sequence[str], options: Mapping[str, Any]) -> dict[str, Any]:
    """HAU-SET-01, HAU-SET-05: seats called `automa` or `automa:easy` become automas."""
    roles = ROLES_BY_COUNT[len(players)] if len(players) < len(ROLES_BY_COUNT) else []
    modes = dict(options.get("automas") or {})
    for role, name in zip(roles, players):
        if is_automa(name):
            if role == STATE:
                raise BadOption(
                    "the State has no automa: give it to a person or a bot",
                    "automas",
                    "l’État n’en a pas : confiez-le à une personne ou à un robot",
                )
            modes[CLASSES[role]] = name.partition(":")[2] or "advanced"
    return {**options, "automas": modes}


def refuse_absent(seats: int, modes: Mapping[str, str]) -> None:
    """HAU-SET-02: an automa plays a role that is in play; raises BadOption."""
    present = [ROLES[role] for role in ROLES_BY_COUNT[seats]]
    for name, mode in modes.items():
        if mode != MODE_WORDS[PERSON] and name not in present:
            role, classe = ROLE_NAMES[name]["en"], ROLE_NAMES[name]["fr"]
            message = f"with {seats} roles nobody plays the {role}, so it has no automa"
            french = f"à {seats} rôles, personne ne joue la {classe}"
            raise BadOption(message, "automas", french)


def set_up_automas(country: Country, modes: Mapping[str, str]) -> None:
    """HAU-SET-03, HAU-SET-06: as if people held every role, with shuffled AI decks."""
    refuse_absent(country.seats, modes)
    for role in range(len(CLASSES)):
        mode = MODE_WORDS.index(modes.get(CLASSES[role], MODE_WORDS[PERSON]))
        if mode != PERSON:
            set_up_automa(country, role, mode)
            country.chance.shuffle(deck_of(country, role))
