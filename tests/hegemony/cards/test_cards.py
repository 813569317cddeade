"""What every action card asks for before it may be played; effects are in the vectors."""

from __future__ import annotations

import pytest

from anthropolis.games.hegemony import GAME
from anthropolis.games.hegemony.cards.deck import CARDS, ActionCard, refusal
from anthropolis.games.hegemony.cards.words.choosing import ChooseOne
from anthropolis.games.hegemony.sight.hand import cost_of
from anthropolis.games.hegemony.table.decks import CARD_NUMBER
from anthropolis.games.hegemony.table.roles import POLICIES
from anthropolis.games.hegemony.table.state import Country
from tests.hegemony.positions import position

REQUIRING = [card for card in CARDS if card.required]


def poor(card: ActionCard) -> Country:
    """Everybody plays and nobody has anything; the policies are as the card asks."""
    country = position(players=4)
    for policy, section in card.required[:1]:
        country.policies[policy] = section
    country.money[:] = [0] * 4
    country.influence[:] = [0] * 4
    country.legitimacy[:] = [1] * 3
    country.capital = 0
    return country


PRICED = [card for card in CARDS if cost_of(poor(card), card)]


@pytest.mark.parametrize("card", REQUIRING, ids=lambda card: str(card.id))
def test_a_card_is_refused_while_none_of_its_sections_is_in_force(card: ActionCard) -> None:
    """HEG-ACT-04: whatever else is possible."""
    country = position(players=4)
    for policy in range(POLICIES):
        listed = [section for number, section in card.required if number == policy]
        if listed:
            country.policies[policy] = next(s for s in range(3) if s not in listed)
    assert refusal(country, CARD_NUMBER[card.id]) == "HEG-ACT-04"


@pytest.mark.parametrize("card", REQUIRING, ids=lambda card: str(card.id))
def test_each_of_its_sections_is_enough(card: ActionCard) -> None:
    """HEG-ACT-04: one of the listed sections lifts that refusal."""
    for policy, section in card.required:
        country = position(players=4)
        country.policies[policy] = section
        assert refusal(country, CARD_NUMBER[card.id]) != "HEG-ACT-04"


@pytest.mark.parametrize("card", PRICED, ids=lambda card: str(card.id))
def test_a_card_that_cannot_be_paid_is_refused(card: ActionCard) -> None:
    """HEG-MON-03, HEG-ACT-04: no Loan for it, and every price is tested first."""
    assert refusal(poor(card), CARD_NUMBER[card.id])


OPTIONS = [
    ("wc_affordable_housing", "Pay 20 to the Capitalist Class: 5 points"),
    ("mc_investment_opportunities", "Build from the Market, cost −8"),
    ("mc_personal_consumption", "Buy from any number of sources"),
    ("cc_technological_progress", "Pay 20 for one Machinery token"),
]


@pytest.mark.parametrize(("card", "said"), OPTIONS)
def test_the_options_of_a_card_say_what_they_do(card: str, said: str) -> None:
    """HEG-OP-14"""
    [choice] = [step for step in CARDS[CARD_NUMBER[card]].steps if isinstance(step, ChooseOne)]
    words = choice.describe(position(players=4), 0, 0)
    assert GAME.catalogue.say(words.name, words.params, "en") == said
