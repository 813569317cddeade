"""Toy rules for the engine's own tests: a levy, a secret vote, and a discarding in parts."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.chance import chance_from
from anthropolis.engine.flow import DONE, State, Step
from anthropolis.engine.saving import Loader, pack_state

HAND_LIMIT = 3
PAY, REFUSE = 0, 1


class Table(State):
    """Coins and hands."""

    def __init__(self, coins: list[int], hands: list[list[int]]) -> None:
        super().__init__(len(coins), chance_from(0))
        self.coins = coins
        self.hands = hands

    def saved_fields(self) -> list[str]:
        return ["coins", "hands"]

    def copy(self) -> Table:
        twin = Table(self.coins[:], [hand[:] for hand in self.hands])
        self.share_flow(twin)
        return twin


def table(coins: list[int], hands: list[list[int]], *steps: Step) -> Table:
    """A table that has run to its first question."""
    state = Table(coins, hands)
    state.then(*steps)
    state.run()
    return state


@dataclass(frozen=True)
class Levy(Step):
    """TOY-LEV-01: each other player, clockwise from the collector, faces the levy."""

    collector: int

    def start(self, state: Table) -> None:
        n = state.seats
        state.then(*[LevyOn(self.collector, (self.collector + i) % n) for i in range(1, n)])


@dataclass(frozen=True)
class LevyOn(Step):
    """TOY-LEV-02: whoever holds more than 3 cards pays 1 coin or discards down to 3."""

    collector: int
    payer: int

    def start(self, state: Table) -> None:
        if len(state.hands[self.payer]) <= HAND_LIMIT:
            return
        if state.coins[self.payer] == 0:
            state.then(DiscardDown(self.payer))
        else:
            state.ask(self, self.payer)

    def options(self, state: Table, seat: int) -> list[int]:
        return [PAY, REFUSE]

    def answered(self, state: Table, seat: int, choice: int) -> None:
        if choice == PAY:
            state.coins[self.payer] -= 1
            state.coins[self.collector] += 1
        else:
            state.then(DiscardDown(self.payer))

    def rule(self) -> str:
        return "TOY-LEV-02"


@dataclass(frozen=True)
class DiscardDown(Step):
    """TOY-LEV-03: the player discards cards of their choice until 3 are left."""

    player: int

    def start(self, state: Table) -> None:
        if len(state.hands[self.player]) > HAND_LIMIT:
            state.ask(self, self.player)

    def options(self, state: Table, seat: int) -> list[int]:
        return sorted(set(state.hands[seat]))

    def answered(self, state: Table, seat: int, choice: int) -> None:
        state.hands[seat].remove(choice)
        state.then(self)

    def rule(self) -> str:
        return "TOY-LEV-03"


@dataclass(frozen=True)
class ChooseOne(Step):
    """The player picks one of the steps by its position."""

    player: int
    steps: tuple[Step, ...]

    def start(self, state: Table) -> None:
        state.ask(self, self.player)

    def options(self, state: Table, seat: int) -> list[int]:
        return list(range(len(self.steps)))

    def answered(self, state: Table, seat: int, choice: int) -> None:
        state.then(self.steps[choice])

    def rule(self) -> str:
        return "TOY-ONE-01"


@dataclass(frozen=True)
class GainCoins(Step):
    player: int
    amount: int

    def start(self, state: Table) -> None:
        state.coins[self.player] += self.amount


@dataclass(frozen=True)
class SecretBid(Step):
    """TOY-BID-01: the bidders bid coins together; the highest bid pays, the first one in a tie."""

    bidders: tuple[int, ...]

    def start(self, state: Table) -> None:
        state.ask_together(self, list(self.bidders))

    def options(self, state: Table, seat: int) -> list[int]:
        return list(range(state.coins[seat] + 1))

    def settled(self, state: Table, seats: list[int], choices: list[int]) -> None:
        if seats:
            winner = seats[choices.index(max(choices))]
            state.coins[winner] -= max(choices)
            state.then(Levy(winner))

    def rule(self) -> str:
        return "TOY-BID-01"


@dataclass(frozen=True)
class ClearOut(Step):
    """TOY-CLR-01: everybody at once discards down to 3, and then as many more as they like."""

    players: tuple[int, ...]

    def start(self, state: Table) -> None:
        state.ask_parts(self, list(self.players))

    def more(self, state: Table, seat: int, parts: list[int]) -> list[int]:
        if len(state.hands[seat]) <= HAND_LIMIT or DONE in parts:
            return []
        left = state.hands[seat][:]
        for card in parts:
            left.remove(card)
        return sorted(set(left)) + ([DONE] if len(left) <= HAND_LIMIT else [])

    def whole(self, state: Table, seats: list[int], answers: list[list[int]]) -> None:
        for seat, parts in zip(seats, answers, strict=True):
            for card in parts:
                if card != DONE:
                    state.hands[seat].remove(card)

    def rule(self) -> str:
        return "TOY-CLR-01"


LOADER = Loader([Levy, LevyOn, DiscardDown, ChooseOne, GainCoins, SecretBid, ClearOut])


def make(seats: int, chance: object, coins: list[int], hands: list[list[int]]) -> Table:
    return Table(coins, hands)


def saved(state: Table) -> dict[str, object]:
    return pack_state(state)


def loaded(data: dict[str, object]) -> Table:
    state = LOADER.unpack_state(data, make)
    assert isinstance(state, Table)
    return state
