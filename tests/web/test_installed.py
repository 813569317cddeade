"""The wheel, built from the source package, in an empty environment and an empty folder.

`make test` builds it first; the environment has nothing but the wheel and what it asks for.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from anthropolis.cli.addresses import network_addresses
from tests.web.conftest import AT_ONCE
from tests.web.people import PATIENCE, Person, Server
from tests.web.test_keyboard import answer

DIST = Path(__file__).parents[2] / "dist"
CHOICES = 6


@pytest.fixture(scope="module")
def environment(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with the wheel in it."""
    wheels = sorted(DIST.glob("*.whl"))
    if not wheels:
        pytest.skip("NO WHEEL: nothing about the installed package is tested (make package)")
    folder = tmp_path_factory.mktemp("installed") / "env"
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    pip = [str(folder / "bin/python"), "-m", "pip", "install", "--quiet"]
    subprocess.run([*pip, f"{wheels[-1]}[web]"], check=True)
    return folder


class Installed(Server):
    """`anthropolis serve` of that environment, for this machine's network, in an empty folder."""

    def __init__(self, environment: Path, folder: Path) -> None:
        words = ["serve", "--host", "0.0.0.0", "--port", "0", "--bot-pace", "0"]
        settings = {name: os.environ[name] for name in ("PATH", "LANG") if name in os.environ}
        self.process = subprocess.Popen(
            [str(environment / "bin/anthropolis"), *words], cwd=folder, text=True,
            env={**settings, "HOME": str(folder), "PYTHONUNBUFFERED": "1"}, stdout=subprocess.PIPE,
        )  # fmt: skip
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        found = re.fullmatch(r"Anthropolis is at (http://127\.0\.0\.1:(\d+))  \(stop.*\n", first)
        assert found, first
        super().__init__(found[1])
        self.port = found[2]

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(timeout=60)
        finally:
            self.process.kill()
            self.process.wait()


@pytest.fixture(scope="module")
def installed(environment: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Installed]:
    server = Installed(environment, tmp_path_factory.mktemp("empty"))
    yield server
    server.stop()


@pytest.fixture
def ann(browser: Any, installed: Installed) -> Iterator[Person]:
    context = browser.new_context(locale="en-GB", reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.add_init_script(AT_ONCE)
    person = Person(context, installed)
    yield person
    context.close()
    assert person.errors == []


@pytest.mark.parametrize("game", ["anthropocene", "limit"])
def test_both_games_are_played_in_the_browser(ann: Person, installed: Installed, game: str) -> None:
    table = installed.table(game, "Ann", "bot")
    ann.sit(table, 0)
    question = ann.next_question()
    for turn in range(1, CHOICES + 1):
        answer(ann, turn)
        question = ann.next_question(question)
    assert table.state()["position"]["move"] > CHOICES


def test_links_are_copied_over_plain_http(ann: Person, installed: Installed) -> None:
    """Browsers keep the clipboard from pages that came over plain http from another machine."""
    addresses = network_addresses()
    if not addresses:
        pytest.skip("this machine is on no network")
    ann.page.goto(f"http://{addresses[0]}:{installed.port}/new/anthropocene")
    assert ann.page.evaluate("window.isSecureContext") is False
    table = installed.table("anthropocene", "Ann", "open", visibility="public")
    ann.page.goto(table.link("facilitator").replace("127.0.0.1", addresses[0]))
    ann.menu("Share")
    ann.page.get_by_role("button", name="Copy").first.click()
    ann.sees("Copied")
