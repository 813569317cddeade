"""The boards of Hegemony: by keyboard, in two languages at once, on a phone, and for everybody."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence

import pytest

from anthropolis.engine.match import Match
from anthropolis.games.hegemony import GAME as hegemony
from anthropolis.games.hegemony.table.events import ImfChecked
from tests.web.people import ARMED, LOCK, Person, Server, Table

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
    page.wait_for_timeout(LOCK)
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


def play_until(table: Table, question: str, liked: Sequence[str]) -> None:
    """Both seats answer until one of them is asked this."""
    while question not in (asked(table, 0), asked(table, 1)):
        for seat in (0, 1):
            if asked(table, seat) != question:
                choose(table, seat, liked)


def test_a_whole_match_of_four_roles_by_keyboard(live_server: Server, someone: Come) -> None:
    """HEG-RND-01: five rounds, and no hand on the mouse."""
    table = live_server.table("hegemony", "Ann", "bot", "bot", "bot")
    ann = someone().sit(table, 0)
    question, answers = ann.next_question(), 0
    while question:
        take_by_keyboard(ann, question)
        answers += 1
        question = ann.next_question(question)
    assert answers > 50
    ann.sees("The match is over")


def told_to(person: Person, since: int) -> str:
    """All bytes since then but for the person's own question, in which every bid is an option."""
    frames = [json.loads(frame) for frame in person.frames[since:]]
    for frame in frames:
        frame.get("position", {}).pop("decision", None)
    return json.dumps(frames)


def test_a_secret_vote_between_two_languages(live_server: Server, someone: Come) -> None:
    """HEG-VOT-14: no byte of a bid reaches the other page before both are in."""
    table = live_server.table("hegemony", "Ann", "Ben", options=ONE_ROUND)
    play_until(table, "ask_side", ("basic:propose_bill", *QUIET))
    while "ask_side" in (asked(table, 0), asked(table, 1)):
        choose(table, 0, ["against"])
        choose(table, 1, ["against"])
    ann, ben = someone("fr-FR").sit(table, 0), someone("en-GB").sit(table, 1)
    ann.sees("Combien d’Influence dépensez-vous").sees("Classe Capitaliste")
    ben.sees("How much Influence do you spend").sees("Working Class")
    known = len(ben.frames)
    ann.options.last.click()
    ann.page.locator("[data-decision]").wait_for(state="detached")
    ben.page.wait_for_timeout(LOCK)
    assert len(ben.frames) > known
    assert '"bid' not in told_to(ben, known)
    ben.options.last.click()
    ann.open("Récit").page.locator("[data-again]").last.click()
    ann.page.locator("[data-report=vote]").first.wait_for()
    ann.page.locator("[data-continue]").click()
    assert '"bid_revealed"' in told_to(ben, known)


def take_by_tapping(person: Person, question: str, place: int) -> None:
    """The button that opens the list, the option, and Confirm: a phone has no keys."""
    page = person.page
    page.wait_for_timeout(LOCK)
    page.get_by_role("button", name="All options").tap()
    page.locator("dialog [data-key]").nth(place).tap()
    page.wait_for_function(ARMED, arg=question)
    if page.locator(f'[data-decision="{question}"]').count():
        page.locator("[data-confirm]").tap()


def test_a_match_on_a_phone(live_server: Server, someone: Come) -> None:
    table = live_server.table("hegemony", "Ann", "bot", options=ONE_ROUND)
    ann = someone(width=390, height=844, has_touch=True, is_mobile=True).sit(table, 0)
    question, answers = ann.next_question(), 0
    while question:
        take_by_tapping(ann, question, wanted(option_keys(table, 0), QUIET))
        answers += 1
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390
        question = ann.next_question(question)
    assert answers > 10
    ann.sees("The match is over")


def option_keys(table: Table, seat: int) -> list[str]:
    token = table.links["seats"][seat]
    position = table.server.call("GET", f"/tables/{table.id}", token=token)["position"]
    return [option["key"] for option in position["decision"]["options"]]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_any_zone(live_server: Server, someone: Come, theme: str) -> None:
    table = live_server.table("hegemony", "Ann", "bot", "bot", "bot", options=ONE_ROUND)
    ann = someone(color_scheme=theme).sit(table, 0)
    ann.next_question()
    for zone in ("state", "companies", "markets", "class"):
        ann.page.locator(f"#zone-{zone}").click()
        assert ann.complaints_of_axe() == [], zone


