"""The nations as roles: identical in play, told apart by emblem and colour."""

from __future__ import annotations

from typing import Final

from anthropolis.engine.contract import COLOURS, NOBODY, Role

# LIM-SET-01: by seat; emblem, English and French word.
NATIONS: Final = [
    ("●", "circle", "cercle"), ("■", "square", "carré"), ("▲", "triangle", "triangle"),
    ("◆", "diamond", "losange"), ("⬢", "hexagon", "hexagone"), ("★", "star", "étoile"),
]  # fmt: skip
STAR_COLOUR: Final = "#6b6b6b"


def roles(seats: int) -> list[Role]:
    """LIM-SET-01, LIM-SOLO-01: one nation a seat; alone, the rules play the star nation."""
    found = [nation(seat, COLOURS[seat], seat) for seat in range(seats)]
    if seats == 1:
        found.append(nation(len(NATIONS) - 1, STAR_COLOUR, NOBODY))
    return found


def nation(number: int, colour: str, seat: int) -> Role:
    emblem, english, french = NATIONS[number]
    bent = {"en": f"the {english} nation"}
    return Role(
        english,
        {"en": f"{english.capitalize()} nation", "fr": f"Nation {french}"},
        {**bent, "fr": f"de la nation {french}"},
        {**bent, "fr": f"à la nation {french}"},
        colour,
        emblem,
        seat,
    )
