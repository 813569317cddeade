"""Disasters and what led to them: summed by cause and seat over the whole match."""

from __future__ import annotations

from dataclasses import dataclass

import anthropolis
from anthropolis.engine.contract import ALARM, Cause
from anthropolis.engine.events import Event, event_name, event_params
from anthropolis.games.anthropocene.table.events import CardLaid
from anthropolis.games.hegemony.table.events import ImfChecked
from anthropolis.lab.crises import MOST_CAUSES, Contribution, crises_of, disasters

TAXES = Cause("taxes")
LOOTING = Cause("looting", 1)
RIOT = Cause("riot", 1)


@dataclass(frozen=True)
class Paid(Event):
    """The common chest gains or loses; a part that names no cause belongs to the one before."""

    amount: int
    by: Cause | None = None

    def about(self) -> tuple[str, ...]:
        return ("world.chest",)

    def change(self) -> int:
        return self.amount

    def cause(self) -> Cause | None:
        return self.by


@dataclass(frozen=True)
class Loaned(Event):
    """The State takes a Loan or pays one back."""

    amount: int
    by: Cause

    def about(self) -> tuple[str, ...]:
        return ("state.loans",)

    def change(self) -> int:
        return self.amount

    def cause(self) -> Cause | None:
        return self.by


@dataclass(frozen=True)
class Emptied(Event):
    def about(self) -> tuple[str, ...]:
        return ("world.chest",)

    def mark(self) -> str:
        return ALARM


@dataclass(frozen=True)
class Riot(Event):
    seat: int

    def mark(self) -> str:
        return ALARM

    def cause(self) -> Cause | None:
        return Cause("hunger", self.seat)


def test_what_emptied_the_chest_is_summed_by_cause_and_seat() -> None:
    events = [
        Paid("R-1", 50, TAXES), Paid("R-1", -100, TAXES), Paid("R-2", -7, LOOTING),
        Paid("R-2", -20), Emptied("R-3"),
    ]  # fmt: skip
    assert disasters(events) == [
        (4, [Contribution(TAXES, -50, None), Contribution(LOOTING, -27, None)])
    ]


def test_what_filled_the_chest_did_not_lead_there() -> None:
    events = [Paid("R-1", 10, Cause("gifts")), Paid("R-1", -30, TAXES), Emptied("R-3")]
    assert [c.cause for c in disasters(events)[0][1]] == [TAXES]


def test_the_next_disaster_of_its_kind_starts_its_own_account() -> None:
    events = [
        Paid("R-1", -30, TAXES), Emptied("R-3"), Paid("R-2", -5, LOOTING), Emptied("R-3"),
    ]  # fmt: skip
    assert [causes for _, causes in disasters(events)] == [
        [Contribution(TAXES, -30, None)],
        [Contribution(LOOTING, -5, None)],
    ]


def test_a_disaster_that_brought_another_is_a_link_of_its_chain() -> None:
    events = [Riot("R-4", 1), Paid("R-5", -9, RIOT), Emptied("R-3")]
    assert disasters(events)[1] == (2, [Contribution(RIOT, -9, 0)])


def test_a_riot_elsewhere_is_no_link() -> None:
    events = [Riot("R-4", 0), Paid("R-5", -9, RIOT), Emptied("R-3")]
    assert disasters(events)[1] == (2, [Contribution(RIOT, -9, None)])


@dataclass(frozen=True)
class Overfull(Emptied):
    def too_much(self) -> bool:
        return True


def test_what_took_from_a_thing_did_not_make_too_much_of_it() -> None:
    events = [Paid("R-1", 50, TAXES), Paid("R-2", -7, LOOTING), Overfull("R-3")]
    assert disasters(events) == [(2, [Contribution(TAXES, 50, None)])]


def test_the_imf_is_brought_by_loans_that_were_taken() -> None:
    """HEG-IMF-01: not by its own repayment, nor by anybody else's, since it came last."""
    event = ImfChecked("HEG-IMF-01", 2, 1, True)
    taken, repaid = Loaned("HEG-LOA-01", 1, TAXES), Loaned("HEG-IMF-04", -1, LOOTING)
    assert event.too_much()
    assert disasters([repaid, taken, event]) == [(2, [Contribution(TAXES, 1, None)])]


def test_what_ended_a_war_is_not_blamed_for_the_next_one() -> None:
    """BPC-CAL-06: in these matches amnesties end wars, and wars break out after them."""
    game, ended, wars = anthropolis.load("climat"), 0, 0
    for seed in range(4):
        match = game.new(4, seed)
        anthropolis.play_out(match, ["random"] * 4)
        kinds = [(event_name(e), event_params(e).get("what"), e.change()) for e in match.events]
        ended += sum(kind[1] == "war" and kind[2] < 0 for kind in kinds)
        for crisis in crises_of(match):
            wars += 1
            assert all(amount > 0 for _, amount, _ in crisis.causes)
    assert ended
    assert wars


def test_melted_ice_names_the_gas_cards_that_lay_open_and_who_laid_them() -> None:
    """ANT-EOG-03"""
    game = anthropolis.load("anthropocene")
    match = game.new(3, 4, {"mode": "expert"})
    anthropolis.play_out(match, ["random"] * 3)
    crises = crises_of(match)
    ice = [c for c in crises if event_name(c.event) == "ice_changed"]
    assert ice
    for crisis in ice:
        told = event_params(crisis.event)
        assert len(crisis.causes) == min(MOST_CAUSES, told["co2"] + told["ch4"])
        before = list(anthropolis.replay(match.record(), crisis.move).events)
        laid = {e.card: e.player for e in before if isinstance(e, CardLaid)}
        for cause, amount, _ in crisis.causes:
            assert laid[cause.what] == cause.seat
            assert amount == -1


def test_an_emptied_bank_of_limit_names_taxes_and_cards() -> None:
    """LIM-TOK-08"""
    match = anthropolis.load("limit").new(3, 4)
    anthropolis.play_out(match, ["random"] * 3)
    bank = next(c for c in crises_of(match) if c.event.about()[0] == "bank")
    paid = {(c.cause.what, c.cause.seat): c.amount for c in bank.causes}
    assert {what for what, _ in paid} > {"taxation"}
    assert max(paid.values()) < 0
    stood = anthropolis.replay(match.record(), bank.move)
    assert bank.event in stood.events
    assert bank.calendar == match.game.calendar(stood.state)
