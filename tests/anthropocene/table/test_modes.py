"""Chapter 11, modes."""

from __future__ import annotations

import pytest

import anthropolis
from anthropolis.games.anthropocene import GAME
from anthropolis.games.anthropocene.table.components import load_data
from anthropolis.games.anthropocene.table.modes import (
    COUNT_CH4,
    COUNT_CO2,
    OPEN_HANDS,
    PRESETS,
    USE_ICE,
    flags_of,
    mode_of,
)
from tests.anthropocene.drawing import Drawn, new, table

GAS_EVERYWHERE = """
    air    2  0  g1_air_1
    land   1  g1_land_3  2
    water  0  3  2
    """


def after_the_last_card(mode: str) -> Drawn:
    """One CO2 and one CH4 are in sight when the twelfth card has been laid."""
    game = table(GAS_EVERYWHERE, [], ["g1_air_0"], laid=11, mode=mode, pauses=True)
    game.lay(1, "g1_air_0", "north")
    return game


def hands_shown(mode: str) -> list[bool]:
    return ["hand" in person for person in new(3, mode=mode).view(0)["people"]]


def test_the_base_game_counts_co2_and_keeps_hands_closed() -> None:
    """ANT-MOD-01: it is what a table gets that asks for nothing."""
    assert new(2).options["mode"] == "base"
    assert after_the_last_card("base").view(0)["ice"] == 2
    assert hands_shown("base") == [True, False, False]


def test_experts_count_methane_too() -> None:
    """ANT-MOD-02."""
    assert after_the_last_card("expert").view(0)["ice"] == 1
    assert hands_shown("expert") == [True, False, False]


def test_the_young_lay_their_hands_open_but_not_their_own_objective() -> None:
    """ANT-MOD-03."""
    assert after_the_last_card("young").view(0)["ice"] == 2
    assert hands_shown("young") == [True, True, True]
    people = new(3, mode="young").view(0)["people"]
    assert ["objective" in person for person in people] == [False, True, True]


def test_chicks_play_without_gas_and_ice() -> None:
    """ANT-MOD-04: no ice is turned, none can be lost, none is shown."""
    game = after_the_last_card("chick")
    assert (game.view(0)["ice"], game.view(0)["gas"]["would_melt"]) == (None, 0)
    assert game.match.game.outcome(game.table)["ice"] is None
    assert (game.table.ice, game.match.finished) == (3, False)
    assert hands_shown("chick") == [True, True, True]
    assert "IceChanged" not in game.rules_told()


def test_modes_are_presets_of_four_flags() -> None:
    """ANT-MOD-05: as in table 9, and experts may open their hands."""
    assert PRESETS == {
        "base": COUNT_CO2 | USE_ICE,
        "expert": COUNT_CO2 | COUNT_CH4 | USE_ICE,
        "young": COUNT_CO2 | USE_ICE | OPEN_HANDS,
        "chick": OPEN_HANDS,
        "expert_open": COUNT_CO2 | COUNT_CH4 | USE_ICE | OPEN_HANDS,
    }
    assert GAME.options_schema["properties"]["mode"]["enum"] == list(PRESETS)
    assert [mode["id"] for mode in load_data("modes")["modes"]] == list(PRESETS)


@pytest.mark.parametrize("mode", PRESETS)
def test_the_switches_of_the_table_do_not_change_the_mode(mode: str) -> None:
    """ANT-MOD-05."""
    assert mode_of(flags_of(mode, pauses=True, notes=True, open_table=True)) == mode


def test_methane_without_ice_is_not_offered() -> None:
    """ANT-MOD-05: nor is any other mode."""
    assert not [
        mode for mode, flags in PRESETS.items() if flags & COUNT_CH4 and not flags & USE_ICE
    ]
    with pytest.raises(anthropolis.BadOption, match="option 'mode': \"methane\" is not allowed"):
        new(2, mode="methane")
