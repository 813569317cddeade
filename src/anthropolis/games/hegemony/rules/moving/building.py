"""Chapter 8, putting a company on the table: what CC, MC and the State's help have in common."""

from __future__ import annotations

from anthropolis.games.hegemony.rules.moving.changes import tell_table
from anthropolis.games.hegemony.rules.moving.counting import minimum_wage
from anthropolis.games.hegemony.rules.moving.workforce import set_owner, set_wage
from anthropolis.games.hegemony.table.companies import CARD_IDS, LABELS
from anthropolis.games.hegemony.table.decks import DECK_MC, MARKET_MC
from anthropolis.games.hegemony.table.events import CompanyBuilt, Revealed
from anthropolis.games.hegemony.table.roles import CC, MC, ROLES
from anthropolis.games.hegemony.table.state import Country


def market_of(role: int) -> int:
    """The pile with the role's Market."""
    return MARKET_MC + (1 if role == CC else 0)


def deck_of(role: int) -> int:
    """The pile with the role's companies to come."""
    return DECK_MC + (1 if role == CC else 0)


def legal_levels(country: Country) -> list[int]:
    """HEG-CO-06: the wage levels that Policy 2 allows."""
    return list(range(minimum_wage(country), 3))


def place_company(
    country: Country, role: int, company: int, level: int, from_deck: bool, rule: str
) -> None:
    """HEG-CO-11: out of the Market or the deck and on the table; the Market is not refilled."""
    pile = country.piles[deck_of(role) if from_deck else market_of(role)]
    pile.remove(company)
    if from_deck:
        country.chance.shuffle(pile)
    if country.listening:
        country.tell(CompanyBuilt(rule, ROLES[role], LABELS[company]))
    set_owner(country, company, role, rule)
    set_wage(country, company, level, rule)


def fill_market(country: Country, role: int, size: int, rule: str) -> None:
    """HEG-PRE-07, HEG-OP-07: cards from the deck until the Market has so many, or it is empty."""
    market, deck = country.piles[market_of(role)], country.piles[deck_of(role)]
    while len(market) < size and deck:
        company = deck.pop(0)
        market.append(company)
        if country.listening:
            word = "market_middle_class" if role == MC else "market_capitalist_class"
            country.tell(Revealed(rule, word, CARD_IDS[company]))


def discard_from_market(country: Country, role: int, companies: list[int], rule: str) -> None:
    """HEG-PRE-07: these do not return."""
    market = country.piles[market_of(role)]
    before = len(market)
    for company in companies:
        market.remove(company)
    if country.listening:
        word = "market_middle_class" if role == MC else "market_capitalist_class"
        tell_table(country, word, before, len(market), rule)
