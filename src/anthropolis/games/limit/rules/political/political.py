"""Chapter 9, the political phase: new cards, a limited hand, and deciding policy in turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from anthropolis.engine.contract import NOBODY
from anthropolis.engine.flow import Refusal, Step, Words
from anthropolis.engine.menu import Menu, Verb
from anthropolis.games.limit.cards.play import Play
from anthropolis.games.limit.cards.playing import PlayCard, can_play, can_pool
from anthropolis.games.limit.rules.moving.drawing import ChooseDeck
from anthropolis.games.limit.rules.political.taking_back import take_back, withdrawable_cards
from anthropolis.games.limit.table.calendar import begin_step
from anthropolis.games.limit.table.components import (
    CARD_IDS,
    DECK_OF,
    DECKS,
    UNLOCKED_AT,
    cards_in,
    load_data,
    set_of,
)
from anthropolis.games.limit.table.decks import forget_shown, put_under
from anthropolis.games.limit.table.events import CardDiscarded, CardsReturned, CardUnlocked, Passed
from anthropolis.games.limit.table.state import Nation, World

_COLUMNS: Final[list[dict[str, Any]]] = load_data("steps")["political_by_class_a"]
DRAWN: Final[list[int]] = [0, *[int(column["draw"]) for column in _COLUMNS]]
KEPT: Final[list[int]] = [0, *[int(column["keep"]) for column in _COLUMNS]]
HAND_LIMIT: Final[list[int]] = [0, *[int(column["hand_limit"]) for column in _COLUMNS]]
"""By the standard of living of class A at the start of the generation (LIM-GEN-02)."""

POLICY_MENU: Final = Menu(
    Verb("pass"),
    Verb("play", "card", names=[CARD_IDS]),
    Verb("play_pooled", "card", names=[CARD_IDS]),
    Verb("take_back", "card", names=[CARD_IDS]),
)
PASS: Final = 0
PLAY: Final = 1
POOL: Final = 2
TAKE_BACK: Final = 3
CARDS_A_TURN: Final = 2


@dataclass(frozen=True)
class TechnologicalAdvancement(Step):
    """LIM-POL-01, LIM-POL-02: set-aside cards whose class A level is reached join the hand.

    Nothing ever sets them aside again. Everybody sees them come.
    """

    nations: tuple[int, ...]

    def start(self, world: World) -> None:
        begin_step(world, "technological_advancement", "LIM-POL-01")
        for nation in self.nations:
            unlock(world, nation)


def unlock(world: World, nation: int) -> None:
    """LIM-POL-01, LIM-GEN-02: by class A as it stood when the generation began."""
    owner = world.nations[nation]
    for card in cards_in(owner.set_aside):
        if UNLOCKED_AT[card] <= owner.column_a:
            owner.set_aside &= ~(1 << card)
            owner.hand |= 1 << card
            owner.shown |= 1 << card
            if world.listening:
                world.tell(CardUnlocked("LIM-POL-01", nation, CARD_IDS[card]))


@dataclass(frozen=True)
class NewPolicy(Step):
    """LIM-POL-03: each nation chooses a deck, draws its column's number and keeps some."""

    nations: tuple[int, ...]

    def start(self, world: World) -> None:
        begin_step(world, "new_policy", "LIM-POL-03")
        columns = [world.nations[nation].column_a for nation in self.nations]
        draws = tuple([DRAWN[column] for column in columns])
        keeps = tuple([KEPT[column] for column in columns])
        world.then(ChooseDeck(self.nations, draws, keeps, "LIM-POL-03"))


def hand_limit(owner: Nation) -> int:
    """LIM-POL-06, LIM-GEN-02: 5, 6, 7 or 8 cards by class A."""
    return HAND_LIMIT[owner.column_a]


def cards_too_many(owner: Nation) -> int:
    """LIM-POL-06, LIM-CRD-12: permanent cards in play do not count."""
    return owner.hand.bit_count() - hand_limit(owner)


@dataclass(frozen=True)
class PoliticalActionCapacity(Step):
    """LIM-POL-06, LIM-POL-07: the only step in which the hand limit is checked."""

    nations: tuple[int, ...]

    def start(self, world: World) -> None:
        begin_step(world, "political_action_capacity", "LIM-POL-06")
        world.then(DiscardDown(self.nations))


@dataclass(frozen=True)
class DiscardDown(Step):
    """LIM-POL-06, LIM-POL-07: any cards above the limit go under their own decks, in that order.

    Everybody who holds too many names them at once. The others do not see which cards they are.
    """

    nations: tuple[int, ...]

    def start(self, world: World) -> None:
        asked = [n for n in self.nations if cards_too_many(world.nations[n]) > 0]
        if asked:
            world.ask_parts(self, asked)

    def more(self, world: World, seat: int, parts: list[int]) -> list[int]:
        """A part is a card."""
        owner = world.nations[seat]
        if len(parts) >= cards_too_many(owner):
            return []
        return cards_in(owner.hand & ~set_of(parts))

    def whole(self, world: World, seats: list[int], answers: list[list[int]]) -> None:
        for i in range(len(seats)):
            for card in answers[i]:
                self.discard(world, seats[i], card)

    def discard(self, world: World, seat: int, card: int) -> None:
        owner, deck = world.nations[seat], DECK_OF[card]
        owner.hand &= ~(1 << card)
        put_under(owner, card)
        forget_shown(owner, deck)
        if world.listening:
            world.tell(CardDiscarded("LIM-POL-06", seat, DECKS[deck], CARD_IDS[card]))

    def rule(self) -> str:
        return "LIM-POL-06"

    def prompt(self, world: World, seat: int) -> Words:
        left = cards_too_many(world.nations[seat]) - len(world.draft(seat))
        return Words("ask_discard", {"left": left})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return Words("discard", {"card": CARD_IDS[choice]})

    def hidden(self, world: World, seat: int, choice: int) -> list[Words]:
        return [Words("hidden_discards", {})]


