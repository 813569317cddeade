"""`anthropolis simulate`."""

from __future__ import annotations

import csv
import json

from anthropolis import simulate
from tests.cli.user import User

WORDS = ("simulate", "anthropocene", "--seats", "random,random,random", "--games", "20")


def test_the_summary_is_the_same_whatever_the_number_of_workers(user: User) -> None:
    one = user.runs(*WORDS, "--workers", "1", "--json")
    two = user.runs(*WORDS, "--workers", "2", "--json")
    assert one.out == two.out
    assert one.err == two.err == ""
    assert one.json() == simulate("anthropocene", ["random"] * 3, 20, 1, workers=1).summary()


def test_another_seed_gives_other_games(user: User) -> None:
    first = user.runs(*WORDS, "--workers", "1", "--out", "a.jsonl")
    assert first.code == 0
    user.runs(*WORDS, "--workers", "1", "--seed", "spring", "--out", "b.jsonl")
    assert (user.home / "a.jsonl").read_bytes() != (user.home / "b.jsonl").read_bytes()


def test_people_get_a_line_per_seat_and_the_outcomes(user: User) -> None:
    said = user.runs(*WORDS, "--workers", "1", "--set", "mode=chick")
    assert said.out.startswith("Anthropocène: 20 games, seed 1, 36.0 decisions per game\n")
    seats = [line.split() for line in said.out.splitlines() if " random " in line]
    assert [seat[0] for seat in seats] == ["1", "2", "3"]
    assert seats[0][2:] == seats[1][2:]
    assert "grade: " in said.out


def test_rows_can_be_read_back_from_both_formats(user: User) -> None:
    user.runs(*WORDS, "--workers", "1", "--out", "rows.csv")
    user.runs(*WORDS, "--workers", "1", "--out", "rows.jsonl")
    with (user.home / "rows.csv").open(encoding="utf-8", newline="") as file:
        table = list(csv.DictReader(file))
    lines = [json.loads(line) for line in (user.home / "rows.jsonl").read_text().splitlines()]
    assert len(table) == len(lines) == 60
    expected = list(simulate("anthropocene", ["random"] * 3, 20, 1, workers=1).rows())
    assert lines == expected
    assert [json.loads(row["sky"]) for row in table] == [row["sky"] for row in expected]
    assert [int(row["score"]) for row in table] == [row["score"] for row in expected]


def test_without_seats_greedy_bots_play_the_usual_number(user: User) -> None:
    said = user.runs("simulate", "anthropocene", "--games", "1", "--workers", "1", "--json")
    assert [seat["bot"] for seat in said.json()["seats"]] == ["greedy"] * 3
