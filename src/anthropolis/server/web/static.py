"""The web client's files, or a plain page that says how to build it."""

from __future__ import annotations

import gzip
import html
import mimetypes
import os
from pathlib import Path
from typing import Any

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import anthropolis

PACKED = ".gz"
"""A large file that never changes lies there compressed, once for everybody who asks for it."""
YEAR = "public, max-age=31536000, immutable"
MISSING = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Anthropolis</title></head><body>
<h1>Anthropolis</h1>
<p>The server is running, but this installation has no web client: Node was not there when it was
made. Install Node 20 or newer and then Anthropolis once more, or run <code>make web</code> in a
copy of its sources. In a terminal you can play at once:
<code>anthropolis play anthropocene</code></p>
<p lang="fr">Le serveur fonctionne, mais cette installation n’a pas de client web : Node manquait
quand elle a été faite. Installez Node 20 ou plus récent, puis Anthropolis de nouveau, ou lancez
<code>make web</code> dans une copie de ses sources. Dans un terminal, vous pouvez jouer tout de
suite : <code>anthropolis play anthropocene</code></p>
</body></html>
"""


def web_folder() -> Path:
    return Path(anthropolis.__file__).parent / "web_dist"


def is_built() -> bool:
    """Whether this installation has the client."""
    return (web_folder() / "index.html").is_file()


class WebClient(StaticFiles):
    """Files by their path; any other path is a page of the client.

    The page is told the public address of the server, so that every link names it; without one,
    the address on the network, for links that are made on the server's own machine.
    """

    def __init__(self, folder: Path, public_url: str = "", network_url: str = "") -> None:
        self.folder = folder
        self.told = {"public-url": public_url.rstrip("/"), "network-url": network_url}
        super().__init__(directory=folder, check_dir=False)

    async def check_config(self) -> None:
        """A folder that is not there has a page of its own."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        if scope["method"] not in ("GET", "HEAD"):
            raise HTTPException(405, headers={"Allow": "GET, HEAD"})
        if not (self.folder / "index.html").is_file():
            return HTMLResponse(MISSING, headers={"cache-control": "no-store"})
        if path == ".":
            path = "index.html"
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or "." in path.rsplit("/", 1)[-1]:
                raise
            path = "index.html"
            response = await super().get_response(path, scope)
        if path == "index.html" and any(self.told.values()):
            return self.page()
        hashed = path.startswith("assets/") and response.status_code == 200
        response.headers["cache-control"] = YEAR if hashed else "no-cache"
        return response

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        found = super().lookup_path(path)
        return found if found[1] is not None else super().lookup_path(path + PACKED)

    def file_response(
        self, full_path: Any, stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        """What lies there compressed is sent so, to every browser; other programs get it whole."""
        response = super().file_response(full_path, stat_result, scope, status_code)
        file = Path(full_path)
        if file.suffix != PACKED or response.status_code != 200:
            return response
        media = mimetypes.guess_type(file.stem)[0] or "application/octet-stream"
        if "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
            return Response(gzip.decompress(file.read_bytes()), media_type=media)
        response.headers.update({"content-type": media, "content-encoding": "gzip"})
        response.headers.add_vary_header("accept-encoding")
        return response

    def page(self) -> Response:
        """The one page of the client with the addresses in it."""
        text = (self.folder / "index.html").read_text(encoding="utf-8")
        told = "".join(
            f'<meta name="{name}" content="{html.escape(url)}">'
            for name, url in self.told.items()
            if url
        )
        return HTMLResponse(
            text.replace("<head>", f"<head>{told}", 1), headers={"cache-control": "no-cache"}
        )