def test_a_first_match_is_guided_to_the_first_action(live_server: Server, someone: Come) -> None:
    table = live_server.table("hegemony", "Ann", "bot", options=ONE_ROUND)
    ann = someone().sit(table, 0)
    ann.next_question()
    ann.menu("Show me round").sees("You lead the Working Class").click("button", "Begin")
    ann.page.locator('[data-tip="assign"]').wait_for()
    ann.page.locator('[data-place="action:assign_workers"]').wait_for()


def test_a_first_solo_match_is_guided(live_server: Server, someone: Come) -> None:
    """HAU-EZ-01: from the home page to the first turns of the automa, one word at a time."""
    ann = someone()
    page = ann.page
    page.goto(live_server.url)
    page.get_by_role("button", name="First solo match").click()
    ann.sees("Alone against the cards").click("button", "Begin")
    page.locator('[data-tip="assign"]').wait_for()
    question = ann.next_question()
    while question and page.locator('[data-tip="card"]').count() == 0:
        take_by_keyboard(ann, question)
        question = ann.next_question(question)
    assert question
    page.locator("#tab-thinking").click()
    page.locator(".thinking .step").wait_for()
    told = play_on_quietly(live_server, ann)
    assert "last" in told
    assert len(told) >= 3
    ann.sees("The match is over")


KEPT = "(key) => JSON.parse(localStorage.getItem('anthropolis.' + key))"
SHOWN = "(id) => document.querySelector('[data-decision]')?.dataset.decision === id"


def play_on_quietly(server: Server, person: Person) -> set[str]:
    """To the end through the server, question by question on the page; the words of the coach."""
    page = person.page
    (kept,) = page.evaluate(KEPT, "tables")
    token, path = kept["seats"][0]["token"], f"/tables/{kept['id']}"
    told: set[str] = set()
    while not (position := server.call("GET", path, token=token)["position"])["finished"]:
        decision = position["decision"]
        if decision is None:
            continue
        page.wait_for_function(SHOWN, arg=str(decision["id"]))
        told.update(page.locator("[data-tip]").evaluate_all("all => all.map(o => o.dataset.tip)"))
        keys = [option["key"] for option in decision["options"]]
        answer = {"decision": decision["id"], "key": keys[wanted(keys, QUIET)]}
        server.call("POST", f"{path}/choose", answer, token)
    return told


TO_ONE_COMPANY = (
    "worker_at:unskilled:cc_supermarket",
    "to_company:cc_college",
    "worker_at:education:pub_public_university",
    "to_company:cc_college",
)


def test_two_workers_go_to_one_company(live_server: Server, someone: Come) -> None:
    """HEG-ASG-01: parts of an answer that look alike stand beside each other on the page."""
    table = live_server.table("hegemony", "Ann", "Ben", options=ONE_ROUND)
    choose(table, 0, ["basic:assign_workers"])
    while asked(table, 0) != "ask_assign":
        choose(table, 0, [])
    ann = someone().sit(table, 0)
    chips = ann.page.locator(".parts .chip")
    for key in TO_ONE_COMPANY:
        # The second place follows by itself where nobody else fits.
        if key in option_keys(table, 0):
            choose(table, 0, [key])
    chips.nth(len(TO_ONE_COMPANY) - 1).wait_for()
    said = [text.split("\n")[0] for text in chips.all_inner_texts()]
    assert said[1] == said[3]
    choose(table, 0, ["done"])
    chips.first.wait_for(state="detached")


def before_the_imf() -> tuple[Match, int, str]:
    """HEG-IMF-01: a match of two at random up to the choice after which the IMF intervenes."""
    chance, match = random.Random(30), hegemony.new(2, seed=30)
    while True:
        seat = match.deciders[0]
        key = chance.choice(match.decision(seat).options).key
        after = match.copy()
        after.choose(seat, key)
        told = after.events[len(match.events) :]
        if any(isinstance(event, ImfChecked) and event.intervenes for event in told):
            return match, seat, key
        match = after


@pytest.mark.parametrize(("width", "theme"), [(390, "dark"), (1440, "light")])
def test_the_imf_before_and_after(
    live_server: Server, someone: Come, width: int, theme: str
) -> None:
    """HEG-IMF-02: what every policy was and is, and the Bills that were taken away."""
    match, seat, key = before_the_imf()
    seats = [{"controller": "person", "name": name} for name in ("Ann", "Ben")]
    wish = {"record": match.record().to_json(), "move": len(match.choices), "seats": seats}
    table = Table(live_server, live_server.call("POST", "/branch", wish))
    ann = someone(width=width, height=844, color_scheme=theme).prefers(speed="fast")
    ann.sit(table, seat)
    choose(table, seat, [key])
    page = ann.page.locator('[data-report="imf"]')
    page.wait_for()
    assert page.locator("thead th").all_inner_texts() == ["Before", "After"]
    assert page.locator("tbody tr").count() >= 2
    page.get_by_text("Bills removed").wait_for()
    treasury = page.locator("tr", has_text="Treasury").locator("td").all_inner_texts()
    assert treasury == ["36", "156"]
    page.get_by_text("Public companies closed").wait_for()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= width
    assert ann.complaints_of_axe() == []
    ann.page.locator("[data-continue=true]").click()
    the_rest_of_the_imf(ann, table)


