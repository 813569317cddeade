"""Reading vector files: YAML in which a key stands once and is always text."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import yaml

from anthropolis.engine.registry import UnknownGame, load
from anthropolis.engine.rules import yaml_fault
from anthropolis.engine.vectors import VectorAdapter

try:
    from yaml import CSafeLoader as FastLoader
except ImportError:
    from yaml import SafeLoader as FastLoader  # type: ignore[assignment]

TOP_KEYS = ("game", "vectors", "provenance")


class BadFile(ValueError):
    """A file that holds no vectors, said in one line."""


@dataclass(frozen=True)
class VectorFile:
    """The vectors of one file and what runs them. The vectors themselves are not checked yet."""

    path: str
    game: str
    adapter: VectorAdapter
    vectors: list[Any]


class PlainLoader(FastLoader):
    """Policy numbers and the like become text, and a key written twice is an error."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        own = [key.value for key, _ in node.value if key.tag != "tag:yaml.org,2002:merge"]
        for number, key in enumerate(own):
            if not isinstance(key, str):
                raise _error("a key must be plain text", node)
            if key in own[:number]:
                raise _error(f"the key {key!r} stands here twice", node)
        self.flatten_mapping(node)
        return {key.value: self.construct_object(value, deep=True) for key, value in node.value}


def _error(problem: str, node: yaml.Node) -> yaml.constructor.ConstructorError:
    return yaml.constructor.ConstructorError(None, None, problem, node.start_mark)


def _construct_float(loader: PlainLoader, node: yaml.ScalarNode) -> float | int:
    # JSON Schema counts 2.0 among the whole numbers.
    value = float(loader.construct_yaml_float(node))
    return int(value) if value.is_integer() else value


def _construct_map(loader: PlainLoader, node: yaml.MappingNode) -> dict[Hashable, Any]:
    return loader.construct_mapping(node)


PlainLoader.add_constructor("tag:yaml.org,2002:float", _construct_float)
PlainLoader.add_constructor("tag:yaml.org,2002:map", _construct_map)


def read_vectors(path: str | Path) -> VectorFile:
    """The vectors of a file and the adapter of the game it names; raises BadFile."""
    data = read_yaml(path)
    if not isinstance(data, dict) or not isinstance(data.get("vectors"), list):
        raise BadFile(f"{path}: a vector file has the keys 'game' and 'vectors' (a list)")
    if "game" not in data:
        raise BadFile(f"{path}: missing key 'game'")
    unknown = [key for key in data if key not in TOP_KEYS]
    if unknown:
        raise BadFile(f"{path}: unknown key {unknown[0]!r} at the top of the file")
    try:
        adapter = load(str(data["game"])).vector_adapter()
    except UnknownGame as error:
        raise BadFile(f"{path}: {error}") from error
    except NotImplementedError as error:
        raise BadFile(f"{path}: {data['game']} has no vectors") from error
    return VectorFile(str(path), str(data["game"]), adapter, data["vectors"])


def read_yaml(path: str | Path) -> Any:
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadFile(f"{path}: cannot be read ({error.strerror})") from error
    except UnicodeDecodeError as error:
        raise BadFile(f"{path}: is not UTF-8 text") from error
    try:
        return yaml.load(text, Loader=PlainLoader)
    except (yaml.YAMLError, RecursionError) as error:
        raise BadFile(f"{path}: is not good YAML: {yaml_fault(error)}") from error
