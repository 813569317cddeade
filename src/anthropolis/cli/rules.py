"""`anthropolis rules`: read the rules, or check that each has code and a test."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import click

from anthropolis import Game, games
from anthropolis.cli.common import (
    BadInput,
    console,
    json_option,
    lang_option,
    load_game,
    print_json,
    writing,
)
from anthropolis.cli.texts import language
from anthropolis.engine.rules import Rule
from anthropolis.lab.rule_mentions import BadSource
from anthropolis.lab.rulebook import (
    Coverage,
    NoRulebook,
    NoTests,
    coverage_of,
    find_tests,
    package_folder,
    rules_of,
)


@click.command("rules")
@click.argument("words", nargs=-1, metavar="[GAME] [RULE-ID]")
@lang_option
@click.option("--search", metavar="WORDS", help="Only the rules that contain these words.")
@click.option("--check", is_flag=True, help="Check that each rule has code and a test.")
@click.option("--tests", type=click.Path(path_type=Path), help="Folder of the tests to check.")
@click.option(
    "--index",
    "index_file",
    type=click.Path(path_type=Path),
    metavar="FILE.md",
    help="Write an index: each rule with its code and its tests.",
)
@json_option
@click.pass_context
def command(
    ctx: click.Context,
    words: tuple[str, ...],
    lang: str | None,
    search: str | None,
    check: bool,
    tests: Path | None,
    index_file: Path | None,
    as_json: bool,
) -> None:
    """Read the rules of a game, or check that each of them has code and a test.

    \b
    anthropolis rules anthropocene
    anthropolis rules anthropocene ANT-PLC-04 --lang fr
    anthropolis rules anthropocene --search "first player"
    anthropolis rules --check
    anthropolis rules --index docs/rules_index.md

    --check and --index take any number of games (default: all). --check exits with 1 if a rule has
    no code or no test, or if a docstring names a rule that does not exist; it lists the rules that
    no function, class or value of its own names, and counts a docstring with nothing behind it as
    no code.
    """  # fmt: skip
    try:
        if index_file is not None:
            write_index(index_file, words, tests)
        elif check:
            ctx.exit(0 if check_games(words, tests, as_json) else 1)
        else:
            show_rules(words, search, language(lang), as_json)
    except (NoRulebook, NoTests, BadSource) as error:
        raise BadInput(str(error)) from error


# -- reading -------------------------------------------------------------------------------------


def show_rules(words: Sequence[str], search: str | None, lang: str, as_json: bool) -> None:
    chosen, rule_id = meant(words)
    if not chosen:
        chosen = with_rulebook() if search or as_json else []
        if not chosen:
            list_rulebooks(lang)
            return
    found = [
        (game, rule)
        for game in chosen
        for rule in rules_of(game)
        if rule_id in (None, rule.id) and contains(rule, search or "", lang)
    ]
    if not found:
        asked = rule_id or search
        listing = f"anthropolis rules {chosen[0].id}" if len(chosen) == 1 else "anthropolis rules"
        what = "called" if rule_id else "with the words"
        raise BadInput(f"no rule {what} {asked!r}; `{listing}` lists them")
    if as_json:
        print_json([rule_json(game, rule) for game, rule in found])
    else:
        print_rules(found, lang)


def meant(words: Sequence[str]) -> tuple[list[Game], str | None]:
    """The games and the rule that the words name; a rule id alone says which game it is of."""
    if len(words) > 2:
        raise BadInput("give one game and one rule id, as in: rules anthropocene ANT-PLC-04")
    if not words:
        return [], None
    if len(words) == 2:
        return [load_game(words[0])], words[1].upper()
    owners = [game for game in with_rulebook() if has_rule(game, words[0].upper())]
    if owners:
        return owners, words[0].upper()
    return [load_game(words[0])], None


def with_rulebook() -> list[Game]:
    found = []
    for name in games():
        try:
            rules_of(load_game(name))
        except NoRulebook:
            continue
        found.append(load_game(name))
    return found


def has_rule(game: Game, rule_id: str) -> bool:
    return any(rule.id == rule_id for rule in rules_of(game))


def contains(rule: Rule, search: str, lang: str) -> bool:
    """Whether all the words stand in the rule; capitals and accents do not matter."""
    text = folded(" ".join((rule.id, rule.chapter_title[lang], rule.text[lang])))
    return all(word in text for word in folded(search).split())


def folded(text: str) -> str:
    split = unicodedata.normalize("NFKD", text.casefold())
    return "".join(sign for sign in split if not unicodedata.combining(sign))


def rule_json(game: Game, rule: Rule) -> dict[str, Any]:
    return {
        "game": game.id,
        "id": rule.id,
        "chapter": rule.chapter,
        "chapter_title": rule.chapter_title,
        "text": rule.text,
        "provenance": rule.provenance,
    }


def print_rules(found: Sequence[tuple[Game, Rule]], lang: str) -> None:
    from rich.padding import Padding
    from rich.text import Text

    out = console()
    heading = ""
    for game, rule in found:
        title = f"{game.name[lang]} · {rule.chapter_title[lang]}"
        if title != heading:
            out.print(Text(("\n" if heading else "") + title, style="bold"))
            heading = title
        out.print(Text(f"\n{rule.id}", style="bold cyan"))
        out.print(Padding(Text(" ".join(rule.text[lang].split())), (0, 0, 0, 2), expand=False))
        out.print(Padding(Text(f"[{rule.provenance}]", style="dim"), (0, 0, 0, 2), expand=False))


def list_rulebooks(lang: str) -> None:
    for name in games():
        game = load_game(name)
        try:
            rules = rules_of(game)
        except NoRulebook as error:
            click.echo(str(error))
            continue
        chapters = len({rule.chapter for rule in rules})
        counted = f"{len(rules)} règles, {chapters} chapitres" if lang == "fr" else (
            f"{len(rules)} rules in {chapters} chapters"
        )  # fmt: skip
        click.echo(f"{game.id}: {game.name[lang]}, {counted}")


# -- checking ------------------------------------------------------------------------------------


def check_games(names: Sequence[str], tests: Path | None, as_json: bool) -> bool:
    """Print the coverage of the games; true if nothing is missing."""
    checked, without = covered_games(names, tests)
    if as_json:
        print_json([coverage_json(c) for _, c in checked] + [{"error": line} for line in without])
    else:
        for _, coverage in checked:
            print_coverage(coverage)
        for line in without:
            click.echo(line)
        for _, coverage in checked:
            click.echo(f"{coverage.game}: {len(coverage.complete)}/{len(coverage.rules)}")
    return not without and all(coverage.is_good for _, coverage in checked)


def covered_games(
    names: Sequence[str], tests: Path | None
) -> tuple[list[tuple[Game, Coverage]], list[str]]:
    """The coverage of each game, and a line for each game without a rulebook."""
    if tests is not None and not tests.is_dir():
        raise BadInput(f"{tests} is not a folder")
    checked: list[tuple[Game, Coverage]] = []
    without: list[str] = []
    for name in names or games():
        game = load_game(name)
        folder = tests or find_tests((Path.cwd(), package_folder(game)))
        try:
            checked.append((game, coverage_of(game, folder)))
        except NoRulebook as error:
            without.append(str(error))
    return checked, without


def coverage_json(coverage: Coverage) -> dict[str, Any]:
    return {
        "game": coverage.game,
        "rules": len(coverage.rules),
        "complete": len(coverage.complete),
        "missing": {c.rule.id: c.missing for c in coverage.rules if c.missing},
        "only_mentioned": {c.rule.id: [str(p) for p in c.code] for c in coverage.only_mentioned},
        "unknown": [{"id": m.id, "place": str(m.place)} for m in coverage.unknown],
    }


def print_coverage(coverage: Coverage) -> None:
    click.echo(f"{coverage.game:<28}{'rules':>7}{'code':>7}{'tests':>7}")
    for rules in coverage.chapters().values():
        code, tests = sum(bool(c.code) for c in rules), sum(bool(c.tests) for c in rules)
        title = rules[0].rule.chapter_title["en"]
        click.echo(f"  {title[:25]:<26}{len(rules):>7}{code:>7}{tests:>7}")
    for covered in coverage.rules:
        if covered.missing:
            click.echo(f"{covered.rule.id}: no {' and no '.join(covered.missing)}")
    for covered in coverage.only_mentioned:
        where = ", ".join(str(place) for place in covered.code)
        click.echo(f"{covered.rule.id}: only mentioned, in {where}")
    for mention in coverage.unknown:
        click.echo(f"{mention.id}: named in {mention.place}, but not a rule of {coverage.game}")


def write_index(path: Path, names: Sequence[str], tests: Path | None) -> None:
    from anthropolis.lab.rules_index import index

    checked, without = covered_games(names, tests)
    for line in without:
        click.echo(line, err=True)
    with writing(path):
        path.write_text(index(checked), encoding="utf-8")
    click.echo(f"{path}: {sum(len(c.rules) for _, c in checked)} rules")
