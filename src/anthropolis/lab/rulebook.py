"""Rule coverage: which code and which tests name each numbered rule, and which rules nobody names.

A rule is named in a docstring (module, class, function, or the text under an assignment), or in a
`rule:` field of a game's data files, which code interprets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path

from anthropolis.engine.game import Game
from anthropolis.engine.rules import Rule
from anthropolis.lab.rule_mentions import (
    Behind,
    Mention,
    Place,
    data_mentions,
    docstring_mentions,
)


class NoRulebook(ValueError):
    """A game whose package has no rules.yaml."""


class NoTests(ValueError):
    """No folder of tests was found."""


@dataclass
class Covered:
    """A rule, the code that implements it and the tests that assert it."""

    rule: Rule
    code: list[Place] = field(default_factory=list)
    tests: list[Place] = field(default_factory=list)

    @property
    def missing(self) -> list[str]:
        has_code = any(place.behind is not Behind.NOTHING for place in self.code)
        return [what for what, there in (("code", has_code), ("tests", self.tests)) if not there]

    @property
    def only_mentioned(self) -> bool:
        """Whether no function, class, value or data of its own stands behind it."""
        return all(place.behind is not Behind.STATEMENTS for place in self.code)


@dataclass(frozen=True)
class Coverage:
    """All rules of a game, and what is named but does not exist."""

    game: str
    rules: list[Covered]
    unknown: list[Mention]

    @property
    def complete(self) -> list[Covered]:
        return [covered for covered in self.rules if not covered.missing]

    @property
    def is_good(self) -> bool:
        return len(self.complete) == len(self.rules) and not self.unknown

    @property
    def only_mentioned(self) -> list[Covered]:
        """Rules with code of which nothing but a module, or nothing at all, names them."""
        return [covered for covered in self.rules if covered.code and covered.only_mentioned]

    def chapters(self) -> dict[str, list[Covered]]:
        """The rules by chapter, in the order of the rulebook."""
        found: dict[str, list[Covered]] = {}
        for covered in self.rules:
            found.setdefault(covered.rule.chapter, []).append(covered)
        return found


def rules_of(game: Game) -> list[Rule]:
    """The numbered rules of a game; raises NoRulebook."""
    try:
        return game.rules
    except (FileNotFoundError, NotImplementedError) as error:
        raise NoRulebook(f"{game.id}: no rulebook, its package has no rules.yaml") from error


def package_folder(game: Game) -> Path:
    """Where the source of the game is."""
    package = type(game).__module__.rpartition(".")[0]
    return Path(str(import_module(package).__file__)).parent


def coverage_of(game: Game, tests: Path) -> Coverage:
    """What the game's package and these tests name; raises NoRulebook or BadSource."""
    return coverage(game.id, rules_of(game), package_folder(game), tests)


def coverage(game: str, rules: Sequence[Rule], package: Path, tests: Path) -> Coverage:
    covered = {rule.id: Covered(rule) for rule in rules}
    prefixes = {rule.id.partition("-")[0] for rule in rules}
    unknown: list[Mention] = []
    code = [*in_files(package, "*.py", docstring_mentions), *in_data(package)]
    for mentions, side in ((code, "code"), (in_files(tests, "*.py", docstring_mentions), "tests")):
        for mention in mentions:
            if mention.id in covered:
                places = getattr(covered[mention.id], side)
                places += [mention.place] if mention.place not in places else []
            elif mention.id.partition("-")[0] in prefixes and not mention.implied:
                unknown.append(mention)
    return Coverage(game, list(covered.values()), unknown)


def in_data(package: Path) -> list[Mention]:
    folder = package / "data"
    return in_files(folder, "*.yaml", data_mentions, package) if folder.is_dir() else []


def in_files(
    folder: Path,
    pattern: str,
    read: Callable[[Path, str], Iterable[Mention]],
    root: Path | None = None,
) -> list[Mention]:
    """What the files of a folder name, the files in alphabetical order."""
    return [
        mention
        for path in sorted(folder.rglob(pattern))
        for mention in read(path, path.relative_to(root or folder).as_posix())
    ]


def find_tests(near: Iterable[Path]) -> Path:
    """The tests of the checkout that one of these folders lies in; raises NoTests."""
    for start in near:
        for folder in (start, *start.parents):
            if (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir():
                return folder / "tests"
    raise NoTests(
        "no tests folder found from here upwards: run this in a checkout, or name it with --tests"
    )
