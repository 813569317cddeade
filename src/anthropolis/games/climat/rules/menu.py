"""What a player may do with an action: one number for each verb with its arguments.

The same numbers are options, words, vectors and bots' habits; only this file makes and reads them.
"""

from __future__ import annotations

from typing import Final

from anthropolis.engine.flow import Words
from anthropolis.games.climat.rules.implantation import WHAT
from anthropolis.games.climat.table.energy import ELECTRICITY, NOTHING
from anthropolis.games.climat.table.influence import CARD_IDS, COLOURS, LOW, colour_of
from anthropolis.games.climat.table.map import PLACES
from anthropolis.games.climat.table.regions import REGIONS
from anthropolis.games.climat.table.state import World

PASS: Final = 0
MOVE: Final = 100
FREE_MOVE: Final = 200
IMPLANT: Final = 300
ELECTRICITY_ACI: Final = 400
INSTITUTION_ACI: Final = 500
CARD: Final = 1000
FREE_CARD: Final = 2000
COMMUNICATE: Final = 3000
DRAW: Final = 4000
"""First number of each verb."""
NO_REGION: Final = 15
ONE_COLOUR: Final = 7

KIND_PASS: Final = 0
KIND_MOVE: Final = 1
KIND_IMPLANT: Final = 2
KIND_ELECTRICITY: Final = 3
KIND_INSTITUTION: Final = 4
KIND_DRAW: Final = 5
KIND_CARD: Final = 6
"""BPC-ATN-01: kinds of action; from KIND_CARD on, one for each colour."""
ACTION_KINDS: Final[list[str]] = [
    "pass", "move", "implant", "electricity", "institution", "draw",
    *[f"card_{colour}" for colour in COLOURS],
]  # fmt: skip


def electricity_code(kind: int, replaced: int) -> int:
    return ELECTRICITY_ACI + kind * 10 + replaced + 1


def card_code(first: int, kind: int, region: int) -> int:
    return first + kind * 16 + region


def communicate_code(kind: int, chair: int) -> int:
    return COMMUNICATE + kind * 8 + chair


def draw_code(one: int, other: int) -> int:
    return DRAW + one * 8 + other


def verb_of(code: int) -> int:
    """The first number of the verb that a code belongs to."""
    if code >= CARD:
        if code >= COMMUNICATE:
            return DRAW if code >= DRAW else COMMUNICATE
        return FREE_CARD if code >= FREE_CARD else CARD
    if code >= IMPLANT:
        if code >= ELECTRICITY_ACI:
            return INSTITUTION_ACI if code >= INSTITUTION_ACI else ELECTRICITY_ACI
        return IMPLANT
    if code >= MOVE:
        return FREE_MOVE if code >= FREE_MOVE else MOVE
    return PASS


def kind_of_action(code: int) -> int:
    """BPC-ATN-01, BPC-ATN-02: two actions of a turn differ in this."""
    verb = verb_of(code)
    if verb in (CARD, COMMUNICATE):
        return KIND_CARD + colour_of(kind_played(code))
    if verb == MOVE:
        return KIND_MOVE
    if verb == IMPLANT:
        return KIND_IMPLANT
    if verb == ELECTRICITY_ACI:
        return KIND_ELECTRICITY
    if verb == INSTITUTION_ACI:
        return KIND_INSTITUTION
    return KIND_DRAW if verb == DRAW else KIND_PASS


def is_free(code: int) -> bool:
    """BPC-ATN-04: free moves and free cards are not actions."""
    verb = verb_of(code)
    return verb in (FREE_MOVE, FREE_CARD)


def kind_played(code: int) -> int:
    """The kind of influence card of a card, free card or communication."""
    verb = verb_of(code)
    return (code - COMMUNICATE) // 8 if verb == COMMUNICATE else (code - verb) // 16


def region_of(code: int) -> int:
    return (code - verb_of(code)) % 16


def place_of(code: int) -> int:
    return code - verb_of(code)


def words_for(world: World, code: int) -> Words:
    """An action in words."""
    verb = verb_of(code)
    if verb == PASS:
        return Words("pass_action", {})
    if verb in (MOVE, FREE_MOVE):
        name = "move" if verb == MOVE else "move_free"
        return Words(name, {"place": PLACES[place_of(code)]})
    if verb == IMPLANT:
        return Words("implant", {"what": WHAT[code - IMPLANT], "place": here(world)})
    if verb == ELECTRICITY_ACI:
        return electricity_words(code, here(world))
    if verb == INSTITUTION_ACI:
        return Words("call_institution", {"institution": here(world)})
    if verb == DRAW:
        return draw_words(code)
    return card_words(world, code)


def here(world: World) -> str:
    """Where the pawn of the acting player is."""
    return PLACES[world.place[world.acting]]


def electricity_words(code: int, region: str) -> Words:
    kind, replaced = (code - ELECTRICITY_ACI) // 10, (code - ELECTRICITY_ACI) % 10 - 1
    if replaced == NOTHING:
        return Words("add_electricity", {"kind": ELECTRICITY[kind], "region": region})
    kinds = {"kind": ELECTRICITY[kind], "replaced": ELECTRICITY[replaced]}
    return Words("replace_electricity", {**kinds, "region": region})


def draw_words(code: int) -> Words:
    one, other = (code - DRAW) // 8, (code - DRAW) % 8
    if other == ONE_COLOUR:
        return Words("draw_one", {"colour": COLOURS[one]})
    return Words("draw_two", {"colours": [COLOURS[one], COLOURS[other]]})


def card_words(world: World, code: int) -> Words:
    kind, verb = kind_played(code), verb_of(code)
    card = CARD_IDS[kind]
    if verb == COMMUNICATE:
        return Words("communication", {"card": card, "seat": world.owner[(code - verb) % 8]})
    effect = LOW[colour_of(kind)]
    if region_of(code) == NO_REGION:
        return Words(effect, {"card": card})
    name = effect if verb == CARD else f"{effect}_free"
    return Words(name, {"card": card, "region": REGIONS[region_of(code)]})
