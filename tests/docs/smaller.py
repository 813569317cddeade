"""How a command of a page is made small enough for a test, and which ones are not run at all.

Every command of a page is run, unless it stands in NOT_RUN with its reason. What is not run is at
least read: the words of `anthropolis`, the flags of our scripts, the plan of `make`.
"""

from __future__ import annotations

import re

GAMES = 1
SMALLER = [
    (r"(?<![\w/])\.venv/bin/", ""),
    (r"\bmcts(?=[,\s]|$)", "mcts:2"),
    (r"(\bwatch \S+) \d+", r"\1 0"),
    (r"(\banalyse \S+)$", r"\1 --most 1 --futures 2"),
    (r"^anthropolis bench\b", "anthropolis bench --seconds 0.001 --repeats 1"),
    (r"(python benchmarks/environments\.py) .*", r"\1 --seconds 0.001"),
    (r"(python benchmarks/hegemony_bots\.py \w+)", r"\1 --games 1 --roles 2"),
    (r"--bot greedy", "--bot random"),
    (r"(python benchmarks/climat_bots\.py .*)", r"\1 --only expert"),
    (r"(python examples/ppo\.py .*) --picture \S+", r"\1 --updates 1"),
    (r"/usr/bin/time -v ", ""),
    (r"sqlite:////srv/anthropolis/", "sqlite:///"),
    (r"pip install -e my_game", "pip install -q --no-build-isolation --no-deps -t site ./my_game"),
]
"""Patterns and what takes their place: fewer games, shorter measurements, no folders of others."""

NOT_RUN = {
    r"make [\w-]+": "sets up environments, browsers or the whole test run; its plan is made",
    r"npm run map": "needs the packages of web/; the script is looked up in web/package.json",
    r"pip install \"anthropolis\[\w+\]\"": "takes packages from the network",
    r"createdb \w+": "needs a PostgreSQL of one's own",
    r"anthropolis serve .*postgresql://.*": "the address of its database is an example",
    r"ls -l src/anthropolis/web_dist/.*": "they are only there once the web client is built",
    r"curl .* localhost:8000/.*": "asks a server that somebody has started on the usual port",
    r"perf record .*": "perf is a tool of the system, not on every machine",
    r"\S*python -m pytest tests/\w+": "these tests are part of the same run",
    r"python benchmarks/laboratory\.py \w+": "takes minutes, and wants Ray and peers",
}
"""Commands that no test can run, with the reason."""


def smaller(command: str) -> str:
    """The same command with fewer games and less time."""
    command = re.sub(r"--games (\d+)", lambda n: f"--games {min(int(n[1]), GAMES)}", command)
    command = re.sub(r"mcts:(\d+)s?\b", lambda n: f"mcts:{len(n[1])}", command)
    for pattern, instead in SMALLER:
        command = re.sub(pattern, instead, command)
    return command


def smaller_study(text: str) -> str:
    """A study file with as few games per setting, of bots that do not think."""
    text = text.replace('"greedy"', '"random"')
    text = re.sub(r"^games = \d+", f"games = {GAMES}", text, flags=re.MULTILINE)
    return re.sub(r"^at_least = \d+", f"at_least = {GAMES}", text, flags=re.MULTILINE)


def why_not(command: str) -> str:
    """The reason why a command is not run; empty if it is."""
    reasons = [why for pattern, why in NOT_RUN.items() if re.fullmatch(pattern, command, re.DOTALL)]
    return reasons[0] if reasons else ""
