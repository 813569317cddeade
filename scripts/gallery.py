"""Make the gallery: pictures of every page at four sizes, light and dark, in both languages.

    make gallery        writes docs/gallery/*.webp and docs/gallery/README.md

The server runs inside this process with seeds of its own: the same boards are shown every time.
"""

from __future__ import annotations

import hashlib
import io
import itertools
import json
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from scripts.web_serving import BOT, CHROMIUM, FLAGS, PERSON, Serving

GALLERY = Path(__file__).parents[1] / "docs" / "gallery"
HEIGHTS = {360: 740, 820: 1180, 1440: 900, 1920: 1080}
# Every scene is seen at every size; theme and language alternate, so that each size gets all pairs.
LOOKS = [("light", "en"), ("dark", "fr"), ("light", "fr"), ("dark", "en")]
QUALITY = 82
OPTIONS: dict[str, dict[str, Any]] = {"anthropocene": {"pauses": True}, "limit": {}}
MATCHES = 6
NOTES = "## Changed after looking at them"


Wanted = Callable[[dict[str, Any]], bool]


@dataclass
class Scene:
    """One state of one page: how to get there, and what to say about it."""

    name: str
    title: str
    show: Callable[[Page], None]
    whole: bool = False


class Tables:
    """The tables of the pictures, each at a chosen decision of a match that bots have played."""

    def __init__(self, server: Serving) -> None:
        self.server = server
        self.played: dict[str, list[dict[str, Any]]] = {game: [] for game in OPTIONS}
        people = [PERSON | {"name": "Zoé"}, {"controller": "open"}, BOT]
        server.table("anthropocene", people, visibility="public", title="Open evening")

    def matches(self, game: str) -> Iterator[dict[str, Any]]:
        """Finished matches of a game, played one after the other as they are asked for."""
        for number in range(MATCHES):
            if number == len(self.played[game]):
                made = self.server.table(game, [BOT] * 3, options=OPTIONS[game])
                self.server.wait_until_finished(made)
                self.played[game].append(made)
            yield self.played[game][number]

    def at(self, game: str, wanted: Wanted, then: str = "") -> str:
        """A link to a seat at its first decision that is wanted.

        `then` is the key of what this seat chooses there first.
        """
        for made in self.matches(game):
            for move in range(self.server.state(made)["position"]["move"]):
                for seat in self.server.replayed(made, move)["deciders"]:
                    if wanted(self.server.replayed(made, move, seat)):
                        branch = self.server.branch(made, move, seat)
                        if then:
                            self.server.choose(branch, seat, then)
                        return self.server.seat_link(branch, seat)
        raise SystemExit(f"no such decision in {MATCHES} matches of {game}")

    def over(self, game: str, page: str = "table") -> str:
        made = next(self.matches(game))
        return f"{self.server.url}/{page}/{made['table']['id']}#{made['links']['spectator']}"

    def two_people(self) -> list[str]:
        made = self.server.table("anthropocene", [PERSON | {"name": n} for n in ("Ann", "Zoé")])
        return [self.server.seat_link(made, seat) for seat in (0, 1)]


def action(name: str) -> Wanted:
    return lambda position: position["decision"]["ref"].get("action") == name


def in_generation(number: int, name: str) -> Wanted:
    return lambda position: (
        position["view"]["generation"] == number and action(name)(position) and
        position["view"].get("cards_left", 0) <= 5
    )  # fmt: skip


def may_play(card: str) -> Wanted:
    return lambda position: any(
        option["key"] == f"play:{card}" for option in position["decision"]["options"]
    )


def visit(page: Page, url: str, ready: str) -> None:
    page.goto(url)
    page.locator(ready).first.wait_for()


