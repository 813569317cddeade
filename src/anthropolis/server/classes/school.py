"""All classes of this process: finding, making and joining them, and what is done for all tables.

A class is a thin thing over tables. Its teacher leads them all: the link that leads a table comes
from the teacher's own, so that nothing but a hash is kept.
"""

from __future__ import annotations

import asyncio
import random
import re
import secrets
from collections.abc import Awaitable, Callable

from msgspec import json
from msgspec.structs import replace

from anthropolis.server.classes import making
from anthropolis.server.classes.making import Class, State, info_of
from anthropolis.server.classes.room import LiveRoom
from anthropolis.server.classes.seating import Plan, free_seats, order
from anthropolis.server.lessons import (
    ClassAnswer,
    CreatedClass,
    JoinClass,
    NewClass,
    Seated,
)
from anthropolis.server.now import now
from anthropolis.server.requests import SeatChange
from anthropolis.server.store import StoreDown
from anthropolis.server.store.classes import (
    ClassRow,
    change_class,
    create_class,
    delete_class,
    read_class,
    replace_teacher,
)
from anthropolis.server.tables import actions
from anthropolis.server.tables.access import Access
from anthropolis.server.tables.entries import Debriefed, Entry, LinkChanged, SeatChanged
from anthropolis.server.tables.hall import Hall
from anthropolis.server.tables.live import LiveTable
from anthropolis.server.tables.names import check_unlike, clean_name
from anthropolis.server.tables.refusing import Refusal
from anthropolis.server.tables.table import Table
from anthropolis.server.tokens import hash_of, is_token, new_token, token_from

CLASS_ID = re.compile(r"[a-z0-9]{1,16}")
LEADER = Access("facilitator", None, None)
TRIES = 5
NOTHING_TO_DO = ("stale", "finished", "taken", "archived")


