"""Automas in the browser: their reasons beside the board, a phone, help at a table."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, Route

from anthropolis.engine.match import Match
from anthropolis.games.hegemony import GAME as hegemony
from tests.web.people import LOCK, Person, Server, Table

Come = Callable[..., Person]
QUIET = ("basic:apply_political_pressure", "end_turn", "done", "skip", "against", "vote_later")
ALL = {"crisis_cell": True, "hidden_objectives": True, "action_cards": True}
AUTOMA = {"controller": "bot", "level": "automa"}
POSITION = """
given:
  players: 3
  policies: {2: C}
  working_class: {money: 30, unemployed: {unskilled: 3}, influence: 2}
  companies: {cc_radio_station: {}, cc_hotel: {class: working_class}}
  automas: {working_class: {mode: easy}}
"""
SIMPLE = {"controller": "bot", "level": "automa:easy"}


def table_of(server: Server, *seats: dict[str, str], **options: object) -> Table:
    made = server.call(
        "POST", "/tables", {"game": "hegemony", "seats": list(seats), "options": options}
    )
    return Table(server, made)


def go_on(table: Table, seat: int, times: int) -> None:
    """Somebody takes quiet choices through the server."""
    token = table.links["seats"][seat]
    for _ in range(times):
        position = table.server.call("GET", f"/tables/{table.id}", token=token)["position"]
        decision = position["decision"]
        if decision is None:
            return
        keys = [option["key"] for option in decision["options"]]
        key = next((liked for liked in QUIET if liked in keys), keys[-1])
        answer = {"decision": decision["id"], "key": key}
        table.server.call("POST", f"/tables/{table.id}/choose", answer, token)


def test_a_record_from_a_file_shows_every_class_its_hand_and_the_reasons_of_automas(
    live_server: Server, someone: Come
) -> None:
    """HAU-SET-02, UI: the rail, the hand of whose eyes one takes, and why an automa did it."""
    match = hegemony.new(2, 4, {"rounds": 1, "automas": {"capitalist_class": "advanced"}})
    while not match.finished:
        match.choose(0, match.decision(0).options[-1].key)
    page = someone().page
    page.goto(live_server.url)
    text = match.record().to_json()
    page.evaluate("(text) => sessionStorage.setItem('anthropolis.record', text)", text)
    page.goto(f"{live_server.url}/replay/file/12")
    rail = page.locator("[data-shell=rail]")
    rail.get_by_text("Working Class", exact=True).wait_for()
    assert rail.get_by_text("Capitalist Class", exact=True).count() == 1
    assert page.locator("[data-shell=hand]").count() == 0
    page.get_by_label("Seen by").select_option("0")
    page.locator("[data-shell=hand] [data-card]").first.wait_for()
    page.locator("#tab-thinking").click()
    page.locator(".thinking .rows li").first.wait_for()


def test_the_state_against_three_automas(live_server: Server, someone: Come) -> None:
    """HAU-SET-02, HAU-ADV-01: a solo match to its end with the panel of reasons open."""
    person = {"controller": "person", "name": "Ana"}
    table = table_of(live_server, AUTOMA, AUTOMA, AUTOMA, person, rounds=1, **ALL)
    go_on(table, 3, 12)
    ana = someone().sit(table, 3)
    page = ana.page
    page.locator("#tab-thinking").click()
    panel = page.locator(".thinking")
    panel.wait_for()
    assert panel.locator(".rows li").count() >= 2
    kinds = []
    after = page.get_by_role("button", name="Next step")
    while True:
        kinds.append(panel.locator(".step").get_attribute("data-step"))
        if after.is_disabled():
            break
        after.click()
    assert kinds[0] in ("card", "before")
    assert kinds.count("check") == 4
    assert "tried" in kinds
    page.get_by_role("button", name="Step back").click()
    assert panel.locator(".step").get_attribute("data-step") == kinds[-2]
    page.get_by_role("button", name="Only the result").click()
    assert panel.locator(".step").count() == 0
    assert "(automa)" in panel.locator(".deed").inner_text()
    page.get_by_role("button", name="Why? Step by step").click()
    assert ana.complaints_of_axe() == []
    go_on(table, 3, 400)
    assert table.state()["position"]["finished"]


def played_to_the_second_round(seed: int) -> Match:
    """Three automas and a quiet State; there were Bills, and votes between turns."""
    automas = dict.fromkeys(("working_class", "middle_class", "capitalist_class"), "advanced")
    match = hegemony.new(4, seed=seed, options={"automas": automas, "rounds": 2})
    while hegemony.view(match.state, 3)["round"] < 2:
        keys = [option.key for option in match.decision(3).options]
        match.choose(3, next((liked for liked in QUIET if liked in keys), keys[-1]))
    return match


def test_votes_are_explained_beside_the_board(live_server: Server, someone: Come) -> None:
    """HAU-INF-09, HAU-IMV-04, HAU-BIL-04: also those that wait for people, and those between turns.

    What automas spend is decided after a person has voted: it comes with a later choice.
    """
    match = played_to_the_second_round(3)
    seats = [AUTOMA, AUTOMA, AUTOMA, {"controller": "person", "name": "Ana"}]
    wish = {"record": match.record().to_json(), "move": len(match.choices), "seats": seats}
    table = Table(live_server, live_server.call("POST", "/branch", wish))
    page = someone().sit(table, 3).page
    page.locator("#tab-thinking").click()
    panel = page.locator(".thinking")
    panel.wait_for()
    earlier = page.get_by_role("button", name="Earlier turn")
    after = page.get_by_role("button", name="Next step")
    told: dict[str, str] = {}
    while earlier.is_enabled():
        earlier.click()
        while after.is_enabled():
            after.click()
            words = panel.locator(".step").inner_text()
            told[words.splitlines()[0].strip()] = words
        if {"How much Influence?", "Which policy?"} <= set(told):
            break
    assert "Needed" in told["How much Influence?"]
    assert "a Bill is proposed" in told["Which policy?"]


def test_a_phone_against_a_simple_automa(live_server: Server, someone: Come) -> None:
    """HAU-EZ-01: two roles, Simple Mode; rows are not shown, the card and its tries are."""
    person = {"controller": "person", "name": "Ana"}
    table = table_of(live_server, person, SIMPLE, rounds=1)
    go_on(table, 0, 6)
    ana = someone(width=390, height=844).sit(table, 0)
    page = ana.page
    ana.open("Automas")
    panel = page.locator(".thinking")
    panel.wait_for()
    assert panel.locator(".rows").count() == 0
    assert panel.locator("article .symbols li").count() >= 4
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    assert ana.complaints_of_axe() == []


def test_the_story_leads_to_the_reasons(live_server: Server, someone: Come) -> None:
    """HAU-ADV-02: every turn of an automa can be asked for in the story, also an older one."""
    person = {"controller": "person", "name": "Ana"}
    table = table_of(live_server, AUTOMA, AUTOMA, AUTOMA, person, rounds=1)
    go_on(table, 3, 12)
    ana = someone().sit(table, 3)
    ana.open("Story")
    doors = ana.page.locator("[data-reasons]")
    doors.first.wait_for()
    assert doors.count() > 3
    told = ana.page.locator("li:has(> [data-reasons])").first.locator(".go").inner_text()
    doors.first.click()
    panel = ana.page.locator(".thinking")
    panel.wait_for()
    assert "turn 1 of" in panel.locator("h3").inner_text().lower()
    assert panel.locator(".deed").inner_text() in told
    ana.open("Story").open("Automas")
    assert "turn 1 of" not in panel.locator("h3").inner_text().lower()


def without_device(page: Page) -> None:
    """Python does not come into this browser: the rules of the server answer."""
    page.route("**/assets/pyodide*/**", lambda route: route.abort())


def begin_with_the_box(
    server: Server,
    ana: Person,
    mode: str = "advanced",
    roles: str = "2",
    role: str = "capitalist_class",
) -> None:
    ana.page.goto(f"{server.url}/helper")
    ana.page.locator("#box-class").select_option(role)
    ana.page.locator("#box-mode").select_option(mode)
    ana.page.locator("#box-roles").select_option(roles)
    ana.page.locator("form.start button").click()
    ana.page.locator("[data-draw]").wait_for()


BEYOND = "all => all.map(one => one.dataset.beyond ?? '').join('')"
AT_THE_NEXT = """before => document.querySelector('[data-do]') ||
    (document.querySelector('[data-beyond]')?.dataset.beyond ?? '') !== before"""


def play_by_the_rules(page: Page) -> list[str]:
    """Play the turn; what it comes to beyond its card is asked for and confirmed."""
    came_to = ""
    while not page.locator("[data-do]").count():
        page.locator("[data-play]").click()
        page.wait_for_function(AT_THE_NEXT, arg=came_to)
        came_to = page.locator("h3").evaluate_all(BEYOND) or came_to
    page.locator("[data-do] ol li").first.wait_for()
    return came_to.split()


def test_five_turns_by_the_rules(live_server: Server, someone: Come) -> None:
    """HAU-ADV-06, HAU-ADV-08: the rules play each turn in the table as told, and remember it."""
    ana = someone(width=390, height=844)
    page = ana.page
    without_device(page)
    begin_with_the_box(live_server, ana)
    for turn in range(1, 6):
        page.get_by_text(f"Turn {turn}").wait_for()
        page.locator("[data-draw]").click()
        assert page.locator("[data-needed]").get_attribute("data-needed")
        play_by_the_rules(page)
        if turn == 1:
            assert ana.complaints_of_axe() == []
            page.get_by_text("Why: every line").click()
            assert page.locator("[data-do] .step").count() > 3
        page.locator("[data-done]").click()
    page.get_by_text("Turn 6").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.locator("[data-done]").wait_for()
    page.reload()
    page.locator("[data-done]").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def paste(page: Page, position: str) -> None:
    """Paste a position and wait until it is the table."""
    page.locator("#box-paste").fill(position)
    page.locator("[data-paste]").click()
    page.locator("details:has(#box-paste) [role=status]").wait_for()


def test_what_is_told_of_the_table_decides_the_move(live_server: Server, someone: Come) -> None:
    """HAU-WC-26: a pasted position; jobless workers go where places are free."""
    ana = someone()
    page = ana.page
    without_device(page)
    begin_with_the_box(live_server, ana, "easy", role="working_class")
    page.get_by_text("Paste a position").wait_for(state="attached")
    page.get_by_text("Cards of policies").click()
    paste(page, POSITION)
    page.locator("[data-card]").select_option("1")
    assert page.locator("#table-working_class-unemployed-unskilled").input_value() == "3"
    play_by_the_rules(page)
    page.locator("[data-do] li", has_text="Put on Radio Station").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.locator("#table-working_class-unemployed-unskilled").fill("0")
    page.locator("#table-working_class-unemployed-unskilled").blur()
    play_by_the_rules(page)
    assert "Radio Station" not in page.locator("[data-do] ol").inner_text()


def test_only_what_the_card_looks_at_is_asked(live_server: Server, someone: Come) -> None:
    """HAU-CMP-03: fields by symbols, bonus and policies of the card; the rest is folded."""
    ana = someone()
    page = ana.page
    without_device(page)
    begin_with_the_box(live_server, ana)
    page.locator("[data-card]").select_option("5")
    asked = page.locator("[data-needed] > fieldset")
    assert page.locator("#table-policies-2").is_visible()
    assert not page.locator("#table-policies-3").is_visible()
    assert not page.locator("#table-working_class-goods-food").is_visible()
    assert "Policies" in asked.locator("legend").all_inner_texts()
    page.get_by_text("The rest of the table").click()
    assert page.locator("#table-working_class-goods-food").is_visible()


def test_a_turn_that_comes_to_more_asks_for_it(live_server: Server, someone: Come) -> None:
    """HAU-ADV-06: an action of the rows that the card does not show is looked at in its turn."""
    ana = someone()
    page = ana.page
    without_device(page)
    begin_with_the_box(live_server, ana)
    came_to: list[str] = []
    for _ in range(12):
        page.locator("[data-draw]").click()
        came_to = play_by_the_rules(page)
        if came_to:
            break
        page.locator("[data-done]").click()
    assert came_to
    page.get_by_role("button", name="Undo").click()
    page.locator("[data-beyond]").wait_for()


def test_a_pasted_table_is_not_overwritten(live_server: Server, someone: Come) -> None:
    """The table at the start comes late: whoever has pasted one keeps it."""
    ana = someone()
    page = ana.page
    late: list[Route] = []

    def hold(route: Route) -> None:
        asked = route.request.post_data_json or {}
        if "players" in asked:
            late.append(route)
        else:
            route.continue_()

    without_device(page)
    page.route("**/help", hold)
    page.goto(f"{live_server.url}/helper")
    page.locator("#box-class").select_option("working_class")
    page.locator("#box-roles").select_option("3")
    page.get_by_role("button", name="Start a new game").click()
    page.get_by_text("Cards of policies").click()
    paste(page, POSITION)
    assert late
    for route in late:
        with page.expect_response(lambda answer, held=route: answer.request == held.request):
            route.continue_()
    page.wait_for_timeout(LOCK)
    page.locator("[data-card]").select_option("1")
    assert page.locator("#table-working_class-unemployed-unskilled").input_value() == "3"


def test_five_turns_by_hand(live_server: Server, someone: Come) -> None:
    """HAU-ADV-06, HAU-ADV-08: without rules in reach: draw, answer, decide, do; back again."""
    ana = someone(width=390, height=844)
    page = ana.page
    without_device(page)
    begin_with_the_box(live_server, ana)
    page.context.set_offline(True)
    for turn in range(1, 6):
        page.get_by_text(f"Turn {turn}").wait_for()
        page.locator("[data-draw]").click()
        page.locator("[data-compute]").click()
        page.locator("[data-cannot]").click()
        page.locator("[data-can]").click()
        page.locator("[data-done]").click()
    page.get_by_text("Turn 6").wait_for()
    page.get_by_role("button", name="Undo").click()
    page.locator("[data-done]").wait_for()
    page.get_by_text("Vote helper").click()
    page.get_by_label("Its Influence", exact=True).fill("4")
    page.get_by_label("Votes against, after the cubes").fill("1")
    assert "Spend 1" in page.locator("[data-vote]").inner_text()
    page.context.set_offline(False)
    page.reload()
    page.locator("[data-done]").wait_for()
    assert ana.complaints_of_axe() == []


def test_a_wrong_table_is_refused_where_it_was_pasted(live_server: Server, someone: Come) -> None:
    """HAU-CMP-03: in the reader's language, in sight of the field, until it is written anew."""
    ana = someone("fr-FR", width=390, height=844)
    page = ana.page
    without_device(page)
    begin_with_the_box(live_server, ana, "easy", role="working_class")
    page.locator("details:has(#box-paste) > summary").click()
    page.locator("#box-paste").fill("given: {working_class: {money: dix}}")
    page.locator("[data-paste]").click()
    refused = page.get_by_role("alert")
    refused.wait_for()
    assert "il faut un nombre entier" in refused.inner_text()
    below = refused.bounding_box()["y"] - page.locator("[data-paste]").bounding_box()["y"]
    assert 0 < below < 80
    page.locator("#box-paste").fill(POSITION)
    refused.wait_for(state="detached")
    paste(page, POSITION)