def scenes(server: Serving, tables: Tables) -> Iterator[Scene]:
    """All scenes, in the order of the gallery."""

    def plain(path: str, ready: str) -> Callable[[Page], None]:
        return lambda page: visit(page, server.url + path, ready)

    def table(link: str, ready: str = "[data-decision]") -> Callable[[Page], None]:
        def show(page: Page) -> None:
            visit(page, link, f"{ready} >> visible=true")
            if page.locator("#tab-charts[aria-selected=true]").is_visible() and is_wide(page):
                page.locator("#tab-log").click()

        return show

    yield Scene("home", "Home", plain("/", ".later"), whole=True)
    yield Scene("setup", "Making a table", plain("/new/limit", "form"))
    yield from anthropocene_scenes(server, tables, table)
    yield from limit_scenes(server, tables, table)
    yield Scene("replay", "Replay", replay(tables.over("limit", "replay")))
    yield Scene("rules", "Rules browser", plain("/rules/anthropocene/ANT-PLC-04", "article.here"))
    yield Scene("settings", "Settings", plain("/settings", "dl"))
    yield Scene("curtain", "The curtain between two people at one screen", curtain(tables))
    wrong = tables.two_people()[0].split("#")[0] + "#" + "x" * 43
    yield Scene("lost", "A link that opens nothing", lambda page: visit(page, wrong, ".trouble"))


def anthropocene_scenes(server: Serving, tables: Tables, table: Any) -> Iterator[Scene]:
    middle = tables.at("anthropocene", in_generation(2, "ask_lay"))

    def preview(page: Page) -> None:
        table(middle)(page)
        page.locator('.pick[aria-disabled="false"]').first.click()
        page.locator('[data-tour="lit"]').first.hover()
        page.wait_for_timeout(500)

    first = table(tables.at("anthropocene", action("ask_lay")))
    yield Scene("anthropocene-start", "Anthropocène: the first card", first)
    yield Scene("anthropocene-preview", "Anthropocène: a card and what it would change", preview)
    reveal = table(tables.at("anthropocene", action("ask_ready")))
    yield Scene("anthropocene-reveal", "Anthropocène: the end of a generation", reveal)
    yield Scene("anthropocene-score", "Anthropocène: the score",
                table(tables.over("anthropocene"), ".result"))  # fmt: skip
    after = debrief(tables.over("anthropocene"), "#moments")
    yield Scene("anthropocene-debrief", "Anthropocène: what mattered most", after)
    yield Scene("anthropocene-guide", "Anthropocène: first game, with help",
                guide(server, "anthropocene", 4))  # fmt: skip


def limit_scenes(server: Serving, tables: Tables, table: Any) -> Iterator[Scene]:
    start = tables.at("limit", action("ask_first_card"))
    middle = tables.at("limit", lambda p: p["view"]["generation"] == 4
                       and action("ask_first_card")(p))  # fmt: skip
    market = tables.at("limit", may_play("market_access"), "play:market_access")

    def at_market(page: Page) -> None:
        table(market)(page)
        page.locator('[data-tour="market"]').scroll_into_view_if_needed()

    yield Scene("limit-start", "LIMIT: the first policy", table(start))
    yield Scene("limit-middle", "LIMIT: the fourth generation", table(middle))
    yield Scene("limit-market", "LIMIT: a deal on the market", at_market)
    yield Scene("limit-score", "LIMIT: the score", table(tables.over("limit"), ".result"))
    after = debrief(tables.over("limit"), "#moments")
    yield Scene("limit-debrief", "LIMIT: what mattered most", after)
    world = debrief(tables.over("limit"), "#own")
    yield Scene("limit-world", "LIMIT: the table's world beside World3", world)
    yield Scene("limit-guide", "LIMIT: first game, with help", guide(server, "limit", 3))


def debrief(link: str, part: str) -> Callable[[Page], None]:
    """The review of a match, once the decisions that mattered most are known."""

    def show(page: Page) -> None:
        visit(page, link.replace("/table/", "/review/"), "#moments li")
        page.locator(part).first.evaluate("(it) => it.scrollIntoView({ block: 'start' })")

    return show


def is_wide(page: Page) -> bool:
    """Whether the side panel stands beside the board."""
    size = page.viewport_size
    return size is not None and size["width"] >= 900


