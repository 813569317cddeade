"""A turn of an automa from a position that somebody has written down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import yaml
from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

from anthropolis.engine.chance import chance_from
from anthropolis.engine.options import complete
from anthropolis.engine.rules import load_yaml
from anthropolis.engine.vectors import Malformed, load_schema
from anthropolis.games.hegemony.automa.components import AI_CARDS, deck_of
from anthropolis.games.hegemony.automa.turns import TOP_OF_DECK, AutomaTurn
from anthropolis.games.hegemony.table.figures import figures_from
from anthropolis.games.hegemony.table.roles import CLASSES, PACKAGE
from anthropolis.games.hegemony.table.setup import start_country
from anthropolis.games.hegemony.table.state import Country
from anthropolis.games.hegemony.vectors.given import position
from anthropolis.games.hegemony.vectors.writing import written

MOST_PARTS = 5_000
MOST = 100_000
"""Neither things nor numbers of a table come near these."""
UNREADABLE = (Malformed, ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What reading or playing a position may raise that no table can look like."""


class BadPosition(ValueError):
    """What was written down is no position of the game."""


def read_given(text: str) -> dict[str, Any]:
    """A position as YAML: the `given` of a vector, or a whole vector."""
    try:
        data = yaml.safe_load(text)
    except (yaml.YAMLError, RecursionError) as error:
        raise BadPosition(f"this cannot be read as YAML: {error}") from error
    if not isinstance(data, dict):
        raise BadPosition("write what lies on the table, as in `round: 2`")
    given = data.get("given", data)
    if not isinstance(given, dict):
        raise BadPosition("`given` is no list of what lies on the table")
    return given


def checked(given: Mapping[str, Any]) -> dict[str, Any]:
    """The position in the words of the vocabulary, keys as text; raises BadPosition.

    It comes from strangers: what is too large is refused before anything looks at it closely.
    """
    plain: dict[str, Any] = Copying().copy(given)
    schema = load_schema(PACKAGE)
    validator = Draft202012Validator({"$ref": "#/$defs/given", "$defs": schema["$defs"]})
    if (wrong := best_match(validator.iter_errors(plain))) is not None:
        raise BadPosition(f"{wrong.json_path.removeprefix('$.')}: {wrong.message[:200]}")
    return plain


class Copying:
    """Copies part by part and stops where no table goes on, also if parts repeat each other."""

    def __init__(self) -> None:
        self.left = MOST_PARTS

    def copy(self, part: Any) -> Any:
        self.left -= 1
        if self.left < 0:
            raise BadPosition("this is more than any table holds")
        if isinstance(part, Mapping):
            return {str(key): self.copy(value) for key, value in part.items()}
        if isinstance(part, list):
            return [self.copy(one) for one in part]
        if isinstance(part, (int, float)) and not -MOST <= part <= MOST:
            raise BadPosition(f"{part}: no table has such a number")
        return part


def starting(players: int) -> dict[str, Any]:
    """HEG-SET-01: the table before anything is drawn; Markets are for people to fill in."""
    if players not in (2, 3, 4):
        raise BadPosition(f"{players}: Hegemony has 2 to 4 roles")
    options = complete(load_yaml(PACKAGE, "texts/options.yaml"), None)
    return written(start_country(players, chance_from(0), figures_from(options)))


def read_position(given: Mapping[str, Any], name: str) -> Country:
    """The country of that position, in which an automa plays the class; raises BadPosition."""
    if name not in CLASSES:
        raise BadPosition(f"{name}: there are automas for {', '.join(CLASSES)}")
    given = checked(given)
    automas = dict(given.get("automas") or {})
    automas.setdefault(name, {})
    try:
        country = position({**given, "automas": automas})
    except UNREADABLE as error:
        raise BadPosition(f"the position cannot be read: {error}") from error
    if not country.plays(CLASSES.index(name)):
        raise BadPosition(f"with {country.seats} roles nobody plays the {name}")
    return country


def play_turn(given: Mapping[str, Any], name: str, card: int | None, seed: int | str) -> Country:
    """HAU-EZ-01, HAU-ADV-01: one whole turn with the card drawn, or the top of a shuffled deck."""
    country = read_position(given, name)
    role = CLASSES.index(name)
    country.chance = chance_from(seed, "assistant")
    if "deck" not in ((given.get("automas") or {}).get(name) or {}):
        country.chance.shuffle(deck_of(country, role))
    own = {found.number: place for place, found in enumerate(AI_CARDS) if found.role == role}
    if card is not None and card not in own:
        raise BadPosition(f"{card}: the {name} has no such AI card")
    number = TOP_OF_DECK if card is None else own[card]
    country.listening = True
    country.events = []
    country.then(AutomaTurn(role, number))
    try:
        country.run()
    except UNREADABLE as error:
        raise BadPosition(f"the rules cannot go on from this position: {error}") from error
    return country
