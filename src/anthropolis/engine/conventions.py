"""Where a game keeps what: found from its package, so that nobody has to list it.

    texts/rules.yaml                          the numbered rules
    texts/sentences.yaml, texts/sentences/    questions, options, events and words
    texts/options.yaml                        what a table may change, if anything
    vectors/adapter.py                        the class that runs its vectors
    screen/terminal.py                        `draw(view, lang, names)`, its board in the terminal

Steps, the state and its parts are the classes of these kinds that its modules define.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.resources import files
from pkgutil import walk_packages
from typing import Any

from anthropolis.engine.events import Event
from anthropolis.engine.flow import State, Step
from anthropolis.engine.rules import Rule, load_rules, load_yaml
from anthropolis.engine.saving import Loader
from anthropolis.engine.vectors import VectorAdapter
from anthropolis.engine.words import Catalogue

NO_OPTIONS = {"type": "object", "additionalProperties": False, "properties": {}}


def package_of(game: Any) -> str:
    """The package in which the class of a game is defined."""
    module = import_module(type(game).__module__)
    return module.__name__ if hasattr(module, "__path__") else module.__name__.rpartition(".")[0]


@cache
def options_of(package: str) -> dict[str, Any]:
    if not files(package).joinpath("texts/options.yaml").is_file():
        return NO_OPTIONS
    schema: dict[str, Any] = load_yaml(package, "texts/options.yaml")
    return schema


@cache
def rules_of(package: str) -> list[Rule]:
    return load_rules(package)


@cache
def catalogue_of(package: str) -> Catalogue:
    sentences: dict[str, Any] = {}
    terms: dict[str, Any] = {}
    for name in sentence_files(package):
        texts = load_yaml(package, name)
        sentences |= texts.get("sentences", {})
        terms |= texts.get("terms", {})
    return Catalogue(sentences, terms)


def sentence_files(package: str) -> list[str]:
    folder = files(package).joinpath("texts/sentences")
    if not folder.is_dir():
        return ["texts/sentences.yaml"]
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".yaml"))
    return [f"texts/sentences/{name}" for name in names]


# -- classes -------------------------------------------------------------------------------------


@cache
def classes_of(package: str) -> list[type]:
    """Every class that the modules of a package define."""
    return [
        value
        for module in modules_of(package)
        for value in vars(module).values()
        if isinstance(value, type) and value.__module__ == module.__name__
    ]


def modules_of(package: str) -> Iterator[Any]:
    home = import_module(package)
    yield home
    for found in walk_packages(home.__path__, f"{package}."):
        yield import_module(found.name)


def state_of(package: str) -> type:
    """The class of the game's states."""
    found = [kind for kind in classes_of(package) if issubclass(kind, State)]
    if len(found) != 1:
        raise NotImplementedError(f"{package} defines {len(found)} states: say how to load one")
    return found[0]


@cache
def loader_of(package: str) -> Loader:
    """What brings the states of a game back to life: its steps, and what else it saves."""
    kinds = [kind for kind in classes_of(package) if not issubclass(kind, (State, Event))]
    parts = [k for k in kinds if hasattr(k, "saved_fields") or hasattr(k, "__match_args__")]
    return Loader([*parts, *(kind for kind in kinds if issubclass(kind, Step))])


def vectors_of(package: str) -> VectorAdapter:
    """The adapter of a game's vectors; raises NotImplementedError if it has none."""
    for kind in room_of(package, "vectors.adapter"):
        if isinstance(kind, type) and issubclass(kind, VectorAdapter) and kind is not VectorAdapter:
            return kind()
    raise NotImplementedError(f"{package} has no vectors")


def drawing_of(package: str) -> Any:
    """What draws the board in a terminal, or None."""
    named = [f for f in room_of(package, "screen.terminal") if getattr(f, "__name__", "") == "draw"]
    return named[0] if named else None


def room_of(package: str, name: str) -> list[Any]:
    """All that a module of a game names; nothing if the game has no such module."""
    try:
        return list(vars(import_module(f"{package}.{name}")).values())
    except ModuleNotFoundError as error:
        if not f"{package}.{name}".startswith(str(error.name)):
            raise
        return []
