"""`make play`: serve with compiled rules where that does not keep anybody waiting.

With compiled rules bots think several times as far (docs/speed.md). If compiling would take longer
than a minute on this machine, the server starts at once in pure Python, says so, and the rules are
compiled meanwhile for the next time.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
FAST = ROOT / ".venv-compiled"
LOG = ROOT / "build/compiling.txt"
PATIENCE = 60.0
LOOP = 2_000_000
COMPILING_PER_LOOP = 2_000
"""How many times as long as the loop below compiling takes; see docs/speed.md."""


def loop_seconds() -> float:
    """How long this machine needs for something simple."""
    began = time.process_time()
    total = 0
    for number in range(LOOP):
        total += number & 7
    return time.process_time() - began


def compiling_seconds() -> float:
    return loop_seconds() * COMPILING_PER_LOOP


def is_fresh() -> bool:
    """Whether the rules that were compiled last are still the rules."""
    made = subprocess.run(["make", "-q", f"{FAST.name}/.done"], cwd=ROOT, check=False)
    return made.returncode == 0


def has_compiler() -> bool:
    return any(shutil.which(name) for name in ("cc", "gcc", "clang"))


def compile_rules() -> bool:
    print("Compiling the rules, less than a minute...", flush=True)
    return subprocess.run(["make", "--silent", f"{FAST.name}/.done"], cwd=ROOT).returncode == 0


def compile_meanwhile() -> None:
    """Compile in the background, gently, whatever becomes of this process."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("w") as log:
        subprocess.Popen(
            ["nice", "-n", "15", "make", "--silent", f"{FAST.name}/.done"],
            cwd=ROOT, stdout=log, stderr=log, start_new_session=True,
        )  # fmt: skip


def plan(fresh: bool, compiler: bool, seconds: float) -> str:
    """What to do: `compiled`, `compile` first, `meanwhile`, or `pure`."""
    if fresh:
        return "compiled"
    if not compiler:
        return "pure"
    return "compile" if seconds <= PATIENCE else "meanwhile"


def main() -> None:
    fresh, compiler = is_fresh(), has_compiler()
    seconds = compiling_seconds() if compiler and not fresh else 0.0
    wish = plan(fresh, compiler, seconds)
    compiled = wish == "compiled" or (wish == "compile" and compile_rules())
    if wish == "meanwhile":
        compile_meanwhile()
        print(f"The rules run in pure Python for now: compiling them takes about {seconds:.0f} s.")
        print("That goes on in the background; the next `make play` uses them.")
    elif wish == "pure":
        print("The rules run in pure Python: with a C compiler bots would think further.")
    elif compiled:
        print("The rules are compiled.")
    sys.stdout.flush()
    home = FAST if compiled else ROOT / ".venv"
    program = str(home / "bin/anthropolis")
    os.execv(program, [program, "serve", "--open", *sys.argv[1:]])


if __name__ == "__main__":
    main()
