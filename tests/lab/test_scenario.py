"""Vectors: what fails, what is malformed, and how it is said. The game is Anthropocène."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lab.vector_texts import problems, run

HAND = "players: 2, hands: {p0: [g1_air_3], p1: [g1_air_1]}, objectives: {p0: [air, 5]}"
GOOD_MOVE = "{player: p0, card: g1_air_3, row: air, column: east}"
BAD_MOVE = "{player: p1, card: g1_air_1, row: air, column: west}"


def test_a_difference_names_the_path_and_both_values(tmp_path: Path) -> None:
    wrong = problems(tmp_path, "- {id: A, given: {players: 2}, then: {totals: {air: 3}, ice: 2}}")
    assert wrong == ["A totals.air: expected 3, got 2", "A ice: expected 2, got 3"]


def test_a_difference_names_its_case_counted_from_one(tmp_path: Path) -> None:
    [outcome] = run(
        tmp_path,
        """
        - id: A
          given: {players: 2}
          cases:
            - then: {ice: 3}
            - {given: {ice: 1}, then: {ice: 3}}
        """,
    )
    assert outcome.status == "failed"
    assert [p.case for p in outcome.problems] == ["A[2]"]
    assert outcome.to_json()["differences"] == [
        {
            "case": "A[2]",
            "message": "ice: expected 3, got 1",
            "path": "ice",
            "expected": 3,
            "got": 1,
        }
    ]


def test_the_case_takes_the_place_of_when_and_then(tmp_path: Path) -> None:
    outcomes = run(
        tmp_path,
        f"""
        - id: A
          given: {{{HAND}}}
          when: {{place: {GOOD_MOVE}}}
          then: {{totals: {{air: 5}}}}
          cases:
            - {{}}
            - {{when: [], then: {{totals: {{air: 2}}}}}}
            - {{title: only another state, given: {{hands: {{p1: []}}}}}}
        """,
    )
    assert [o.status for o in outcomes] == ["passed"]


def test_every_case_starts_from_a_fresh_state(tmp_path: Path) -> None:
    case = (
        f"{{when: {{place: {GOOD_MOVE}}}, then: {{cards_placed: 1, announcements: {{p0: met}}}}}}"
    )
    assert problems(tmp_path, f"- {{id: A, given: {{{HAND}}}, cases: [{case}, {case}]}}") == []


def test_lists_are_compared_as_a_whole_and_in_order(tmp_path: Path) -> None:
    wrong = problems(tmp_path, "- {id: A, given: {players: 2, sky: [2, 0]}, then: {sky: [0, 2]}}")
    assert wrong == ["A sky: expected [0, 2], got [2, 0]"]


def test_repeated_elements_of_a_set_count(tmp_path: Path) -> None:
    given = "given: {players: 3, objectives: {p1: [air, 3], p2: [east, 3]}}, when: {view: p0}"
    vectors = f"""
        - {{id: A, {given}, then: {{sees_objectives_of: [p2, p1]}}}}
        - {{id: B, {given}, then: {{sees_objectives_of: [p1, p1, p2]}}}}
        """
    assert problems(tmp_path, vectors) == [
        'B sees_objectives_of: expected ["p1", "p1", "p2"], got ["p1", "p2"]'
    ]


def test_announcements_are_compared_exactly(tmp_path: Path) -> None:
    wrong = problems(
        tmp_path,
        f"""
        - {{id: A, given: {{{HAND}}}, when: {{place: {GOOD_MOVE}}}, then: {{announcements: {{}}}}}}
        - id: B
          given: {{{HAND}}}
          when: {{place: [{GOOD_MOVE[:-1]}, announcements: {{p1: met}}}}]}}
          then: {{cards_placed: 1}}
        """,
    )
    assert wrong == [
        "A announcements.p0: expected nothing, got met",
        'B when[1].place[1].announcements: expected {"p1": "met"}, got {"p0": "met"}',
    ]


def test_a_move_refused_without_being_expected_to_fails(tmp_path: Path) -> None:
    wrong = problems(
        tmp_path,
        f"""
        - {{id: A, given: {{{HAND}}}, when: {{place: {BAD_MOVE}}}, then: {{cards_placed: 0}}}}
        - {{id: B, given: {{{HAND}}}, when: {{place: {GOOD_MOVE}}}, then: {{rejected: ANT-PLC-04}}}}
        - {{id: C, given: {{{HAND}}}, when: {{place: {BAD_MOVE}}}, then: {{rejected: ANT-PLC-04}}}}
        """,
    )
    assert wrong == [
        "A when[1] is refused: ANT-TRN-02",
        "B rejected: expected ANT-PLC-04, got null",
        "C rejected: expected ANT-PLC-04, got ANT-TRN-02",
    ]


def test_a_move_refused_before_the_last_one_fails(tmp_path: Path) -> None:
    wrong = problems(
        tmp_path,
        f"""
        - id: A
          given: {{{HAND}}}
          when: {{place: [{BAD_MOVE}, {GOOD_MOVE}]}}
          then: {{rejected: ANT-TRN-02}}
        - id: B
          given: {{{HAND}}}
          when: [{{place: {BAD_MOVE}}}, {{view: p0}}]
          then: {{rejected: ANT-TRN-02}}
        """,
    )
    assert wrong == [
        "A when[1].place[1] is refused: ANT-TRN-02",
        "B when[1] is refused: ANT-TRN-02",
    ]


MALFORMED = [
    ("{id: A, given: {players: 2}, then: {iec: 3}}", "unknown key 'iec' in then"),
    ("{id: A, gven: {players: 2}, then: {ice: 3}}", "unknown key 'gven'"),
    ("{id: A, kind: other, then: {ice: 3}}", "unknown key 'kind'"),
    ("{id: A, given: {players: 2, Ice: 3}, then: {ice: 3}}", "unknown key 'Ice' in given"),
    ("{id: A, given: {players: 2}, when: {lay: 1}, then: {ice: 3}}", "unknown key 'lay' in when"),
    ("{id: A, given: {players: 2}, when: [{}], then: {ice: 3}}", "missing key in when[1]"),
    ("{id: A, given: {players: 2}, when: , then: {ice: 3}}", "when: null is not allowed here"),
    ("{id: A, given: {players: 2}, when: {view: p4}, then: {ice: 3}}", "when.view: unknown value"),
    (
        "{id: A, given: {players: 2}, when: {view: p0, legal: p0}, then: {ice: 3}}",
        "unknown key 'view' in when",
    ),
    ("{id: A, given: {players: 2}, when: {setup: {mode: base}}, then: {ice: 3}}",
     "missing key 'players' in when.setup"),
    ("{id: A, given: {players: 2}, when: {end_generation: false}, then: {ice: 3}}",
     "unknown end_generation 'false' in when (known: true)"),
    ("{id: A, given: {players: 2, mode: easy}, then: {ice: 3}}", "given.mode: unknown value easy"),
    ("{id: A, given: {players: 5}, then: {ice: 3}}", "given.players: 5 is greater than"),
    ("{id: A, given: {players: 2}}", "missing key (known: then, cases)"),
    ("{id: A, given: {players: 2}, then: {}}", "then: {} should be non-empty"),
    ("{given: {players: 2}, then: {ice: 3}}", "missing key 'id'"),
    ("{kind: prose, text: free}", "missing key 'id'"),
    ("just a word", "just a word is not of type object"),
    ("{id: A, given: {ice: 3}, then: {ice: 3}}", "missing key 'players' in given"),
    ("{id: A, given: {players: 2}, cases: [{title: x}]}", "missing key 'then'"),
]  # fmt: skip


@pytest.mark.parametrize(("vector", "said"), MALFORMED)
def test_a_malformed_vector_fails_and_names_the_key(tmp_path: Path, vector: str, said: str) -> None:
    [outcome] = run(tmp_path, f"- {vector}")
    assert outcome.status == "failed"
    assert f"malformed: {said}" in outcome.problems[0].text


NOT_IN_THE_GAME = [
    ("hands: {p2: []}", "view: p0", "ice: 3", "p2 does not play: there are 2 players"),
    ("ice: 3", "view: p3", "ice: 3", "when[1]: p3 does not play"),
    ("grid: {air: {west: []}}", "view: p0", "ice: 3", "missing key 'air.north' in given.grid"),
    ("cards_placed: 11", "end_generation: true", "ice: 3", "12 cards must have been laid, not 11"),
    ("outcome: won, cards_placed: 12", "end_generation: true", "ice: 3", "the game is over"),
    ("generation: 3", "start_generation: {hands: {}, objectives: {}}", "ice: 3",
     "there is no generation after the third"),
    ("sky: [1, 1]", "final_score: true", "score: 6", "the sky needs three readings, not 2"),
    ("ice: 3", "view: p0", "legal: {}", "legal: the last entry of 'when' gives no such result"),
    ("ice: 3", "legal: p0", "own_status: met", "own_status: the last entry"),
    ("ice: 3", "place: []", "announcements: {}", "announcements: the last entry"),
    ("ice: 3", "setup: {players: 2}", "to_move: p0", "to_move: depends on the deal"),
    ("ice: 3", "setup: {players: 2}", "possible_own_objectives: {}", "depends on the deal"),
]  # fmt: skip


@pytest.mark.parametrize(("given", "when", "then", "said"), NOT_IN_THE_GAME)
def test_nothing_is_guessed(tmp_path: Path, given: str, when: str, then: str, said: str) -> None:
    vector = f"- {{id: A, given: {{players: 2, {given}}}, when: {{{when}}}, then: {{{then}}}}}"
    [problem] = problems(tmp_path, vector)
    assert problem.startswith("A malformed: ")
    assert said in problem


def test_a_card_laid_after_a_setup_depends_on_the_deal(tmp_path: Path) -> None:
    vector = f"- {{id: A, when: [setup: {{players: 2}}, place: {GOOD_MOVE}], then: {{ice: 3}}}}"
    assert problems(tmp_path, vector) == [
        "A malformed: when[2]: place: whether it is allowed depends on the deal"
    ]


def test_a_refused_move_cannot_be_announced(tmp_path: Path) -> None:
    move = f"{BAD_MOVE[:-1]}, announcements: {{p0: met}}}}"
    vector = (
        f"- {{id: A, given: {{{HAND}}}, when: {{place: {move}}}, then: {{rejected: ANT-TRN-02}}}}"
    )
    [problem] = problems(tmp_path, vector)
    assert "announcements: the move is refused by ANT-TRN-02" in problem


def test_one_malformed_case_is_named_and_the_vector_is_not_run(tmp_path: Path) -> None:
    cases = "[{then: {ice: 9}}, {given: {hnds: {}}, then: {ice: 3}}]"
    assert problems(tmp_path, f"- {{id: A, given: {{players: 2}}, cases: {cases}}}") == [
        "A[1] malformed: then.ice: 9 is greater than the maximum of 3",
        "A[2] malformed: unknown key 'hnds' in given",
    ]


def test_an_id_can_be_used_once(tmp_path: Path) -> None:
    outcomes = run(
        tmp_path,
        """
        - {id: A, given: {players: 2}, then: {ice: 3}}
        - {id: A, given: {players: 2}, then: {ice: 3}}
        - {id: A, kind: prose}
        """,
    )
    assert [o.status for o in outcomes] == ["passed", "failed", "failed"]
    assert str(outcomes[1].problems[0]) == "A the id 'A' is used twice in this file"


def test_prose_is_skipped_whatever_it_holds(tmp_path: Path) -> None:
    [outcome] = run(tmp_path, "- {id: A, kind: prose, given: 5, whatever: [1, {2: 3}]}")
    assert (outcome.status, outcome.problems) == ("skipped", [])


def test_readers_only_keys_are_never_interpreted(tmp_path: Path) -> None:
    extra = "title: t, rules: [ANT-SET-05], source: [s], note: {n: 1}, calc: 2 + 1"
    assert (
        problems(tmp_path, f"- {{id: A, {extra}, given: {{players: 2}}, then: {{ice: 3}}}}") == []
    )
