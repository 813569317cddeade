"""Bonds that a State player pays back of its own will, before it must."""

from __future__ import annotations

from anthropolis.engine.chance import chance_from
from anthropolis.games.hegemony import GAME
from anthropolis.games.hegemony.crises.cell import RepayBonds
from anthropolis.games.hegemony.rules.turn import REPAY, Turn
from anthropolis.games.hegemony.table.crisis_events import BondsRepaid
from anthropolis.games.hegemony.table.roles import MC, STATE, WC
from anthropolis.games.hegemony.table.state import FREE_DONE, MAIN_DONE, Country
from tests.hegemony.positions import choose, offered, position, run

KEY = "beside:repay_bonds"
LENT = {"working_class": 30, "middle_class": 50}
DUE = 110


def turn_of(role: int, treasury: int, bonds: dict[str, int], flags: int = 0) -> Country:
    """A turn in the middle of an Action Phase, with three cards in hand."""
    country = position(players=4, round=2, bonds=bonds, state={"treasury": treasury})
    country.hands[role] = 0b111
    country.acting = role
    country.flags = flags
    return run(country, Turn(role))


def refused(country: Country) -> dict[str, str]:
    """What cannot be done in this turn, with the rule against it."""
    assert country.asking is not None
    found = country.asking.refused(country, country.decider())
    return {str(one.what.params.get("what")): one.rule for one in found}


def test_the_state_pays_back_on_its_turn_and_goes_on() -> None:
    """HXP-CRI-33: all bonds at once, as at the end of the phase; no action is used up."""
    country = turn_of(STATE, DUE + 5, LENT)
    before = offered(country)
    forced = position(players=4, round=2, bonds=LENT, state={"treasury": DUE + 5})
    run(forced, RepayBonds())
    choose(country, KEY)
    assert country.bonds == [0, 0, 0]
    assert (country.money, country.loans) == (forced.money, forced.loans)
    assert country.bank == forced.bank
    told = [e for e in country.events if isinstance(e, BondsRepaid)]
    assert told == [BondsRepaid("HXP-CRI-33", 40, 70, 0)]
    assert told == [e for e in forced.events if isinstance(e, BondsRepaid)]
    assert not country.flags & (MAIN_DONE | FREE_DONE)
    assert set(offered(country)) <= set(before) - {KEY}
    assert any(key.startswith("play:") for key in offered(country))


def test_no_loan_is_taken_to_pay_back_early() -> None:
    """HXP-CRI-33, HEG-MON-03: refused one coin short, with the rule; paid exactly."""
    short = turn_of(STATE, DUE - 1, LENT)
    assert KEY not in offered(short)
    assert refused(short)["repay_bonds"] == "HEG-MON-03"
    exact = turn_of(STATE, DUE, LENT)
    assert "repay_bonds" not in refused(exact)
    choose(exact, KEY)
    assert (exact.money[STATE], exact.loans[STATE]) == (0, 0)


def test_only_the_state_and_only_bonds_that_are_out() -> None:
    """HXP-CRI-33: nothing is offered or refused without bonds, nor to whoever lent."""
    for country in (turn_of(STATE, 200, {}), turn_of(WC, 200, LENT), turn_of(MC, 200, LENT)):
        assert KEY not in offered(country)
        assert "repay_bonds" not in refused(country)


def test_bonds_may_be_paid_after_both_actions() -> None:
    """HXP-CRI-33: on a turn means at any moment of it; then the turn is over, paid or not."""
    done = MAIN_DONE | FREE_DONE
    country = turn_of(STATE, DUE, LENT, done)
    assert offered(country) == [KEY, "end_turn"]
    assert country.asking is not None
    assert country.asking.prompt(country, country.decider()).name == "ask_repay"
    choose(country, KEY)
    assert country.asking is None
    kept = choose(turn_of(STATE, DUE, LENT, done), "end_turn")
    assert kept.asking is None
    assert kept.bonds == [30, 50, 0]
    assert turn_of(STATE, DUE - 1, LENT, done).asking is None


def test_everybody_sees_that_they_are_paid() -> None:
    """HXP-CRI-33: the bond cards go back, the Treasury is what is left."""
    country = choose(turn_of(STATE, DUE + 5, LENT), KEY)
    for seat in range(4):
        view = GAME.view(country, seat)
        assert set(view["bonds"].values()) == {0}
        assert view["state"]["treasury"] == 5


def test_it_has_words_in_both_languages() -> None:
    """HXP-CRI-33: the button, the question after both actions."""
    country = turn_of(STATE, DUE, LENT, MAIN_DONE | FREE_DONE)
    step, seat = country.asking, country.decider()
    assert step is not None
    button, question = step.describe(country, seat, REPAY), step.prompt(country, seat)
    said = [GAME.catalogue.say(button.name, button.params, lang) for lang in ("en", "fr")]
    assert said == ["Pay back the bonds", "Rembourser les obligations"]
    asked = [GAME.catalogue.say(question.name, question.params, lang) for lang in ("en", "fr")]
    assert "bonds" in asked[0]
    assert "obligations" in asked[1]


def test_in_thought_bonds_wait_until_they_must_be_paid() -> None:
    """HXP-CRI-33: habit never pays early by chance, neither before nor after the main action."""
    chance = chance_from(1)
    for flags in (0, MAIN_DONE, MAIN_DONE | FREE_DONE):
        country = turn_of(STATE, DUE, LENT, flags)
        seat = country.decider()
        assert REPAY in country.options(seat)
        assert REPAY not in [GAME.playout_choice(country, seat, chance) for _ in range(200)]
