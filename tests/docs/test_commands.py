"""Every shell command of the README and the docs runs as it stands there, in the order of its page.

Only its numbers are made smaller (`smaller.py`, which also lists what cannot be run, and why). A
server is started, asked whether it is well, and stopped.
"""

from __future__ import annotations

import json
import re
import shlex
import signal
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

import click
import httpx
import pytest
import yaml

from anthropolis.cli.main import cli
from tests.docs.pages import (
    DOCS,
    INLINE,
    PAGES,
    ROOT,
    Block,
    blocks,
    commands,
    files_shown,
    shell_commands,
    title,
)
from tests.docs.smaller import NOT_RUN, smaller, smaller_study, why_not

SITE = ["play", "jouer", "teach", "animer", "study", "extend", "operate"]
LANGUAGES = {"sh", "python", "text", "json", "yaml", "toml"}
PICTURE = re.compile(r"!\[[^\]]*\]\(([^)]+)\)")
LINK = re.compile(r"(?<!!)\[[^\]]*\]\(([^)#]+\.md)")
SETTING = re.compile(r"export (\w+)=(\S+)")
SERVER = re.compile(r"anthropolis (serve|watch) ?(?!.*--(help|openapi|save))")

ALIKE = re.compile(r"anthropolis (serve|games|rules|bench)\b")
"""Commands that do the same in every folder: once is enough, on whatever page."""
OF_A_STORE = re.compile(r"anthropolis (tables|backup)\b")
"""Commands that look at what a server of the same page has made."""
_done: set[str] = set()

Shell = dict[str, str]


@pytest.mark.parametrize("page", [page for page in PAGES if shell_commands(page)], ids=title)
def test_the_commands_of_a_page_run(page: Path, reader: Path, shell: Shell) -> None:
    for name, text in files_shown(page.read_text(encoding="utf-8")).items():
        (reader / name).write_text(smaller_study(text), encoding="utf-8")
    if any(OF_A_STORE.match(command) for command in shell_commands(page)):
        _done.difference_update({line for line in _done if SERVER.match(line)})
    for block in blocks(page):
        if block.language == "sh":
            said = "".join(run(command, reader, shell) for command in commands(block))
            assert block.prints is None or said == block.prints


def run(command: str, folder: Path, shell: Shell) -> str:
    """What it says; a command that cannot be run is read, and the reason printed."""
    setting = SETTING.fullmatch(command)
    line = smaller(command)
    if setting:
        shell[setting[1]] = setting[2]
        return ""
    if reason := why_not(command):
        print(f"not run: {command}: {reason}")
        read(command)
        return ""
    if line in _done:
        return ""
    if ALIKE.match(line):
        _done.add(line)
    if SERVER.match(line):
        serve(line, folder, shell)
        return ""
    done = subprocess.run(
        line, shell=True, cwd=folder, env=shell, capture_output=True, text=True,
        check=False, timeout=300, stdin=subprocess.DEVNULL,
    )  # fmt: skip
    assert done.returncode == 0, (line, done.stdout, done.stderr)
    return done.stdout


def read(command: str) -> None:
    """Is there such a command, with such options?"""
    words = shlex.split(re.sub(r"\\\n", " ", command))
    if words[0] == "anthropolis":
        read_ours(words[1:])
    elif words[0] == "make":
        plan = subprocess.run([*words, "-n"], cwd=ROOT, capture_output=True, check=False)
        assert plan.returncode == 0, command
    elif words[0] == "npm":
        assert words[-1] in json.loads((ROOT / "web" / "package.json").read_text())["scripts"]
    elif words[1].endswith(".py"):
        flags = {word for word in words[2:] if word.startswith("--")}
        assert (ROOT / words[1]).is_file(), command
        assert not flags or flags <= flags_of(words[1]), command
    elif "pytest" in words:
        assert (ROOT / words[-1]).is_dir(), command


