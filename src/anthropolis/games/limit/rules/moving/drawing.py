"""Chapter 9.2, drawing from a deck, keeping some and putting the rest underneath.

Used by the New policy step for all nations at once and by Political Reform for one. Only the owner
ever sees the cards drawn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import DONE, Step, Words
from anthropolis.engine.menu import Menu, Verb
from anthropolis.games.limit.table.components import CARD_IDS, DECK_OF, DECKS, set_of
from anthropolis.games.limit.table.decks import draw, filled_decks, put_under
from anthropolis.games.limit.table.events import CardKept, CardsDrawn
from anthropolis.games.limit.table.state import World

DRAWN_MENU: Final = Menu(
    Verb("keep", "card", names=[CARD_IDS]), Verb("under", "card", names=[CARD_IDS])
)
KEEP: Final = 0
UNDER: Final = 1


@dataclass(frozen=True)
class ChooseDeck(Step):
    """LIM-POL-03, LIM-POL-04: each nation chooses a deck and draws from its top.

    `draws[i]` cards for `nations[i]`, of which it will keep `keeps[i]`.
    """

    nations: tuple[int, ...]
    draws: tuple[int, ...]
    keeps: tuple[int, ...]
    why: str

    def start(self, world: World) -> None:
        asked = [nation for nation in self.nations if filled_decks(world.nations[nation])]
        if asked:
            world.ask_together(self, asked)

    def options(self, world: World, seat: int) -> list[int]:
        return filled_decks(world.nations[seat])

    def settled(self, world: World, seats: list[int], choices: list[int]) -> None:
        for i in range(len(seats)):
            owner = world.nations[seats[i]]
            draw(owner, choices[i], self.draws[self.nations.index(seats[i])])
            if world.listening:
                cards = len(owner.drawn)
                world.tell(CardsDrawn(self.why, seats[i], DECKS[choices[i]], cards))
        keeps = tuple([self.keeps[self.nations.index(seat)] for seat in seats])
        world.then(KeepCards(tuple(seats), keeps, self.why))

    def rule(self) -> str:
        return self.why

    def prompt(self, world: World, seat: int) -> Words:
        place = self.nations.index(seat)
        return Words("ask_deck", {"draw": self.draws[place], "keep": self.keeps[place]})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return Words("deck", {"deck": DECKS[choice]})

    def hidden(self, world: World, seat: int, choice: int) -> list[Words]:
        """Which cards lie on top."""
        return [Words("hidden_cards", {"left": len(world.nations[seat].decks[choice])})]


@dataclass(frozen=True)
class KeepCards(Step):
    """LIM-POL-05: exactly `keeps[i]` of the cards drawn are kept, or all if there are no more.

    The others go under the same deck in an order of the nation's choice, the first lying highest;
    or, from any moment on, as they lie. No deck is shuffled. All of it is one answer in parts.
    """

    nations: tuple[int, ...]
    keeps: tuple[int, ...]
    why: str

    def start(self, world: World) -> None:
        world.ask_parts(self, list(self.nations))

    def keep_of(self, world: World, seat: int) -> int:
        return min(self.keeps[self.nations.index(seat)], len(world.nations[seat].drawn))

    def more(self, world: World, seat: int, parts: list[int]) -> list[int]:
        drawn, keep = world.nations[seat].drawn, self.keep_of(world, seat)
        if keep == len(drawn) or (parts and parts[len(parts) - 1] == DONE):
            return []
        named = set_of([DRAWN_MENU.first(part) for part in parts])
        if len(parts) < keep:
            return [DRAWN_MENU.code(KEEP, card) for card in drawn if not named >> card & 1]
        if len(drawn) - len(parts) <= 1:
            return []
        return [DONE, *[DRAWN_MENU.code(UNDER, card) for card in drawn if not named >> card & 1]]

    def whole(self, world: World, seats: list[int], answers: list[list[int]]) -> None:
        for i in range(len(seats)):
            self.sort(world, seats[i], [DRAWN_MENU.first(p) for p in answers[i] if p != DONE])

    def sort(self, world: World, seat: int, named: list[int]) -> None:
        """The cards named first are kept; the others named go under, then the rest as it lies."""
        owner = world.nations[seat]
        keep = self.keep_of(world, seat)
        cards = [*named, *[card for card in owner.drawn if card not in named]]
        owner.drawn = []
        for card in cards[:keep]:
            owner.hand |= 1 << card
            if world.listening:
                world.tell(CardKept(self.why, seat, DECKS[DECK_OF[card]], CARD_IDS[card]))
        for card in cards[keep:]:
            put_under(owner, card)

    def rule(self) -> str:
        return "LIM-POL-05"

    def prompt(self, world: World, seat: int) -> Words:
        given = len(world.draft(seat))
        left = self.keep_of(world, seat) - given
        if left > 0:
            return Words("ask_keep", {"left": left})
        return Words("ask_under", {"left": len(world.nations[seat].drawn) - given})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return Words("as_it_lies", {}) if choice == DONE else DRAWN_MENU.words(choice)
