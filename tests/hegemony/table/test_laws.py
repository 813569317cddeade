"""The conservation laws see whatever appears, vanishes or leaves its place."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from anthropolis.games.hegemony import GAME
from anthropolis.games.hegemony.table.decks import AGENDAS, EXPORTS, IMMIGRATION_DECK
from anthropolis.games.hegemony.table.laws import broken_laws
from anthropolis.games.hegemony.table.state import Country


def start() -> Country:
    country: Country = GAME.new(4, 1).state  # type: ignore[assignment]
    return country


def set_money(country: Country) -> None:
    country.money[0] += 1


def lose_worker(country: Country) -> None:
    country.unemployed[0] += 1


def change_skill(country: Country) -> None:
    country.reserve[1] -= 1
    country.reserve[2] += 1


def lose_cube(country: Country) -> None:
    country.bag[1] -= 1


def lose_food(country: Country) -> None:
    country.stock_left[0] -= 1


def find_influence(country: Country) -> None:
    country.influence[2] += 1


def fire_half(country: Country) -> None:
    company = next(c for c, crew in enumerate(country.crew) if crew)
    country.crew[company] = 0


def find_tokens(country: Country) -> None:
    country.tokens[0] = 7


def strike_everywhere(country: Country) -> None:
    country.strikes = (1 << 20) - 1


def hold_twice(country: Country) -> None:
    country.hands[1] |= country.decks[1]


def copy_card(country: Country) -> None:
    country.piles[EXPORTS].append(country.export)


def copy_agenda(country: Country) -> None:
    country.piles[AGENDAS].append(country.agenda)


def copy_immigrant(country: Country) -> None:
    country.piles[IMMIGRATION_DECK].append(country.piles[IMMIGRATION_DECK][0])


def leave_track(country: Country) -> None:
    country.legitimacy[2] = 11


def score_for_nothing(country: Country) -> None:
    country.vp[3] += 2


def sell_at_one(country: Country) -> None:
    country.prices[0] = 1


BREAKS: list[tuple[Callable[[Country], None], str]] = [
    (set_money, "money"), (lose_worker, "workers"), (change_skill, "workers agriculture"),
    (lose_cube, "cubes"), (lose_food, "food"), (find_influence, "Influence"),
    (fire_half, "crew without a class"), (find_tokens, "Legitimacy tokens"),
    (strike_everywhere, "strikes"), (hold_twice, "action cards of middle_class"),
    (copy_card, "cards of exports"), (copy_agenda, "cards of agendas"),
    (copy_immigrant, "cards of immigration"), (leave_track, "Legitimacy"),
    (score_for_nothing, "points of state"), (sell_at_one, "price of food"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("meddle", "told"), BREAKS, ids=lambda value: getattr(value, "__name__", "")
)
def test_whatever_appears_or_vanishes_is_told(meddle: Callable[[Country], None], told: str) -> None:
    """HEG-INV-01 to HEG-INV-06, HEG-CMP-04: the law that is broken is named."""
    country = start()
    assert broken_laws(country) == []
    meddle(country)
    assert any(told in law for law in broken_laws(country))
