"""The story: one sentence per action or automatic step, instead of one per number that moved."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from anthropolis.engine.contract import ACTION, HEADING, HEADLINE, NOBODY, STEP, Tale, Words
from anthropolis.engine.events import Event, event_name, event_params
from anthropolis.games.hegemony.table.automa_events import AiCardRevealed, AutomaActed, Thought
from anthropolis.games.hegemony.table.crisis_events import (
    CrisisBegun,
    HiddenObjectiveKept,
    ObjectiveKept,
)
from anthropolis.games.hegemony.table.events import (
    BidRevealed,
    BillProposed,
    BillRemoved,
    Bought,
    CardDiscarded,
    CardPlayed,
    Changed,
    CompanyBuilt,
    CompanyChanged,
    ContractsEnded,
    CubesDrawn,
    CubesReturned,
    DealMade,
    DemonstrationHeld,
    EventResolved,
    Exported,
    ExportKept,
    FreeActionTaken,
    GameOver,
    HiddenCardsDrawn,
    ImfChecked,
    InterestPaid,
    LoanTaken,
    PhaseBegun,
    PolicyMoved,
    Produced,
    Provided,
    Revealed,
    RoundBegun,
    Scored,
    TableChanged,
    TaxPaid,
    TurnBegun,
    VoteBegun,
    VotesCounted,
    WageBill,
)

ACTS: Final = (CardPlayed, CardDiscarded, FreeActionTaken)
"""What a player does on a turn; what follows belongs to it."""
NUMBERS: Final = (Changed, Scored, TableChanged, CompanyChanged)
DETAILS: Final = (
    BillProposed, BillRemoved, Bought, CompanyBuilt, CubesDrawn, CubesReturned, DealMade,
    EventResolved, ExportKept, Exported, LoanTaken, PolicyMoved, Produced, Provided, Revealed,
    WageBill,
)  # fmt: skip
"""What an action or a step consists of; each has a clause of its own."""
PASSED_OVER: Final = (TurnBegun, HiddenCardsDrawn, ContractsEnded, CubesReturned, Thought)
HEADINGS: Final = (PhaseBegun, RoundBegun, TurnBegun, GameOver)
LOUD: Final = (GameOver, DemonstrationHeld, CrisisBegun)
QUIET_PHASES: Final = ("preparation", "action")
STEPS: Final[tuple[tuple[str, tuple[type, ...]], ...]] = (
    ("step_produce", (WageBill, Produced)),
    ("step_needs", (Bought,)),
    ("step_taxes", (TaxPaid,)),
    ("interest", (InterestPaid,)),
    ("revealed", (Revealed,)),
    ("vote", (BidRevealed, VotesCounted, PolicyMoved)),
)
"""Automatic steps, and the events that show that one has begun."""
GOODS: Final = ("goods_", "storage_", "zone_", "service_", "media_influence")
TRADES: Final = (Bought, DealMade, Exported, Produced)
DRAWS: Final = (CubesDrawn, CubesReturned)
IMF: Final = ("HEG-IMF", "HEG-POL")
GONE: Final = ("sold", "closed")
NOBODYS: Final = ("", "face_down")
"""The owner of a company that has left the table."""
UNSAID: Final = ("unemployed_count", "benefit_")
JOBLESS: Final = "unemployed_"
CREWS: Final = ("workers", "employee", "owner")
"""Where Workers come from and go to is told with the company."""


def story(events: Sequence[Event]) -> list[Tale]:
    """What happened, as far as these events tell."""
    groups: list[Group] = []
    for number, event in enumerate(events):
        step = step_of(event)
        if not groups or not groups[-1].takes(event, step):
            groups.append(Group(event, step, number))
        groups[-1].add(event, number)
    return [tale for group in groups for tale in group.tales()]


def step_of(event: Event) -> str:
    """The automatic step that an event belongs to by itself; "" while somebody acts."""
    if getattr(event, "by", NOBODY) != NOBODY:
        return ""
    if isinstance(event, Scored):
        return "scored" if event.rule.startswith(("HEG-SCO", "HEG-END")) else ""
    return next((name for name, kinds in STEPS if isinstance(event, kinds)), "")


class Group:
    """An action and all that it brought, or an automatic step."""

    def __init__(self, opening: Event, step: str, number: int) -> None:
        self.opening = opening
        self.acted = isinstance(opening, ACTS)
        self.step = step
        self.first = number
        self.last = number
        self.events: list[Event] = []
        self.about: list[str] = []

    def takes(self, event: Event, step: str) -> bool:
        """Numbers and details follow what they belong to; anything else stands alone."""
        if isinstance(event, Thought):
            return not isinstance(self.opening, HEADINGS)
        if isinstance(self.opening, Thought):
            return False
        if isinstance(self.opening, AiCardRevealed):
            other = isinstance(event, (*HEADINGS, AiCardRevealed, VoteBegun, ImfChecked))
            return not other and step not in ("vote", "scored")
        if isinstance(self.opening, ImfChecked) and event.rule.startswith(IMF):
            return True
        if isinstance(event, (*NUMBERS, *DETAILS)) and self.acted:
            return step != "scored"
        if step:
            return self.step == step
        if isinstance(event, (*NUMBERS, LoanTaken)):
            return not isinstance(self.opening, HEADINGS)
        follows = isinstance(self.opening, (*NUMBERS, *DETAILS)) and not self.step
        return isinstance(event, DETAILS) and follows

    def add(self, event: Event, number: int) -> None:
        self.last = number
        self.events.append(event)
        self.about += [path for path in event.about() if path not in self.about]

    # -- telling -------------------------------------------------------------------------------

    def tales(self) -> list[Tale]:
        opening = self.opening
        if isinstance(opening, PASSED_OVER):
            return []
        if isinstance(opening, (PhaseBegun, RoundBegun)):
            quiet = isinstance(opening, PhaseBegun) and opening.phase in QUIET_PHASES
            return [] if quiet else [self.tale(whole(opening), HEADING, NOBODY)]
        if isinstance(opening, ImfChecked):
            return self.tell_imf(opening)
        if isinstance(opening, AiCardRevealed):
            return [self.tell_automa(opening)]
        if self.acted:
            return [self.tell_act()]
        if self.step:
            return self.tell_step()
        if isinstance(opening, (*NUMBERS, *DETAILS)):
            return self.tell_what_follows()
        if isinstance(opening, (ObjectiveKept, HiddenObjectiveKept)):
            return [self.tale(whole(opening), ACTION, opening.seat)]
        kind = HEADLINE if isinstance(opening, LOUD) else STEP
        return [self.tale(whole(opening), kind, NOBODY)]

    def tell_act(self) -> Tale:
        """HEG-ACT-03: the card or the action, what it consists of, and the numbers that moved."""
        act: Any = self.opening
        name = f"story_{event_name(act)}"
        params = {"role": act.role, "action": getattr(act, "action", ""), **event_params(act)}
        said = self.clauses(self.events[1:], act.role)
        params["details"] = said
        return self.tale(Words(name if said else f"{name}_plain", params), ACTION, act.seat)

    def tell_automa(self, card: AiCardRevealed) -> Tale:
        """HAU-EZ-08: the one action of an automa's turn, what it consists of, and what moved."""
        done = [event.action for event in self.events if isinstance(event, AutomaActed)]
        action = card.special if done == ["SA"] else done[0] if done else "political_pressure"
        said = self.clauses(self.events[1:], card.role)
        params = {"role": card.role, "action": action, "details": said}
        seat = max([int(getattr(event, "by", NOBODY)) for event in self.events])
        return self.tale(
            Words("story_automa" if said else "story_automa_plain", params), ACTION, seat
        )

    def tell_what_follows(self) -> list[Tale]:
        """An answer that belongs to an action told before."""
        seat = max([int(getattr(event, "by", NOBODY)) for event in self.events])
        said = self.clauses(self.events)
        kind = STEP if seat == NOBODY else ACTION
        return [self.tale(Words("story_details", {"details": said}), kind, seat)] if said else []

    def tell_imf(self, check: ImfChecked) -> list[Tale]:
        """HEG-IMF-03: what the intervention changed, at one glance."""
        if not check.intervenes:
            return []
        moved = [clause(event) for event in self.events if isinstance(event, PolicyMoved)]
        params = {**event_params(check), "details": [*moved, *self.changes(self.events)]}
        name = "story_imf" if params["details"] else "story_imf_plain"
        return [self.tale(Words(name, params), HEADLINE, NOBODY)]

    def tell_step(self) -> list[Tale]:
        told = [event for event in self.events if not isinstance(event, NUMBERS)]
        loans = [clause(event) for event in told if isinstance(event, LoanTaken)]
        if self.step == "vote":
            return self.tell_vote()
        if self.step == "step_produce":
            return self.tell_production(loans)
        if self.step == "scored":
            rows = [[e.role, e.source, e.change()] for e in self.events if isinstance(e, Scored)]
            return [self.tale(Words("story_scored", {"points": rows}), STEP, NOBODY)]
        rest = [event for event in told if not isinstance(event, LoanTaken)]
        said = [clause(event) for event in rest if has_clause(event)] + loans
        words = Words("story_step", {"step": self.step, "details": said})
        return [self.tale(words, STEP, NOBODY)] if said else []

    def tell_production(self, loans: list[list[Any]]) -> list[Tale]:
        """HEG-PRD-02 to HEG-PRD-05: who paid whom how much in wages, and what was made."""
        wages: dict[tuple[str, str], int] = {}
        made: dict[str, int] = {}
        for event in self.events:
            if isinstance(event, WageBill):
                pair = (event.payer, event.receiver)
                wages[pair] = wages.get(pair, 0) + event.amount
            elif isinstance(event, Produced):
                made[event.resource] = made.get(event.resource, 0) + event.amount
        rows = [["clause_wages", {"payer": p, "receiver": r, "amount": n}]
                for (p, r), n in wages.items()]  # fmt: skip
        goods = [["clause_made", {"amount": n, "resource": r}] for r, n in made.items()]
        params = {"step": self.step, "details": [*rows, *loans, *goods]}
        return [self.tale(Words("story_step", params), STEP, NOBODY)]

    def tell_vote(self) -> list[Tale]:
        """HEG-VOT-15: the result, the bids, and what it brought."""
        counted = [event for event in self.events if isinstance(event, VotesCounted)]
        revealed = [event for event in self.events if isinstance(event, BidRevealed)]
        if not counted:
            said = [*map(clause, revealed), *self.clauses(self.events)]
            return [self.tale(Words("story_details", {"details": said}), STEP, NOBODY)]
        bids = [clause(event) for event in revealed if event.influence]
        params = {**event_params(counted[0]), "details": [*bids, *self.changes(self.events)]}
        name = "story_vote" if params["details"] else "story_vote_plain"
        return [self.tale(Words(name, params), HEADLINE, NOBODY)]

    # -- clauses -------------------------------------------------------------------------------

    def clauses(self, events: list[Event], acting: str = "") -> list[list[Any]]:
        """`[name, gaps]` of each part of an action, then what moved."""
        details = [event for event in events if isinstance(event, DETAILS) and has_clause(event)]
        said = [clause(event) for event in details]
        return [*said, *companies(events), *self.changes(events, acting)]

    def changes(self, events: list[Event], acting: str = "") -> list[list[Any]]:
        """Of each role the numbers that moved, but for what a trade or a vote has told already.

        Whoever acts goes without a name.
        """
        traded = any(isinstance(event, TRADES) for event in events)
        drawn = self.step == "vote" or any(isinstance(e, DRAWS) for e in events)
        hired = any(isinstance(e, CompanyChanged) and e.what in CREWS for e in events)
        moved: dict[str, dict[str, list[int]]] = {}
        for event in events:
            role, what = place_of(event)
            if not what or what.startswith(UNSAID) or (traded and what.startswith(GOODS)):
                continue
            if hired and what.startswith(JOBLESS):
                continue
            if drawn and what.startswith(("influence", "bag_")):
                continue
            numbers: Any = event
            row = moved.setdefault(role, {}).setdefault(what, [numbers.before, 0])
            row[1] = numbers.after
        found: list[list[Any]] = []
        for role, rows in moved.items():
            kept = [[what, b, a] for what, (b, a) in rows.items() if b != a]
            if kept:
                name = "" if role == acting else role
                found.append(["clause_changes", {"role": name, "changes": kept}])
        return found

    def tale(self, words: Words, kind: str, seat: int) -> Tale:
        return Tale(words, kind, seat, self.first, self.last, tuple(self.about))


