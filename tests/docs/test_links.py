"""Every link of a page leads to something that is there, on the site as in a checkout."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import BLOCK, DOCS, PAGES, ROOT, title

LINK = re.compile(r"\]\(([^)\s#]+)(?:#[^)]*)?\)")
ELSEWHERE = ("http://", "https://", "mailto:")


@pytest.mark.parametrize("path", PAGES, ids=title)
def test_links_lead_to_files_that_are_there(path: Path) -> None:
    """The site is made of the folder docs alone: a link out of it would be dead there."""
    home = DOCS if path.is_relative_to(DOCS) else ROOT
    for link in LINK.findall(BLOCK.sub("", path.read_text(encoding="utf-8"))):
        if not link.startswith(ELSEWHERE):
            target = (path.parent / link).resolve()
            assert target.exists(), f"{title(path)}: there is no {link}"
            assert target.is_relative_to(home), f"{title(path)}: {link} is not on the site"
