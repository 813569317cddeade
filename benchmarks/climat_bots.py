"""How good the bots are at Bataille pour le Climat, as rows of a Markdown table.

    python benchmarks/climat_bots.py [--bots passing,random,greedy] [--games 200] [--only expert]

One team: each bot fills all seats. A victory with 80 free people or fewer is not a true one.
"""

from __future__ import annotations

import argparse
from typing import Any

import anthropolis
from anthropolis.lab.results import Results

PASSING = "anthropolis.bots.bot:FirstBot"
VARIANTS = ("runaway", "no_deus_ex_machina", "on_your_own")
DECKS = ("oil_collapse", "global_warming", "ragnarok")
SCENARIOS = ("first_steps", "black_gold", "thermometer", "one_generation", *DECKS)

Setting = tuple[int, dict[str, Any]]
SETTINGS: dict[str, Setting] = {
    "normal, 3 seats": (3, {}),
    "normal, 4 seats": (4, {}),
    "normal, 5 seats": (5, {}),
    "expert": (4, {"mode": "expert"}),
    **{f"variant {name}": (4, {name: True}) for name in VARIANTS},
    **{f"deck {name}": (4, {"deck": name}) for name in DECKS},
    **{f"scenario {name}": (4, {"scenario": name}) for name in SCENARIOS},
}
"""With the standard deck and the scenario `the_battle` where nothing else is said."""

HEAD = """\
| game | bot | games | won | true | mean score | mean turn | final GES | free population |
| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |"""


def row(name: str, bot: str, results: Results) -> str:
    sums = results.sums
    victories = sums.words["victory"]
    won = sums.games - victories["none"]
    true = won - victories["silence"]
    shares = [f"{part / sums.games:.1%}" for part in (won, true)]
    means = [
        f"{sums.numbers[key].mean:.1f}"
        for key in ("score", "turn", "global_ges", "free_population")
    ]
    return "| " + " | ".join([name, bot, str(sums.games), *shares, *means]) + " |"


def play(setting: Setting, bot: str, games: int, workers: int | None) -> Results:
    seats, options = setting
    player = PASSING if bot == "passing" else bot
    return anthropolis.simulate(
        "climat", [player] * seats, games, seed=1, options=options, workers=workers, tables=()
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="How good the bots are at climat.")
    parser.add_argument("--bots", default="passing,random,greedy")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, help="processes; default: all cores")
    parser.add_argument("--only", default="", metavar="WORD", help="settings with this word")
    given = parser.parse_args()
    print(HEAD, flush=True)
    for name, setting in SETTINGS.items():
        for bot in given.bots.split(","):
            if given.only in name:
                print(row(name, bot, play(setting, bot, given.games, given.workers)), flush=True)


if __name__ == "__main__":
    main()
