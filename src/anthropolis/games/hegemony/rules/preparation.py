"""Chapter 5, the Preparation Phase, and what set-up deals in the same way."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.flow import Step, Words
from anthropolis.games.hegemony.rules.moving.asking import DONE, NewWorker, ascending, others
from anthropolis.games.hegemony.rules.moving.building import (
    discard_from_market,
    fill_market,
    market_of,
)
from anthropolis.games.hegemony.rules.moving.event_deck import put_back_later_events
from anthropolis.games.hegemony.rules.moving.exports import draw_deals, draw_exports
from anthropolis.games.hegemony.rules.moving.money import force, pay_off
from anthropolis.games.hegemony.rules.moving.prosperity import set_prosperity
from anthropolis.games.hegemony.rules.moving.workforce import add_worker, free_skills
from anthropolis.games.hegemony.table.companies import LABELS
from anthropolis.games.hegemony.table.decks import (
    AGENDA_IDS,
    AGENDAS,
    CARD_NAMES,
    COPIES,
    EVENT_IDS,
    EVENTS,
    IMMIGRANT,
    IMMIGRATION_DECK,
    IMMIGRATION_IDS,
    cards_in,
)
from anthropolis.games.hegemony.table.events import CardsDrawn, InterestPaid, Revealed
from anthropolis.games.hegemony.table.figures import (
    CARDS_DRAWN,
    EVENTS_DRAWN,
    HAND,
    INTEREST,
    MARKET_SIZE,
    PAY_OFF,
    PROSPERITY_DROP,
)
from anthropolis.games.hegemony.table.policies import DEALS_REVEALED, IMMIGRATION_CARDS
from anthropolis.games.hegemony.table.roles import (
    BANK,
    CC,
    IMMIGRATION,
    MC,
    ROLES,
    STATE,
    TRADE,
    TYPES,
    UNSKILLED,
    WC,
)
from anthropolis.games.hegemony.table.setup import SETUP
from anthropolis.games.hegemony.table.state import NO_CARD, Country


def preparation_steps() -> list[Step]:
    """HEG-PRE-02 to HEG-PRE-09, for all players in this order."""
    return [
        PayInterest(),
        DropProsperity(),
        DrawEvents(),
        DrawHands(CARDS_DRAWN),
        RefreshMarkets(),
        RevealDealsAndExport(),
        NewWorkers(),
    ]


def setup_steps(country: Country) -> list[Step]:
    """HEG-SET-06, HEG-SET-11 to HEG-SET-14: what is drawn at the start of a game."""
    steps: list[Step] = [FillMarkets(), FirstDealAndExport(), DrawHands(HAND), DrawEvents()]
    unemployed = SETUP["unemployed_start"]
    steps.append(
        DrawImmigrants(WC, unemployed["working_class"][country.seats]["immigration_cards"])
    )
    if country.plays(MC):
        cards = unemployed["middle_class"][country.seats]["immigration_cards"]
        steps += [SkilledOfChoice(), DrawImmigrants(MC, cards)]
    return steps


@dataclass(frozen=True)
class PayInterest(Step):
    """HEG-PRE-02, HEG-PRE-03: 5 per loan; a State without a player then repays what it can."""

    def start(self, country: Country) -> None:
        for role in (WC, MC, CC, STATE):
            due = INTEREST * country.loans[role]
            if due:
                if country.listening:
                    loans = country.loans[role]
                    country.tell(InterestPaid("HEG-PRE-02", ROLES[role], loans, due))
                force(country, role, BANK, due, "HEG-PRE-02", capital_first=True)
        if not country.state_plays():
            while country.loans[STATE] and country.money[STATE] > PAY_OFF:
                pay_off(country, STATE, PAY_OFF, "HEG-PRE-03")


@dataclass(frozen=True)
class DropProsperity(Step):
    """HEG-PRE-04: WC one space, MC two, not below the first; no VP are lost."""

    def start(self, country: Country) -> None:
        for role in (WC, MC):
            space = max(0, country.prosperity[role] - PROSPERITY_DROP[role])
            set_prosperity(country, role, space, "HEG-PRE-04")


@dataclass(frozen=True)
class DrawEvents(Step):
    """HEG-PRE-05, HEG-SET-13: two Events on the board and a new Agenda, with a State player."""

    def start(self, country: Country) -> None:
        if not country.state_plays():
            return
        for _ in range(EVENTS_DRAWN):
            if country.piles[EVENTS]:
                open_event(country)
        if country.piles[AGENDAS]:
            country.agenda = country.piles[AGENDAS].pop(0)
            if country.listening:
                country.tell(Revealed("HEG-PRE-05", "agendas", AGENDA_IDS[country.agenda]))


def open_event(country: Country) -> None:
    """HEG-PRE-05: the top card of the Event deck that is for this round, if there is one."""
    if put_back_later_events(country, 1) == 0:
        return
    event = country.piles[EVENTS].pop(0)
    country.known_events = max(0, country.known_events - 1)
    country.events_open.append(event)
    if country.listening:
        country.tell(Revealed("HEG-PRE-05", "events", EVENT_IDS[event]))


@dataclass(frozen=True)
class DrawHands(Step):
    """HEG-PRE-06, HEG-SET-12: so many action cards for each player; hands are secret.

    HAU-SET-03, HXP-ACT-02: none for an automa.
    """

    number: int

    def start(self, country: Country) -> None:
        for role in country.roles:
            if not country.is_automa(role):
                draw_cards(country, role, self.number)


def draw_cards(country: Country, role: int, number: int) -> None:
    """A deck is a set: which card comes next is only settled when it is drawn."""
    left = cards_in(country.decks[role])
    drawn: list[int] = []
    for _ in range(min(number, len(left))):
        place = country.chance.below(len(left))
        card = left[place]
        left[place] = left[len(left) - 1]
        left.pop()
        country.decks[role] &= ~(1 << card)
        country.hands[role] |= 1 << card
        drawn.append(card)
    if country.listening:
        names = tuple([CARD_NAMES[COPIES[role][card]] for card in sorted(drawn)])
        seat = country.seat_of(role)
        country.tell(CardsDrawn("HEG-PRE-06", ROLES[role], seat, names))


@dataclass(frozen=True)
class FillMarkets(Step):
    """HEG-SET-11: four companies for CC, three for MC."""

    def start(self, country: Country) -> None:
        for role in (CC, MC):
            if country.plays(role):
                fill_market(country, role, MARKET_SIZE[role], "HEG-SET-11")


@dataclass(frozen=True)
class RefreshMarkets(Step):
    """HEG-PRE-07: CC and MC may discard any companies of their Market, then refill it.

    Parts are companies, then DONE.
    """

    def start(self, country: Country) -> None:
        owners = [role for role in (CC, MC) if country.plays(role)]
        asked = [role for role in owners if country.piles[market_of(role)]]
        if asked:
            country.ask_parts(self, [country.seat_of(role) for role in asked])
        else:
            country.then(FillMarkets())

    def more(self, country: Country, seat: int, parts: list[int]) -> list[int]:
        if parts and parts[len(parts) - 1] == DONE:
            return []
        market = sorted(country.piles[market_of(country.roles[seat])])
        return [*others(market, parts), DONE]

    def once(self, country: Country, seat: int, parts: list[int], options: list[int]) -> list[int]:
        return ascending(parts, options)

    def whole(self, country: Country, seats: list[int], answers: list[list[int]]) -> None:
        for i in range(len(seats)):
            gone = [company for company in answers[i] if company != DONE]
            if gone:
                role = country.roles[seats[i]]
                discard_from_market(country, role, gone, "HEG-PRE-07")
        country.then(FillMarkets())

    def rule(self) -> str:
        return "HEG-PRE-07"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_market", {})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        if choice == DONE:
            return Words("done", {})
        return Words("company", {"company": LABELS[choice]})


@dataclass(frozen=True)
class FirstDealAndExport(Step):
    """HEG-SET-11: one Business Deal and one Export card."""

    def start(self, country: Country) -> None:
        country.export = NO_CARD
        draw_deals(country, SETUP["business_deals_face_up"], "HEG-SET-11")
        country.export = draw_exports(country, 1, "HEG-SET-11")[0]


@dataclass(frozen=True)
class RevealDealsAndExport(Step):
    """HEG-PRE-08: new deals by Policy 6, and the next Export card."""

    def start(self, country: Country) -> None:
        country.deals.clear()
        draw_deals(country, DEALS_REVEALED[country.policies[TRADE]], "HEG-PRE-08")
        country.export = draw_exports(country, 1, "HEG-PRE-08")[0]


@dataclass(frozen=True)
class NewWorkers(Step):
    """HEG-PRE-09: two for WC, two for MC, one of them skilled of its choice; then immigrants."""

    def start(self, country: Country) -> None:
        cards = IMMIGRATION_CARDS[country.policies[IMMIGRATION]]
        unskilled = NewWorker(WC, UNSKILLED, "HEG-PRE-09")
        country.then(unskilled, unskilled, *self.middle(country), *self.immigrants(country, cards))

    def middle(self, country: Country) -> list[Step]:
        if not country.plays(MC):
            return []
        return [NewWorker(MC, UNSKILLED, "HEG-PRE-09"), SkilledOfChoice()]

    def immigrants(self, country: Country, cards: int) -> list[Step]:
        return [DrawImmigrants(role, cards) for role in (WC, MC) if country.plays(role)]


@dataclass(frozen=True)
class SkilledOfChoice(Step):
    """HEG-PRE-09, HEG-SET-06, HEG-SET-14: MC's skilled worker, with all Markets in view."""

    def start(self, country: Country) -> None:
        skills = free_skills(country, MC)
        if len(skills) > 1:
            country.ask(self, country.seat_of(MC))
        else:
            add_worker(country, MC, skills[0] if skills else UNSKILLED, "HEG-PRE-09")

    def options(self, country: Country, seat: int) -> list[int]:
        return free_skills(country, MC)

    def answered(self, country: Country, seat: int, choice: int) -> None:
        add_worker(country, MC, choice, "HEG-PRE-09")

    def rule(self) -> str:
        return "HEG-PRE-09"

    def prompt(self, country: Country, seat: int) -> Words:
        return Words("ask_new_worker", {"role": ROLES[MC]})

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("new_worker", {"kind": TYPES[choice]})


@dataclass(frozen=True)
class DrawImmigrants(Step):
    """HEG-PRE-09: the class's worker of each card; cards go under the deck."""

    role: int
    cards: int

    def start(self, country: Country) -> None:
        deck = country.piles[IMMIGRATION_DECK]
        if self.cards == 0 or not deck:
            return
        card = deck.pop(0)
        deck.append(card)
        country.immigrants_seen = min(len(deck), country.immigrants_seen + 1)
        if country.listening:
            country.tell(Revealed("HEG-PRE-09", "immigration", IMMIGRATION_IDS[card]))
        worker = NewWorker(self.role, IMMIGRANT[card][self.role], "HEG-PRE-09")
        country.then(worker, DrawImmigrants(self.role, self.cards - 1))
