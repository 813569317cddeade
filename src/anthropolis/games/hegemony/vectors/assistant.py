"""A turn of an automa from a position that somebody has written down."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import yaml

from anthropolis.engine.chance import chance_from
from anthropolis.engine.forms import misfit
from anthropolis.engine.options import complete
from anthropolis.engine.rules import load_yaml, yaml_fault
from anthropolis.engine.vectors import Malformed, load_schema
from anthropolis.games.hegemony.automa.components import AI_CARDS, deck_of
from anthropolis.games.hegemony.automa.needs import looks_of_card
from anthropolis.games.hegemony.automa.turns import TOP_OF_DECK, AutomaTurn
from anthropolis.games.hegemony.table.figures import figures_from
from anthropolis.games.hegemony.table.roles import CLASSES, MC, PACKAGE
from anthropolis.games.hegemony.table.setup import start_country
from anthropolis.games.hegemony.table.state import Country
from anthropolis.games.hegemony.vectors.given import Impossible, position
from anthropolis.games.hegemony.vectors.writing import written

MOST_PARTS = 5_000
MOST = 100_000
"""Neither things nor numbers of a table come near these."""
UNREADABLE = (Malformed, ArithmeticError, AttributeError, LookupError, TypeError, ValueError)
"""What reading or playing a position may raise that no table can look like."""


CHECK = {
    "money": "l'argent",
    "workers": "les Travailleurs",
    "cubes": "les cubes Vote",
    "stocks": "les Biens, les Services et l'Influence",
    "companies": "les Entreprises",
    "tokens": "les jetons",
    "cards": "les cartes",
    "tracks": "les pistes",
}
"""What a person looks at again where no table can look like that."""


class BadPosition(ValueError):
    """What was written down is no position of the game."""

    def __init__(self, english: str, french: str) -> None:
        super().__init__(english)
        self.french = french.replace("'", "’")


def unreadable(error: Exception) -> BadPosition:
    """What the reader of vectors says to those who write them, and what people at a table read."""
    if isinstance(error, Impossible):
        french = (
            f"aucune table ne peut être ainsi ; vérifiez {', '.join(CHECK[k] for k in error.kinds)}"
        )
    else:
        place, _, _ = str(error).partition(":")
        near = f", près de {place}" if "." in place or "_" in place else ""
        french = f"la position n'a pas pu être lue{near}"
    return BadPosition(f"the position cannot be read: {error}", french)


def read_given(text: str) -> dict[str, Any]:
    """A position as YAML: the `given` of a vector, or a whole vector."""
    try:
        data = yaml.safe_load(text)
    except (yaml.YAMLError, RecursionError) as error:
        where = line_of(error)
        raise BadPosition(
            f"this is not good YAML: {yaml_fault(error)}",
            f"ce texte n'est pas du YAML lisible{where}",
        ) from error
    if not isinstance(data, dict):
        raise BadPosition(
            "write what lies on the table, as in `round: 2`",
            "écrivez ce qui se trouve sur la table, comme `round: 2`",
        )
    given = data.get("given", data)
    if not isinstance(given, dict):
        raise BadPosition(
            "`given` is no list of what lies on the table",
            "`given` ne dit pas ce qui se trouve sur la table",
        )
    return given


def line_of(error: Exception) -> str:
    """Where YAML stops being readable, in French, as far as it says so."""
    mark = getattr(error, "problem_mark", None)
    return f" (ligne {mark.line + 1})" if mark is not None else ""


def checked(given: Mapping[str, Any]) -> dict[str, Any]:
    """The position in the words of the vocabulary, keys as text; raises BadPosition.

    It comes from strangers: what is too large is refused before anything looks at it closely.
    """
    plain: dict[str, Any] = Copying().copy(given)
    schema = load_schema(PACKAGE)
    if (wrong := misfit(plain, {"$ref": "#/$defs/given"}, schema["$defs"])) is not None:
        raise BadPosition(wrong.told("en"), wrong.told("fr"))
    return plain


class Copying:
    """Copies part by part and stops where no table goes on, also if parts repeat each other."""

    def __init__(self) -> None:
        self.left = MOST_PARTS

    def copy(self, part: Any) -> Any:
        self.left -= 1
        if self.left < 0:
            raise BadPosition(
                "this is more than any table holds", "c'est plus que ne contient aucune table"
            )
        if isinstance(part, Mapping):
            return {str(key): self.copy(value) for key, value in part.items()}
        if isinstance(part, list):
            return [self.copy(one) for one in part]
        if isinstance(part, (int, float)) and not -MOST <= part <= MOST:
            raise BadPosition(
                f"{part}: no table has such a number", f"{part} : aucune table n'a un tel nombre"
            )
        return part


def starting(players: int) -> dict[str, Any]:
    """HEG-SET-01: the table before anything is drawn; Markets are for people to fill in."""
    if players not in (2, 3, 4):
        raise BadPosition(
            f"{players}: Hegemony has 2 to 4 roles", f"{players} : Hegemony a 2 à 4 rôles"
        )
    options = complete(load_yaml(PACKAGE, "texts/options.yaml"), None)
    return written(start_country(players, chance_from(0), figures_from(options)))


def to_fill_in(name: str, card: int, players: int) -> dict[str, Any]:
    """HAU-CMP-03: the part of a position that the card looks at, with the figures of the start."""
    role = CLASSES.index(name)
    if role == MC and players == 2:
        raise nobody_plays(players, name)
    found = next(one for one in AI_CARDS if one.role == role and one.number == card)
    whole = json.loads(json.dumps(starting(players)))
    wanted: dict[str, Any] = {"players": players}
    for place in looks_of_card(found):
        first, _, second = place.partition(".")
        if not second:
            wanted[first] = whole[first]
        elif second in whole[first]:
            wanted.setdefault(first, {})[second] = whole[first][second]
    return wanted


def read_position(given: Mapping[str, Any], name: str) -> Country:
    """The country of that position, in which an automa plays the class; raises BadPosition."""
    if name not in CLASSES:
        raise BadPosition(
            f"{name}: there are automas for {', '.join(CLASSES)}",
            f"{name} : il y a des Automatisations pour {', '.join(CLASSES)}",
        )
    given = checked(given)
    automas = dict(given.get("automas") or {})
    automas.setdefault(name, {})
    try:
        country = position({**given, "automas": automas})
    except UNREADABLE as error:
        raise unreadable(error) from error
    if not country.plays(CLASSES.index(name)):
        raise nobody_plays(country.seats, name)
    return country


def nobody_plays(players: int, name: str) -> BadPosition:
    """HAU-SET-02: two roles are the Working and the Capitalist Class."""
    return BadPosition(
        f"with {players} roles nobody plays the {name}",
        f"à {players} rôles, personne ne joue {name}",
    )


def play_turn(given: Mapping[str, Any], name: str, card: int | None, seed: int | str) -> Country:
    """HAU-EZ-01, HAU-ADV-01: one whole turn with the card drawn, or the top of a shuffled deck."""
    country = read_position(given, name)
    role = CLASSES.index(name)
    country.chance = chance_from(seed, "assistant")
    if "deck" not in ((given.get("automas") or {}).get(name) or {}):
        country.chance.shuffle(deck_of(country, role))
    own = {found.number: place for place, found in enumerate(AI_CARDS) if found.role == role}
    if card is not None and card not in own:
        raise BadPosition(
            f"{card}: the {name} has no such AI card",
            f"{card} : cette carte IA n'existe pas pour {name}",
        )
    number = TOP_OF_DECK if card is None else own[card]
    country.listening = True
    country.events = []
    country.then(AutomaTurn(role, number))
    try:
        country.run()
    except UNREADABLE as error:
        raise BadPosition(
            f"the rules cannot go on from this position: {error}",
            "les règles ne peuvent pas continuer depuis cette position",
        ) from error
    return country
