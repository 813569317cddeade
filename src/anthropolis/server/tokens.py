"""Tokens: 256 random bits in a link. The server keeps only their hashes."""

from __future__ import annotations

import base64
import hashlib
import hmac
import secrets
from collections.abc import Iterable

from anthropolis.server.store import TokenRow

TABLE_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
TABLE_LENGTH = 10


def new_token() -> str:
    return secrets.token_urlsafe(32)


def token_from(table: str, key: str) -> str:
    """The same token for the same key of a page: whoever knows the key knows the token anyway."""
    digest = hashlib.sha256(f"anthropolis join {table} {key}".encode()).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")


def new_table_id() -> str:
    """A table's name: easy to read aloud, no secret."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(TABLE_LENGTH))


def hash_of(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def find(token: str, rows: Iterable[TokenRow]) -> TokenRow | None:
    """The row of this token; takes the same time whichever it is."""
    wanted = hash_of(token)
    found = None
    for row in rows:
        if hmac.compare_digest(wanted, row.hash):
            found = row
    return found


def is_token(token: str, wanted: str) -> bool:
    """Whether this is the token of that hash."""
    return hmac.compare_digest(hash_of(token), wanted)