def replay(link: str) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        visit(page, link, 'input[type="range"]')
        page.locator('input[type="range"]').fill("40")
        page.locator(".past, [role=status]").first.wait_for()

    return show


def guide(server: Serving, game: str, steps: int) -> Callable[[Page], None]:
    def show(page: Page) -> None:
        visit(page, server.url, ".suggested")
        page.locator(f'article[aria-labelledby="game-{game}"] .suggested').click()
        page.locator("[data-decision]").wait_for()
        for _ in range(steps):
            page.locator(".tour .primary").click()

    return show


def curtain(tables: Tables) -> Callable[[Page], None]:
    links = tables.two_people()

    def show(page: Page) -> None:
        # A browser that holds both links asks who is there.
        for link in [*links, links[0].split("#")[0]]:
            page.goto("about:blank")
            visit(page, link, ".seats, .curtain")
        page.locator(".curtain").wait_for()

    return show


@contextmanager
def window(browser: Browser, width: int, theme: str, lang: str) -> Iterator[Page]:
    context = browser.new_context(
        viewport={"width": width, "height": HEIGHTS[width]},
        locale="fr-FR" if lang == "fr" else "en-GB",
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=width < 900,
        is_mobile=width < 600,
    )
    context.set_default_timeout(30_000)
    yield context.new_page()
    context.close()


def picture(page: Page, scene: Scene, path: Path) -> int:
    """Take one picture, small enough to be kept in the repository; returns its size."""
    scene.show(page)
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(450)
    raw = page.screenshot(full_page=scene.whole)
    Image.open(io.BytesIO(raw)).convert("RGB").save(path, "WEBP", quality=QUALITY, method=6)
    return path.stat().st_size


def notes() -> list[str]:
    """What a person has written into the gallery's page: it stays when pictures are retaken."""
    page = GALLERY / "README.md"
    written = page.read_text(encoding="utf-8") if page.is_file() else ""
    after = written.partition(f"{NOTES}\n")[2]
    return [NOTES, *after.split("\n## ")[0].rstrip().splitlines()]


def write_index(shown: list[tuple[Scene, list[str]]]) -> None:
    intro = "Made by `make gallery`: every page at four sizes; theme and language alternate."
    lines = ["# Gallery", "", intro, "", *notes(), ""]
    for scene, names in shown:
        lines += [f"## {scene.title}", ""]
        lines += [
            f'<img src="{name}" alt="{scene.title}, {name[:-5]}" height="300">' for name in names
        ]
        lines.append("")
    (GALLERY / "README.md").write_text("\n".join(lines), encoding="utf-8")


def take_all(server: Serving, browser: Browser, only: str) -> int:
    total, shown = 0, []
    for number, scene in enumerate(scenes(server, Tables(server))):
        names = []
        for place, width in enumerate(HEIGHTS):
            theme, lang = LOOKS[(number + place) % len(LOOKS)]
            name = f"{scene.name}-{width}-{theme}-{lang}.webp"
            names.append(name)
            if only in scene.name:
                with window(browser, width, theme, lang) as page:
                    size = picture(page, scene, GALLERY / name)
                total += size
                print(f"{name:50} {size / 1000:6.0f} kB", flush=True)
        shown.append((scene, names))
    write_index(shown)
    return total


def fixed_seeds() -> Callable[[int], str]:
    """Seeds that are the same every time, in place of the server's secret ones."""
    numbers = itertools.count()
    return lambda size: hashlib.sha256(f"gallery {next(numbers)}".encode()).hexdigest()[: 2 * size]


def main() -> None:
    only = sys.argv[1] if len(sys.argv) > 1 else ""
    GALLERY.mkdir(parents=True, exist_ok=True)
    for old in [] if only else GALLERY.glob("*.webp"):
        old.unlink()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with Serving(Path(folder), fixed_seeds()) as server:
            total = take_all(server, browser, only)
        browser.close()
    print(json.dumps({"pictures": len(list(GALLERY.glob("*.webp"))), "kB": round(total / 1000)}))


if __name__ == "__main__":
    main()
