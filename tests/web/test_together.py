"""People who play together: on two screens, on a phone, on one screen, late, or only watching."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tests.web.people import Person, Server, Table, asked

Come = Callable[..., Person]
SHORT: dict[str, dict[str, Any]] = {"anthropocene": {}, "limit": {"generations": 2}}
SECRET = {"hand", "drawn", "known_under", "objective"}


def take_turns(table: Table, people: list[Person]) -> None:
    """Everybody at their own screen clicks the last option, in the order the table asks them."""
    while found := asked(table, people):
        person, question = found
        person.options.last.click()
        person.page.locator(f'[data-decision="{question}"]').wait_for(state="detached")


def keys_in(value: Any) -> Iterator[str]:
    """Every key at any depth of what was sent."""
    parts = value.values() if isinstance(value, dict) else value
    if isinstance(value, dict):
        yield from value
    if isinstance(value, dict | list):
        for part in parts:
            yield from keys_in(part)


def test_two_people_play_limit_in_french_and_english(live_server: Server, someone: Come) -> None:
    table = live_server.table("limit", "Ann", "Rémi", options=SHORT["limit"])
    ann, remi = someone("en-GB").sit(table, 0), someone("fr-FR").sit(table, 1)
    take_turns(table, [ann, remi])
    ann.sees("The match is over")
    remi.sees("La partie est terminée")
    scores = sorted(map(str, table.state()["position"]["scores"]))
    for person in (ann, remi):
        shown = person.page.locator("[data-rail] .score").all_inner_texts()
        assert sorted(score.split()[-1] for score in shown) == scores


@pytest.mark.parametrize("game", ["anthropocene", "limit"])
def test_a_whole_match_on_a_phone_by_touch(live_server: Server, someone: Come, game: str) -> None:
    table = live_server.table(game, "Ann", "bot", options=SHORT[game])
    ann = someone("fr-FR", width=360, height=740, has_touch=True, is_mobile=True).sit(table, 0)
    question = ann.next_question()
    while question:
        ann.options.last.click()
        question = ann.next_question(question)
    ann.sees("La partie est terminée")
    root = "document.documentElement"
    assert ann.page.evaluate(f"{root}.scrollWidth <= {root}.clientWidth")


@pytest.mark.parametrize("game", ["anthropocene", "limit"])
def test_whoever_watches_is_sent_no_hand_and_no_secret(
    live_server: Server, someone: Come, game: str
) -> None:
    table = live_server.table(game, "Ann", "Bob", options=SHORT[game])
    watcher = someone().sit(table, "spectator").sees("You are watching")
    people = [someone().sit(table, seat) for seat in (0, 1)]
    while watcher.story.count() < 4 and (found := asked(table, people)):
        person, question = found
        person.options.first.click()
        person.page.locator(f'[data-decision="{question}"]').wait_for(state="detached")
    frames = [json.loads(frame) for frame in watcher.frames]
    views = [frame["position"]["view"] for frame in frames if "position" in frame]
    assert len(views) > 4
    assert SECRET & {key for view in views for key in keys_in(view)} == set()
    assert [frame["position"]["decision"] for frame in frames if "position" in frame] == (
        [None] * len(views)
    )
    seen = {key for frame in people[0].frames for key in keys_in(json.loads(frame))}
    assert SECRET & seen, "the player's own page is sent these, so the search would find them"


def test_a_seat_opened_in_mid_match_is_taken_by_a_latecomer(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("anthropocene", "Ann", "bot", options={"first_player": 1})
    ann = someone().sit(table, 0)
    question = ann.next_question()
    ann.options.first.click()
    ann.next_question(question)
    path, leader = f"/tables/{table.id}/seats/1", table.links["facilitator"]
    live_server.call("POST", path, {"controller": "open"}, leader)
    late = someone("fr-FR").sit(table, "join")
    late.page.get_by_label("Votre nom").fill("Zoé")
    late.click("button", "Rejoindre")
    late.page.locator(".seats", has_text="Vous · Zoé").wait_for()
    assert late.story.count() >= 2
    ann.options.first.click()
    assert late.next_question()


def test_the_curtain_falls_before_a_hand_is_handed_over(live_server: Server, someone: Come) -> None:
    table = live_server.table("anthropocene", "Ann", "Zoé", options={"first_player": 1})
    screen = someone()
    for seat in (0, 1):
        screen.sit(table, seat).page.locator('[data-tour="hand"]').wait_for()
    screen.page.goto(f"{live_server.url}/table/{table.id}")
    for name, other in (("Ann", "Zoé"), ("Zoé", "Ann")):
        screen.click("button", f"I am {name}").next_question()
        cards = screen.page.get_by_label("Your hand").get_by_role("button").all()
        hand = [str(card.get_attribute("aria-label")) for card in cards]
        assert len(hand) == 6
        screen.options.first.click()
        screen.click("button", f"Hand over to {other}")
        screen.sees(f"Pass the screen to {other}")
        html = screen.page.content()
        assert not any(card in html for card in hand)
        assert screen.page.locator("[data-decision], .board, .log").count() == 0
