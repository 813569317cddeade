"""`anthropolis scenario`: its lines, its JSON and its exit codes."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from anthropolis.cli.main import main
from tests.lab.vector_texts import write_vectors

EXAMPLES = Path(__file__).parents[1] / "anthropocene/vectors/examples.yaml"
MIXED = """
- {id: GOOD, given: {players: 2}, then: {ice: 3}}
- {id: BAD, given: {players: 2}, cases: [{then: {ice: 3}}, {then: {ice: 2, sky: [1]}}]}
- {id: ODD, given: {players: 2}, then: {iec: 2}}
- {id: STORY, kind: prose}
"""


def scenario(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, str, str]:
    """Exit code, output and complaints."""
    with pytest.raises(SystemExit) as end:
        main(["scenario", *[str(word) for word in words]])
    said = capsys.readouterr()
    assert isinstance(end.value.code, int)
    return end.value.code, said.out, said.err


def test_all_examples_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert scenario(capsys, EXAMPLES) == (0, "21 passed, 0 failed, 0 skipped\n", "")


def test_one_line_per_failing_vector_then_the_count(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, out, err = scenario(capsys, write_vectors(tmp_path, MIXED))
    assert (code, err) == (1, "")
    assert out.splitlines() == [
        "FAILED BAD: BAD[2] ice: expected 2, got 3; BAD[2] sky: expected [1], got []",
        "FAILED ODD: ODD malformed: unknown key 'iec' in then",
        "1 passed, 2 failed, 1 skipped",
    ]


def test_with_several_files_the_line_names_the_file(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = write_vectors(tmp_path, MIXED)
    code, out, _ = scenario(capsys, EXAMPLES, path)
    assert code == 1
    assert out.splitlines()[0].startswith(f"FAILED {path} BAD: BAD[2] ice")
    assert out.splitlines()[-1] == "22 passed, 2 failed, 1 skipped"


def test_json_lists_every_vector(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = write_vectors(tmp_path, MIXED)
    code, out, _ = scenario(capsys, path, "--json")
    assert code == 1
    listed = json.loads(out)
    assert [(v["id"], v["status"]) for v in listed] == [
        ("GOOD", "passed"), ("BAD", "failed"), ("ODD", "failed"), ("STORY", "skipped"),
    ]  # fmt: skip
    assert {v["file"] for v in listed} == {str(path)}
    assert listed[1]["differences"][0] == {
        "case": "BAD[2]",
        "message": "ice: expected 2, got 3",
        "path": "ice",
        "expected": 2,
        "got": 3,
    }
    assert listed[0]["differences"] == []


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("game: anthropocene\nvectors: [{", "is not good YAML"),
        ("game: chess\nvectors: []", "unknown game 'chess'"),
        ("vectors: []", "missing key 'game'"),
    ],
)
def test_a_file_that_cannot_be_run_is_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str, said: str
) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(text, encoding="utf-8")
    code, out, err = scenario(capsys, EXAMPLES, path)
    assert (code, out) == (2, "")
    assert re.fullmatch(rf"Error: {re.escape(str(path))}: .*{re.escape(said)}.*\n", err)


def test_a_missing_file_is_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    code, out, err = scenario(capsys, tmp_path / "none.yaml")
    assert (code, out) == (2, "")
    assert err.count("\n") == 1
    assert "none.yaml: cannot be read" in err


def test_a_file_must_be_named(capsys: pytest.CaptureFixture[str]) -> None:
    code, _, err = scenario(capsys)
    assert code == 2
    assert "Missing argument" in err
