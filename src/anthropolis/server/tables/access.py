"""Who is asking, and through whose eyes they may look."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from anthropolis.server.replies import Viewer
from anthropolis.server.store import TokenRow
from anthropolis.server.tables.live import LiveTable
from anthropolis.server.tables.refusing import Refusal
from anthropolis.server.tokens import find

Right = Literal["seat", "facilitator", "spectator", "join"]


class Access(NamedTuple):
    """What a link allows. `hash` is None for those who come without a link."""

    right: Right
    seat: int | None
    hash: str | None

    @property
    def viewer(self) -> Viewer:
        if self.right == "seat":
            return Viewer("seat", self.seat)
        return Viewer("facilitator" if self.right == "facilitator" else "spectator", None)


def access_by(token: str | None, rows: Iterable[TokenRow], public: bool) -> Access:
    """What this token allows here; raises Refusal if it allows nothing."""
    if token is None:
        if public:
            return Access("join", None, None)
        raise Refusal("unauthorized")
    row = find(token, rows)
    if row is None:
        raise Refusal("unauthorized")
    return Access(row.role, row.seat, row.hash)  # type: ignore[arg-type]


def access(live: LiveTable, token: str | None) -> Access:
    return access_by(token, live.tokens, live.table.settings.visibility == "public")


def need(access: Access, *rights: Right) -> Access:
    """Go on only with one of these rights."""
    if access.right not in rights:
        raise Refusal("forbidden")
    return access


def seat_of(access: Access) -> int:
    """The seat that asks; raises Refusal for anybody else."""
    need(access, "seat")
    assert access.seat is not None
    return access.seat


def eyes_of(live: LiveTable, access: Access, as_seat: int | None) -> int:
    """Whose view to show: the seat's own, the public one (-1), or another where that is open."""
    own = access.seat if access.right == "seat" and access.seat is not None else -1
    if as_seat is None or as_seat == own:
        return own
    if as_seat >= len(live.table.seats):
        raise Refusal("not_found")
    table = live.table
    facilitator = access.right == "facilitator" and table.settings.facilitator_sees
    if table.open or facilitator:
        return as_seat
    raise Refusal("forbidden")
