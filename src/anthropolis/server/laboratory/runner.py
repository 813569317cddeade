"""The process that does the work of the queue, one job after the other, behind everything else.

It ends by itself when nothing waits, when its parent has ended, and when its job is stopped, gone
or takes too long: what was played stays, and the next runner goes on with it.
"""

from __future__ import annotations

import json
import os
import sys
import threading
import time
import traceback
from pathlib import Path
from typing import IO

from anthropolis.bots.naming import BadBot
from anthropolis.engine.match import BadSeats
from anthropolis.engine.options import BadOption
from anthropolis.engine.registry import UnknownGame
from anthropolis.lab.faults import LAB_FAULTS
from anthropolis.lab.playing import Wanted
from anthropolis.lab.report import write_report
from anthropolis.lab.runs import SETTINGS, lock, write_whole
from anthropolis.lab.simulate import Keeper, games_kept, plan_run, run_in_folder
from anthropolis.lab.study import Point, Study
from anthropolis.lab.summing import SCORE
from anthropolis.lab.sweep import sweep
from anthropolis.lab.tables import USUAL
from anthropolis.server.laboratory.jobs import (
    JOB,
    REPORT,
    RUN,
    STOPPED,
    Job,
    Queue,
    options_with,
    settings_of,
)
from anthropolis.server.laboratory.wishes import JobWish
from anthropolis.server.terms import Text

LOCK = ".runner"
RUNNING = ".running"
"""Holds the id of the job at work, while there is a runner."""
LOOK_EVERY = 0.3
TELL_EVERY = 1.0
REFUSED = (BadBot, BadOption, BadSeats, UnknownGame, *LAB_FAULTS)


FAULT = Text(
    "Something went wrong here; the server’s log says what. Go on to try again.",
    "Un problème est survenu ; le journal du serveur dit lequel. Reprenez pour réessayer.",
)


class Minder(threading.Thread):
    """Ends the process when it should not go on: its files are whole at every moment."""

    def __init__(self, job: Job, seconds: float) -> None:
        super().__init__(daemon=True)
        self.job = job
        self.seconds = seconds
        self.parent = os.getppid()
        self.done = threading.Event()

    def run(self) -> None:
        end = time.monotonic() + self.seconds
        while not self.done.wait(LOOK_EVERY):
            folder = self.job.folder
            gone = (folder / STOPPED).exists() or not (folder / JOB).exists()
            if gone or os.getppid() != self.parent:
                os._exit(0)
            if time.monotonic() > end:
                self.job.fail(too_long(self.seconds))
                os._exit(0)


class Teller:
    """Writes down how far a job is, not more often than anybody looks."""

    def __init__(self, job: Job, played: int) -> None:
        self.job = job
        self.before = played
        self.played = played
        self.begun = self.told = time.monotonic()
        job.tell(played, 0.0)

    def __call__(self, games: int) -> None:
        self.played += games
        at = time.monotonic()
        if at - self.told >= TELL_EVERY:
            self.told = at
            self.job.tell(self.played, (self.played - self.before) / (at - self.begun))


def too_long(seconds: float) -> Text:
    minutes = f"{seconds / 60:.3g}"
    return Text(
        f"It took longer than the {minutes} minutes that this server allows. Go on to give it "
        "as long again: what was played is kept.",
        f"Cela dépasse les {minutes} minutes permises sur ce serveur. Reprenez pour lui en donner "
        "autant : les parties jouées sont gardées.",
    )


def work(folder: Path, minutes: float) -> None:
    """Do the jobs of a folder until none is left, if nobody else does."""
    queue = Queue(folder)
    with (folder / LOCK).open("w") as file:
        if not lock(file.fileno()):
            return
        while (job := queue.next()) is not None:
            write_whole(folder / RUNNING, job.id.encode())
            minder = Minder(job, minutes * 60)
            minder.start()
            try:
                do(job)
            except REFUSED as error:
                job.fail(Text(str(error), f"Cela ne peut pas se jouer : {error}"))
            except Exception:  # the next job has its turn; who runs the server finds it in the log
                traceback.print_exc()
                job.fail(FAULT)
            finally:
                minder.done.set()
        (folder / RUNNING).unlink(missing_ok=True)


def do(job: Job) -> None:
    """Play what is missing, then draw the report."""
    run = job.folder / RUN
    teller = Teller(job, played_of(run))
    if job.wish.vary:
        sweep(study_of(job.wish), run, 1, "", teller)
    else:
        wish = job.wish
        wanted = Wanted(USUAL)
        plan = plan_run(wish.game, wish.seats, wish.games, wish.seed, wish.options, 1, "", wanted)
        run_in_folder(plan, run, Keeper(None), teller)
    drawn = write_report(run, run / REPORT, watched=False)
    os.replace(drawn, job.folder / REPORT)


def played_of(run: Path) -> int:
    """How many games are there from an earlier time."""
    return games_kept(run) + sum(games_kept(path) for path in run.glob(f"{SETTINGS}/*"))


def study_of(wish: JobWish) -> Study:
    """The wish as a study file would have it."""
    points = []
    for values in settings_of(wish):
        points.append(Point(dict(values), tuple(wish.seats), options_with(wish, values)))
    name = wish.title or wish.game
    vary = {path: list(values) for path, values in wish.vary.items()}
    return Study(
        name, wish.game, wish.games, wish.seed, "grid", SCORE, vary, tuple(points),
        source=as_toml(wish),
    )  # fmt: skip


def as_toml(wish: JobWish) -> str:
    """The study file, to play it again with `anthropolis sweep`. JSON's plain values are TOML."""
    top = {"game": wish.game, "seats": wish.seats, "games": wish.games, "seed": wish.seed}
    if wish.title:
        top["name"] = wish.title
    lines = [f"{key} = {json.dumps(value)}" for key, value in top.items()]
    for table, values in (("options", flattened(wish.options)), ("vary", dict(wish.vary))):
        if values:
            lines += ["", f"[{table}]"]
            lines += [f"{json.dumps(key)} = {json.dumps(value)}" for key, value in values.items()]
    return "\n".join(lines) + "\n"


def flattened(options: dict[str, object], path: str = "") -> dict[str, object]:
    found: dict[str, object] = {}
    for name, value in options.items():
        if isinstance(value, dict):
            found |= flattened(value, f"{path}{name}.")
        else:
            found[f"{path}{name}"] = value
    return found


def running_in(folder: Path) -> str:
    """The job at work in a folder; "" if nobody works there."""
    try:
        with (folder / LOCK).open("a") as file:
            if is_free(file):
                return ""
        return (folder / RUNNING).read_text()
    except OSError:
        return ""


def is_free(file: IO[str]) -> bool:
    return lock(file.fileno())  # given back when the file is closed


def main() -> None:
    os.nice(int(sys.argv[3]))
    work(Path(sys.argv[1]), float(sys.argv[2]))


if __name__ == "__main__":
    main()
