"""`anthropolis rules`: reading, searching, checking, and the index."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from anthropolis import Game, load
from anthropolis.cli.main import main


class Unwritten(Game):
    """A game whose rulebook nobody has written."""

    id = "unwritten"
    name = {"en": "Unwritten", "fr": "Sans règles"}
    seats = range(2, 3)


def rules(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Exit code, output and complaints."""
    with pytest.raises(SystemExit) as end:
        main(["rules", *words])
    said = capsys.readouterr()
    assert isinstance(end.value.code, int)
    return end.value.code, said.out, said.err


def all_rules_in(folder: Path, *without: str) -> str:
    """A folder with a test that names all rules of Anthropocène but some."""
    ids = [rule.id for rule in load("anthropocene").rules if rule.id not in without]
    folder.mkdir()
    (folder / "test_all.py").write_text(f'"""{" ".join(ids)}"""', encoding="utf-8")
    return str(folder)


def test_rules_are_read_as_players_read_them(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = rules(capsys, "anthropocene", "--lang", "en")
    assert code == 0
    assert "Anthropocène · Laying a card" in out
    assert out.index("ANT-CMP-01") < out.index("ANT-PLC-04") < out.index("ANT-DIG-17")


def test_one_rule_is_found_by_its_id_alone(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = rules(capsys, "ant-plc-04", "--lang", "fr")
    assert code == 0
    assert "Poser une carte" in out
    assert "Tant qu’une ligne a une case vide" in out
    assert "[stated p.7]" in out
    assert "ANT-PLC-05" not in out


def test_words_are_found_without_accents_and_capitals(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = rules(capsys, "--search", "GENERATION debut", "--lang", "fr", "--json")
    assert code == 0
    texts = [rule["text"]["fr"] for rule in json.loads(out) if rule["game"] == "anthropocene"]
    assert texts
    assert all("énération" in text and "ébut" in text for text in texts)


def test_json_gives_both_languages(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = rules(capsys, "anthropocene", "ANT-SET-05", "--json")
    [rule] = json.loads(out)
    assert code == 0
    assert (rule["id"], rule["chapter"], sorted(rule["text"])) == (
        "ANT-SET-05",
        "setup",
        ["en", "fr"],
    )


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["chess"], "unknown game 'chess'"),
        (["anthropocene", "ANT-PLC-99"], "no rule called 'ANT-PLC-99'"),
        (["anthropocene", "--search", "dragon"], "no rule with the words 'dragon'"),
        (["anthropocene", "a", "b"], "give one game and one rule id"),
        (["--check", "chess"], "unknown game 'chess'"),
        (["--check", "anthropocene", "--tests", "nowhere"], "nowhere is not a folder"),
        (["anthropocene", "--index", "no/such/folder.md"], "cannot write no/such/folder.md"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    capsys: pytest.CaptureFixture[str], words: list[str], said: str
) -> None:
    code, out, err = rules(capsys, *words)
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_a_missing_test_is_listed_and_fails(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = all_rules_in(tmp_path / "tests", "ANT-PLC-02", "ANT-PLC-04")
    code, out, _ = rules(capsys, "--check", "anthropocene", "--tests", folder)
    lines = out.splitlines()
    assert code == 1
    assert "  Laying a card                   8      8      6" in lines
    assert "ANT-PLC-02: no tests" in lines
    assert "ANT-PLC-04: no tests" in lines
    assert lines[-1].startswith("anthropocene: ")
    assert lines[-1].endswith("/96")


def test_an_unknown_rule_in_a_test_is_listed_and_fails(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = all_rules_in(tmp_path / "tests")
    (tmp_path / "tests/test_more.py").write_text('"""ANT-PLC-77"""', encoding="utf-8")
    code, out, _ = rules(capsys, "--check", "anthropocene", "--tests", folder)
    assert code == 1
    named = "ANT-PLC-77: named in test_more.py:1, but not a rule of anthropocene"
    assert named in out.splitlines()


def test_the_check_as_json(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder = all_rules_in(tmp_path / "tests", "ANT-PLC-04")
    code, out, _ = rules(capsys, "--check", "anthropocene", "--tests", folder, "--json")
    [checked] = json.loads(out)
    assert code == 1
    assert (checked["game"], checked["rules"], checked["unknown"]) == ("anthropocene", 96, [])
    assert checked["missing"]["ANT-PLC-04"] == ["tests"]


def test_a_game_without_a_rulebook_is_said(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, register: Callable[[Game], Game]
) -> None:
    register(Unwritten())
    line = "unwritten: no rulebook, its package has no rules.yaml"
    folder = all_rules_in(tmp_path / "tests")
    assert rules(capsys, "--check", "unwritten", "--tests", folder) == (1, f"{line}\n", "")
    assert rules(capsys, "unwritten") == (2, "", f"Error: {line}\n")
    code, out, _ = rules(capsys, "--lang", "en")
    assert code == 0
    assert line in out.splitlines()
    assert "anthropocene: Anthropocène, 96 rules in 12 chapters" in out.splitlines()


def test_the_index_joins_text_code_and_tests(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = all_rules_in(tmp_path / "tests", "ANT-PLC-06")
    page = tmp_path / "index.md"
    code, out, _ = rules(capsys, "anthropocene", "--index", str(page), "--tests", folder)
    assert (code, out) == (0, f"{page}: 96 rules\n")
    rows = {row.split(" | ")[0]: row for row in page.read_text(encoding="utf-8").splitlines()}
    assert "`rules/laying.py` refusal" in rows["| ANT-PLC-07"]
    assert rows["| ANT-PLC-07"].endswith(" | `test_all.py` |")
    assert rows["| ANT-PLC-06"].endswith("| `rules/laying.py` legal_moves | missing |")
