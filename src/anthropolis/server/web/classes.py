"""Classes, by route: making and joining one, and what its teacher does for all its tables."""

from __future__ import annotations

from anthropolis.server.classes.making import Class
from anthropolis.server.classes.school import LEADER
from anthropolis.server.lessons import (
    ClassAnswer,
    CreatedClass,
    DoneForAll,
    Seated,
    TeacherLink,
)
from anthropolis.server.tables import actions
from anthropolis.server.tables.names import clean
from anthropolis.server.tables.refusing import Refusal
from anthropolis.server.terms import Text
from anthropolis.server.web.calls import Call
from anthropolis.server.web.handlers import spare_tables


async def create_class(call: Call) -> CreatedClass:
    for _ in range(call.body.tables):
        spare_tables(call)
    return await call.serving.school.create(call.body, call.address, call.guest)


async def show_class(call: Call) -> ClassAnswer:
    return await call.serving.school.show(call.path["class"], call.token)


async def join_class(call: Call) -> Seated:
    return await call.serving.school.join(call.path["class"], call.body)


async def led(call: Call) -> Class:
    return await call.serving.school.led(call.path["class"], call.token)


async def begin_class(call: Call) -> DoneForAll:
    return DoneForAll(await call.serving.school.begin(await led(call), call.guest))


async def pause_class(call: Call) -> DoneForAll:
    return DoneForAll(await call.serving.school.pause(await led(call), paused=True))


async def resume_class(call: Call) -> DoneForAll:
    return DoneForAll(await call.serving.school.pause(await led(call), paused=False))


async def say_to_class(call: Call) -> DoneForAll:
    words = clean(call.body.text)
    if not words:
        raise Refusal("bad_request", Text("say something", "écrivez quelque chose"))
    return DoneForAll(await call.serving.school.say(await led(call), words))


async def change_clocks(call: Call) -> DoneForAll:
    one, clock = await led(call), call.body.clock
    return DoneForAll(
        await call.serving.school.for_each(
            one, lambda live: actions.change_clock(live, LEADER, clock)
        )
    )


async def show_table_to_class(call: Call) -> None:
    await call.serving.school.put_on_projector(await led(call), call.body.table)


async def debrief_class(call: Call) -> DoneForAll:
    return DoneForAll(await call.serving.school.debrief(await led(call)))


async def new_teacher_link(call: Call) -> TeacherLink:
    return TeacherLink(await call.serving.school.new_teacher(await led(call)))


async def delete_class(call: Call) -> None:
    await call.serving.school.delete(await led(call))
