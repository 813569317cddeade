"""Letting bots play."""

from __future__ import annotations

from collections.abc import Sequence

from anthropolis.bots.bot import Bot
from anthropolis.bots.naming import BadBot, MakeBot, made_by, make_bot
from anthropolis.engine.chance import Chance, chance_from
from anthropolis.engine.flow import State
from anthropolis.engine.game import Game
from anthropolis.engine.match import Match

Player = str | Bot | MakeBot
"""A bot by its name, itself, or what makes one of a game and a source of chance."""


def seat_bots(game: Game, players: Sequence[Player], seed: int | str) -> list[Bot]:
    """One bot per seat, each with its own stream of the seed; one that is there already stays."""
    return [
        seat_bot(player, game, chance_from(seed, f"bot {seat}"))
        for seat, player in enumerate(players)
    ]


def seat_bot(player: Player, game: Game, chance: Chance) -> Bot:
    if isinstance(player, Bot):
        return player
    return (
        make_bot(player, game, chance) if isinstance(player, str) else made_by(player, game, chance)
    )


def play_out(match: Match, bots: Sequence[Player]) -> Match:
    """Let bots finish the match, one per seat: names, `Bot`s, or what makes them; returns it."""
    if len(bots) != match.seats:
        raise BadBot(f"give one bot per seat: {match.seats} seats, {len(bots)} bots")
    players = seat_bots(match.game, bots, match.seed)
    while not match.state.finished():
        seat = match.state.decider()
        match.answer(seat, players[seat].choose(match.state, seat))
    return match


def run_out(state: State, bots: list[Bot]) -> int:
    """The same on a bare state, for simulations; returns the number of decisions."""
    decisions = 0
    seat = state.decider()
    while seat >= 0:
        state.answer(seat, bots[seat].choose(state, seat))
        decisions += 1
        seat = state.decider()
    return decisions


def run_random(game: Game, state: State, seed: int | str) -> int:
    """Random play to the end with as little around it as possible, for measuring rules."""
    chance = chance_from(seed, "random")
    decisions = 0
    seat = state.decider()
    while seat >= 0:
        options = state.options(seat)
        state.answer(seat, options[chance.below(len(options))])
        decisions += 1
        seat = state.decider()
    return decisions
