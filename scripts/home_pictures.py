"""Make the pictures of the home page: every game's own board after a few moves.

python scripts/home_pictures.py [game ...]        writes web/src/games/<game>/art/*.webp
"""

from __future__ import annotations

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from scripts.gallery import MIDDLE, QUALITY, SEATS, Tables, fixed_seeds, visit, window
from scripts.web_serving import CHROMIUM, FLAGS, Serving

GAMES = Path(__file__).parents[1] / "web" / "src" / "games"
WIDTH = 720
SHAPE = 1.8
THEMES = ("light", "dark")
ZONES = {"hegemony": "companies"}
"""The part of the stage that tells most, where it is not the one that a decision brings."""


def take(browser: Browser, link: str, theme: str, zone: str, path: Path) -> None:
    """The zone on the stage, as wide as it is, cut off below where it is higher than the card."""
    with window(browser, 1440, theme, "en") as page:
        visit(page, link, "[data-decision]")
        page.wait_for_load_state("networkidle")
        page.evaluate("document.fonts.ready")
        if zone:
            page.locator(f"#zone-{zone}").click()
        page.wait_for_timeout(450)
        raw = page.locator("#zone").screenshot()
    picture = Image.open(io.BytesIO(raw)).convert("RGB")
    picture = picture.crop((0, 0, picture.width, min(picture.height, int(picture.width / SHAPE))))
    small = picture.resize(
        (WIDTH, WIDTH * picture.height // picture.width), Image.Resampling.LANCZOS
    )
    small.save(path, "WEBP", quality=QUALITY, method=6)
    print(f"{path.relative_to(GAMES)} {path.stat().st_size / 1000:.0f} kB", flush=True)


def main() -> None:
    games = sys.argv[1:] or list(SEATS)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with Serving(Path(folder), fixed_seeds()) as server:
            tables = Tables(server)
            for game in games:
                link = tables.answered(game, MIDDLE[game])
                for theme in THEMES:
                    path = GAMES / game / "art" / f"{theme}.webp"
                    take(browser, link, theme, ZONES.get(game, ""), path)
        browser.close()


if __name__ == "__main__":
    main()
