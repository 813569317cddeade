"""The queue on disk: one folder per job, read anew whenever somebody asks.

job.json        what was asked; written first, never changed
run/            the run or study, as `simulate` and `sweep` write it: it goes on where it stopped
progress.json   how far it is, written by the runner
stopped         somebody has stopped it
failed.json     why it cannot be done
report.html     it is done

So nothing is lost when the server or the runner ends at any moment.
"""

from __future__ import annotations

import re
import secrets
import shutil
from copy import deepcopy
from pathlib import Path

from msgspec import Struct, json

from anthropolis.lab.runs import write_whole
from anthropolis.lab.study import combinations_of, put
from anthropolis.server.laboratory.wishes import JobInfo, JobState, JobWish
from anthropolis.server.now import now
from anthropolis.server.terms import Text

JOB = "job.json"
RUN = "run"
PROGRESS = "progress.json"
STOPPED = "stopped"
FAILED = "failed.json"
REPORT = "report.html"
JOB_ID = re.compile(r"[0-9a-f]{16}")


class Asked(Struct, frozen=True):
    wish: JobWish
    made: float


class Progress(Struct, frozen=True):
    played: int
    per_second: float


class Job:
    """One job of the queue."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.id = folder.name
        self.asked = json.decode((folder / JOB).read_bytes(), type=Asked)
        self.wish = self.asked.wish

    @property
    def total(self) -> int:
        return self.wish.games * len(settings_of(self.wish))

    @property
    def ended(self) -> bool:
        return any((self.folder / name).exists() for name in (REPORT, FAILED, STOPPED))

    def state(self, running: str) -> JobState:
        if (self.folder / REPORT).exists():
            return "done"
        if (self.folder / FAILED).exists():
            return "failed"
        if (self.folder / STOPPED).exists():
            return "stopped"
        return "running" if self.id == running else "waiting"

    def progress(self) -> Progress:
        try:
            return json.decode((self.folder / PROGRESS).read_bytes(), type=Progress)
        except (OSError, ValueError):
            return Progress(0, 0.0)

    def tell(self, played: int, per_second: float) -> None:
        write_whole(self.folder / PROGRESS, json.encode(Progress(played, per_second)))

    def fail(self, problem: Text) -> None:
        write_whole(self.folder / FAILED, json.encode(problem))

    def info(self, running: str) -> JobInfo:
        state = self.state(running)
        told = self.progress()
        problem = None
        if state == "failed":
            problem = json.decode((self.folder / FAILED).read_bytes(), type=Text)
        left = None
        if state == "running" and told.per_second > 0:
            left = (self.total - told.played) / told.per_second
        played = self.total if state == "done" else told.played
        return JobInfo(
            self.id, self.wish, state, played, self.total, left, problem, self.asked.made
        )


class Queue:
    """All jobs of a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def jobs(self) -> list[Job]:
        """The oldest first."""
        found = []
        for path in self.folder.glob(f"*/{JOB}"):
            if JOB_ID.fullmatch(path.parent.name):
                found.append(Job(path.parent))
        return sorted(found, key=lambda job: (job.asked.made, job.id))

    def job(self, job_id: str) -> Job | None:
        known = JOB_ID.fullmatch(job_id) and (self.folder / job_id / JOB).exists()
        return Job(self.folder / job_id) if known else None

    def next(self) -> Job | None:
        return next((job for job in self.jobs() if not job.ended), None)

    def add(self, wish: JobWish) -> Job:
        folder = self.folder / secrets.token_hex(8)
        folder.mkdir(parents=True)
        write_whole(folder / JOB, json.encode(Asked(wish, now())))
        return Job(folder)

    def stop(self, job: Job) -> None:
        if not job.ended:
            (job.folder / STOPPED).touch()

    def resume(self, job: Job) -> None:
        for name in (STOPPED, FAILED):
            (job.folder / name).unlink(missing_ok=True)

    def remove(self, job: Job) -> None:
        """A runner that is still at it finds nothing and ends."""
        (job.folder / JOB).unlink(missing_ok=True)
        shutil.rmtree(job.folder, ignore_errors=True)


def settings_of(wish: JobWish) -> list[dict[str, object]]:
    """The settings that are compared; one with nothing in it if nothing varies."""
    return combinations_of(wish.vary, "grid", 0, 0)


def options_with(wish: JobWish, values: dict[str, object]) -> dict[str, object]:
    """The options of one setting; raises BadOption if what varies is part of no option."""
    options: dict[str, object] = deepcopy(wish.options)
    for path, value in values.items():
        put(options, path, value)
    return options
