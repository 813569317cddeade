"""Where games played in the terminal are kept."""

from __future__ import annotations

import os
from datetime import datetime
from pathlib import Path

from anthropolis import BadRecord, Record
from anthropolis.bots.naming import BadBot, check_bot
from anthropolis.engine.words import SEAT_WORD

HUMAN = "human"
HUMAN_WORDS = (HUMAN, "me")


def data_folder() -> Path:
    """The user's own data folder, as the XDG base directory specification names it."""
    named = os.environ.get("XDG_DATA_HOME", "")
    base = Path(named) if os.path.isabs(named) else Path.home() / ".local" / "share"
    return base / "anthropolis"


def new_save(game: str) -> Path:
    """A file name of today for a new game, not taken yet."""
    name = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    folder = data_folder() / "saves"
    path, number = folder / f"{name}.json", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}.json"
    return path


def check_player(name: str) -> str:
    """`human` for any word that means it, else the name of a bot; raises BadBot."""
    if name.lower() in HUMAN_WORDS:
        return HUMAN
    try:
        return check_bot(name)
    except BadBot as error:
        raise BadBot(f"{error}, or human") from error


def players_of(record: Record) -> list[str]:
    """Who sat where when the game was saved; a person's name counts as human."""
    if record.names is None or len(record.names) != record.seats:
        raise BadRecord("this record does not say who sits where: add --seats")
    return [player_of(name) for name in record.names]


def player_of(name: str) -> str:
    try:
        return check_player(name)
    except BadBot:
        return HUMAN


def names_in(record: Record, lang: str) -> list[str] | None:
    """What the seats of a record are called: people by their names, the others by their number."""
    names = record.names
    if names is None or len(names) != record.seats:
        return None
    numbered = [f"{SEAT_WORD[lang]} {seat + 1}" for seat in range(record.seats)]
    return [numbered[seat] if is_controller(name) else name for seat, name in enumerate(names)]


def is_controller(name: str) -> bool:
    return name == HUMAN or player_of(name) != HUMAN


def names_to_save(record: Record, players: list[str]) -> list[str]:
    """The record's own names, and the player's word for a seat that somebody else took over."""
    if record.names is None or len(record.names) != record.seats:
        return players
    return [
        name if player_of(name) == player else player
        for name, player in zip(record.names, players, strict=True)
    ]
