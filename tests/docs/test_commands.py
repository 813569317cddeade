"""Every shell command of the pages of the site runs as it stands there, in the order of its page.

A server is started, asked whether it is well, and stopped. Of `make` only the plan is made: what
its targets do is what the other tests are about.
"""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import textwrap
import time
from pathlib import Path

import httpx
import pytest
import yaml

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs"
PAGES = ["play", "jouer", "teach", "animer", "study", "extend", "operate"]
SHELL = re.compile(r"^( *)```sh\n(.*?)^\1```", re.MULTILINE | re.DOTALL)
PICTURE = re.compile(r"!\[[^\]]*\]\(([^)]+)\)")
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)#]+\.md)")


def commands(page: str) -> list[str]:
    text = (DOCS / f"{page}.md").read_text(encoding="utf-8")
    blocks = [textwrap.dedent(found[2]) for found in SHELL.finditer(text)]
    return [line for block in blocks for line in block.splitlines() if line.strip()]


@pytest.fixture
def shell(tmp_path: Path) -> dict[str, str]:
    """An environment in which `anthropolis` is the one under test and keeps its data here."""
    folder = tmp_path / "bin"
    folder.mkdir()
    program = folder / "anthropolis"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m anthropolis.cli.main "$@"\n')
    program.chmod(0o755)
    return os.environ | {
        "PATH": f"{folder}:{os.environ['PATH']}",
        "XDG_DATA_HOME": str(tmp_path / "data"),
        "ANTHROPOLIS_PORT": str(free_port()),
    }


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


@pytest.mark.parametrize("page", PAGES)
def test_the_commands_of_a_page_run(page: str, tmp_path: Path, shell: dict[str, str]) -> None:
    found = commands(page)
    assert found
    for line in found:
        if line.startswith("anthropolis serve"):
            serve(line, tmp_path, shell)
        elif line.startswith("make "):
            plan = subprocess.run([*line.split(), "-n"], cwd=ROOT, capture_output=True, check=False)
            assert plan.returncode == 0, line
        else:
            done = subprocess.run(
                line, shell=True, cwd=tmp_path, env=shell, capture_output=True, text=True,
                check=False, timeout=300, stdin=subprocess.DEVNULL,
            )  # fmt: skip
            assert done.returncode == 0, (line, done.stderr)


def serve(line: str, folder: Path, shell: dict[str, str]) -> None:
    """Start it, ask whether it is well, and stop it."""
    server = subprocess.Popen(f"exec {line}", shell=True, cwd=folder, env=shell)
    try:
        end = time.monotonic() + 180
        while not is_well(shell["ANTHROPOLIS_PORT"]):
            assert server.poll() is None, line
            assert time.monotonic() < end, line
            time.sleep(0.2)
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(30)


def is_well(port: str) -> bool:
    try:
        return httpx.get(f"http://127.0.0.1:{port}/api/health").status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.parametrize("page", ["index", *PAGES])
def test_its_pictures_and_pages_are_there(page: str) -> None:
    text = (DOCS / f"{page}.md").read_text(encoding="utf-8")
    for name in [*PICTURE.findall(text), *LINK.findall(text)]:
        assert (DOCS / name).is_file(), name


def test_the_site_knows_all_its_pages() -> None:
    site = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    pages = set(names_in(site["nav"]))
    assert {f"{page}.md" for page in ["index", *PAGES]} <= pages
    assert all((DOCS / page).is_file() for page in pages)


def names_in(nav: object) -> list[str]:
    if isinstance(nav, str):
        return [nav]
    inner = nav if isinstance(nav, list) else nav.values() if isinstance(nav, dict) else []
    return [name for one in inner for name in names_in(one)]
