"""Charts made into pictures by a process of its own.

The renderer carries a whole script engine; after a hundred pictures it has been seen to stop
answering. So each batch of pictures has a fresh one, and one that is silent for too long is asked
again.
"""

from __future__ import annotations

import base64
import json
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

from anthropolis.lab.needs import need

BATCH = 20
SECONDS = 240.0
TRIES = 3


def render(kind: str, charts: Sequence[dict[str, Any]], scale: float = 2.0) -> list[bytes]:
    """Pictures of Vega-Lite charts, in their order; `kind` is svg or png."""
    need("vl_convert")
    found: list[bytes] = []
    for first in range(0, len(charts), BATCH):
        found += _batch({"kind": kind, "scale": scale, "charts": charts[first : first + BATCH]})
    return found


def _batch(wish: dict[str, Any]) -> list[bytes]:
    text = json.dumps(wish)
    for attempt in range(TRIES):
        try:
            done = subprocess.run(
                [sys.executable, "-m", "anthropolis.lab.rendering"], input=text,
                capture_output=True, text=True, timeout=SECONDS, check=False,
            )  # fmt: skip
        except subprocess.TimeoutExpired:
            if attempt == TRIES - 1:
                raise
            continue
        if done.returncode != 0:
            raise RuntimeError(f"a chart could not be drawn: {done.stderr.strip()[-500:]}")
        return [base64.b64decode(picture) for picture in json.loads(done.stdout)]
    return []


def main() -> None:
    """Reads charts from standard input and writes their pictures to standard output."""
    engine = need("vl_convert")
    wish = json.load(sys.stdin)
    pictures: list[bytes] = []
    for chart in wish["charts"]:
        if wish["kind"] == "svg":
            pictures.append(engine.vegalite_to_svg(chart).encode())
        else:
            pictures.append(engine.vegalite_to_png(chart, scale=wish["scale"]))
    json.dump([base64.b64encode(picture).decode() for picture in pictures], sys.stdout)


if __name__ == "__main__":
    main()
