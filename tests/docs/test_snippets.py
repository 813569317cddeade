"""Every Python block of the README and the docs runs as a script, unchanged."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import textwrap
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
PYTHON = re.compile(r"^( *)```python\n(.*?)^\1```", re.MULTILINE | re.DOTALL)
PRINTS = re.compile(r"\s*prints\s*```text\n(.*?)```", re.DOTALL)
FILE = re.compile(r"`(\S+\.yaml)`[^\n]*:\n\n```yaml\n(.*?)```", re.DOTALL)
SETTING = re.compile(r"^export (\w+)=(\S+)$", re.MULTILINE)


@dataclass(frozen=True)
class Snippet:
    """A script, what stands before it on its page, and what the page says that it prints."""

    page: Path
    number: int
    script: str
    before: str
    prints: str | None

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)} {self.number}"


def snippets() -> list[Snippet]:
    return [
        Snippet(page, number, textwrap.dedent(found[2]), text[: found.start()], said and said[1])
        for page in PAGES
        for text in [page.read_text(encoding="utf-8")]
        for number, found in enumerate(PYTHON.finditer(text), 1)
        for said in [PRINTS.match(text, found.end())]
    ]


@pytest.mark.parametrize("snippet", snippets(), ids=str)
def test_a_snippet_runs_as_it_stands_there(snippet: Snippet, tmp_path: Path) -> None:
    for name, text in FILE.findall(snippet.before):
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "snippet.py").write_text(snippet.script, encoding="utf-8")
    settings = os.environ | dict(SETTING.findall(snippet.before))
    done = subprocess.run(
        [sys.executable, "snippet.py"], cwd=tmp_path, env=settings, capture_output=True, text=True,
        check=False, timeout=300,
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    if snippet.prints is not None:
        assert done.stdout == snippet.prints


def test_the_readme_and_the_first_page_have_snippets() -> None:
    pages = {snippet.page.name for snippet in snippets()}
    assert {"README.md", "start_here.md", "add_a_bot.md"} <= pages