def read_ours(words: list[str], strict: bool = True) -> None:
    """Do these words name a command and its options? Strictly: is every value one it takes?"""
    name = words[0]
    command = cli.get_command(click.Context(cli), name)
    assert command is not None, name
    rest = words[1:]
    if isinstance(command, click.Group) and rest:
        inner = command.get_command(click.Context(command), rest[0])
        assert inner is not None, words
        command, rest = inner, rest[1:]
    if strict:
        command.make_context(name, rest)
    known = {flag for option in command.params for flag in [*option.opts, *option.secondary_opts]}
    assert {word for word in rest if word.startswith("--")} <= known | {"--help"}, words


@cache
def flags_of(script: str) -> frozenset[str]:
    done = subprocess.run(
        [sys.executable, script, "--help"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return frozenset(re.findall(r"--[\w-]+", done.stdout))


def serve(line: str, folder: Path, shell: Shell) -> None:
    """Start it, ask whether it is well, and stop it."""
    port = shell["ANTHROPOLIS_PORT"]
    words = line.split()[1:] + (["--port", port] if " watch " in line else [])
    path = "/" if " watch " in line else "/api/health"
    server = subprocess.Popen([sys.executable, "-m", "anthropolis", *words], cwd=folder, env=shell)
    try:
        end = time.monotonic() + 180
        while not is_well(f"http://127.0.0.1:{port}{path}"):
            assert server.poll() is None, line
            assert time.monotonic() < end, line
            time.sleep(0.2)
    finally:
        server.send_signal(signal.SIGINT)
        server.wait(30)


def is_well(address: str) -> bool:
    try:
        return httpx.get(address).status_code == 200
    except httpx.TransportError:
        return False


@pytest.mark.parametrize("page", PAGES, ids=title)
def test_every_block_says_what_it_is(page: Path) -> None:
    """Else a command could stand in a block that is not run."""
    assert {block.language for block in blocks(page)} <= LANGUAGES


@pytest.mark.parametrize("page", PAGES, ids=title)
def test_commands_inside_sentences_exist(page: Path) -> None:
    for command in INLINE.findall(page.read_text(encoding="utf-8")):
        words = shlex.split(command)
        if words[0] == "anthropolis":
            read_ours(words[1:], strict=False)
        else:
            read(command)


def test_no_reason_stands_for_a_command_that_is_gone() -> None:
    every = [command for page in PAGES for command in shell_commands(page)]
    gone = [p for p in NOT_RUN if not any(re.fullmatch(p, one, re.DOTALL) for one in every)]
    assert gone == []


@pytest.mark.parametrize("command", ["anthropolis serv", "make nothing", "anthropolis bench --x 1"])
def test_a_command_that_does_not_exist_is_noticed(command: str, reader: Path, shell: Shell) -> None:
    with pytest.raises(AssertionError):
        run(command, reader, shell)


def test_a_loop_and_a_long_line_are_one_command() -> None:
    text = "for a in 1 2; do\n  echo $a   # a remark\ndone\n\necho a \\\n    b\necho c\n"
    found = commands(Block(DOCS / "play.md", "sh", text, "", None))
    assert found == ["for a in 1 2; do\n  echo $a\ndone", "echo a \\\n    b", "echo c"]


@pytest.mark.parametrize("page", ["index", *SITE])
def test_its_pictures_and_pages_are_there(page: str) -> None:
    text = (DOCS / f"{page}.md").read_text(encoding="utf-8")
    for name in [*PICTURE.findall(text), *LINK.findall(text)]:
        assert (DOCS / name).is_file(), name


def test_the_site_knows_all_its_pages() -> None:
    site = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    pages = set(names_in(site["nav"]))
    assert {f"{page}.md" for page in ["index", *SITE]} <= pages
    assert all((DOCS / page).is_file() for page in pages)


def names_in(nav: object) -> list[str]:
    if isinstance(nav, str):
        return [nav]
    inner = nav if isinstance(nav, list) else nav.values() if isinstance(nav, dict) else []
    return [name for one in inner for name in names_in(one)]
