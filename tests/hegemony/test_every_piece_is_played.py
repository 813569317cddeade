"""Every card, bonus, line and figure of Hegemony is proved by a vector that falls without it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from anthropolis.games.hegemony.automa.components import (
    AI_CARDS,
    BONUSES,
    SPECIAL_IDS,
    SPECIALS,
    WANTED,
)
from anthropolis.games.hegemony.automa.expressions import read
from anthropolis.games.hegemony.automa.facts import FACTS
from anthropolis.games.hegemony.automa.instructions import CHECKS, SA_CHECKS
from anthropolis.games.hegemony.automa.narrowing import INSTRUCTIONS, LISTS
from anthropolis.games.hegemony.automa.special import DEEDS
from anthropolis.games.hegemony.crises.crisis_cards import CRISES, NEGOTIATIONS, PROGRAM, CrisisCard
from anthropolis.games.hegemony.crises.objectives import OBJECTIVES
from anthropolis.games.hegemony.table.decks import (
    AGENDA,
    AGENDA_IDS,
    BASE_EVENTS,
    CARD_NAMES,
    DEAL_COST,
    DEAL_GOODS,
    DEAL_IDS,
    DEAL_TARIFF,
    EVENT_CARDS,
    EVENT_IDS,
    EXPORT_IDS,
    IMMIGRANT,
    IMMIGRATION_IDS,
    MONEY,
    TRANSACTIONS,
    UNITS,
)
from anthropolis.games.hegemony.table.roles import CLASSES, ROLES, STATE, TYPES
from tests.hegemony.pieces import (
    Piece,
    all_cases,
    left_out,
    naming,
    refuses,
    spoilt,
    taken_away,
    telling,
)

RANDOM = "random"
NEVER_DECIDES = {
    "wc_buy_goods:middle_class": "what the other sources give leaves nothing open",
    "mc_buy_goods:foreign_market": "no price of a rival is that of the Foreign Market",
    "mc_buy_goods:capitalist_class": "own Storage costs nothing and was taken first",
    "cc_assign_workers:luxury": "all other industries are named before it",
    "mc_assign_mc_workers:luxury": "all other industries are named before it",
    "mc_assign_wc_workers:media": "all other industries are named before it",
    "mc_extra_shift:luxury": "all other industries are named before it, Media is excluded",
    "mc_skilled_worker:needed_by_own_market:media": "all other industries are named before it",
}
"""Points of lists that cannot make a difference, whatever lies on the table, and why."""


# -- automas ---------------------------------------------------------------------------------------


def ai_cards() -> Iterator[Piece]:
    """HAU-CMP-03: symbols, policies, bonus, special action and Influence symbol of 90 cards."""
    for card in AI_CARDS:
        name, cases = card.id, naming(card.id)
        other = SPECIALS[(SPECIALS.index(card.special) + 1) % len(SPECIALS)]
        yield spoilt(f"{name} symbols", cases, card, "symbols", card.symbols[::-1])
        yield spoilt(f"{name} special", cases, card, "special", other)
        yield spoilt(f"{name} influence", cases, card, "influence", not card.influence)
        if card.policies:
            yield spoilt(f"{name} policies", cases, card, "policies", card.policies[::-1])
        if card.bonus is not None:
            yield spoilt(f"{name} bonus", cases, card, "bonus", None)


def deeds() -> Iterator[Piece]:
    """HAU-ADV-10, HAU-SPA-01: 31 bonuses and 28 special actions."""
    for bonus in BONUSES:
        cases = telling(f"bonus_used:bonus_{bonus.id}")
        yield spoilt(f"bonus {bonus.id}", cases, bonus, "id", "nothing")
    for name in SPECIAL_IDS:
        cases = telling(f"special_action_done:special_{name}")
        other = "offshore" if name != "offshore" else "voice_cubes"
        yield spoilt(f"special {name}", cases, DEEDS, name, DEEDS[other])


def lines() -> Iterator[Piece]:
    """HAU-ROW-07: every line of 13 check cards and 5 printed conditions."""
    for check in [*CHECKS.values(), *SA_CHECKS]:
        for number, line in enumerate(check.lines, 1):
            name = f"{check.id}_line_{number}"
            yield spoilt(name, telling(f"line_tested:{name}"), line, "up", read("0", FACTS))


def points() -> Iterator[Piece]:
    """HAU-NAR-01 to HAU-NAR-04: every point of every preference list."""
    for listed in LISTS.values():
        for point in listed.points:
            cases = telling(f"point_applied:{listed.id}:point_{point.key}")
            rest = [other for other in listed.points if other is not point]
            if point.key != RANDOM:
                yield spoilt(f"{listed.id}:{point.key}", cases, listed, "points", rest)
            for inner in [part for part in point.if_several if part.key != RANDOM]:
                cases = telling(f"point_applied:{listed.id}:point_{inner.key}")
                rest = [other for other in point.if_several if other is not inner]
                name = f"{listed.id}:{point.key}:{inner.key}"
                yield spoilt(name, cases, point, "if_several", rest)


def wanted() -> Iterator[Piece]:
    """HAU-IMV-03: the section of each policy that each role wants."""
    asked = [*naming("automa_immediate_vote"), *naming("automa_side")]
    for role, sections in enumerate(WANTED):
        for policy, section in enumerate(sections):
            name = f"{ROLES[role]} {policy + 1}"
            yield spoilt(name, asked, sections, policy, (section + 1) % 3)


def priority_cards() -> Iterator[Piece]:
    """HAU-CMP-01: 18 action cards and 21 policy cards move in rows that are compared."""
    codes = {"working_class": "AW BGS PB STR DEM SA", "middle_class": "BGS BC AW SA SFM PB"}
    for role in CLASSES:
        names = codes.get(role, "BC SFM PB SA LOB SC").split()
        for card in [*names, *[f"policy_{number}" for number in range(1, 8)]]:
            cases = [
                case
                for case in telling(f"priority_moved:{role}:{card}")
                if "automas" in (case.then or {}) or "up" in (case.then or {}).get("result", {})
            ]
            yield left_out(f"{role} {card}", cases, lambda entry: "automa" in entry)


@pytest.mark.parametrize("kind", [ai_cards, deeds, lines, points, wanted, priority_cards])
def test_every_piece_of_the_automas(kind: Any) -> None:
    """HAU-CMP-01, HAU-CMP-02: a vector falls without it, unless it can make no difference."""
    pieces = list(kind())
    missing = [piece.name for piece in pieces if not piece.is_proved()]
    assert [name for name in missing if name not in NEVER_DECIDES] == []


def test_what_never_decides_is_told_truly() -> None:
    found = {piece.name: piece for piece in points()}
    assert [name for name in NEVER_DECIDES if found[name].is_proved()] == []


@pytest.mark.parametrize("role", CLASSES)
def test_every_criterion_is_met_and_not_met(role: str) -> None:
    """HAU-EZ-03: each action of the six criteria cards is done in one case, refused in another."""
    cards = [c for c in INSTRUCTIONS if c["kind"] == "action_criteria" and c["class"] == role]
    assert len(cards) == 2
    for action in [action for card in cards for action in card["actions"]]:
        asked = {"automa": "act", "by": role, "symbol": action}.items()
        found = [case for case in all_cases() if case.when and asked <= case.when[-1].items()]
        assert {refuses(case) for case in found} == {True, False}, action


def row_of(query: Any) -> tuple[str, str]:
    """HAU-INF-02 to HAU-INF-05: the row of the three tables that a question is about."""
    margin = query["votes_for"] - query["votes_against"]
    losing = (margin < 0) == (query["side"] == "for")
    needed = margin + 1 if margin >= 0 else -margin
    others, allies = query.get("others", 0), query.get("allies", 0)
    if not losing:
        return "winning", "less" if others < needed else "same" if others == needed else "more"
    own = query["own"] + allies
    word = "less" if own < needed else "same" if own == needed else "more"
    return f"losing {'with others' if allies else 'alone'}", f"{word}{' against' * bool(others)}"


def test_every_row_of_the_influence_tables_is_asked() -> None:
    """HAU-INF-02 to HAU-INF-05: twelve rows, those without a rival for the same and for more."""
    queries = [
        entry
        for case in naming("automa_influence")
        for entry in case.when
        if entry.get("query") == "automa_influence" and entry["own"] and not entry.get("last")
    ]
    rows = {row_of(query) for query in queries}
    assert {word for kind, word in rows if kind == "winning"} == {"less", "same", "more"}
    for kind in ("losing alone", "losing with others"):
        found = {word for table, word in rows if table == kind}
        assert found >= {"same", "same against", "more", "more against"}, kind
        assert found & {"less", "less against"}, kind


def test_the_answer_to_a_strike_raises_a_wage() -> None:
    """HAU-CC-03: the one reaction card."""
    cases = [
        case for case in naming("strike") if "capitalist_class" in case.given.get("automas", {})
    ]
    steps = ("production_start", "produce")
    assert left_out("strike", cases, lambda entry: entry.get("step") in steps).is_proved()


# -- cards that lie open ---------------------------------------------------------------------------


def exports() -> Iterator[Piece]:
    """HEG-EXP-01: units and money of eight sales on 16 cards."""
    for card, name in enumerate(EXPORT_IDS):
        for number, sale in enumerate(TRANSACTIONS):
            for figures in (UNITS[card], MONEY[card]):
                more = figures[number] + 1
                yield spoilt(f"{name} {sale}", naming(name), figures, number, more)


def deals() -> Iterator[Piece]:
    """HEG-DEAL-01, HEG-DEAL-02: goods, cost and tariffs of 10 faces, the first copy of each."""
    for card in [DEAL_IDS.index(name) for name in dict.fromkeys(DEAL_IDS)]:
        name = DEAL_IDS[card]
        yield spoilt(f"{name} cost", naming(name), DEAL_COST, card, DEAL_COST[card] + 1)
        for figures in (DEAL_GOODS[card], DEAL_TARIFF[card]):
            for number, figure in enumerate(figures):
                yield spoilt(f"{name} {number}", naming(name), figures, number, figure + 1)


def agendas() -> Iterator[Piece]:
    """HEG-SCO-07: five sections of 10 agendas."""
    for name, sections in zip(AGENDA_IDS, AGENDA):
        for policy, section in enumerate(sections):
            yield spoilt(f"{name} {policy}", naming(name), sections, policy, (section + 1) % 3)


def immigration() -> Iterator[Piece]:
    """HEG-PRE-09: the Worker of each class on 25 cards."""
    for name, workers in zip(IMMIGRATION_IDS, IMMIGRANT):
        for role, kind in enumerate(workers):
            other = (kind + 1) % len(TYPES)
            yield spoilt(f"{name} {role}", naming(name), workers, role, other)


def action_cards() -> Iterator[Piece]:
    """HEG-CRD-01, HXP-ACT-01: the 107 different cards and the 20 of the expansion."""
    for name in CARD_NAMES:
        yield left_out(name, naming(name), lambda entry, name=name: entry.get("play") == name)  # type: ignore[misc]


@pytest.mark.parametrize("kind", [exports, deals, agendas, immigration, action_cards])
def test_every_card_and_its_figures(kind: Any) -> None:
    """HEG-CMP-01, HEG-CMP-03: a vector falls without the card or with another figure."""
    assert [piece.name for piece in kind() if not piece.is_proved()] == []


# -- events and mini-expansions --------------------------------------------------------------------


def tasks() -> Iterator[Piece]:
    """HEG-EVT-01, HXP-EVT-02: every Event with every class or option that it rewards."""
    for card in EVENT_CARDS:
        for option in card.get("rewards") or card["choices"]:
            name = card["id"]
            yield left_out(
                f"{name} {option}",
                naming(name),
                lambda entry, name=name, option=option: acts_on(entry, name, option),  # type: ignore[misc]
            )


def acts_on(entry: Any, event: str, option: str) -> bool:
    """Whether an entry does the task of an Event for the reward of this class or option."""
    if entry.get("event") != event or "use_benefit" in entry.values():
        return False
    chosen = [str(use.get("option", use.get("amount"))) for use in [entry, *entry.get("uses", [])]]
    places = [*(entry.get("from") or {}), *(entry.get("split") or {}), *entry.get("classes", [])]
    return option in [*chosen, *places, "spend"]


def neglect() -> Iterator[Piece]:
    """HEG-SCO-05, HXP-EVT-07: what each of 50 Events costs that nobody acted on."""
    for name in EVENT_IDS:
        scored = [c for c in naming(name) if {"scoring_events", "scoring"} & steps_of(c)]
        yield taken_away(name, scored, "state", "events")


def steps_of(case: Any) -> set[str]:
    return {str(entry.get("step")) for entry in case.when}


def benefits() -> Iterator[Piece]:
    """HXP-EVT-04: the benefit of each of 25 alternative events."""
    for name in EVENT_IDS[BASE_EVENTS:]:
        used = [c for c in naming(name) if not any(e.get("event") == name for e in c.when)]
        by_person = left_out(
            name,
            naming(name),
            lambda entry, name=name: entry.get("event") == name and "use_benefit" in entry.values(),  # type: ignore[misc]
        )
        by_automa = taken_away(name, used, "kept_events", "*")
        yield by_person if by_person.is_proved() else by_automa


def objectives() -> Iterator[Piece]:
    """HXP-OBJ-02, HAU-EXT-01: 20 objectives of people, 15 of automas."""
    for objective in OBJECTIVES:
        name = objective.id
        yield spoilt(f"{name} vp", naming(name), objective, "vp", objective.vp + 1)
        if objective.role != STATE:
            open_ones = [
                case
                for case in naming("objectives")
                if "objectives" in case.given.get("automas", {}).get(CLASSES[objective.role], {})
            ]
            cases = [*telling(f"objective_turned:{name}"), *open_ones]
            yield spoilt(f"{name} turned", cases, objective, "first_round", 6)


def crises() -> Iterator[Piece]:
    """HXP-CRI-04 to HXP-CRI-08: what stands on each crisis card."""
    for card in CRISES:
        cases = naming(card.id)
        yield left_out(card.id, cases, lambda entry: entry.get("step") == "check_imf")
        for policy, section in enumerate(card.sections):
            if section >= 0:
                name = f"{card.id} policy {policy + 1}"
                yield spoilt(name, cases, card.sections, policy, (section + 1) % 3)
        for bill in card.bills:
            rest = [other for other in card.bills if other != bill]
            yield spoilt(f"{card.id} Bill {bill + 1}", cases, card, "bills", rest)
        if card.locks:
            yield spoilt(f"{card.id} locks", cases, card, "locks", 0)
        if card.id not in (NEGOTIATIONS, PROGRAM):  # these two have steps of their own
            yield from effects(card)


def effects(card: CrisisCard) -> Iterator[Piece]:
    """HXP-CRI-06, HXP-CRI-08: the lines of a crisis card, role by role, and its Legitimacy."""
    cases = naming(card.id)
    words = ("pays", "money", "influence", "cubes", "removes", "strikes", "from_state", "health")
    for number, effect in enumerate(card.effects):
        told = [word for word in words if getattr(effect, word)]
        for word in told:
            nothing = "0" if isinstance(getattr(effect, word), str) else 0
            yield spoilt(f"{card.id} effect {number} {word}", cases, effect, word, nothing)
        for role in effect.roles if told else ():
            rest = [other for other in effect.roles if other != role]
            yield spoilt(f"{card.id} effect {number} {ROLES[role]}", cases, effect, "roles", rest)
    for role, change in enumerate(card.legitimacy):
        if change:
            yield spoilt(f"{card.id} {ROLES[role]}", cases, card.legitimacy, role, 0)


@pytest.mark.parametrize("kind", [tasks, neglect, benefits, objectives, crises])
def test_every_piece_of_events_and_mini_expansions(kind: Any) -> None:
    """HXP-GEN-04: a vector falls without it or with another figure."""
    assert [piece.name for piece in kind() if not piece.is_proved()] == []
