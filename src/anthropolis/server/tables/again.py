"""Playing again: the next match of the same people, and what a bot does for those who left."""

from __future__ import annotations

from anthropolis.server.requests import Rejoined, SeatChange
from anthropolis.server.tables.access import Access, need
from anthropolis.server.tables.entries import Entry, LinkChanged, Rematched, SeatChanged
from anthropolis.server.tables.live import LiveTable
from anthropolis.server.tables.refusing import Refusal
from anthropolis.server.tables.table import Table
from anthropolis.server.terms import Text
from anthropolis.server.tokens import hash_of, token_from

SOMEBODY_THERE = Text("somebody is there", "quelqu’un est là")


async def rejoin(live: LiveTable, access: Access, token: str, address: str) -> Rejoined:
    """A link of the next match for whoever plays or leads this one; the first to ask sets it.

    The new token comes from the old one, so that asking again gives the same.
    """
    need(access, "seat", "facilitator")
    if not live.table.match.finished:
        raise Refusal("forbidden", Text("the match goes on", "la partie continue"))
    if live.table.rematch is None:
        await _set_table(live, access.seat, address)
    assert live.table.rematch is not None
    after = await live.hall.table(live.table.rematch)
    fresh = token_from(after.id, token)
    if all(row.hash != hash_of(fresh) for row in after.tokens):
        await after.act(lambda table: _arrival(table, access), hash_of(fresh))
    return Rejoined(after.info(), access.seat, fresh)


async def _set_table(live: LiveTable, seat: int | None, address: str) -> None:
    made = await live.hall.again(live.table, address)

    def make(table: Table) -> Entry:
        if table.rematch is not None:
            raise Refusal("stale")
        return Rematched(made.table.id, seat)

    try:
        await live.act(make)
    except Refusal as refusal:
        await live.hall.delete(made.table.id)
        if refusal.code != "stale":  # somebody else set one at the same moment
            raise


def _arrival(table: Table, access: Access) -> Entry:
    if access.seat is None:
        return LinkChanged("facilitator")
    if any(_gave_link(note.entry, access.seat) for note in table.notes):
        raise Refusal("taken")
    now = table.seats[access.seat]
    return SeatChanged(access.seat, now.controller, now.level, now.name, "person", True)


def _gave_link(entry: Entry, seat: int) -> bool:
    return isinstance(entry, SeatChanged) and entry.seat == seat and entry.new_link


def check_stand_in(live: LiveTable, seat: int, wish: SeatChange) -> None:
    """Whether another player may let a bot play for this seat; raises Refusal."""
    after = live.table.settings.replace_after
    if after is None or wish.controller != "bot" or wish.name is not None or wish.new_link:
        raise Refusal("forbidden")
    since = live.away().get(seat)
    if since is None:
        raise Refusal("forbidden", SOMEBODY_THERE)
    left = after - (live.table.now() - since)
    if left > 0:
        raise Refusal("forbidden", in_so_many_seconds(int(left) + 1))


def in_so_many_seconds(seconds: int) -> Text:
    return Text(f"in {seconds} s", f"dans {seconds} s")
