"""What Anthropocène says of itself: calendar, headline, figures to follow, story, formulas."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from anthropolis.engine.contract import (
    ACTION,
    HEADING,
    HEADLINE,
    NOBODY,
    STEP,
    Calendar,
    Cause,
    Counter,
    Line,
    Part,
    Phase,
    Tale,
    Words,
)
from anthropolis.engine.events import Event, event_name, event_params
from anthropolis.games.anthropocene.rules.score import grade, score
from anthropolis.games.anthropocene.sight.knowledge import objectives_are_open
from anthropolis.games.anthropocene.table.board import visible_gas
from anthropolis.games.anthropocene.table.components import (
    BIOSPHERE,
    CARD_BY_ID,
    CARD_IDS,
    CARDS_PER_GENERATION,
    CH4,
    CO2,
    COLUMNS,
    GAS,
    GENERATIONS,
    LINES,
    ROWS,
)
from anthropolis.games.anthropocene.table.events import (
    CardLaid,
    GameLost,
    GameOver,
    GenerationStarted,
    HandsDealt,
    ObjectiveBroken,
    ObjectiveMet,
    ObjectivesDealt,
)
from anthropolis.games.anthropocene.table.modes import COUNT_CH4, COUNT_CO2, USE_ICE
from anthropolis.games.anthropocene.table.state import EMPTY, Table

LAYING: Final = "laying"
RECKONING: Final = "reckoning"
PHASES: Final = [Phase(LAYING), Phase(RECKONING)]


def calendar(table: Table) -> Calendar:
    """ANT-TRN-01: three generations of twelve turns, each with its reckoning."""
    over = table.placed >= CARDS_PER_GENERATION or objectives_are_open(table)
    phase = RECKONING if over else LAYING
    return Calendar("generation", table.generation, GENERATIONS, phase=phase)


def headline(view: dict[str, Any], seat: int) -> list[Counter]:
    """What all share first, then the seat's own."""
    shared = [Counter("sky", sum(view["sky"]), "sky")]
    if view["ice"] is not None:
        melts = view["gas"]["would_melt"]
        shared.insert(0, Counter("ice", view["ice"], "ice", -melts if melts else None, melts > 0))
    person = view["people"][seat]
    return [
        *shared,
        Counter("met", int(person["status"] == "met"), f"people.{seat}"),
        Counter("hand_size", person["hand_size"], f"people.{seat}"),
    ]


def lines(seats: int) -> list[Line]:
    return [
        Line("ice", "ice", telling=True),
        Line("sky", "sky_readings", telling=True),
        Line("met", "objectives_met", "people", telling=True),
        Line("gas.co2", "co2", "gas"),
        Line("gas.ch4", "ch4", "gas"),
        *[Line(f"totals.{line}", line, "totals") for line in LINES],
        *[Line(f"hand_size.{seat}", "hand_size", owner=seat) for seat in range(seats)],
    ]


def series(table: Table) -> dict[str, int]:
    return {
        "ice": table.ice if table.flags & USE_ICE else 0,
        "sky": sum(table.sky),
        "met": sum(table.met),
        "gas.co2": visible_gas(table, CO2),
        "gas.ch4": visible_gas(table, CH4),
        **{f"totals.{line}": total for line, total in zip(LINES, table.totals)},
        **{f"hand_size.{seat}": len(hand) for seat, hand in enumerate(table.hands)},
    }


def story(events: Sequence[Event]) -> list[Tale]:
    """A laid card with what it met and broke is one sentence; the deal goes without saying."""
    tales: list[Tale] = []
    for n, event in enumerate(events):
        if isinstance(event, (HandsDealt, ObjectivesDealt)):
            continue
        if isinstance(event, CardLaid):
            tales.append(laid(event, events, n))
        elif not isinstance(event, (ObjectiveMet, ObjectiveBroken)) or not tales:
            tales.append(tale_of(event, n))
        else:
            last = tales[-1]
            about = (*last.about, *event.about())
            tales[-1] = Tale(last.words, last.kind, last.seat, last.first, n, about)
    return tales


def laid(event: CardLaid, events: Sequence[Event], n: int) -> Tale:
    met: list[int] = []
    broken: list[int] = []
    for after in events[n + 1 :]:
        if isinstance(after, ObjectiveMet):
            met.append(after.player)
        elif isinstance(after, ObjectiveBroken):
            broken.append(after.player)
        else:
            break
    name = "tale_laid" + ("_met" if met else "") + ("_broken" if broken else "")
    params = {**event_params(event), "met": met, "broken": broken}
    return Tale(Words(name, params), ACTION, event.player, n, n, event.about())


def tale_of(event: Event, n: int) -> Tale:
    kind = STEP
    if isinstance(event, GenerationStarted):
        kind = HEADING
    elif isinstance(event, (GameLost, GameOver)):
        kind = HEADLINE
    return Tale(Words(event_name(event), event_params(event)), kind, NOBODY, n, n, event.about())


def melted_by(table: Table, events: Sequence[Event], place: int) -> list[tuple[Cause, int]]:
    """ANT-EOG-03: the gas cards that lay open when ice was lost, and who had laid each.

    Each melts as much as the others: the one laid last is told first.
    """
    counted = {gas for gas, flag in ((CO2, COUNT_CO2), (CH4, COUNT_CH4)) if table.flags & flag}
    open_cards: dict[tuple[str, str], CardLaid] = {}
    for event in events[:place]:
        if isinstance(event, CardLaid):
            open_cards.pop((event.row, event.column), None)
            open_cards[event.row, event.column] = event
    return [
        (Cause(laid.card, laid.player), -1)
        for laid in reversed(open_cards.values())
        if GAS[CARD_BY_ID[laid.card]] in counted
    ]


def ending(table: Table) -> list[Words]:
    """ANT-END-02, ANT-SCO-03: how it ended, and how the score is made."""
    if table.flags & USE_ICE and table.ice == 0:
        return [Words("ending_no_ice", {"generation": table.generation})]
    sky, ice = sum(table.sky), table.ice if table.flags & USE_ICE else 1
    how = {"sky": sky, "ice": ice, "score": score(table), "grade": grade(table)}
    won = Words("ending_product" if table.flags & USE_ICE else "ending_sum", how)
    return [won, Words("ended_by_time", {"generations": table.generation})]


def formula(table: Table, path: str) -> list[Part]:
    """ANT-SCO-01 for the score and the sky; ANT-OBJ-01 for the total of a line."""
    name, _, rest = path.partition(".")
    if name == "totals" and rest in LINES:
        return total_parts(table, rest)
    if name == "sky":
        return sky_parts(table)
    if name == "score":
        parts = sky_parts(table)
        sky = sum(table.sky)
        if table.flags & USE_ICE and score(table) != sky:
            parts.append(Part(Words("part_ice", {"ice": table.ice}), score(table) - sky))
        return parts
    return []


def sky_parts(table: Table) -> list[Part]:
    return [
        Part(Words("part_sky", {"generation": number}), reading)
        for number, reading in enumerate(table.sky, 1)
    ]


def total_parts(table: Table, line: str) -> list[Part]:
    """The visible cards of a row or a column."""
    if line in ROWS:
        cells = [ROWS.index(line) * 3 + column for column in range(3)]
    else:
        cells = [row * 3 + COLUMNS.index(line) for row in range(3)]
    return [
        Part(Words("part_card", {"card": CARD_IDS[table.tops[cell]]}), BIOSPHERE[table.tops[cell]])
        for cell in cells
        if table.tops[cell] != EMPTY
    ]
