"""The folder of a run: what was asked, what has been played so far, and the tables at the end.

    manifest.json      what is played; written first, never changed but for `finished`
    DICTIONARY.md      what the columns mean
    parts/000012.*     a batch: one Parquet file per table, then its sums as JSON
    games.parquet ...  the tables, made of all parts when every game has been played

A batch counts once its JSON file is there: it is written last, and each file appears whole or not
at all. So a run that is stopped at any moment, even by `kill -9`, goes on with the batches that are
missing, and its tables are the same to the byte.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

from anthropolis.lab.batches import Batch
from anthropolis.lab.faults import FULL, BadRun
from anthropolis.lab.frames import merge_files
from anthropolis.lab.playing import Wanted
from anthropolis.lab.summing import Sums
from anthropolis.lab.tables import dictionary

FORMAT = 1
MANIFEST = "manifest.json"
STUDY = "study.json"
SETTINGS = "settings"
PARTS = "parts"
LOCK = ".lock"


class RunFolder:
    """A run on disk. `manifest` says what is played."""

    def __init__(self, path: Path, manifest: dict[str, Any]) -> None:
        self.path = path
        self.manifest = manifest
        self.parts = path / PARTS

    @classmethod
    def open(cls, path: Path) -> RunFolder:
        """A run that is there; raises BadRun."""
        try:
            manifest = json.loads((path / MANIFEST).read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise BadRun(f"{path} is not the folder of a run: it has no {MANIFEST}") from error
        if manifest.get("kind") != "run" or manifest.get("format") != FORMAT:
            raise BadRun(f"{path} is not the folder of a run of format {FORMAT}")
        return cls(path, manifest)

    @classmethod
    def begin(cls, path: Path, asked: Mapping[str, Any]) -> RunFolder:
        """A new run, or the one that was begun here with the same wishes; raises BadRun."""
        manifest = {"format": FORMAT, "kind": "run", **asked, "finished": False}
        if (path / MANIFEST).exists():
            run = cls.open(path)
            run._check_same(manifest)
            return run
        if path.exists() and (not path.is_dir() or any(p.name != LOCK for p in path.iterdir())):
            raise BadRun(f"{path} is not empty and holds no run: choose a new folder")
        check_outside(path)
        run = cls(path, manifest)
        run.parts.mkdir(parents=True, exist_ok=True)
        run._write_manifest()
        tables = tuple(manifest["wanted"]["tables"])
        write_whole(path / "DICTIONARY.md", dictionary(tables).encode())
        return run

    def _check_same(self, wished: Mapping[str, Any]) -> None:
        before, now = in_one(self.manifest), in_one(wished)
        for name in sorted({*now, *before} - {"finished"}):
            had, wants = before.get(name), now.get(name)
            if had != wants:
                raise BadRun(
                    f"{self.path} holds another run: its {name} is {short(had)}, not "
                    f"{short(wants)}. Choose a new folder, or the same wishes to go on with it"
                )

    @property
    def finished(self) -> bool:
        return bool(self.manifest["finished"])

    @property
    def wanted(self) -> Wanted:
        return Wanted.from_json(self.manifest["wanted"])

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Nobody else writes into the folder meanwhile; raises BadRun, also on a full disk."""
        with (self.path / LOCK).open("w") as file:
            if not lock(file.fileno()):
                raise BadRun(f"another simulation is writing into {self.path}: wait for its end")
            with full_disk_told(self.path):
                yield

    def done(self) -> dict[int, Sums]:
        """The sums of the batches that are there."""
        found: dict[int, Sums] = {}
        for path in sorted(self.parts.glob("*.json")):
            found[int(path.stem)] = Sums.from_json(json.loads(path.read_text(encoding="utf-8")))
        return found

    def keep(self, number: int, batch: Batch) -> None:
        for table, data in batch.tables.items():
            write_whole(self._part(number, table), data)
        sums = json.dumps(batch.sums.to_json(), ensure_ascii=False)
        write_whole(self.parts / f"{number:06}.json", sums.encode())

    def drop(self, number: int) -> None:
        """Take a batch away again: nobody asked for its games after all."""
        (self.parts / f"{number:06}.json").unlink(missing_ok=True)
        for table in self.wanted.tables:
            self._part(number, table).unlink(missing_ok=True)

    def finish(self, numbers: list[int], sums: Sums) -> None:
        """Make the tables of the parts, say that all is done, and remove the parts."""
        for table in self.wanted.tables:
            target = self.path / f"{table}.parquet"
            part = target.with_suffix(".part")
            merge_files([self._part(number, table) for number in numbers], part)
            os.replace(part, target)
        summed = json.dumps(sums.to_json(), ensure_ascii=False, indent=1)
        write_whole(self.path / "sums.json", summed.encode())
        self.manifest["finished"] = True
        self._write_manifest()
        shutil.rmtree(self.parts, ignore_errors=True)

    def sums(self) -> Sums:
        """Everything summed, of a finished run or of what has been played so far."""
        if self.finished:
            try:
                data = json.loads((self.path / "sums.json").read_text(encoding="utf-8"))
            except (OSError, ValueError) as error:
                raise BadRun(f"{self.path} is broken: it has no sums.json") from error
            return Sums.from_json(data)
        total = Sums()
        for _, sums in sorted(self.done().items()):
            total.merge(sums)
        return total

    def _part(self, number: int, table: str) -> Path:
        return self.parts / f"{number:06}.{table}.parquet"

    def _write_manifest(self) -> None:
        text = json.dumps(self.manifest, ensure_ascii=False, indent=1) + "\n"
        write_whole(self.path / MANIFEST, text.encode())


def in_one(manifest: Mapping[str, Any]) -> dict[str, Any]:
    """A manifest with its options and what is wanted of it by their own names."""
    plain = {name: one for name, one in manifest.items() if name not in ("options", "wanted")}
    return {**manifest.get("options", {}), **manifest.get("wanted", {}), **plain}


def check_outside(path: Path) -> None:
    """A new folder does not lie in another run or study; raises BadRun."""
    own = path.resolve()
    for above in own.parents:
        is_setting = own.parent == above / SETTINGS and own.name.isdigit()
        inside = kind_of(above / MANIFEST) == "run" or kind_of(above / STUDY) == "study"
        if inside and not is_setting:
            raise BadRun(f"{path} lies in the folder of another run, {above}: choose a new folder")


def kind_of(file: Path) -> str:
    """Whether a file tells of a run or a study; "" if it is none of ours."""
    try:
        return str(json.loads(file.read_text(encoding="utf-8"))["kind"])
    except (OSError, ValueError, KeyError, TypeError):
        return ""


def write_whole(path: Path, data: bytes) -> None:
    """The file appears with all of its bytes, or not at all."""
    part = path.with_name(path.name + ".part")
    try:
        part.write_bytes(data)
        os.replace(part, path)
    except OSError as error:
        with suppress(OSError):
            part.unlink()
        raise OSError(error.errno, error.strerror, str(path)) from error


@contextmanager
def full_disk_told(folder: Path) -> Iterator[None]:
    """A disk that takes no more ends a run, which can go on later; raises BadRun."""
    try:
        yield
    except OSError as error:
        if error.errno not in FULL:
            raise
        raise BadRun(
            f"cannot write {error.filename or folder}: {error.strerror}. What has been played is "
            "kept: make room, and the same command goes on"
        ) from error


def short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 80 else text[:77] + "..."


def lock(handle: int) -> bool:
    """Whether the file is ours alone; where the system has no such locks it always is."""
    try:
        import fcntl
    except ImportError:
        return True
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
