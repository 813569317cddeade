"""The table page in a real browser: whole matches, and everything that can go wrong on the way."""

from __future__ import annotations

import json
from collections.abc import Callable

from tests.web.people import Person, Server, asked

Come = Callable[..., Person]


def test_ann_plays_a_whole_match_by_clicking_options(live_server: Server, someone: Come) -> None:
    ann = someone().sit(live_server.table("anthropocene", "Ann", "bot", "bot"), 0)
    question = ann.next_question()
    while question:
        ann.options.first.click()
        question = ann.next_question(question)
    ann.sees("The match is over").sees("Play again")
    assert ann.page.locator(".result .scale .here").count() == 1


def test_the_board_without_a_board_of_its_own_is_the_menu_too(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("sealed_bids", "Ann", "bot", undo="own")
    ann = someone().sit(table, 0)
    question = ann.next_question()
    while question:
        lit = ann.page.locator(".board button.lit")
        if lit.count():
            ann.ready()
            lit.first.click()
            lit.first.click()
        else:
            ann.options.first.click()
        question = ann.next_question(question)
    ann.sees("Sealed bids").page.locator(".board").get_by_text("Hand sizes").first.wait_for()
    assert table.state()["position"]["finished"]


def test_a_number_explains_itself_and_a_rule_tells_its_text(
    live_server: Server, someone: Come
) -> None:
    ann = someone().sit(live_server.table("sealed_bids", "Ann", "bot"), 0)
    question = ann.next_question()
    ann.options.first.click()
    if ann.next_question(question) is None:
        ann.click("button", "Look at the board")
    ann.page.get_by_role("button", name="Hand sizes", exact=False).or_(
        ann.page.locator(".board button.counter")
    ).last.click()
    dialog = ann.page.get_by_role("dialog").first
    dialog.locator("button.rule").first.click()
    ann.sees("A rule.")
    ann.press("Escape", "Escape")
    assert ann.page.get_by_role("dialog").count() == 0


def test_an_option_shows_what_it_would_bring(live_server: Server, someone: Come) -> None:
    ann = someone().sit(live_server.table("anthropocene", "Ann", "bot", options={}), 0)
    ann.ready()
    ann.press("1")
    ann.page.locator(".then[data-then] span").first.wait_for()
    assert "lay" in ann.page.locator(".then").inner_text()


def test_alone_against_bots_a_choice_is_taken_back_at_once(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("anthropocene", "Ann", "bot", undo="agreed")
    ann = someone().sit(table, 0)
    question = ann.next_question()
    moves = table.state()["position"]["move"]
    ann.options.first.click()
    question = ann.next_question(question)
    ann.page.locator("[data-back]").click()
    ann.next_question(question)
    ann.page.locator("[data-back]:disabled").wait_for()
    assert table.state()["position"]["move"] == moves


def test_bob_is_asked_before_ann_takes_back(live_server: Server, someone: Come) -> None:
    table = live_server.table("anthropocene", "Ann", "Bob", undo="agreed")
    people = [someone().sit(table, 0), someone().sit(table, 1)]
    first = table.state()["position"]["deciders"][0]
    mover, other = people[first], people[1 - first]
    mover.next_question()
    mover.options.first.click()
    mover.menu("Ask to take back")
    other.click("button", "Agree")
    mover.story.first.wait_for(state="detached")
    assert mover.next_question()
    assert table.state()["position"]["move"] == 0


def test_a_cut_line_in_the_middle_of_a_decision_loses_nothing(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("anthropocene", "Ann", "bot")
    ann = someone().sit(table, 0)
    question = ann.next_question()
    ann.cut_the_line()
    ann.options.first.click()
    ann.next_question(question)
    ann.page.locator(".dot.open").wait_for()
    shown = ann.story.count()
    assert shown == table.state()["position"]["move"]


def test_two_people_play_each_other_in_french_and_english(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("anthropocene", "Ann", "Rémi")
    people = [someone("en-GB").sit(table, 0), someone("fr-FR").sit(table, 1)]
    while found := asked(table, people):
        person, question = found
        person.options.first.click()
        person.page.locator(f'[data-decision="{question}"]').wait_for(state="detached")
    people[0].sees("The match is over")
    people[1].sees("La partie est terminée")
    assert people[1].story.filter(has_text="Ann pose").count() > 3


def test_a_spectator_sees_no_secret_on_the_screen_or_on_the_line(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("sealed_bids", "Ann", "Bob")
    watcher = someone().sit(table, "spectator")
    watcher.sees("You are watching")
    assert watcher.options.count() == 0
    views = [json.loads(frame)["position"]["view"] for frame in watcher.frames if "view" in frame]
    assert [view["hands"] for view in views] == [{}]


def test_a_phone_shows_everything_without_scrolling_sideways(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("anthropocene", "Ann", "bot", "bot")
    ann = someone("fr-FR", width=360, height=740, has_touch=True, is_mobile=True).sit(table, 0)
    question = ann.next_question()
    for sheet in ["Récit", "Graphiques", "Discussion"]:
        ann.open(sheet).page.locator("#drawer-panel").wait_for()
    ann.page.get_by_label("Fermer").first.tap()
    ann.options.first.click()
    ann.next_question(question)
    root = "document.documentElement"
    assert ann.page.evaluate(f"{root}.scrollWidth <= {root}.clientWidth")


def test_axe_finds_nothing_in_the_middle_of_a_match(live_server: Server, someone: Come) -> None:
    tabs = {"sealed_bids": ["Charts", "Rules", "Chat", "Table"], "anthropocene": [], "limit": []}
    for game, more in tabs.items():
        ann = someone().sit(live_server.table(game, "Ann", "bot", "bot"), 0)
        question = ann.next_question()
        ann.options.first.click()
        ann.next_question(question)
        for tab in ["Story", *more]:
            ann.open(tab).page.locator("#drawer-panel").wait_for()
            assert ann.complaints_of_axe() == [], f"{game}, {tab}"


def test_axe_finds_nothing_in_the_dark_on_a_phone(live_server: Server, someone: Come) -> None:
    table = live_server.table("anthropocene", "Ann", "bot")
    ann = someone("fr-FR", width=360, height=740, color_scheme="dark").sit(table, 0)
    ann.next_question()
    assert ann.complaints_of_axe() == []
    table.play_out()
    ann.sees("La partie est terminée")
    assert ann.complaints_of_axe() == []


def test_the_language_changes_without_loading_the_page_again(
    live_server: Server, someone: Come
) -> None:
    ann = someone().sit(live_server.table("anthropocene", "Ann", "bot"), 0)
    ann.next_question()
    ann.page.evaluate("window.still = true")
    ann.speak("fr").sees("posez une carte")
    assert ann.page.evaluate("window.still") is True
    assert ann.page.locator("html").get_attribute("lang") == "fr"


def test_two_seats_on_one_screen_are_parted_by_a_curtain(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("sealed_bids", "Ann", "Bob")
    screen = someone().sit(table, 0)
    screen.next_question()
    screen.sit(table, 1).next_question()
    screen.page.goto(f"{live_server.url}/table/{table.id}")
    screen.sees("Who is at the screen?")
    assert screen.page.locator(".board").count() == 0
    screen.click("button", "I am Ann")
    screen.next_question()
    hand = screen.page.locator(".board button.lit").all_inner_texts()
    screen.options.first.click()
    screen.click("button", "Hand over to Bob")
    screen.sees("Pass the screen to Bob")
    text = screen.page.locator("body").inner_text()
    assert not any(f"Bid {card}" in text for card in hand)
    assert screen.page.locator("[data-decision], .board, .log").count() == 0
    screen.click("button", "I am Bob")
    assert screen.next_question()


def test_a_latecomer_takes_the_open_seat_and_the_next_finds_the_table_full(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("anthropocene", "Ann", "open")
    ann = someone().sit(table, 0).sees("The match starts when every seat is taken")
    late, later = someone().sit(table, "join"), someone().sit(table, "join")
    late.page.get_by_label("Your name").fill("Zoé")
    late.click("button", "Join")
    late.page.locator(".seats", has_text="You · Zoé").wait_for()
    later.sees("You are watching")
    assert later.page.get_by_role("button", name="Join").count() == 0
    ann.page.locator(".seats", has_text="Zoé").wait_for()


def test_the_facilitator_pauses_and_lets_a_bot_play(live_server: Server, someone: Come) -> None:
    table = live_server.table("anthropocene", "Ann", "Bob")
    ann, leader = someone().sit(table, 0), someone().sit(table, "facilitator")
    leader.open("Table").click("button", "Pause")
    ann.sees("The table is paused.")
    assert ann.options.count() == 0
    leader.click("button", "Go on")
    leader.page.locator("li", has_text="Bob").get_by_text("Let a bot play").click()
    question = ann.next_question()
    ann.options.first.click()
    assert ann.next_question(question)


def test_a_finished_match_is_watched_again_through_other_eyes(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("anthropocene", "Ann", "bot")
    table.play_out()
    ann = someone().sit(table, 0).sees("The match is over")
    ann.page.goto(table.link(0).replace("/table/", "/replay/"))
    # The end leaves the steps free.
    ann.page.locator(".result").wait_for()
    ann.click("button", "To the start").sees("Choice 0 of")
    ann.page.get_by_label("Seen by").select_option("1")
    ann.click("button", "One choice on").sees("Choice 1 of")
    record = live_server.call("GET", f"/tables/{table.id}/record", token=table.links["seats"][0])
    text = json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n"
    ann.page.evaluate("(text) => sessionStorage.setItem('anthropolis.record', text)", text)
    ann.page.goto(f"{live_server.url}/replay/file")
    ann.sees("A record from this device").page.locator(".result").wait_for()
    ann.click("button", "One choice back").sees("Choice ")


def test_what_if_opens_a_branch_of_a_finished_match(live_server: Server, someone: Come) -> None:
    table = live_server.table("anthropocene", "Ann", "bot")
    table.play_out()
    ann = someone().sit(table, 0).sees("The match is over")
    ann.menu("What if, from here")
    ann.page.get_by_label("I decide for").select_option("0")
    ann.click("button", "Open the branch")
    ann.page.wait_for_function("(id) => !location.pathname.includes(id)", arg=table.id)
    ann.page.locator(".result").wait_for(state="detached")
    assert ann.next_question()


def test_wrong_links_and_missing_tables_say_so_and_show_a_way_out(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("anthropocene", "Ann", "bot")
    ann = someone()
    ann.page.goto(f"{live_server.url}/table/{table.id}#{'x' * 43}")
    ann.sees("This link does not open this table.").sees("Ask the person who made the table")
    ann.page.goto(f"{live_server.url}/table/nosuch#{'x' * 43}")
    ann.sees("There is no such table.")
    assert ann.page.get_by_role("link", name="To the home page").is_visible()


def test_a_page_older_than_the_server_asks_to_be_loaded_again(
    live_server: Server, someone: Come
) -> None:
    ann = someone().sit(live_server.table("anthropocene", "Ann", "bot"), 0)
    ann.next_question()
    newer = {"status": "ok", "version": "99.0", "store": "sqlite", "time": 0}
    ann.page.route("**/api/health", lambda route: route.fulfill(json=newer))
    ann.cut_the_line()
    ann.sees("This page is older than the server.")
    assert ann.page.get_by_role("button", name="Load again").is_visible()
