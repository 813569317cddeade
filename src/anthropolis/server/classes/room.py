"""The room over all tables of a class: whoever is in it hears of every table at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from anthropolis.server.classes.glancing import Course, glance, line_info
from anthropolis.server.classes.making import Class, info_of
from anthropolis.server.lessons import ClassChanged, ClassGone, Glanced, Room
from anthropolis.server.tables.live import LiveTable
from anthropolis.server.tables.phrasing import encode
from anthropolis.server.tables.refusing import Refusal
from anthropolis.server.tables.telling import with_sub

if TYPE_CHECKING:
    from anthropolis.server.classes.school import School


class Follower(Protocol):
    """A page that follows the room."""

    sub: bytes
    gone: bool

    def send(self, message: bytes) -> None: ...


class LiveRoom:
    """A class that somebody in this process follows."""

    def __init__(self, school: School, one: Class) -> None:
        self.school = school
        self.one = one
        self.followers: set[Follower] = set()
        self.courses: dict[str, Course] = {}
        self.entering = 0

    async def enter(self, follower: Follower, asker: str) -> None:
        """Send the whole room and then whatever is new, with no gap between them."""
        self.entering += 1
        try:
            lives = await self.school.lives(self.one)
            for live in lives:
                self._watch(live, asker)
            if not follower.gone:
                self.followers.add(follower)
                follower.send(with_sub(encode(self._room(lives)), follower.sub))
        finally:
            self.entering -= 1
            self._close_if_empty()

    def _watch(self, live: LiveTable, asker: str) -> None:
        course = self.courses.get(live.id)
        if course is None or course.live is not live:
            course = self.courses[live.id] = Course(live, self.one.settings.people)
            if live.table.line:
                self.school.hall.chores.once(self._look_back(course, asker))
        live.watchers.add(self.moved)
        live.minder.carry_on()

    async def _look_back(self, course: Course, asker: str) -> None:
        """What came before is worked out beside; nobody waits for it to see the room."""
        await course.load(asker)
        if self.followers:
            lives = await self.school.lives(self.one)
            for live in lives:
                self._watch(live, asker)
            self._tell(encode(self._room(lives)))

    def _room(self, lives: list[LiveTable]) -> Room:
        here = [self.courses[live.id] for live in lives]
        # A glance takes note of the moment: the curves come after it.
        glances = [glance(course.live, course) for course in here]
        lines = [line_info(line) for line in here[0].lines]
        curves = [course.curves() for course in here]
        return Room("", info_of(self.one, lives[0].table), lines, glances, curves)

    def moved(self, live: LiveTable) -> None:
        """One of the tables has something new."""
        course = self.courses.get(live.id)
        if course is not None and self.followers:
            self._tell(encode(Glanced("", glance(live, course))))

    def leave(self, follower: Follower) -> None:
        self.followers.discard(follower)
        self._close_if_empty()

    def _close_if_empty(self) -> None:
        if self.followers or self.entering:
            return
        for course in self.courses.values():
            course.live.watchers.discard(self.moved)
        self.school.close_room(self.one.row.id)

    async def look_again(self) -> None:
        """The class may have been changed by another process."""
        try:
            one = await self.school.find(self.one.row.id)
            lives = await self.school.lives(one)
        except Refusal as refusal:
            if refusal.code == "not_found":
                self._tell(encode(ClassGone("")))
            return
        for live in lives:
            self._watch(live, "")
        if one != self.one:
            self.one = one
            self._tell(encode(ClassChanged("", info_of(one, lives[0].table))))

    def _tell(self, message: bytes) -> None:
        for follower in list(self.followers):
            follower.send(with_sub(message, follower.sub))
