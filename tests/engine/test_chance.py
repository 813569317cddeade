"""The game's own random numbers."""

from __future__ import annotations

import json

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from anthropolis.engine.chance import Chance, chance_from, words_of

WORD = st.integers(0, 2**32 - 1)


def test_the_generator_gives_the_published_numbers_of_xoshiro128_starstar() -> None:
    chance = Chance(1, 2, 3, 4)
    assert [chance.next32() for _ in range(10)] == [
        11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597,
        4258142804,
    ]  # fmt: skip


def test_a_seed_gives_the_same_numbers_on_every_machine() -> None:
    game = chance_from(7)
    assert game.words() == [397002058, 390021618, 3409058556, 907754313]
    assert [game.next32() for _ in range(4)] == [256624394, 4159241829, 3502851925, 3741372310]
    dice = chance_from("x")
    assert [dice.below(6) for _ in range(12)] == [5, 4, 2, 4, 2, 4, 0, 2, 5, 0, 2, 2]


def test_every_stream_of_a_seed_goes_its_own_way() -> None:
    streams = [chance_from(7, stream).words() for stream in ("game", "bot 0", "bot 1", "random")]
    assert len({json.dumps(words) for words in streams}) == 4


def test_a_number_and_its_text_are_the_same_seed() -> None:
    assert chance_from(7).words() == chance_from("7").words()


@given(st.text())
def test_no_seed_gives_the_generator_that_stands_still(seed: str) -> None:
    assert any(words_of(seed))


@given(WORD, WORD, WORD, WORD, st.integers(1, 2**29))
def test_below_stays_below(a: int, b: int, c: int, d: int, n: int) -> None:
    assume(any((a, b, c, d)))  # no seed makes four zeros, from which no other number ever comes
    chance = Chance(a, b, c, d)
    assert all(0 <= chance.below(n) < n for _ in range(5))
    assert all(0 <= word < 2**32 for word in chance.words())


def test_below_one_is_always_zero() -> None:
    chance = chance_from(1)
    assert {chance.below(1) for _ in range(100)} == {0}


@pytest.mark.parametrize(("n", "critical"), [(2, 10.8), (6, 20.5), (12, 31.3), (52, 87.0)])
def test_every_number_comes_equally_often(n: int, critical: float) -> None:
    """Chi-square at the 0.1 % level; the seed is fixed, so that only a crooked die can fail."""
    chance = chance_from("fair")
    expected = 400
    counts = [0] * n
    for _ in range(n * expected):
        counts[chance.below(n)] += 1
    assert sum((count - expected) ** 2 / expected for count in counts) < critical


@given(st.lists(st.integers(0, 5)), st.integers())
def test_a_shuffle_loses_and_adds_nothing(items: list[int], seed: int) -> None:
    shuffled = items[:]
    chance_from(seed).shuffle(shuffled)
    assert sorted(shuffled) == sorted(items)


def test_every_order_of_three_cards_comes_about_equally_often() -> None:
    chance = chance_from("orders")
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(6 * 400):
        cards = [1, 2, 3]
        chance.shuffle(cards)
        counts[tuple(cards)] = counts.get(tuple(cards), 0) + 1
    assert len(counts) == 6
    assert sum((count - 400) ** 2 / 400 for count in counts.values()) < 20.5


def test_a_copy_goes_on_with_the_same_numbers_by_itself() -> None:
    chance = chance_from(3)
    twin = chance.copy()
    ahead = [twin.next32() for _ in range(5)]
    assert [chance.next32() for _ in range(5)] == ahead


def test_a_generator_that_split_off_leaves_its_parent_alone() -> None:
    parent, twin = chance_from(3), chance_from(3)
    child = parent.split()
    for _ in range(4):
        twin.next32()
    assert parent.words() == twin.words()  # four numbers are the child's seed
    ahead = [child.next32() for _ in range(9)]
    assert parent.words() == twin.words()
    assert [parent.next32() for _ in range(9)] != ahead
    assert [chance_from(3).split().next32(), ahead[0]] == [ahead[0]] * 2
