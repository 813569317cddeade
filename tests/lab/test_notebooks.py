"""The notebooks of docs/notebooks run from top to bottom, and charts show in them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import anthropolis

nbclient = pytest.importorskip("nbclient", reason="nbclient is not installed: notebooks not run")
nbformat = pytest.importorskip("nbformat", reason="nbformat is not installed: notebooks not run")
pytest.importorskip("ipykernel", reason="ipykernel is not installed: notebooks not run")

FOLDER = Path(__file__).parent.parent.parent / "docs" / "notebooks"


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_runs_and_shows_charts(
    path: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    source = Path(anthropolis.__file__).parent.parent
    monkeypatch.setenv(
        "PYTHONPATH", os.pathsep.join([str(source), os.environ.get("PYTHONPATH", "")])
    )
    book = nbformat.read(path, as_version=4)
    assert all(not cell.get("outputs") for cell in book.cells), "notebooks are kept without outputs"
    nbclient.NotebookClient(book, timeout=300, resources={"metadata": {"path": tmp_path}}).execute()
    kinds = {
        kind
        for cell in book.cells
        for out in cell.get("outputs", ())
        for kind in out.get("data", ())
    }
    assert any("vega" in kind or kind == "text/html" for kind in kinds)


def test_a_timeline_is_a_frame_for_any_game() -> None:
    for game in anthropolis.games():
        match = anthropolis.play_out(anthropolis.load(game).new(3, seed=2), ["random"] * 3)
        frame = anthropolis.timeline(match.record())
        values = match.game.series(match.state)
        assert frame.filter(end=True).height == len(values)
        assert frame.filter(end=True)["value"].sum() == sum(values.values())
        assert frame["round"].is_sorted()
