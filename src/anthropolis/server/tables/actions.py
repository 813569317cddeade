"""What can be asked of a table, over HTTP or a socket alike. All raise Refusal, nothing changed."""

from __future__ import annotations

from msgspec import Raw

from anthropolis.server.joining import Clock
from anthropolis.server.requests import Join, LinkRole, SeatChange
from anthropolis.server.store import StoreDown
from anthropolis.server.tables.access import Access, need, seat_of
from anthropolis.server.tables.again import check_stand_in
from anthropolis.server.tables.entries import (
    Choice,
    ClockChanged,
    Entry,
    Helped,
    LinkChanged,
    Muted,
    Paused,
    Resumed,
    SeatChanged,
    SeatSetting,
    SteppedBack,
    TakenBack,
    UndoAnswered,
    UndoRequested,
)
from anthropolis.server.tables.live import LiveTable
from anthropolis.server.tables.making import ONLY_BOTS, checked_level
from anthropolis.server.tables.names import MOST_RENAMES, check_unlike, clean, clean_name
from anthropolis.server.tables.refusing import Refusal, so_many_choices
from anthropolis.server.tables.studying import ask
from anthropolis.server.tables.table import Table
from anthropolis.server.terms import Actor, Text
from anthropolis.server.tokens import hash_of, new_token, token_from

RENAMED_ENOUGH = Text(
    "this seat has changed its name often enough", "cette place a assez souvent changé de nom"
)
OTHERS_PLAY = Text("other people play here", "d’autres personnes jouent ici")


async def choose(live: LiveTable, access: Access, decision: int, key: str) -> int:
    return await live.choose(Choice(seat_of(access), key, decision, "person"))


async def undo(live: LiveTable, access: Access) -> int:
    """Take back the own last choice, or ask the others whether one may."""
    seat = seat_of(access)

    def make(table: Table) -> Entry:
        to = table.undo_target(seat)
        if to is None or table.paused:
            raise Refusal("no_undo")
        if table.may_step_back(seat):
            return SteppedBack(seat)
        if table.must_agree(seat):
            return UndoRequested(seat, to)
        return TakenBack(to, "person", seat)

    return await live.act(make)


async def answer_undo(live: LiveTable, access: Access, request: int, agree: bool) -> int:
    """Agree or not; with the last agreement the choice is taken back."""
    seat = seat_of(access)

    def make(table: Table) -> Entry:
        if table.request is None or table.request.number != request:
            raise Refusal("stale")
        if seat not in table.waiting_for():
            raise Refusal("not_asked")
        return UndoAnswered(seat, request, agree)

    number = await live.act(make)
    await settle_undo(live)
    return number


async def settle_undo(live: LiveTable) -> None:
    """Take back what everybody has agreed to."""

    def make(table: Table) -> Entry:
        if table.request is None or table.waiting_for():
            raise Refusal("no_undo")
        return TakenBack(table.request.to, "person", table.request.seat)

    request = live.table.request
    if request is not None and not live.table.waiting_for():
        try:
            await live.act(make)
        except Refusal as refusal:
            if refusal.code != "no_undo":  # another process may have done it already
                raise


async def say(live: LiveTable, access: Access, text: str) -> int:
    """Speak at the table; where the game asks for silence, only what its rules let players say."""
    need(access, "seat", "facilitator")
    if access.seat in live.table.muted:
        raise Refusal("muted")
    words = clean(text)
    if not words:
        raise Refusal("bad_request", Text("say something", "écrivez quelque chose"))
    if not live.teller.may_talk() and not any(
        words in (clean(said.en), clean(said.fr)) for said in live.teller.sayings()
    ):
        raise Refusal("talk_closed")
    try:
        return await live.talk.say(access.viewer, words)
    except StoreDown as error:
        raise Refusal("unavailable") from error


async def mute(live: LiveTable, access: Access, seat: int, muted: bool) -> int:
    """Ask a seat to be silent, or let it speak again; everybody is told."""
    need(access, "facilitator")

    def make(table: Table) -> Entry:
        if seat >= len(table.seats):
            raise Refusal("not_found")
        if (seat in table.muted) == muted:
            raise Refusal("stale")
        return Muted(seat, muted)

    return await live.act(make)


async def delete_line(live: LiveTable, access: Access, number: int) -> None:
    need(access, "facilitator")
    await live.talk.delete(number)


async def new_link(live: LiveTable, access: Access, role: LinkRole) -> str:
    """Replace the facilitator's, spectators' or joining link; returns the new token."""
    need(access, "facilitator")
    token = new_token()
    await live.act(lambda _: LinkChanged(role), hash_of(token))
    return token


async def pause(live: LiveTable, access: Access, paused: bool) -> int:
    need(access, "facilitator")

    def make(table: Table) -> Entry:
        if table.match.finished:
            raise Refusal("finished")
        if table.paused == paused:
            raise Refusal("stale")
        return Paused() if paused else Resumed()

    return await live.act(make)


async def change_clock(live: LiveTable, access: Access, clock: Clock | None) -> int:
    """Give everybody another time to think, from now on."""
    need(access, "facilitator")

    def make(table: Table) -> Entry:
        if table.match.finished:
            raise Refusal("finished")
        return ClockChanged(clock)

    return await live.act(make)


