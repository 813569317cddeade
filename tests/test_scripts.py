"""The scripts around the package: what they decide and what they write."""

from __future__ import annotations

from pathlib import Path

import pytest
from scripts import build_web, play
from scripts.docstrings import write_docstrings

SOURCE = '''
class Match:
    """A "game" in progress."""

    def choose(self, key: str) -> None:
        """Take an option: é."""

    @property
    def seats(self) -> int:
        """How many."""


def replay() -> None:
    """Play it again."""
'''
CODE = r"""
    {"choose",
     (PyCFunction)CPyPy_engine___match___Match___choose,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("choose($self, key=\'x\')\n--\n\n")},
    {"seats",
     (getter)match___Match_get_seats,
    NULL, NULL, NULL},
    .tp_doc = PyDoc_STR("Match()\n--\n\n"),
     (PyCFunction)CPyPy_match___replay,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("replay()\n--\n\n") /* docstring */},
"""


def test_docstrings_follow_the_signatures_that_mypyc_writes() -> None:
    written = write_docstrings(SOURCE, CODE)
    assert r'"choose($self, key=\'x\')\n--\n\n" "Take an option: \303\251.")' in written
    assert r'"Match()\n--\n\n" "A \"game\" in progress.")' in written
    assert r'"replay()\n--\n\n" "Play it again.")' in written
    assert 'NULL, PyDoc_STR("How many."), NULL}' in written


@pytest.mark.parametrize(
    ("fresh", "compiler", "seconds", "wish"),
    [
        (True, True, 0, "compiled"),
        (False, False, 0, "pure"),
        (False, True, 59, "compile"),
        (False, True, 61, "meanwhile"),
    ],
)
def test_nobody_waits_longer_than_a_minute_for_compiled_rules(
    fresh: bool, compiler: bool, seconds: float, wish: str
) -> None:
    assert play.plan(fresh, compiler, seconds) == wish


def test_without_node_the_package_is_built_without_its_client_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build_web, "BUILT", tmp_path / "index.html")
    monkeypatch.setattr(build_web, "SOURCES", tmp_path / "web")
    monkeypatch.delenv("ANTHROPOLIS_WEB", raising=False)
    assert build_web.build() is False
    assert "the web client was not built, its sources are not part of this package" in (
        capsys.readouterr().err
    )
    monkeypatch.setenv("ANTHROPOLIS_WEB", "1")
    with pytest.raises(build_web.NotBuilt):
        build_web.build()
