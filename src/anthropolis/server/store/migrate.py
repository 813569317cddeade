"""Numbered SQL files, each run once, in order."""

from __future__ import annotations

from importlib.resources import files

from anthropolis.server.store.dialect import BadStore, Connection, Dialect

LOCK = 72_650_123
"""PostgreSQL's advisory lock, so that several processes may start at once."""


def migrations() -> list[tuple[int, str]]:
    """Number and text of every migration that ships with the package."""
    folder = files("anthropolis.server.store") / "migrations"
    found = [f for f in folder.iterdir() if f.name.endswith(".sql")]
    return sorted((int(f.name[:4]), f.read_text(encoding="utf-8")) for f in found)


def statements(text: str) -> list[str]:
    """The statements of a file; comments stand on lines of their own."""
    lines = [line for line in text.splitlines() if not line.startswith("--")]
    return [part.strip() for part in "\n".join(lines).split(";") if part.strip()]


def migrate(dialect: Dialect, connection: Connection) -> list[int]:
    """Bring the database up to date; returns the numbers that were run."""
    postgres = dialect.kind == "postgresql"
    connection.execute("BEGIN" if postgres else "BEGIN IMMEDIATE")
    try:
        if postgres:
            connection.execute(f"SELECT pg_advisory_xact_lock({LOCK})")
        connection.execute(
            "CREATE TABLE IF NOT EXISTS migrations (number BIGINT PRIMARY KEY, at TEXT)"
        )
        rows = connection.execute("SELECT number FROM migrations").fetchall()
        ran = _run_new(dialect, connection, {number for (number,) in rows})
        connection.execute("COMMIT")
    except BaseException:
        connection.execute("ROLLBACK")
        raise
    return ran


def _run_new(dialect: Dialect, connection: Connection, done: set[int]) -> list[int]:
    known = migrations()
    if done - {number for number, _ in known}:
        raise BadStore("this store was written by a newer version of anthropolis")
    ran = []
    for number, text in known:
        if number not in done:
            for statement in statements(text):
                connection.execute(statement)
            insert = (
                "INSERT INTO migrations (number, at) VALUES (?, CAST(CURRENT_TIMESTAMP AS TEXT))"
            )
            connection.execute(dialect.sql(insert), (number,))
            ran.append(number)
    return ran
