"""The files of the web client as the server hands them out."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
from starlette.applications import Starlette
from starlette.routing import Mount

from anthropolis.server.web.static import WebClient


def get(
    folder: Path, path: str, method: str = "GET", accepts: str = "gzip", **addresses: str
) -> httpx.Response:
    app = Starlette(routes=[Mount("/", WebClient(folder, **addresses))])

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as http:
            return await http.request(method, path, headers={"accept-encoding": accepts})

    return asyncio.run(ask())


def built(folder: Path) -> Path:
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<title>client</title>")
    (folder / "assets" / "app-1a2b3c.js").write_text("export {}")
    return folder


def test_every_path_of_the_client_is_its_one_page(tmp_path: Path) -> None:
    folder = built(tmp_path)
    for path in ("/", "/table/k3v9q2m8xa", "/games/limit"):
        answer = get(folder, path)
        assert (answer.status_code, answer.text) == (200, "<title>client</title>")
        assert answer.headers["cache-control"] == "no-cache"
    assert get(folder, "/nothing.png").status_code == 404
    assert get(folder, "/", "POST").status_code == 405


def test_the_page_is_told_the_public_address(tmp_path: Path) -> None:
    folder = built(tmp_path)
    (folder / "index.html").write_text("<head><title>client</title></head>")
    answer = get(folder, "/table/k3v9q2m8xa", public_url="https://play.example.org/")
    assert answer.text == (
        '<head><meta name="public-url" content="https://play.example.org">'
        "<title>client</title></head>"
    )
    assert answer.headers["cache-control"] == "no-cache"


def test_without_one_the_page_is_told_how_the_network_reaches_it(tmp_path: Path) -> None:
    folder = built(tmp_path)
    (folder / "index.html").write_text("<head></head>")
    answer = get(folder, "/teach", network_url="http://10.0.0.7:8000")
    assert answer.text == '<head><meta name="network-url" content="http://10.0.0.7:8000"></head>'


def test_files_with_a_hash_in_their_name_are_kept_for_a_year(tmp_path: Path) -> None:
    answer = get(built(tmp_path), "/assets/app-1a2b3c.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "javascript" in answer.headers["content-type"]


def test_what_lies_there_compressed_is_sent_so(tmp_path: Path) -> None:
    folder = built(tmp_path)
    content = b"\0asm" * 1000
    (folder / "assets" / "python.wasm.gz").write_bytes(gzip.compress(content))
    for accepts, encoding in (("gzip, br", "gzip"), ("identity", None)):
        answer = get(folder, "/assets/python.wasm", accepts=accepts)
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["content-type"] == "application/wasm"
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.content == content
    assert get(folder, "/assets/none.wasm").status_code == 404


def test_without_a_built_client_a_plain_page_says_how_to_build_it(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "missing"):
        answer = get(folder, "/table/x")
        assert answer.status_code == 200
        assert "make web" in answer.text
        assert "<script" not in answer.text


def test_nobody_climbs_out_of_the_folder(tmp_path: Path) -> None:
    folder = tmp_path / "web"
    folder.mkdir()
    built(folder)
    (tmp_path / "secret.txt").write_text("secret")
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
        assert "secret" not in get(folder, path).text
