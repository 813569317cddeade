"""The mini-expansions as vectors write them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from anthropolis.engine.flow import Step
from anthropolis.engine.vectors import Entry, Malformed, Refused
from anthropolis.games.hegemony.cards.alternative import (
    KEEP_EVENT,
    PAID_WITH,
    PAYMENT,
    PURCHASE,
    SELLERS,
    TAKE_POINT,
    AlternativeTask,
)
from anthropolis.games.hegemony.crises.benefits import (
    BENEFITS,
    DIGITAL,
    INTERVENTION,
    SHIFT,
    STAFF,
    STIMULUS,
    SUPPLEMENTS,
    USED,
    OfferBenefit,
    OfferPressure,
    choices,
    pressures,
    use,
)
from anthropolis.games.hegemony.crises.crisis_cards import CRISIS_IDS
from anthropolis.games.hegemony.crises.objectives import (
    OBJECTIVE_IDS,
    OWN,
    is_met,
    reveal,
    turn_over,
)
from anthropolis.games.hegemony.rules.moving.actions.buy import SOURCE_WORDS
from anthropolis.games.hegemony.rules.moving.benefits import HURRICANE, STARTUP, TAX_RETURNS
from anthropolis.games.hegemony.rules.moving.counting import unemployed_count
from anthropolis.games.hegemony.table.calendar import ACTION, ELECTIONS, PRODUCTION
from anthropolis.games.hegemony.table.decks import BASE_EVENTS, EVENT_IDS
from anthropolis.games.hegemony.table.roles import CLASSES, ROLES, STATE
from anthropolis.games.hegemony.table.state import (
    CRISIS_DECK,
    NO_BILL,
    NO_CARD,
    REVEALED_CRISIS,
    STATE_LOANS,
    Country,
)
from anthropolis.games.hegemony.vectors.answering import (
    IMPOSSIBLE,
    Answering,
    company_of,
    kind_of,
)
from anthropolis.games.hegemony.vectors.lawful import exactly

if TYPE_CHECKING:
    from anthropolis.games.hegemony.vectors.entries import Position

Values = dict[str, Any]


# -- given ----------------------------------------------------------------------------------------


def write_expansions(country: Country, given: Mapping[str, Any]) -> None:
    decks: Mapping[str, Any] = given.get("decks") or {}
    if given.get("crisis"):
        card = crisis_number(given["crisis"])
        country.crises[REVEALED_CRISIS] = [card]
        listed = decks.get("crisis")
        country.crises[CRISIS_DECK] = (
            [crisis_number(name) for name in listed]
            if listed is not None
            else [c for c in range(len(CRISIS_IDS)) if c != card]
        )
    for name, events in (given.get("kept_events") or {}).items():
        for event in events:
            country.kept[CLASSES.index(name)] |= 1 << benefit_number(event)
    for name, lent in (given.get("bonds") or {}).items():
        country.bonds[CLASSES.index(name)] = lent
    for name, objective in (given.get("objectives") or {}).items():
        role = ROLES.index(name)
        country.objectives[role] = own_objective(role, objective, f"given.objectives.{name}")
    country.tally[STATE_LOANS] = country.loans[ROLES.index("state")]


def crisis_number(name: str) -> int:
    if name not in CRISIS_IDS:
        raise Malformed(f"{name}: there is no such crisis card")
    return CRISIS_IDS.index(name)


def benefit_number(name: str) -> int:
    if name not in EVENT_IDS[BASE_EVENTS:]:
        raise Malformed(f"kept_events or event: {name} is no alternative event")
    return EVENT_IDS.index(name) - BASE_EVENTS


def objective_number(name: str) -> int:
    if name not in OBJECTIVE_IDS:
        raise Malformed(f"{name}: there is no such objective")
    return OBJECTIVE_IDS.index(name)


def own_objective(role: int, name: str, path: str) -> int:
    """HXP-OBJ-01: one of the five objectives of that role."""
    number = objective_number(name)
    if number not in OWN[role]:
        raise Malformed(f"{path}: {name} is no objective of that role")
    return number


# -- when -----------------------------------------------------------------------------------------


def use_benefit(position: Position, entry: Entry, role: int) -> None:
    """HXP-EVT-04: the benefit of a kept card at its moment."""
    country = position.country
    number = benefit_number(entry["event"])
    if role == STATE or not country.kept[role] >> number & 1:
        raise Refused("HXP-EVT-04", f"{entry['by']} does not hold {entry['event']}")
    benefit = BENEFITS[number]
    if benefit.presses:
        if "policy" not in entry:
            raise Malformed("policy: an answer is missing")
        policy = entry["policy"] - 1
        if country.bills[policy] == NO_BILL:
            raise Refused("HXP-EVT-12", "there is no such Bill")
        OfferPressure(role, policy).answered(country, 0, USED)
        return
    offered = choices(country, role, benefit)
    choice = benefit_choice(entry, offered)
    if choice not in offered:
        raise Refused("HXP-EVT-04", f"{entry['event']} cannot be used so")
    use(country, role, benefit, choice)
    position.used.append((role, number))


def benefits_of_automas(position: Position, phase: int) -> list[Step]:
    """HAU-EXT-11: automas use what their cards give at the start of a phase without an entry."""
    country = position.country
    return [
        OfferBenefit(role, benefit.number)
        for role in range(len(CLASSES))
        for benefit in BENEFITS
        if country.is_automa(role)
        and country.kept[role] >> benefit.number & 1
        and benefit.phase == phase
        and (role, benefit.number) not in position.used
    ]


def switch_off(country: Country, entry: Entry, built: list[bool]) -> None:
    """What a person has switched on acts in the next such entry, and not in later ones."""
    over = STEP_BENEFITS.get(entry.get("step", ""), [])
    only = entry.get("only", ROLES)
    for role, name in enumerate(CLASSES):
        if name in only:
            for number in over:
                country.using[role] &= ~(1 << number)
        if built[role]:
            country.using[role] &= ~(1 << STARTUP)


STEP_BENEFITS = {
    "produce": [SUPPLEMENTS, DIGITAL, INTERVENTION, STIMULUS],
    "cover_needs": [HURRICANE],
    "pay_taxes": [TAX_RETURNS],
}
"""The benefits that a step uses up."""


def pressures_of_automas(country: Country, policy: int) -> list[Step]:
    """HAU-EXT-11: an automa names the Bill before the vote without an entry."""
    return [step for step in pressures(country, policy) if country.is_automa(step.role)]


def benefit_choice(entry: Entry, offered: list[int]) -> int:
    if "amount" in entry:
        return int(entry["amount"])
    if "shift" in entry:
        if "company" not in entry:
            raise Malformed("company: an answer is missing")
        return SHIFT + company_of(entry["company"]) * 2 + (1 if entry["shift"] > 0 else 0)
    if "company" in entry:
        first = STAFF + company_of(entry["company"]) * 2
        if "crew" in entry:
            return first + CLASSES.index(entry["crew"])
        able = [choice for choice in offered if choice in (first, first + 1)]
        return able[0] if len(able) == 1 else IMPOSSIBLE
    return USED


def reveal_objective(position: Position, entry: Entry, role: int) -> None:
    """HXP-OBJ-02: the objective held, if its condition holds.

    One that the end of the game has revealed by itself (HXP-OBJ-03) may be written after it too.
    """
    country = position.country
    number = objective_number(entry["objective"])
    if country.over and number in position.revealed:
        position.revealed.remove(number)
        return
    if country.objectives[role] != number:
        raise Refused("HXP-OBJ-02", f"{entry['by']} does not hold {entry['objective']}")
    if not is_met(country, number):
        raise Refused("HXP-OBJ-02", "its condition does not hold")
    reveal(country, role, number)


def turn_over_now(country: Country, entry: Entry) -> None:
    """HAU-EXT-01, HXP-OBJ-04: automas turn over what is met in the phase that the entry is of."""
    phase = country.phase
    country.phase = STEP_PHASES.get(entry.get("step", ""), ACTION)
    turn_over(country, all(bill == NO_BILL for bill in country.bills))
    country.phase = phase


STEP_PHASES = {
    **dict.fromkeys(("production_start", "produce", "cover_needs"), PRODUCTION),
    **dict.fromkeys(("check_imf", "pay_taxes"), PRODUCTION),
    **dict.fromkeys(("refill_bag", "election"), ELECTIONS),
}
"""Steps outside the Action Phase after which an objective could be met."""


# -- decisions ------------------------------------------------------------------------------------


def alternative_parts(country: Country, task: AlternativeTask, use: Mapping[str, Any]) -> list[int]:
    """The class, then how the State pays; money for missing units only where units are missing."""
    role = CLASSES.index(use["option"]) if use.get("option") in CLASSES else IMPOSSIBLE
    if role not in task.more(country, []):
        return [IMPOSSIBLE]
    if task.buys:
        return [role, *purchase_parts(use.get("from") or {})]
    ways = task.payments(country, role)
    if "pay" not in use:
        in_kind = "missing_unit_costs" in task.task and len(ways) > 1
        return [role, PAYMENT] if in_kind else [role]
    wanted = paid_with(use["pay"])
    if wanted not in ways:
        return [IMPOSSIBLE]
    return [role, PAYMENT + ways.index(wanted)] if len(ways) > 1 else [role]


def paid_with(pay: Mapping[str, int]) -> list[int]:
    """In `pay` influence is Personal Influence."""
    named = {("personal_influence" if k == "influence" else k): n for k, n in pay.items()}
    return [named.get(name, 0) for name in PAID_WITH]


def purchase_parts(given: Mapping[str, int]) -> list[int]:
    parts: list[int] = []
    for source in SELLERS:
        units = given.get(SOURCE_WORDS[source], 0)
        parts.append(PURCHASE + source * 10 + units if units < 10 else IMPOSSIBLE)
    return parts


def give_event(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    if a.decision not in ("keep", "vp"):
        raise Malformed("decision: an answer is missing")
    return [KEEP_EVENT if a.decision == "keep" else TAKE_POINT]


def lend(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    return [a.chosen(step.role, "lend")] if a.said(step.role, "lend") else [0]


def remove_jobless(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    if not a.said(step.role, "remove"):
        return []
    kinds = sorted(
        kind_of(name) for name, n in a.chosen(step.role, "remove").items() for _ in range(n)
    )
    number = min(step.number, unemployed_count(country, step.role))
    exactly(number, kinds, "HXP-CRI-42")
    return [kinds[i] * 100 + kinds[:i].count(kinds[i]) for i in range(len(kinds))]


def crisis_strike(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    if not a.said(0, "strike"):
        return []
    number = min(step.limit(country), len(step.targets(country)))
    return exactly(number, [company_of(label) for label in a.chosen(0, "strike")], "HXP-CRI-41")


def discard_bill(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    return [a.parameter("discard") - 1]


def block_policy(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    return [a.parameter("policy") - 1]


def scandal(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    return [ROLES.index(a.parameter("to"))]


# -- then -----------------------------------------------------------------------------------------


def look_at_objectives(country: Country) -> Values:
    return {
        name: OBJECTIVE_IDS[country.objectives[role]]
        for role, name in enumerate(ROLES)
        if country.objectives[role] != NO_CARD
    }