def whole(event: Event) -> Words:
    """The event's own sentence."""
    return Words(event_name(event), event_params(event))


def clause(event: Event) -> list[Any]:
    return [f"clause_{event_name(event)}", event_params(event)]


def has_clause(event: Event) -> bool:
    """Cubes that go back, and cards that stand on the board anyway, are not worth a word."""
    if isinstance(event, Revealed):
        return not event.deck.startswith(("market", "immigration"))
    return not isinstance(event, (CubesReturned, Thought))


def place_of(event: Event) -> tuple[str, str]:
    """Whose number an event changes, and which; "" for what is told otherwise."""
    if isinstance(event, Scored):
        return event.role, "vp"
    if isinstance(event, Changed):
        return event.role, event.what
    if isinstance(event, TableChanged) and not event.what.startswith("market"):
        return "", event.what
    return "", ""


def companies(events: list[Event]) -> list[list[Any]]:
    """Companies that went, were staffed, emptied, struck, or changed wage: a clause for each."""
    found: dict[str, list[str]] = {}
    learned: list[list[Any]] = []
    built = any(isinstance(event, CompanyBuilt) for event in events)
    changed = [event for event in events if isinstance(event, CompanyChanged)]
    gone = [event.company for event in changed if kind_of_change(event) in GONE]
    for event in changed:
        kind = kind_of_change(event)
        if (event.what == "wage" and built) or (event.company in gone and kind not in GONE):
            continue
        if kind == "retrained":
            before, after = exchanged(event)
            gaps = {"company": event.company, "before": before, "after": after}
            learned.append(["clause_retrained", gaps])
        elif kind and event.company not in found.setdefault(kind, []):
            found[kind].append(event.company)
    rows = [[f"clause_{kind}", {"companies": labels}] for kind, labels in found.items()]
    return [*rows, *learned]


def exchanged(event: CompanyChanged) -> tuple[list[str], list[str]]:
    """HEG-FREE-04: of as many Workers as before, those who are no longer there, and the others."""
    before, after = event.before.split("+"), event.after.split("+")
    for kind in list(before):
        if kind in after:
            before.remove(kind)
            after.remove(kind)
    return before, after


def kind_of_change(event: CompanyChanged) -> str:
    if event.what == "owner" and event.after in NOBODYS:
        return "closed" if event.before == "state" else "sold"
    if event.what in ("workers", "employee"):
        if event.after in ("", "none"):
            return "emptied"
        as_many = event.before and event.before.count("+") == event.after.count("+")
        return "retrained" if as_many else "staffed"
    if event.what in ("strike", "machinery") and event.after == "yes":
        return event.what
    if event.what == "wage" and event.before in ("L1", "L2", "L3"):
        return f"wage_{event.after}"
    return ""
