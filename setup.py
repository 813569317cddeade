"""Compile the engine, the games and the bots with mypyc when a C compiler is there.

Set ANTHROPOLIS_COMPILE=0 for pure Python, =1 to fail instead of falling back. The web client is
built into wheels and source packages by scripts/build_web.py.
"""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

ROOT = Path(__file__).parent
sys.path.insert(0, str(ROOT))

from scripts import build_web  # noqa: E402
from scripts.constructors import copy_with_constructors  # noqa: E402
from scripts.docstrings import document  # noqa: E402

COMPILED = ("engine", "games", "bots", "envs")
# A phrase subclasses str; the rest does input and output or drives tests. None of it is hot.
PURE = {f"engine/{name}.py" for name in (
    "words", "conformance", "conventions", "registry", "options", "rules", "vectors", "trials",
    "secrecy", "declaring", "shapes", "forms", "helping",
)} | {f"envs/{name}.py" for name in ("aec", "batch", "open_spiel", "single", "space")}  # fmt: skip
PURE_NAMES = {"__init__.py", "shown.py"}
PURE_ROOMS = {"vectors", "screen", "texts"}

PACKAGE = ROOT / "src/anthropolis"
COPY = Path("build/native/anthropolis")


def sources() -> list[str]:
    """The modules to compile, the engine first: games derive from its classes."""
    found = [p for part in COMPILED for p in sorted((PACKAGE / part).rglob("*.py"))]
    names = [p.relative_to(PACKAGE) for p in found]
    return [name.as_posix() for name in names if not is_pure(name)]


def is_pure(module: Path) -> bool:
    """Package files stay pure so that importing a package never needs its compiled parts first.

    So do the types of views, whose fields a compiled class would forget.
    """
    in_pure_room = module.parts[0] == "games" and bool(PURE_ROOMS & set(module.parts[2:-1]))
    by_name = module.name in PURE_NAMES or module.as_posix() in PURE
    return by_name or in_pure_room


def has_compiler() -> bool:
    named = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return any(shutil.which(name) for name in (named, "cc", "gcc", "clang"))


def extensions() -> list[Any]:
    wish = os.environ.get("ANTHROPOLIS_COMPILE", "auto")
    if {"egg_info", "dist_info", "sdist"} & set(sys.argv):
        return []  # nothing is compiled; translating to C takes a minute
    if wish == "0" or (wish == "auto" and not has_compiler()):
        return []
    try:
        from mypyc.build import mypycify

        os.chdir(ROOT)
        copied = copy_with_constructors(PACKAGE, COPY, sources())
        flags = ["--config-file=", "--strict", "--ignore-missing-imports"]
        made = mypycify([*flags, *copied], opt_level="2", debug_level="0", multi_file=True)
        document(PACKAGE, sources(), [str(c) for extension in made for c in extension.sources])
        return made
    except (Exception, SystemExit) as error:  # mypyc ends the program on a type error
        if wish == "1":
            raise
        print(f"anthropolis: not compiled, pure Python instead ({error})", file=sys.stderr)
        return []


class BuildWithClient(build_py):
    """An editable install leaves the client to `make web`."""

    def run(self) -> None:
        if not self.editable_mode:
            build_web.build()
        super().run()


class PackWithClient(sdist):
    """Whoever builds from the source package then needs no Node."""

    def run(self) -> None:
        build_web.build()
        super().run()


class BuildOnAllCores(build_ext):
    """mypyc makes one extension of some hundred C files: they are compiled side by side."""

    def build_extension(self, ext: Extension) -> None:
        compile_all = self.compiler.compile

        def compile_side_by_side(sources: list[str], **settings: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                made = pool.map(lambda source: compile_all([source], **settings), sources)
                return [path for paths in made for path in paths]

        self.compiler.compile = compile_side_by_side
        try:
            super().build_extension(ext)
        finally:
            self.compiler.compile = compile_all


COMMANDS = {"build_py": BuildWithClient, "build_ext": BuildOnAllCores, "sdist": PackWithClient}
for extension in (found := extensions()):
    extension.optional = os.environ.get("ANTHROPOLIS_COMPILE") != "1"
setup(ext_modules=found, cmdclass=COMMANDS)
