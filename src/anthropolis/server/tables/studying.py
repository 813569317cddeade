"""Looking into a table and back on it: what thinking processes work out for its people."""

from __future__ import annotations

import asyncio

from msgspec import Raw, json, structs

from anthropolis.engine.flow import Illegal
from anthropolis.server.replies import Viewer
from anthropolis.server.reviews import Analysis, FuturesWish, Review
from anthropolis.server.tables.live import LiveTable
from anthropolis.server.tables.refusing import Refusal, fault, illegal, so_many_choices
from anthropolis.server.terms import Text
from anthropolis.server.thinking.looking import Seen
from anthropolis.server.thinking.pool import Crashed, Pool, TooSlow
from anthropolis.server.thinking.turns import Full, Turn

STUDY_SECONDS = 20.0
DEBRIEF_SECONDS = 60.0
NOT_THIS_MATCH = Text(
    "this belongs to the match it came from", "cela appartient à la partie d’origine"
)


async def replay(live: LiveTable, move: int, viewer: Viewer, asker: str) -> Raw:
    if move > len(live.table.line):
        raise Refusal("not_found", so_many_choices(len(live.table.line)))
    if live.table.settings.sealed and viewer.seat is not None and move < live.table.floor:
        raise Refusal("forbidden", NOT_THIS_MATCH)
    names = live.teller.names
    pool = live.hall.thinkers.replays
    return await ask(live, pool, "replay", (move, viewer, names.en, names.fr), asker)


async def series(live: LiveTable, asker: str) -> Raw:
    """The figures of the whole match, which is played again for it: as long as for a debrief."""
    return await ask(live, live.hall.thinkers.replays, "series", (), asker, DEBRIEF_SECONDS)


async def review(live: LiveTable, asker: str) -> Review:
    """What went wrong, and how far it is with what mattered; when nothing is hidden any more."""
    if not live.table.match.finished:
        raise Refusal("forbidden")
    names, (sights, far) = live.teller.names, await _look(live, asker)
    args = (sights, names.en, names.fr)
    found = await _once(live, "review", args, asker, f"review {sights is None}")
    return structs.replace(json.decode(found, type=Review), **far)


async def analysis(live: LiveTable, asker: str) -> Analysis:
    """The bots' judgement over time, and which decisions are worth a close look."""
    sights, far = await _look(live, asker)
    found = await _once(live, "analysis", (sights,), asker, f"analysis {sights is None}")
    return structs.replace(json.decode(found, type=Analysis), **far)


async def _look(live: LiveTable, asker: str) -> Seen:
    """All actions of the match as it stands; waits a moment for them."""

    async def ask_here(task: str, args: tuple[object, ...]) -> bytes:
        return await ask(live, live.hall.thinkers.debriefs, task, args, asker, DEBRIEF_SECONDS)

    return await live.hall.lookings.at(f"{live.id} {live.table.seq}", ask_here).seen()


async def judgement(live: LiveTable, move: int, asker: str) -> Raw:
    """One decision and its alternatives; raises Illegal where nobody chose."""
    names = live.teller.names
    return await _once(live, "judgement", (move, names.en, names.fr), asker, f"judgement {move}")


async def futures(live: LiveTable, wish: FuturesWish, asker: str) -> Raw:
    """Several futures of a past moment."""
    if wish.move > len(live.table.line):
        raise Refusal("not_found", so_many_choices(len(live.table.line)))
    args = (wish.move, wish.seat, wish.key, wish.count)
    return await ask(live, live.hall.thinkers.debriefs, "futures", args, asker, DEBRIEF_SECONDS)


async def _once(live: LiveTable, task: str, args: tuple[object, ...], asker: str, what: str) -> Raw:
    """Worked out once for the match as it stands, and kept under its name for all who ask."""
    if live.studied[0] != live.table.seq:
        live.studied = (live.table.seq, {})
    known = live.studied[1]
    if what not in known or _failed(known[what]):
        thinking = ask(live, live.hall.thinkers.debriefs, task, args, asker, DEBRIEF_SECONDS)
        known[what] = asyncio.create_task(thinking)
    asked = known[what]
    try:  # whoever goes away leaves the answer to the others who wait for it
        return await asyncio.shield(asked)
    finally:
        if _failed(asked):
            known.pop(what, None)


def _failed(task: asyncio.Task[Raw]) -> bool:
    return task.done() and (task.cancelled() or task.exception() is not None)


async def ask(
    live: LiveTable,
    pool: Pool,
    task: str,
    args: tuple[object, ...],
    asker: str,
    seconds: float = STUDY_SECONDS,
) -> Raw:
    """Ask a thinking process about the table as it is stored now."""
    async with live.lock:
        origin, choices = live.table.origin(), live.table.choices()
    try:
        return Raw(await pool.ask(origin, choices, task, args, seconds, Turn(asker, live.id)))
    except Full as error:
        raise Refusal("slow_down", seconds=1.0) from error
    except Illegal as error:
        raise illegal(error) from error
    except (Crashed, TooSlow) as error:
        raise fault(error, f"{task} failed", table=live.id) from error
