"""What each route does."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from msgspec import MsgspecError, json, to_builtins
from starlette.responses import Response

import anthropolis
from anthropolis.server.about import Health
from anthropolis.server.joining import CreatedTable, Joined, PublicTables
from anthropolis.server.packing import has_help, packed_rules
from anthropolis.server.plans import LessonsAnswer, all_lessons
from anthropolis.server.replies import State
from anthropolis.server.requests import (
    Accepted,
    Branch,
    ChatAnswer,
    LinkMade,
    Rejoined,
    SeatChanged,
    SeatWish,
    TookBack,
    Turn,
)
from anthropolis.server.store import TableRow
from anthropolis.server.tables import actions, again
from anthropolis.server.tables.access import Access, eyes_of
from anthropolis.server.tables.hall import check_rules
from anthropolis.server.tables.making import known_game
from anthropolis.server.tables.phrasing import calendar_info
from anthropolis.server.tables.refusing import Refusal
from anthropolis.server.tables.table import Table
from anthropolis.server.terms import Text
from anthropolis.server.web.calls import GZIP, JSON, Call
from anthropolis.server.web.printed import details_page, games_page, rules_page

SINCE_THEN = {"branch_at": None, "replace_after": None, "rematch": None, "debrief": None}
"""What a table says of itself that one summed up long ago did not say yet."""
CACHED = {"cache-control": "public, max-age=300"}


def printed(page: bytes) -> Response:
    return Response(page, headers=CACHED, media_type=JSON)


# -- the server and the games ---------------------------------------------------------------------


async def health(call: Call) -> Response:
    serving = call.serving
    status = "closing" if serving.closing else "ok"
    if serving.hall.chores.troubled:
        status = "troubled"
    if not await serving.store.alive():
        status = "store_down"
    kind = serving.store.dialect.kind
    body = Health(status, anthropolis.__version__, kind, time.time())  # type: ignore[arg-type]
    code = 200 if status == "ok" else 503
    headers = {"cache-control": "no-store"}
    return Response(json.encode(body), code, headers=headers, media_type=JSON)


async def metrics(call: Call) -> Response:
    media = "text/plain; version=0.0.4; charset=utf-8"
    return Response(call.serving.counts.text(), headers={"content-type": media})


async def list_games(call: Call) -> Response:
    return printed(games_page())


async def show_game(call: Call) -> Response:
    game = known_game(call.path["game"])
    return printed(details_page(game, game.version))


async def list_lessons(call: Call) -> LessonsAnswer:
    return all_lessons()


async def show_rules(call: Call) -> Response:
    game = known_game(call.path["game"])
    return printed(rules_page(game, game.version))


async def help_at_table(call: Call) -> Any:
    """A turn by the rules in a written position: nothing of it is stored."""
    game = known_game(call.path["game"])
    try:
        return await asyncio.to_thread(game.help_at_table, to_builtins(call.body))
    except NotImplementedError as error:
        raise Refusal("not_found") from error
    except ValueError as error:
        french = getattr(error, "french", str(error))
        raise Refusal("bad_request", Text(str(error), french)) from error


async def pack_rules(call: Call) -> Response:
    """The rules for a device that goes on without us; it asks again only whether they changed."""
    game = known_game(call.path["game"])
    if not has_help(game):
        raise Refusal("not_found")
    packed = await asyncio.to_thread(packed_rules, game, game.version)
    headers = {"cache-control": "no-cache", "etag": packed.etag}
    return Response(packed.content, headers=headers, media_type=GZIP)


# -- tables ---------------------------------------------------------------------------------------


def spare_tables(call: Call) -> None:
    """One address may not make too many tables."""
    if (wait := call.serving.table_buckets.wait(call.address)) > 0:
        raise Refusal("slow_down", seconds=wait)


async def create_table(call: Call) -> Any:
    spare_tables(call)
    return await call.serving.hall.create(call.body, call.address, call.guest)


async def list_tables(call: Call) -> PublicTables:
    statuses = [call.query.status] if call.query.status else ["waiting", "playing", "finished"]
    found = await call.serving.store.public_tables(statuses, call.query.limit)
    tables = []
    for row, moves, moved_at in found:
        live = call.serving.hall.tables.get(row.id)
        if live is not None:
            tables.append(live.info())
        elif (info := listed(row)) is not None:
            tables.append(info | {"moves": moves, "moved_at": moved_at})
    return PublicTables(tables)


def listed(row: TableRow) -> Any:
    """A table as it was summed up when it last changed; None if that makes no sense."""
    try:
        info = SINCE_THEN | json.decode(row.summary)
        check_rules(row)
    except Refusal as refusal:
        return info | {"status": "outdated"} if refusal.code == "outdated" else None
    except (MsgspecError, TypeError):
        return None
    return info


async def show_table(call: Call) -> State:
    live, who = await call.table()
    eyes = eyes_of(live, who, call.query.as_seat)
    return await live.state(who.viewer, eyes, call.query.after, call.query.chat_after)


async def join(call: Call) -> Joined:
    live, who = await call.table()
    seat, token = await actions.join(live, who, call.body)
    return Joined(live.info(), seat, token)


async def choose(call: Call) -> Accepted:
    live, who = await call.table()
    spare(call, who)
    return Accepted(await actions.choose(live, who, call.body.decision, call.body.key))


def spare(call: Call, who: Access) -> None:
    """One seat may not ask too much either."""
    if who.hash and (wait := call.serving.seat_buckets.wait(who.hash)) > 0:
        raise Refusal("slow_down", seconds=wait)


async def preview(call: Call) -> Any:
    live, who = await call.table()
    spare(call, who)
    return await actions.preview(live, who, call.body.key, call.address)


async def suggestion(call: Call) -> Any:
    live, who = await call.table()
    spare(call, who)
    return await actions.suggestion(live, who, call.address)


async def formula(call: Call) -> Any:
    live, who = await call.table()
    spare(call, who)
    return await actions.formula(live, who, call.body.path, call.address)


async def undo(call: Call) -> Accepted:
    live, who = await call.table()
    return Accepted(await actions.undo(live, who))


async def answer_undo(call: Call) -> Accepted:
    live, who = await call.table()
    body = call.body
    return Accepted(await actions.answer_undo(live, who, body.request, body.agree))


async def show_chat(call: Call) -> ChatAnswer:
    live, _ = await call.table()
    if call.query.after is not None:
        return ChatAnswer(live.talk.after(call.query.after), live.talk.seq)
    return ChatAnswer(live.talk.before(call.query.before), live.talk.seq)


async def delete_line(call: Call) -> None:
    live, who = await call.table()
    await actions.delete_line(live, who, call.number("number"))


async def mute(call: Call) -> Accepted:
    live, who = await call.table()
    return Accepted(await actions.mute(live, who, call.number("seat"), call.body.muted))


async def help_seat(call: Call) -> Accepted:
    live, who = await call.table()
    return Accepted(await actions.help_seat(live, who, call.number("seat"), call.body.helped))


async def change_clock(call: Call) -> Accepted:
    live, who = await call.table()
    return Accepted(await actions.change_clock(live, who, call.body.clock))


async def new_link(call: Call) -> LinkMade:
    live, who = await call.table()
    return LinkMade(await actions.new_link(live, who, call.body.role))


async def say(call: Call) -> Accepted:
    live, who = await call.table()
    spare(call, who)
    return Accepted(await actions.say(live, who, call.body.text))


async def pause(call: Call) -> Accepted:
    live, who = await call.table()
    return Accepted(await actions.pause(live, who, paused=True))


async def resume(call: Call) -> Accepted:
    live, who = await call.table()
    return Accepted(await actions.pause(live, who, paused=False))


async def take_back(call: Call) -> TookBack:
    live, who = await call.table()
    table = live.table
    if table.match.finished and who.right == "facilitator":
        seats = [SeatWish(s.controller, s.name, s.level) for s in table.seats]
        wish = Branch(call.body.to, seats, redraw=True)
        return TookBack(table.seq, await new_branch(call, table, wish))
    return TookBack(await actions.take_back(live, who, call.body.to), None)


async def change_seat(call: Call) -> SeatChanged:
    live, who = await call.table()
    token = await actions.change_seat(live, who, call.number("seat"), call.body, call.guest)
    return SeatChanged(live.info(), token)


async def turn(call: Call) -> Turn:
    live, who = await call.table()
    table = live.table
    deciders = [] if table.match.finished else table.match.deciders
    yours = who.right == "seat" and who.seat in deciders and table.running
    calendar = calendar_info(table.game.calendar(table.match.state))
    names = [table.name(seat) for seat in deciders]
    return Turn(table.status, table.paused, calendar, names, yours)


async def rematch(call: Call) -> Rejoined:
    live, who = await call.table()
    if live.table.rematch is None:
        spare_tables(call)
    return await again.rejoin(live, who, call.token or "", call.address)


async def branch(call: Call) -> Any:
    live, who = await call.table()
    need_open(live.table, who)
    return await new_branch(call, live.table, call.body)


def need_open(table: Table, who: Access) -> None:
    """Go on only where nothing is hidden from whoever asks."""
    facilitator = who.right == "facilitator" and table.settings.facilitator_sees
    if not (table.open or facilitator):
        raise Refusal("forbidden")


async def new_branch(call: Call, table: Table, wish: Branch) -> CreatedTable:
    spare_tables(call)
    return await call.serving.hall.branch(table, wish, call.address, call.guest)