class School:
    """Finds, makes and follows classes."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.rooms: dict[str, LiveRoom] = {}

    # -- finding and making --------------------------------------------------------------------

    async def find(self, class_id: str) -> Class:
        """Raises Refusal."""
        if not CLASS_ID.fullmatch(class_id):
            raise Refusal("not_found")
        try:
            found = await read_class(self.hall.store, class_id)
        except StoreDown as error:
            raise Refusal("unavailable") from error
        if found is None or not found[1]:
            raise Refusal("not_found")
        return making.read(*found)

    async def lives(self, one: Class) -> list[LiveTable]:
        """The tables that can be played here, in order; raises Refusal if there is none."""
        found: list[LiveTable] = []
        why = Refusal("not_found")
        for table_id in one.tables:
            try:
                found.append(await self.hall.table(table_id))
            except Refusal as refusal:
                why = refusal
        if not found:
            raise why
        return found

    async def create(self, wish: NewClass, address: str, guest: bool) -> CreatedClass:
        making.names_of(wish)
        teacher, secret = new_token(), secrets.token_hex(16)
        made = await asyncio.to_thread(making.make_tables, wish, guest, teacher, secret)
        for one in made:
            await self.hall.open(one, address)
        tables = [one.table.id for one in made]
        settings = json.encode(making.settings_of(wish, made[0].table)).decode()
        for _ in range(TRIES):
            row = ClassRow(
                making.new_class_id(), settings, hash_of(teacher), secret,
                json.encode(State()).decode(), now(),
            )  # fmt: skip
            if await create_class(self.hall.store, row, tables):
                new = making.read(row, tables)
                await self._each(await self.lives(new), _pause)
                return CreatedClass(info_of(new, made[0].table), teacher)
        raise Refusal("unavailable")

    async def show(self, class_id: str, token: str | None) -> ClassAnswer:
        """The class, and for its teacher the links that lead its tables."""
        one = await self.find(class_id)
        lives = await self.lives(one)
        leads = None
        if token is not None:
            check_teacher(one, token)
            for live in lives:
                await _give_lead(live, token)
            leads = [token_from(table, token) for table in one.tables]
        return ClassAnswer(info_of(one, lives[0].table), leads)

    async def led(self, class_id: str, token: str | None) -> Class:
        """The class, for its teacher alone."""
        one = await self.find(class_id)
        check_teacher(one, token)
        return one

    # -- coming in -----------------------------------------------------------------------------

    async def join(self, class_id: str, wish: JoinClass) -> Seated:
        """A seat for whoever comes, or a place to watch from."""
        one = await self.find(class_id)
        lives = await self.lives(one)
        name = clean_name(wish.name) or ""
        for live in lives:
            if (seat := _seat_by(live, wish.key)) is not None:
                return Seated(live.id, seat, token_from(live.id, wish.key))
        plan = Plan(one.settings.seating, one.settings.people, one.settings.names)
        chance = random.Random(secrets.token_bytes(8))
        refused: Refusal | None = None
        for place in order(plan, [live.table for live in lives], name, wish.number, chance):
            try:
                return await _sit(lives[place], plan.people, name, wish.key)
            except Refusal as refusal:
                if refusal.code not in ("taken", "name_taken"):
                    raise
                refused = refusal if refusal.code == "name_taken" else refused
        if refused is not None:
            raise refused
        return self._watching(one, lives, wish.number)

    def _watching(self, one: Class, lives: list[LiveTable], number: int | None) -> Seated:
        asked = None if number is None or number > len(one.tables) else one.tables[number - 1]
        table = asked or one.state.shown or lives[0].id
        return Seated(table, None, token_from(table, one.row.secret))

    # -- for all tables ------------------------------------------------------------------------

    async def begin(self, one: Class, guest: bool) -> int:
        """Let bots take what is empty, if that was agreed, and let everybody play."""
        settings = one.settings

        async def begin(live: LiveTable) -> None:
            if settings.fill:
                for seat in free_seats(live.table, settings.people):
                    if live.table.seats[seat].controller == "open":
                        bot = SeatChange("bot", level=settings.level)
                        await actions.change_seat(live, LEADER, seat, bot, guest)
            await actions.pause(live, LEADER, paused=False)

        done = await self._each(await self.lives(one), begin)
        await self._change(one, replace(one.state, begun=True))
        return done

    async def pause(self, one: Class, paused: bool) -> int:
        async def pause(live: LiveTable) -> None:
            await actions.pause(live, LEADER, paused)

        return await self._each(await self.lives(one), pause)

    async def say(self, one: Class, text: str) -> int:
        """The teacher speaks at every table, also where the rules ask players for silence."""

        async def say(live: LiveTable) -> None:
            await live.talk.say(LEADER.viewer, text)

        return await self._each(await self.lives(one), say)

    async def for_each(self, one: Class, work: Callable[[LiveTable], Awaitable[object]]) -> int:
        return await self._each(await self.lives(one), work)

    async def put_on_projector(self, one: Class, table: str | None) -> None:
        if table is not None and table not in one.tables:
            raise Refusal("not_found")
        await self._change(one, replace(one.state, shown=table))

    async def debrief(self, one: Class) -> int:
        """Stop every match that still goes on, and tell everybody that the debrief begins."""

        async def tell(live: LiveTable) -> None:
            if not (live.table.match.finished or live.table.paused):
                await actions.pause(live, LEADER, paused=True)
            await live.act(lambda table: _debriefed(table, one.row.id))

        done = await self._each(await self.lives(one), tell)
        await self._change(one, replace(one.state, debrief=True))
        return done

    async def new_teacher(self, one: Class) -> str:
        """Another link for the teacher; the old one leads nothing any more."""
        token = new_token()
        await replace_teacher(self.hall.store, one.row.id, hash_of(token))
        for live in await self.lives(one):
            await _give_lead(live, token)
        return token

    async def delete(self, one: Class) -> None:
        for table in one.tables:
            await self.hall.delete(table)
        await delete_class(self.hall.store, one.row.id)
        await self._changed(one.row.id)

    async def _each(
        self, lives: list[LiveTable], work: Callable[[LiveTable], Awaitable[object]]
    ) -> int:
        """Do it at all tables at once; returns at how many it took effect."""
        done = await asyncio.gather(*(work(live) for live in lives), return_exceptions=True)
        for error in done:
            if isinstance(error, Refusal) and error.code in NOTHING_TO_DO:
                continue
            if isinstance(error, BaseException):
                raise error
        return sum(not isinstance(one, BaseException) for one in done)

    async def _change(self, one: Class, state: State) -> None:
        if state != one.state:
            text = json.encode(state).decode()
            await change_class(self.hall.store, one.row.id, text)
            await self._changed(one.row.id)

    # -- rooms ---------------------------------------------------------------------------------

    async def room(self, class_id: str) -> LiveRoom:
        one = await self.find(class_id)
        if class_id not in self.rooms:
            room = self.rooms[class_id] = LiveRoom(self, one)
            self.hall.others[class_id] = room.look_again
        return self.rooms[class_id]

    def close_room(self, class_id: str) -> None:
        self.rooms.pop(class_id, None)
        self.hall.others.pop(class_id, None)

    async def _changed(self, class_id: str) -> None:
        if (room := self.rooms.get(class_id)) is not None:
            await room.look_again()


def check_teacher(one: Class, token: str | None) -> None:
    if token is None or not is_token(token, one.row.teacher):
        raise Refusal("unauthorized")


async def _pause(live: LiveTable) -> None:
    await actions.pause(live, LEADER, paused=True)


def _debriefed(table: Table, class_id: str) -> Entry:
    if table.debrief == class_id:
        raise Refusal("stale")
    return Debriefed(class_id)


def _seat_by(live: LiveTable, key: str) -> int | None:
    """The seat that was given to this page before, if the answer was lost."""
    wanted = hash_of(token_from(live.id, key))
    return next((row.seat for row in live.tokens if row.hash == wanted), None)


async def _sit(live: LiveTable, people: int, name: str, key: str) -> Seated:
    token, taken = token_from(live.id, key), [0]

    def make(table: Table) -> Entry:
        free = free_seats(table, people)
        if not free:
            raise Refusal("taken")
        taken[:] = free[:1]
        check_unlike(name, table.names_of_others(free[0]))
        return SeatChanged(free[0], "person", None, name, "person", True)

    await live.act(make, hash_of(token))
    return Seated(live.id, taken[0], token)


async def _give_lead(live: LiveTable, teacher: str) -> None:
    """The teacher's link leads this table; also if a stop came between the old and the new one."""
    wanted = hash_of(token_from(live.id, teacher))
    if all(row.hash != wanted for row in live.tokens):
        await live.act(lambda _: LinkChanged("facilitator"), wanted)
