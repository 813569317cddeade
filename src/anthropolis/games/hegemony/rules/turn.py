"""Chapter 6, a turn: one main action, and at most one free action before or after it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Refusal, Step, Words
from anthropolis.games.hegemony.cards.deck import PlayCard, forget_notes, refusal
from anthropolis.games.hegemony.rules.actions import BASIC, BASIC_STEPS, FREE, FREE_STEPS
from anthropolis.games.hegemony.table.decks import CARD_NAMES, COPIES, cards_in
from anthropolis.games.hegemony.table.events import (
    CardDiscarded,
    CardPlayed,
    FreeActionTaken,
    TurnBegun,
)
from anthropolis.games.hegemony.table.hooks import HOOKS
from anthropolis.games.hegemony.table.roles import ROLES
from anthropolis.games.hegemony.table.state import FREE_DONE, MAIN_DONE, NO_CARD, Country

EFFECT: Final = 0
"""EFFECT + number of a different card: play it for its effect."""
BASIC_ACTION: Final = 200
FREE_ACTION: Final = 220
END_TURN: Final = 240
REPAY: Final = 250
REPAY_BONDS: Final = "repay_bonds"
DISCARD: Final = 300
"""DISCARD + number of a different card: it pays for the basic action."""


@dataclass(frozen=True)
class BeginTurn(Step):
    """HEG-ACT-01, HEG-ACT-02: a player's turn begins; items provided before are old now."""

    role: int
    number: int

    def start(self, country: Country) -> None:
        country.acting = self.role
        country.turn = self.number
        country.flags = 0
        country.fresh = 0
        HOOKS[0].turn_begins(country)
        forget_notes(country)
        if country.listening:
            seat = country.seat_of(self.role)
            country.tell(TurnBegun("HEG-ACT-01", ROLES[self.role], self.number + 1, seat))
        country.then(EndTurn())
        if country.is_automa(self.role):
            HOOKS[0].turn(country, self.role)
        else:
            country.then(Turn(self.role))


@dataclass(frozen=True)
class EndTurn(Step):
    """HXP-OBJ-03: after a turn objectives may be revealed."""

    def start(self, country: Country) -> None:
        HOOKS[0].turn_ends(country)


def hand_of(country: Country, role: int) -> list[int]:
    """The different cards in a hand, in the order of the data, where copies stand together."""
    found: list[int] = []
    last = NO_CARD
    for copy in cards_in(country.hands[role]):
        number = COPIES[role][copy]
        if number != last:
            found.append(number)
            last = number
    return found


def drop_card(country: Country, role: int, number: int) -> None:
    """HEG-ACT-03: a card that is played or discarded is not used again."""
    for copy in cards_in(country.hands[role]):
        if COPIES[role][copy] == number:
            country.hands[role] &= ~(1 << copy)
            country.discards[role] |= 1 << copy
            return


def main_action_name(role: int, option: int) -> str:
    """The card or action behind an option of a turn, as the data calls it."""
    if option >= FREE_ACTION:
        return FREE[role][option - FREE_ACTION]
    if option >= BASIC_ACTION:
        return BASIC[role][option - BASIC_ACTION]
    return CARD_NAMES[option - EFFECT]


