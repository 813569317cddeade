"""Make the gallery: pictures of every page at four sizes, light and dark, in both languages.

    make gallery        writes docs/gallery/*.webp and docs/gallery/README.md

The server runs inside this process with seeds of its own: the same boards are shown every time.
"""

from __future__ import annotations

import hashlib
import io
import itertools
import json
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
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
QUALITY = 78
AT_ONCE = """
const key = "anthropolis.settings";
if (location.protocol === "http:" && !localStorage.getItem(key))
  localStorage.setItem(key, JSON.stringify({ speed: "instant" }));
"""
NOTES = "## Changed after looking at them"
SEATS = {"anthropocene": 3, "limit": 3, "climat": 4, "hegemony": 4}
NAMES = {
    "anthropocene": "Anthropocène", "limit": "LIMIT", "climat": "Bataille pour le Climat",
    "hegemony": "Hegemony",
}  # fmt: skip
CLASSES = {
    "working": "Working Class", "middle": "Middle Class", "capitalist": "Capitalist Class",
    "state": "State",
}  # fmt: skip
STATE = 3
AUTOMA: dict[str, Any] = {"controller": "bot", "level": "automa"}
ALL: dict[str, Any] = {"crisis_cell": True, "hidden_objectives": True, "action_cards": True}
MIDDLE = {"anthropocene": 7, "limit": 12, "climat": 40, "hegemony": 12}
"""So many own answers later a match is well under way."""


@dataclass
class Scene:
    """One state of one page: how to get there, and what to say about it."""

    name: str
    title: str
    show: Callable[[Page], None]
    whole: bool = False


class Tables:
    """The tables of the pictures: a person among bots, so far as the picture needs it."""

    def __init__(self, server: Serving) -> None:
        self.server = server
        people = [PERSON | {"name": "Zoé"}, {"controller": "open"}, BOT]
        server.table("anthropocene", people, visibility="public", title="Open evening")

    def answered(
        self, game: str, answers: int, seat: int = 0, rival: dict[str, Any] = BOT, **options: Any
    ) -> str:
        """A link to a seat that has answered so often, each time with another option."""
        seats = [rival] * SEATS[game]
        seats[seat] = PERSON | {"name": "Ann"}
        made = self.server.table(game, seats, options=options)
        for turn in range(answers):
            self.server.answer(made, turn, seat)
        self.server.wait_until_asked(made, seat)
        return self.server.seat_link(made, seat)

    def over(self, game: str) -> str:
        """A link to a match that bots have played to its end."""
        made = self.server.table(game, [BOT] * SEATS[game])
        self.server.wait_until_finished(made)
        return f"{self.server.url}/table/{made['table']['id']}#{made['links']['spectator']}"

    def two_people(self) -> list[str]:
        """Links to both seats and to watch."""
        made = self.server.table("anthropocene", [PERSON | {"name": n} for n in ("Ann", "Zoé")])
        watched = f"{self.server.url}/table/{made['table']['id']}#{made['links']['spectator']}"
        return [*[self.server.seat_link(made, seat) for seat in (0, 1)], watched]


def visit(page: Page, url: str, ready: str) -> None:
    page.goto("about:blank")
    page.goto(url)
    page.locator(ready).first.wait_for()


def scenes(server: Serving, tables: Tables) -> Iterator[Scene]:
    """All scenes, in the order of the gallery."""

    def plain(path: str, ready: str) -> Callable[[Page], None]:
        return lambda page: visit(page, server.url + path, ready)

    yield Scene("home", "Home", plain("/", "article.game"), whole=True)
    yield Scene("setup", "Making a table", plain("/new/limit", "form"))
    for game in SEATS:
        yield from table_scenes(tables, game)
    yield from class_scenes(tables)
    yield Scene("automas", "Hegemony: why automas do what they do", automas(tables))
    yield Scene("helper", "Help at a table: the move of an automa", helped(server))
    yield Scene("teach", "Teaching a class", plain("/teach", "form"))
    yield Scene("room", "The room over all tables of a class", room(server))
    yield Scene("lessons", "Lessons", plain("/lessons", "main h1"))
    yield Scene("variants", "Variants", plain("/variants/limit", "form"))
    yield Scene("laboratory", "Laboratory", plain("/laboratory", "form"))
    yield Scene("rules", "Rules browser", plain("/rules/anthropocene/ANT-PLC-04", "article.here"))
    yield Scene("settings", "Settings", plain("/settings", "main"))
    yield Scene("curtain", "The curtain between two people at one screen", curtain(tables))
    wrong = tables.two_people()[0].split("#")[0] + "#" + "x" * 43
    yield Scene("lost", "A link that opens nothing", lambda page: visit(page, wrong, ".trouble"))
    yield Scene("offline", "The line to the server is lost", offline(tables))


