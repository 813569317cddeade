"""The suite itself: a small game passes it, and each broken variant of it is caught."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from anthropolis.engine.conformance import (
    CHECKS,
    Case,
    NotConformant,
    cases,
    check_game,
    longest,
)
from anthropolis.engine.game import Game
from anthropolis.engine.trials import walk
from tests.conformance import broken_games as broken
from tests.conformance.bots import BOTS
from tests.conformance.sealed_bids import GAME, SealedBids

Register = Callable[[Game], Game]


@pytest.mark.parametrize(("seats", "options"), cases(GAME))
def test_a_small_game_keeps_all_its_promises(
    register: Register, seats: int, options: dict[str, Any]
) -> None:
    check_game(register(GAME), seats, options, bots=BOTS)


def test_the_cases_are_every_number_of_seats_with_every_option_changed_alone() -> None:
    variants: list[dict[str, Any]] = [{}, {"limit": 3}, {"open_hands": True}]
    assert cases(GAME) == [(seats, options) for options in variants for seats in range(1, 5)]


BREAKS = [
    ("results_are_sound", broken.NeverEnds, "has not ended after 20000 decisions"),
    ("results_are_sound", broken.LosesCards, "cards are missing"),
    ("results_are_sound", broken.GivesHalfPoints, "have the scores"),
    ("results_are_sound", broken.LetsTheCatWin, "not all seats"),
    ("copies_go_their_own_way", broken.CopiesShareHands, "playing on a copy has changed"),
    ("copies_go_their_own_way", broken.CopiesAreBroke, "not equal to its original: coins"),
    ("saved_states_come_back", broken.TurnsTheDeckOver, "comes back changed: deck"),
    ("saved_states_come_back", broken.HasAnotherFuture, "has another future"),
    ("records_replay", broken.NeverTheSameTwice, "result does not follow from the choices"),
    ("listening_changes_nothing", broken.LikesToBeHeard, "when nobody listens: flow.chance"),
    ("words_are_there", broken.SpeaksOnlyEnglish, "bid:.* is said as ''"),
    ("words_are_there", broken.QuotesAnotherBook, "'SEA-BID-01', which is not in the rulebook"),
    ("words_are_there", broken.Mumbles, "one twice"),
    ("declarations_hold", broken.HasNoCalendar, "the calendar says"),
    ("declarations_hold", broken.CountsWhatIsNotThere, "has no 'purse' for 'coins'"),
    ("declarations_hold", broken.MistypesItsView, "is not of its type: deck is 'many'"),
    ("declarations_hold", broken.CallsAnybodyASeat, "hands in the view of seat 0 is no each_seat"),
    ("declarations_hold", broken.AddsUpWrong, "is 0, but its formula says"),
    ("declarations_hold", broken.ScoresMoreThanItsParts, "the parts of the scores make"),
    ("declarations_hold", broken.CallsItsPartsNothing, "'lucre' is a part of the scores without"),
    ("declarations_hold", broken.FollowsTooMuch, "do not have the same names"),
    ("declarations_hold", broken.TellsAnotherStory, "is of no events of the story"),
    ("declarations_hold", broken.KnowsFewerRoles, "not those of the seats"),
    ("parts_can_be_taken_back", broken.RemembersTakenBack, "leaves a trace"),
    ("refusals_change_nothing", broken.Fidgets, "a refused choice has changed the match"),
    ("views_leak_nothing", broken.ShowsAHand, "seat 1 is told something hidden: view.first_hand"),
    ("views_leak_nothing", broken.ScoresHiddenCards, "seat 0 is told something hidden: scores"),
    ("views_leak_nothing", broken.ChartsHiddenCards, "is told something hidden: series.first_hand"),
    ("views_leak_nothing", broken.LooksUnplain, "keys that are not texts"),
    ("imagination_needs_no_truth", broken.ShufflesTheTruth, "with the help of what is hidden"),
    ("imagination_needs_no_truth", broken.DreamsOfTooMuch, "imagines the impossible"),
    ("imagination_needs_no_truth", broken.DreamsComeTrue, "imagining has changed"),
    (
        "arrival_order_changes_nothing",
        broken.OrderMatters,
        "answers to SEA-BID-01 matters: state.coins",
    ),
    (
        "pending_answers_stay_secret",
        broken.ShowsPendingBids,
        "can see what others answered to SEA-BID-01",
    ),
    ("previews_reveal_nothing", broken.DreamsComeTrue, "previewing .* has changed the match"),
    ("undone_choices_told_nothing", broken.TakesEverythingBack, "has learnt from it"),
]


@pytest.mark.parametrize(("name", "variant", "message"), BREAKS, ids=lambda value: str(value)[:40])
def test_the_suite_catches(
    register: Register, name: str, variant: type[SealedBids], message: str
) -> None:
    check = next(check for check in CHECKS if check.__name__ == name)
    game = register(variant())
    with pytest.raises(NotConformant, match=f"^{name}: .*{message}"):
        walk(Case(game, 3, {}), [check])
    with pytest.raises(NotConformant):
        check_game(game, 3)


def test_the_suite_catches_a_bot_that_peeks(register: Register) -> None:
    with pytest.raises(NotConformant, match=r"bots_know_no_more.*sees more than its seat"):
        check_game(register(GAME), 3, bots=[broken.PeekingBot])


def test_the_suite_catches_a_game_that_nobody_can_load() -> None:
    with pytest.raises(NotConformant, match=r"load\('sealed_bids'\) does not give this game"):
        check_game(GAME, 2)


def test_a_failure_says_which_check_failed_in_which_case(register: Register) -> None:
    with pytest.raises(NotConformant) as failure:
        check_game(register(broken.LosesCards()), 2, {"limit": 3}, seed=5)
    assert str(failure.value) == (
        "results_are_sound: after 2 choices: cards are missing "
        '(sealed_bids, 2 seats, seed 5, {"limit":3})'
    )


def test_the_longest_of_several_random_matches_is_looked_at(register: Register) -> None:
    played = [Case(register(GAME), 4, {}, seed) for seed in range(5)]
    lengths = [len(list(case.moments())) for case in played]
    assert longest(played).seed == lengths.index(max(lengths))
