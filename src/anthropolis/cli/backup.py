"""`anthropolis backup`: a copy of a store while the server goes on."""

from __future__ import annotations

import shutil
import sqlite3
import subprocess
from pathlib import Path

import click

from anthropolis.cli.secrets import refuse_passwords, without_password
from anthropolis.server.config import default_store
from anthropolis.server.store.dialect import BadStore, Postgres, Sqlite, dialect_of, private


@click.command()
@click.argument("target", type=click.Path(path_type=Path))
@click.option("--store", default=default_store, envvar="ANTHROPOLIS_STORE", show_default=True,
              help="sqlite:///PATH or postgresql://USER@HOST/NAME")  # fmt: skip
@click.pass_context
def command(context: click.Context, target: Path, store: str) -> None:
    """Copy everything to the file TARGET, complete and consistent, without stopping the server.

    A copy of a SQLite store is itself a store: serve it with --store sqlite:///TARGET. Of a
    PostgreSQL store it is what pg_dump writes in its custom format: bring it back with pg_restore.
    """
    refuse_passwords(context, "store")
    if target.exists():
        raise click.ClickException(f"{target} exists already; choose another name")
    if not target.parent.is_dir():
        raise click.ClickException(f"there is no folder {target.parent}; make it first")
    try:
        dialect = dialect_of(store)
    except BadStore as error:
        raise click.ClickException(str(error)) from error
    part = target.with_name(target.name + ".part")
    try:
        private(part)
        if isinstance(dialect, Sqlite):
            copy_sqlite(Path(dialect.path), part)
        elif isinstance(dialect, Postgres):
            dump_postgres(dialect.url, part)
        part.replace(target)
    finally:
        part.unlink(missing_ok=True)
    click.echo(f"{target}: {target.stat().st_size:,} bytes")


def copy_sqlite(source: Path, target: Path) -> None:
    """SQLite's own on-line copy, then a check of what was written."""
    if not source.is_file():
        raise click.ClickException(f"there is no store at {source}")
    with sqlite3.connect(f"file:{source}?mode=ro", uri=True) as old, sqlite3.connect(target) as new:
        old.backup(new)
        (verdict,) = new.execute("PRAGMA integrity_check").fetchone()
    old.close()
    new.close()
    if verdict != "ok":
        raise click.ClickException(f"the copy is not sound: {verdict}")


def dump_postgres(url: str, target: Path) -> None:
    program = shutil.which("pg_dump")
    if program is None:
        raise click.ClickException("pg_dump is not installed; it comes with PostgreSQL's client")
    plain, environment = without_password(url)
    done = subprocess.run(
        [program, "--format=custom", f"--file={target}", f"--dbname={plain}"],
        capture_output=True, text=True, check=False, env=environment,
    )  # fmt: skip
    if done.returncode != 0:
        raise click.ClickException(f"pg_dump failed: {done.stderr.strip()[:300]}")
