"""Chapter 9.2, drawing from a deck, keeping some and putting the rest underneath.

Used by the New policy step for all nations at once and by Political Reform for one. Each round asks
everybody who still has something to decide. Only the owner ever sees the cards drawn.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step, Words
from anthropolis.games.limit.table.components import CARD_IDS, DECK_OF, DECKS
from anthropolis.games.limit.table.decks import draw, filled_decks, put_under
from anthropolis.games.limit.table.events import CardKept, CardsDrawn
from anthropolis.games.limit.table.state import World

AS_IT_LIES: Final = 0


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


@dataclass(frozen=True)
class KeepCards(Step):
    """LIM-POL-05: exactly `keeps[i]` of the cards drawn are kept, or all if there are no more."""

    nations: tuple[int, ...]
    keeps: tuple[int, ...]
    why: str

    def start(self, world: World) -> None:
        asked: list[int] = []
        for i in range(len(self.nations)):
            nation = self.nations[i]
            drawn = world.nations[nation].drawn
            if self.keeps[i] >= len(drawn):
                for card in drawn[:]:
                    self.answered(world, nation, card)
            elif self.keeps[i] > 0:
                asked.append(nation)
        if asked:
            world.ask_together(self, asked)
        else:
            world.then(PutUnder(self.nations, self.why))

    def options(self, world: World, seat: int) -> list[int]:
        return world.nations[seat].drawn[:]

    def settled(self, world: World, seats: list[int], choices: list[int]) -> None:
        for i in range(len(seats)):
            self.answered(world, seats[i], choices[i])
        left = tuple([max(0, keep - 1) for keep in self.keeps])
        world.then(KeepCards(self.nations, left, self.why))

    def answered(self, world: World, seat: int, choice: int) -> None:
        owner = world.nations[seat]
        owner.drawn.remove(choice)
        owner.hand |= 1 << choice
        if world.listening:
            world.tell(CardKept(self.why, seat, DECKS[DECK_OF[choice]], CARD_IDS[choice]))

    def rule(self) -> str:
        return "LIM-POL-05"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("ask_keep", {"left": self.keeps[self.nations.index(seat)]})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return Words("keep", {"card": CARD_IDS[choice]})


@dataclass(frozen=True)
class PutUnder(Step):
    """LIM-POL-05: the other cards go under the same deck in an order of the nation's choice.

    One card at a time, the first lying highest; or the rest as it lies. No deck is shuffled.
    """

    nations: tuple[int, ...]
    why: str

    def start(self, world: World) -> None:
        asked: list[int] = []
        for nation in self.nations:
            if len(world.nations[nation].drawn) > 1:
                asked.append(nation)
            else:
                self.answered(world, nation, AS_IT_LIES)
        if asked:
            world.ask_together(self, asked)

    def options(self, world: World, seat: int) -> list[int]:
        """0 leaves the rest as it lies, 1 + card puts that card under the deck next."""
        return [AS_IT_LIES, *[1 + card for card in world.nations[seat].drawn]]

    def settled(self, world: World, seats: list[int], choices: list[int]) -> None:
        for i in range(len(seats)):
            self.answered(world, seats[i], choices[i])
        world.then(PutUnder(tuple(seats), self.why))

    def answered(self, world: World, seat: int, choice: int) -> None:
        owner = world.nations[seat]
        if choice == AS_IT_LIES:
            for card in owner.drawn:
                put_under(owner, card)
            owner.drawn = []
        else:
            owner.drawn.remove(choice - 1)
            put_under(owner, choice - 1)

    def rule(self) -> str:
        return "LIM-POL-05"

    def prompt(self, world: World, seat: int) -> Words:
        return Words("ask_under", {"left": len(world.nations[seat].drawn)})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        if choice == AS_IT_LIES:
            return Words("as_it_lies", {})
        return Words("under", {"card": CARD_IDS[choice - 1]})
