"""What stays the same while a server runs: made once, at its start, and never while people play."""

from __future__ import annotations

import logging
from functools import cache
from typing import Any

from msgspec import json

from anthropolis.engine.game import Game
from anthropolis.engine.shapes import meanings
from anthropolis.server.about import (
    ChapterInfo,
    GameDetails,
    GameInfo,
    GamesAnswer,
    PhaseInfo,
    RuleInfo,
    RulesAnswer,
)
from anthropolis.server.tables.making import playable
from anthropolis.server.tables.phrasing import sayer_of
from anthropolis.server.terms import Text
from anthropolis.server.thinking.levels import LEVELS

log = logging.getLogger("anthropolis.server")


def get_ready() -> None:
    """Read the games, their words and their rules now: the first guest does not wait for them."""
    for game in playable():
        try:
            sayer_of(game)
            details_page(game, game.version)
            rules_page(game, game.version)
        except Exception:  # its tables will be refused; the others are played
            log.exception("the game %s is not ready", game.id)


def text_of(texts: Any) -> Text:
    return Text(texts["en"], texts["fr"])


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        id=game.id, version=game.version, name=text_of(game.name), summary=text_of(game.summary),
        fewest_seats=game.seats[0], most_seats=game.seats[-1], cooperative=game.cooperative,
        minutes=game.minutes, weight=game.weight,
    )  # fmt: skip


def games_page() -> bytes:
    return json.encode(GamesAnswer([game_info(game) for game in playable()], LEVELS))


@cache
def details_page(game: Game, version: str) -> bytes:
    terms = {str(word): text_of(texts) for word, texts in game.catalogue.terms.items()}
    phases = [PhaseInfo(phase.id, list(phase.steps)) for phase in game.phases()]
    details = GameDetails(
        game_info(game), game.options_schema, terms, game.cards, phases, meanings(game.view_type)
    )  # fmt: skip
    return json.encode(details)


@cache
def rules_page(game: Game, version: str) -> bytes:
    titles = {rule.chapter: text_of(rule.chapter_title) for rule in game.rules}
    chapters = [ChapterInfo(chapter, title) for chapter, title in titles.items()]
    rules = [RuleInfo(r.id, r.chapter, r.provenance, text_of(r.text)) for r in game.rules]
    return json.encode(RulesAnswer(game.id, version, chapters, rules))
