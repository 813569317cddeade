"""What stands on the pages: their blocks, the files they show and the commands they name."""

from __future__ import annotations

import re
import subprocess
import textwrap
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs"
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.rglob("*.md"))]
BLOCK = re.compile(r"^( *)```(\w*)\n(.*?)^\1```$", re.MULTILINE | re.DOTALL)
PRINTS = re.compile(r"\s*prints\s*```text\n(.*?)```", re.DOTALL)
FILE = re.compile(r"`([\w.]+)`[^\n`]*:\n\n```(?:yaml|toml|python)\n(.*?)```", re.DOTALL)
INLINE = re.compile(r"`(?:\.venv/bin/)?((?:anthropolis|python|make) [^`]+)`")
COMMENT = re.compile(r"(^|\s)#\s.*$", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """The text of a block and its language, what stands before it, and what it is said to print."""

    page: Path
    language: str
    text: str
    before: str
    prints: str | None


def title(page: Path) -> str:
    return str(page.relative_to(ROOT))


def blocks(page: Path) -> list[Block]:
    text = page.read_text(encoding="utf-8")
    return [
        Block(page, found[2], textwrap.dedent(found[3]), text[: found.start()], said and said[1])
        for found in BLOCK.finditer(text)
        for said in [PRINTS.match(text, found.end())]
    ]


def files_shown(text: str) -> dict[str, str]:
    """What a page shows as the contents of a file that it names just before."""
    return dict(FILE.findall(text))


def commands(block: Block) -> list[str]:
    """The commands of a block, without remarks; a loop or a line that goes on is one command."""
    found: list[str] = []
    begun = ""
    for line in COMMENT.sub("", block.text).splitlines():
        begun += line.rstrip() + "\n"
        if begun.strip() and not begun.endswith("\\\n") and is_whole(begun):
            found.append(begun.strip())
            begun = ""
    assert not begun.strip(), f"{title(block.page)}: no shell can read {begun!r}"
    return found


def is_whole(text: str) -> bool:
    return (
        subprocess.run(["sh", "-n", "-c", text], capture_output=True, check=False).returncode == 0
    )


def shell_commands(page: Path) -> list[str]:
    return [line for block in blocks(page) if block.language == "sh" for line in commands(block)]
