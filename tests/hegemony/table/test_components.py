"""What is in the box."""

from __future__ import annotations

from anthropolis.games.hegemony.cards.deck import CARDS
from anthropolis.games.hegemony.table.companies import (
    BY_LABEL,
    CC_CARDS,
    COST,
    COUNT,
    FARMS,
    INDUSTRY,
    MACHINERY_BONUS,
    MC_CARDS,
    OUTPUT,
    PUBLIC_CARDS,
    SLOTS,
    WAGES,
    output_name,
)
from anthropolis.games.hegemony.table.decks import (
    AGENDA_IDS,
    BASE_EVENTS,
    DEAL_IDS,
    EVENT_IDS,
    EXPORT_IDS,
    FULL_DECK,
    IMMIGRATION_IDS,
)
from anthropolis.games.hegemony.table.figures import (
    ALL_GOODS,
    ALL_INFLUENCE,
    ALL_WORKERS,
    CUBES,
    MACHINERY_TOKENS,
    MARKERS,
    STORAGE_TILES,
    STRIKE_TOKENS,
    WORKERS,
)
from anthropolis.games.hegemony.table.roles import (
    CC,
    CLASSES,
    ROLES,
    STATE,
    TYPES,
    WC,
)


def test_roles_and_resources() -> None:
    """HEG-TRM-01, HEG-TRM-02, HEG-TRM-03, HEG-TRM-04."""
    assert ROLES == ["working_class", "middle_class", "capitalist_class", "state"]
    assert ROLES[:3] == CLASSES
    made = {TYPES[INDUSTRY[company]]: output_name(company) for company in range(COUNT)}
    assert made == {
        "agriculture": "food",
        "luxury": "luxury",
        "healthcare": "health",
        "education": "education",
        "media": "influence",
    }
    assert len(TYPES) == 6


def test_the_box() -> None:
    """HEG-CMP-01, HEG-CMP-02, HEG-CMP-03, HEG-CMP-04, HEG-CRD-01."""
    assert [cards.bit_count() for cards in FULL_DECK] == [40, 40, 40, 40]
    different = [len({card.id for card in CARDS if card.role == role}) for role in range(4)]
    assert [number - 5 for number in different] == [25, 26, 28, 28]
    assert [len(cards) for cards in (CC_CARDS, MC_CARDS, PUBLIC_CARDS, FARMS)] == [28, 17, 12, 2]
    decks = (EXPORT_IDS, DEAL_IDS, IMMIGRATION_IDS, EVENT_IDS[:BASE_EVENTS], AGENDA_IDS)
    assert [len(deck) for deck in decks] == [16, 20, 25, 25, 10]
    assert (ALL_WORKERS, sum(WORKERS[:6]), sum(WORKERS[6:])) == ([48, 42], 48, 42)
    assert (CUBES, ALL_INFLUENCE, ALL_GOODS) == (25, 35, [62, 64, 64, 64])
    assert (STRIKE_TOKENS, MACHINERY_TOKENS, STORAGE_TILES, MARKERS) == (7, 6, 6, 3)


def test_company_figures() -> None:
    """HEG-CO-01: a few lines of the three tables."""
    clinic, tv, office = (BY_LABEL[name] for name in ("cc_clinic", "cc_tv_station", "mc_pharmacy"))
    assert (COST[clinic], OUTPUT[clinic], WAGES[clinic]) == (16, 6, [10, 20, 30])
    assert (SLOTS[clinic], MACHINERY_BONUS[clinic]) == (2, 2)
    assert (COST[tv], OUTPUT[tv], SLOTS[tv], MACHINERY_BONUS[tv]) == (24, 4, 3, 0)
    assert (COST[office], OUTPUT[office], SLOTS[office]) == (16, 4, 2)
    assert (WC, CC, STATE) == (0, 2, 3)
