"""Chapter 13, money and loans."""

from __future__ import annotations

from anthropolis.games.hegemony.rules.moving.changes import set_capital, set_loans, set_money
from anthropolis.games.hegemony.table.events import LoanTaken
from anthropolis.games.hegemony.table.figures import LOAN
from anthropolis.games.hegemony.table.roles import BANK, CC, ROLES, STATE
from anthropolis.games.hegemony.table.state import STATE_LOANS, Country


def funds(country: Country, role: int) -> int:
    """All that a role could pay with; CC has Revenue and Capital."""
    return country.money[role] + (country.capital if role == CC else 0)


def can_pay(country: Country, role: int, amount: int) -> bool:
    """HEG-MON-03: nothing optional is paid by a loan."""
    return funds(country, role) >= amount


def receive(country: Country, role: int, amount: int, rule: str) -> None:
    """HEG-MON-01, HEG-CRD-04: income from the supply; CC's goes to Revenue."""
    pay(country, BANK, role, amount, rule)


def pay(
    country: Country, payer: int, receiver: int, amount: int, rule: str, capital_first: bool = False
) -> None:
    """HEG-MON-01, HEG-MON-05, HEG-INV-01: the payer has the money, the receiver gets all of it."""
    if amount == 0 or payer == receiver:
        return
    take(country, payer, amount, rule, capital_first)
    if receiver == BANK:
        country.bank += amount
    else:
        set_money(country, receiver, country.money[receiver] + amount, rule)


def take(country: Country, payer: int, amount: int, rule: str, capital_first: bool) -> None:
    """From Revenue first and then Capital, or the other way round where a rule names Capital."""
    if payer == BANK:
        country.bank -= amount
        return
    if payer != CC:
        set_money(country, payer, country.money[payer] - amount, rule)
        return
    first = country.capital if capital_first else country.money[CC]
    from_first = min(amount, first)
    rest = amount - from_first
    from_capital = from_first if capital_first else rest
    if from_capital:
        set_capital(country, country.capital - from_capital, rule)
    if amount - from_capital:
        set_money(country, CC, country.money[CC] - (amount - from_capital), rule)


def force(
    country: Country, payer: int, receiver: int, amount: int, rule: str, capital_first: bool = False
) -> None:
    """HEG-MON-02, HEG-MON-06: a payment that must be made, with loans if the money is missing."""
    if payer != BANK:
        while funds(country, payer) < amount:
            take_loan(country, payer)
    pay(country, payer, receiver, amount, rule, capital_first)


def take_loan(country: Country, role: int) -> None:
    """HEG-MON-04, HEG-CMP-05: 50 from the supply; CC's go to Capital. Loans never run out."""
    if country.listening:
        country.tell(LoanTaken("HEG-MON-02", ROLES[role], LOAN))
    set_loans(country, role, country.loans[role] + 1, "HEG-MON-02")
    if role == STATE:
        country.tally[STATE_LOANS] += 1
    country.bank -= LOAN
    if role == CC:
        set_capital(country, country.capital + LOAN, "HEG-MON-04")
    else:
        set_money(country, role, country.money[role] + LOAN, "HEG-MON-02")


def pay_off(country: Country, role: int, price: int, rule: str) -> None:
    """One loan goes back; CC pays from Capital first."""
    pay(country, role, BANK, price, rule, capital_first=True)
    set_loans(country, role, country.loans[role] - 1, rule)
