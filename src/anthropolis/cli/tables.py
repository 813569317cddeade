"""`anthropolis tables`: what an operator does with the tables of a store."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from typing import Any

import click

from anthropolis.cli.secrets import refuse_passwords
from anthropolis.server.config import default_store
from anthropolis.server.store import BadStore, Store, StoreDown, TableRow
from anthropolis.server.store.dialect import dialect_of
from anthropolis.server.store.notify import notifier_of
from anthropolis.server.tables.chat import read as read_line

STORE = click.option(
    "--store", default=default_store, envvar="ANTHROPOLIS_STORE", show_default=True,
    help="sqlite:///PATH or postgresql://USER@HOST/NAME",
)  # fmt: skip


@click.group()
def command() -> None:
    """Look after the tables of a store, also while a server uses it.

    Nobody's link is needed: whoever may read the store may read its tables.
    """


def with_store(context: click.Context, url: str, work: Callable[[Store], Awaitable[Any]]) -> Any:
    """Do something with the store that a server may be using at the same time."""
    refuse_passwords(context, "store")

    async def run() -> Any:
        store = Store(dialect_of(url), notifier_of(url, None))
        store.join()
        try:
            return await work(store)
        finally:
            store.close()

    try:
        return asyncio.run(run())
    except (BadStore, StoreDown) as error:
        raise click.ClickException(f"the store cannot be used: {error}") from error


async def found(store: Store, table: str) -> TableRow:
    row = await store.table(table)
    if row is None:
        raise click.ClickException(f"there is no table {table!r}")
    return row


def read_json(text: str) -> Any:
    """What the text means; the text itself if it is damaged."""
    try:
        return json.loads(text)
    except ValueError:
        return text


def day(at: float | None) -> str:
    return "-" if at is None else time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


@command.command("list")
@STORE
@click.option("--status", help="waiting, playing, finished or archived")
@click.option("--idle", type=float, help="Only tables that nobody touched for so many days.")
@click.pass_context
def list_tables(context: click.Context, store: str, status: str | None, idle: float | None) -> None:
    """One line per table: id, game and version, status, choices, last touched, title."""
    before = time.time() - idle * 86_400 if idle is not None else None
    listed = with_store(context, store, lambda s: s.overview(status, before))
    if not listed:
        click.echo("no tables", err=True)
    for row, moves, moved_at in listed:
        summary = read_json(row.summary)
        title = summary.get("title", "") if isinstance(summary, dict) else ""
        click.echo(
            f"{row.id}  {row.game} {row.version}  {row.status:9} {moves or 0:5}  "
            f"{day(moved_at or row.created_at)}  {title}"
        )


@command.command()
@click.argument("table")
@STORE
@click.pass_context
def show(context: click.Context, table: str, store: str) -> None:
    """What is stored about a table: settings, links, how much of everything. No secrets."""

    async def work(s: Store) -> dict[str, Any]:
        row = await found(s, table)
        kinds = [t.role if t.seat is None else f"seat {t.seat}" for t in await s.tokens(table)]
        return {
            "id": row.id, "game": row.game, "version": row.version, "status": row.status,
            "created": day(row.created_at), "settings": read_json(row.settings), "links": kinds,
            "entries": len(await s.entries(table)), "lines of chat": len(await s.chat(table)),
            "record kept": await s.record(table) is not None,
            "log kept": await s.kept_log(table) is not None,
        }  # fmt: skip

    click.echo(json.dumps(with_store(context, store, work), ensure_ascii=False, indent=2))


@command.command()
@click.argument("table")
@STORE
@click.pass_context
def export(context: click.Context, table: str, store: str) -> None:
    """Everything about a table as JSON, its seed and choices included, without links."""

    async def work(s: Store) -> dict[str, Any]:
        row = await found(s, table)
        return {
            "table": row._asdict() | {"settings": read_json(row.settings), "summary": None},
            "entries": [e._asdict() for e in await s.entries(table)],
            "chat": [
                {"number": line.number, "at": line.at, "text": read_line(line).text}
                for line in await s.chat(table)
            ],
            "record": await s.record(table),
        }

    click.echo(json.dumps(with_store(context, store, work), ensure_ascii=False, indent=2))


@command.command()
@click.argument("table")
@STORE
@click.option("--yes", is_flag=True, help="Do not ask.")
@click.pass_context
def delete(context: click.Context, table: str, store: str, yes: bool) -> None:
    """Delete a table with all its entries, chat, links and its record. It cannot be undone."""

    async def work(s: Store) -> None:
        await found(s, table)
        if not yes:
            click.confirm(f"Delete table {table} and all about it?", abort=True)
        await s.delete(table)

    with_store(context, store, work)
    click.echo(f"{table} is deleted")
