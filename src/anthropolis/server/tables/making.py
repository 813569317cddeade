"""Making a table: what was wished for, checked, and its links."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from typing import NamedTuple

from msgspec import json
from msgspec.structs import replace

from anthropolis.bots.naming import BadBot
from anthropolis.engine.events import SPECTATOR
from anthropolis.engine.game import Game
from anthropolis.engine.match import REDRAW, BadSeats, check_seats
from anthropolis.engine.options import BadOption, complete, is_automa
from anthropolis.engine.record import Record
from anthropolis.engine.registry import UnknownGame, games, load
from anthropolis.server.hands import own_table_id
from anthropolis.server.joining import Links
from anthropolis.server.now import now
from anthropolis.server.requests import Branch, NewTable, SeatWish
from anthropolis.server.store import StoredEntry, TableRow, TokenRow
from anthropolis.server.tables.entries import Choice, SeatSetting, Settings, write_entry
from anthropolis.server.tables.names import check_unlike, clean, clean_name
from anthropolis.server.tables.refusing import Refusal, so_many_choices
from anthropolis.server.tables.table import Table, has_open
from anthropolis.server.terms import Actor, Text
from anthropolis.server.thinking.levels import DEFAULT_LEVEL, bot_of
from anthropolis.server.tokens import hash_of, new_token

log = logging.getLogger("anthropolis.tables")

ONLY_BOTS = Text("only a bot has a level", "seul un robot a un niveau")
NO_SUCH_BOT = "ce robot n’existe pas ici, ou réfléchirait trop longtemps"
HOST_PLAYS = Text(
    "who plays at the table may not see everything",
    "qui joue à la table ne peut pas tout voir",
)
OPEN_TO_ALL = Text(
    "spectators see everything: nobody may join from there",
    "les spectateurs voient tout : personne ne peut rejoindre de là",
)


class Made(NamedTuple):
    """A table that is ready to be stored."""

    table: Table
    links: Links
    tokens: list[TokenRow]
    entries: list[StoredEntry]


def seat_setting(wish: SeatWish, guest: bool) -> SeatSetting:
    """A seat as it was wished for; raises Refusal."""
    if wish.controller != "bot":
        if wish.level is not None:
            raise Refusal("bad_seats", ONLY_BOTS)
        return SeatSetting(wish.controller, None, clean_name(wish.name))
    return SeatSetting("bot", checked_level(wish.level, guest), clean_name(wish.name))


def checked_level(level: str | None, guest: bool) -> str:
    if level and is_automa(level):
        return level
    try:
        bot_of(level, guest)
    except BadBot as error:
        raise Refusal("bad_seats", Text(str(error), NO_SUCH_BOT)) from error
    return level or DEFAULT_LEVEL


def installed(name: str) -> Game:
    """The game of that id; raises UnknownGame, also when its package is there and broken."""
    try:
        return load(name)
    except UnknownGame:
        raise
    except Exception as error:  # whatever somebody's package does when it is imported
        raise UnknownGame(f"the game {name!r} cannot be loaded") from error


def known_game(name: str) -> Game:
    try:
        return installed(name)
    except UnknownGame as error:
        raise Refusal("not_found", Text(str(error), f"le jeu {name!r}")) from error


def so_many_seats(count: int) -> Text:
    return Text(f"give {count} seats", f"il faut {count} places")


def seats_of(game: Game) -> str:
    return f"{game.name['fr']} : de {game.seats[0]} à {game.seats[-1]} places"


def option_words(game: Game, error: BadOption) -> Text:
    """Why an option does not fit, or at least which, by the name it has in the form."""
    parts, titles = game.options_schema, []
    for name in error.option.split("."):
        parts = parts.get("properties", {}).get(name, {})
        titles.append(parts.get("x-fr", {}).get("title", name))
    reason = error.french or "valeur non admise"
    return Text(str(error), f"{' › '.join(titles)} : {reason}" if error.option else error.french)


def playable() -> list[Game]:
    """The installed games; one whose package is broken is left out, and the others go on."""
    found = []
    for name in games():
        try:
            found.append(installed(name))
        except UnknownGame as error:
            log.warning("%s: %s", error, error.__cause__)
    return found


def settings_of(wish: NewTable, guest: bool) -> tuple[Game, Settings]:
    """What is agreed for a new table; raises Refusal."""
    game = known_game(wish.game)
    seats = [seat_setting(seat, guest) for seat in wish.seats]
    try:
        check_seats(game, len(seats))
        options = complete(game.options_schema, wish.options)
        options = game.seated([seat.level or seat.controller for seat in seats], options)
    except BadSeats as error:
        raise Refusal("bad_seats", Text(str(error), seats_of(game))) from error
    except BadOption as error:
        raise Refusal("bad_options", option_words(game, error)) from error
    if wish.facilitator_sees and wish.host_plays:
        raise Refusal("bad_options", HOST_PLAYS)
    if opens_all(game, options) and (wish.visibility == "public" or has_open(seats)):
        raise Refusal("bad_options", OPEN_TO_ALL)
    return game, Settings(
        seats=seats, options=options, title=clean(wish.title), language=wish.language,
        visibility=wish.visibility, undo=wish.undo, clock=wish.clock,
        facilitator_sees=wish.facilitator_sees, forced=True, replace_after=wish.replace_after,
    )  # fmt: skip


def opens_all(game: Game, options: dict[str, object]) -> bool:
    """Whether an option that says so of itself shows everything to spectators."""
    properties = game.options_schema["properties"]
    return any(part.get("x-opens-all") and options[name] for name, part in properties.items())


def make_table(wish: NewTable, guest: bool) -> Made:
    """A new table with a seed that nobody knows; raises Refusal."""
    game, settings = settings_of(wish, guest)
    # The seed is 256 random bits: the commitment gives nothing away.
    return _made(game, settings, secrets.token_hex(32), [])


def make_branch(origin: Table, wish: Branch, guest: bool) -> Made:
    """A table that starts from a past decision of another; raises Refusal."""
    if wish.move > len(origin.line):
        raise Refusal("not_found", so_many_choices(len(origin.line)))
    if len(wish.seats) != len(origin.seats):
        raise Refusal("bad_seats", so_many_seats(len(origin.seats)))
    old = origin.settings
    settings = Settings(
        seats=[seat_setting(seat, guest) for seat in wish.seats], options=old.options,
        title=clean(wish.title) or old.title, language=old.language, visibility="private",
        undo="agreed", clock=None, facilitator_sees=True, forced=old.forced,
        branch_of=origin.id, branch_at=wish.move, sealed=not origin.open,
    )  # fmt: skip
    choices = origin.choices()[: wish.move]
    if wish.redraw or not origin.open:
        choices.append((SPECTATOR, REDRAW + secrets.token_hex(32)))
    return _made(origin.game, settings, origin.row.seed, choices)


def make_rematch(origin: Table) -> Made:
    """The same people and options once more; each gets a link when they come."""
    settings = replace(
        origin.settings, seats=list(origin.seats), branch_of=None, branch_at=None, opening=[],
        sealed=False, forced=True,
    )  # fmt: skip
    return _made(origin.game, settings, secrets.token_hex(32), [])


def make_record_branch(record: Record, wish: Branch, guest: bool) -> Made:
    """A table that starts from a past decision of a match from a file; raises Refusal."""
    if len(wish.seats) != record.seats:
        raise Refusal("bad_seats", so_many_seats(record.seats))
    settings = Settings(
        seats=[seat_setting(seat, guest) for seat in wish.seats], options=record.options,
        title=clean(wish.title), language="en", visibility="private", undo="agreed", clock=None,
        facilitator_sees=True, forced=True, branch_at=wish.move,
    )  # fmt: skip
    return _made(load(record.game), settings, str(record.seed), record.choices[: wish.move])


def _made(game: Game, settings: Settings, seed: str, choices: Sequence[tuple[int, str]]) -> Made:
    row = TableRow(
        own_table_id(), game.id, game.version, seed, json.encode(settings).decode(),
        settings.visibility, "waiting", "", now(),
    )  # fmt: skip
    try:
        table, entries = played_again(row, choices)
    except BadOption as error:
        raise Refusal("bad_options", option_words(game, error)) from error
    if opening := table.forced_by(0):
        whole = replace(settings, opening=opening)
        table.row = table.row._replace(settings=json.encode(whole).decode())
    for seat, setting in enumerate(table.seats):
        check_unlike(setting.name, table.names_of_others(seat))
    links, tokens = make_links(table)
    return Made(table, links, tokens, entries)


def maker(table: Table, seat: int) -> Actor:
    if seat < 0:
        return "facilitator"
    return "bot" if table.seats[seat].controller == "bot" else "person"


def played_again(
    row: TableRow, choices: Sequence[tuple[int, str]]
) -> tuple[Table, list[StoredEntry]]:
    """The table after these choices, and the entries that say so."""
    table, at = Table(row), now()
    entries: list[StoredEntry] = []
    for place, (seat, key) in enumerate(choices):
        if place < len(table.line):
            continue  # it left no choice and has played itself
        number = len(entries) + 1
        choice = Choice(seat, key, table.began.get(seat, 0), maker(table, seat))
        table.apply(number, at, choice)
        then = table.forced_by(number)
        entries.append(StoredEntry(number, at, write_entry(replace(choice, then=then))))
    summary = json.encode(table.info(set())).decode()
    table.row = row._replace(status=table.status, summary=summary)
    return table, entries


def make_links(table: Table) -> tuple[Links, list[TokenRow]]:
    """New tokens for everybody who needs one, and the hashes to keep."""
    rows: list[TokenRow] = []

    def link(role: str, seat: int | None = None) -> str:
        token = new_token()
        rows.append(TokenRow(hash_of(token), table.id, role, seat))
        return token

    seats = [
        link("seat", seat) if setting.controller == "person" else None
        for seat, setting in enumerate(table.seats)
    ]
    return Links(link("facilitator"), link("spectator"), link("join"), seats), rows
