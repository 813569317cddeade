"""A whole match in figures: what moved the GES, the population and the calamities, by cause.

All is read off the events, which tell every change with its cause. A region's GES change only when
it is activated; what each change of its energy and its people has meant for them is noted as it
happens, and counts from the activation on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from anthropolis.engine.contract import Account, Part, Words
from anthropolis.engine.events import Event
from anthropolis.games.climat.table.energy import (
    COLD,
    EACH_OVERCONSUMPTION,
    EACH_OVERPRODUCTION,
    ELECTRICITY,
    ELECTRICITY_EMISSIONS,
    HEAT,
    OIL,
    OIL_EMISSIONS,
    ges_of,
)
from anthropolis.games.climat.table.events import Changed, PairCompleted, WorldChanged
from anthropolis.games.climat.table.regions import (
    MIDDLE_EAST,
    REGIONS,
    RUSSIA,
    START,
    START_GES,
)
from anthropolis.games.climat.table.tokens import TOKENS
from anthropolis.games.climat.table.transformations import EF, PAIR_IDS

Sums = dict[str, int]
EMITTED: Final[Sums] = {
    **dict(zip(OIL, OIL_EMISSIONS)),
    **dict(zip(ELECTRICITY, ELECTRICITY_EMISSIONS)),
    "overproduction": EACH_OVERPRODUCTION,
    "overconsumption": EACH_OVERCONSUMPTION,
}
"""BPC-GES-01, BPC-GES-03: what one token emits."""
SPECIAL: Final = ("overproduction", "overconsumption")
BY_RULE: Final = {
    **dict.fromkeys(["BPC-TPX-01", "BPC-TPX-07", "BPC-TPX-09"], "by_transformations"),
    "BPC-TPX-06": "by_pairs",
    "BPC-INF-12": "by_advice",
    "BPC-ELE-02": "by_electricity",
}
FROM_ACTIVATION: Final = "BPC-ACT-15"


def accounts(events: Sequence[Event]) -> list[Account]:
    """BPC-GES-06, BPC-REG-12, BPC-CAL-01: three numbers from the first turn to the last."""
    return [ges_account(events), population_account(events), calamity_account(events)]


def account(name: str, start: int, sums: Sums) -> Account:
    """What each cause has added, the largest first; what has added nothing is left out."""
    moved = sorted([(what, by) for what, by in sums.items() if by], key=lambda one: -abs(one[1]))
    parts = tuple(Part(Words("part", {"what": what}), by) for what, by in moved)
    return Account(name, start, start + sum(sums.values()), parts)


def add(sums: Sums, what: str, amount: int) -> None:
    sums[what] = sums.get(what, 0) + amount


# -- GES ------------------------------------------------------------------------------------------


class Emitter:
    """One region as far as its GES go, and what has moved them since its last activation."""

    def __init__(self, number: int) -> None:
        self.emissions = int(START[number]["emissions"])
        self.population = int(START[number]["population"])
        self.waiting: Sums = {}

    def ges(self) -> int:
        return ges_of(max(0, self.emissions), self.population)

    def emit(self, by: int, cause: str) -> None:
        before = self.ges()
        self.emissions += by
        add(self.waiting, cause, self.ges() - before)

    def live(self, by: int, cause: str) -> None:
        before = self.ges()
        self.population += by
        add(self.waiting, cause, self.ges() - before)


def ges_account(events: Sequence[Event]) -> Account:
    """BPC-GES-04, BPC-GES-05, BPC-GES-06: from 100 to the end, token by token."""
    regions = {name: Emitter(number) for number, name in enumerate(REGIONS)}
    sums: Sums = {}
    for event in events:
        if isinstance(event, Changed):
            note_change(regions[event.region], event)
        elif isinstance(event, PairCompleted) and event.pair == PAIR_IDS[EF]:
            regions[event.region].emit(-1, "by_transformations")
        elif isinstance(event, WorldChanged) and event.what == "weather":
            regions[REGIONS[RUSSIA]].emit(COLD[1] - COLD[0], "by_special_tokens")
            regions[REGIONS[MIDDLE_EAST]].emit(HEAT[1] - HEAT[0], "by_special_tokens")
        elif isinstance(event, WorldChanged) and event.what == "global_ges":
            count_change(sums, regions, event)
    return account("global_ges", START_GES, sums)


def note_change(region: Emitter, event: Changed) -> None:
    if event.what == "population":
        region.live(event.change(), people_cause(event))
    elif event.what in SPECIAL:
        region.emit(event.change() * EMITTED[event.what], "by_special_tokens")
    elif event.what in EMITTED:
        cause = BY_RULE.get(event.rule) or ("by_cards" if event.why == "card" else "by_ndv")
        region.emit(event.change() * EMITTED[event.what], cause)


def people_cause(event: Changed) -> str:
    """Births and exoduses by their name; whoever dies of anything else dies."""
    if event.why == "demography":
        return "by_births" if event.change() > 0 else "by_fewer_births"
    return "by_exodus" if event.why == "exodus" else "by_deaths"


def count_change(sums: Sums, regions: dict[str, Emitter], event: WorldChanged) -> None:
    """BPC-ACT-15: an activation brings all that had moved the region's GES; the rest is direct."""
    if event.rule != FROM_ACTIVATION:
        add(sums, BY_RULE.get(event.rule, "by_cards"), event.change())
        return
    region = regions[event.whose]
    for what, by in region.waiting.items():
        add(sums, what, by)
    add(sums, "by_floor", event.change() - sum(region.waiting.values()))
    region.waiting = {}


# -- people and calamities ------------------------------------------------------------------------


def population_account(events: Sequence[Event]) -> Account:
    """BPC-REG-12: births, deaths by what killed, and people who left and came."""
    sums: Sums = {}
    for event in events:
        if isinstance(event, Changed) and event.what == "population":
            add(sums, event.whose if event.why == "card" else event.why, event.change())
    return account("population", sum([int(region["population"]) for region in START]), sums)


def calamity_account(events: Sequence[Event]) -> Account:
    """BPC-CAL-01, BPC-EMP-02, BPC-INS-03: what laid tokens and what took them away.

    Cards, employers' powers and institutions by name; a war on its second face counts as one.
    """
    sums: Sums = {}
    for event in events:
        if isinstance(event, Changed) and event.what in TOKENS:
            moved = min(1, event.after) - min(1, event.before) if event.what == "war" else None
            by = event.change() if moved is None else moved
            add(sums, event.whose if event.why in ("card", "power") else event.why, by)
    return account("calamity_tokens", 0, sums)
