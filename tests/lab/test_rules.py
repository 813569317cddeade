"""Rule coverage, checked on a small package written for the purpose."""

from __future__ import annotations

from pathlib import Path

import pytest

from anthropolis.engine.rules import Rule
from anthropolis.lab.rule_mentions import BadSource, ids_in
from anthropolis.lab.rulebook import Coverage, NoTests, coverage, find_tests

TOY_CODE = '''
"""Chapter 1. TOY-LEV-01: the levy."""

LIMIT = 3
"""TOY-LEV-02: the hand limit."""


class Levy:
    """TOY-LEV-03 to TOY-LEV-05: three sentences at once."""

    amount: int = 1
    """TOY-DIS-01: one coin."""

    def pay(self) -> str:
        """TOY-DIS-02, -03 and -04: what happens then."""
        text = "TOY-END-01 stands in the code, which is not a docstring"
        "TOY-END-01 neither is this."
        return text  # TOY-END-01 nor this
'''


def rules(*ids: str) -> list[Rule]:
    title = {"en": "Chapter", "fr": "Chapitre"}
    return [Rule(i, i.split("-")[1].lower(), "own", {"en": i, "fr": i}, title) for i in ids]


def check(folder: Path, ids: list[str], code: str, tests: str, data: str = "") -> Coverage:
    for name, text in (("toy/code.py", code), ("tests/sub/test_toy.py", tests)):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    if data:
        (folder / "toy/data").mkdir()
        (folder / "toy/data/cards.yaml").write_text(data, encoding="utf-8")
    return coverage("toy", rules(*ids), folder / "toy", folder / "tests")


def test_ids_are_found_in_docstrings_only(tmp_path: Path) -> None:
    ids = [f"TOY-LEV-0{n}" for n in range(1, 6)] + [f"TOY-DIS-0{n}" for n in range(1, 5)]
    found = check(tmp_path, [*ids, "TOY-END-01"], TOY_CODE, "")
    assert [c.rule.id for c in found.rules if not c.code] == ["TOY-END-01"]
    places = {c.rule.id: str(c.code[0]) for c in found.rules if c.code}
    assert places["TOY-LEV-01"] == "code.py:2"
    assert places["TOY-LEV-02"] == "code.py:5 LIMIT"
    assert places["TOY-LEV-04"] == "code.py:9 Levy"
    assert places["TOY-DIS-01"] == "code.py:12 Levy.amount"
    assert places["TOY-DIS-03"] == "code.py:15 Levy.pay"


def test_each_rule_needs_code_and_a_test(tmp_path: Path) -> None:
    tests = 'def test_it() -> None:\n    """TOY-LEV-02 and -03."""\n'
    found = check(tmp_path, ["TOY-LEV-01", "TOY-LEV-02", "TOY-LEV-03"],
                  '"""TOY-LEV-01, -02."""\nCOINS = 1', tests)  # fmt: skip
    assert [c.missing for c in found.rules] == [["tests"], [], ["code"]]
    assert [c.rule.id for c in found.complete] == ["TOY-LEV-02"]
    assert str(found.rules[1].tests[0]) == "sub/test_toy.py:2 test_it"
    assert not found.is_good


def test_a_rule_that_does_not_exist_is_reported(tmp_path: Path) -> None:
    code = '"""TOY-LEV-01 to TOY-LEV-04; see ANT-PLC-01 of another game, and TOY-LEV-09."""\nA = 1'
    found = check(tmp_path, ["TOY-LEV-01", "TOY-LEV-04"], code, '"""TOY-LEV-01, -04, -05."""')
    assert [(m.id, str(m.place)) for m in found.unknown] == [
        ("TOY-LEV-09", "code.py:1"),
        ("TOY-LEV-05", "sub/test_toy.py:1"),
    ]
    assert len(found.complete) == 2
    assert not found.is_good


def test_a_rule_field_of_the_data_counts_as_code(tmp_path: Path) -> None:
    data = (
        "cards:\n- {id: a, rule: TOY-CRD-01}\n- {id: b, deep: [{rule: [TOY-CRD-02, TOY-CRD-03]}]}"
    )
    ids = ["TOY-CRD-01", "TOY-CRD-02", "TOY-CRD-03"]
    found = check(tmp_path, ids, "", '"""TOY-CRD-01 to -03."""', data)
    assert found.is_good
    assert str(found.rules[1].code[0]) == "data/cards.yaml:3"


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("TOY-A-01, TOY-B-02", "TOY-A-01 TOY-B-02"),
        ("TOY-A-03, -04, -05", "TOY-A-03 TOY-A-04 TOY-A-05"),
        ("TOY-A-03,\n    -04 and -05.", "TOY-A-03 TOY-A-04 TOY-A-05"),
        ("TOY-A-01 to TOY-A-03", "TOY-A-01 TOY-A-02 TOY-A-03"),
        ("TOY-A-09 to -11, -20", "TOY-A-09 TOY-A-10 TOY-A-11 TOY-A-20"),
        ("TOY-A-01..03", "TOY-A-01 TOY-A-02 TOY-A-03"),
        ("TOY-A-01 to TOY-B-03", "TOY-A-01 TOY-B-03"),
        ("TOY-A-01 costs -2 coins", "TOY-A-01"),
        ("TOY-A-01: -20 coins", "TOY-A-01"),
        ("TOY-D1, TOY-A-1b, xTOY-A-01", ""),
    ],
)
def test_the_ways_to_name_several_rules(text: str, ids: str) -> None:
    assert [found for found, _ in ids_in(text)] == ids.split()


def test_a_file_that_is_no_python_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadSource, match=r"code\.py, line 1: cannot be read as Python"):
        check(tmp_path, ["TOY-A-01"], "def", "")


def test_the_tests_of_a_checkout_are_found_from_inside_it(tmp_path: Path) -> None:
    (tmp_path / "checkout/tests").mkdir(parents=True)
    (tmp_path / "checkout/src/deep").mkdir(parents=True)
    (tmp_path / "checkout/pyproject.toml").touch()
    found = find_tests([tmp_path / "checkout/src/deep"])
    assert found == tmp_path / "checkout/tests"


def test_no_tests_anywhere_is_said(tmp_path: Path) -> None:
    with pytest.raises(NoTests, match="name it with --tests"):
        find_tests([tmp_path])


MENTIONS = '''
"""TOY-LEV-01: somewhere in here."""


def levy() -> None:
    """TOY-LEV-02: to be done."""


class Levy:
    """TOY-LEV-03: to be done."""

    def pay(self) -> None:
        """TOY-LEV-04: to be done."""
        raise NotImplementedError


def due() -> int:
    """TOY-LEV-05: one coin."""
    return 1
'''


def test_a_docstring_with_nothing_behind_it_is_no_code(tmp_path: Path) -> None:
    ids = [f"TOY-LEV-0{n}" for n in range(1, 6)]
    tests = '"""TOY-LEV-01 to TOY-LEV-05."""'
    found = check(tmp_path, ids, MENTIONS, tests)
    assert [c.rule.id for c in found.rules if c.missing] == ids[1:4]
    assert not found.is_good


def test_a_rule_that_only_a_module_names_is_listed(tmp_path: Path) -> None:
    code = '"""TOY-LEV-01: here."""\nA = 1\n"""TOY-LEV-05: one coin."""'
    found = check(tmp_path, ["TOY-LEV-01", "TOY-LEV-05"], code, '"""TOY-LEV-01, -05."""')
    assert [c.rule.id for c in found.only_mentioned] == ["TOY-LEV-01"]
    assert found.is_good
