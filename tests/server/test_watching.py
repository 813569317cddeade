"""A record that is opened in the browser: the page that hands it over, beside the usual server."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import httpx

import anthropolis
from anthropolis.server.watching import watching_app


def test_the_page_hands_the_record_to_the_replay(tmp_path: Path) -> None:
    match = anthropolis.play_out(anthropolis.load("anthropocene").new(2, seed=3), ["random"] * 2)
    record = match.record()
    app = watching_app(record, f"sqlite:///{tmp_path / 'tables.sqlite3'}")
    page, script = asyncio.run(asked(app, "/watch", "/watch/record.js"))
    assert '<script src="/watch/record.js">' in page.text
    assert "script-src 'self'" in page.headers["content-security-policy"]
    assert script.headers["content-type"].startswith("text/javascript")
    kept = re.search(r'setItem\("anthropolis.record", (".*")\);', script.text)
    assert kept is not None
    assert anthropolis.Record.from_json(json.loads(kept[1])) == record


async def asked(app: Any, *paths: str) -> list[httpx.Response]:
    """Answers of the application itself, while it runs."""
    through = httpx.ASGITransport(app=app)
    client = httpx.AsyncClient(transport=through, base_url="http://127.0.0.1")
    async with app.router.lifespan_context(app), client:
        return [await client.get(path) for path in paths]
