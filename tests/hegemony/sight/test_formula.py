"""Why a number is what it is."""

from __future__ import annotations

from typing import Any

import pytest

from anthropolis.engine.chance import chance_from
from anthropolis.games.hegemony import GAME
from anthropolis.games.hegemony.table.state import Country
from tests.hegemony.positions import position


def parts(country: Country, path: str, lang: str = "en") -> list[tuple[str, int]]:
    found = GAME.formula(country, 0, path)
    return [(GAME.catalogue.say(p.words.name, p.words.params, lang), p.amount) for p in found]


def leaves(view: Any, path: str = "") -> list[tuple[str, int]]:
    """Every number of a view with its path."""
    if isinstance(view, dict):
        return [
            leaf
            for key, value in view.items()
            for leaf in leaves(value, f"{path}.{key}" if path else str(key))
        ]
    return [(path, view)] if isinstance(view, int) and not isinstance(view, bool) else []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_parts_of_every_number_add_up_to_it(seats: int) -> None:
    """HEG-TAX-02 to HEG-TAX-05, HEG-SCO-01 to HEG-SCO-07, HEG-END-01 to HEG-END-06"""
    match = GAME.new(seats, seats)
    chance = chance_from(seats)
    explained: set[str] = set()
    while not match.finished:
        for path, number in leaves(match.view(None)):
            found = GAME.formula(match.state, -1, path)
            if found:
                explained.add(path)
                assert sum(part.amount for part in found) == number, path
        for _ in range(6):
            if not match.finished:
                seat = match.state.decider()
                match.answer(seat, GAME.playout_choice(match.state, seat, chance))
    wanted = {"working_class.vp", "tax_multiplier", "capitalist_class.expected.corporate_tax",
              "working_class.expected.scoring", "state.imf.left"}  # fmt: skip
    assert wanted <= explained


def test_points_by_source() -> None:
    """HEG-END-07: nothing is a point without saying for what."""
    country = position(players=2)
    country.vp[0] = 7
    country.vp_from[0] = 3
    country.vp_from[1] = 4
    assert parts(country, "working_class.vp") == [("Bills", 3), ("Prosperity", 4)]
    assert parts(country, "working_class.vp", "fr")[0] == ("Projets de Loi", 3)


def test_the_tax_multiplier_comes_from_three_policies() -> None:
    """HEG-POL-02: Policy 3 in A counts 1, and the welfare of 4 and 5 is doubled or not at all."""
    country = position(policies={3: "A", 4: "A", 5: "C"})
    told = parts(country, "tax_multiplier")
    assert told[0][0] == "Taxation in section A"
    assert told[1][0] == "Policy 4 in section A"
    assert len(told) == 2


def test_income_tax_counts_population() -> None:
    """HEG-TAX-02: the rate of Labor Market and Taxation for each Population."""
    country = position(players=2)
    [(said, amount)] = parts(country, "working_class.expected.income_tax")
    count, rate = [int(word) for word in said.split() if word.isdigit()]
    assert said == f"Population {count} × {rate}"
    assert amount == count * rate


def test_how_near_the_imf_is() -> None:
    """HEG-IMF-01: due at the limit, so one Loan less is safe; each Loan takes one away."""
    country = position(policies={1: "A"})
    country.loans[3] = 1
    assert parts(country, "state.imf.left") == [
        ("Fiscal Policy in section A", 2), ("Reaching the limit is enough", -1),
        ("Loans of the State", -1),
    ]  # fmt: skip
