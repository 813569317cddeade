"""What each route does."""

from __future__ import annotations

import time
from typing import Any

from msgspec import json
from starlette.responses import Response

import anthropolis
from anthropolis.engine.game import Game
from anthropolis.engine.registry import games, load
from anthropolis.server.about import (
    ChapterInfo,
    GameDetails,
    GameInfo,
    GamesAnswer,
    Health,
    RuleInfo,
    RulesAnswer,
)
from anthropolis.server.replies import Joined, PublicTables, State, Text, Viewer
from anthropolis.server.requests import Accepted, ChatAnswer, Export, ExportedEntry, SeatChanged
from anthropolis.server.tables import actions
from anthropolis.server.tables.access import Access, access_by, eyes_of, need
from anthropolis.server.tables.making import known_game
from anthropolis.server.tables.refusing import Refusal
from anthropolis.server.thinking.levels import LEVELS
from anthropolis.server.web.calls import JSON, Call

CACHED = {"cache-control": "public, max-age=300"}


def text_of(texts: Any) -> Text:
    return Text(texts["en"], texts["fr"])


def cached(answer: object) -> Response:
    return Response(json.encode(answer), headers=CACHED, media_type=JSON)


# -- the server and the games ---------------------------------------------------------------------


async def health(call: Call) -> Response:
    serving = call.serving
    status = "closing" if serving.closing else "ok"
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


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        id=game.id, version=game.version, name=text_of(game.name), summary=text_of(game.summary),
        fewest_seats=game.seats[0], most_seats=game.seats[-1], cooperative=game.cooperative,
    )  # fmt: skip


async def list_games(call: Call) -> Response:
    return cached(GamesAnswer([game_info(load(name)) for name in games()], LEVELS))


async def show_game(call: Call) -> Response:
    game = known_game(call.path["game"])
    terms = {str(word): text_of(texts) for word, texts in game.catalogue.terms.items()}
    return cached(GameDetails(game_info(game), game.options_schema, terms, game.cards))


async def show_rules(call: Call) -> Response:
    game = known_game(call.path["game"])
    titles = {rule.chapter: text_of(rule.chapter_title) for rule in game.rules}
    return cached(
        RulesAnswer(
            game.id,
            game.version,
            [ChapterInfo(chapter, title) for chapter, title in titles.items()],
            [RuleInfo(r.id, r.chapter, r.provenance, text_of(r.text)) for r in game.rules],
        )
    )


# -- tables ---------------------------------------------------------------------------------------


async def create_table(call: Call) -> Any:
    if (wait := call.serving.table_buckets.wait(call.address)) > 0:
        raise Refusal("slow_down", seconds=wait)
    return await call.serving.hall.create(call.body)


async def list_tables(call: Call) -> PublicTables:
    statuses = [call.query.status] if call.query.status else ["waiting", "playing", "finished"]
    found = await call.serving.store.public_tables(statuses, call.query.limit)
    tables = []
    for row, moves, moved_at in found:
        live = call.serving.hall.tables.get(row.id)
        if live is not None:
            tables.append(live.info())
        else:
            # A summary may be older than this field.
            summary = {"branch_at": None} | json.decode(row.summary)
            tables.append(summary | {"moves": moves, "moved_at": moved_at})
    return PublicTables(tables)


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
    return await actions.preview(live, who, call.body.key)


async def undo(call: Call) -> Accepted:
    live, who = await call.table()
    return Accepted(await actions.undo(live, who))


async def answer_undo(call: Call) -> Accepted:
    live, who = await call.table()
    body = call.body
    return Accepted(await actions.answer_undo(live, who, body.request, body.agree))


async def show_chat(call: Call) -> ChatAnswer:
    live, _ = await call.table()
    return ChatAnswer(live.talk.after(call.query.after), live.talk.seq)


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


async def take_back(call: Call) -> Accepted:
    live, who = await call.table()
    return Accepted(await actions.take_back(live, who, call.body.to))


async def change_seat(call: Call) -> SeatChanged:
    live, who = await call.table()
    token = await actions.change_seat(live, who, call.number("seat"), call.body)
    return SeatChanged(live.info(), token)


async def branch(call: Call) -> Any:
    live, who = await call.table()
    table = live.table
    facilitator = who.right == "facilitator" and table.settings.facilitator_sees
    if not (table.match.finished or facilitator):
        raise Refusal("forbidden")
    if (wait := call.serving.table_buckets.wait(call.address)) > 0:
        raise Refusal("slow_down", seconds=wait)
    return await call.serving.hall.branch(table, call.body)


# -- what is left of a match ----------------------------------------------------------------------


async def replay(call: Call) -> Any:
    live, who = await call.table()
    eyes = eyes_of(live, who, call.query.as_seat)
    viewer = Viewer(who.viewer.role, None if eyes < 0 else eyes)
    return await actions.replay(live, call.number("move"), viewer)


async def series(call: Call) -> Any:
    live, _ = await call.table()
    return await actions.series(live)


async def turning_points(call: Call) -> Any:
    live, _ = await call.table()
    return await actions.turning_points(live)


async def record(call: Call) -> Response:
    """The record; archived tables have nothing else left."""
    table_id = call.path["table"]
    try:
        live, _ = await call.table()
        text = live.table.record().to_json()
    except Refusal as refusal:
        if refusal.code != "archived":
            raise
        text = await archived_record(call)
    headers = {
        "content-disposition": f'attachment; filename="{table_id}.json"',
        "cache-control": "no-store",
    }
    return Response(text, headers=headers, media_type=JSON)


async def archived_record(call: Call) -> str:
    table_id = call.path["table"]
    row = await call.serving.store.table(table_id)
    tokens = await call.serving.store.tokens(table_id)
    access_by(call.token, tokens, row is not None and row.visibility == "public")
    text = await call.serving.store.record(table_id)
    if text is None:
        raise Refusal("archived")
    return text


async def export(call: Call) -> Export:
    live, who = await call.table()
    need(who, "facilitator")
    table = live.table
    open_to = table.match.finished or table.settings.facilitator_sees
    entries = await call.serving.store.entries(live.id)
    return Export(
        live.info(),
        [_exported(stored.number, stored.at, stored.body, open_to) for stored in entries],
        live.talk.after(0),
    )


def _exported(number: int, at: float, body: str, open_to: bool) -> ExportedEntry:
    fields = json.decode(body)
    kind = fields.pop("type")
    if not open_to:
        fields.pop("key", None)
    return ExportedEntry(number, at, kind, fields)


async def delete_table(call: Call) -> None:
    """Whoever made the table may have it gone, also when it is archived."""
    table_id = call.path["table"]
    try:
        _, who = await call.table()
    except Refusal as refusal:
        if refusal.code != "archived":
            raise
        who = access_by(call.token, await call.serving.store.tokens(table_id), public=False)
    need(who, "facilitator")
    await call.serving.hall.delete(table_id)
