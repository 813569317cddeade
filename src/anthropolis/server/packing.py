"""The rules of a game as an archive of Python files, for a browser that plays without a network.

It holds what `help_at_table` runs with and nothing of the server: the engine, the game with its
data and the two small libraries that both need. It is made of the files that this server runs, so
that the rules on a device and those of the server are the same.
"""

from __future__ import annotations

import gzip
import hashlib
import io
import tarfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.metadata import distribution
from importlib.util import find_spec
from pathlib import Path

from anthropolis.engine.conventions import package_of
from anthropolis.engine.game import Game

ENGINE = "anthropolis.engine"
LIBRARIES = {"yaml": "PyYAML", "mypy_extensions": "mypy_extensions"}
"""Modules that the rules import, and the packages that they come from."""
KEPT = (".py", ".yaml", ".json")
LICENCES = ("LICENSE", "LICENSE.txt", "LICENSE.md")


@dataclass(frozen=True)
class Packed:
    """An archive, and the mark by which a browser knows the one that it has."""

    content: bytes
    etag: str


def has_help(game: Game) -> bool:
    """Whether a game has rules to help with at a table with the box."""
    return type(game).help_at_table is not Game.help_at_table


@cache
def packed_rules(game: Game, version: str) -> Packed:
    """Always the same bytes for the same files."""
    files = dict(sorted(parts(package_of(game))))
    written = io.BytesIO()
    with tarfile.open(fileobj=written, mode="w", format=tarfile.USTAR_FORMAT) as archive:
        for name, path in files.items():
            content = path.read_bytes()
            entry = tarfile.TarInfo(name)
            entry.size = len(content)
            archive.addfile(entry, io.BytesIO(content))
    content = gzip.compress(written.getvalue(), mtime=0)
    return Packed(content, f'"{hashlib.sha256(content).hexdigest()[:32]}"')


def parts(package: str) -> Iterator[tuple[str, Path]]:
    """Each file by its name in the archive."""
    for name in (ENGINE, package, *(name for name in LIBRARIES)):
        yield from files_of(name)
    names = package.split(".")
    for end in range(1, len(names)):
        origin = origin_of(".".join(names[:end]))
        yield "/".join([*names[:end], origin.name]), origin
    for library in LIBRARIES.values():
        yield from licences_of(library)


def origin_of(module: str) -> Path:
    """The Python file of a module; a compiled one lies beside its source."""
    spec = find_spec(module)
    assert spec is not None
    assert spec.origin is not None
    found = Path(spec.origin)
    return found.with_name(found.name.partition(".")[0] + ".py")


def files_of(module: str) -> Iterator[tuple[str, Path]]:
    origin = origin_of(module)
    if origin.name != "__init__.py":
        yield f"{module}.py", origin
        return
    for path in origin.parent.rglob("*"):
        if path.suffix in KEPT and path.is_file():
            inside = path.relative_to(origin.parent).as_posix()
            yield f"{module.replace('.', '/')}/{inside}", path


def licences_of(library: str) -> Iterator[tuple[str, Path]]:
    for path in distribution(library).files or []:
        if path.name in LICENCES:
            yield f"licences/{library}.txt", Path(str(path.locate()))
