"""The state of a game of LIMIT: nations, the world between them, and the ledger of the boxes."""

from __future__ import annotations

from typing import Final

from anthropolis.engine.chance import Chance
from anthropolis.engine.flow import State
from anthropolis.engine.keeping import Kept
from anthropolis.games.limit.table.components import CLASS_C, cards_in
from anthropolis.games.limit.table.figures import Figures

NO_STAR: Final = -1
NO_ACTOR: Final = -1


class Nation(Kept):
    """One nation's board, money, tokens and cards.

    `pop` and `prod` are levels. `stock` counts renewable, industrial, military and fossil
    resources. `demo_line` has one bit per class whose demographic tile is still on its line.
    `hand`, `played`, `permanents`, `set_aside` and `shown` are sets of cards as bits; `shown` are
    the cards in hand that everybody knows of, `open_under` those that everybody saw go under their
    deck and that nobody has drawn since. `decks` lie top first, `known_under` counts the cards at
    the bottom of each deck whose order the nation itself knows. `drawn` are cards drawn and not yet
    kept or put back.
    """

    def __init__(
        self,
        pop: int,
        unrest: int,
        money: int,
        territories: int,
        pollution: int,
        disruption: int,
        demo_line: int,
        demo_zone: int,
        column_a: int,
        column_c: int,
        passed: bool,
        hand: int,
        played: int,
        permanents: int,
        set_aside: int,
        shown: int,
        open_under: int,
        classes: list[int],
        prod: list[int],
        stock: list[int],
        decks: list[list[int]],
        known_under: list[int],
        drawn: list[int],
    ) -> None:
        self.pop = pop
        self.unrest = unrest
        self.money = money
        self.territories = territories
        self.pollution = pollution
        self.disruption = disruption
        self.demo_line = demo_line
        self.demo_zone = demo_zone
        self.column_a = column_a
        self.column_c = column_c
        self.passed = passed
        self.hand = hand
        self.played = played
        self.permanents = permanents
        self.set_aside = set_aside
        self.shown = shown
        self.open_under = open_under
        self.classes = classes
        self.prod = prod
        self.stock = stock
        self.decks = decks
        self.known_under = known_under
        self.drawn = drawn

    def saved_fields(self) -> list[str]:
        return ["pop", "unrest", "money", "territories", "pollution", "disruption", "demo_line",
                "demo_zone", "column_a", "column_c", "passed", "hand", "played", "permanents",
                "set_aside", "shown", "open_under", "classes", "prod", "stock", "decks",
                "known_under", "drawn"]  # fmt: skip

    def copy(self) -> Nation:
        return Nation(
            self.pop, self.unrest, self.money, self.territories, self.pollution, self.disruption,
            self.demo_line, self.demo_zone, self.column_a, self.column_c, self.passed, self.hand,
            self.played, self.permanents, self.set_aside, self.shown, self.open_under,
            self.classes[:], self.prod[:], self.stock[:], [deck[:] for deck in self.decks],
            self.known_under[:], self.drawn[:],
        )  # fmt: skip

    def has(self, permanent: int) -> bool:
        """Whether the permanent card is in play in front of the nation."""
        return self.permanents >> permanent & 1 == 1

    def has_board(self) -> bool:
        """Whether it has tracks, classes and stocks of its own: all but the star nation do."""
        return True

    def population_level(self, generation: int) -> int:
        return self.pop

    def production_level(self, plant: int, generation: int) -> int:
        return self.prod[plant]

    def class_c(self, generation: int) -> int:
        return self.classes[CLASS_C]


