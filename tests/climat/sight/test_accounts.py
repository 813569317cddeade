"""The GES, the people and the calamities of a match by cause; how disasters came about."""

from __future__ import annotations

import pytest

from anthropolis.engine.contract import Cause
from anthropolis.games.climat import GAME
from anthropolis.games.climat.table.events import BrokeOut, Changed, PairCompleted, WorldChanged
from anthropolis.lab.crises import crises_of
from tests.climat.matches import random_match

R = "BPC-ACT-15"


def parts(number: int, *events: object) -> dict[str, int]:
    account = GAME.accounts(events)[number]  # type: ignore[arg-type]
    return {part.words.params["what"]: part.amount for part in account.parts}


def test_what_moved_a_region_counts_from_its_activation_on() -> None:
    """BPC-GES-04, BPC-GES-05: India has 39 people and one coal token that emits 2."""
    hydro = [
        Changed("BPC-ELE-02", "india", "coal", 1, 0, "action", "0"),
        Changed("BPC-ELE-02", "india", "hydro", 0, 1, "action", "0"),
        Changed("BPC-ACT-13", "india", "population", 39, 41, "demography", "india"),
    ]
    assert parts(0, *hydro) == {}
    emitted = WorldChanged(R, "global_ges", 100, 92, "activation", "india")
    assert parts(0, *hydro, emitted) == {"by_electricity": -8}


def test_pairs_advice_and_cards_count_at_once() -> None:
    """BPC-TPX-06, BPC-INF-12, BPC-EVT-05, BPC-TPX-10: a pair E-F lowers emissions too."""
    events = [
        PairCompleted("BPC-TPX-11", "china", "ef", "action", "1"),
        WorldChanged("BPC-TPX-06", "global_ges", 100, 99, "action", "1"),
        WorldChanged("BPC-INF-12", "global_ges", 99, 98, "action", "2"),
        WorldChanged("BPC-EVT-05", "global_ges", 98, 100, "card", "cheap_flights"),
        WorldChanged(R, "global_ges", 100, 97, "activation", "china"),
    ]
    found = parts(0, *events)
    assert found == {
        "by_transformations": -3,
        "by_cards": 2,
        "by_pairs": -1,
        "by_advice": -1,
    }


@pytest.mark.parametrize(
    ("seats", "seed", "mode"), [(3, 1, "normal"), (4, 2, "expert"), (5, 3, "normal")]
)
def test_the_accounts_of_a_match_add_up(seats: int, seed: int, mode: str) -> None:
    """BPC-GES-06, BPC-REG-12: to what stands on the board at the end; nothing is left over."""
    match = random_match(seats, seed, mode=mode)
    world = match.state
    ges, people, tokens = GAME.accounts(match.events)
    assert (ges.start, ges.end) == (100, world.global_ges)  # type: ignore[attr-defined]
    assert (people.start, people.end) == (161, sum(world.population))  # type: ignore[attr-defined]
    lying = sum(min(1, n) if at % 10 == 2 else n for at, n in enumerate(world.tokens))  # type: ignore[attr-defined]
    assert tokens.end == lying
    assert "by_floor" not in {part.words.params["what"] for part in ges.parts}


def test_a_disaster_is_led_back_to_the_card() -> None:
    """BPC-CAL-06: a famine from a war that a card has fed with riots."""
    events = [
        Changed(R, "africa", "riots", 0, 1, "card", "fuel_tax_revolt"),
        Changed(R, "africa", "conflicts", 0, 1, "riots", "africa"),
        BrokeOut(R, "africa", "war", "conflicts", "africa"),
        BrokeOut(R, "africa", "famine", "war", "africa"),
    ]
    assert GAME.chain(events, 3) == [
        Cause("war", -1, "africa"),
        Cause("conflicts", -1, "africa"),
        Cause("riots", -1, "africa"),
        Cause("fuel_tax_revolt"),
    ]


def test_every_disaster_of_a_match_has_its_chain() -> None:
    """BPC-WAR-01, BPC-CHA-01, BPC-DIC-01: each begins with the cause that the event names."""
    match = random_match(4, 6)
    crises = crises_of(match)
    assert {crisis.event.what for crisis in crises} >= {"war", "dictatorship"}  # type: ignore[attr-defined]
    for crisis in crises:
        assert crisis.chain[0] == crisis.event.cause()
        assert len(crisis.chain) == len(set(crisis.chain))
