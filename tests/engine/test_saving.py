"""A state in the middle of anything, as plain data and back."""

from __future__ import annotations

import json

from anthropolis.engine.saving import pack
from tests.engine.toy import (
    LOADER,
    ChooseOne,
    DiscardDown,
    GainCoins,
    Levy,
    SecretBid,
    Table,
    loaded,
    saved,
    table,
)


def there_and_back(state: Table) -> Table:
    return loaded(json.loads(json.dumps(saved(state))))


def test_a_step_that_holds_steps_comes_back_equal() -> None:
    step = ChooseOne(1, (GainCoins(0, 3), ChooseOne(0, (Levy(1), DiscardDown(0)))))
    data = json.loads(json.dumps(pack(step)))
    assert data == {
        "step": "ChooseOne",
        "player": 1,
        "steps": [
            {"step": "GainCoins", "player": 0, "amount": 3},
            {
                "step": "ChooseOne",
                "player": 0,
                "steps": [{"step": "Levy", "collector": 1}, {"step": "DiscardDown", "player": 0}],
            },
        ],
    }
    assert LOADER.unpack(data) == step


def test_a_nested_decision_goes_on_after_loading() -> None:
    before = table([0, 2, 1], [[1], [4, 4, 5, 6, 7], [1, 2, 3, 4]], Levy(0), GainCoins(0, 9))
    before.answer(1, 1)
    after = there_and_back(before)
    assert saved(after) == saved(before)
    assert (after.deciders(), after.options(1)) == ([1], [4, 5, 6, 7])
    for state in (before, after):
        state.answer(1, 7)
        state.answer(1, 6)
        state.answer(2, 0)
    assert saved(after) == saved(before)
    assert (after.finished(), after.coins) == (True, [10, 2, 0])


def test_a_pending_secret_answer_is_saved() -> None:
    before = table([3, 1, 2], [[], [], []], SecretBid((0, 1, 2)))
    before.answer(2, 2)
    after = there_and_back(before)
    assert after.deciders() == [0, 1]
    after.answer(1, 0)
    after.answer(0, 1)
    assert after.coins == [3, 1, 0]


def test_a_question_to_one_seat_together_is_still_one_after_loading() -> None:
    after = there_and_back(table([3, 1], [[], []], SecretBid((1,))))
    after.answer(1, 1)
    assert after.coins == [3, 0]


def test_the_generator_is_saved_with_the_state() -> None:
    state = table([1], [[1]])
    state.chance.next32()
    flow = saved(state)["flow"]
    assert isinstance(flow, dict)
    assert flow["chance"] == state.chance.words()
