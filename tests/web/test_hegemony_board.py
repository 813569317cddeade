"""The boards of Hegemony: votes, reports, pieces and numbers, in two languages."""

from __future__ import annotations

import json
import random

import pytest

from anthropolis.engine.match import Match
from anthropolis.games.hegemony import GAME as hegemony
from anthropolis.games.hegemony.table.events import ImfChecked
from tests.web.hegemony import ONE_ROUND, QUIET, Come, asked, choose, option_keys, play_until
from tests.web.people import Person, Server, Table


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
    ben.receives("moved", known)
    assert '"bid' not in told_to(ben, known)
    ben.options.last.click()
    ann.open("Récit").page.locator("[data-again]").last.click()
    ann.page.locator("[data-report=vote]").first.wait_for()
    ann.page.locator("[data-continue]").click()
    assert '"bid_revealed"' in told_to(ben, known)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_on_any_zone(live_server: Server, someone: Come, theme: str) -> None:
    table = live_server.table("hegemony", "Ann", "bot", "bot", "bot", options=ONE_ROUND)
    ann = someone(color_scheme=theme).sit(table, 0)
    ann.next_question()
    for zone in ("state", "companies", "markets", "class"):
        ann.page.locator(f"#zone-{zone}").click()
        assert ann.complaints_of_axe() == [], zone


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
    chance, match = random.Random(320), hegemony.new(2, seed=320)
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
    assert treasury == ["48", "168"]
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
    assert rows["Treasury"].locator("td").all_inner_texts() == ["168", "58"]
    assert rows["Wage"].locator("td").last.inner_text() == "lowest level in 8 companies"


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
    ben.ready()
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
    question = ann.ready()
    offered = ann.page.locator("[data-objective]")
    assert offered.count() == 2
    assert all("points" in text for text in offered.all_inner_texts())
    offered.first.locator("button").click()
    ann.confirm(question)
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
    chance, match = random.Random(125), hegemony.new(4, seed=125, options=options)
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
    ana = someone(width=1440, height=900).sit(table, 3)
    page = ana.page
    owed = page.locator("[data-owed]").first
    owed.wait_for()
    assert owed.get_attribute("data-owed") == "140"
    question = ana.ready()
    page.get_by_role("button", name="Pay back the bonds").click()
    ana.confirm(question)
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
