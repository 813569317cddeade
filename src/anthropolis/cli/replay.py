"""`anthropolis replay`: look at every position of a record."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import click

from anthropolis import Match, Record, replay
from anthropolis.cli.common import (
    BadInput,
    console,
    json_option,
    lang_option,
    print_json,
    read_record,
)
from anthropolis.cli.saves import names_in
from anthropolis.cli.texts import language, say

if TYPE_CHECKING:
    from anthropolis.cli.terminal import Screen


@click.command("replay")
@click.argument("file")
@click.option("--at", type=int, metavar="N", help="Print the position after N choices, and stop.")
@click.option("--seat", type=int, metavar="N", help="See it as player N (1 is the first).")
@click.option("--spectator", is_flag=True, help="See it as a spectator (the default).")
@lang_option
@json_option
def command(
    file: str, at: int | None, seat: int | None, spectator: bool, lang: str | None, as_json: bool
) -> None:
    """Step through the record in FILE.

    Enter or n goes on, b back, g N to position N, v N shows the view of player N, q quits.
    Without a terminal, or with --at, one position is printed: the one asked for, else the last.

    \b
    anthropolis replay game.json
    anthropolis replay game.json --at 12 --seat 2
    """
    from anthropolis.cli.terminal import Screen

    if spectator and seat is not None:
        raise click.UsageError("choose one of --seat and --spectator")
    record = read_record(file)
    viewer = check_viewer(record, seat)
    match = replay(record)
    last = len(record.choices)
    if at is not None and not 0 <= at <= last:
        raise BadInput(f"there is no position {at}: this record has positions 0 to {last}")
    if as_json:
        print_position(Replay(record, last if at is None else at, viewer))
        return
    spoken = language(lang)
    screen = Screen(console(), match.game, spoken, names_in(record, spoken))
    if at is None and sys.stdin.isatty():
        step_through(screen, Replay(record, 0, viewer))
    else:
        show(screen, Replay(record, last if at is None else at, viewer))


def check_viewer(record: Record, seat: int | None) -> int | None:
    """The seat whose view is wanted, counted from 0; None is a spectator."""
    if seat is None:
        return None
    if not 1 <= seat <= record.seats:
        raise BadInput(f"there is no player {seat}: this record has players 1 to {record.seats}")
    return seat - 1


class Replay:
    """One position of a record, as one seat or a spectator sees it."""

    def __init__(self, record: Record, at: int, viewer: int | None) -> None:
        self.record = record
        self.viewer = viewer
        self.match: Match
        self.go_to(at)

    @property
    def at(self) -> int:
        return len(self.match.choices)

    @property
    def last(self) -> int:
        return len(self.record.choices)

    def go_to(self, at: int) -> None:
        """Play the record again up to there, noting the events of the last choice."""
        self.match = replay(self.record, upto=max(0, at - 1))
        self.before = len(self.match.events) if at > 0 else 0
        if at > 0:
            self.step()

    def step(self) -> None:
        """One choice on."""
        self.before = len(self.match.events)
        self.match.choose(*self.record.choices[self.at])


def show(screen: Screen, shown: Replay) -> None:
    """One position: what led to it, the board, and who must decide."""
    match, viewer, lang = shown.match, shown.viewer, screen.lang
    name = match.game.name[lang]
    where = say("position", lang, game=name, at=shown.at, of=shown.last)
    seen = say("seen_by_all", lang)
    if viewer is not None:
        seen = say("seen_by", lang, screen.names, player=viewer)
    screen.line(f"{where} · {seen}")
    screen.log(match.events_seen_by(viewer, since=shown.before))
    screen.console.print()
    screen.draw(match.view(viewer))
    if match.deciders:
        who = ", ".join(screen.words.seat(seat) for seat in match.deciders)
        screen.say("to_decide", "bold", who=who)


def print_position(shown: Replay) -> None:
    from anthropolis.engine.events import event_json

    match = shown.match
    print_json(
        {
            "game": match.game.id,
            "at": shown.at,
            "of": shown.last,
            "seat": shown.viewer,
            "deciders": list(match.deciders),
            "finished": match.finished,
            "events": [event_json(e) for e in match.events_seen_by(shown.viewer, shown.before)],
            "view": match.view(shown.viewer),
        }
    )


def step_through(screen: Screen, shown: Replay) -> None:
    """Ask where to go until the reader has seen enough."""
    from anthropolis.cli.terminal import Leave

    show(screen, shown)
    while True:
        try:
            text = screen.read("ask_step")
        except Leave:
            return
        if text == "q":
            return
        if obey(screen, shown, text):
            show(screen, shown)


def obey(screen: Screen, shown: Replay, text: str) -> bool:
    """Do what the reader wants; False when there is nothing new to show."""
    word, _, rest = text.partition(" ")
    number = int(rest) if rest.strip().isdecimal() else None
    if word in ("", "n"):
        return move(screen, shown, shown.at + 1)
    if word == "b":
        return move(screen, shown, shown.at - 1)
    if word == "g" and number is not None:
        return move(screen, shown, number)
    if word == "v" and (not rest or (number and number <= shown.record.seats)):
        shown.viewer = number - 1 if number else None
        return True
    screen.say("not_step", "red", text=text[:40])
    return False


def move(screen: Screen, shown: Replay, to: int) -> bool:
    if not 0 <= to <= shown.last:
        screen.say("at_start" if to < 0 else "at_end")
        return False
    if to == shown.at + 1:
        shown.step()
    else:
        shown.go_to(to)
    return True