class World(State):
    """The nations and what they share.

    `order` is the turn order, leader first. In solo the star nation is the last of `nations`, at
    index `star`; it has no seat. `groups[kind][nation]` is the number of the nation's alliance of
    that kind, 0 for none; `agreement[kind]` has one bit per nation whose token shows the agreement
    side. `crises` counts tiles on all generations, `crises_now` has one bit per kind lying on the
    current one, `crisis_tiles` three bits for each generation. The `box_` fields are the ledger of
    the LIMIT boxes: what went in minus what came out, so that nothing ever appears or vanishes.
    `actor` is the nation whose card is being resolved, -1 if none is.
    """

    def __init__(
        self,
        seats: int,
        chance: Chance,
        figures: Figures,
        nations: list[Nation],
        order: list[int],
        star: int,
        generation: int,
        bank: int,
        pollution_reserve: int,
        excess_pollution: int,
        disruption_reserve: int,
        colony_territories: int,
        colony_fossil: int,
        market: list[int],
        prices: list[int],
        crises: list[int],
        crises_now: int,
        crisis_tiles: int,
        groups: list[list[int]],
        agreement: list[int],
        demilitarized: bool,
        event_pile: list[int],
        event_discard: list[int],
        box_money: int,
        box_fossil: int,
        box_territories: int,
        box_disruption: int,
        box_tiles: int,
        phase: int,
        over: bool,
        actor: int,
    ) -> None:
        super().__init__(seats, chance)
        self.figures = figures
        self.nations = nations
        self.order = order
        self.star = star
        self.generation = generation
        self.bank = bank
        self.pollution_reserve = pollution_reserve
        self.excess_pollution = excess_pollution
        self.disruption_reserve = disruption_reserve
        self.colony_territories = colony_territories
        self.colony_fossil = colony_fossil
        self.market = market
        self.prices = prices
        self.crises = crises
        self.crises_now = crises_now
        self.crisis_tiles = crisis_tiles
        self.groups = groups
        self.agreement = agreement
        self.demilitarized = demilitarized
        self.event_pile = event_pile
        self.event_discard = event_discard
        self.box_money = box_money
        self.box_fossil = box_fossil
        self.box_territories = box_territories
        self.box_disruption = box_disruption
        self.box_tiles = box_tiles
        self.phase = phase
        self.over = over
        self.actor = actor

    def saved_fields(self) -> list[str]:
        return ["figures", "nations", "order", "star", "generation", "bank", "pollution_reserve",
                "excess_pollution", "disruption_reserve", "colony_territories", "colony_fossil",
                "market", "prices", "crises", "crises_now", "crisis_tiles", "groups",
                "agreement", "demilitarized", "event_pile", "event_discard", "box_money",
                "box_fossil", "box_territories", "box_disruption", "box_tiles", "phase",
                "over", "actor"]  # fmt: skip

    def copy(self) -> World:
        twin = World(
            self.seats, self.chance.copy(), self.figures, [n.copy() for n in self.nations],
            self.order[:], self.star, self.generation, self.bank, self.pollution_reserve,
            self.excess_pollution, self.disruption_reserve, self.colony_territories,
            self.colony_fossil, self.market[:], self.prices[:], self.crises[:], self.crises_now,
            self.crisis_tiles, [g[:] for g in self.groups], self.agreement[:], self.demilitarized,
            self.event_pile[:], self.event_discard[:], self.box_money, self.box_fossil,
            self.box_territories, self.box_disruption, self.box_tiles, self.phase, self.over,
            self.actor,
        )  # fmt: skip
        self.share_flow(twin)
        return twin

    def everybody(self) -> tuple[int, ...]:
        """LIM-TRM-07, LIM-TRM-11: all nations that play, leader first, then clockwise."""
        return tuple(self.order)

    def with_star(self) -> list[int]:
        """LIM-SOLO-07, LIM-SOLO-08: everybody in turn order, the star nation last."""
        return [*self.order, self.star] if self.star >= 0 else self.order[:]

    def allies(self, kind: int, nation: int) -> list[int]:
        """The other members of the nation's alliance of that kind, in turn order."""
        group = self.groups[kind][nation]
        if group == 0:
            return []
        return [n for n in self.order if n != nation and self.groups[kind][n] == group]


def all_cards(nation: Nation) -> list[int]:
    """Every card of a nation, wherever it lies; each of the 37 must be somewhere once."""
    loose = nation.hand, nation.played, nation.permanents, nation.set_aside
    held = [card for cards in loose for card in cards_in(cards)]
    return sorted(held + nation.drawn + [card for deck in nation.decks for card in deck])
