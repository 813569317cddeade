"""The rules that the server hands out to devices which go on without it."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import tarfile
from pathlib import Path

import anthropolis
from anthropolis.games.hegemony import GAME
from anthropolis.server.packing import packed_rules
from tests.server.people import RunningServer

PATH = "/api/games/hegemony/rules.tar.gz"
WISH = {"given": {"players": 3}, "class": "middle_class", "card": 4, "seed": 11}
ALONE = """
import sys
sys.path[:0] = ["."]
from anthropolis.engine.helping import answer, game_in
game = game_in("anthropolis.games.hegemony")
print(answer(game, sys.argv[1]))
others = {"jsonschema", "msgspec", "starlette", "click", "rich"} & set(sys.modules)
assert not others, others
assert sys.modules["anthropolis"].__file__.startswith(sys.argv[2]), sys.modules["anthropolis"]
"""


def names_in(content: bytes) -> list[str]:
    with tarfile.open(fileobj=io.BytesIO(content)) as archive:
        return archive.getnames()


def test_it_holds_the_rules_and_nothing_of_the_server(server: RunningServer) -> None:
    answer = server.http.get(PATH)
    assert answer.headers["content-type"] == "application/gzip"
    assert "content-encoding" not in answer.headers
    names = names_in(answer.content)
    assert names == sorted(names)
    parts = {name.split("/")[1] for name in names if name.startswith("anthropolis/")}
    assert parts == {"__init__.py", "engine", "games"}
    games = {name.split("/")[2] for name in names if name.startswith("anthropolis/games/")}
    assert games == {"__init__.py", "hegemony"}
    others = {name.split("/")[0] for name in names} - {"anthropolis"}
    assert others == {"licences", "mypy_extensions.py", "yaml"}
    assert {Path(name).suffix for name in names} == {".py", ".yaml", ".json", ".txt"}
    assert "licences/PyYAML.txt" in names


def test_every_file_is_the_one_that_this_server_runs(server: RunningServer) -> None:
    sources = Path(anthropolis.__file__).parent.parent
    with tarfile.open(fileobj=io.BytesIO(server.http.get(PATH).content)) as archive:
        for entry in archive:
            if entry.name.startswith("anthropolis/"):
                packed = archive.extractfile(entry)
                assert packed is not None
                assert packed.read() == (sources / entry.name).read_bytes()


def test_it_is_always_the_same_and_sent_once(server: RunningServer) -> None:
    first = server.http.get(PATH)
    packed_rules.cache_clear()
    again = packed_rules(GAME, GAME.version)
    assert (again.content, again.etag) == (first.content, first.headers["etag"])
    known = server.http.get(PATH, headers={"if-none-match": again.etag})
    assert (known.status_code, known.content, known.headers["etag"]) == (304, b"", again.etag)
    assert first.headers["cache-control"] == known.headers["cache-control"] == "no-cache"
    other = server.http.get(PATH, headers={"if-none-match": '"another"'})
    assert other.status_code == 200


def test_the_archive_alone_answers_as_the_server_does(
    server: RunningServer, tmp_path: Path
) -> None:
    with tarfile.open(fileobj=io.BytesIO(server.http.get(PATH).content)) as archive:
        archive.extractall(tmp_path, filter="data")
    for wish in (WISH, {"players": 2}, {"text": "weather: fine"}):
        words = [sys.executable, "-I", "-c", ALONE, json.dumps(wish), str(tmp_path)]
        run = subprocess.run(words, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert run.returncode == 0, run.stderr
        said = json.loads(run.stdout)
        told = server.http.post("/api/games/hegemony/help", json=wish)
        if told.status_code == 200:
            assert said == {"answer": told.json()}
        else:
            message = told.json()["error"]["message"]
            assert f"({said['refused']['fr']})" in message["fr"]
            assert f"({said['refused']['en']})" in message["en"]


def test_games_without_such_help_hand_out_nothing(server: RunningServer) -> None:
    assert server.http.get("/api/games/limit/rules.tar.gz").status_code == 404
    assert server.http.get("/api/games/nothing/rules.tar.gz").status_code == 404