async def help_seat(live: LiveTable, access: Access, seat: int, helped: bool) -> int:
    """Let a seat ask a bot what it would do, or no longer; everybody is told."""
    need(access, "facilitator")

    def make(table: Table) -> Entry:
        if seat >= len(table.seats):
            raise Refusal("not_found")
        if (seat in table.helped) == helped:
            raise Refusal("stale")
        return Helped(seat, helped)

    return await live.act(make)


async def take_back(live: LiveTable, access: Access, to: int) -> int:
    """The facilitator lets only the first `to` choices stand, while the match goes on."""
    need(access, "facilitator")

    def make(table: Table) -> Entry:
        if table.match.finished:
            raise Refusal("finished")
        if not table.floor <= to < len(table.line):
            raise Refusal("no_undo", so_many_choices(len(table.line)))
        return TakenBack(to, "facilitator")

    return await live.act(make)


async def change_seat(
    live: LiveTable, access: Access, seat: int, wish: SeatChange, guest: bool
) -> str | None:
    """Change who decides for a seat, its name or its link; returns the new token, if any."""
    if seat >= len(live.table.seats):
        raise Refusal("not_found")
    own = access.right == "seat" and access.seat == seat
    if access.right == "seat" and not own:
        check_stand_in(live, seat, wish)
    elif not own:
        need(access, "facilitator")
    if own and (wish.new_link or wish.controller == "open"):
        raise Refusal("forbidden")
    by: Actor = "facilitator" if access.right == "facilitator" else "person"

    link = needs_link(live, seat, changed_seat(live.table.seats[seat], wish, guest), wish)
    token = new_token() if link else None

    def make(table: Table) -> Entry:
        now = changed_seat(table.seats[seat], wish, guest)
        if now.name != table.seats[seat].name:
            check_unlike(now.name, table.names_of_others(seat))
            if own and table.renames(seat) >= MOST_RENAMES:
                raise Refusal("slow_down", RENAMED_ENOUGH)
        return SeatChanged(seat, now.controller, now.level, now.name, by, link)

    await live.act(make, hash_of(token) if token else None)
    await settle_undo(live)  # a bot does not have to agree
    return None if wish.controller == "open" else token


def changed_seat(old: SeatSetting, wish: SeatChange, guest: bool) -> SeatSetting:
    controller = wish.controller or old.controller
    name = clean_name(wish.name) or old.name
    if controller == "bot":
        return SeatSetting("bot", checked_level(wish.level or old.level, guest), name)
    if wish.level is not None:
        raise Refusal("bad_seats", ONLY_BOTS)
    return SeatSetting(controller, None, None if controller == "open" else name)


def needs_link(live: LiveTable, seat: int, now: SeatSetting, wish: SeatChange) -> bool:
    """A person without a link needs one; a seat that is opened loses the one it had."""
    has_link = any(row.role == "seat" and row.seat == seat for row in live.tokens)
    return (
        wish.new_link or now.controller == "open" or (now.controller == "person" and not has_link)
    )


async def join(live: LiveTable, access: Access, wish: Join) -> tuple[int, str]:
    """Take an open seat; returns it and its token."""
    need(access, "join")
    token = new_token() if wish.key is None else token_from(live.id, wish.key)
    for row in live.tokens:
        if row.hash == hash_of(token) and row.seat is not None:
            return row.seat, token  # asked before, and the answer was lost
    taken: list[int] = []

    def make(table: Table) -> Entry:
        seat = open_seat(table, wish.seat)
        taken[:] = [seat]
        check_unlike(clean_name(wish.name), table.names_of_others(seat))
        return SeatChanged(seat, "person", None, clean_name(wish.name), "person", True)

    await live.act(make, hash_of(token))
    return taken[0], token


def open_seat(table: Table, wish: int | None) -> int:
    if wish is not None and wish >= len(table.seats):
        raise Refusal("not_found")
    free = [seat for seat, s in enumerate(table.seats) if s.controller == "open"]
    if not free or (wish is not None and wish not in free):
        raise Refusal("taken")
    return free[0] if wish is None else wish


async def preview(live: LiveTable, access: Access, key: str, asker: str) -> Raw:
    """What an option would bring, as far as the seat can know."""
    seat = seat_of(access)
    if seat not in live.table.match.deciders:
        raise Refusal("not_asked")
    names = live.teller.names
    pool = live.hall.thinkers.previews
    return await ask(live, pool, "preview", (seat, key, names.en, names.fr), asker)


async def suggestion(live: LiveTable, access: Access, asker: str) -> Raw:
    """What a bot would do in the seat's place; where nobody minds, or the facilitator helps it."""
    seat = seat_of(access)
    if seat not in live.table.match.deciders:
        raise Refusal("not_asked")
    if live.table.persons != [seat] and seat not in live.table.helped:
        raise Refusal("forbidden", OTHERS_PLAY)
    names = live.teller.names
    pool = live.hall.thinkers.previews
    return await ask(live, pool, "suggestion", (seat, names.en, names.fr), asker)


async def formula(live: LiveTable, access: Access, path: str, asker: str) -> Raw:
    """The parts of a number, as whoever asks may know it."""
    names = live.teller.names
    seat = -1 if access.viewer.seat is None else access.viewer.seat
    pool = live.hall.thinkers.previews
    return await ask(live, pool, "formula", (seat, path, names.en, names.fr), asker)
