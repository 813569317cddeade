"""Chapter 9.5, taking a permanent card back, and the windows in which that is possible."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step, Words
from anthropolis.engine.menu import Menu, Verb
from anthropolis.games.limit.cards.costs import cost_refusal, pay
from anthropolis.games.limit.cards.play import Play
from anthropolis.games.limit.cards.vocabulary import ALL_CARDS
from anthropolis.games.limit.table.components import CARD_IDS, cards_in, set_of
from anthropolis.games.limit.table.decks import put_under_openly
from anthropolis.games.limit.table.events import CardTakenBack
from anthropolis.games.limit.table.state import World

WITHDRAWABLE: Final[int] = set_of([card.number for card in ALL_CARDS if card.withdrawable])
WINDOW_MENU: Final = Menu(Verb("keep_permanents"), Verb("take_back", "card", names=[CARD_IDS]))
KEEP_ALL: Final = 0
TAKE: Final = 1


def take_back_refusal(world: World, nation: int, card: int) -> str:
    """LIM-CRD-13, LIM-CRD-15: why the card cannot be taken back, or nothing.

    Only Intensive Farming and Policy Planning can, at their price; unrest has to fit on its track.
    """
    if not world.nations[nation].permanents & WITHDRAWABLE & 1 << card:
        return "LIM-CRD-13"
    cost = ALL_CARDS[card].withdraw_cost
    rule = cost_refusal(world, cost, Play(nation, card), world.nations[nation].money)
    return "LIM-CRD-15" if rule == "LIM-CRD-04" else rule


def withdrawable_cards(world: World, nation: int) -> list[int]:
    """The permanent cards that the nation could take back now."""
    candidates = world.nations[nation].permanents & WITHDRAWABLE
    if candidates == 0:
        return []
    return [c for c in cards_in(candidates) if not take_back_refusal(world, nation, c)]


def take_back(world: World, nation: int, card: int) -> None:
    """LIM-CRD-13, LIM-CP-03, LIM-CP-10: pay the price on the card and put it under its deck.

    LIM-CP-14: also the forced withdrawal of Intensive Farming. The price is payable.
    """
    owner = world.nations[nation]
    if world.listening:
        world.tell(CardTakenBack("LIM-CRD-13", nation, CARD_IDS[card]))
    pay(world, ALL_CARDS[card].withdraw_cost, Play(nation, card), ALL_CARDS[card].rule)
    owner.permanents &= ~(1 << card)
    put_under_openly(owner, card)


@dataclass(frozen=True)
class TakeBackWindow(Step):
    """LIM-CRD-14, LIM-TST-03: before Economic growth and any Production permanent cards may go.

    Only nations that could take one back are asked, together; whoever does is asked again.
    """

    nations: tuple[int, ...]

    def start(self, world: World) -> None:
        asked = [nation for nation in self.nations if withdrawable_cards(world, nation)]
        if asked:
            world.ask_together(self, asked)

    def options(self, world: World, seat: int) -> list[int]:
        cards = withdrawable_cards(world, seat)
        return [WINDOW_MENU.code(KEEP_ALL), *[WINDOW_MENU.code(TAKE, card) for card in cards]]

    def settled(self, world: World, seats: list[int], choices: list[int]) -> None:
        again: list[int] = []
        for i in range(len(seats)):
            if WINDOW_MENU.verb(choices[i]) == TAKE:
                take_back(world, seats[i], WINDOW_MENU.first(choices[i]))
                again.append(seats[i])
        if again:
            world.then(TakeBackWindow(tuple(again)))

    def rule(self) -> str:
        return "LIM-CRD-14"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("ask_take_back", {})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return WINDOW_MENU.words(choice)
