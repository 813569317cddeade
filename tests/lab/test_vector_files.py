"""Reading vector files: what is no vector file is said in one line."""

from __future__ import annotations

from pathlib import Path

import pytest

from anthropolis.lab.scenario import BadFile, read_vectors
from tests.lab.vector_texts import write_vectors

BAD = [
    ("game: anthropocene\nvectors: [", "is not good YAML: line"),
    ("game: anthropocene\nvectors: []\ngame: limit\n", "line 1: the key 'game' stands here twice"),
    ("vectors: []", "missing key 'game'"),
    ("game: chess\nvectors: []", "unknown game 'chess': choose one of"),
    ("game: anthropocene", "has the keys 'game' and 'vectors' (a list)"),
    ("game: anthropocene\nvectors: {id: A}", "has the keys 'game' and 'vectors' (a list)"),
    ("game: anthropocene\nvectors: []\nextra: 1", "unknown key 'extra' at the top of the file"),
    ("- 1", "has the keys 'game' and 'vectors' (a list)"),
    ("", "has the keys 'game' and 'vectors' (a list)"),
    ("game: anthropocene\nvectors: []\n---\ngame: anthropocene", "is not good YAML"),
    ("game: !!python/object:os.system anthropocene\nvectors: []", "is not good YAML"),
    ("game: anthropocene\nvectors: &loop [*loop]", "is not good YAML"),
    ("game: anthropocene\nvectors: [{[1]: 2}]", "a key must be plain text"),
]


@pytest.mark.parametrize(("text", "said"), BAD)
def test_a_bad_file_is_one_line_with_its_name(tmp_path: Path, text: str, said: str) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BadFile) as error:
        read_vectors(path)
    assert said in str(error.value)
    assert str(error.value).startswith(str(path))
    assert "\n" not in str(error.value)


def test_a_file_that_is_not_there_or_not_text(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="cannot be read"):
        read_vectors(tmp_path / "nowhere.yaml")
    with pytest.raises(BadFile, match="cannot be read"):
        read_vectors(tmp_path)
    (tmp_path / "latin.yaml").write_bytes(b"game: anthropoc\xe8ne")
    with pytest.raises(BadFile, match="is not UTF-8 text"):
        read_vectors(tmp_path / "latin.yaml")


def test_keys_are_text_and_anchors_may_be_merged(tmp_path: Path) -> None:
    path = write_vectors(tmp_path, "- {id: A, policies: &p {1: C, on: 2.0}, more: {<<: *p, 1: B}}")
    [vector] = read_vectors(path).vectors
    assert vector["policies"] == {"1": "C", "on": 2}
    assert vector["more"] == {"1": "B", "on": 2}
