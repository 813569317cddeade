"""Ways to play Hegemony in tests: at the page by keyboard, or through the server."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tests.web.people import ARMED, Person, Table

Come = Callable[..., Person]
QUIET = ("basic:apply_political_pressure", "end_turn", "done", "skip", "against", "vote_later")
"""Choices that keep a match short, the best first."""
ONE_ROUND = {"rounds": 1}


def wanted(keys: Sequence[str], liked: Sequence[str]) -> int:
    """The place of the option that is liked best; the first where none is."""
    return next((keys.index(key) for key in liked if key in keys), 0)


def take_by_keyboard(person: Person, question: str) -> None:
    """The list with L, the option with arrows and Enter, Enter again confirms it."""
    page = person.page
    person.ready()
    person.press("l")
    page.wait_for_function("() => document.activeElement?.dataset.key !== undefined")
    keys = page.locator("dialog [data-key]").evaluate_all("all => all.map((o) => o.dataset.key)")
    person.press(*["ArrowDown"] * wanted(keys, QUIET), "Enter")
    page.wait_for_function(ARMED, arg=question)
    if page.locator(f'[data-decision="{question}"]').count():
        person.press("Enter")


def choose(table: Table, seat: int, liked: Sequence[str]) -> str | None:
    """Answer a seat's question through the server; which question it was, or None without one."""
    token = table.links["seats"][seat]
    position = table.server.call("GET", f"/tables/{table.id}", token=token)["position"]
    decision = position["decision"]
    if decision is None:
        return None
    keys = [option["key"] for option in decision["options"]]
    answer = {"decision": decision["id"], "key": keys[wanted(keys, liked)]}
    table.server.call("POST", f"/tables/{table.id}/choose", answer, token)
    return str(decision["ref"]["action"])


def asked(table: Table, seat: int) -> str | None:
    token = table.links["seats"][seat]
    position = table.server.call("GET", f"/tables/{table.id}", token=token)["position"]
    return None if position["decision"] is None else str(position["decision"]["ref"]["action"])


def option_keys(table: Table, seat: int) -> list[str]:
    token = table.links["seats"][seat]
    position = table.server.call("GET", f"/tables/{table.id}", token=token)["position"]
    return [option["key"] for option in position["decision"]["options"]]


def play_until(table: Table, question: str, liked: Sequence[str]) -> None:
    """Both seats answer until one of them is asked this."""
    while question not in (asked(table, 0), asked(table, 1)):
        for seat in (0, 1):
            if asked(table, seat) != question:
                choose(table, seat, liked)
