"""Imports point down only, a game never imports another, and the sources speak of themselves."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import anthropolis

SOURCES = Path(anthropolis.__file__).parent
ALLOWED = {
    "engine": {"engine"},
    "games": {"engine"},
    "bots": {"bots", "engine"},
    "lab": {"bots", "engine", "games", "lab"},
    "envs": {"bots", "engine", "envs", "games", "lab"},
    "lessons": {"engine"},
    "server": {"bots", "engine", "games", "lab", "lessons", "server"},
    "cli": {"bots", "cli", "engine", "envs", "games", "lab", "server"},
}
ROOMS = {
    "table": 0, "roles": 1, "rules/moving": 2, "cards": 3, "rules": 4, "crises": 5, "automa": 6,
    "sight": 7, "bots": 8, "vectors": 8, "screen": 8,
}  # fmt: skip
"""The rooms of a game, from the ground up; rooms of one floor do not know each other."""
# Words that only make sense where the project was written, put together so that this file passes.
FORBIDDEN = re.compile(r"/wo" r"rk/|/ho" r"me/|/Us" r"ers/|/tm" r"p/|site-pack" r"ages")


def modules() -> list[Path]:
    return sorted(path for path in SOURCES.rglob("*.py") if path.parent != SOURCES)


def own_imports(path: Path) -> Iterator[str]:
    """The modules of the product that a file imports, also inside functions."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            prefix = package_of(path, node.level) if node.level else ""
            module = ".".join(part for part in (prefix, node.module) if part)
            names = [f"{module}.{alias.name}" for alias in node.names]
        else:
            continue
        yield from (name for name in names if name.split(".")[0] == "anthropolis")


def package_of(path: Path, level: int) -> str:
    """What the dots of a relative import stand for."""
    parts = ("anthropolis", *path.relative_to(SOURCES).parts[:-1])
    return ".".join(parts[: len(parts) - level + 1])


def layer(module: str) -> str:
    """`anthropolis.games.limit.game` is in `games`; the public names of the top are in `top`."""
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[1] in ALLOWED else "top"


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(SOURCES)))
def test_imports_point_down_only(path: Path) -> None:
    parts = path.relative_to(SOURCES).parts
    home = parts[0]
    for module in own_imports(path):
        if home == "games" and layer(module) == "games":
            assert module.split(".")[2] == parts[1], f"{module}: a game imports another"
        elif layer(module) == "top":
            assert home in ("lab", "server", "cli"), f"{module}: the public names are above {home}"
        else:
            assert layer(module) in ALLOWED[home], f"{module}: {home} must not know it"


def room(parts: Sequence[str]) -> str:
    """The room of a game's module: `texts` is beside the floors, all else above them."""
    if len(parts) > 1 and f"{parts[0]}/{parts[1]}" in ROOMS:
        return f"{parts[0]}/{parts[1]}"
    return parts[0] if parts[0] in ROOMS or parts[0] == "texts" else "game"


def may_enter(home: str, other: str) -> bool:
    """Whether a module of one room may import one of another; a screen speaks the game's words."""
    if home in (other, "game"):
        return True
    if other in ("texts", "game"):
        return home == "screen"
    if home == "texts":
        return other == "table"
    return other in ROOMS and ROOMS[other] < ROOMS[home]


def game_modules() -> list[Path]:
    return [p for p in modules() if p.relative_to(SOURCES).parts[0] == "games"]


@pytest.mark.parametrize("path", game_modules(), ids=lambda p: str(p.relative_to(SOURCES)))
def test_rooms_of_a_game_know_only_the_rooms_below(path: Path) -> None:
    parts = path.relative_to(SOURCES / "games").parts
    if len(parts) == 1:
        return
    home = room(parts[1:])
    for module in own_imports(path):
        if layer(module) == "games":
            other = room(module.split(".")[3:])
            assert may_enter(home, other), f"{module}: {home} is below {other}"


def test_a_game_has_no_rooms_but_the_known_ones() -> None:
    folders = {path.name for path in SOURCES.glob("games/*/*") if (path / "__init__.py").exists()}
    assert folders <= {name.split("/")[0] for name in ROOMS} | {"texts"}


def test_entering_a_room_above_would_be_found() -> None:
    assert may_enter("cards", room(["rules", "moving", "tokens", "gain"]))
    assert not may_enter("cards", room(["rules", "social", "plants", "Production"]))
    assert not may_enter("bots", room(["vectors", "given", "position"]))
    assert not may_enter("table", room(["texts", "words", "limit_catalogue"]))


def test_every_layer_is_one_of_the_known_ones() -> None:
    folders = {path.name for path in SOURCES.iterdir() if (path / "__init__.py").exists()}
    assert folders <= set(ALLOWED)


def test_importing_upwards_would_be_found(tmp_path: Path) -> None:
    source = (
        "from anthropolis.bots import play_out\ndef f():\n    import anthropolis.lab.simulate\n"
    )
    (tmp_path / "module.py").write_text(source)
    found = list(own_imports(tmp_path / "module.py"))
    assert [layer(module) for module in found] == ["bots", "lab"]


def texts() -> list[Path]:
    kinds = {".py", ".yaml", ".json", ".md", ".toml", ".txt"}
    return sorted(path for path in SOURCES.rglob("*") if path.suffix in kinds)


def test_no_source_names_a_place_on_somebodys_machine() -> None:
    found = [
        f"{path.relative_to(SOURCES)}: {match[0]}"
        for path in texts()
        for match in FORBIDDEN.finditer(path.read_text(encoding="utf-8"))
    ]
    assert found == []
