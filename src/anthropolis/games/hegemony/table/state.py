"""The state of a game of Hegemony: flat lists of small numbers.

Lists by role follow the turn order (WC, MC, CC, State) whoever plays; lists by class and type hold
the six types of WC, then of MC; lists by company follow `companies.COMPANIES`.
"""

from __future__ import annotations

from typing import Final

from anthropolis.engine.chance import Chance
from anthropolis.engine.contract import NOBODY
from anthropolis.engine.flow import State
from anthropolis.games.hegemony.table.calendar import ACTION
from anthropolis.games.hegemony.table.figures import Figures
from anthropolis.games.hegemony.table.hooks import HOOKS
from anthropolis.games.hegemony.table.roles import CC, MC, ROLES_BY_COUNT, STATE, WC

NO_BILL: Final = -1
UNDECIDED: Final = -2
NOT_VOTING: Final = -1
AGAINST: Final = 0
FOR: Final = 1
NO_CARD: Final = -1
NOT_CHANGED: Final = -1

MAIN_DONE: Final = 1
FREE_DONE: Final = 2
OPENING_FREE: Final = 4

BENEFIT_KINDS: Final = 7
BENEFIT_MONEY: Final = 4
BENEFIT_INFLUENCE: Final = 5
BENEFIT_CUBES: Final = 6
BENEFITS: Final = ["food", "luxury", "health", "education", "money", "influence", "cubes"]

MODES: Final = 0
PERSON: Final = 0
EASY: Final = 1
ADVANCED: Final = 2
MODE_WORDS: Final = ["person", "easy", "advanced"]
OWN_PARTS: Final = 4
ACTION_ROWS: Final = 1
POLICY_ROWS: Final = 2
AI_DECK: Final = 3
AI_DISCARD: Final = 4
"""Of class c the part AI_DECK stands at OWN_PARTS * c + AI_DECK."""
SEEN_BELOW: Final = 13
BUILT: Final = 14
"""The companies of the Capitalist Class in the order in which it got them."""
AUTOMA_PARTS: Final = 15

REVEALED_CRISIS: Final = 0
CRISIS_DECK: Final = 1
CRISES_USED: Final = 2
BILLS_PASSED: Final = 0
EXPORT_MONEY: Final = 1
EVENTS_DONE: Final = 2
STATE_LOANS: Final = 3
SHIFTED: Final = 4
STAFFED: Final = 7
PRESSED: Final = 10
WAGES_BEFORE: Final = 11
TALLIES: Final = 12
"""WC's Bills passed in this Elections Phase, money of CC's last export, Events the State acted on,
loans it ever took; by class the wage a benefit shifts and the company it staffs; the policy (from
1) that the State must back; WC's wages before this Production Phase."""

CHOSEN: Final = 0
UNITS: Final = 1
PROVIDED: Final = 2
RESOURCE: Final = 3
PROPOSED: Final = 4
COMPANY: Final = 5
NOTES: Final = 6

VP_SOURCES: Final = [
    "bills", "prosperity", "health", "unions", "wealth", "exports", "legitimacy", "agenda",
    "events", "welfare", "benefits", "cards", "policies", "stocks", "loans", "demonstration",
    "objectives",
]  # fmt: skip


