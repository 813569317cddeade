"""Storage: an append-only list of entries per table, in SQLite or PostgreSQL."""

from __future__ import annotations

from anthropolis.server.store.dialect import BadStore, StoreDown
from anthropolis.server.store.store import Head, Store, StoredEntry, TableRow, TokenRow, open_store

__all__ = [
    "BadStore", "Head", "Store", "StoreDown", "StoredEntry", "TableRow", "TokenRow", "open_store",
]  # fmt: skip
