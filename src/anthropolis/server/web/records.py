"""Looking into a record that somebody kept: nothing of it is stored."""

from __future__ import annotations

from typing import Any

from msgspec import Raw, json, structs

from anthropolis.engine.flow import Illegal
from anthropolis.engine.match import BadSeats, check_seats
from anthropolis.engine.options import BadOption, complete
from anthropolis.engine.record import BadRecord, Record
from anthropolis.engine.registry import UnknownGame
from anthropolis.server.joining import CreatedTable
from anthropolis.server.replies import Viewer
from anthropolis.server.requests import RecordBody, ReplayedRecord
from anthropolis.server.reviews import (
    Analysis,
    RecordBranch,
    RecordFutures,
    RecordMove,
    RecordReview,
    Review,
)
from anthropolis.server.tables.making import installed
from anthropolis.server.tables.refusing import Refusal, other_version, so_many_choices
from anthropolis.server.tables.studying import DEBRIEF_SECONDS, STUDY_SECONDS
from anthropolis.server.tables.table import role_info
from anthropolis.server.terms import Text
from anthropolis.server.thinking.looking import Seen
from anthropolis.server.thinking.origin import Origin
from anthropolis.server.thinking.pool import Crashed, TooSlow
from anthropolis.server.thinking.turns import Full, Turn
from anthropolis.server.web.calls import Call
from anthropolis.server.web.handlers import spare_tables

LONGEST_NAME = 40
UNREADABLE = "cet enregistrement ne convient pas"
UNFINISHED = Text(
    "the seed is told when the match is over", "la graine est révélée à la fin de la partie"
)
NO_REPLAY = Text("this record does not replay", "cet enregistrement ne se rejoue pas")
NOT_IN_TIME = Text(
    "replaying this record took too long or broke off: try again",
    "rejouer cet enregistrement a pris trop de temps ou s’est interrompu : réessayez",
)


async def replay_record(call: Call) -> ReplayedRecord:
    """The match as it stood after a choice, for any eyes: whoever holds a record knows its seed."""
    body: RecordBody = call.body
    record, origin = read(body.record)
    end = len(record.choices)
    move = end if body.move is None else body.move
    if move > end or (body.as_seat or 0) >= record.seats:
        raise Refusal("not_found", beyond(record))
    en, fr = names(record, "Player"), names(record, "Joueur")
    viewer = Viewer("spectator", body.as_seat)

    async def ask(task: str, *args: object) -> Any:
        return Raw(await study(call, origin, record, task, args))

    replayed = await ask("replay", move, viewer, en, fr)
    texts = [Text(*both) for both in zip(en, fr)]
    roles = [role_info(role) for role in installed(record.game).roles(record.seats, origin.options)]
    if body.move is not None:
        return ReplayedRecord(record.game, texts, roles, replayed, [], None)
    log = await ask("log", viewer, en, fr)
    return ReplayedRecord(record.game, texts, roles, replayed, log, await ask("series"))


async def review_record(call: Call) -> Review:
    body: RecordReview = call.body
    record, origin = read(body.record)
    sights, far = await look(call, origin, record)
    args = (sights, names(record, "Player"), names(record, "Joueur"))
    found = json.decode(await study(call, origin, record, "review", args), type=Review)
    return structs.replace(found, **far)


async def analyse_record(call: Call) -> Analysis:
    body: RecordReview = call.body
    record, origin = read(body.record)
    sights, far = await look(call, origin, record)
    answer = await study(call, origin, record, "analysis", (sights,))
    return structs.replace(json.decode(answer, type=Analysis), **far)


async def look(call: Call, origin: Origin, record: Record) -> Seen:
    """All actions of the match; waits a moment for them."""

    async def ask(task: str, args: tuple[object, ...]) -> bytes:
        return await study(call, origin, record, task, args)

    return await call.serving.hall.lookings.at(origin.table, ask).seen()


async def judge_record(call: Call) -> Any:
    body: RecordMove = call.body
    record, origin = read(body.record)
    args = (body.move, names(record, "Player"), names(record, "Joueur"))
    return Raw(await study(call, origin, record, "judgement", args))


async def futures_of_record(call: Call) -> Any:
    body: RecordFutures = call.body
    record, origin = read(body.record)
    need_move(record, body.move)
    args = (body.move, body.seat, body.key, body.count)
    return Raw(await study(call, origin, record, "futures", args))


async def branch_record(call: Call) -> CreatedTable:
    """The match goes on at a table, from one of its past decisions."""
    body: RecordBranch = call.body
    record, origin = read(body.record)
    need_move(record, body.move)
    spare_tables(call)
    # What does not replay is refused there, not in the event loop.
    await study(call, origin, record, "series", ())
    return await call.serving.hall.branch_record(record, body, call.address, call.guest)


def beyond(record: Record) -> Text:
    choices, seats = len(record.choices), record.seats
    return Text(
        f"there are {choices} choices and {seats} seats",
        f"il y a {choices} choix et {seats} places",
    )


def need_move(record: Record, move: int) -> None:
    if move > len(record.choices):
        raise Refusal("not_found", so_many_choices(len(record.choices)))


def read(text: str) -> tuple[Record, Origin]:
    """A whole record of a game that is installed here; raises Refusal."""
    try:
        record = Record.from_json(text)
        game = installed(record.game)
        check_seats(game, record.seats)
        options = complete(game.options_schema, record.options)
    except (BadRecord, UnknownGame, BadSeats, BadOption) as error:
        raise Refusal("bad_request", Text(str(error)[:200], UNREADABLE)) from error
    if any(len(name) > LONGEST_NAME for name in record.names or []):
        raise Refusal("bad_request", Text("a name is too long", "un nom est trop long"))
    if record.version != game.version:
        raise Refusal("bad_request", other_version(f"rules {record.version}", game.version))
    if record.seed is None:
        raise Refusal("bad_request", UNFINISHED)
    key = f"record {hash(text)}"
    return record, Origin(key, record.game, record.seats, record.seed, options)


def names(record: Record, player: str) -> list[str]:
    known = (record.names or [])[: record.seats]
    return [*known, *(f"{player} {n}" for n in range(len(known) + 1, record.seats + 1))]


async def study(
    call: Call, origin: Origin, record: Record, task: str, args: tuple[object, ...]
) -> bytes:
    thinkers = call.serving.hall.thinkers
    deep = task in ("look", "review", "futures", "analysis", "judgement")
    pool, seconds = (
        (thinkers.debriefs, DEBRIEF_SECONDS) if deep else (thinkers.replays, STUDY_SECONDS)
    )
    turn = Turn(call.address, origin.table)
    try:
        found = await pool.ask(origin, record.choices, task, args, seconds, turn)
    except Full as error:
        raise Refusal("slow_down", seconds=1.0) from error
    except Illegal as error:
        raise Refusal("bad_request", NO_REPLAY) from error
    except (Crashed, TooSlow) as error:  # of the record or of a busy machine: nobody knows
        raise Refusal("bad_request", NOT_IN_TIME) from error
    assert isinstance(found, bytes)
    return found
