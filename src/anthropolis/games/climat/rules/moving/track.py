"""Chapter 11, the green and the red token: how climate consequences come onto the deck."""

from __future__ import annotations

from anthropolis.games.climat.roles.causes import TRACK, because
from anthropolis.games.climat.roles.employers import GREEN_MINUS, MALMO, works
from anthropolis.games.climat.rules.moving.energy import turn_weather_tokens
from anthropolis.games.climat.rules.moving.numbers import tell_world
from anthropolis.games.climat.table.regions import ICON_SQUARE, RED_MINIMUM
from anthropolis.games.climat.table.state import World


def advance_green(world: World, squares: int, cause: int) -> None:
    """BPC-CLI-01, BPC-CLI-03, BPC-CLI-04: green restarts from 0 where it reaches red."""
    green, red = world.green, world.red
    left = squares
    while left >= world.red - world.green:
        left -= world.red - world.green
        world.green = 0
        lower_red(world)
        lay_consequence(world)
    world.green += left
    if world.listening:
        tell_world(world, "green", green, world.green, "BPC-CLI-02", cause)
        tell_world(world, "red", red, world.red, "BPC-CLI-03", cause)


def lower_red(world: World) -> None:
    """BPC-CLI-04, BPC-CLI-05, BPC-VAR-01: 1 square, 2 when the climate runs away, never below 1."""
    step = 2 if world.table.runaway else 1
    world.red = max(RED_MINIMUM, world.red - step)
    if world.red <= ICON_SQUARE and not world.turned:
        turn_weather_tokens(world)


def lay_consequence(world: World) -> None:
    """BPC-CLI-03, BPC-CLI-06: the top consequence goes onto the event deck, if one is left."""
    if not world.consequences and world.consequence_discards:
        world.consequences = sorted(world.consequence_discards)
        world.consequence_discards = []
        world.chance.shuffle(world.consequences)
    if world.consequences:
        world.event_deck.append(world.consequences.pop())


def squares_due(world: World) -> int:
    """BPC-CLI-02, BPC-EMP-16, BPC-EMP-28: a tenth of the global GES, 1 less with Malmö."""
    squares = world.global_ges // 10
    return squares - GREEN_MINUS if works(world, MALMO) and squares else squares


def end_of_turn_advance(world: World) -> None:
    """BPC-CLI-02: the green token goes on."""
    advance_green(world, squares_due(world), because(TRACK, 0))
