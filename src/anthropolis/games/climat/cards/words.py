"""The 14 verbs that cards are written with (BPC-EFF-01), one small class for each."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.climat.cards.amounts import Amount, Where, read_amount, read_where
from anthropolis.games.climat.roles.causes import CARD, because
from anthropolis.games.climat.rules.moving.calamities import place_many
from anthropolis.games.climat.rules.moving.drawing import DrawForAll
from anthropolis.games.climat.rules.moving.energy import (
    AddClean,
    RemoveElectricity,
    install,
    lower_production,
    may_get,
    raise_production,
)
from anthropolis.games.climat.rules.moving.learning import Propagation
from anthropolis.games.climat.rules.moving.numbers import (
    add_electricity,
    change_demography,
    change_global_ges,
    change_population,
    set_token,
)
from anthropolis.games.climat.rules.moving.outbreaks import change_discipline
from anthropolis.games.climat.rules.moving.refugees import start_exodus
from anthropolis.games.climat.rules.moving.track import advance_green
from anthropolis.games.climat.table.energy import (
    COAL,
    ELECTRICITY,
    ENR_I,
    ENR_P,
    GAS,
    KINDS,
    NOTHING,
)
from anthropolis.games.climat.table.regions import HIGHEST_DISCIPLINE, MIDDLE_EAST
from anthropolis.games.climat.table.state import World, token, tokens_of_electricity
from anthropolis.games.climat.table.tally import CARDS
from anthropolis.games.climat.table.tokens import CHAOS, TOKEN_BY_ID

TARGET: Final = 0
ACTIVE: Final = 1
LINKED: Final = 2
ALL: Final = 3
SPREAD_UP: Final = 4
SPREAD_DOWN: Final = 5
SCOPES: Final = ["target", "active", "linked", "all", "spread_up", "spread_down"]
CHOICE: Final = -1
"""In the place of a kind of electricity: the team chooses (`clean`, `any`)."""
FOSSIL: Final = -2


class Word:
    """One effect of a card: what it does to a region, or to the whole board."""

    def __init__(self, at: int, amount: Amount, where: Where, condition: Where) -> None:
        self.at = at
        self.amount = amount
        self.where = where
        self.condition = condition

    def is_global(self) -> bool:
        """Whether it concerns the board and no region."""
        return False

    def apply(self, world: World, region: int, cause: int) -> None:
        """Do it to one region (to the board: the region does not matter)."""
        raise NotImplementedError


class AddToken(Word):
    """Tokens come one at a time by the placement rules; `refugees` leave at once."""

    def __init__(self, at: int, amount: Amount, where: Where, condition: Where, kind: int) -> None:
        super().__init__(at, amount, where, condition)
        self.kind = kind

    def apply(self, world: World, region: int, cause: int) -> None:
        spread = self.at == SPREAD_UP or self.at == SPREAD_DOWN
        many = 1 if spread else self.amount.now(world)
        place_many(world, region, self.kind, many, cause)


class RemoveToken(Word):
    """BPC-EFF-09: what is there, up to the amount."""

    def __init__(self, at: int, amount: Amount, where: Where, condition: Where, kind: int) -> None:
        super().__init__(at, amount, where, condition)
        self.kind = kind

    def apply(self, world: World, region: int, cause: int) -> None:
        left = max(0, token(world, region, self.kind) - self.amount.now(world))
        set_token(world, region, self.kind, left, "BPC-EFF-09", cause)


class AddElectricity(Word):
    """BPC-EFF-07: a token of that kind, or a carbon-free one that the team chooses."""

    def __init__(self, at: int, amount: Amount, where: Where, condition: Where, kind: int) -> None:
        super().__init__(at, amount, where, condition)
        self.kind = kind

    def apply(self, world: World, region: int, cause: int) -> None:
        if self.kind == CHOICE:
            world.then(AddClean(region, cause))
            return
        kind = kind_there(region, self.kind)
        if may_get(world, region, kind, NOTHING):
            install(world, region, kind, NOTHING, cause)


class RemoveOneElectricity(Word):
    """BPC-EFF-08: never the last token of a region."""

    def __init__(self, at: int, amount: Amount, where: Where, condition: Where, kind: int) -> None:
        super().__init__(at, amount, where, condition)
        self.kind = kind

    def apply(self, world: World, region: int, cause: int) -> None:
        if tokens_of_electricity(world, region) < 2:
            return
        if self.kind == CHOICE:
            world.then(RemoveElectricity(region, cause))
        elif world.electricity[region * KINDS + self.kind]:
            add_electricity(world, region, self.kind, -1, "BPC-EFF-08", cause)


class ReplaceElectricity(Word):
    """BPC-EFF-07: one token for another; without the first, or forbidden: nothing."""

    def __init__(
        self, at: int, amount: Amount, where: Where, condition: Where, old: int, new: int
    ) -> None:
        super().__init__(at, amount, where, condition)
        self.old = old
        self.new = new

    def apply(self, world: World, region: int, cause: int) -> None:
        old, new = self.old, kind_there(region, self.new)
        if old == FOSSIL:
            old = COAL if world.electricity[region * KINDS + COAL] else GAS
        if may_get(world, region, new, old):
            install(world, region, new, old, cause)


def kind_there(region: int, kind: int) -> int:
    """BPC-ELE-09: what intermittent renewables are in the Middle East."""
    return ENR_P if kind == ENR_I and region == MIDDLE_EAST else kind


class ChangeDiscipline(Word):
    """BPC-EFF-05: a card stays within 1 and 4, and does nothing in chaos."""

    def apply(self, world: World, region: int, cause: int) -> None:
        if world.status[region] == CHAOS:
            return
        now = world.discipline[region]
        wanted = max(1, min(HIGHEST_DISCIPLINE, now + self.amount.now(world)))
        change_discipline(world, region, wanted - now, "BPC-EFF-05", cause)


class ChangeDemography(Word):
    """The demography rate up or down, within its bounds."""

    def apply(self, world: World, region: int, cause: int) -> None:
        change_demography(world, region, self.amount.now(world), "BPC-EFF-01", cause)


class ChangePopulation(Word):
    """The population up or down, never below 1."""

    def apply(self, world: World, region: int, cause: int) -> None:
        change_population(world, region, self.amount.now(world), "BPC-EFF-01", cause)


class ChangeGes(Word):
    """BPC-EVT-05: the global counter up or down."""

    def is_global(self) -> bool:
        return True

    def apply(self, world: World, region: int, cause: int) -> None:
        changed = change_global_ges(world, self.amount.now(world), "BPC-EVT-05", cause)
        world.tally[CARDS] += changed


class ChangeOil(Word):
    """BPC-EFF-06: production 1 less, or 1 more."""

    def apply(self, world: World, region: int, cause: int) -> None:
        if self.amount.sign < 0:
            lower_production(world, region, "BPC-OIC-02", cause)
        else:
            raise_production(world, region, "BPC-EFF-06", cause)


class MoveGreen(Word):
    """BPC-WRM-01: the green token advances."""

    def is_global(self) -> bool:
        return True

    def apply(self, world: World, region: int, cause: int) -> None:
        advance_green(world, self.amount.now(world), cause)


class Propagate(Word):
    """BPC-PRO-09: one propagation phase for the region."""

    def apply(self, world: World, region: int, cause: int) -> None:
        world.then(Propagation(region))


class Exodus(Word):
    """BPC-EXO-01: an exodus leaves the region."""

    def apply(self, world: World, region: int, cause: int) -> None:
        start_exodus(world, region)


class DrawCards(Word):
    """BPC-EFF-10: every player draws so many cards."""

    def is_global(self) -> bool:
        return True

    def apply(self, world: World, region: int, cause: int) -> None:
        world.then(DrawForAll(self.amount.now(world)))


PLAIN: Final[dict[str, type[Word]]] = {
    "change_discipline": ChangeDiscipline,
    "change_demography": ChangeDemography,
    "change_population": ChangePopulation,
    "change_ges": ChangeGes,
    "change_oil": ChangeOil,
    "move_green": MoveGreen,
    "propagate": Propagate,
    "exodus": Exodus,
    "draw_cards": DrawCards,
}
"""Verbs that need nothing but an amount."""


def read_word(written: Any) -> Word:
    """BPC-EFF-01: one effect as data/effects.yaml defines it; raises KeyError or ValueError."""
    verb = str(written["do"])
    at = SCOPES.index(written.get("at", "target"))
    amount = read_amount(written.get("amount", 1))
    where, condition = read_where(written.get("where", {})), read_where(written.get("if", {}))
    if verb in PLAIN:
        return PLAIN[verb](at, amount, where, condition)
    if verb == "add_token":
        return AddToken(at, amount, where, condition, TOKEN_BY_ID[written["token"]])
    if verb == "remove_token":
        return RemoveToken(at, amount, where, condition, TOKEN_BY_ID[written["token"]])
    if verb == "add_electricity":
        return AddElectricity(at, amount, where, condition, read_kind(written["kind"]))
    if verb == "remove_electricity":
        return RemoveOneElectricity(at, amount, where, condition, read_kind(written["kind"]))
    if verb == "replace_electricity":
        old, new = read_kind(written["from"]), read_kind(written["to"])
        return ReplaceElectricity(at, amount, where, condition, old, new)
    raise KeyError(verb)


def read_kind(written: str) -> int:
    if written in ("clean", "any"):
        return CHOICE
    return FOSSIL if written == "fossil" else ELECTRICITY.index(written)


def cause_of(card: int) -> int:
    return because(CARD, card)
