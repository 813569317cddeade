"""Chapter 15.1 and 15.2, the bag: refilling it and drawing cubes."""

from __future__ import annotations

from anthropolis.games.hegemony.rules.moving.changes import tell_table
from anthropolis.games.hegemony.rules.moving.counting import operational_count, population
from anthropolis.games.hegemony.rules.moving.stocks import gain_influence, move_cubes
from anthropolis.games.hegemony.table.events import CubesDrawn, CubesReturned
from anthropolis.games.hegemony.table.figures import NEUTRAL_REFILL, REFILLS, STATE_INFLUENCE
from anthropolis.games.hegemony.table.roles import CC, CLASSES, MC, STATE, WC
from anthropolis.games.hegemony.table.state import Country


def half_up(number: int) -> int:
    return (number + 1) // 2


def refill(country: Country, rule: str) -> None:
    """HEG-VOT-02: half of Population or of operational companies, rounded up."""
    move_cubes(country, WC, half_up(population(country, WC)), rule)
    if country.plays(MC):
        larger = max(population(country, MC), operational_count(country, MC))
        move_cubes(country, MC, half_up(larger), rule)
    else:
        move_cubes(country, MC, NEUTRAL_REFILL, rule)
    move_cubes(country, CC, half_up(operational_count(country, CC)), rule)


def state_influence(country: Country) -> None:
    """HEG-VOT-03: Personal Influence by the lowest Legitimacy."""
    if country.state_plays():
        gain_influence(country, STATE, STATE_INFLUENCE[min(country.legitimacy)], "HEG-VOT-03")


def draw_cube(country: Country) -> int:
    """HEG-VOT-13: the class of a cube from the bag, -1 if there is none anywhere.

    An empty bag is refilled twice. Cubes that a written position names come first.
    """
    bag = country.bag
    if bag[0] + bag[1] + bag[2] == 0:
        for _ in range(REFILLS):
            refill(country, "HEG-VOT-13")
        if bag[0] + bag[1] + bag[2] == 0:
            return -1
    role = named_cube(country)
    if role < 0:
        number = country.chance.below(bag[0] + bag[1] + bag[2])
        role = 0
        while number >= bag[role]:
            number -= bag[role]
            role += 1
    take_cube(country, role)
    return role


def named_cube(country: Country) -> int:
    for place in range(len(country.coming)):
        role = country.coming[place]
        if country.bag[role]:
            del country.coming[place]
            return role
    return -1


def take_cube(country: Country, role: int) -> None:
    set_bag(country, role, country.bag[role] - 1, "HEG-VOT-12")
    country.drawn[role] += 1


def set_bag(country: Country, role: int, cubes: int, rule: str) -> None:
    if country.listening:
        tell_table(country, f"bag_{CLASSES[role]}", country.bag[role], cubes, rule)
    country.bag[role] = cubes


def draw_cubes(country: Country, number: int, rule: str) -> None:
    """HEG-VOT-12: out of the bag, seen by everybody."""
    for _ in range(number):
        if draw_cube(country) < 0:
            break
    tell_drawn(country, rule)


def tell_drawn(country: Country, rule: str) -> None:
    if country.listening:
        drawn = country.drawn
        country.tell(CubesDrawn(rule, drawn[0], drawn[1], drawn[2]))


def return_to_bag(country: Country, role: int, rule: str) -> None:
    """The cubes of a class that were drawn go back into the bag."""
    set_bag(country, role, country.bag[role] + country.drawn[role], rule)
    country.drawn[role] = 0


def return_all(country: Country, rule: str) -> None:
    """Cubes that were only looked at."""
    for role in range(len(CLASSES)):
        return_to_bag(country, role, rule)
    if country.listening:
        country.tell(CubesReturned(rule))


def return_to_supply(country: Country, role: int, number: int) -> None:
    """Drawn cubes of a class go back to its supply."""
    country.cubes[role] += number
    country.drawn[role] -= number