@dataclass(frozen=True)
class DecidePolicy(Step):
    """LIM-POL-08, LIM-POL-10: in turn order, leader first, until all nations have passed."""

    def start(self, world: World) -> None:
        begin_step(world, "decide_policy", "LIM-POL-08")
        for nation in world.order:
            world.nations[nation].passed = False
        world.then(NextTurn(world.order[len(world.order) - 1]))


def next_nation(world: World, after: int) -> int:
    """LIM-POL-10, LIM-TRM-11: the next nation clockwise that has not passed, -1 if all have."""
    order = world.order
    place = order.index(after)
    for i in range(1, len(order) + 1):
        nation = order[(place + i) % len(order)]
        if not world.nations[nation].passed:
            return nation
    return -1


@dataclass(frozen=True)
class NextTurn(Step):
    """LIM-POL-10: the turn goes round; when all have passed the step is over."""

    after: int

    def start(self, world: World) -> None:
        nation = next_nation(world, self.after)
        if nation < 0:
            return_cards(world)
        else:
            world.then(PolicyTurn(nation, 0, 0))


def return_cards(world: World) -> None:
    """LIM-POL-13: instant cards played this generation go back to hand, where all know of them."""
    for nation in world.order:
        owner = world.nations[nation]
        if owner.played == 0:
            continue
        if world.listening:
            world.tell(CardsReturned("LIM-POL-13", nation, owner.played.bit_count()))
        owner.hand |= owner.played
        owner.shown |= owner.played
        owner.played = 0


@dataclass(frozen=True)
class PolicyTurn(Step):
    """LIM-POL-08, LIM-POL-09: play two cards one after the other, one and pass, or pass.

    `played` cards were played in this turn. `barred` is the set of cards whose contributions failed
    in it. LIM-CRD-14: a permanent card may be taken back meanwhile, which is no card play.
    """

    nation: int
    played: int
    barred: int

    def start(self, world: World) -> None:
        world.ask(self, self.nation)

    def options(self, world: World, seat: int) -> list[int]:
        found: list[int] = []
        for card in cards_in(world.nations[seat].hand):
            if can_play(world, seat, card) is None:
                found.append(POLICY_MENU.code(PLAY, card))
            if not self.barred >> card & 1 and can_pool(world, seat, card):
                found.append(POLICY_MENU.code(POOL, card))
        for card in withdrawable_cards(world, seat):
            found.append(POLICY_MENU.code(TAKE_BACK, card))
        found.append(POLICY_MENU.code(PASS))
        return found

    def answered(self, world: World, seat: int, choice: int) -> None:
        verb, card = POLICY_MENU.verb(choice), POLICY_MENU.first(choice)
        if verb == PASS:
            world.nations[seat].passed = True
            if world.listening:
                world.tell(Passed("LIM-POL-08", seat))
            world.then(NextTurn(seat))
        elif verb == TAKE_BACK:
            take_back(world, seat, card)
            world.then(self)
        else:
            world.then(
                PlayCard(Play(seat, card, pooled=verb == POOL)),
                AfterCard(seat, card, self.played, self.barred),
            )

    def rule(self) -> str:
        return "LIM-POL-08" if self.played == 0 else "LIM-POL-09"

    def prompt(self, world: World, seat: int) -> Words:
        name = "ask_first_card" if self.played == 0 else "ask_second_card"
        return Words(name, {"nation": seat})

    def describe(self, world: World, seat: int, choice: int) -> Words:
        return POLICY_MENU.words(choice)

    def refused(self, world: World, seat: int) -> list[Refusal]:
        """LIM-CRD-03: each card in hand that cannot be played, with the first rule against it."""
        found: list[Refusal] = []
        for card in cards_in(world.nations[seat].hand):
            rule = can_play(world, seat, card)
            if rule is not None:
                found.append(Refusal(Words("play", {"card": CARD_IDS[card]}), rule))
        return found


@dataclass(frozen=True)
class AfterCard(Step):
    """LIM-POL-09: after two cards the turn ends without passing; after one there is a choice.

    A card still in hand was not played: its contributions failed, and it is barred for this turn.
    """

    nation: int
    card: int
    played: int
    barred: int

    def start(self, world: World) -> None:
        world.actor = NOBODY
        if world.nations[self.nation].hand >> self.card & 1:
            world.then(PolicyTurn(self.nation, self.played, self.barred | 1 << self.card))
        elif self.played + 1 == CARDS_A_TURN:
            world.then(NextTurn(self.nation))
        else:
            world.then(PolicyTurn(self.nation, self.played + 1, self.barred))
