"""What the server does for its laboratory: check wishes, keep a runner at work, tell how far."""

from __future__ import annotations

import asyncio
import math
import subprocess
import sys
from pathlib import Path

from msgspec.structs import replace

from anthropolis.bots.naming import BadBot
from anthropolis.engine.game import Game
from anthropolis.engine.match import BadSeats, check_seats
from anthropolis.engine.options import BadOption, complete
from anthropolis.lab.needs import MODULES, has
from anthropolis.server.config import Config
from anthropolis.server.laboratory.jobs import REPORT, Job, Queue, options_with, settings_of
from anthropolis.server.laboratory.runner import running_in
from anthropolis.server.laboratory.wishes import JobInfo, JobWish, LaboratoryInfo
from anthropolis.server.tables.making import known_game, option_words, seats_of
from anthropolis.server.tables.refusing import Refusal
from anthropolis.server.terms import Text
from anthropolis.server.thinking.levels import bot_of

CLOSED = Text(
    "the laboratory of this server is closed: its operator opens it with --laboratory",
    "le laboratoire de ce serveur est fermé : qui le gère l’ouvre avec --laboratory",
)
NOT_INSTALLED = Text(
    "this server has no laboratory yet: its operator brings it with pip install 'anthropolis[lab]'",
    "ce serveur n’a pas encore de laboratoire : qui le gère l’apporte avec "
    "pip install 'anthropolis[lab]'",
)
FULL = Text(
    "the laboratory is full: remove something first",
    "le laboratoire est plein : supprimez d’abord quelque chose",
)


class Laboratory:
    """The queue of one server. Several processes may share it: one runner works at a time."""

    def __init__(self, config: Config) -> None:
        self.config = config
        self.queue = Queue(Path(config.laboratory)) if config.laboratory else None
        self.runner: subprocess.Popen[bytes] | None = None

    @property
    def open_queue(self) -> Queue:
        if self.queue is None:
            raise Refusal("forbidden", CLOSED)
        return self.queue

    def info(self) -> LaboratoryInfo:
        limits = self.config.laboratory_limits
        jobs: list[JobInfo] = []
        if self.queue is not None:
            running = running_in(self.queue.folder)
            jobs = [job.info(running) for job in reversed(self.queue.jobs())]
        return LaboratoryInfo(
            self.queue is not None, limits.games, limits.jobs, limits.minutes, jobs
        )

    def add(self, wish: JobWish, guest: bool) -> JobInfo:
        """Put a wish into the queue; raises Refusal if it cannot be played or is too much."""
        queue, limits = self.open_queue, self.config.laboratory_limits
        if not all(has(module) for module in MODULES["lab"]):
            raise Refusal("forbidden", NOT_INSTALLED)
        settings = math.prod(len(values) for values in wish.vary.values())
        if wish.games * settings > limits.games:  # counted before anything is made of them
            raise Refusal("bad_options", too_many(limits.games))
        wish = checked(wish, guest)
        if len(queue.jobs()) >= limits.jobs:
            raise Refusal("bad_options", FULL)
        return queue.add(wish).info("")

    def found(self, job_id: str) -> Job:
        job = self.open_queue.job(job_id)
        if job is None:
            raise Refusal("not_found")
        return job

    def stop_job(self, job_id: str) -> JobInfo:
        job = self.found(job_id)
        self.open_queue.stop(job)
        return job.info("")

    def resume_job(self, job_id: str) -> JobInfo:
        job = self.found(job_id)
        self.open_queue.resume(job)
        return job.info("")

    def remove_job(self, job_id: str) -> None:
        self.open_queue.remove(self.found(job_id))

    def report(self, job_id: str) -> bytes:
        path = self.found(job_id).folder / REPORT
        if not path.exists():
            raise Refusal("not_found")
        return path.read_bytes()

    async def mind_runner(self) -> None:
        """A chore: whenever something waits, somebody works."""
        if self.queue is None or (self.runner is not None and self.runner.poll() is None):
            return
        queue = self.queue
        self.runner = None
        if await asyncio.to_thread(queue.next) is not None:
            limits = self.config.laboratory_limits
            given = [str(queue.folder), str(limits.minutes), str(limits.nice)]
            words = [sys.executable, "-m", "anthropolis.server.laboratory.runner", *given]
            quiet = subprocess.DEVNULL
            self.runner = subprocess.Popen(words, stdin=quiet, stdout=quiet)

    def close(self) -> None:
        """The work goes on when the server is back."""
        if self.runner is not None and self.runner.poll() is None:
            self.runner.terminate()
            self.runner.wait()


def too_many(most: int) -> Text:
    return Text(
        f"at most {most:,} games in all settings together",
        f"au plus {most:,} parties en tout".replace(",", " "),
    )


def checked(wish: JobWish, guest: bool) -> JobWish:
    """The wish with its levels as bots, every setting checked as a table; raises Refusal."""
    game = known_game(wish.game)
    wish = replace(wish, seats=[bot_name(seat, guest) for seat in wish.seats])
    for values in settings_of(wish):
        check_setting(game, wish, values)
    return wish


def bot_name(level: str, guest: bool) -> str:
    try:
        return bot_of(level, guest)[0]
    except BadBot as error:
        raise Refusal("bad_seats", Text(str(error), f"{level} : robot inconnu")) from error


def check_setting(game: Game, wish: JobWish, values: dict[str, object]) -> None:
    seats = list(wish.seats)
    try:
        check_seats(game, len(seats))
        options = options_with(wish, values)
        full = game.seated(seats, complete(game.options_schema, options))
        game.new(len(seats), 0, full)
    except BadSeats as error:
        raise Refusal("bad_seats", Text(str(error), seats_of(game))) from error
    except BadOption as error:
        raise Refusal("bad_options", option_words(game, error)) from error
