"""Chapters 2 and 4: what an automa looks at when it judges an action or makes a check."""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.automa.components import AiCard, Bonus
from anthropolis.games.hegemony.table.state import ADVANCED, MODES, Country

NO_SUBJECT: Final = -1


class Look:
    """HAU-EZ-04, HAU-ADV-04, HAU-ADV-05: the board as it is, the AI card, and perhaps its bonus.

    `country` is what the facts are read from: with a bonus that would change the board it is a
    copy on which the bonus has been received. `own` is the table itself; its rows are moved.
    `subject` is the policy, resource or company that a line looks at; `moved` counts the rows each
    action card has risen in this check.
    """

    def __init__(self, own: Country, role: int, card: AiCard, bonus: Bonus | None) -> None:
        self.own = own
        self.country = own
        self.role = role
        self.card = card
        self.bonus = bonus
        self.extra_transactions = 0
        self.farm_workers = 0
        self.subject = NO_SUBJECT
        self.moved = [0] * 10

    def has_bonus(self, name: str) -> bool:
        return self.bonus is not None and self.bonus.id == name

    def is_advanced(self) -> bool:
        return self.own.automas[MODES][self.role] == ADVANCED
