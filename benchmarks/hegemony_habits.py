"""How often greedy bots take a main action when it is offered: by it a search plays on.

    python benchmarks/hegemony_habits.py [--deals 60]

Each deal is played by greedy bots with two, three and four roles. Writes, in thousandths, by role
and by the name of a card or an action, data/bot_habits.yaml of Hegemony.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from anthropolis.bots.play import seat_bots
from anthropolis.engine.registry import load
from anthropolis.games.hegemony.rules.turn import Turn, main_action_name
from anthropolis.games.hegemony.table.roles import ROLES
from anthropolis.games.hegemony.table.state import MAIN_DONE, Country

FILE = Path(__file__).parent.parent / "src/anthropolis/games/hegemony/data/bot_habits.yaml"
HEAD = """\
# How often greedy bots take a card or an action when it is offered, in thousandths.
# Written by benchmarks/hegemony_habits.py; bots play on by it in their thoughts.
"""
Counts = Counter[tuple[int, str]]


def watch(roles: int, seed: str, offered: Counts, taken: Counts) -> None:
    """Count what is offered and taken as a main action in one match."""
    game = load("hegemony")
    country = game.new(roles, seed).state
    assert isinstance(country, Country)
    bots = seat_bots(game, ["greedy"] * roles, seed)
    while not country.finished():
        seat = country.decider()
        role, options = country.roles[seat], country.options(seat)
        turn = isinstance(country.asking, Turn) and not country.draft(seat)
        choice = bots[seat].choose(country, seat)
        if turn and not country.flags & MAIN_DONE:
            offered.update((role, main_action_name(role, option)) for option in options)
            taken[role, main_action_name(role, choice)] += 1
        country.answer(seat, choice)


def written(offered: Counts, taken: Counts) -> str:
    lines = [HEAD]
    for role, name in enumerate(ROLES):
        lines.append(f"{name}:\n")
        for key in sorted(key for key in offered if key[0] == role):
            lines.append(f"  {key[1]}: {round(1000 * taken[key] / offered[key])}\n")
    return "".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description="What greedy bots do when it is offered.")
    parser.add_argument("--deals", type=int, default=60)
    given = parser.parse_args()
    offered: Counts = Counter()
    taken: Counts = Counter()
    for deal in range(given.deals):
        for roles in (2, 3, 4):
            watch(roles, f"h{deal}", offered, taken)
        print(f"{deal + 1} of {given.deals} deals", flush=True)
    FILE.write_text(written(offered, taken), encoding="utf-8")
    print(f"wrote {FILE.name}: {sum(taken.values())} main actions")


if __name__ == "__main__":
    main()
