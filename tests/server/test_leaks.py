"""Hidden information never leaves for the wrong seat: every byte sent is looked at.

Three ways, for every installed game. (1) Whatever is sent to a viewer is the same, byte for byte,
in any other world that this viewer cannot tell from the real one. (2) Over whole matches through
real sockets, no id that only others may see appears in anything a viewer receives. (3) Neither the
seed nor a token nor a stored choice of somebody else appears there.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import anthropolis
from anthropolis.engine.chance import chance_from
from anthropolis.engine.events import event_json
from anthropolis.engine.game import Game
from anthropolis.engine.match import Match
from anthropolis.server.replies import Viewer
from anthropolis.server.requests import NewTable, SeatWish
from anthropolis.server.tables.entries import Choice
from anthropolis.server.tables.making import make_table
from anthropolis.server.tables.phrasing import encode
from anthropolis.server.tables.table import Table
from anthropolis.server.tables.telling import Teller
from tests.conformance.sealed_bids import SealedBids
from tests.server.people import Page, RunningServer, TableAt

WORLDS = 2
GAMES = [*anthropolis.games(), "sealed_bids"]


@pytest.fixture(autouse=True)
def _toy(register: Callable[[Game], Game]) -> None:
    register(SealedBids())


def seats_of(game: str) -> int:
    seats = anthropolis.load(game).seats
    return min(max(seats), 3)


SECRETS: dict[str, tuple[str, int, dict[str, Any]]] = {
    **{game: (game, seats_of(game), {}) for game in anthropolis.games()},
    "sealed_bids": ("sealed_bids", 3, {}),
    "hegemony with automas": (
        "hegemony", 3,
        {"automas": {"capitalist_class": "advanced"}, "rounds": 2, "hidden_objectives": True,
         "action_cards": True},
    ),
    "hegemony with all its switches": (
        "hegemony", 4,
        {"rounds": 2, "hidden_objectives": True, "action_cards": True, "crisis_cell": True,
         "alternative_events": True, "automas": {"middle_class": "easy"}},
    ),
    "climat for experts": (
        "climat", 3, {"mode": "expert", "weaknesses": True, "scenario": "ragnarok"},
    ),
    "limit with alliances": ("limit", 3, {"alliances": True, "generations": 3}),
}  # fmt: skip
"""Games, seats, and what makes more of them secret."""


def new_table(game: str, seats: int, options: dict[str, Any]) -> Table:
    people = [SeatWish("person", f"Person {n}") for n in range(seats)]
    return make_table(NewTable(game, people, options=options, undo="own"), guest=False).table


def imagined(table: Table, viewer: int, salt: int) -> Match:
    """The match as it might be, for all that this viewer knows."""
    match = table.match
    state = match.game.imagine(match.state, viewer, chance_from(salt, "leak test"))
    state.listening = True
    state.events = match.state.events
    return Match(
        match.game, match.seats, match.seed, match.options, state, match.choices, match.moments
    )


def told(table: Table, viewer: int) -> list[bytes]:
    """All that the server would send this viewer now, but for the time of day."""
    teller = Teller(table)
    who = Viewer("seat", viewer) if viewer >= 0 else Viewer("spectator", None)
    state = teller.state(who, viewer, None, table.info(set()), ([], 0))
    messages = [encode(state)]
    teller.look_for({-1, *range(len(table.seats))})
    if table.seq:
        messages.append(encode(teller.moved(who, viewer, None)))
    return [message.rpartition(b'"time":')[0] for message in messages]


def play_on(table: Table, chance: random.Random) -> None:
    seat = chance.choice(table.match.deciders)
    key = chance.choice(table.match.decision(seat).options).key
    table.apply(table.seq + 1, 0.0, Choice(seat, key, table.began[seat], "person"))


@pytest.mark.parametrize(("game", "seats", "options"), SECRETS.values(), ids=SECRETS)
def test_what_a_viewer_is_told_is_the_same_in_every_world_they_can_imagine(
    game: str, seats: int, options: dict[str, Any]
) -> None:
    table, chance = new_table(game, seats, options), random.Random(game)
    differing = 0
    while not table.match.finished:
        if table.seq < 40 or table.seq % 10 == 0:
            viewers = [-1, *range(len(table.seats))]
            for viewer in viewers:
                real, match = told(table, viewer), table.match
                for salt in range(WORLDS):
                    table.match = imagined(table, viewer, salt)
                    differing += table.match.state.chance.words() != match.state.chance.words()
                    assert told(table, viewer) == real, (table.seq, viewer)
                table.match = match
        play_on(table, chance)
    assert differing > 0, "the imagined worlds were other worlds"


def strings_in(value: Any) -> set[str]:
    """Every text in a view, keys included."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return set(value) | {s for inner in value.values() for s in strings_in(inner)}
    if isinstance(value, (list, tuple)):
        return {s for inner in value for s in strings_in(inner)}
    return set()


