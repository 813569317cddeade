"""How willingly a search of LIMIT plays each card, by the mood of its nation: so it plays on.

    python benchmarks/limit_habits.py [--deals 40] [--bot mcts:200]

Each deal is played alone and by two nations. What is chosen among what is offered gives each card
a will of its own, as matches give strengths (Luce's choice rule, fitted after Hunter 2004); where a
mood was rare, the will is near that of all moods. Writes data/bot_habits.yaml of LIMIT: for each
card, and for passing, nine thousandths, for a nation that is calm, uneasy or near revolt, each
early, in the middle and late in the match. The matches are played with the habits there are, so
another run goes on from the last one.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from anthropolis.bots.play import seat_bots
from anthropolis.engine.registry import load
from anthropolis.games.limit.bots.habits import BANDS, PASSING, mood
from anthropolis.games.limit.rules.political.political import PASS, PLAY, POLICY_MENU, PolicyTurn
from anthropolis.games.limit.table.components import CARD_IDS
from anthropolis.games.limit.table.state import World

FILE = Path(__file__).parent.parent / "src/anthropolis/games/limit/data/bot_habits.yaml"
HEAD = """\
# How willingly a search plays a card when it can, in thousandths, by the mood of its nation: calm,
# uneasy and near revolt, each early, in the middle and late in the match.
# Written by benchmarks/limit_habits.py; bots play on by it in their thoughts.
"""
MOODS = BANDS * BANDS
ROUNDS = 30
CAUTION = 3.0
"""So many wins and as many losses against its usual self every will begins with."""

Thing = tuple[str, int]
"""A card, or passing, in a mood."""
Choice = tuple[list[Thing], Thing]
"""What was offered, and what was taken."""


def watch(seats: int, seed: str, bot: str) -> list[Choice]:
    """The political choices of one match."""
    game = load("limit")
    world = game.new(seats, seed).state
    assert isinstance(world, World)
    bots = seat_bots(game, [bot] * seats, seed)
    found: list[Choice] = []
    while not world.finished():
        seat = world.decider()
        options, now = world.options(seat), mood(world, seat)
        political = isinstance(world.asking, PolicyTurn)
        choice = bots[seat].choose(world, seat)
        offered = [(name(option), now) for option in options if name(option)] if political else []
        if len(offered) > 1 and name(choice):
            found.append((offered, (name(choice), now)))
        world.answer(seat, choice)
    return found


def name(option: int) -> str:
    """The card that is played, or passing; nothing for what habit never does."""
    verb = POLICY_MENU.verb(option)
    if verb == PLAY:
        return CARD_IDS[POLICY_MENU.first(option)]
    return PASSING if verb == PASS else ""


def fitted(choices: list[Choice], usual: dict[Thing, float]) -> dict[Thing, float]:
    """The will of every thing, by which the choices are most probable; near its usual one."""
    taken = Counter(choice for _, choice in choices)
    will = dict(usual)
    for _ in range(ROUNDS):
        met = dict.fromkeys(usual, 0.0)
        for offered, _ in choices:
            share = 1 / sum(will[thing] for thing in offered)
            for thing in offered:
                met[thing] += share
        will = {
            thing: (taken[thing] + CAUTION)
            / (met[thing] + 2 * CAUTION / (will[thing] + usual[thing]))
            for thing in usual
        }
    return will


def wills(choices: list[Choice]) -> dict[Thing, float]:
    """First of each card in all moods, then of each mood, which begins with the card's own."""
    whole = [([(card, 0) for card, _ in offered], (taken[0], 0)) for offered, taken in choices]
    cards = fitted(whole, dict.fromkeys([(card, 0) for card in [*CARD_IDS, PASSING]], 1.0))
    usual = {(card, now): will for (card, _), will in cards.items() for now in range(MOODS)}
    return fitted(choices, usual)


def main() -> None:
    parser = argparse.ArgumentParser(description="What a search of LIMIT plays when it can.")
    parser.add_argument("--deals", type=int, default=40)
    parser.add_argument("--bot", default="mcts:200")
    given = parser.parse_args()
    choices: list[Choice] = []
    for deal in range(given.deals):
        for seats in (1, 2):
            choices += watch(seats, f"h{deal}", given.bot)
        print(f"{deal + 1} of {given.deals} deals", flush=True)
    will, lines = wills(choices), [HEAD]
    for card in [PASSING, *CARD_IDS]:
        shares = ", ".join(str(max(1, round(1000 * will[card, now]))) for now in range(MOODS))
        lines.append(f"{card}: [{shares}]\n")
    FILE.write_text("".join(lines), encoding="utf-8")
    print(f"wrote {FILE.name}: {len(choices)} choices")


if __name__ == "__main__":
    main()