def table_scenes(tables: Tables, game: str) -> Iterator[Scene]:
    """The first question, an option that is looked at in mid-match, the end, the review."""
    name = NAMES[game]
    # A table is made when its first picture is taken: some pictures alone take little time.
    first = cache(lambda: tables.answered(game, 0))
    middle = cache(lambda: tables.answered(game, MIDDLE[game]))
    over = cache(lambda: tables.over(game))

    def selected(page: Page) -> None:
        visit(page, middle(), "[data-decision]")
        page.wait_for_timeout(500)
        page.keyboard.press("1")
        page.locator(".then[data-then]").wait_for()

    def review(page: Page) -> None:
        visit(page, over().replace("/table/", "/review/"), "ol.moments .sheet")

    def asked(page: Page) -> None:
        visit(page, first(), "[data-decision]")

    def ended(page: Page) -> None:
        visit(page, over(), ".result ol.moments .sheet")

    yield Scene(f"{game}-first", f"{name}: the first question", asked)
    yield Scene(f"{game}-select", f"{name}: what an option would change", selected)
    yield Scene(f"{game}-end", f"{name}: the end", ended)
    yield Scene(f"{game}-review", f"{name}: the review", review)


def class_scenes(tables: Tables) -> Iterator[Scene]:
    """The board of each class of Hegemony, with every mini-expansion."""
    link = cache(lambda seat: tables.answered("hegemony", MIDDLE["hegemony"], seat, **ALL))
    for seat, (role, name) in enumerate(CLASSES.items()):

        def board(page: Page, seat: int = seat) -> None:
            visit(page, link(seat), "[data-decision]")
            page.locator("#zone-class").click()

        yield Scene(f"class-{role}", f"Hegemony: the board of the {name}", board)


def automas(tables: Tables) -> Callable[[Page], None]:
    """The State against three automas, with the reasons for the last turn."""
    link = cache(lambda: tables.answered("hegemony", MIDDLE["hegemony"], STATE, AUTOMA, **ALL))

    def show(page: Page) -> None:
        visit(page, link(), "[data-decision]")
        if not page.locator("#tab-thinking").is_visible():
            page.get_by_role("button", name=re.compile("^(Story|Récit)$")).click()
        page.locator("#tab-thinking").click()
        page.locator(".thinking .step").first.wait_for()

    return show


def helped(server: Serving) -> Callable[[Page], None]:
    """A card drawn by the page, and what to do with the pieces of the box."""

    def show(page: Page) -> None:
        visit(page, f"{server.url}/helper", "#box-mode")
        page.locator(".start button").click()
        page.locator("[data-draw]").click()
        while not page.locator("[data-do]").count():
            page.locator("[data-play]").click()
            page.wait_for_timeout(500)

    return show


def room(server: Serving) -> Callable[[Page], None]:
    """Three tables of LIMIT, seven of nine seats taken, and everybody has begun."""

    @cache
    def link() -> str:
        made = server.call("POST", "/classes", {"game": "limit", "tables": 3, "people": 3})
        here = f"/classes/{made['info']['id']}"
        for number, name in enumerate(("Ann", "Bea", "Cyd", "Dov", "Eli", "Fay", "Gil")):
            server.call("POST", f"{here}/join", {"name": name, "key": f"{number:030}"})
        server.call("POST", f"{here}/begin", token=made["teacher"])
        return f"{server.url}/room/{made['info']['id']}#{made['teacher']}"

    return lambda page: visit(page, link(), "article")


def curtain(tables: Tables) -> Callable[[Page], None]:
    """Ann has laid a card and handed the screen over: what everybody may see stands behind."""

    def show(page: Page) -> None:
        *links, watched = tables.two_people()
        # A browser that holds both links asks who is there, over what a spectator sees.
        for link in [watched, *links, watched.split("#")[0]]:
            visit(page, link, "#zone, .curtain")
        page.locator(".curtain button").first.click()
        page.locator("[data-decision]").wait_for()
        page.wait_for_timeout(500)
        page.keyboard.press("1")
        page.locator("[data-confirm]:enabled").first.click()
        page.locator(".waiting [data-confirm]").click()
        page.locator(".curtain").wait_for()

    return show


def offline(tables: Tables) -> Callable[[Page], None]:
    link = cache(lambda: tables.answered("limit", MIDDLE["limit"]))

    def show(page: Page) -> None:
        visit(page, link(), "[data-decision]")
        # Without a network the socket closes, and none can be opened again.
        page.context.set_offline(True)
        page.evaluate("dispatchEvent(new Event('offline'))")
        page.locator(".banner.lost").wait_for()

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
    # Weighing each choice of a long match takes its time.
    context.set_default_timeout(120_000)
    context.add_init_script(AT_ONCE)
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
