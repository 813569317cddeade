"""Each question of the rules, answered with what a vector writes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from anthropolis.engine.vectors import Malformed, Refused
from anthropolis.games.hegemony.cards.words.scheming import OWNER
from anthropolis.games.hegemony.rules.moving.actions.buy import AMOUNT, SOURCE, SOURCE_WORDS
from anthropolis.games.hegemony.rules.moving.actions.propose_bill import VOTE_NOW, WAIT
from anthropolis.games.hegemony.rules.moving.actions.trade import (
    EXTRA,
    FREE_TRADE_ZONE,
    STORAGE,
    ZONE_PART,
)
from anthropolis.games.hegemony.rules.moving.asking import SKIP
from anthropolis.games.hegemony.table.decks import DEAL_IDS, EXPORT_IDS, TRANSACTIONS
from anthropolis.games.hegemony.table.roles import (
    CC,
    CLASSES,
    INDUSTRIES,
    INFLUENCE,
    RESOURCES,
    ROLES,
    SECTIONS,
)
from anthropolis.games.hegemony.table.state import AGAINST, FOR, Country
from anthropolis.games.hegemony.vectors.answering import (
    IMPOSSIBLE,
    Answering,
    company_of,
)
from anthropolis.games.hegemony.vectors.building import build, farm, staff_company
from anthropolis.games.hegemony.vectors.expansions import (
    block_policy,
    crisis_strike,
    discard_bill,
    give_event,
    lend,
    remove_jobless,
    scandal,
)
from anthropolis.games.hegemony.vectors.lawful import (
    adjust_prices,
    adjust_wages,
    close_public,
    cover_needs,
    demonstration,
    exactly,
    neglect_event,
    open_public,
    opened_wages,
    prices_by_law,
    refresh_market,
    skilled_of_choice,
    staff_opened,
    wages_by_law,
)
from anthropolis.games.hegemony.vectors.resolving import event_action, look_at_events, provide
from anthropolis.games.hegemony.vectors.working import (
    add_skilled,
    assign_employees,
    assign_workers,
    migrate,
    new_worker,
    swap_workers,
    use_education,
)

Decision = Callable[[Answering, Country, Any, int], list[int]]


# -- bills and votes ------------------------------------------------------------------------------


def bill_code(bill: Mapping[str, Any]) -> int:
    return (int(bill["policy"]) - 1) * 3 + SECTIONS.index(bill["section"])


def propose_bill(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    if a.entry.get("bills") == []:
        raise Refused("HEG-BILL-01", "one Bill is proposed")
    if not a.bills:
        raise Malformed("bills: an answer is missing")
    a.bill = a.bills.pop(0)
    if "poll" in a.bill:
        raise Malformed("bills.poll: this Bill is not polled")
    if "vote" not in a.bill:
        return [bill_code(a.bill)]
    a.begin_vote(country, a.bill["vote"])
    return [bill_code(a.bill), VOTE_NOW]


def poll_bill(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    if not a.bills or "poll" not in a.bills[0]:
        raise Malformed("bills.poll: an answer is missing")
    a.bill = a.bills.pop(0)
    a.begin_vote(country, {"cubes": a.bill["poll"]})
    return [bill_code(a.bill)]


def poll_decision(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    if "vote" not in a.bill:
        return [WAIT]
    a.begin_vote(country, {k: v for k, v in a.bill["vote"].items() if k != "cubes"})
    return [VOTE_NOW]


def named_bill(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    if not a.bills:
        raise Malformed("bills: an answer is missing")
    a.bill = a.bills.pop(0)
    return [bill_code(a.bill)]


def named_bill_vote(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    if "vote" not in a.bill:
        return [WAIT]
    a.begin_vote(country, a.bill["vote"])
    return [VOTE_NOW]


def take_side(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    name = ROLES[country.roles[seat]]
    if name not in a.stances:
        raise Malformed(f"vote.stances.{name}: an answer is missing")
    return [FOR if a.stances.pop(name) == "for" else AGAINST]


def bid(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    return [a.influence.pop(ROLES[country.roles[seat]], 0)]


# -- trade ----------------------------------------------------------------------------------------


def resource_number(name: str) -> int:
    return INFLUENCE if name == "influence" else RESOURCES.index(name)


def buy(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    if "from" not in a.entry:
        if step.optional:
            return [SKIP]
        raise Malformed("from: an answer is missing")
    if not any(a.entry["from"].values()):
        raise Refused("HEG-BUY-01", "something is bought")
    wanted = step.wanted(country)
    named = "resource" in a.entry or len(wanted) > 1
    parts = [resource_number(a.parameter("resource")) if named else wanted[0]]
    sources = {SOURCE_WORDS.index(name): n for name, n in a.entry["from"].items() if n}
    for source in sorted(sources):
        parts += [SOURCE + source, AMOUNT + sources[source]]
    return parts


def sell_abroad(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    """Transactions, the extra sale, and what comes out of the zone (as much as possible)."""
    if "transactions" not in a.entry:
        if step.optional:
            return [SKIP]
        raise Malformed("transactions: an answer is missing")
    names = a.entry["transactions"]
    if not names and step.optional:
        return [SKIP]
    parts = sorted(TRANSACTIONS.index(name) for name in names)
    draft = [*parts, -2]
    parts = list(draft)
    if step.extra >= 0:
        draft.append(EXTRA + a.entry.get("extra", 0))
        parts.append(draft[-1])
    elif a.entry.get("extra"):
        raise Refused("HEG-OP-10", "there is no extra sale")
    if step.role == CC:
        parts += zone_parts(a, country, step, draft)
    return parts


def zone_parts(a: Answering, country: Country, step: Any, draft: list[int]) -> list[int]:
    sold = step.sold(country, draft)
    given: Mapping[str, int] = a.entry.get("zone") or {}
    parts: list[int] = []
    for resource in (0, 1):
        low, high = step.zone_range(country, resource, sold[resource])
        wanted = given.get(RESOURCES[resource], high)
        if low < high:
            parts.append(ZONE_PART + resource * 50 + wanted)
        elif wanted != high:
            parts.append(IMPOSSIBLE)
    return parts


def make_deal(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    name = a.parameter("deal")
    deals = [deal for deal in country.deals if DEAL_IDS[deal] == name]
    place = STORAGE if a.parameter("place") == "storage" else FREE_TRADE_ZONE
    return [deals[0] if deals else IMPOSSIBLE, place]


def keep_export(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    return [EXPORT_IDS.index(a.parameter("keep"))]


def amount(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    return [a.parameter("amount")]


# -- companies ------------------------------------------------------------------------------------


def company(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    if "company" not in a.entry and getattr(step, "optional", False):
        return [SKIP]
    return [company_of(a.parameter("company"))]


def companies(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    return sorted(company_of(label) for label in a.parameter("companies"))


def place_machinery(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    places = [company_of(label) for label in a.parameter("companies")]
    return exactly(step.tokens(country), places, "HEG-OP-14")


def poach(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    return [company_of(a.parameter("from_company"))]


def nationalize(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    return [company_of(a.parameter("company")), 100 + company_of(a.parameter("replace"))]


def storage(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    return [resource_number(a.parameter("resource"))]


# -- the State and its cards ----------------------------------------------------------------------


def class_of(name: str) -> int:
    return CLASSES.index(name) if name in CLASSES else IMPOSSIBLE


def meet_mps(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    return [class_of(a.parameter("to"))]


def bits_of(names: Iterable[str]) -> int:
    """The classes of a choice, one bit for each."""
    listed = set(names)
    return sum(1 << class_of(name) for name in listed) if listed <= set(CLASSES) else IMPOSSIBLE


def extra_tax(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    return [bits_of(a.parameter("classes"))]


def lose_legitimacy(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    losing = [class_of(name) for name in a.parameter("classes")]
    return exactly(step.classes, losing, "HEG-LEG-03")


def take_influence(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    return [bits_of(a.parameter("players"))]


def move_policy(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    return [(a.parameter("policy") - 1) * 3 + SECTIONS.index(a.parameter("section"))]


def accident(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    industry = 1 + INDUSTRIES.index(a.parameter("industry"))
    return [ROLES.index(a.parameter("to")) * 10 + industry]


def remove_votes(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    returned: Mapping[str, int] = a.entry.get("return_cubes") or {}
    return [role * 10 + returned.get(name, 0) for role, name in enumerate(CLASSES)]


def choose_one(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    if "build_from" in a.entry:
        return [0 if a.entry["build_from"] == "market" else 1]
    return [a.parameter("choice") - 1]


def may_propose(a: Answering, country: Country, step: Any, seat: int) -> list[int]:
    """Of Change of government agenda: `bills` are the player's, `other_bills` the owner's."""
    listed = a.other_bills if step.by == OWNER else a.bills
    if not listed:
        return [SKIP]
    a.bill = listed.pop(0)
    if "vote" not in a.bill:
        return [bill_code(a.bill)]
    a.begin_vote(country, a.bill["vote"])
    return [bill_code(a.bill), VOTE_NOW]


DECISIONS: dict[str, Decision] = {
    "GiveEvent": give_event,
    "LendBond": lend,
    "RemoveJobless": remove_jobless,
    "CrisisStrike": crisis_strike,
    "DiscardBill": discard_bill,
    "MayPropose": may_propose,
    "BlockPolicy": block_policy,
    "RevealScandal": scandal,
    "ImportHealth": amount,
    "ProposeBill": propose_bill,
    "PollBill": poll_bill,
    "PollDecision": poll_decision,
    "NamedBill": named_bill,
    "NamedBillVote": named_bill_vote,
    "TakeSides": take_side,
    "Bids": bid,
    "AssignWorkers": assign_workers,
    "AssignEmployees": assign_employees,
    "UseEducation": use_education,
    "SwapWorkers": swap_workers,
    "Migrate": migrate,
    "AddSkilled": add_skilled,
    "NewWorker": new_worker,
    "Buy": buy,
    "SellAbroad": sell_abroad,
    "MakeDeal": make_deal,
    "KeepExport": keep_export,
    "SellToState": amount,
    "SellServiceAbroad": amount,
    "Campaign": amount,
    "SellCompany": company,
    "ExtraShift": company,
    "GiveBonus": company,
    "ProduceCompany": company,
    "Privatize": company,
    "SetTopWage": company,
    "PoachWorkers": poach,
    "Nationalize": nationalize,
    "BuildCompany": build,
    "StaffCompany": staff_company,
    "BuildFarm": farm,
    "Strike": companies,
    "PlaceMachinery": place_machinery,
    "BuyStorage": storage,
    "TakeStorage": storage,
    "RefreshMarkets": refresh_market,
    "AdjustWages": adjust_wages,
    "AdjustPrices": adjust_prices,
    "WagesByLaw": wages_by_law,
    "OpenedWages": opened_wages,
    "PricesByLaw": prices_by_law,
    "OpenPublic": open_public,
    "ClosePublic": close_public,
    "StaffOpened": staff_opened,
    "Demonstration": demonstration,
    "CoverNeeds": cover_needs,
    "SkilledOfChoice": skilled_of_choice,
    "NeglectEvent": neglect_event,
    "MeetMPs": meet_mps,
    "ExtraTax": extra_tax,
    "LoseLegitimacy": lose_legitimacy,
    "TakeInfluence": take_influence,
    "MovePolicy": move_policy,
    "WorkplaceAccident": accident,
    "RemoveVotes": remove_votes,
    "ChooseOne": choose_one,
    "EventAction": event_action,
    "LookAtEvents": look_at_events,
    "ProvideByCard": provide,
}
