"""What cards say is made from their effects: nobody writes it."""

from __future__ import annotations

import pytest

from anthropolis.games.climat import GAME
from anthropolis.games.climat.cards.interpreter import CARDS_WITH_CODE
from anthropolis.games.climat.table.deck import ACI_CARDS, CONSEQUENCE_CARDS
from anthropolis.games.climat.texts.cards import card_text


def test_no_card_has_code_and_none_has_a_text_of_its_own() -> None:
    """BPC-EFF-01: 48 events and 16 consequences are effects, and nothing but effects."""
    cards = [*ACI_CARDS, *CONSEQUENCE_CARDS]
    assert (CARDS_WITH_CODE, len(cards)) == ([], 64)
    for card in cards:
        assert "text" not in card
        assert GAME.cards[card["id"]]["text"] == card_text(card)
        assert not {"{", "#", "@"} & set("".join(card_text(card).values()))


@pytest.mark.parametrize(
    ("card", "english", "french"),
    [
        (
            "growth",
            "NdV 2. No ACI: +1 electricity (coal) if imports oil, +1 electricity (gas) if imports "
            "no oil. 10+: +1 electricity (carbon-free). 14+: 2 riots.",
            "NdV 2. Sans ACI : +1 électricité (charbon) si importe du pétrole, +1 électricité "
            "(gaz) si n'importe pas de pétrole. 10+ : +1 électricité (non carbonée). 14+ : 2 pions "
            "émeutes.",
        ),
        (
            "open_corridor",
            "1+ refugees. No ACI: nothing. 8+: remove 1 refugee token. 12+: remove all refugee "
            "tokens.",
            "1+ réfugiés. Sans ACI : rien. 8+ : retirer 1 pion réfugiés. 12+ : retirer tous les "
            "pions réfugiés.",
        ),
        (
            "heat_wave",
            "Search from: region above the active one. [glaciers] shortages, [currents] refugee "
            "tokens, [all zones] shortages spread upwards, one per region.",
            "Recherche depuis : région au-dessus de la région active. [glaciers] pions pénurie, "
            "[courants] pions réfugiés, [toutes zones] pions pénurie répartis vers le haut, un par "
            "région.",
        ),
        (
            "unlivable_heat",
            "Search from: active region (India, Middle East, Africa, Indo-Australia). population "
            "-[all zones]/6, global GES +1+[glaciers], an exodus if 9+ destruction tokens.",
            "Recherche depuis : région active (Inde, Moyen-Orient, Afrique, Indo-Australie). "
            "population -[toutes zones]/6, GES globaux +1+[glaciers], un exode si 9+ pions "
            "destruction.",
        ),
    ],
)
def test_a_card_says_what_it_does(card: str, english: str, french: str) -> None:
    """BPC-EFF-01, BPC-EFF-02, BPC-EFF-03: targets, thresholds, amounts by zones, conditions."""
    assert GAME.cards[card]["text"] == {"en": english, "fr": french}
