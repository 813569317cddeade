"""How good bots and automas are at Hegemony, as rows of a Markdown table.

    python benchmarks/hegemony_bots.py roles --bot greedy --against random [--games 200]
    python benchmarks/hegemony_bots.py alike --bot greedy
    python benchmarks/hegemony_bots.py modes
    python benchmarks/hegemony_bots.py gain --bot mcts:200 --against greedy --roles 3 --place 1

`roles` puts one player into every role in turn, with two, three and four roles; `alike` gives
every role to the same one; `modes` lets advanced and simple automas meet. The State has no automa:
it is played by the bot on the other side, or by the one that `--state` names. A cell says who plays
the role, its mean score and its win rate, both with 95 % intervals. `gain` plays the same deals
twice, with one player and with the other in a role, and says what the first brings it: points, and
matches won of a hundred.
"""

from __future__ import annotations

import argparse

import anthropolis
from anthropolis.bots.naming import AUTOMAS
from anthropolis.lab.results import Results
from anthropolis.lab.summing import Sum, wilson

COLUMNS = {2: (0, 2), 3: (0, 1, 2), 4: (0, 1, 2, 3)}
"""Which column each seat fills, by the number of roles."""
STATE = 3
HEAD = """\
| games | Working Class | Middle Class | Capitalist Class | State |
| ---: | --- | --- | --- | --- |"""
GAIN_HEAD = """\
| role | games | {against} | {bot} | points more | wins more |
| --- | ---: | ---: | ---: | ---: | ---: |"""
NAMES = ("Working Class", "Middle Class", "Capitalist Class", "State")

Seats = list[str]


def lone(bot: str, others: str, state: str = "") -> list[Seats]:
    """The bot in each role once, for every number of roles; `state` plays it beside automas."""
    found: list[Seats] = []
    for roles in COLUMNS:
        for place in range(roles):
            seats = [bot if seat == place else others for seat in range(roles)]
            if roles <= STATE or seats[STATE] not in AUTOMAS:
                found.append(seats)
            elif others in AUTOMAS and place < STATE:
                found.append([*seats[:STATE], state or bot])
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
        return lone(given.bot, given.against, given.state)
    advanced, simple = AUTOMAS
    return [s for s in lone(advanced, simple) if len(s) <= STATE]


def play(seats: Seats, given: argparse.Namespace, tables: tuple[str, ...] = ()) -> Results:
    return anthropolis.simulate(
        "hegemony", seats, given.games, given.seed, workers=given.workers, tables=tables
    )


def gains(given: argparse.Namespace) -> None:
    print(GAIN_HEAD.format(against=given.against, bot=given.bot), flush=True)
    for roles in COLUMNS if given.roles is None else [given.roles]:
        usual = play([given.against] * roles, given, ("seats",))
        for place in range(roles) if given.place is None else [given.place]:
            seats = [given.bot if seat == place else given.against for seat in range(roles)]
            tried = play(seats, given, ("seats",))
            print(gain(roles, place, usual, tried), flush=True)


def gain(roles: int, place: int, usual: Results, tried: Results) -> str:
    """What the second run brings a role beside the first, deal by deal."""
    before, after = (
        run.seats.filter(run.seats["seat"] == place).sort("game") for run in (usual, tried)
    )
    points, wins = Sum(), Sum()
    for old, new in zip(before.iter_rows(named=True), after.iter_rows(named=True), strict=True):
        points.add(new["score"] - old["score"])
        wins.add(100.0 * (new["won"] - old["won"]))
    means = [f"{run.sums.scores[place].mean:.1f}" for run in (usual, tried)]
    return (
        f"| {NAMES[COLUMNS[roles][place]]} of {roles} | {points.count} | {means[0]} | {means[1]} "
        f"| {points.mean:+.1f} ± {points.half_width:.1f} "
        f"| {wins.mean:+.0f} % ± {wins.half_width:.0f} % |"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="How good bots and automas are at Hegemony.")
    parser.add_argument("table", choices=["roles", "alike", "modes", "gain"])
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--against", default="random")
    parser.add_argument("--state", default="", help="who plays the State beside automas (roles)")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, help="processes; default: all cores")
    parser.add_argument("--roles", type=int, choices=list(COLUMNS), help="only so many roles")
    parser.add_argument("--place", type=int, help="only the role at this place, from 0 (gain)")
    given = parser.parse_args()
    if given.table == "gain":
        gains(given)
        return
    print(HEAD, flush=True)
    for seats in wanted(given):
        if given.roles in (None, len(seats)):
            print(row(seats, play(seats, given)), flush=True)


if __name__ == "__main__":
    main()
