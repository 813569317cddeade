"""What is left of a match, by route: replay, review, record, log, and letting go of it."""

from __future__ import annotations

from typing import Any, cast

from msgspec import MsgspecError, Raw, json
from starlette.responses import Response

from anthropolis.engine.events import SPECTATOR
from anthropolis.server.joining import TableInfo
from anthropolis.server.replies import State, Viewer
from anthropolis.server.requests import (
    Export,
    ExportedEntry,
    LogPage,
)
from anthropolis.server.store import StoredEntry, TableRow
from anthropolis.server.tables import studying
from anthropolis.server.tables.access import eyes_of, need
from anthropolis.server.tables.chat import line_of
from anthropolis.server.tables.entries import read_settings
from anthropolis.server.tables.hall import check_rules
from anthropolis.server.tables.keeping import record_of
from anthropolis.server.tables.refusing import ONLY_STORED, Refusal
from anthropolis.server.web.calls import JSON, Call
from anthropolis.server.web.handlers import need_open


async def futures(call: Call) -> Any:
    live, who = await call.table()
    need_open(live.table, who)
    return await studying.futures(live, call.body, call.address)


async def replay(call: Call) -> Any:
    live, who = await call.table()
    eyes = eyes_of(live, who, call.query.as_seat)
    viewer = Viewer(who.viewer.role, None if eyes < 0 else eyes)
    return await studying.replay(live, call.number("move"), viewer, call.address)


async def series(call: Call) -> Any:
    live, _ = await call.table()
    return await studying.series(live, call.address)


async def review(call: Call) -> Any:
    live, _ = await call.table()
    return await studying.review(live, call.address)


async def analysis(call: Call) -> Any:
    live, who = await call.table()
    need_open(live.table, who)
    return await studying.analysis(live, call.address)


async def judgement(call: Call) -> Any:
    live, who = await call.table()
    need_open(live.table, who)
    return await studying.judgement(live, call.number("move"), call.address)


async def record(call: Call) -> Response:
    """The record; of tables that cannot be played here, the one that is stored."""
    table_id = call.path["table"]
    try:
        live, _ = await call.table()
        text = live.table.record().to_json()
    except Refusal as refusal:
        if refusal.code not in ONLY_STORED:
            raise
        text = await stored_record(call, refusal)
    headers = {
        "content-disposition": f'attachment; filename="{table_id}.json"',
        "cache-control": "no-store",
    }
    return Response(text, headers=headers, media_type=JSON)


async def stored_record(call: Call, refusal: Refusal) -> str:
    """What was kept when the match ended or was archived, or else what its entries say."""
    row, who = await call.stored()
    text = await call.serving.store.record(row.id)
    if text is not None:
        return text
    need(who, "facilitator")  # the match is not over: its seed tells what is hidden
    try:
        return record_of(row, await call.serving.store.entries(row.id)).to_json()
    except ValueError:
        raise refusal from None


async def show_log(call: Call) -> LogPage:
    """The log in pages, newest first; of a match that is over also under later rules."""
    try:
        live, who = await call.table()
        return live.log_page(eyes_of(live, who, call.query.as_seat), call.query.before)
    except Refusal as refusal:
        if refusal.code not in ONLY_STORED:
            raise
        row, _ = await call.stored()
        text = await call.serving.store.kept_log(row.id)
        if text is None:
            raise
        return LogPage(cast(Any, Raw(text.encode())), None)


async def export(call: Call) -> Export:
    """From the store alone, so that a table that cannot be played can still be had."""
    row, who = await call.stored()
    need(who, "facilitator")
    names, sees = told_of(row)
    open_to = row.status in ("finished", "archived") or sees
    entries = await call.serving.store.entries(row.id)
    lines = await call.serving.store.chat(row.id)
    return Export(
        summary_of(row),
        [_exported(stored, open_to) for stored in entries],
        [line_of(stored, names) for stored in lines],
    )


def summary_of(row: TableRow) -> Any:
    """The table in short as it was last summed up; if that is damaged, what its row says."""
    try:
        return json.decode(row.summary)
    except MsgspecError:
        return TableInfo(
            id=row.id, game=row.game, version=row.version, title="", language="en",
            visibility=cast(Any, row.visibility), status=cast(Any, row.status), seats=[], roles=[],
            options={}, undo="none", clock=None, facilitator_sees=False, replace_after=None,
            commitment="", seed=None, created_at=row.created_at, moved_at=row.created_at, moves=0,
            branch_of=None, branch_at=None, rematch=None, debrief=None,
        )  # fmt: skip


def told_of(row: TableRow) -> tuple[list[str | None], bool]:
    """The names that were given to seats, and whether the facilitator may see everything."""
    try:
        settings = read_settings(row.settings)
    except MsgspecError:
        return [], False
    return [seat.name for seat in settings.seats], settings.facilitator_sees


def _exported(stored: StoredEntry, open_to: bool) -> ExportedEntry:
    try:
        fields = json.decode(stored.body)
        kind = fields.pop("type")
    except (MsgspecError, KeyError, AttributeError, TypeError):
        return ExportedEntry(stored.number, stored.at, "unreadable", {"text": stored.body})
    if not open_to or fields.get("seat") == SPECTATOR:
        fields.pop("key", None)
    return ExportedEntry(stored.number, stored.at, kind, fields)


async def archive_table(call: Call) -> None:
    """Whoever made the table lets it rest; it can be opened again."""
    row, who = await call.stored()
    need(who, "facilitator")
    try:
        if not await call.serving.hall.keeping.archive(row.id):
            raise Refusal("stale")
    except ValueError as error:
        raise Refusal("broken") from error


async def reopen_table(call: Call) -> State:
    """An archived match goes on under the rules it was played by."""
    row, who = await call.stored()
    need(who, "facilitator")
    check_rules(row)
    await call.serving.hall.keeping.reopen(row)
    live, who = await call.table()
    return await live.state(who.viewer, -1, None, 0)


async def delete_table(call: Call) -> None:
    """Whoever made the table may have it gone, whatever state it is in."""
    row, who = await call.stored()
    need(who, "facilitator")
    await call.serving.hall.delete(row.id)
