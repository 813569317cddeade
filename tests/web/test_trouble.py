"""What can go wrong at a table: each trouble has its sentence in both languages and its way out."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from tests.web.people import Person, Server, Table

Come = Callable[..., Person]
SOCKET = re.compile(r"/api/socket(\?|$)")


def says(person: Person, english: str, french: str) -> Any:
    """The sentence of a trouble, first in English, then in French."""
    person.page.get_by_role("alert").get_by_text(english).first.wait_for()
    if person.page.get_by_role("button", name="Menu").count():
        person.speak("fr")
    else:
        person.click("button", "Passer en français")
    person.page.get_by_role("alert").get_by_text(french).first.wait_for()
    assert person.page.get_by_text(english).count() == 0
    return person.page.get_by_role("alert").filter(has_text=french)


def button(place: Any, english: str, french: str) -> Any:
    return place.get_by_role("button", name=re.compile(f"^({english}|{french})$"))


def way_home(person: Person) -> None:
    person.page.get_by_role("link", name=re.compile("To the home page|Vers l’accueil")).click()
    person.page.locator("article.game").first.wait_for()


def between(person: Person, change: Callable[[dict[str, Any]], dict[str, Any]]) -> list[bool]:
    """Stand between a page and the server: change what the page says; hold back what it hears."""
    deaf = [False]

    def connect(page: Any) -> None:
        server = page.connect_to_server()
        page.on_message(lambda text: server.send(json.dumps(change(json.loads(text)))))
        server.on_message(lambda text: (deaf[0] and "moved" in text) or page.send(text))

    person.page.route_web_socket(SOCKET, connect)
    return deaf


def test_a_server_killed_in_mid_decision_comes_back_and_takes_the_choice(
    own_server: Callable[..., Any], someone: Come
) -> None:
    server = own_server()
    table = server.table("anthropocene", "Ann", "bot", options={"first_player": 1})
    ann = someone().sit(table, 0)
    question = ann.next_question()
    server.kill()
    alert = says(ann, "The server cannot be reached.", "Le serveur est injoignable.")
    ann.options.first.click()
    button(alert, "Try now", "Réessayer maintenant").click()
    server.start()
    ann.next_question(question)
    alert.wait_for(state="detached")
    assert ann.story.count() == table.state()["position"]["move"]


def test_a_page_whose_script_is_gone_asks_to_be_loaded_again(someone: Come) -> None:
    ann = someone()
    ann.page.goto(ann.server.url)
    ann.page.locator("article.game").first.wait_for()
    ann.page.route("**/assets/Settings-*.js", lambda route: route.fulfill(status=404))
    ann.page.get_by_role("link", name=re.compile("Settings|Réglages")).click()
    older = "This page is older than the server."
    alert = says(ann, older, "Cette page est plus ancienne que le serveur.")
    ann.page.unroute("**/assets/Settings-*.js")
    button(alert, "Load again", "Recharger").click()
    ann.page.get_by_role("heading", name=re.compile("Keyboard|Clavier")).wait_for()


def test_a_board_that_does_not_come_can_be_loaded_again(live_server: Server, someone: Come) -> None:
    ann = someone()
    ann.page.route("**/assets/table-*.js", lambda route: route.fulfill(status=404))
    ann.sit(live_server.table("anthropocene", "Ann", "bot"), 0)
    missing = "The board could not be loaded."
    alert = says(ann, missing, "Le plateau n’a pas pu être chargé.")
    ann.page.unroute("**/assets/table-*.js")
    button(alert, "Load again", "Recharger").click()
    ann.page.locator('[data-tour="hand"]').wait_for()


def test_a_link_that_opens_nothing_leads_home(live_server: Server, someone: Come) -> None:
    table = live_server.table("anthropocene", "Ann", "bot")
    ann = someone()
    ann.page.goto(f"{live_server.url}/table/{table.id}#{'x' * 43}")
    wrong = "This link does not open this table."
    says(ann, wrong, "Ce lien n’ouvre pas cette table.")
    way_home(ann)
    bob = someone()
    bob.page.goto(f"{live_server.url}/table/nosuchtabl")
    says(bob, "There is no such table.", "Cette table n’existe pas.")
    way_home(bob)


def test_a_link_that_was_replaced_says_so(live_server: Server, someone: Come) -> None:
    table = live_server.table("anthropocene", "Ann", "bot")
    ann = someone().sit(table, 0)
    ann.next_question()
    path, leader = f"/tables/{table.id}/seats/0", table.links["facilitator"]
    live_server.call("POST", path, {"new_link": True}, leader)
    says(ann, "This seat has a new link", "Cette place a un nouveau lien")
    assert ann.options.count() == 0
    way_home(ann)


def test_whoever_comes_too_late_for_the_last_seat_is_told_and_may_watch(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("anthropocene", "Ann", "open")
    late = someone().sit(table, "join")
    late.page.get_by_label(re.compile("Your name|Votre nom")).wait_for()
    live_server.call("POST", f"/tables/{table.id}/join", {"name": "Zoé"}, table.links["join"])
    full = "The table is full. You can watch the match."
    alert = says(late, full, "La table est complète. Vous pouvez regarder la partie.")
    later = someone().sit(table, "join")
    later.sees("The table is full.").speak("fr")
    later.sees("La table est complète.")
    alert.get_by_role("link").click()
    late.page.get_by_role("heading", name=re.compile("Who plays|Qui joue")).wait_for()


def test_a_choice_made_when_somebody_else_decides_is_refused_kindly(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("anthropocene", "Ann", "Bob", options={"first_player": 1})
    ann = someone()
    deaf = between(ann, lambda message: message)
    ann.sit(table, 0).next_question()
    deaf[0] = True
    choose(live_server, table, 0)
    ann.options.last.click()
    said = "That decision was already taken."
    alert = says(ann, said, "Cette décision était déjà prise.")
    button(alert, "Close", "Fermer").click()
    deaf[0] = False
    choose(live_server, table, 1)
    ann.page.locator("dialog[open]").wait_for()
    ann.press("Escape")  # what happened meanwhile
    ann.story.nth(1).wait_for()
    assert ann.next_question()


def choose(server: Server, table: Table, seat: int) -> None:
    """A seat takes its first option, from elsewhere."""
    token = table.links["seats"][seat]
    decision = server.call("GET", f"/tables/{table.id}", token=token)["position"]["decision"]
    answer = {"decision": decision["id"], "key": decision["options"][0]["key"]}
    server.call("POST", f"/tables/{table.id}/choose", answer, token)


def test_somebody_elses_turn_is_not_mine(live_server: Server, someone: Come) -> None:
    table = live_server.table("anthropocene", "Ann", "Bob", options={"first_player": 1})
    ann = someone()

    def meddle(message: dict[str, Any]) -> dict[str, Any]:
        return message | {"decision": 999} if message["type"] == "choose" else message

    deaf = between(ann, meddle)
    ann.sit(table, 0).next_question()
    deaf[0] = True
    choose(live_server, table, 0)
    ann.options.first.click()
    says(ann, "It is not your turn", "Ce n’est pas votre tour")


def test_an_option_that_does_not_exist_is_refused_and_another_can_be_chosen(
    live_server: Server, someone: Come
) -> None:
    table = live_server.table("anthropocene", "Ann", "bot", options={"first_player": 1})
    ann = someone()
    wrong = [True]

    def meddle(message: dict[str, Any]) -> dict[str, Any]:
        return message | {"key": "lay:nonsense"} if "decision" in message and wrong[0] else message

    between(ann, meddle)
    question = ann.sit(table, 0).next_question()
    ann.options.first.click()
    alert = says(ann, "The rules do not allow that.", "Les règles ne le permettent pas.")
    wrong[0] = False
    ann.options.last.click()
    assert ann.next_question(question)
    alert.wait_for(state="detached")


def test_too_quick_for_the_server_can_be_tried_again(
    own_server: Callable[..., Any], someone: Come
) -> None:
    server = own_server("--messages-per-second", "2", "--requests-per-second", "0")
    ann = someone()
    ann.sit(server.table("anthropocene", "Ann", "bot", options={"first_player": 1}), 0)
    question = ann.ready()
    ann.press("1")
    ann.page.evaluate(
        "for (let id = 9000; id < 9015; id++)"
        " window.sockets.at(-1).send(JSON.stringify({ type: 'preview', sub: 't1', key: 'x', id }));"
        "document.querySelector('[data-confirm]').click()"
    )
    alert = says(ann, "That was too quick for the server.", "C’était trop rapide pour le serveur.")
    ann.page.wait_for_timeout(1500)
    button(alert, "Try again", "Réessayer").click()
    assert ann.next_question(question)


def test_too_many_new_tables_are_refused_on_the_home_page(
    own_server: Callable[..., Any], someone: Come
) -> None:
    server = own_server("--tables-per-minute", "1")
    refused = 0
    while not refused:
        try:
            server.table("anthropocene", "Ann", "bot")
        except OSError:
            refused += 1
    ann = someone()
    ann.page.goto(server.url)
    ann.page.get_by_role("button", name=re.compile("^(Play now|Jouer)$")).first.click()
    alert = says(ann, "Too many requests", "Trop de requêtes")
    button(alert, "Try again", "Réessayer").click()
    alert.wait_for(state="detached")
