"""Chapter 18.4, the Event Action, and the two Events in which other players decide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from anthropolis.engine.flow import Step, Words
from anthropolis.games.hegemony.cards.alternative import AlternativeTask
from anthropolis.games.hegemony.cards.tasks import (
    COMPANY,
    BuyFromPlayers,
    ProvideAll,
    ProvideGoods,
    ProvideItems,
    ProvideMoney,
    Spend,
    SpendAndSplit,
    Task,
    task_words,
)
from anthropolis.games.hegemony.rules.moving.actions.build_company import (
    ANY_INDUSTRY,
    STATE_MONEY,
    BuildCompany,
)
from anthropolis.games.hegemony.rules.moving.actions.propose_bill import (
    ANY_POLICY,
    VOTE_NOW,
    WAIT,
    bill_choice,
    free_markers,
    open_bills,
    place_bill,
)
from anthropolis.games.hegemony.rules.moving.asking import SKIP
from anthropolis.games.hegemony.rules.moving.building import market_of
from anthropolis.games.hegemony.rules.moving.counting import company_count
from anthropolis.games.hegemony.rules.moving.elections import IMMEDIATE, HoldVote, bill_words
from anthropolis.games.hegemony.rules.moving.event_deck import put_back_later_events
from anthropolis.games.hegemony.rules.moving.money import can_pay
from anthropolis.games.hegemony.rules.moving.stocks import spend_influence
from anthropolis.games.hegemony.table.companies import COST, LABELS
from anthropolis.games.hegemony.table.decks import (
    BASE_EVENTS,
    EVENT_CARDS,
    EVENT_IDS,
    EVENTS,
    FROM_ROUND,
)
from anthropolis.games.hegemony.table.deeds import Deed
from anthropolis.games.hegemony.table.events import EventResolved, EventsLookedAt, Revealed
from anthropolis.games.hegemony.table.figures import COMPANY_LIMIT, EVENTS_ON_BOARD, VOTE_COST
from anthropolis.games.hegemony.table.hooks import HOOKS
from anthropolis.games.hegemony.table.roles import CLASSES, STATE
from anthropolis.games.hegemony.table.state import EVENTS_DONE, PROVIDED, Country


class BuildFor(Task):
    """HEG-EVT-07: the State pays for a company of cost 15 or more in a Market; its owner builds."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.least: int = data["task"]["min_cost"]

    def builder(self, role: int, company: int) -> BuildCompany:
        return BuildCompany(role, 0, False, STATE_MONEY, ANY_INDUSTRY, False, False, company, False)

    def companies(self, country: Country, role: int) -> list[int]:
        if company_count(country, role) >= COMPANY_LIMIT[role]:
            return []
        found: list[int] = []
        for company in sorted(country.piles[market_of(role)]):
            builder = self.builder(role, company)
            paid = COST[company] >= self.least and can_pay(country, STATE, COST[company])
            if paid and builder.can_build(country, company, builder.pool(country)):
                found.append(company)
        return found

    def more(self, country: Country, parts: list[int]) -> list[int]:
        if not parts:
            return [role for role in self.to if self.companies(country, role)]
        if len(parts) == 1:
            return [COMPANY + c for c in self.companies(country, parts[0])]
        return []

    def carry_out(self, country: Country, parts: list[int]) -> None:
        self.reward_class(country, parts[0], 0)
        country.then(self.builder(parts[0], parts[1] - COMPANY))

    def describe(self, choice: int) -> Words:
        if choice >= COMPANY:
            return Words("company", {"company": LABELS[choice - COMPANY]})
        return task_words(choice)


class BillOfChoice(Task):
    """HEG-EVT-06: a class names a Bill, the State places its own marker and decides on a vote."""

    def __init__(self, data: dict[str, Any]) -> None:
        super().__init__(data)
        self.to = [CLASSES.index(name) for name in data["task"]["chooser"]]

    def more(self, country: Country, parts: list[int]) -> list[int]:
        if parts or free_markers(country, STATE) == 0:
            return []
        return self.to if open_bills(country, ANY_POLICY, False) else []

    def carry_out(self, country: Country, parts: list[int]) -> None:
        self.reward_class(country, parts[0], 0)
        country.then(NamedBill(parts[0]))


