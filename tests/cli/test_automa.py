"""`anthropolis automa`: turns and votes for a table with the box."""

from __future__ import annotations

import json
import re
from pathlib import Path

import yaml
from click.testing import CliRunner

from anthropolis.cli.automa import command
from anthropolis.games.hegemony import GAME

POSITION = """
given:
  players: 3
  policies: {2: C}
  working_class: {money: 30, unemployed: {unskilled: 3}, influence: 2}
  companies: {cc_radio_station: {}, cc_hotel: {class: working_class}}
"""


def run(*words: str, given: str = "") -> str:
    result = CliRunner().invoke(command, words, input=given)
    assert result.exit_code == 0, result.output
    return result.output


def test_a_turn_as_instructions() -> None:
    """HAU-EZ-02, HAU-WC-26: a simple turn: two jobless workers into the Radio Station, for 8."""
    given = POSITION + "  automas: {working_class: {mode: easy}}\n"
    words = ("turn", "-", "--class", "working_class", "--card", "1")
    said = run(*words, "--lang", "en", given=given)
    assert "It does: Assign Workers." in said
    assert "Put on Radio Station, laid down: unskilled, unskilled." in said
    assert "Placez sur" in run(*words, "--lang", "fr", given=given)
    assert "HAU-" not in said


def test_reasons_with_their_rules() -> None:
    """HAU-ADV-02: all four checks with every line."""
    said = run(
        "turn", "-", "--class", "working_class", "--card", "1", "--explain", "--lang", "en",
        given=POSITION,
    )  # fmt: skip
    assert said.count("[HAU-ADV-03]") == 4
    assert "jobless that can be employed 2" in said


def test_json_for_programs(tmp_path: Path) -> None:
    """HAU-DCK-01: without a card one is drawn; the same seed draws the same."""
    path = tmp_path / "position.yaml"
    path.write_text(POSITION, encoding="utf-8")
    words = ("turn", str(path), "--class", "capitalist_class", "--seed", "4", "--json")
    first, second = json.loads(run(*words)), json.loads(run(*words))
    assert first == second
    assert first["card"].startswith("cc_ai_")
    assert [e for e in first["events"] if e["event"] == "check_begun"]


def test_a_vote() -> None:
    """HAU-INF-04: what is needed, then cards."""
    said = run(
        "vote", "--side", "for", "--votes", "2:3", "--own", "4", "--others", "1", "--lang", "en"
    )
    assert said.startswith("Losing alone, more than enough; needed 1. Spend 1 Influence, then draw")


def test_a_vote_that_costs_nothing() -> None:
    """HAU-INF-02: nobody can turn it, so no card is spoken of."""
    vote = ("vote", "--side", "for", "--votes", "9:1", "--own", "4", "--lang")
    assert run(*vote, "en").endswith("needed 9. Spend nothing.\n")
    assert run(*vote, "fr").endswith("requis 9. Dépense : rien.\n")


def test_what_cannot_be_read() -> None:
    for words, given in (
        (("turn", "-", "--class", "middle_class"), "players: 2"),
        (("turn", "-", "--class", "middle_class"), "players: [3"),
        (("turn", "-", "--class", "middle_class"), "companies: {no_such_company: {}}"),
        (("vote", "--side", "for", "--votes", "2-3", "--own", "1"), ""),
        (("needs", "--class", "middle_class", "--card", "5", "--players", "2"), ""),
    ):
        result = CliRunner().invoke(command, words, input=given)
        assert result.exit_code != 0
        assert "Traceback" not in result.output


def test_what_a_card_needs_is_a_position_to_fill_in() -> None:
    """HAU-CMP-03: only what its symbols look at; filled in or not, the turn can be played."""
    said = run("needs", "--class", "capitalist_class", "--card", "1", "--players", "2")
    given = yaml.safe_load(said)
    assert "market" in given["capitalist_class"]
    assert "goods" not in given.get("working_class", {})
    played = run(
        "turn", "-", "--class", "capitalist_class", "--card", "1", "--lang", "en", given=said
    )
    assert "It does:" in played


def test_what_cannot_be_read_is_said_in_french_too() -> None:
    words = ("turn", "-", "--class", "working_class", "--lang", "fr")
    result = CliRunner().invoke(command, words, input="bag: {working_class: 26}")
    assert "vérifiez les cubes Vote" in result.output


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "table.yaml"
    path.write_bytes(b"\xff\xfe\x00")
    words = ("turn", str(path), "--class", "working_class", "--lang")
    for lang, said in (("en", "this is not UTF-8 text"), ("fr", "ce n’est pas du texte en UTF-8")):
        assert said in CliRunner().invoke(command, [*words, lang]).output


def test_what_it_has_itself_is_not_bought() -> None:
    """HAU-MC-40: the Middle Class takes its own goods from its Storage, and pays nobody."""
    given = """
players: 3
middle_class: {money: 0, storage: {luxury: 3}}
companies: {cc_clinic: {class: middle_class}}
automas: {middle_class: {mode: easy}}
"""
    said = run("turn", "-", "--class", "middle_class", "--card", "3", "--lang", "en", given=given)
    assert "Move 3 Luxury from its Storage to its Goods & Services." in said
    assert "pay 0" not in said


def test_the_form_of_the_page_has_words_for_all_it_asks() -> None:
    """HAU-CMP-03: whoever reads French is asked in French."""
    form = Path(__file__).parents[2] / "web/src/games/hegemony/assistant/given.ts"
    text = form.read_text(encoding="utf-8")
    asked = re.findall(r'word\("(\w+)"\)', text)
    for some in re.findall(r"(?:own|list)\([^\[]*\[([^\]]*)\]", text):
        asked += re.findall(r'"(\w+)"', some)
    assert len(asked) > 20
    assert [word for word in asked if word not in GAME.catalogue.terms] == []
