"""Chapter 15.2, one election; also used for Immediate Votes."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from anthropolis.engine.flow import Step, Words
from anthropolis.games.hegemony.rules.moving.bag import (
    draw_cubes,
    return_to_bag,
    return_to_supply,
)
from anthropolis.games.hegemony.rules.moving.changes import gain_vp
from anthropolis.games.hegemony.rules.moving.policies import BY_VOTE, ChangePolicy
from anthropolis.games.hegemony.rules.moving.stocks import spend_influence
from anthropolis.games.hegemony.table.events import (
    BidRevealed,
    SideTaken,
    VoteBegun,
    VotesCounted,
)
from anthropolis.games.hegemony.table.figures import CUBES_DRAWN, SUPPORTER_VP
from anthropolis.games.hegemony.table.hooks import HOOKS
from anthropolis.games.hegemony.table.roles import ROLES, SECTIONS, STATE, WC
from anthropolis.games.hegemony.table.state import (
    AGAINST,
    BILLS_PASSED,
    FOR,
    NO_BILL,
    NOT_VOTING,
    PRESSED,
    UNDECIDED,
    Country,
)

SIDES: Final = ["against", "for"]
MOST_BACKING: Final = 2
"""HXP-EVT-12: what the State spends at most for a Bill it must back."""


def proposer_of(country: Country, policy: int) -> int:
    return country.bills[policy] % 4


def section_of(country: Country, policy: int) -> int:
    return country.bills[policy] // 4


ELECTION: Final = 0
IMMEDIATE: Final = 1
LAST_VOTE: Final = 2
"""What kind of vote it is: the last one of the game is special for automas."""


@dataclass(frozen=True)
class HoldVote(Step):
    """HEG-VOT-11 to HEG-VOT-15: sides, cubes, bids, result; polled cubes are drawn already."""

    policy: int
    polled: bool
    kind: int

    def start(self, country: Country) -> None:
        proposer = proposer_of(country, self.policy)
        for role in range(len(ROLES)):
            takes_part = country.plays(role)
            if role == STATE and country.influence[STATE] == 0 and proposer != STATE:
                takes_part = False
            country.sides[role] = UNDECIDED if takes_part else NOT_VOTING
        country.sides[proposer] = FOR
        if self.backed(country) and country.influence[STATE]:
            country.sides[STATE] = FOR
        if country.listening:
            section = SECTIONS[section_of(country, self.policy)]
            country.tell(VoteBegun("HEG-VOT-11", self.policy + 1, section, ROLES[proposer]))
        country.then(TakeSides(self.policy), DrawVotes(self.polled), Bids(self.policy, self.kind))

    def backed(self, country: Country) -> bool:
        """HXP-EVT-12: whether the State must vote for this Bill."""
        return country.tally[PRESSED] == self.policy + 1


@dataclass(frozen=True)
class BeginVote(Step):
    """HEG-VOT-10: one vote of an Elections Phase; somebody may have a say before it."""

    policy: int
    kind: int

    def start(self, country: Country) -> None:
        country.then(HoldVote(self.policy, False, self.kind))
        HOOKS[0].before_vote(country, self.policy)


@dataclass(frozen=True)
class TakeSides(Step):
    """HEG-VOT-11: in turn order every player declares; the proposer is for. No abstention."""

    policy: int

    def start(self, country: Country) -> None:
        for role in country.roles:
            if country.sides[role] == UNDECIDED:
                country.ask(self, country.seat_of(role))
                return

    def options(self, country: Country, seat: int) -> list[int]:
        return [AGAINST, FOR]

    def answered(self, country: Country, seat: int, choice: int) -> None:
        role = country.roles[seat]
        country.sides[role] = choice
        if country.listening:
            country.tell(SideTaken("HEG-VOT-11", ROLES[role], SIDES[choice]))
        country.then(self)

    def rule(self) -> str:
        return "HEG-VOT-11"

    def prompt(self, country: Country, seat: int) -> Words:
        return bill_words("ask_side", country, self.policy)

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words(SIDES[choice], {})

    def hidden(self, country: Country, seat: int, choice: int) -> list[Words]:
        """HEG-VOT-12: cubes are drawn once all have declared."""
        return [Words("hidden_cubes", {})]


def bill_words(name: str, country: Country, policy: int) -> Words:
    section = SECTIONS[section_of(country, policy)]
    return Words(
        name,
        {
            "policy": f"policy_{policy + 1}",
            "section": section,
            "role": ROLES[proposer_of(country, policy)],
        },
    )


@dataclass(frozen=True)
class DrawVotes(Step):
    """HEG-VOT-12: five cubes, each one vote for its class's side."""

    polled: bool

    def start(self, country: Country) -> None:
        if not self.polled:
            draw_cubes(country, CUBES_DRAWN, "HEG-VOT-12")


