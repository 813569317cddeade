"""The web client's files, or a plain page that says how to build it."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

import anthropolis

YEAR = "public, max-age=31536000, immutable"
MISSING = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Anthropolis</title></head><body>
<h1>Anthropolis</h1>
<p>The server is running, but the web client has not been built.
Build it with <code>npm ci</code> and <code>npm run build</code> in the folder <code>web</code>,
then load this page again.</p>
<p lang="fr">Le serveur fonctionne, mais le client web n’a pas été construit.
Construisez-le avec <code>npm ci</code> et <code>npm run build</code> dans le dossier
<code>web</code>, puis rechargez cette page.</p>
</body></html>
"""


def web_folder() -> Path:
    return Path(anthropolis.__file__).parent / "web_dist"


class WebClient(StaticFiles):
    """Files by their path; any other path is a page of the client."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        super().__init__(directory=folder, check_dir=False)

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
            path, response = "index.html", await super().get_response("index.html", scope)
        hashed = path.startswith("assets/") and response.status_code == 200
        response.headers["cache-control"] = YEAR if hashed else "no-cache"
        return response
