"""HXP-EVT: the tasks of alternative events, and giving the card away."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from anthropolis.engine.flow import Step, Words
from anthropolis.games.hegemony.cards.measures import agenda_matches
from anthropolis.games.hegemony.cards.tasks import Task, task_words
from anthropolis.games.hegemony.rules.moving.actions.buy import FOREIGN, SOURCE_WORDS, stock_of
from anthropolis.games.hegemony.rules.moving.actions.propose_bill import free_markers
from anthropolis.games.hegemony.rules.moving.changes import change_legitimacy, gain_vp
from anthropolis.games.hegemony.rules.moving.counting import (
    companies_of,
    is_operational,
    working_in,
)
from anthropolis.games.hegemony.rules.moving.legitimacy import gain_token
from anthropolis.games.hegemony.rules.moving.money import can_pay, pay
from anthropolis.games.hegemony.rules.moving.stocks import (
    public_limit,
    set_public,
    set_storage,
    spend_influence,
    stored,
)
from anthropolis.games.hegemony.table.companies import INDUSTRY
from anthropolis.games.hegemony.table.crisis_events import EventGiven
from anthropolis.games.hegemony.table.decks import BASE_EVENTS, EVENT_IDS
from anthropolis.games.hegemony.table.figures import IMPORT_PRICE
from anthropolis.games.hegemony.table.policies import SCORED
from anthropolis.games.hegemony.table.roles import (
    BANK,
    CC,
    CLASSES,
    EDUCATION,
    FOOD,
    HEALTH,
    INFLUENCE,
    MC,
    ROLES,
    STATE,
    TYPES,
)
from anthropolis.games.hegemony.table.state import NO_CARD, Country

PAYMENT: Final = 2000
"""PAYMENT + place in the list of ways to pay."""
PURCHASE: Final = 3000
"""PURCHASE + source * 10 + units: Food bought for the State."""
SELLERS: Final = [CC, MC, FOREIGN]
KEEP_EVENT: Final = 1
TAKE_POINT: Final = 0
DISCARD_VP: Final = 1
PAID_WITH: Final = ["health", "education", "money", "personal_influence", "media_influence"]
Payment = list[int]
"""What the State spends, in the order of PAID_WITH."""


class AlternativeTask(Task):
    """HXP-EVT-02: spend, choose a class on the card that fits, take the reward printed for it.

    Parts: the class, then how to pay where the task leaves a choice, or Food from each source.
    """

    def __init__(self, data: dict[str, Any], event: int) -> None:
        self.event = event
        self.task: dict[str, Any] = data["task"]
        self.to = [CLASSES.index(name) for name in data["choices"]]
        self.choices: dict[int, dict[str, int]] = {
            CLASSES.index(name): reward for name, reward in data["choices"].items()
        }
        self.condition: str = self.task.get("choose_class_with", "")
        self.buys: int = self.task.get("buy_up_to", {}).get("food", 0)

    def fits(self, country: Country, role: int) -> bool:
        """HXP-EVT-02: whether the class has what the task asks for."""
        words = self.condition.split()
        if not words:
            return True
        if words[0] == "operational":
            industry = TYPES.index(words[1])
            own = [c for c in companies_of(country, role) if INDUSTRY[c] == industry]
            return any(is_operational(country, company) for company in own)
        if words[0] == "workers":
            public = companies_of(country, STATE)
            return any(working_in(country, role, company) for company in public)
        return free_markers(country, role) > 0

    # -- paying --------------------------------------------------------------------------------

    def payments(self, country: Country, role: int) -> list[Payment]:
        """Every way to pay that the State can afford, without a loan."""
        return [way for way in self.ways(country, role) if self.affordable(country, way)]

    def ways(self, country: Country, role: int) -> list[Payment]:
        if "missing_unit_costs" in self.task:
            units = self.task["spend"]["education"]
            cost = self.task["missing_unit_costs"]
            return [[0, n, cost * (units - n), 0, 0] for n in range(units, -1, -1)]
        if "spend_one_of" in self.task:
            return [payment_of(way) for way in self.task["spend_one_of"]]
        if "spend_per" in self.task:
            number = self.influence_due(country, role)
            return [[0, 0, 0, n, number - n] for n in range(number + 1)]
        return [payment_of(self.task.get("spend", {}))]

    def influence_due(self, country: Country, role: int) -> int:
        """1 per policy off the Agenda, or per free Bill marker of the class."""
        if self.condition:
            return free_markers(country, role)
        return SCORED - agenda_matches(country, country.agenda) if country.agenda != NO_CARD else 0

    def affordable(self, country: Country, way: Payment) -> bool:
        return (
            country.public[HEALTH] >= way[0]
            and country.public[EDUCATION] >= way[1]
            and can_pay(country, STATE, way[2])
            and country.influence[STATE] >= way[3]
            and country.public[INFLUENCE] >= way[4]
        )

    # -- parts ---------------------------------------------------------------------------------

    def more(self, country: Country, parts: list[int]) -> list[int]:
        if not parts:
            return [role for role in self.to if self.can_take(country, role)]
        if self.buys:
            return self.purchases(country, parts[1:])
        ways = self.payments(country, parts[0])
        if len(parts) > 1 or len(ways) < 2:
            return []
        return [PAYMENT + way for way in range(len(ways))]

    def can_take(self, country: Country, role: int) -> bool:
        if self.buys and not self.purchases(country, []):
            return False
        return self.fits(country, role) and bool(self.payments(country, role))

    def purchases(self, country: Country, parts: list[int]) -> list[int]:
        """HXP-EVT-13: units from CC, MC, the Foreign Market; at least one in all, no loan."""
        turn = len(parts)
        bought = sum(part % 10 for part in parts)
        if turn == len(SELLERS) or bought == self.buys:
            return []
        spent = sum(food_price(country, SELLERS[i]) * (parts[i] % 10) for i in range(turn))
        most = self.most_from(country, SELLERS[turn], bought, spent)
        later = [self.most_from(country, s, bought, spent) for s in SELLERS[turn + 1 :]]
        least = 0 if bought or any(later) else 1
        code = PURCHASE + SELLERS[turn] * 10
        return [code + units for units in range(least, most + 1)]

    def most_from(self, country: Country, source: int, bought: int, spent: int) -> int:
        """What could still come from one source, by number, room, stock and money."""
        room = public_limit(country, FOOD) - country.public[FOOD] - bought
        able = (country.money[STATE] - spent) // food_price(country, source)
        return max(0, min(self.buys - bought, room, stock_of(country, source, FOOD), able))

    # -- doing it ------------------------------------------------------------------------------

    def carry_out(self, country: Country, parts: list[int]) -> None:
        role = parts[0]
        if self.buys:
            for part in parts[1:]:
                buy_food(country, (part - PURCHASE) // 10, part % 10)
        else:
            ways = self.payments(country, role)
            spend(country, ways[parts[1] - PAYMENT if len(parts) > 1 else 0])
        self.reward(country, role)
        country.then(GiveEvent(self.event, role))

    def reward(self, country: Country, role: int) -> None:
        """HXP-EVT-02: Legitimacy on that class's track, a token, or VP for the State."""
        reward = self.choices[role]
        if "legitimacy" in reward:
            change_legitimacy(country, role, reward["legitimacy"], "HXP-EVT-02")
        if "legitimacy_token" in reward:
            gain_token(country, role, "HXP-EVT-02")
        if "state_vp" in reward:
            gain_vp(country, STATE, reward["state_vp"], "events", "HXP-EVT-02")

    def describe(self, choice: int) -> Words:
        if choice >= PURCHASE:
            source = SOURCE_WORDS[(choice - PURCHASE) // 10]
            return Words("units_from", {"units": choice % 10, "source": source})
        return task_words(choice)

    def told(self, country: Country, parts: list[int], choice: int) -> Words:
        """A way to pay has a number for its key, and says what would be paid."""
        if not PAYMENT <= choice < PURCHASE:
            return self.describe(choice)
        ways = self.payments(country, parts[0] if parts else self.to[0])
        way = ways[min(choice - PAYMENT, len(ways) - 1)]
        paid = [f"{PAID_WITH[i]}={way[i]}" for i in range(len(way)) if way[i]]
        return Words("way_to_pay", {"number": choice - PAYMENT + 1, "paid": paid}, 1)


def payment_of(way: dict[str, int]) -> Payment:
    return [way.get(name, 0) for name in PAID_WITH]


def spend(country: Country, way: Payment) -> None:
    for resource, units in ((HEALTH, way[0]), (EDUCATION, way[1])):
        if units:
            set_public(country, resource, country.public[resource] - units, "HXP-EVT-02")
            country.stock_left[resource] += units
    pay(country, STATE, BANK, way[2], "HXP-EVT-02")
    if way[3]:
        spend_influence(country, STATE, way[3], "HXP-EVT-02")
    if way[4]:
        set_public(country, INFLUENCE, country.public[INFLUENCE] - way[4], "HXP-EVT-02")
        country.influence_left += way[4]


def food_price(country: Country, source: int) -> int:
    """HXP-EVT-13: posted prices; abroad without the tariff, which would be its own."""
    if source == FOREIGN:
        return IMPORT_PRICE[FOOD]
    return country.prices[(source - MC) * 4 + FOOD]


def buy_food(country: Country, source: int, units: int) -> None:
    if units == 0:
        return
    cost = food_price(country, source) * units
    if source == FOREIGN:
        pay(country, STATE, BANK, cost, "HXP-EVT-13")
        country.stock_left[FOOD] -= units
    else:
        pay(country, STATE, source, cost, "HXP-EVT-13")
        set_storage(country, source, FOOD, stored(country, source, FOOD) - units, "HXP-EVT-13")
    set_public(country, FOOD, country.public[FOOD] + units, "HXP-EVT-13")


@dataclass(frozen=True)
class GiveEvent(Step):
    """HXP-EVT-03, HXP-EVT-08, HXP-EVT-09: the class keeps the card or discards it for 1 VP.

    A card that somebody has kept already cannot be kept again: then it is the point.
    """

    event: int
    role: int

    def start(self, country: Country) -> None:
        bit = 1 << (self.event - BASE_EVENTS)
        if any(kept & bit for kept in country.kept):
            self.answered(country, 0, TAKE_POINT)
        else:
            country.ask(self, country.seat_of(self.role))

    def options(self, country: Country, seat: int) -> list[int]:
        return [KEEP_EVENT, TAKE_POINT]

    def answered(self, country: Country, seat: int, choice: int) -> None:
        if country.listening:
            event = EVENT_IDS[self.event]
            country.tell(EventGiven("HXP-EVT-03", ROLES[self.role], event, choice == KEEP_EVENT))
        if choice == KEEP_EVENT:
            country.kept[self.role] |= 1 << (self.event - BASE_EVENTS)
        else:
            gain_vp(country, self.role, DISCARD_VP, "events", "HXP-EVT-03")

    def rule(self) -> str:
        return "HXP-EVT-03"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_keep_event", {"event": EVENT_IDS[self.event]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("keep_event" if choice == KEEP_EVENT else "take_point", {})