def the_rest_of_the_imf(person: Person, table: Table) -> None:
    """HEG-IMF-03: after the Capitalist Class was asked for its prices, the loans are repaid."""
    while asked(table, 1) == "ask_prices_by_law":
        choose(table, 1, ["done"])
    rest = person.page.locator('[data-report="imf-rest"]')
    rest.wait_for()
    rows = {row.locator("th").inner_text(): row for row in rest.locator("tbody tr").all()}
    assert rows["Loans"].locator("td").all_inner_texts() == ["2", "0"]
    assert rows["Treasury"].locator("td").all_inner_texts() == ["156", "46"]
    assert rows["Wage"].locator("td").last.inner_text() == "lowest level in 6 companies"


def test_a_word_of_help_leaves_the_question(live_server: Server, someone: Come) -> None:
    """HEG-VOT-14: what only explains stands under the question, not for it."""
    ann = someone(width=820, height=1180)
    page = ann.page
    page.goto(live_server.url)
    page.get_by_role("button", name="First solo match").click()
    ann.sees("Alone against the cards").click("button", "Begin")
    page.locator('[data-tip="assign"]').wait_for()
    words = page.locator("[data-decision] .words")
    assert words.bounding_box()["height"] <= 1
    question = ann.next_question()
    while question and page.locator('[data-tip="vote"]').count() == 0:
        take_by_keyboard(ann, question)
        question = ann.next_question(question)
    assert words.bounding_box()["height"] > 12


COVERED = """() => {
  const found = [];
  for (const chip of document.querySelectorAll("[data-shell=stage] :is(.moves, .delta)")) {
    const a = chip.getBoundingClientRect();
    for (const one of document.querySelectorAll("[data-shell=stage] :is(.value, small)")) {
      const b = one.getBoundingClientRect();
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      const own = chip.closest(".num").contains(one);
      if (!own && wide > 3 && high > 3) found.push(`${chip.innerText}: ${one.innerText}`);
    }
  }
  return found;
}"""


@pytest.mark.parametrize("width", [390, 1440])
def test_what_would_change_covers_no_other_number(
    live_server: Server, someone: Come, width: int
) -> None:
    """HEG-FREE-09: a price that would move, beside what is left in Storage."""
    table = live_server.table("hegemony", "Ann", "Ben", options=ONE_ROUND)
    while asked(table, 1) != "ask_prices":
        choose(table, 0, QUIET)
        choose(table, 1, ["free:adjust_prices"])
    choose(table, 1, [])
    ben = someone(width=width, height=900).sit(table, 1)
    ben.next_question()
    ben.page.wait_for_timeout(LOCK)
    ben.press("l").page.locator('dialog [data-key="done"]').click()
    ben.page.locator("[data-then]").wait_for()
    assert ben.page.locator("[data-shell=stage] .moves").count() > 0
    assert ben.page.evaluate(COVERED) == []


def test_the_set_up_page_names_the_class_of_each_seat(live_server: Server, someone: Come) -> None:
    """HEG-SET-01: whoever sets up a table sees whom they will play."""
    ann = someone("fr-FR", width=390, height=844)
    ann.page.goto(f"{live_server.url}/new/hegemony")
    ann.page.locator("#seat-count").select_option("2")
    names = ann.page.locator("ol.named .role")
    assert names.all_inner_texts() == ["Classe Ouvrière", "Classe Capitaliste"]
    ann.page.locator("#seat-count").select_option("4")
    assert names.all_inner_texts()[1:] == ["Classe Moyenne", "Classe Capitaliste", "État"]
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert ann.complaints_of_axe() == []


