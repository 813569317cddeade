"""The words of the French edition, money, and sentences that speak to whoever reads them."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from anthropolis.engine.rules import load_yaml
from anthropolis.games.limit.game import GAME
from anthropolis.games.limit.table.components import PACKAGE

FRENCH_EDITION = {
    "technological_advancement": "Avancée technologique",
    "decide_policy": "Décisions politiques",
    "taxation": "Imposition",
    "global_crises": "Crises globales",
    "military_economy": "Armée et Économie",
}
"""Names that the French edition prints, by their words in the catalogue."""
ZONES = {"boom": "essor", "growth": "progrès", "uprising": "révolte"}
OTHER_NAMES = re.compile(
    r"soulèvement|crises? mondiales?|[Dd]écision politique\b|Impôts[ ,]|militaire et économie"
    r"|tuile Leader\b|zone de croissance|en ressource ",
)
"""Names that other editions or earlier texts gave to the same things."""
TEXTS = [*Path(str(files(PACKAGE).joinpath("texts"))).rglob("*.yaml")]
WEB = [*(Path(__file__).parents[3] / "web/src/games/limit").glob("*.ts")]


def test_steps_and_decks_have_the_names_of_the_french_edition() -> None:
    """LIM-GEN-01: the steps by their titles."""
    for word, name in FRENCH_EDITION.items():
        assert GAME.catalogue.term(word, "fr") == name


def test_the_zones_of_unrest_have_the_names_of_the_french_edition() -> None:
    """LIM-UNR-01: as the terminal says them."""
    said = load_yaml(PACKAGE, "texts/terminal.yaml")
    assert {zone: said[zone]["fr"] for zone in ZONES} == ZONES


@pytest.mark.parametrize("path", [*TEXTS, *WEB], ids=lambda path: path.name)
def test_no_text_uses_another_name(path: Path) -> None:
    """LIM-SET-10: the Leadership tile included."""
    text = path.read_text(encoding="utf-8").replace("\u00a0", " ")
    assert OTHER_NAMES.findall(text) == []


def test_money_is_written_one_way_in_each_language() -> None:
    """LIM-TRM-10: $10 in English, 10 $ in French."""
    said = {**GAME.catalogue.sentences, **load_yaml(PACKAGE, "texts/terminal.yaml")}
    for name, texts in said.items():
        assert not re.search(r"[\d}] ?\$(?!\{|\d)", texts["en"]), name
        assert not re.search(r"\$[\d{]", texts["fr"]), name


@pytest.mark.parametrize(("lang", "you"), [("en", "you"), ("fr", "vous")])
def test_sentences_read_well_with_you(lang: str, you: str) -> None:
    """LIM-POL-08: the verb follows, and a sentence begins with a capital."""
    say = GAME.catalogue.say
    said = [say(name, {"nation": 0}, lang, [you, "B"]) for name in ("passed", "pass_undone")]
    wanted = {
        "en": ["You pass.", "You are targeted and may act again."],
        "fr": ["Vous passez.", "Vous êtes pris pour cible et pouvez rejouer."],
    }
    assert said == wanted[lang]
    assert say("passed", {"nation": 1}, "en", [you, "Bot 2"]) == "Bot 2 passes."