@dataclass(frozen=True)
class NamedBill(Step):
    """HEG-EVT-06: the chosen class names a legal Bill."""

    role: int

    def start(self, country: Country) -> None:
        country.ask(self, country.seat_of(self.role))

    def options(self, country: Country, seat: int) -> list[int]:
        return open_bills(country, ANY_POLICY, False)

    def answered(self, country: Country, seat: int, choice: int) -> None:
        place_bill(country, STATE, choice, "HEG-EVT-06")
        if country.influence[STATE] >= VOTE_COST:
            country.then(NamedBillVote(choice // 3))
        else:
            HOOKS[0].bill_waits(country, choice // 3)

    def rule(self) -> str:
        return "HEG-EVT-06"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_named_bill", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return bill_choice(choice)


@dataclass(frozen=True)
class NamedBillVote(Step):
    """HEG-EVT-06: the State alone decides about an Immediate Vote."""

    policy: int

    def start(self, country: Country) -> None:
        country.ask(self, country.seat_of(STATE))

    def options(self, country: Country, seat: int) -> list[int]:
        return [WAIT, VOTE_NOW]

    def answered(self, country: Country, seat: int, choice: int) -> None:
        if choice == VOTE_NOW:
            spend_influence(country, STATE, VOTE_COST, "HEG-BILL-03")
            country.then(HoldVote(self.policy, False, IMMEDIATE))
        else:
            HOOKS[0].bill_waits(country, self.policy)

    def rule(self) -> str:
        return "HEG-EVT-06"

    def prompt(self, country: Country, seat: int) -> Words:
        return bill_words("ask_named_vote", country, self.policy)

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return bill_choice(choice)


def read_task(data: dict[str, Any]) -> Task:
    """The class for an Event's task."""
    task = data["task"]
    kind = task["op"]
    if kind == "provide":
        resource = task.get("resource")
        if resource == "money":
            return ProvideMoney(data)
        if "items" in task or resource == "influence_media":
            return ProvideItems(data)
        return ProvideGoods(data)
    task_of_kind: Task = TASKS[kind](data)
    return task_of_kind


TASKS: Final[dict[str, Any]] = {
    "provide_all": ProvideAll,
    "spend_and_provide": SpendAndSplit,
    "spend": Spend,
    "buy_from_players": BuyFromPlayers,
    "build_for": BuildFor,
    "propose_bill_of_choice": BillOfChoice,
}
TASK_OF: Final[list[Task]] = [
    read_task(card) if number < BASE_EVENTS else AlternativeTask(card, number)
    for number, card in enumerate(EVENT_CARDS)
]
EVENT_PART: Final = 5000


def doable(country: Country, event: int) -> bool:
    """HEG-EVT-02: the whole task can be done, and it is not nothing."""
    return bool(TASK_OF[event].more(country, []))


@dataclass(frozen=True)
class EventAction(Deed):
    """HEG-EVT-01, HEG-OP-13: do the task of an Event on the board, take its reward, discard it.

    HEG-EVT-09: with `times` 2 the same Event is done twice; it is kept after the first.
    """

    times: int
    again: int

    def events(self, country: Country) -> list[int]:
        if self.again >= 0:
            return [self.again] if doable(country, self.again) else []
        found = [event for event in country.events_open if doable(country, event)]
        if self.times == 2:
            return [event for event in found if twice(country, TASK_OF[event], [])]
        return found

    def refusal(self, country: Country) -> str:
        return "" if self.events(country) else "HEG-EVT-02"

    def start(self, country: Country) -> None:
        if not self.refusal(country):
            country.ask_parts(self, [country.seat_of(STATE)])
        elif self.again in country.events_open:
            country.events_open.remove(self.again)  # What others decided has made it impossible.

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        if self.again >= 0:
            return TASK_OF[self.again].more(country, parts)
        if not parts:
            return [EVENT_PART + event for event in self.events(country)]
        task, chosen = TASK_OF[parts[0] - EVENT_PART], parts[1:]
        options = task.more(country, chosen)
        if self.times == 2:
            return [option for option in options if twice(country, task, [*chosen, option])]
        return options

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        parts = answers[0]
        event = self.again if self.again >= 0 else parts[0] - EVENT_PART
        choices = parts if self.again >= 0 else parts[1:]
        if country.listening:
            option = "+".join([str(choice) for choice in choices])
            country.tell(EventResolved("HEG-EVT-01", EVENT_IDS[event], option))
        country.noted[PROVIDED] = 0
        country.tally[EVENTS_DONE] += 1
        if self.times == 2:
            country.then(EventAction(1, event))
        else:
            country.events_open.remove(event)
        TASK_OF[event].carry_out(country, choices)

    def rule(self) -> str:
        return "HEG-EVT-02"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_event", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        if choice >= EVENT_PART:
            return Words("event", {"event": EVENT_IDS[choice - EVENT_PART]})
        if self.again >= 0:
            return TASK_OF[self.again].told(country, country.draft(seat), choice)
        draft = country.draft(seat)
        event = draft[0] - EVENT_PART if draft else country.events_open[0]
        return TASK_OF[event].told(country, draft[1:], choice)


def twice(country: Country, task: Task, parts: list[int]) -> bool:
    """HEG-EVT-09: whether a choice that begins like this leaves the task to be done once more."""
    drafts = [parts]
    while drafts:
        draft = drafts.pop()
        options = task.more(country, draft)
        if not options and draft and doable_after(country, task, draft):
            return True
        drafts += [[*draft, option] for option in reversed(options)]
    return False


def doable_after(country: Country, task: Task, parts: list[int]) -> bool:
    """Tried on a copy; what other players would decide is left to the first option."""
    trial = country.copy()
    trial.listening = False
    trial.todo = []
    trial.asking = None
    trial.noted[PROVIDED] = 0
    task.carry_out(trial, parts)
    trial.run()
    seat = trial.decider()
    while seat >= 0:
        trial.answer(seat, trial.options(seat)[0])
        seat = trial.decider()
    return bool(task.more(trial, []))


@dataclass(frozen=True)
class LookAtEvents(Deed):
    """HEG-EVT-08: look at the top two; add one if there is room, or trade one for one on the board.

    HEG-EVT-04: of the Events that this round allows. Parts: for `swap` the Event discarded or
    SKIP, then the Event placed. What is not placed returns to the top, and the State knows it.
    """

    look: int
    swap: bool

    def top(self, country: Country) -> list[int]:
        seen = country.piles[EVENTS][: self.look]
        return [event for event in seen if FROM_ROUND[event] <= country.round]

    def refusal(self, country: Country) -> str:
        """Whether an Event can be done afterwards is not known before: the deck is hidden."""
        return "" if country.piles[EVENTS] else "HEG-EVT-08"

    def start(self, country: Country) -> None:
        seat = country.seat_of(STATE)
        put_back_later_events(country, self.look)
        cards = tuple([EVENT_IDS[event] for event in self.top(country)])
        country.known_events = max(country.known_events, len(cards))
        if country.listening:
            country.tell(EventsLookedAt("HEG-EVT-08", seat, cards))
        country.ask_parts(self, [seat])

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        top = [EVENT_PART + event for event in self.top(country)]
        if self.swap:
            if not parts:
                return [*[EVENT_PART + event for event in country.events_open], SKIP]
            return top if len(parts) == 1 and parts[0] != SKIP else []
        if parts:
            return []
        room = len(country.events_open) < EVENTS_ON_BOARD
        return [*top, SKIP] if room else [SKIP]

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        parts = answers[0]
        if parts[0] == SKIP:
            return
        if self.swap:
            country.events_open.remove(parts[0] - EVENT_PART)
        placed = parts[len(parts) - 1] - EVENT_PART
        country.piles[EVENTS].remove(placed)
        country.known_events -= 1
        country.events_open.append(placed)
        if country.listening:
            country.tell(Revealed("HEG-EVT-08", "events", EVENT_IDS[placed]))

    def rule(self) -> str:
        return "HEG-EVT-08"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_swap_events" if self.swap else "ask_add_event", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        if choice == SKIP:
            return Words("skip", {})
        return Words("event", {"event": EVENT_IDS[choice - EVENT_PART]})
