"""Measure the web client here: sizes, start-up, and how fast a move is on the other screen.

    make web-performance

The size is held by a test (tests/web/test_budget.py); times depend on the machine and are printed.
"""

from __future__ import annotations

import gzip
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from scripts.web_serving import CHROMIUM, FLAGS, PERSON, Serving

BUDGET = 150_000
STARTS = 5
MOVES = 20
READY = "[data-decision]"
# When the decision can be answered, and when the move of a seat begins to be seen, by each page's
# own clock.
WATCH = """
new MutationObserver(() => {
  const now = performance.now();
  if (document.querySelector("[data-decision]")) window.ready ??= now;
  if (document.querySelector(`[data-rail="${window.awaited}"]:is(.acting, .last)`))
    window.seen ??= performance.timeOrigin + now;
}).observe(document, { childList: true, subtree: true, attributes: true });
"""
AWAIT = "(seat) => { window.awaited = seat; window.seen = undefined; }"
CONFIRMED = """() => {
  const now = performance.timeOrigin + performance.now();
  document.querySelector("[data-confirm]").click();
  return now;
}"""
LOCK = 400
"""So many milliseconds a new decision takes no input."""


def page_files(page: Page, url: str) -> dict[str, bytes]:
    """Every script and style sheet that a page loads, by name."""
    files: dict[str, bytes] = {}

    def note(response: Any) -> None:
        if response.request.resource_type in ("script", "stylesheet") and response.ok:
            files[response.url.rsplit("/", 1)[-1]] = response.body()

    page.on("response", note)
    page.goto(url)
    page.locator(READY).wait_for()
    page.wait_for_load_state("networkidle")
    return files


def compressed(files: dict[str, bytes], kind: str) -> int:
    return sum(len(gzip.compress(body, 6)) for name, body in files.items() if name.endswith(kind))


def print_sizes(browser: Browser, server: Serving) -> None:
    for game in ("anthropocene", "limit"):
        made = server.table(game, [PERSON, {"controller": "bot", "level": "easy"}])
        context = browser.new_context()
        files = page_files(context.new_page(), server.seat_link(made, 0))
        script, style = compressed(files, ".js"), compressed(files, ".css")
        context.close()
        print(
            f"table page of {game}: script {script / 1000:.1f} kB, style {style / 1000:.1f} kB "
            f"compressed; budget {BUDGET / 1000:.0f} kB for the script"
        )


def print_start(browser: Browser, server: Serving) -> None:
    """Cold cache: a new browser context each time."""
    took = []
    for _ in range(STARTS):
        made = server.table("anthropocene", [PERSON, PERSON], options={"first_player": 1})
        context = browser.new_context()
        context.add_init_script(WATCH)
        page = context.new_page()
        page.goto(server.seat_link(made, 0))
        page.wait_for_function("() => window.ready")
        took.append(page.evaluate("window.ready"))
        context.close()
    print(
        f"interactive with a cold cache: median {statistics.median(took):.0f} ms, "
        f"slowest {max(took):.0f} ms of {STARTS}; wanted under 1000 ms"
    )


def print_moves(browser: Browser, server: Serving) -> None:
    """Two browsers at one table: from *Confirm* on one to the lit card on the other's rail."""
    made = server.table("anthropocene", [PERSON, PERSON], options={"first_player": 1})
    pages = []
    for seat in (0, 1):
        context = browser.new_context()
        context.add_init_script(WATCH)
        page = context.new_page()
        page.goto(server.seat_link(made, seat))
        page.locator("[data-rail]").first.wait_for()
        pages.append(page)
    took = sorted(one_move(pages, server, made) for _ in range(MOVES))
    late = took[int(0.95 * (len(took) - 1))]
    print(
        f"a move on the other screen: median {statistics.median(took):.0f} ms, "
        f"95th percentile {late:.0f} ms of {MOVES}; wanted under 100 ms"
    )


def one_move(pages: list[Page], server: Serving, made: dict[str, Any]) -> float:
    mover = server.state(made)["position"]["deciders"][0]
    go_on(pages, pages[mover])
    while not pages[mover].locator("[data-confirm]:enabled").count():
        pages[mover].keyboard.press("1")
        # On a busy machine the lock may still hold when the key comes.
        pages[mover].wait_for_timeout(LOCK)
    pages[1 - mover].evaluate(AWAIT, str(mover))
    start = pages[mover].evaluate(CONFIRMED)
    pages[1 - mover].wait_for_function("() => window.seen")
    return float(pages[1 - mover].evaluate("window.seen") - start)


def go_on(pages: list[Page], mover: Page) -> None:
    """Past the reports that wait for a click, until the mover is asked."""
    while not mover.locator(READY).count():
        for page in pages:
            if page.locator("[data-continue]").count():
                page.locator("[data-continue]").click()
        time.sleep(0.05)


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with Serving(Path(folder)) as server:
            print_sizes(browser, server)
            print_start(browser, server)
            print_moves(browser, server)
        browser.close()


if __name__ == "__main__":
    main()
