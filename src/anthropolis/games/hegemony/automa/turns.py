"""Chapters 2 and 4, the turn of an automa in easy and in advanced mode."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step
from anthropolis.games.hegemony.automa.acting import (
    Act,
    bonus_for,
    can_do,
    existing_bonus,
    look_at,
)
from anthropolis.games.hegemony.automa.company_lists import sale_value, sellable
from anthropolis.games.hegemony.automa.components import (
    AI_CARDS,
    AI_IDS,
    ASIDE,
    AW,
    BC,
    CODES,
    DEM,
    PRESSURE,
    ROW,
    SA,
    SC,
    STR,
    AiCard,
    action_cards,
    deck_of,
    discard_of,
    next_card,
    policy_cards,
)
from anthropolis.games.hegemony.automa.founding import LEAST_SALE
from anthropolis.games.hegemony.automa.free_actions import UseGoods, start_of_turn
from anthropolis.games.hegemony.automa.instructions import check_for, first_condition_holds
from anthropolis.games.hegemony.automa.looking import Look
from anthropolis.games.hegemony.automa.protesting import tokens_left
from anthropolis.games.hegemony.automa.reasons import condition_tried, tried
from anthropolis.games.hegemony.automa.rows import (
    close_gaps,
    move_to,
    ranking,
    row,
    row_of,
    word_of,
)
from anthropolis.games.hegemony.automa.skills import swap_workers
from anthropolis.games.hegemony.table.automa_events import (
    AiCardRevealed,
    CheckBegun,
    RowsShown,
)
from anthropolis.games.hegemony.table.roles import CC, ROLES, WC
from anthropolis.games.hegemony.table.state import ADVANCED, MODES, Country

TOP_OF_DECK = -1
DESCENT = 2


@dataclass(frozen=True)
class AutomaTurn(Step):
    """HAU-EZ-01, HAU-ADV-01: free actions, a card, one action, free actions.

    A written position may name the card; it leaves the deck and is discarded like any other.
    A preview ends here: which card comes, nobody knows.
    """

    role: int
    card: int

    def start(self, country: Country) -> None:
        if country.supposed:
            country.ask(self, country.seat_of(self.role))
            return
        start_of_turn(country, self.role)
        number = self.card
        if number == TOP_OF_DECK:
            number = next_card(country, self.role)
        elif number in deck_of(country, self.role):
            deck_of(country, self.role).remove(number)
        card = AI_CARDS[number]
        if country.listening:
            tell_card(country, self.role, card)
            tell_rows(country, self.role)
        country.then(DiscardAiCard(self.role, number), UseGoods(self.role), EndOfTurn(self.role))
        if country.automas[MODES][self.role] == ADVANCED:
            advanced_turn(country, self.role, number)
        else:
            country.then(Act(self.role, number, easy_action(country, self.role, card)))


def tell_card(country: Country, role: int, card: AiCard) -> None:
    symbols = tuple([CODES[symbol] for symbol in card.symbols])
    bonus = f"bonus_{card.bonus.id}" if card.bonus is not None else "none"
    special = f"special_{card.special.id}"
    exists = existing_bonus(country, card) is not None
    country.tell(
        AiCardRevealed("HAU-DCK-01", ROLES[role], card.id, symbols, bonus, exists, special)
    )


@dataclass(frozen=True)
class DiscardAiCard(Step):
    """HAU-DCK-01: a used card goes face up to the discard pile."""

    role: int
    card: int

    def start(self, country: Country) -> None:
        discard_of(country, self.role).append(self.card)


@dataclass(frozen=True)
class EndOfTurn(Step):
    """The turn of an automa is over."""

    role: int

    def start(self, country: Country) -> None:
        if country.listening:
            tell_rows(country, self.role)


# -- easy mode -------------------------------------------------------------------------------------


def easy_action(country: Country, role: int, card: AiCard) -> int:
    """HAU-EZ-02, HAU-EZ-06: the first symbol that can be done, the special action, or pressure."""
    for place in range(len(card.symbols)):
        action = easy_symbol(country, role, card, place)
        if action != PRESSURE:
            return action
    look = look_at(country, role, card, None)
    possible = can_do(look, SA)
    if country.listening:
        country.tell(tried("HAU-EZ-06", look, len(card.symbols) + 1, SA, possible))
    return SA if possible else PRESSURE


def easy_symbol(country: Country, role: int, card: AiCard, place: int) -> int:
    """HAU-EZ-02 to HAU-EZ-07: what a symbol leads to, PRESSURE if it cannot be done."""
    symbol = card.symbols[place]
    if symbol == AW:
        swap_workers(country, role)
    bonus = existing_bonus(country, card) if place == 0 else None
    look = look_at(country, role, card, bonus)
    possible = can_do(look, symbol)
    conditional = symbol == SA and place == 0
    if conditional:
        possible = possible and first_condition_holds(look)
    if country.listening:
        told = condition_tried(look, 1, possible) if conditional else None
        country.tell(told or tried("HAU-EZ-02", look, place + 1, symbol, possible))
    if possible:
        return symbol
    other = easy_otherwise(look, symbol)
    if country.listening and other != PRESSURE:
        rule = "HAU-WC-28" if other == DEM else "HAU-CC-20"
        country.tell(tried(rule, look, place + 1, other, True))
    return other


def easy_otherwise(look: Look, symbol: int) -> int:
    """HAU-WC-28, HAU-CC-20: a demonstration instead of AW, a sale instead of BC.

    A newcomer of the bonus belongs to AW: it stays away, so nobody demonstrates with it.
    """
    if symbol == AW and look.role == WC and can_do(Look(look.own, WC, look.card, None), DEM):
        return DEM
    if symbol == BC and look.role == CC:
        country = look.country
        if any(sale_value(country, c, look.bonus) >= LEAST_SALE for c in sellable(country)):
            return SC
    return PRESSURE


# -- advanced mode ---------------------------------------------------------------------------------


def advanced_turn(country: Country, role: int, number: int) -> None:
    """HAU-ADV-01, HAU-ADV-02: four checks, no gaps, then one of the two best-ranked actions."""
    card = AI_CARDS[number]
    for place in range(len(card.symbols)):
        check(country, role, card, card.symbols[place], place == 0)
    close_gaps(country, role, False, "HAU-ROW-09")
    close_gaps(country, role, True, "HAU-ROW-09")
    if country.listening:
        tell_rows(country, role)
    order = ranking(action_cards(country, role))
    for rank in (1, 2):
        if rank <= len(order):
            action = order[rank - 1]
            look = look_at(country, role, card, bonus_for(country, card, action))
            possible = can_do(look, action)
            if country.listening:
                country.tell(tried("HAU-ADV-06", look, rank, action, possible))
            if possible:
                country.then(Act(role, number, action), MoveDone(role, action, rank))
                return
    country.then(Act(role, number, PRESSURE))


def check(country: Country, role: int, card: AiCard, symbol: int, first: bool) -> Look:
    """HAU-ADV-03 to HAU-ADV-05: one check; the first one counts the bonus, a swap is real."""
    bonus = existing_bonus(country, card) if first else None
    look = Look(country, role, card, bonus)
    found = check_for(look, symbol)
    if found.swaps:
        swap_workers(country, role)
    if bonus is not None:
        look = look_at(country, role, card, bonus)
    if country.listening:
        counts = bonus is not None
        country.tell(CheckBegun("HAU-ADV-03", ROLES[role], CODES[symbol], found.id, counts))
    found.run(look)
    return look


@dataclass(frozen=True)
class MoveDone(Step):
    """HAU-ADV-08, HAU-ADV-09: the card of the action done goes down, or aside."""

    role: int
    action: int
    rank: int

    def start(self, country: Country) -> None:
        side = action_cards(country, self.role)
        before = row_of(side, self.action)
        if self.action == DEM:
            move_to(country, self.role, False, DEM, ASIDE, "HAU-WC-32")
        else:
            below = max(1, before - DESCENT)
            move_to(country, self.role, False, self.action, below, "HAU-ADV-08")
        if self.action == STR and tokens_left(country) == 0:
            move_to(country, self.role, False, STR, ASIDE, "HAU-WC-31")
        if self.rank > 1 and not row(side, before):
            close_gaps(country, self.role, False, "HAU-ROW-09")


# -- telling ---------------------------------------------------------------------------------------


def tell_rows(country: Country, role: int) -> None:
    if country.automas[MODES][role] == ADVANCED:
        sides = [
            in_words(action_cards(country, role), False),
            in_words(policy_cards(country, role), True),
        ]
        country.tell(RowsShown("HAU-ROW-01", ROLES[role], sides[0], sides[1]))


def in_words(side: list[int], is_policy: bool) -> tuple[tuple[str, ...], ...]:
    """Rows from the bottom, each nearest first."""
    top = max([card // ROW for card in side], default=0)
    return tuple([tuple([word_of(c, is_policy) for c in row(side, n)]) for n in range(1, top + 1)])


def card_number(name: str) -> int:
    return AI_IDS.index(name)
