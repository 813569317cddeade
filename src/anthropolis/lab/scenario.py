"""Scenarios: given a state, when something happens, then certain things must hold.

The vocabulary of each game is in its own `vectors.py`; what all of them share is here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from anthropolis.engine.vectors import Difference, Entry, Malformed, Refused, VectorAdapter
from anthropolis.lab.comparing import differences
from anthropolis.lab.vector_files import BadFile, VectorFile, read_vectors
from anthropolis.lab.vector_form import Form, path_text, show

__all__ = ["BadFile", "Outcome", "Problem", "read_vectors", "run_scenarios", "run_vectors"]

PASSED, FAILED, SKIPPED = "passed", "failed", "skipped"


@dataclass(frozen=True)
class Problem:
    """Why a vector fails, with the name of its case (`EX-18[2]`)."""

    case: str
    text: str
    difference: Difference | None = None

    def __str__(self) -> str:
        return f"{self.case} {self.text}"

    def to_json(self) -> dict[str, Any]:
        found = {"case": self.case, "message": self.text}
        if self.difference is None:
            return found
        d = self.difference
        return {**found, "path": d.path, "expected": d.expected, "got": d.got}


@dataclass(frozen=True)
class Outcome:
    """How one vector went."""

    file: str
    id: str
    status: str
    problems: list[Problem] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        return {
            "file": self.file,
            "id": self.id,
            "status": self.status,
            "differences": [problem.to_json() for problem in self.problems],
        }


@dataclass(frozen=True)
class Case:
    """One run: a state, what happens, and what must hold."""

    name: str
    given: Mapping[str, Any]
    when: list[Entry]
    then: Mapping[str, Any] | None

    def as_vector(self) -> dict[str, Any]:
        return {"id": "case", "given": self.given, "when": self.when, "then": self.then or {}}


def run_scenarios(*paths: str | Path) -> list[Outcome]:
    """Run the vectors of all files; raises BadFile before anything is run."""
    files = [read_vectors(path) for path in paths]
    return [outcome for file in files for outcome in run_vectors(file)]


def run_vectors(file: VectorFile) -> Iterator[Outcome]:
    """The outcome of every vector of a file, in its order."""
    form = Form(file.game, file.adapter.schema())
    seen: set[str] = set()
    for number, vector in enumerate(file.vectors, 1):
        name = name_of(vector, number)
        problems = list(problems_of(vector, name, form, file.adapter))
        if name in seen:
            problems.insert(0, Problem(name, f"the id {name!r} is used twice in this file"))
        seen.add(name)
        status = FAILED if problems else SKIPPED if is_prose(vector) else PASSED
        yield Outcome(file.path, name, status, problems)


def name_of(vector: Any, number: int) -> str:
    """The id, or the place in the file where there is none."""
    named = isinstance(vector, dict) and isinstance(vector.get("id"), str)
    return str(vector["id"]) if named else f"vectors[{number}]"


def is_prose(vector: Any) -> bool:
    return isinstance(vector, dict) and vector.get("kind") == "prose"


def problems_of(vector: Any, name: str, form: Form, adapter: VectorAdapter) -> Iterator[Problem]:
    wrong = form.problems(vector)
    if wrong:
        yield from (misformed(name, path, sentence) for path, sentence in wrong)
    elif not is_prose(vector):
        for case in cases_of(vector, name):
            yield from problems_of_case(case, form, adapter)


def misformed(name: str, path: list[str | int], sentence: str) -> Problem:
    """A mistake of form; inside a case it names the case."""
    if len(path) > 1 and path[0] == "cases":
        prefix = path_text(path[:2])
        name = f"{name}[{int(path[1]) + 1}]"
        sentence = sentence.replace(f"{prefix}.", "").replace(f" in {prefix}", "")
    return Problem(name, f"malformed: {sentence}")


def cases_of(vector: Mapping[str, Any], name: str) -> list[Case]:
    """The runs of a vector: itself, or each of its cases laid over it."""
    if "cases" not in vector:
        return [make_case(name, vector)]
    return [
        make_case(
            f"{name}[{number}]",
            {**vector, **case, "given": merged(vector.get("given", {}), case.get("given", {}))},
        )
        for number, case in enumerate(vector["cases"], 1)
    ]


def make_case(name: str, parts: Mapping[str, Any]) -> Case:
    when = parts.get("when", [])
    entries = when if isinstance(when, list) else [when]
    return Case(name, parts.get("given", {}), entries, parts.get("then"))


def merged(under: Any, over: Any) -> Any:
    """Mappings are merged key by key at every depth, everything else is replaced."""
    if not isinstance(under, Mapping) or not isinstance(over, Mapping):
        return over
    laid = {key: merged(under[key], over[key]) for key in under if key in over}
    return {**under, **laid, **{key: over[key] for key in over if key not in under}}


def problems_of_case(case: Case, form: Form, adapter: VectorAdapter) -> list[Problem]:
    if case.then is None:
        return [Problem(case.name, "malformed: missing key 'then'")]
    wrong = form.problems(case.as_vector())
    if wrong:
        return [Problem(case.name, f"malformed: {sentence}") for _, sentence in wrong]
    try:
        return [problem(case, d) for d in run_case(case, case.then, adapter)]
    except Malformed as error:
        return [Problem(case.name, f"malformed: {error}")]
    except RefusedEarly as error:
        return [Problem(case.name, str(error))]
    except Exception as error:  # one vector that breaks the program must not hide the others
        return [Problem(case.name, f"the program broke: {type(error).__name__}: {error}")]


class RefusedEarly(Exception):
    """An entry was refused that should have been accepted."""


def run_case(case: Case, then: Mapping[str, Any], adapter: VectorAdapter) -> list[Difference]:
    """Everything that is not as the case says, once all its entries have happened."""
    world = adapter.start(case.given)
    entries = adapter.entries(case.when)
    found: list[Difference] = []
    rule: str | None = None
    for number, (path, entry) in enumerate(entries, 1):
        try:
            inside = adapter.run(world, entry)
        except Refused as refused:
            if number < len(entries) or adapter.verdict_key not in then:
                raise RefusedEarly(f"{path} is refused: {refused}") from refused
            rule = refused.rule
        except Malformed as error:
            raise Malformed(f"{path}: {error}") from error
        else:
            found += [Difference(f"{path}.{d.path}", d.expected, d.got) for d in inside]
    return found + compared(adapter, world, then, rule)


def compared(
    adapter: VectorAdapter, world: Any, then: Mapping[str, Any], rule: str | None
) -> list[Difference]:
    key = adapter.verdict_key
    wanted = {k: v for k, v in then.items() if k != key}
    got = {**adapter.look(world, wanted), key: adapter.verdict(rule)}
    return differences(then, got, adapter.compared)


def problem(case: Case, d: Difference) -> Problem:
    return Problem(case.name, f"{d.path}: expected {show(d.expected)}, got {show(d.got)}", d)
