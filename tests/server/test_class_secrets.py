"""Nothing hidden is in a room or on its projector: every byte of whole classes is looked at."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, cast

import pytest

from anthropolis.engine.events import event_json
from anthropolis.engine.game import Game
from anthropolis.engine.match import Match
from anthropolis.server.classes.glancing import Course, glance
from anthropolis.server.tables.phrasing import encode
from anthropolis.server.tables.table import Table
from anthropolis.server.tables.telling import Teller
from tests.conformance.sealed_bids import SealedBids
from tests.server.people import Page, RunningServer
from tests.server.school import ClassAt, make_class
from tests.server.test_leaks import (
    GAMES,
    SECRETS,
    imagined,
    live_match,
    new_table,
    play_on,
    seats_of,
    strings_in,
)


@pytest.fixture(autouse=True)
def _toy(register: Callable[[Game], Game]) -> None:
    register(SealedBids())


class Watched:
    """A table as a room looks at it, without a server."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.id = table.id

    @property
    def teller(self) -> Teller:
        return Teller(self.table)

    def info(self) -> Any:
        return self.table.info(set())


def told(table: Table) -> bytes:
    """All that a room says of the table now, but for the time of day."""
    live = cast(Any, Watched(table))
    course = Course(live, len(table.seats))
    message = encode(glance(live, course)) + encode(course.curves())
    return message.partition(b',"time":')[0] + message.rpartition(b"}")[2]


@pytest.mark.parametrize(("game", "seats", "options"), SECRETS.values(), ids=SECRETS)
def test_a_room_says_the_same_in_every_world_a_spectator_can_imagine(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    table, chance = new_table(game, seats, options), random.Random(f"room {game}")
    differing = 0
    while not table.match.finished:
        if table.seq < 20 or table.seq % 15 == 0:
            real, match = told(table), table.match
            table.match = imagined(table, -1, table.seq)
            differing += table.match.state.chance.words() != match.state.chance.words()
            assert told(table) == real, table.seq
            table.match = match
        play_on(table, chance)
    assert differing > 0, "the imagined worlds were other worlds"


class Eyes:
    """What everybody may know of one table of a class."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.allowed: set[str] = {rule.id for rule in match.game.rules}
        self.events = 0

    def hidden(self) -> set[str]:
        """What stands in some seat's view and was never in a spectator's."""
        self.allowed |= strings_in(self.match.view(None))
        news = self.match.events_seen_by(None, self.events)
        self.events = len(self.match.events)
        self.allowed |= strings_in([event_json(event) for event in news])
        seats = range(self.match.seats)
        known = {text for seat in seats for text in strings_in(self.match.view(seat))}
        return {text for text in known - self.allowed if not text.isdigit()}


CLASSES: dict[str, tuple[str, dict[str, Any]]] = {
    **{game: (game, {}) for game in GAMES},
    "hegemony with hidden objectives": (
        "hegemony", {"options": {"rounds": 2, "hidden_objectives": True, "action_cards": True}},
    ),
    "its teacher sees every hand": ("limit", {"open": True, "options": {"generations": 2}}),
}  # fmt: skip
"""Even where a teacher may look into hands, it is not the room or the projector that shows them."""


@pytest.mark.parametrize(("game", "wish"), CLASSES.values(), ids=CLASSES)
def test_over_a_whole_class_neither_room_nor_projector_hears_what_a_seat_may_not(
    server: RunningServer, game: str, wish: dict[str, Any]
) -> None:
    seats = seats_of(game)
    one = make_class(server, game=game, tables=2, people=seats, **wish)
    people = [one.seat(f"P{n}") for n in range(2 * seats)]
    room, projector = one.room(), watching(one)
    one.teach("POST", "/begin")
    tables = [one.table(place) for place in range(2)]
    eyes = [Eyes(live_match(server, table)) for table in tables]
    chance = random.Random(game)
    secrets = [person["token"].encode() for person in people] + [one.teacher.encode()]
    while not all(eye.match.finished for eye in eyes):
        for eye, table in zip(eyes, tables, strict=True):
            if not eye.match.finished:
                play(server, one, table.id, eye.match, people, chance)
        hidden = [set() if eye.match.finished else eye.hidden() for eye in eyes]
        for page in (room, projector):
            page.request("ping")  # now it has heard everything that was said before
            check(page, one, hidden)
            assert not any(secret in message for secret in secrets for message in page.received)
            page.received.clear()
    room.close()
    projector.close()


def watching(one: ClassAt) -> Page:
    """What the projector shows: a table through the link for watching, and the room."""
    page = Page(one.address)
    page.request("enter", sub="r", class_id=one.id)
    for number, table in enumerate(one.info["tables"]):
        page.subscribe(table["id"], table["watch"], sub=f"t{number}")
    return page


def play(
    server: RunningServer, one: ClassAt, table: str, match: Match, people: list[Any],
    chance: random.Random,
) -> None:  # fmt: skip
    """One choice of whoever must decide, as the server takes it."""
    live = server.app.state.serving.hall.tables[table]
    seat = chance.choice(match.deciders)
    key = chance.choice(match.decision(seat).options).key
    token = next(p["token"] for p in people if p["table"] == table and p["seat"] == seat)
    body = {"decision": live.table.began[seat], "key": key}
    headers = {"authorization": f"Bearer {token}"}
    answer = one.http.post(f"/api/tables/{table}/choose", json=body, headers=headers)
    assert answer.status_code == 200, answer.text


def check(page: Page, one: ClassAt, hidden: list[set[str]]) -> None:
    """Nothing that came is about something hidden at the table that it tells of."""
    told = 0
    for message in map(json.loads, page.received):
        for table, part in parts_of(message):
            place = int(table[1:]) if table[0] == "t" and table[1:].isdigit() else None
            place = one.tables.index(table) if place is None else place
            assert not hidden[place] & strings_in(part)
            told += 1
    assert told > 0


def parts_of(message: dict[str, Any]) -> list[tuple[str, Any]]:
    """What a message says of which table."""
    if message["type"] == "glance":
        return [(message["glance"]["table"], message)]
    if message["type"] == "room":
        return [(one["table"], one) for one in message["glances"]]
    return [(message["sub"], message)] if str(message.get("sub", "")).startswith("t") else []
