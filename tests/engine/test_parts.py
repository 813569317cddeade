"""Answers in parts: nothing happens and nobody sees anything until all answers are whole."""

from __future__ import annotations

import pytest

from anthropolis.engine.chance import chance_from
from anthropolis.engine.flow import DONE, NO_ANSWER, Illegal
from anthropolis.engine.thinking import forget_answers
from tests.engine.toy import ClearOut, GainCoins, SecretBid, Table, loaded, saved, table

ann, bo, cy = 0, 1, 2


def clear_out() -> Table:
    """Ann holds five cards, Bo four, Cy one: Cy has nothing to choose."""
    hands = [[1, 2, 3, 4, 5], [6, 6, 7, 8], [9]]
    return table([0, 0, 0], hands, ClearOut((ann, bo, cy)), GainCoins(ann, 1))


def test_parts_change_nothing_until_all_answers_are_whole() -> None:
    """TOY-CLR-01. Ann gives up 5 and 4, Bo one of his 6."""
    t = clear_out()
    assert t.deciders() == [ann, bo]
    t.answer(ann, 5)
    assert (t.options(ann), t.draft(ann)) == ([1, 2, 3, 4], [5])
    t.answer(ann, 4)
    assert t.options(ann) == [1, 2, 3, DONE]
    t.answer(ann, DONE)
    assert (t.deciders(), t.hands[ann], t.coins[ann]) == ([bo], [1, 2, 3, 4, 5], 0)
    t.answer(bo, 6)
    t.answer(bo, DONE)
    assert (t.hands, t.coins[ann], t.finished()) == ([[1, 2, 3], [6, 7, 8], [9]], 1, True)


def test_a_part_can_always_be_taken_back_even_the_last_one() -> None:
    t = clear_out()
    t.answer(ann, 5)
    t.answer(ann, 4)
    t.answer(ann, DONE)
    t.back(ann)
    assert (t.deciders(), t.draft(ann)) == ([ann, bo], [5, 4])
    t.back(ann)
    t.back(ann)
    assert (t.draft(ann), t.options(ann)) == ([], [1, 2, 3, 4, 5])
    for seat in (ann, cy):
        with pytest.raises(Illegal, match=f"seat {seat} has nothing to take back"):
            t.back(seat)


def test_an_answer_can_be_taken_back_while_others_still_decide() -> None:
    """TOY-BID-01: Ann bids 2, thinks again and bids 0."""
    t = table([3, 1], [[], []], SecretBid((ann, bo)))
    t.answer(ann, 2)
    t.back(ann)
    assert t.deciders() == [ann, bo]
    t.answer(ann, 0)
    t.answer(bo, 1)
    assert t.coins == [3, 0]
    with pytest.raises(Illegal, match="nothing to take back"):
        t.back(ann)


def test_a_part_that_is_not_offered_changes_nothing() -> None:
    t = clear_out()
    t.answer(ann, 5)
    with pytest.raises(Illegal, match=r"5 is not one of the options \(TOY-CLR-01\)"):
        t.answer(ann, 5)
    with pytest.raises(Illegal, match="seat 2 has nothing to decide now"):
        t.answer(cy, 9)
    assert (t.draft(ann), t.options(cy)) == ([5], [])


def test_whoever_has_nothing_to_choose_is_not_asked() -> None:
    t = table([0], [[1, 2]], ClearOut((ann,)), GainCoins(ann, 2))
    assert (t.finished(), t.coins) == (True, [2])


def test_a_draft_is_copied_and_saved() -> None:
    t = clear_out()
    t.answer(bo, 7)
    twin, kept = t.copy(), loaded(saved(t))
    t.answer(bo, DONE)
    for other in (twin, kept):
        assert (other.draft(bo), other.deciders()) == ([7], [ann, bo])
        other.back(bo)
        assert other.options(bo) == [6, 7, 8]
    assert t.deciders() == [ann]


def test_imagining_forgets_the_parts_of_others() -> None:
    """A whole answer becomes any whole answer, an unfinished one is as if it had not begun."""
    seen = set()
    for seed in range(40):
        t = clear_out()
        t.answer(ann, 1)
        t.answer(bo, 6)
        t.answer(bo, DONE)
        forget_answers(t, cy, chance_from(seed))
        assert (t.draft(ann), t.answers[0]) == ([], NO_ANSWER)
        assert t.draft(bo)[-1] == DONE
        seen.add(tuple(t.draft(bo)))
    assert len(seen) > 4
