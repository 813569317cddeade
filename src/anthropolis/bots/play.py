"""Letting bots play."""

from __future__ import annotations

from collections.abc import Sequence

from anthropolis.bots.bot import Bot
from anthropolis.bots.naming import BadBot, make_bot
from anthropolis.engine.chance import chance_from
from anthropolis.engine.flow import State
from anthropolis.engine.game import Game
from anthropolis.engine.match import Match


def seat_bots(game: Game, names: Sequence[str], seed: int | str) -> list[Bot]:
    """One bot per seat, each with its own stream of the seed."""
    return [
        make_bot(name, game, chance_from(seed, f"bot {seat}")) for seat, name in enumerate(names)
    ]


def play_out(match: Match, bots: Sequence[str]) -> Match:
    """Let bots, one name per seat, finish the match; returns it."""
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
