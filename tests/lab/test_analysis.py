"""Asking the bots: on a match with one blunder they name it first.

The matches of `blunders` are played well up to one choice that was put in by hand: in Anthropocène
a card in the wrong column at the last moment, in climat new gas plants in India, in LIMIT a class
that grows beyond what there is for it, in Hegemony workers who propose to cut their own welfare.
If the rules change and one of them does not replay any more, it has to be made anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

import anthropolis
from anthropolis.engine.match import replay
from anthropolis.lab.analysis import Analyst, Judgement, analyse, band_of, in_words, ranked
from anthropolis.lab.labels import Labels

BLUNDERS = {
    "anthropocene": (34, "lay:g3_air_1:west", 15),
    "climat": (18, "add_electricity:gas:india", 3),
    "limit": (31, "class_up:A:4", 20),
    "hegemony": (12, "play:wc_need_for_change", 4),
}
"""Where the blunder stands, how it begins, and how many points it costs at least."""


def record_of(game: str) -> anthropolis.Record:
    path = Path(__file__).parent / "blunders" / f"{game}.json"
    return anthropolis.Record.from_json(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("game", BLUNDERS)
def test_the_blunder_ranks_first(game: str) -> None:
    move, key, least = BLUNDERS[game]
    record = record_of(game)
    assert record.choices[move][1] == key
    first = analyse(record, most=12).decisions[0]
    assert (first.move, first.chosen.option.key) == (move, key)
    assert first.gain + first.band < 0
    assert first.gain < -least


def test_a_decision_is_judged_with_its_follow_ups() -> None:
    """The workers' card is a good one; that it proposes a cut of welfare makes it a blunder."""
    judged = Analyst(record_of("hegemony")).judge(12)
    assert "bill:policy_4:C" in [option.key for option in judged.chosen.then]
    same = [way for way in judged.others if way.option == judged.chosen.option]
    assert same
    assert same[0].then != judged.chosen.then
    assert same[0].worth > judged.chosen.worth


def test_the_same_record_gives_the_same_answer_and_others_other_figures() -> None:
    record = record_of("limit")
    first = Analyst(record).judge(31)
    assert figures(first) == figures(Analyst(record).judge(31))
    assert figures(first) != figures(Analyst(record).judge(31, futures=5))


def figures(judged: Judgement) -> list[float]:
    ways = [judged.chosen, *judged.others]
    return [judged.gain, judged.band, *(way.worth for way in ways), *(way.band for way in ways)]


def test_the_curve_is_the_games_own_judgement_before_each_action() -> None:
    record = record_of("limit")
    curve = Analyst(record).curve()
    assert [point.move for point in curve][-1] == len(record.choices)
    for point in curve[:: len(curve) // 3]:
        match = replay(record, point.move)
        assert point.worth == [100 * one for one in match.game.evaluate_all(match.state.copy())]


def test_luck_that_nobody_could_see_counts_for_nothing() -> None:
    """Seats see the same before the deal is drawn anew: the futures do not know the true deck."""
    judged = Analyst(record_of("limit")).judge(14)
    assert judged.band > 0
    assert judged.chosen.band > 0


def test_the_costliest_comes_first_by_what_is_sure() -> None:
    judged = analyse(record_of("limit"), most=8).decisions
    assert ranked(judged[::-1]) == judged
    assert [one.sure for one in judged] == sorted(one.sure for one in judged)
    for one in judged:
        assert abs(one.sure) == max(0, abs(one.gain) - one.band)


def test_progress_is_told_after_each_decision() -> None:
    told: list[int] = []
    found = analyse(record_of("anthropocene"), futures=2, most=5, progress=told.append)
    assert told == [1] * 5
    assert len(found.decisions) == 5


def test_it_is_said_in_both_languages() -> None:
    game = anthropolis.load("anthropocene")
    judged = Analyst(record_of("anthropocene")).judge(34)
    assert in_words(judged, Labels(game, "en")).endswith("was better.")
    assert " cost 20 points, ±0: “Lay " in in_words(judged, Labels(game, "en"))
    assert " a coûté 20 points, ±0 : « Poser " in in_words(judged, Labels(game, "fr"))


def test_where_nothing_was_chosen_there_is_nothing_to_judge() -> None:
    with pytest.raises(anthropolis.BadRecord, match="begins after 13"):
        Analyst(record_of("hegemony")).judge(13)


def test_a_record_without_its_seed_cannot_be_analysed() -> None:
    match = anthropolis.load("anthropocene").new(2, 3)
    with pytest.raises(anthropolis.BadRecord, match="seed"):
        Analyst(match.record().public())


def test_one_future_alone_says_nothing_sure() -> None:
    assert band_of([3.0]) == 100
    assert band_of([1.0, 1.0]) == 0