class Watch:
    """What one viewer has received, and what they were ever allowed to see."""

    def __init__(self, page: Page, viewer: int | None) -> None:
        self.page = page
        self.viewer = viewer
        self.allowed: set[str] = set()
        self.looked = 0
        self.events = 0

    def check(self, match: Match) -> None:
        """Nothing received so far holds an id that only others may see."""
        self.allowed |= strings_in(match.view(self.viewer))
        self.allowed |= {rule.id for rule in match.game.rules}  # a rulebook is no secret
        if self.viewer in match.deciders and self.viewer is not None:
            decision = match.decision(self.viewer)
            self.allowed |= {option.key for option in decision.options}
            self.allowed |= strings_in([option.ref for option in decision.options])
            self.allowed |= strings_in([blocked.ref for blocked in decision.blocked])
        news = match.events_seen_by(self.viewer, self.events)
        self.events = len(match.events)
        self.allowed |= strings_in([event_json(e) for e in news])
        others = [s for s in [None, *range(match.seats)] if s != self.viewer]
        hidden = {t for s in others for t in strings_in(match.view(s))} - self.allowed
        hidden = {text for text in hidden if not text.isdigit()}  # a version may be called 1
        for message in self.page.received[self.looked :]:
            leaked = hidden & strings_in(json.loads(message))
            assert not leaked, (self.viewer, leaked)
        self.looked = len(self.page.received)


def live_match(server: RunningServer, table: TableAt) -> Match:
    match = server.app.state.serving.hall.tables[table.id].table.match
    assert isinstance(match, Match)
    return match


@pytest.mark.parametrize(("game", "seats", "options"), SECRETS.values(), ids=SECRETS)
def test_over_a_whole_match_no_page_receives_what_only_others_may_see(
    server: RunningServer, game: str, seats: int, options: dict[str, Any]
) -> None:
    people = [f"person P{n}" for n in range(seats)]
    table = server.make_table(people, game=game, options=options)
    viewers: list[int | None] = [*range(seats), None]
    pages = [table.page("spectator" if v is None else v) for v in viewers]
    watches = [Watch(page, v) for page, v in zip(pages, viewers, strict=True)]
    chance, match, seq = random.Random(game), live_match(server, table), 0
    while not match.finished:
        for watch in watches:
            watch.page.follow(seq)
            watch.check(match)
        seat = chance.choice(match.deciders)
        decision = pages[seat].position["decision"]
        key = chance.choice(decision["options"])["key"]
        pages[seat].request("choose", sub="a", decision=decision["id"], key=key)
        seq += 1
    look_for_secrets(table, watches, match, seq)


def look_for_secrets(table: TableAt, watches: list[Watch], match: Match, seq: int) -> None:
    """Seed and links are nowhere before the end; links not even after it."""
    tokens = [t.encode() for t in [*table.links["seats"], table.links["facilitator"]]]
    for watch in watches:
        watch.page.follow(seq)
        before_end = [m for m in watch.page.received if b'"finished":true' not in m]
        assert before_end
        assert not any(str(match.seed).encode() in message for message in before_end)
        assert not any(t in m for t in tokens for m in watch.page.received)


@pytest.mark.parametrize("game", GAMES)
def test_nobody_is_told_the_key_that_somebody_else_chose(server: RunningServer, game: str) -> None:
    """Keys are answers to secret questions too: only the events tell."""
    seats = seats_of(game)
    table = server.make_table(["person"] * seats, game=game)
    pages = [table.page(seat) for seat in range(seats)]
    match = live_match(server, table)
    seq = 0
    while seq < 6 and not match.finished:
        for page in pages:
            page.follow(seq)
        table.choose_first(match.deciders[0])
        seq += 1
    for page in pages:
        page.follow(seq)
        entries = [m["entry"] for m in page.waiting if m["type"] == "moved"]
        assert [set(e) for e in entries] == [
            {"number", "kind", "seat", "by", "at", "move", "events", "story", "forced", "text"}
        ] * seq
        others = [f for e in entries for f in e["forced"] if f["seat"] != pages.index(page)]
        assert all(forced["label"] is None for forced in others)
