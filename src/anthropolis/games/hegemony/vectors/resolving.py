"""Events and what the State provides, as vectors write it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from anthropolis.engine.vectors import Malformed, Refused
from anthropolis.games.hegemony.cards.alternative import AlternativeTask
from anthropolis.games.hegemony.cards.events_deck import EVENT_PART, TASK_OF, BuildFor
from anthropolis.games.hegemony.cards.providing import FROM
from anthropolis.games.hegemony.cards.tasks import (
    AMOUNT,
    COMPANY,
    PAIR,
    SPLIT,
    BuyFromPlayers,
    ProvideAll,
    ProvideGoods,
    ProvideMoney,
    Spend,
    SpendAndSplit,
    Task,
)
from anthropolis.games.hegemony.rules.moving.actions.buy import SOURCE_WORDS
from anthropolis.games.hegemony.rules.moving.asking import SKIP
from anthropolis.games.hegemony.rules.moving.building import market_of
from anthropolis.games.hegemony.table.companies import CARD_IDS
from anthropolis.games.hegemony.table.roles import CC, CLASSES, MC, RESOURCES, STATE
from anthropolis.games.hegemony.table.state import Country
from anthropolis.games.hegemony.vectors.answering import IMPOSSIBLE, Answering
from anthropolis.games.hegemony.vectors.expansions import alternative_parts
from anthropolis.games.hegemony.vectors.piles import event_number

SPENT = "spend"
"""The only reward of an Event whose task is to spend."""


def event_action(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    event = event_number(a.parameter("event"))
    use = a.uses.pop(0) if a.uses else {}
    if "uses" in a.entry:
        a.bills += use.get("bills") or []
        a.builds = [use]
    a.decision = use.get("decision", "")
    head = [] if step.again >= 0 else [EVENT_PART + event]
    if not head and step.again != event:
        return [IMPOSSIBLE]
    return head + task_parts(country, TASK_OF[event], use)


def look_at_events(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    if "add" not in a.entry:
        if "discard" in a.entry:
            raise Malformed("add: an answer is missing")
        return [SKIP]
    added = EVENT_PART + event_number(a.entry["add"])
    if not step.swap:
        return [added]
    return [EVENT_PART + event_number(a.parameter("discard")), added]


def provide(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    use = {**a.entry, "option": a.parameter("to")} if "to" in a.entry else a.entry
    return task_parts(country, step.task(), use)


def task_parts(country: Country, task: Task, use: Mapping[str, Any]) -> list[int]:
    """The State's choices for a task, in the order of its parts."""
    if isinstance(task, AlternativeTask):
        return alternative_parts(country, task, use)
    if isinstance(task, ProvideAll):
        return [AMOUNT + int(use.get("amount", use.get("option", -1)))]
    if isinstance(task, Spend):
        if "amount" not in use:
            raise Malformed("amount: an answer is missing")
        return [AMOUNT + use["amount"] if use.get("option", SPENT) == SPENT else IMPOSSIBLE]
    if isinstance(task, SpendAndSplit):
        return split_parts(country, task, use)
    if isinstance(task, BuyFromPlayers):
        return purchase_parts(use)
    if isinstance(task, ProvideMoney) and task.classes > 1:
        bits = sum(1 << CLASSES.index(name) for name in set(use.get("classes") or []))
        return [PAIR + bits]
    return class_parts(country, task, use)


def class_parts(country: Country, task: Task, use: Mapping[str, Any]) -> list[int]:
    options = task.more(country, [])
    if "option" in use:
        name = str(use["option"])
        role = CLASSES.index(name) if name in CLASSES else IMPOSSIBLE
    elif len(options) == 1:
        role = options[0]
    else:
        raise Malformed("option: an answer is missing")
    if role not in options:
        return [IMPOSSIBLE]
    if isinstance(task, BuildFor):
        return [role, *company_part(country, role, use)]
    if isinstance(task, ProvideGoods):
        return goods_parts(country, task, role, use)
    return [role]


def company_part(country: Country, role: int, use: Mapping[str, Any]) -> list[int]:
    market = [c for c in country.piles[market_of(role)] if CARD_IDS[c] == use.get("company")]
    return [COMPANY + market[0] if market else IMPOSSIBLE]


def split_parts(country: Country, task: SpendAndSplit, use: Mapping[str, Any]) -> list[int]:
    split: Mapping[str, int] = use.get("split") or {}
    return [SPLIT + role * 10 + split.get(name, 0) for role, name in enumerate(CLASSES)]


def purchase_parts(use: Mapping[str, Any]) -> list[int]:
    given: Mapping[str, int] = use.get("from") or {}
    if set(given) - {CLASSES[MC], CLASSES[CC]}:
        raise Refused("HEG-EVT-05", "only other players sell")
    return [FROM + seller * 100 + given.get(CLASSES[seller], 0) for seller in (MC, CC)]


def goods_parts(
    country: Country, task: ProvideGoods, role: int, use: Mapping[str, Any]
) -> list[int]:
    """How a mix is made up, then where each item comes from; all from the State by default."""
    needed = task.needed(country, role)
    units = [needed]
    parts = [role]
    if len(task.resources) == 2:
        items: Mapping[str, int] = use.get("items") or {}
        units = [items.get(RESOURCES[r], 0) for r in task.resources]
        if sum(items.values()) != needed or sum(units) != needed:
            return [IMPOSSIBLE]
        parts.append(SPLIT + units[0])
    given: Mapping[str, int] = use.get("from") or {"state": needed}
    wanted = {SOURCE_WORDS.index(name): n for name, n in given.items()}
    if sum(wanted.values()) != needed:
        return [IMPOSSIBLE]
    return source_parts(country, task, parts, wanted) or [IMPOSSIBLE]


def source_parts(
    country: Country, task: ProvideGoods, parts: list[int], wanted: dict[int, int]
) -> list[int]:
    """One source after the other, items in order, so that in all each gives what is written.

    As much as possible is taken early; empty if no way of sharing out the items fits.
    """
    options = task.more(country, parts)
    if not options:
        taken = task.sourcing(country, parts).taken
        totals = {s: sum(row[g] for row in taken) for g, s in enumerate((STATE, MC, CC, 4))}
        fits = all(totals[source] == wanted.get(source, 0) for source in totals)
        return parts if fits else []
    for option in sorted(options, reverse=True):
        if found := source_parts(country, task, [*parts, option], wanted):
            return found
    return []
