"""Every Python block of the README and the docs runs as a script, unchanged."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, Block, blocks, files_shown, title

SETTING = re.compile(r"^export (\w+)=(\S+)$", re.MULTILINE)
SNIPPETS = [
    pytest.param(block, id=f"{title(page)} {number}")
    for page in PAGES
    for number, block in enumerate([b for b in blocks(page) if b.language == "python"], 1)
]


@pytest.mark.parametrize("snippet", SNIPPETS)
def test_a_snippet_runs_as_it_stands_there(snippet: Block, tmp_path: Path) -> None:
    for name, text in files_shown(snippet.before).items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    (tmp_path / "snippet.py").write_text(snippet.text, encoding="utf-8")
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
    pages = {title(page) for page in PAGES if any(b.language == "python" for b in blocks(page))}
    assert {"README.md", "docs/start_here.md", "docs/how_to/add_a_bot.md"} <= pages