class Country(State):
    """Everything on the table, in the hands and in the supply.

    `bills[p]` is section * 4 + role of the Bill on a policy, or NO_BILL. `bag` and `cubes` are the
    Voting cubes of each class in the bag and in its supply, `drawn` those out of the bag for a vote
    or poll, `coming` the cubes that a written position lets come first. `money` is WC's and MC's
    money, CC's Revenue and the Treasury; `bank` is what the supply has taken minus what it gave.
    `reserve` are the worker pieces of the supply, `goods` the Goods & Services areas of WC and MC,
    `storage` and `prices` those of MC and CC, `public` the State's food, luxury, health, education
    and Media Influence, `stock_left` the units of the supply. `tiles` has one bit per storage.
    `crew_class[c]` is the class on a company's slots, or -1; `crew[c]` packs its workers by type.
    `committed`, `employee_committed`, `strikes` and `machinery` have one bit per company.
    `benefits` has seven kinds for each class; `fresh` one bit per class provided for this turn.
    Hands, decks and discards of action cards are sets of physical cards as bits; `piles` are the
    other decks and the Markets, top first; of the event deck the State knows `known_events` cards,
    of the immigration deck everybody has seen the last `immigrants_seen`.
    `automas` are the modes of the three classes, then for each class its action cards, policy
    cards, deck and discard, then how many cards at the bottom of each deck everybody has seen. With
    `by_hand` nobody answers for them: a written position does, and `lots` are what it names where
    chance decides, `unnamed` the choices for which it names nothing.
    Of the mini-expansions: `locks` has one bit per locked policy, `guards` the policies that each
    role protects; `crises` are the revealed card, the deck and the cards set aside; `kept` the
    alternative events of each class and `using` those whose benefit is switched on; `bonds` what
    each class has lent; `objectives` the Hidden Objective each role holds, `offered` the two it
    chooses from, `turned` those fulfilled; `tally` what objectives count.
    `noted` is what a card in play has to remember; `tax_labor` the Labor Market that the Income
    Tax of this phase uses after an IMF intervention.
    """

    def __init__(
        self,
        seats: int,
        chance: Chance,
        figures: Figures,
        round: int,
        phase: int,
        turn: int,
        acting: int,
        flags: int,
        policies: list[int],
        bills: list[int],
        bag: list[int],
        cubes: list[int],
        drawn: list[int],
        coming: list[int],
        sides: list[int],
        money: list[int],
        capital: int,
        bank: int,
        loans: list[int],
        vp: list[int],
        vp_from: list[int],
        influence: list[int],
        influence_left: int,
        unemployed: list[int],
        reserve: list[int],
        unions: int,
        prosperity: list[int],
        goods: list[int],
        storage: list[int],
        tiles: int,
        zone: list[int],
        prices: list[int],
        public: list[int],
        stock_left: list[int],
        wealth: int,
        owner: list[int],
        wage: list[int],
        crew_class: list[int],
        crew: list[int],
        employee: list[int],
        committed: int,
        employee_committed: int,
        strikes: int,
        machinery: int,
        demonstration: bool,
        piles: list[list[int]],
        known_events: int,
        immigrants_seen: int,
        export: int,
        deals: list[int],
        agenda: int,
        last_agenda: int,
        events_open: list[int],
        legitimacy: list[int],
        tokens: list[int],
        benefits: list[int],
        fresh: int,
        hands: list[int],
        decks: list[int],
        discards: list[int],
        tax_labor: int,
        noted: list[int],
        taxes_paid: list[int],
        wages_received: list[int],
        over: bool,
        automas: list[list[int]],
        locks: int,
        guards: list[int],
        crises: list[list[int]],
        kept: list[int],
        using: list[int],
        bonds: list[int],
        objectives: list[int],
        offered: list[int],
        turned: list[int],
        tally: list[int],
    ) -> None:
        super().__init__(seats, chance)
        self.roles = ROLES_BY_COUNT[seats]
        self.figures = figures
        self.round = round
        self.phase = phase
        self.turn = turn
        self.acting = acting
        self.flags = flags
        self.policies = policies
        self.bills = bills
        self.bag = bag
        self.cubes = cubes
        self.drawn = drawn
        self.coming = coming
        self.sides = sides
        self.money = money
        self.capital = capital
        self.bank = bank
        self.loans = loans
        self.vp = vp
        self.vp_from = vp_from
        self.influence = influence
        self.influence_left = influence_left
        self.unemployed = unemployed
        self.reserve = reserve
        self.unions = unions
        self.prosperity = prosperity
        self.goods = goods
        self.storage = storage
        self.tiles = tiles
        self.zone = zone
        self.prices = prices
        self.public = public
        self.stock_left = stock_left
        self.wealth = wealth
        self.owner = owner
        self.wage = wage
        self.crew_class = crew_class
        self.crew = crew
        self.employee = employee
        self.committed = committed
        self.employee_committed = employee_committed
        self.strikes = strikes
        self.machinery = machinery
        self.demonstration = demonstration
        self.piles = piles
        self.known_events = known_events
        self.immigrants_seen = immigrants_seen
        self.export = export
        self.deals = deals
        self.agenda = agenda
        self.last_agenda = last_agenda
        self.events_open = events_open
        self.legitimacy = legitimacy
        self.tokens = tokens
        self.benefits = benefits
        self.fresh = fresh
        self.hands = hands
        self.decks = decks
        self.discards = discards
        self.tax_labor = tax_labor
        self.noted = noted
        self.taxes_paid = taxes_paid
        self.wages_received = wages_received
        self.over = over
        self.automas = automas
        self.locks = locks
        self.guards = guards
        self.crises = crises
        self.kept = kept
        self.using = using
        self.bonds = bonds
        self.objectives = objectives
        self.offered = offered
        self.turned = turned
        self.tally = tally
        self.by_hand = False
        self.lots: list[str] = []
        self.unnamed: list[list[str]] = []
        self.running = False

    def saved_fields(self) -> list[str]:
        return ["figures", "round", "phase", "turn", "acting", "flags", "policies", "bills", "bag",
                "cubes", "drawn", "coming", "sides", "money", "capital", "bank", "loans", "vp",
                "vp_from", "influence", "influence_left", "unemployed", "reserve", "unions",
                "prosperity", "goods", "storage", "tiles", "zone", "prices", "public",
                "stock_left", "wealth", "owner", "wage", "crew_class", "crew", "employee",
                "committed", "employee_committed", "strikes", "machinery", "demonstration",
                "piles", "known_events", "immigrants_seen", "export", "deals", "agenda",
                "last_agenda", "events_open", "legitimacy", "tokens", "benefits", "fresh",
                "hands", "decks", "discards", "tax_labor", "noted", "taxes_paid", "wages_received",
                "over", "automas", "locks", "guards", "crises", "kept", "using", "bonds",
                "objectives", "offered", "turned", "tally"]  # fmt: skip

    def copy(self) -> Country:
        twin = Country(
            self.seats, self.chance.copy(), self.figures, self.round, self.phase, self.turn,
            self.acting, self.flags, self.policies[:], self.bills[:], self.bag[:], self.cubes[:],
            self.drawn[:], self.coming[:], self.sides[:], self.money[:], self.capital, self.bank,
            self.loans[:], self.vp[:], self.vp_from[:], self.influence[:], self.influence_left,
            self.unemployed[:], self.reserve[:], self.unions, self.prosperity[:], self.goods[:],
            self.storage[:], self.tiles, self.zone[:], self.prices[:], self.public[:],
            self.stock_left[:], self.wealth, self.owner[:], self.wage[:], self.crew_class[:],
            self.crew[:], self.employee[:], self.committed, self.employee_committed, self.strikes,
            self.machinery, self.demonstration, [pile[:] for pile in self.piles],
            self.known_events, self.immigrants_seen, self.export, self.deals[:], self.agenda,
            self.last_agenda, self.events_open[:], self.legitimacy[:], self.tokens[:],
            self.benefits[:], self.fresh, self.hands[:], self.decks[:], self.discards[:],
            self.tax_labor, self.noted[:], self.taxes_paid[:], self.wages_received[:], self.over,
            [part[:] for part in self.automas], self.locks, self.guards[:],
            [pile[:] for pile in self.crises], self.kept[:], self.using[:], self.bonds[:],
            self.objectives[:], self.offered[:], self.turned[:], self.tally[:],
        )  # fmt: skip
        self.share_flow(twin)
        return twin

    def seat_of(self, role: int) -> int:
        """The seat that plays a role, -1 if nobody does."""
        return self.roles.index(role) if role in self.roles else -1

    def run(self) -> None:
        """Carry on until a person has to decide; automas answer once nobody else is asked."""
        if self.by_hand or not self.has_automas():
            super().run()
            return
        if self.running:
            return
        self.running = True
        super().run()
        while self.asking is not None and self.only_automas_asked():
            seats = self.deciders()
            answers = HOOKS[0].decide(self, seats)
            if not answers:
                break
            for i in range(len(seats)):
                for choice in answers[i]:
                    self.answer(seats[i], choice)
            super().run()
        self.running = False

    def answer(self, seat: int, choice: int) -> None:
        """As ever; once the last person has answered together with others, automas do."""
        super().answer(seat, choice)
        if self.asking is not None:
            self.run()

    def deciders(self) -> list[int]:
        """The people who must decide; automas only when nobody else is left."""
        asked = super().deciders()
        people = [seat for seat in asked if not self.is_automa(self.roles[seat])]
        return people or asked

    def decider(self) -> int:
        waiting = self.deciders() if self.together and self.has_automas() else []
        return waiting[0] if waiting else super().decider()

    def only_automas_asked(self) -> bool:
        return all(self.is_automa(self.roles[seat]) for seat in self.deciders())

    def has_automas(self) -> bool:
        """Asked at every step, so without a loop."""
        modes = self.automas[MODES]
        return modes[WC] != PERSON or modes[MC] != PERSON or modes[CC] != PERSON

    def is_automa(self, role: int) -> bool:
        """HAU-SET-01: whether the class is played by its automa; the State never is."""
        return role < STATE and self.automas[MODES][role] != PERSON

    def plays(self, role: int) -> bool:
        """Whether somebody plays that role."""
        return role in self.roles

    def actor(self) -> int:
        """The seat whose turn it is; NOBODY in the other phases."""
        return self.seat_of(self.acting) if self.phase == ACTION else NOBODY

    def state_plays(self) -> bool:
        """HEG-TRM-11, HEG-CNT-02: only with 4 players the State is a player."""
        return self.seats == STATE + 1
