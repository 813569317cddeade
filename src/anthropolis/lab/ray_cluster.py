"""Work on a Ray cluster: the same tasks and answers as in a pool of processes.

The machines of the cluster need the same version of Anthropolis; bots of the folder one works in
(`module:Class`) must be importable there too.
"""

from __future__ import annotations

import logging
import os
import sys
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Any, TypeVar

Asked = TypeVar("Asked")
Got = TypeVar("Got")
LOOK_EVERY = 0.5
WAITING = 3
TOKEN_HINT = (
    "Is it running, and does it ask for a token? Then set RAY_AUTH_MODE=token, and RAY_AUTH_TOKEN "
    "if the token is not in ~/.ray/auth_token."
)


def ray_itself() -> Any:
    """Half typed and large: whoever compiles this package need not read it."""
    return import_module("ray")


def on_ray(
    play: Callable[[Asked], Got],
    tasks: Iterable[Asked],
    address: str,
    progress: Callable[[int], None] | None,
) -> Iterator[tuple[Asked, Got]]:
    """Every task with its answer, as they come. A worker that is lost is replaced by Ray."""
    ray = ray_itself()
    started = connect(address)
    try:
        far = ray.remote(_counted).options(max_retries=3)
        coming = iter(tasks)
        running: dict[Any, Asked] = {}
        most = WAITING * max(1, int(ray.cluster_resources().get("CPU", 1)))
        while True:
            for task in coming:
                running[far.remote(play, task)] = task
                if len(running) >= most:
                    break
            if not running:
                break
            done, _ = ray.wait(list(running), num_returns=1, timeout=LOOK_EVERY)
            for reference in done:
                games, answer = ray.get(reference)
                if progress and games:
                    progress(games)
                yield running.pop(reference), answer
    finally:
        if started:
            ray.shutdown()


def connect(address: str) -> bool:
    """Join the cluster, or start one on this machine; False if this process had joined before."""
    from anthropolis.lab.faults import NoCluster
    from anthropolis.lab.spreading import RAY

    ray = ray_itself()
    if ray.is_initialized():
        return False
    surroundings = {"env_vars": {"PYTHONPATH": os.pathsep.join(p for p in sys.path if p)}}
    try:
        if address == RAY:
            own = os.environ.get("RAY_ADDRESS")
            ray.init(address=own, include_dashboard=False, runtime_env=surroundings,
                     logging_level=logging.ERROR, log_to_driver=False)  # fmt: skip
        else:
            ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False)
    except (ConnectionError, RuntimeError, ValueError, ray.exceptions.RayError) as error:
        raise NoCluster(f"cannot reach {address}: {in_short(error)}. {TOKEN_HINT}") from error
    return True


def in_short(error: Exception) -> str:
    """What Ray says without the calls of its servers, which it likes to tell too."""
    lines = str(error).strip().splitlines()
    return lines[0] if len(lines) < 2 else f"{lines[0]} {lines[-1].strip()}"


def _counted(play: Callable[[Any], Any], task: Any) -> tuple[int, Any]:
    """The answer, and how many games were played for it."""
    from anthropolis.lab import spreading

    games = 0

    def one_more(count: int) -> None:
        nonlocal games
        games += count

    spreading._counting.tell = one_more
    answer = play(task)
    return games, answer
