"""`anthropolis watch`: any game of a simulation, in the browser."""

from __future__ import annotations

from pathlib import Path

import click

from anthropolis.cli.common import writing


@click.command("watch")
@click.argument("run", type=click.Path(path_type=Path))
@click.argument("number", type=click.IntRange(min=0), metavar="GAME_NUMBER")
@click.option(
    "--save", type=click.Path(path_type=Path, dir_okay=False), metavar="FILE",
    help="Write the record into a file instead of opening a browser.",
)  # fmt: skip
@click.option("--port", type=click.IntRange(0, 65535), default=0, help="Default: any free one.")
@click.option("--open/--no-open", "open_browser", default=True, help="Open a browser.")
def command(run: Path, number: int, save: Path | None, port: int, open_browser: bool) -> None:
    """Open game GAME_NUMBER of the run in folder RUN in the browser, move by move.

    The game is played again from its seed: nothing of it had to be kept.

    \b
    anthropolis watch runs/limit 12
    """
    from anthropolis.lab.simulate import play_again

    record = play_again(run, number)
    if save is not None:
        with writing(save):
            record.save(save)
        click.echo(f"Saved {save}")
        return
    from anthropolis.lab.needs import need

    need("starlette")
    from anthropolis.server.watching import watch_record

    watch_record(record, port, open_browser)
