"""Helpers that write small vector files and run them."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent, indent

from anthropolis.lab.scenario import Outcome, run_scenarios


def write_vectors(folder: Path, vectors: str, top: str = "game: anthropocene") -> Path:
    path = folder / "vectors.yaml"
    path.write_text(f"{top}\nvectors:\n{indent(dedent(vectors), '  ')}\n", encoding="utf-8")
    return path


def run(folder: Path, vectors: str) -> list[Outcome]:
    return run_scenarios(write_vectors(folder, vectors))


def problems(folder: Path, vectors: str) -> list[str]:
    """What is wrong with all the vectors, in words."""
    return [str(problem) for outcome in run(folder, vectors) for problem in outcome.problems]
