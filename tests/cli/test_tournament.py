"""`anthropolis tournament` and what it is made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest

from anthropolis.engine.game import Game
from anthropolis.lab.playing import GameResult
from anthropolis.lab.seating import fair_seatings, usual_seats
from anthropolis.lab.summing import wilson
from anthropolis.lab.tournament import (
    Meeting,
    plan_tournament,
    play_tournament,
    standing_of,
    won_share,
)
from tests.cli.user import User
from tests.conformance.sealed_bids import GAME as SEALED_BIDS

Register = Callable[[Game], Game]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_bots_sit_on_every_seat_equally_often(seats: int) -> None:
    tables = fair_seatings("a", "b", seats)
    for seat in range(seats):
        assert Counter(table[seat] for table in tables) == {
            "a": len(tables) // 2,
            "b": len(tables) // 2,
        }
    assert len(set(tables)) == len(tables)


def result(winners: tuple[int, ...], scores: tuple[int, ...] = (4, 2, 6)) -> GameResult:
    return GameResult(0, "1/0", scores, winners, 9, {})


def test_a_shared_victory_is_shared_and_nobody_wins_a_lost_game() -> None:
    table = ("a", "b", "a")
    assert won_share("a", table, result((0,))) == 1.0
    assert won_share("a", table, result((0, 1))) == 0.5
    assert won_share("b", table, result((0, 1, 2))) == pytest.approx(1 / 3)
    assert won_share("a", table, result(())) == 0.0


def test_a_standing_counts_every_seat_of_the_bot() -> None:
    standing = standing_of("a", [("a", "b", "a")], [[result((0,)), result((1,), (0, 9, 0))]], 2)
    assert (standing.games, standing.mean, standing.win_rate) == (2, 2.5, 0.5)


def test_an_interval_is_wide_after_few_games_and_never_empty() -> None:
    assert wilson(1.0, 10) == pytest.approx((0.7225, 1.0), abs=1e-3)
    assert wilson(0.5, 100) == pytest.approx((0.4038, 0.5962), abs=1e-3)
    assert wilson(0.0, 10)[0] == 0.0


def test_a_cooperative_game_is_played_by_each_bot_alone_on_the_same_deals() -> None:
    plan = plan_tournament("anthropocene", ["random", "greedy"], 6, 3, seed=5)
    assert [job.seats for job in plan.jobs] == [("random",) * 3, ("greedy",) * 3]
    outcome = play_tournament(plan, workers=1)
    assert {s.bot: s.games for s in outcome.standings} == {"random": 6, "greedy": 6}
    assert outcome.meetings == ()
    assert outcome == play_tournament(plan, workers=2)


def test_a_competitive_game_lets_every_pair_meet_in_all_fair_seatings(register: Register) -> None:
    register(SEALED_BIDS)
    plan = plan_tournament("sealed_bids", ["random", "greedy", "mcts:5"], 10, 2)
    assert (plan.deals, plan.games) == (5, 30)
    outcome = play_tournament(plan, workers=1)
    assert [(m.bot, m.other) for m in outcome.meetings][:2] == [
        ("random", "greedy"),
        ("greedy", "random"),
    ]
    forth, back = outcome.meeting("random", "greedy"), outcome.meeting("greedy", "random")
    assert isinstance(forth, Meeting)
    assert isinstance(back, Meeting)
    assert forth.win_rate + back.win_rate == pytest.approx(1.0)
    assert (forth.games, forth.mean) == (10, back.other_mean)


def test_games_are_rounded_up_to_whole_deals(register: Register) -> None:
    register(SEALED_BIDS)
    plan = plan_tournament("sealed_bids", ["random", "greedy"], 10, 3)
    assert len(plan.jobs) == 6
    assert plan.games == 12


def test_one_bot_cannot_compete_alone(user: User, register: Register) -> None:
    register(SEALED_BIDS)
    said = user.runs("tournament", "sealed_bids", "--bots", "greedy", "--seats", "2")
    assert said.code == 2
    assert "name at least two bots, as in random,greedy" in said.err


WORDS = ("tournament", "anthropocene", "--games", "4", "--seats", "2", "--workers", "1")


def test_people_get_a_table_and_documents_get_markdown(user: User) -> None:
    table = user.runs(*WORDS)
    assert table.out.startswith("Anthropocène, 2 seats, seed 1: each bot fills all seats\n")
    assert "mean score" in table.out
    markdown = user.runs(*WORDS, "--markdown").out
    assert "| bot | games | mean score | 95 % interval | win rate | rating |\n| --- |" in markdown


def test_one_deal_has_no_interval(user: User) -> None:
    words = [*WORDS[: WORDS.index("--games") + 1], "1", *WORDS[WORDS.index("--games") + 2 :]]
    _, _, *rows = user.runs(*words, "--markdown").out.splitlines()[2:6]
    assert rows
    assert all("| – |" in row for row in rows)


def test_programs_get_the_same_for_the_same_seed(user: User) -> None:
    first = user.runs(*WORDS, "--json")
    assert first.out == user.runs(*WORDS, "--json").out
    assert {s["bot"] for s in first.json()["standings"]} == {"random", "greedy"}


def test_the_table_of_meetings_reads_row_against_column(user: User, register: Register) -> None:
    register(SEALED_BIDS)
    said = user.runs("tournament", "sealed_bids", "--games", "4", "--workers", "1", "--markdown")
    lines = said.out.split("Win rate of the row against the column")[1].splitlines()
    head = next(line for line in lines if line.startswith("|  |"))
    bots = [cell.strip() for cell in head.split("|")[2:-1]]
    rows = [line.split("|")[1].strip() for line in lines if line.startswith(("| g", "| r"))]
    assert rows == bots
    assert "| – |" in said.out


def test_three_seats_are_usual_where_the_game_allows_them(register: Register) -> None:
    register(SEALED_BIDS)
    assert usual_seats(SEALED_BIDS) == 3


def test_ratings_follow_strength_and_say_how_sure_they_are() -> None:
    plan = plan_tournament("anthropocene", ["random", "greedy"], 20, 2, seed=3)
    outcome = play_tournament(plan, workers=1)
    best, other = outcome.standings
    assert best.rating is not None
    assert other.rating is not None
    assert best.bot == "greedy"
    assert best.rating.low > other.rating.high
    few = play_tournament(plan_tournament("anthropocene", ["random", "greedy"], 2, 2), workers=1)
    assert few.standings[0].rating is not None
    assert few.standings[0].rating.sigma > best.rating.sigma


def test_ratings_are_drawn_with_their_intervals(user: User, tmp_path: Path) -> None:
    pytest.importorskip("altair", reason="altair is not installed: pip install 'anthropolis[lab]'")
    english, french = tmp_path / "ratings.svg", tmp_path / "cotes.png"
    assert user.runs(*WORDS, "--chart", str(english), "--lang", "en").code == 0
    drawn = english.read_text(encoding="utf-8")
    assert "Ratings, Anthropocène" in drawn
    assert drawn.index(">greedy<") < drawn.index(">random<")
    assert user.runs(*WORDS, "--chart", str(french), "--lang", "fr").code == 0
    assert french.read_bytes().startswith(b"\x89PNG")


def test_a_chart_that_cannot_be_drawn_is_refused_before_anything_is_played(user: User) -> None:
    said = user.runs(*WORDS, "--chart", "ratings.gif")
    assert said.code == 2
    assert "ratings.gif: a chart is an .svg or a .png file" in said.err
    alone = user.runs(*WORDS, "--bots", "greedy", "--chart", "ratings.svg")
    assert "name at least two bots" in alone.err
