"""`anthropolis tournament`: which bot plays best."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from anthropolis.bots.naming import BOT_NAMES
from anthropolis.cli.common import (
    BadInput,
    console,
    interval,
    json_option,
    lang_option,
    load_game,
    names_of,
    on_option,
    plural,
    print_json,
    progress_bar,
    seed_option,
    set_option,
    settings_of,
    workers_option,
    writing,
)
from anthropolis.cli.texts import language

if TYPE_CHECKING:
    from anthropolis.lab.tournament import Meeting, Standing, Tournament

Rows = list[list[str]]


@click.command("tournament")
@click.argument("game")
@click.option(
    "--bots", type=names_of, default="random,greedy", show_default=True, metavar="BOT,BOT...",
    help=f"The bots to compare: {BOT_NAMES} or module:Class.",
)  # fmt: skip
@click.option(
    "--games", type=click.IntRange(min=1), default=100, show_default=True,
    help="Games of each bot, or of each pair of bots in a competitive game.",
)  # fmt: skip
@click.option("--seats", type=int, metavar="N", help="Number of seats; default: the usual one.")
@seed_option
@workers_option
@set_option
@json_option
@on_option
@click.option("--markdown", is_flag=True, help="Print Markdown tables.")
@click.option(
    "--chart", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE",
    help="Draw the ratings into this file: .svg or .png.",
)  # fmt: skip
@lang_option
def command(
    game: str,
    bots: list[str],
    games: int,
    seats: int | None,
    seed: int | str,
    workers: int | None,
    settings: tuple[str, ...],
    as_json: bool,
    on: str,
    markdown: bool,
    chart: Path | None,
    lang: str | None,
) -> None:
    """Compare bots at GAME.

    In a cooperative game each bot fills all the seats, on the same deals. In a competitive one
    every pair of bots meets, and every deal is played in all fair seatings, so that each bot sits
    on each seat equally often.

    \b
    anthropolis tournament anthropocene --bots random,greedy,mcts:200 --games 200 --seats 3
    """
    from anthropolis.lab.seating import usual_seats
    from anthropolis.lab.tournament import plan_tournament, play_tournament

    if as_json and markdown:
        raise click.UsageError("choose one of --json and --markdown")
    if chart is not None:
        check_chart(chart, bots)
    rules = load_game(game)
    options = settings_of(rules, settings)
    wanted = usual_seats(rules) if seats is None else seats
    plan = plan_tournament(rules.id, bots, games, wanted, seed, options)
    with progress_bar(plan.games, as_json) as progress:
        outcome = play_tournament(plan, workers, progress, on)
    if chart is not None:
        draw(outcome, chart, language(lang))
    if as_json:
        print_json(outcome.to_dict())
    else:
        show(outcome, rules.name["en"], markdown)


def check_chart(path: Path, bots: list[str]) -> None:
    """Said before anything is played."""
    from anthropolis.lab.needs import need

    if path.suffix not in (".svg", ".png"):
        raise click.UsageError(f"{path.name}: a chart is an .svg or a .png file")
    if not path.parent.is_dir():
        raise BadInput(f"cannot write {path}: there is no folder {path.parent}")
    if len(bots) < 2:
        raise click.UsageError("name at least two bots: a rating compares")
    for package in ("openskill", "polars", "altair", "vl_convert"):
        need(package)


def draw(outcome: Tournament, path: Path, lang: str) -> None:
    from anthropolis.engine.registry import load
    from anthropolis.lab.charts import ratings
    from anthropolis.lab.drawing import spoken, to_png, to_svg
    from anthropolis.lab.labels import Labels

    chart = spoken(ratings(outcome.standings, Labels(load(outcome.game), lang)), lang)
    with writing(path):
        if path.suffix == ".svg":
            path.write_text(to_svg(chart), encoding="utf-8")
        else:
            path.write_bytes(to_png(chart))


def show(outcome: Tournament, name: str, markdown: bool) -> None:
    how = "each bot fills all seats" if outcome.alone else "every pair of bots meets"
    click.echo(f"{name}, {plural(outcome.seats, 'seat')}, seed {outcome.seed}: {how}")
    print_table(*standings_table(outcome.standings, outcome.deals), markdown)
    if outcome.meetings:
        click.echo("Win rate of the row against the column (95 % interval), mean scores:")
        print_table(*meetings_table(outcome), markdown)


def standings_table(standings: tuple[Standing, ...], deals: int) -> tuple[list[str], Rows]:
    head = ["bot", "games", "mean score", "95 % interval", "win rate"]
    rows = [
        [s.bot, f"{s.games}", f"{s.mean:.2f}", interval(s.low, s.high, deals), f"{s.win_rate:.1%}"]
        for s in standings
    ]
    if all(standing.rating for standing in standings):
        head.append("rating")
        for row, standing in zip(rows, standings):
            assert standing.rating is not None
            row.append(f"{standing.rating.value:.1f} ± {1.96 * standing.rating.sigma:.1f}")
    return head, rows


def meetings_table(outcome: Tournament) -> tuple[list[str], Rows]:
    bots = [standing.bot for standing in outcome.standings]
    rows = [[bot, *(meeting_cell(outcome.meeting(bot, other)) for other in bots)] for bot in bots]
    return ["", *bots], rows


def meeting_cell(meeting: Meeting | None) -> str:
    if meeting is None:
        return "–"
    rate = f"{meeting.win_rate:.0%} ({meeting.low:.0%} to {meeting.high:.0%})"
    return f"{rate}, {meeting.mean:.1f} : {meeting.other_mean:.1f}"


def print_table(head: list[str], rows: Rows, markdown: bool) -> None:
    """The first column is a name, the others are figures."""
    if markdown:
        click.echo("")
        rule = ["---", *["---:"] * (len(head) - 1)]
        for cells in (head, rule, *rows):
            click.echo(f"| {' | '.join(cells)} |")
        click.echo("")
        return
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column, heading in enumerate(head):
        table.add_column(heading, justify="right" if column else "left")
    for row in rows:
        table.add_row(*row)
    console().print(table)
