"""HEG-OP-01 to HEG-OP-14: from the words of the card data to steps, once for every card."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.hegemony.cards.events_deck import EventAction, LookAtEvents
from anthropolis.games.hegemony.cards.measures import measure_number
from anthropolis.games.hegemony.cards.words.choosing import ChooseOne
from anthropolis.games.hegemony.cards.words.governing import (
    GainInfluence,
    GainProsperity,
    GainVP,
    LoseLegitimacy,
    MovePolicy,
    Nationalize,
    PlaceMachinery,
    Privatize,
    SpendInfluence,
    TakeInfluence,
)
from anthropolis.games.hegemony.cards.words.money import (
    CollectFromPlayers,
    GiveMoney,
    MoveRevenue,
    PayMoney,
    ReceiveMoney,
    TakeStorage,
    WorkplaceAccident,
)
from anthropolis.games.hegemony.cards.words.provide import provide_step
from anthropolis.games.hegemony.cards.words.reading_trade import (
    Op,
    read_buy,
    read_buy_goods,
    read_export,
)
from anthropolis.games.hegemony.cards.words.scheming import (
    OWNER,
    BlockPolicy,
    DiscardBill,
    ImportHealth,
    MayPropose,
    RevealScandal,
    TakeFree,
)
from anthropolis.games.hegemony.cards.words.trading import (
    BuyInfluence,
    ExportChoice,
    RefillMarket,
    SellServiceAbroad,
    SellToState,
)
from anthropolis.games.hegemony.cards.words.votes import (
    NO_SECTION,
    AddVotes,
    RemoveVotes,
    ReplaceVotes,
)
from anthropolis.games.hegemony.cards.words.working import (
    AddSkilled,
    BuildFarm,
    Migrate,
    PoachWorkers,
    SetTopWage,
    StaffCompany,
)
from anthropolis.games.hegemony.rules.moving.actions.assign_workers import (
    NEVER,
    NO_LIMIT,
    AssignEmployees,
    AssignWorkers,
)
from anthropolis.games.hegemony.rules.moving.actions.build_company import (
    ANY_COMPANY,
    ANY_INDUSTRY,
    HALF_MONEY,
    OWN_MONEY,
    STATE_MONEY,
    BuildCompany,
)
from anthropolis.games.hegemony.rules.moving.actions.buy import (
    EVERY_RESOURCE,
    EVERY_SOURCE,
    SOURCES,
    Buy,
)
from anthropolis.games.hegemony.rules.moving.actions.companies import (
    ExtraShift,
    ProduceCompany,
    SellCompany,
)
from anthropolis.games.hegemony.rules.moving.actions.propose_bill import (
    ANY_POLICY,
    FORBIDDEN,
    FREE,
    NORMAL,
    PollBill,
    ProposeBill,
)
from anthropolis.games.hegemony.rules.moving.actions.protest import Strike
from anthropolis.games.hegemony.rules.moving.actions.state import Campaign
from anthropolis.games.hegemony.rules.moving.actions.trade import (
    MakeDeal,
)
from anthropolis.games.hegemony.table.deeds import Deed
from anthropolis.games.hegemony.table.roles import (
    BANK,
    RESOURCES,
    ROLES,
    SECTIONS,
    TYPES,
)

VOTES: Final = {"normal": NORMAL, "free": FREE, "forbidden": FORBIDDEN}


class UnknownWord(ValueError):
    """An operation that no class carries out."""


def read_effect(effect: list[Op], role: int) -> list[Deed]:
    """The steps of a card, in order."""
    steps: list[Deed] = []
    for number, op in enumerate(effect):
        before = effect[number - 1]["op"] if number else ""
        if op["op"] == "provide_votes":
            continue
        steps += read_op(op, effect[number + 1 :], role, before)
    return steps


def read_op(op: Op, rest: list[Op], role: int, before: str) -> list[Deed]:
    name = op["op"]
    if name in SCHEMES and needs_scheme(op):
        return [SCHEMES[name](op, role)]
    if name.startswith("provide_"):
        return [provide_step([op, *[o for o in rest if o["op"] == "provide_votes"]])]
    if name == "propose_bill":
        return [read_bill(op, role)] * int(op["count"])
    if name == "build_company":
        return [read_build(op, role)] * int(op.get("count", 1))
    if name == "staff_company":
        return [read_staff(op, role, before == "nationalize")]
    if name in READERS:
        return [READERS[name](op, role)]
    raise UnknownWord(f"there is no card word {name!r}")


def party(name: str) -> int:
    """A role, or the supply."""
    return BANK if name == "supply" else ROLES.index(name)


def per(op: Op) -> int:
    """The measure an amount is multiplied by; one if there is none."""
    return measure_number(op.get("per", "one"))


# -- HEG-OP-01, HEG-OP-02 --------------------------------------------------------------------------


def read_add_votes(op: Op, role: int) -> Deed:
    amount: Any = op["amount"]
    measure = per(op)
    if isinstance(amount, str):
        amount, measure = 1, measure_number(amount)
    also_section, also_measure = NO_SECTION, 0
    for section, name in op.get("also_per_if", {}).items():
        also_section, also_measure = SECTIONS.index(section[1]), measure_number(name)
    return AddVotes(role, op.get("base", 0), amount, measure, also_section, also_measure)


def read_bill(op: Op, role: int) -> Deed:
    policy = op["policy"] - 1 if "policy" in op else ANY_POLICY
    vote = VOTES[op["immediate_vote"]]
    far = bool(op.get("any_section", False))
    return ProposeBill(role, policy, far, vote, bool(op.get("distinct", False)))


# -- HEG-OP-03, HEG-OP-12 --------------------------------------------------------------------------


def read_receive(op: Op, role: int) -> Deed:
    by_trade = tuple([op["by_policy_6"][s] for s in SECTIONS]) if "by_policy_6" in op else ()
    with_loan = op.get("amount_with_loan", 0)
    return ReceiveMoney(role, party(op["from"]), op.get("amount", 0), per(op), by_trade, with_loan)


def read_pay(op: Op, role: int) -> Deed:
    from_capital = op.get("paid_from") == "capital"
    return PayMoney(role, op["amount"], per(op), party(op["to"]), from_capital)


# -- HEG-OP-05, HEG-OP-06, HEG-OP-11 ---------------------------------------------------------------


def read_assign(op: Op, role: int) -> Deed:
    most = NO_LIMIT if op["max"] == "any" else int(op["max"])
    sections = op.get("reassign_if", [])
    reassign = SECTIONS.index(sections[0][1]) if sections else NEVER
    jobless_only = op.get("from") == "unemployed"
    return AssignWorkers(role, most, jobless_only, reassign, op.get("owner_pays_per_worker", 0))


def read_staff(op: Op, role: int, noted: bool) -> Deed:
    return StaffCompany(
        role,
        ROLES.index(op["owner"]),
        op["from"] == "supply",
        op.get("state_pays_per_worker", 0),
        bool(op.get("optional", False)),
        noted,
    )


def read_migrate(op: Op, role: int) -> Deed:
    return Migrate(
        role, op["min_unemployed"], op["remove_up_to"], op["money_unskilled"], op["money_skilled"]
    )


# -- HEG-OP-07, HEG-OP-08, HEG-OP-10 ---------------------------------------------------------------


def read_build(op: Op, role: int) -> Deed:
    payer = OWN_MONEY
    if op.get("cost_paid_by") == "state":
        payer = STATE_MONEY
    elif op.get("rest_paid_by") == "state":
        payer = HALF_MONEY
    industries = 0
    for name in op.get("industries", []):
        industries |= 1 << TYPES.index(name)
    return BuildCompany(
        role,
        op.get("cost_delta", 0),
        "cost_delta_if" in op,
        payer,
        industries or ANY_INDUSTRY,
        op.get("build_from") == "deck",
        op.get("skilled_worker_from") == "supply",
        ANY_COMPANY,
        bool(op.get("optional", False)),
    )


# -- HEG-OP-14 -------------------------------------------------------------------------------------


def read_choose(op: Op, role: int) -> Deed:
    return ChooseOne(role, tuple([tuple(read_option(o, role)) for o in op["options"]]))


def read_option(option: Op, role: int) -> list[Deed]:
    """One of several things a card offers."""
    if "build_from" in option:
        return [read_build(option, role)]
    if "buy_sources" in option:
        most = len(SOURCES) if option["buy_sources"] == "any" else int(option["buy_sources"])
        times = 2 if option["limit_per_source"].startswith("2*") else 1
        everything = Buy(
            role, EVERY_RESOURCE, EVERY_SOURCE, most, times, False, False, True, False, False
        )
        return [everything]
    price = PayMoney(role, option["pay"], 0, party(option.get("to", "supply")), False)
    if "machinery" in option:
        return [price, PlaceMachinery(option["machinery"])]
    return [price, GainVP(role, option["vp"])]


def needs_scheme(op: Op) -> bool:
    """Whether a word is used as only the cards of the expansion use it."""
    if op["op"] == "take_influence":
        return bool(op.get("legitimacy") == 0)
    return op["op"] not in ("propose_bill", "buy") or "not_policy" in op or "unit_price" in op


SCHEMES: Final[dict[str, Any]] = {
    "discard_bill": lambda op, role: DiscardBill(role),
    "propose_bill": lambda op, role: MayPropose(OWNER if "by" in op else role),
    "block_policy": lambda op, role: BlockPolicy(role),
    "take_influence": lambda op, role: RevealScandal(role, op["amount"]),
    "take_free": lambda op, role: TakeFree(role),
    "buy": lambda op, role: ImportHealth(op["unit_price"]),
}
"""HXP-ACT-04 to HXP-ACT-11: words that only the cards of the expansion use."""
READERS: Final[dict[str, Any]] = {
    "add_votes": read_add_votes,
    "replace_votes": lambda op, role: ReplaceVotes(role, op["until_other_cubes"]),
    "remove_votes": lambda op, role: RemoveVotes(role, op["draw"], op["remove_up_to"]),
    "poll_bill": lambda op, role: PollBill(role),
    "receive_money": read_receive,
    "pay_money": read_pay,
    "give_money": lambda op, role: GiveMoney(
        tuple([ROLES.index(name) for name in op["to"]]), op["amount"]
    ),
    "collect_from_players": lambda op, role: CollectFromPlayers(op["amount"]),
    "buy": read_buy,
    "buy_goods_services": read_buy_goods,
    "buy_influence": lambda op, role: BuyInfluence(role, op["amount"], op["cost"]),
    "assign_workers": read_assign,
    "assign_employees": lambda op, role: AssignEmployees(
        op["max"], op.get("state_pays_per_worker", 0)
    ),
    "add_worker": lambda op, role: AddSkilled(role, ROLES.index(op["who"])),
    "migrate": read_migrate,
    "build_cooperative_farm": lambda op, role: BuildFarm(op["min_unemployed"]),
    "refill_market": lambda op, role: RefillMarket(role, op["add"]),
    "produce_company": lambda op, role: ProduceCompany(role, ROLES.index(op["owner"])),
    "sell_to_state": lambda op, role: SellToState(
        role, RESOURCES.index(op["resource"]), op["max"], op["price"]
    ),
    "sell_foreign_market": read_export,
    "export_choice": lambda op, role: ExportChoice(role, op["reveal"]),
    "set_wage": lambda op, role: SetTopWage(),
    "poach_workers": lambda op, role: PoachWorkers(),
    "move_revenue_to_capital": lambda op, role: MoveRevenue(),
    "take_storage": lambda op, role: TakeStorage(role),
    "workplace_accident": lambda op, role: WorkplaceAccident(op["amount"]),
    "event_action": lambda op, role: EventAction(op["times"], -1),
    "event_add": lambda op, role: LookAtEvents(op["look"], False),
    "event_swap": lambda op, role: LookAtEvents(op["look"], True),
    "convert_media_influence": lambda op, role: Campaign(op["max"]),
    "take_influence": lambda op, role: TakeInfluence(op["players_up_to"]),
    "nationalize": lambda op, role: Nationalize(),
    "privatize": lambda op, role: Privatize(),
    "move_policy": lambda op, role: MovePolicy(op["min_policies_with_bills"]),
    "sell_public_service_abroad": lambda op, role: SellServiceAbroad(
        RESOURCES.index(op["resource"]), op["max"]
    ),
    "change_legitimacy": lambda op, role: LoseLegitimacy(op["classes"]),
    "gain_influence": lambda op, role: GainInfluence(role, op["amount"], per(op)),
    "gain_prosperity": lambda op, role: GainProsperity(role),
    "gain_vp": lambda op, role: GainVP(role, op["amount"]),
    "spend_influence": lambda op, role: SpendInfluence(role, op["amount"]),
    "strike": lambda op, role: Strike(op["max"], "extra" in op),
    "extra_shift": lambda op, role: ExtraShift(
        op.get("among") == "own_companies_with_employee", bool(op.get("optional", False))
    ),
    "make_business_deal": lambda op, role: MakeDeal(),
    "sell_company": lambda op, role: SellCompany(
        role, op.get("price_factor", 1), bool(op.get("without_machinery", False))
    ),
    "choose_one": read_choose,
}
"""One class per operation; the lambdas only say which of its fields the data calls how."""