def test_a_hidden_agenda_is_chosen_by_what_it_asks(live_server: Server, someone: Come) -> None:
    """HXP-OBJ-01: both lie open to their owner with their conditions and points."""
    options = {"rounds": 1, "hidden_objectives": True}
    table = live_server.table("hegemony", "Ann", "bot", options=options)
    ann = someone().sit(table, 0)
    question = ann.next_question()
    offered = ann.page.locator("[data-objective]")
    assert offered.count() == 2
    assert all("points" in text for text in offered.all_inner_texts())
    ann.page.wait_for_timeout(LOCK)
    offered.first.locator("button").click()
    ann.confirm(str(question))
    ann.next_question(question)
    assert ann.page.locator("[data-objective]").count() == 1


def test_a_worker_in_hand_is_no_longer_among_the_unemployed(
    live_server: Server, someone: Come
) -> None:
    """HEG-ASG-02: a plan stands on the board before it is confirmed."""
    table = live_server.table("hegemony", "Ann", "Ben", options=ONE_ROUND)
    play_until(table, "ask_assign", ("basic:assign_workers", *QUIET))
    ann = someone().sit(table, 0)
    ann.next_question()
    bench = "all => all.reduce((sum, one) => sum + Number(one.textContent), 0)"
    counts = ann.page.locator(".jobless b")
    before = counts.evaluate_all(bench)
    choose(table, 0, [key for key in option_keys(table, 0) if key.startswith("jobless_worker")])
    ann.page.locator(".parts .chip").first.wait_for()
    assert counts.evaluate_all(bench) == before - 1


def with_bonds_to_pay() -> Match:
    """HXP-CRI-33: a match with automas at random up to a turn on which bonds can be paid."""
    automas = {"working_class": "advanced", "middle_class": "easy", "capitalist_class": "advanced"}
    expansions = ("crisis_cell", "alternative_events", "hidden_objectives", "action_cards")
    options = {"automas": automas, **dict.fromkeys(expansions, True)}
    chance, match = random.Random(26), hegemony.new(4, seed=26, options=options)
    while True:
        seat = match.deciders[0]
        keys = [option.key for option in match.decision(seat).options]
        if "beside:repay_bonds" in keys:
            return match
        match.choose(seat, chance.choice(keys))


def test_the_state_pays_its_bonds_back(live_server: Server, someone: Come) -> None:
    """HXP-CRI-33: what it owes stands with the Treasury; the tile is clicked and confirmed."""
    match = with_bonds_to_pay()
    automa = [{"controller": "bot", "level": level} for level in ("automa", "automa:easy")]
    seats = [automa[0], automa[1], automa[0], {"controller": "person", "name": "Ana"}]
    wish = {"record": match.record().to_json(), "move": len(match.choices), "seats": seats}
    table = Table(live_server, live_server.call("POST", "/branch", wish))
    before = live_server.call("GET", f"/tables/{table.id}", token=table.links["seats"][3])
    treasury = before["position"]["view"]["state"]["treasury"]
    page = someone(width=1440, height=900).sit(table, 3).page
    owed = page.locator("[data-owed]").first
    owed.wait_for()
    assert owed.get_attribute("data-owed") == "140"
    page.locator("[data-decision]").wait_for()
    page.wait_for_timeout(LOCK)
    page.get_by_role("button", name="Pay back the bonds").click()
    page.locator("[data-confirm]").click()
    owed.wait_for(state="detached")
    now = live_server.call("GET", f"/tables/{table.id}", token=table.links["seats"][3])
    assert now["position"]["view"]["state"]["treasury"] == treasury - 140
    assert set(now["position"]["view"]["bonds"].values()) == {0}


def test_cards_of_the_rail_stay_where_they_are_whatever_is_told_of_a_deed(
    live_server: Server, someone: Come
) -> None:
    """One line, two or none about what somebody did: nobody's card moves."""
    table = live_server.table("hegemony", "Ann", "Ben")
    ann = someone(width=1440, height=900).sit(table, 0)
    card = ann.page.locator('[data-rail="1"]')
    ann.page.locator("[data-decision]").wait_for()
    before = card.bounding_box()
    choose(table, 0, ["basic:propose_bill"])
    choose(table, 0, [])
    ann.page.locator(".deed", has_text="Propose Bill").wait_for()
    assert card.bounding_box() == before


def test_an_event_says_what_it_brings_and_what_it_costs(live_server: Server, someone: Come) -> None:
    """HEG-EVT-01: of each class that it names; the State sees it before it picks one."""
    table = live_server.table("hegemony", "Ann", "Ben", "Cy", "Dee")
    dee = someone(width=1440, height=900).sit(table, 3)
    dee.page.get_by_role("tab", name="State").click()
    told = dee.page.locator(".rewards")
    told.first.wait_for()
    assert told.count() == 2
    for text in told.all_inner_texts():
        assert "left undone:" in text