@dataclass(frozen=True)
class Turn(Step):
    """HEG-ACT-02, HEG-ACT-03: play a card for its effect, or discard one for a basic action.

    Parts: what to do, then for a basic action the card that is discarded.
    """

    role: int

    def start(self, country: Country) -> None:
        both = country.flags & MAIN_DONE and country.flags & FREE_DONE
        if both and not self.can_repay(country):
            return
        country.ask_parts(self, [country.seat_of(self.role)])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        if not parts:
            return self.verbs(country)
        if len(parts) == 1 and BASIC_ACTION <= parts[0] < FREE_ACTION:
            return [DISCARD + number for number in hand_of(country, self.role)]
        return []

    def verbs(self, country: Country) -> list[int]:
        found: list[int] = []
        if not country.flags & MAIN_DONE:
            for number in hand_of(country, self.role):
                if not refusal(country, number):
                    found.append(EFFECT + number)
            steps = BASIC_STEPS[self.role]
            for action in range(len(steps)):
                if not steps[action].refusal(country):
                    found.append(BASIC_ACTION + action)
        if not country.flags & FREE_DONE:
            found += self.free_actions(country)
        if self.can_repay(country):
            found.append(REPAY)
        if country.flags & MAIN_DONE and found:
            found.append(END_TURN)
        return found

    def free_actions(self, country: Country) -> list[int]:
        """HEG-FREE-01: those that could be taken now."""
        steps = FREE_STEPS[self.role]
        found: list[int] = []
        for action in range(len(steps)):
            if not steps[action].refusal(country):
                found.append(FREE_ACTION + action)
        return found

    def can_repay(self, country: Country) -> bool:
        """HXP-CRI-33: beside the main and the free action, even after both."""
        deed = HOOKS[0].repayment(country, self.role)
        return deed is not None and not deed.refusal(country)

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        choice = answers[0][0] if answers[0] else END_TURN
        if choice == END_TURN:
            return
        if choice == REPAY:
            country.then(HOOKS[0].repayment(country, self.role), self)
        elif choice >= FREE_ACTION:
            self.act_freely(country, choice - FREE_ACTION)
        elif choice >= BASIC_ACTION:
            self.act(country, choice - BASIC_ACTION, answers[0][1] - DISCARD)
        else:
            self.play(country, choice - EFFECT)

    def play(self, country: Country, number: int) -> None:
        country.flags |= MAIN_DONE
        drop_card(country, self.role, number)
        if country.listening:
            seat = country.seat_of(self.role)
            country.tell(CardPlayed("HEG-ACT-03", ROLES[self.role], CARD_NAMES[number], seat))
        country.then(PlayCard(number), self)

    def act(self, country: Country, action: int, card: int) -> None:
        country.flags |= MAIN_DONE
        drop_card(country, self.role, card)
        if country.listening:
            name, seat = BASIC[self.role][action], country.seat_of(self.role)
            country.tell(
                CardDiscarded("HEG-ACT-03", ROLES[self.role], CARD_NAMES[card], name, seat)
            )
        country.then(BASIC_STEPS[self.role][action], self)

    def act_freely(self, country: Country, action: int) -> None:
        country.flags |= FREE_DONE
        if country.listening:
            name, seat = FREE[self.role][action], country.seat_of(self.role)
            country.tell(FreeActionTaken("HEG-FREE-01", ROLES[self.role], name, seat))
        country.then(FREE_STEPS[self.role][action], self)

    def rule(self) -> str:
        return "HEG-ACT-02"

    def prompt(self, country: Country, seat: int) -> Words:
        if country.flags & MAIN_DONE and country.flags & FREE_DONE:
            return Words("ask_repay", {"role": ROLES[self.role]})
        if country.flags & MAIN_DONE:
            return Words("ask_free_action", {"role": ROLES[self.role]})
        return Words("ask_turn", {"role": ROLES[self.role]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        if choice >= DISCARD:
            return Words("discard", {"card": CARD_NAMES[choice - DISCARD]})
        if choice == END_TURN:
            return Words("end_turn", {})
        if choice == REPAY:
            return Words("beside", {"what": REPAY_BONDS})
        if choice >= FREE_ACTION:
            return Words("free", {"what": FREE[self.role][choice - FREE_ACTION]})
        if choice >= BASIC_ACTION:
            return Words("basic", {"what": BASIC[self.role][choice - BASIC_ACTION]})
        return Words("play", {"card": CARD_NAMES[choice - EFFECT]})

    def refused(self, country: Country, seat: int) -> list[Refusal]:
        """Every card and action that cannot be used now, with the rule that says so."""
        if country.draft(seat):
            return []
        found: list[Refusal] = []
        if not country.flags & MAIN_DONE:
            for number in hand_of(country, self.role):
                rule = refusal(country, number)
                if rule:
                    found.append(Refusal(Words("play", {"card": CARD_NAMES[number]}), rule))
            for action in range(len(BASIC_STEPS[self.role])):
                rule = BASIC_STEPS[self.role][action].refusal(country)
                if rule:
                    name = BASIC[self.role][action]
                    found.append(Refusal(Words("basic", {"what": name}), rule))
        if not country.flags & FREE_DONE:
            for action in range(len(FREE_STEPS[self.role])):
                rule = FREE_STEPS[self.role][action].refusal(country)
                if rule:
                    name = FREE[self.role][action]
                    found.append(Refusal(Words("free", {"what": name}), rule))
        deed = HOOKS[0].repayment(country, self.role)
        if deed is not None and deed.refusal(country):
            words = Words("beside", {"what": REPAY_BONDS})
            found.append(Refusal(words, deed.refusal(country)))
        return found