@dataclass(frozen=True)
class Bids(Step):
    """HEG-VOT-14: everybody secretly chooses some Influence; all is revealed together and spent."""

    policy: int
    kind: int

    def start(self, country: Country) -> None:
        country.ask_together(
            self,
            [
                country.seat_of(role)
                for role in country.roles
                if country.sides[role] >= 0
                and country.influence[role]
                and not (role == STATE and country.tally[PRESSED] == self.policy + 1)
            ],
        )

    def span(self, country: Country, seat: int) -> tuple[int, int] | None:
        return 0, country.influence[country.roles[seat]]

    def counted(self, country: Country, seat: int) -> str:
        """What the number counts."""
        return "influence"

    def settled(self, country: Country, seats: list[int], choices: list[int]) -> None:
        bids = [0, 0, 0, 0]
        for i in range(len(seats)):
            role = country.roles[seats[i]]
            bids[role] = choices[i]
            if country.listening:
                country.tell(BidRevealed("HEG-VOT-14", ROLES[role], choices[i]))
            if choices[i]:
                spend_influence(country, role, choices[i], "HEG-VOT-14")
        if country.tally[PRESSED] == self.policy + 1:
            bids[STATE] = min(MOST_BACKING, country.influence[STATE])
            spend_influence(country, STATE, bids[STATE], "HXP-EVT-12")
            country.tally[PRESSED] = 0
        count_votes(country, self.policy, bids, self.kind)

    def rule(self) -> str:
        return "HEG-VOT-14"

    def prompt(self, country: Country, seat: int) -> Words:
        return bill_words("ask_bid", country, self.policy)

    def describe(self, country: Country, seat: int, choice: int) -> Words:
        return Words("bid", {"influence": choice})

    def hidden(self, country: Country, seat: int, choice: int) -> list[Words]:
        return [Words("hidden_bids", {})]


def count_votes(country: Country, policy: int, bids: list[int], kind: int) -> None:
    """HEG-VOT-15, HEG-VOT-18, HEG-VOT-19: for >= against passes; neutral cubes count for nobody."""
    votes = [0, 0]
    earned = [bids[role] for role in range(4)]
    for role in range(4):
        side = country.sides[role]
        if role < 3:
            earned[role] += country.drawn[role]
        if side >= 0:
            votes[side] += earned[role]
    passed = votes[FOR] >= votes[AGAINST]
    section = section_of(country, policy)
    if country.listening:
        tell_votes(country, policy, votes, passed)
    clear_cubes(country, FOR if passed else AGAINST)
    proposer = proposer_of(country, policy)
    country.bills[policy] = NO_BILL
    if passed:
        if kind != IMMEDIATE and proposer == WC:
            country.tally[BILLS_PASSED] += 1
        reward(country, proposer, earned)
        if kind == IMMEDIATE:
            country.then(PassedNow(policy))
        country.then(ChangePolicy(policy, section, BY_VOTE))
    for role in range(4):
        country.sides[role] = NOT_VOTING


def tell_votes(country: Country, policy: int, votes: list[int], passed: bool) -> None:
    sides = [[ROLES[r] for r in range(4) if country.sides[r] == side] for side in (FOR, AGAINST)]
    country.tell(
        VotesCounted(
            "HEG-VOT-15", policy + 1, SECTIONS[section_of(country, policy)],
            votes[FOR], votes[AGAINST], passed, ROLES[proposer_of(country, policy)],
            tuple(sides[0]), tuple(sides[1]), tuple(country.drawn),
        )
    )  # fmt: skip


@dataclass(frozen=True)
class PassedNow(Step):
    """HAU-BIL-10: a marker has moved by an Immediate Vote, whoever proposed it."""

    policy: int

    def start(self, country: Country) -> None:
        HOOKS[0].bill_passed_now(country, self.policy)


def clear_cubes(country: Country, winning: int) -> None:
    """HEG-VOT-17, HEG-VOT-18: the winner's cubes and neutral ones leave, the loser's go back."""
    for role in range(3):
        if country.sides[role] in (winning, NOT_VOTING):
            return_to_supply(country, role, country.drawn[role])
        else:
            return_to_bag(country, role, "HEG-VOT-17")


def reward(country: Country, proposer: int, earned: list[int]) -> None:
    """HEG-VOT-16: 3 VP for the proposer, 1 for each supporter with a vote."""
    for role in country.roles:
        if role == proposer:
            gain_vp(country, role, country.figures.bill_vp, "bills", "HEG-VOT-16")
        elif country.sides[role] == FOR and earned[role]:
            gain_vp(country, role, SUPPORTER_VP, "bills", "HEG-VOT-16")
