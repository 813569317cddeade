"""`anthropolis analyse`: the blunder in words and in figures, the same every time."""

from __future__ import annotations

from pathlib import Path

from tests.cli.user import User

MATCH = str(Path(__file__).parent.parent / "lab" / "blunders" / "anthropocene.json")


def test_the_costliest_decision_is_told_first(user: User) -> None:
    said = user.runs("analyse", MATCH, "--most", "6", "--lang", "en")
    assert said.code == 0
    title, first = said.out.splitlines()[:2]
    assert title == "What cost most:"
    assert first.startswith("  Generation 3, choice 35 (--move 34), Player 1: “Lay ")
    assert "cost 20 points, ±0" in first


def test_it_speaks_french(user: User) -> None:
    said = user.runs("analyse", MATCH, "--most", "2", "--lang", "fr")
    assert said.out.startswith(
        "Ce qui a coûté le plus :\n  Génération 3, choix 35 (--move 34), Joueur 1 : « Poser"
    )


def test_one_decision_is_told_with_all_its_ways(user: User) -> None:
    said = user.runs("analyse", MATCH, "--move", "34", "--futures", "4", "--lang", "en")
    ways = said.out.splitlines()[1:-1]
    assert ways[0].startswith("  80 ±0  Lay ")
    assert any(way.startswith("  60 ±0  Lay ") for way in ways)


def test_as_data_it_has_curve_and_decisions_and_repeats_itself(user: User) -> None:
    told = user.runs("analyse", MATCH, "--most", "3", "--json").json()
    assert told == user.runs("analyse", MATCH, "--most", "3", "--json").json()
    assert told["decisions"][0]["chosen"]["key"] == "lay:g3_air_1:west"
    assert len(told["decisions"]) == 3
    assert told["curve"][-1]["move"] == told["choices"] == 36


def test_a_move_where_nobody_chose_is_refused(user: User) -> None:
    said = user.runs("analyse", MATCH, "--move", "99")
    assert said.code == 2
    assert said.err == "Error: no action with a choice begins after 99 choices\n"
