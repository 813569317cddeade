"""What the server asks of its database about classes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from anthropolis.server.store.dialect import Params
from anthropolis.server.store.store import Store
from anthropolis.server.store.writer import Statements


class ClassRow(NamedTuple):
    """A class as it was made, who leads it, and what has been said of it since."""

    id: str
    settings: str
    teacher: str
    secret: str
    state: str
    created_at: float


COLUMNS = "id, settings, teacher, secret, state, created_at"
TELL_CHANGED = 1
"""The number that other processes are told: only that it is another class now."""


async def read_class(store: Store, class_id: str) -> tuple[ClassRow, list[str]] | None:
    """The class and its tables in order, as far as they are still there."""
    rows = await store.rows(f"SELECT {COLUMNS} FROM classes WHERE id = ?", (class_id,))
    if not rows:
        return None
    tables = await store.rows(
        "SELECT c.table_id FROM class_tables c JOIN tables t ON t.id = c.table_id "
        "WHERE c.class_id = ? ORDER BY c.number",
        (class_id,),
    )
    return ClassRow(*rows[0]), [table_id for (table_id,) in tables]


async def create_class(store: Store, row: ClassRow, tables: Sequence[str]) -> bool:
    """False if there is a class of that name."""
    marks = ", ".join("?" * len(row))
    insert = f"INSERT INTO classes ({COLUMNS}) VALUES ({marks}) ON CONFLICT DO NOTHING"
    parts: list[tuple[str, Params]] = [(insert, tuple(row))]
    seat = "INSERT INTO class_tables (class_id, number, table_id) VALUES (?, ?, ?)"
    parts += [(seat, (row.id, number, table)) for number, table in enumerate(tables, 1)]
    return await store.writer.submit(Statements(parts))


async def change_class(store: Store, class_id: str, state: str) -> bool:
    update = ("UPDATE classes SET state = ? WHERE id = ?", (state, class_id))
    return await store.writer.submit(Statements([update], tell=(class_id, TELL_CHANGED)))


async def replace_teacher(store: Store, class_id: str, teacher: str) -> bool:
    update = ("UPDATE classes SET teacher = ? WHERE id = ?", (teacher, class_id))
    return await store.writer.submit(Statements([update], tell=(class_id, TELL_CHANGED)))


async def delete_class(store: Store, class_id: str) -> bool:
    """The class alone; its tables are deleted as tables are."""
    parts: list[tuple[str, Params]] = [
        ("DELETE FROM classes WHERE id = ?", (class_id,)),
        ("DELETE FROM class_tables WHERE class_id = ?", (class_id,)),
    ]
    return await store.writer.submit(Statements(parts, tell=(class_id, TELL_CHANGED)))


async def sweep_classes(store: Store) -> None:
    """A class is kept as long as one of its tables is."""
    for delete in (
        "DELETE FROM class_tables WHERE table_id NOT IN (SELECT id FROM tables)",
        "DELETE FROM classes WHERE id NOT IN (SELECT class_id FROM class_tables)",
    ):
        await store.writer.submit(Statements([(delete, ())]))
