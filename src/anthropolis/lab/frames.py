"""Rows as Polars frames and Parquet; needs the extra `lab`."""

from __future__ import annotations

import io
import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from anthropolis.lab.needs import need
from anthropolis.lab.tables import INTEGER, SWITCH, TABLES

if TYPE_CHECKING:
    import polars as pl

VARYING = ("games", "seats", "automas")
"""Tables to which a game adds columns."""
ROWS_PER_GROUP = 100_000
OF_THE_SYSTEM = re.compile(r"\(os error (\d+)\)")
"""How Polars tells what the system said: a full disk, for one."""


def frame_of(table: str, rows: Sequence[Any]) -> pl.DataFrame:
    """The rows of a table; the columns a game adds come after those of all games."""
    polars = need("polars")
    kinds = {INTEGER: polars.Int64, SWITCH: polars.Boolean}
    fixed = {c.name: kinds.get(c.kind, polars.String) for c in TABLES[table].columns}
    if table not in VARYING:
        made: pl.DataFrame = polars.DataFrame(rows, schema=fixed, orient="row")
        return made
    names = list(dict.fromkeys([*fixed, *(name for row in rows for name in row)]))
    columns = {name: [row.get(name) for row in rows] for name in names}
    varied: pl.DataFrame = polars.DataFrame(columns, schema_overrides=fixed, strict=False)
    return varied


def to_parquet(frame: pl.DataFrame) -> bytes:
    """The same frame gives the same bytes."""
    buffer = io.BytesIO()
    frame.write_parquet(buffer, compression="zstd", statistics=True)
    return buffer.getvalue()


def from_parquet(parts: Sequence[bytes]) -> pl.DataFrame:
    """One frame of many parts; a column that is empty in some takes its kind from the others."""
    polars = need("polars")
    frames = [polars.read_parquet(io.BytesIO(part)) for part in parts]
    joined: pl.DataFrame = polars.concat(frames, how="diagonal_relaxed")
    return joined


def is_vague(kind: Any) -> bool:
    """Whether nothing but missing values or empty lists tells what a column holds."""
    polars = need("polars")
    return bool(kind == polars.Null or kind == polars.List(polars.Null))


def merge_files(parts: Sequence[Path], target: Path) -> None:
    """One file of many, in their order, without reading them all at once.

    Groups of rows have a fixed size, so that the same rows give the same bytes. Raises OSError
    where the disk takes no more.
    """
    polars = need("polars")
    schema: dict[str, Any] = {}
    empty = polars.Null
    for part in parts:
        for name, kind in polars.read_parquet_schema(part).items():
            wider = kind == polars.Float64 and schema.get(name) == polars.Int64
            if is_vague(schema.get(name, empty)) or wider:
                schema[name] = schema[name] if name in schema and kind == empty else kind
    frames = [
        polars.scan_parquet(part).select(
            polars.lit(None, kind).alias(name)
            if found.get(name, empty) == empty
            else polars.col(name).cast(kind)
            for name, kind in schema.items()
        )
        for part, found in ((p, polars.read_parquet_schema(p)) for p in parts)
    ]
    try:
        polars.concat(frames).sink_parquet(
            target, row_group_size=ROWS_PER_GROUP, compression="zstd", maintain_order=True
        )
    except polars.exceptions.PolarsError as error:
        target.unlink(missing_ok=True)
        if found := OF_THE_SYSTEM.search(str(error)):
            number = int(found[1])
            raise OSError(number, os.strerror(number), str(target)) from error
        raise
