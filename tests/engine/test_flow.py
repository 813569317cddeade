"""Steps, questions and nested decisions."""

from __future__ import annotations

import pytest

from anthropolis.engine.chance import chance_from
from anthropolis.engine.flow import Illegal
from anthropolis.engine.thinking import forget_answers
from tests.engine.toy import PAY, REFUSE, ChooseOne, GainCoins, Levy, SecretBid, table

ann, bo, cy = 0, 1, 2


def test_refusing_the_levy_costs_cards() -> None:
    """TOY-LEV-02 and -03. Bo holds five cards and refuses to pay, so two of them go."""
    t = table([0, 2, 2], [[1], [4, 4, 5, 6, 7], [1, 2, 3]], Levy(ann))
    assert (t.deciders(), t.options(bo)) == ([bo], [PAY, REFUSE])
    t.answer(bo, REFUSE)
    assert (t.deciders(), t.options(bo)) == ([bo], [4, 5, 6, 7])
    t.answer(bo, 4)
    t.answer(bo, 7)
    assert t.hands[bo] == [4, 5, 6]
    assert t.coins == [0, 2, 2]
    assert t.finished()  # Cy holds three cards and is not asked


def test_paying_the_levy_saves_the_cards() -> None:
    """TOY-LEV-02."""
    t = table([0, 2, 2], [[1], [4, 4, 5, 6], [1, 2, 3, 4]], Levy(ann))
    t.answer(bo, PAY)
    assert (t.deciders(), t.coins) == ([cy], [1, 1, 2])
    t.answer(cy, PAY)
    assert (t.coins, t.hands[cy]) == ([2, 1, 1], [1, 2, 3, 4])
    assert t.finished()


def test_whoever_has_no_coin_is_not_offered_to_pay() -> None:
    """TOY-LEV-02 and -03: Bo must discard at once."""
    t = table([0, 0, 0], [[], [4, 5, 6, 7], []], Levy(ann))
    assert t.options(bo) == [4, 5, 6, 7]
    t.answer(bo, 6)
    assert t.hands[bo] == [4, 5, 7]


def test_nobody_is_asked_when_nobody_has_to_decide() -> None:
    t = table([1, 1], [[1], [1, 2]], Levy(ann))
    assert (t.finished(), t.deciders(), t.decider()) == (True, [], -1)
    assert t.options(ann) == []


def test_steps_happen_in_the_order_written_before_what_was_planned() -> None:
    nested = ChooseOne(ann, (Levy(ann), GainCoins(ann, 3)))
    t = table([0, 1], [[1], [1, 2, 3, 4]], nested, GainCoins(bo, 5))
    t.answer(ann, 0)
    assert (t.deciders(), t.coins) == ([bo], [0, 1])  # the levy comes before Bo's five coins
    t.answer(bo, PAY)
    assert (t.finished(), t.coins) == (True, [1, 5])


def test_a_choice_that_is_not_offered_changes_nothing() -> None:
    t = table([0, 2], [[1], [4, 5, 6, 7]], Levy(ann))
    with pytest.raises(Illegal, match=r"7 is not one of the options \(TOY-LEV-02\)") as refusal:
        t.answer(bo, 7)
    assert refusal.value.rule == "TOY-LEV-02"
    with pytest.raises(Illegal, match="seat 0 has nothing to decide now"):
        t.answer(ann, PAY)
    assert (t.deciders(), t.coins, t.options(bo)) == ([bo], [0, 2], [PAY, REFUSE])


def test_after_the_end_every_choice_is_refused() -> None:
    t = table([0], [[1]])
    with pytest.raises(Illegal, match="the game is over"):
        t.answer(ann, PAY)


def test_a_copy_in_the_middle_of_a_nested_decision_goes_its_own_way() -> None:
    t = table([0, 2, 2], [[1], [4, 4, 5, 6, 7], [1, 2, 3, 8]], Levy(ann))
    t.answer(bo, REFUSE)
    twin = t.copy()
    twin.answer(bo, 7)
    twin.answer(bo, 6)
    assert (twin.deciders(), twin.hands[bo]) == ([cy], [4, 4, 5])
    assert (t.deciders(), t.hands[bo], t.options(bo)) == ([bo], [4, 4, 5, 6, 7], [4, 5, 6, 7])


@pytest.mark.parametrize("order", [(ann, bo, cy), (cy, bo, ann), (bo, cy, ann)])
def test_the_order_of_arrival_changes_nothing(order: tuple[int, ...]) -> None:
    """TOY-BID-01: Ann and Cy bid 2; Ann was asked first, so Ann pays."""
    t = table([3, 1, 2], [[], [1, 2, 3, 4], []], SecretBid((ann, bo, cy)))
    bids = {ann: 2, bo: 1, cy: 2}
    for number, seat in enumerate(order):
        assert t.deciders() == sorted(order[number:])
        assert t.coins == [3, 1, 2]  # nothing happens until all have bid
        t.answer(seat, bids[seat])
    assert (t.coins, t.deciders()) == ([1, 1, 2], [bo])  # and Bo faces Ann's levy


def test_nobody_answers_twice_or_out_of_turn() -> None:
    t = table([3, 1, 2], [[], [], []], SecretBid((ann, cy)))
    t.answer(cy, 2)
    for seat in (bo, cy, 7, -1):
        with pytest.raises(Illegal, match=f"seat {seat} has nothing to decide now"):
            t.answer(seat, 0)
    assert t.deciders() == [ann]


def test_a_question_to_one_seat_together_is_settled_like_any_other() -> None:
    t = table([3, 1], [[], []], SecretBid((bo,)))
    t.answer(bo, 1)
    assert (t.coins, t.finished()) == ([3, 0], True)


def test_a_question_to_no_seat_is_settled_at_once() -> None:
    t = table([3, 1], [[], []], SecretBid(()), GainCoins(bo, 1))
    assert (t.coins, t.finished()) == ([3, 2], True)


def test_imagining_replaces_the_secret_answers_of_others_only() -> None:
    bids = set()
    for seed in range(40):
        t = table([3, 3, 3], [[], [], []], SecretBid((ann, bo, cy)))
        t.answer(ann, 1)
        t.answer(cy, 2)
        forget_answers(t, ann, chance_from(seed))
        assert t.answers[ann] == 1
        assert t.deciders() == [bo]
        bids.add(t.answers[cy])
    assert bids == {0, 1, 2, 3}
