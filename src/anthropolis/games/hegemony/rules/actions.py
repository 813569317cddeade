"""Chapter 6, which basic and free actions each role has."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.hegemony.cards.events_deck import EventAction
from anthropolis.games.hegemony.rules.free.owners import (
    AdjustPrices,
    AdjustWages,
    BuyStorage,
    GiveBonus,
    PayOffLoan,
    ReceiveBenefits,
)
from anthropolis.games.hegemony.rules.free.people import (
    SwapWorkers,
    UseEducation,
    UseHealthcare,
    UseLuxury,
)
from anthropolis.games.hegemony.rules.moving.actions.assign_workers import assign
from anthropolis.games.hegemony.rules.moving.actions.build_company import build
from anthropolis.games.hegemony.rules.moving.actions.buy import buy
from anthropolis.games.hegemony.rules.moving.actions.companies import ExtraShift, SellCompany
from anthropolis.games.hegemony.rules.moving.actions.propose_bill import (
    ANY_POLICY,
    NORMAL,
    ProposeBill,
)
from anthropolis.games.hegemony.rules.moving.actions.protest import (
    ApplyPressure,
    Demonstrate,
    Lobby,
    Strike,
)
from anthropolis.games.hegemony.rules.moving.actions.state import ExtraTax, MeetMPs, campaign
from anthropolis.games.hegemony.rules.moving.actions.trade import MakeDeal, sell_abroad
from anthropolis.games.hegemony.table.deeds import Deed
from anthropolis.games.hegemony.table.figures import STRIKES
from anthropolis.games.hegemony.table.roles import ROLES, load_data

_ACTIONS: Final[dict[str, Any]] = load_data("actions")["roles"]


def step_for(action: str, role: int) -> Deed:
    """The step of an action; it tells by `refusal` whether it can be done."""
    deed: Deed = STEPS[action](role)
    return deed


STEPS: Final[dict[str, Any]] = {
    "propose_bill": lambda role: ProposeBill(role, ANY_POLICY, False, NORMAL, False),
    "assign_workers": assign,
    "buy_goods_services": buy,
    "strike": lambda role: Strike(STRIKES, False),
    "demonstration": lambda role: Demonstrate(),
    "apply_political_pressure": ApplyPressure,
    "build_company": build,
    "sell_company": lambda role: SellCompany(role, 1, False),
    "sell_foreign_market": sell_abroad,
    "extra_shift": lambda role: ExtraShift(False, False),
    "make_business_deal": lambda role: MakeDeal(),
    "lobby": lambda role: Lobby(),
    "event_action": lambda role: EventAction(1, -1),
    "meet_mps": lambda role: MeetMPs(),
    "extra_tax": lambda role: ExtraTax(),
    "campaign": lambda role: campaign(),
    "use_healthcare": UseHealthcare,
    "use_education": UseEducation,
    "use_luxury": UseLuxury,
    "swap_workers": SwapWorkers,
    "receive_benefits": ReceiveBenefits,
    "pay_off_loan": PayOffLoan,
    "adjust_prices": AdjustPrices,
    "adjust_wages": AdjustWages,
    "give_bonus": lambda role: GiveBonus(),
    "buy_storage": lambda role: BuyStorage(),
}


def _ids(kind: str) -> list[list[str]]:
    return [[str(action["id"]) for action in _ACTIONS[role][kind]] for role in ROLES]


BASIC: Final[list[list[str]]] = _ids("basic")
"""HEG-ACT-08: basic actions by role."""
FREE: Final[list[list[str]]] = _ids("free")
"""HEG-ACT-09: free actions by role."""
BASIC_STEPS: Final[list[list[Deed]]] = [
    [step_for(action, role) for action in BASIC[role]] for role in range(len(ROLES))
]
FREE_STEPS: Final[list[list[Deed]]] = [
    [step_for(action, role) for action in FREE[role]] for role in range(len(ROLES))
]
