"""How good bots and automas are at Hegemony, as rows of a Markdown table.

    python benchmarks/hegemony_bots.py roles --bot greedy --against random [--games 200]
    python benchmarks/hegemony_bots.py alike --bot greedy
    python benchmarks/hegemony_bots.py modes

`roles` puts one player into every role in turn, with two, three and four roles; `alike` gives
every role to the same one; `modes` lets advanced and simple automas meet. The State has no automa:
it is played by the bot on the other side. A cell says who plays the role, its mean score and its
win rate, both with 95 % intervals.
"""

from __future__ import annotations

import argparse

import anthropolis
from anthropolis.bots.naming import AUTOMAS
from anthropolis.lab.results import Results
from anthropolis.lab.summing import wilson

COLUMNS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""Which column each seat fills, by the number of roles."""
STATE = 3
HEAD = """\
| games | Working Class | Middle Class | Capitalist Class | State |
| ---: | --- | --- | --- | --- |"""

Seats = list[str]


def lone(bot: str, others: str) -> list[Seats]:
    """The bot in each role once, for every number of roles."""
    found: list[Seats] = []
    for roles in COLUMNS:
        for place in range(roles):
            seats = [bot if seat == place else others for seat in range(roles)]
            if roles <= STATE or seats[STATE] not in AUTOMAS:
                found.append(seats)
            elif others in AUTOMAS and place < STATE:
                found.append([*seats[:STATE], bot])
    return found


def alike(bot: str, state: str) -> list[Seats]:
    return [[bot] * roles if roles <= STATE else [*[bot] * STATE, state] for roles in COLUMNS]


def cell(results: Results, seat: int, player: str) -> str:
    score, rate = results.sums.scores[seat], results.sums.win_rates()[seat]
    low, high = wilson(rate, results.sums.games)
    share = f"{rate:.0%} ({low:.0%} to {high:.0%})"
    return f"{player}: {score.mean:.1f} ± {score.half_width:.1f}, {share}"


def row(seats: Seats, results: Results) -> str:
    cells = [str(results.sums.games), "", "", "", ""]
    for seat, column in enumerate(COLUMNS[len(seats)]):
        cells[1 + column] = cell(results, seat, seats[seat])
    return "| " + " | ".join(cells) + " |"


def wanted(given: argparse.Namespace) -> list[Seats]:
    if given.table == "alike":
        return alike(given.bot, given.bot if given.bot not in AUTOMAS else given.against)
    if given.table == "roles":
        return lone(given.bot, given.against)
    advanced, simple = AUTOMAS
    return [s for s in lone(advanced, simple) if len(s) <= STATE]


def main() -> None:
    parser = argparse.ArgumentParser(description="How good bots and automas are at Hegemony.")
    parser.add_argument("table", choices=["roles", "alike", "modes"])
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--against", default="random")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, help="processes; default: all cores")
    parser.add_argument("--roles", type=int, choices=list(COLUMNS), help="only so many roles")
    given = parser.parse_args()
    print(HEAD, flush=True)
    for seats in wanted(given):
        if given.roles in (None, len(seats)):
            results = anthropolis.simulate(
                "hegemony", seats, given.games, given.seed, workers=given.workers, tables=()
            )
            print(row(seats, results), flush=True)


if __name__ == "__main__":
    main()
