"""A real server and a real browser. What is missing on this machine is said, and the tests skip."""

from __future__ import annotations

import contextlib
import fcntl
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import anthropolis
from tests.ports import free_port
from tests.web.people import PATIENCE, Person, Server

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUILT = Path(anthropolis.__file__).parent / "web_dist" / "index.html"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync", "--disable-quic",
]  # fmt: skip
# Whoever wants to see what happens one after the other sets another speed.
AT_ONCE = """
const key = "anthropolis.settings";
if (location.protocol === "http:" && !localStorage.getItem(key))
  localStorage.setItem(key, JSON.stringify({ speed: "instant" }));
"""
NO_LIMITS = [
    "--requests-per-second", "0", "--tables-per-minute", "0", "--messages-per-second", "0",
]  # fmt: skip


def newest(folder: Path) -> float:
    files = [f for f in folder.rglob("*") if f.is_file() and not f.name.endswith(".test.ts")]
    return max(f.stat().st_mtime for f in files)


@pytest.fixture(scope="session")
def web_client() -> None:
    """The web client, built when its source is newer. Several test processes build it once."""
    if shutil.which("npm") is None or not (WEB / "node_modules").is_dir():
        pytest.skip("the web client cannot be built: run `npm ci` in the folder web")
    with open(Path(tempfile.gettempdir()) / "anthropolis_web_build.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if BUILT.is_file() and BUILT.stat().st_mtime >= newest(WEB / "src"):
            return
        build = subprocess.run(
            ["npm", "run", "build"], cwd=WEB, capture_output=True, text=True, check=False
        )
        assert build.returncode == 0, build.stdout + build.stderr


class ServerProcess(Server):
    """`anthropolis serve` with its own store: it can be killed and started again at its address."""

    def __init__(self, folder: Path, *flags: str) -> None:
        port = free_port()
        super().__init__(f"http://127.0.0.1:{port}")
        self.folder = folder
        self.flags = flags
        self.port = str(port)
        self.start()

    def start(self) -> None:
        command = [
            str(Path(sys.executable).with_name("anthropolis")), "serve", "--port", self.port,
            "--store", f"sqlite:///{self.folder}/tables.db", "--bot-pace", "0",
            *(NO_LIMITS if not self.flags else self.flags),
        ]  # fmt: skip
        path = os.pathsep.join([str(self.folder), str(ROOT), os.environ.get("PYTHONPATH", "")])
        env = {**os.environ, "PYTHONPATH": path, "PYTHONUNBUFFERED": "1"}
        self.process = subprocess.Popen(
            command, env=env, cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if self.url not in line:
            self.kill()
            raise AssertionError(f"the server did not start: {line}")

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()

    def stop(self) -> None:
        """It may take its time; whatever comes of it, nothing is left behind."""
        self.process.terminate()
        try:
            self.process.wait(timeout=60)
        finally:
            self.kill()


@pytest.fixture(scope="session")
def live_server(web_client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests, with a tiny game that no board was made for."""
    folder = tmp_path_factory.mktemp("server")
    info = folder / "tiny_game-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: tiny-game\nVersion: 1\n")
    (info / "entry_points.txt").write_text(
        "[anthropolis.games]\nsealed_bids = tests.conformance.sealed_bids:GAME\n"
    )
    server = ServerProcess(folder)
    yield server
    server.stop()


@pytest.fixture
def own_server(web_client: None, tmp_path: Path) -> Iterator[Callable[..., ServerProcess]]:
    """Starts a server of the test's own, with the given flags in place of no limits."""
    with contextlib.ExitStack() as servers:

        def start(*flags: str) -> ServerProcess:
            server = ServerProcess(tmp_path, *flags)
            servers.callback(server.stop)
            return server

        yield start


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    sync_api = pytest.importorskip("playwright.sync_api", reason="pip install playwright")
    if CHROMIUM is None:
        pytest.skip("no browser: install the package chromium")
    with sync_api.sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield found
        found.close()


@pytest.fixture
def someone(browser: Any, live_server: Server) -> Iterator[Callable[..., Person]]:
    """Opens a browser of somebody's own; at the end nobody may have seen a script error."""
    people: list[Person] = []

    def come(language: str = "en-GB", width: int = 1280, height: int = 860, **more: Any) -> Person:
        viewport = {"width": width, "height": height}
        calm = {"reduced_motion": "reduce", **more}
        context = browser.new_context(locale=language, viewport=viewport, **calm)
        context.set_default_timeout(PATIENCE)
        context.add_init_script(AT_ONCE)
        people.append(Person(context, live_server))
        return people[-1]

    yield come
    for person in people:
        person.context.close()
    assert [error for person in people for error in person.errors] == []
