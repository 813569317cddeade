"""Live play: one socket per page, nothing missed, nothing doubled."""

from __future__ import annotations

import random
from collections.abc import Callable

from anthropolis.engine.game import Game
from tests.cli.pledges import PLEDGES
from tests.conformance.sealed_bids import SealedBids
from tests.server.people import Page, RunningServer, wait_for

FIRST = {"first_player": 1}


def test_everybody_at_the_table_hears_of_a_choice(server: RunningServer) -> None:
    table = server.make_table(["person Ann", "person Bo"], options=FIRST)
    pages = [table.page(0), table.page(1), table.page("spectator"), table.page("facilitator")]
    done = pages[0].choose_first()
    assert done == {"type": "done", "id": done["id"], "seq": 1}
    for page, told in zip(pages, ["Vous posez", "Ann pose", "Ann pose", "Ann pose"], strict=True):
        moved = page.until("moved")
        assert (moved["seq"], moved["entry"]["move"]) == (1, 1)
        assert moved["entry"]["events"][0]["text"]["fr"].startswith(told)
        assert moved["entry"]["story"][0]["text"]["fr"].startswith(told)
    assert pages[1].position["decision"]["id"] == 1
    assert [p.position["view"]["seat"] for p in pages] == [0, 1, None, None]


def test_a_page_that_comes_back_gets_only_what_it_missed(server: RunningServer) -> None:
    table = server.make_table(["person", "person"], options=FIRST)
    ann, bo = table.page(0), table.page(1)
    ann.choose_first()
    bo.follow(1)
    ann.close()
    bo.choose_first()
    table.ask("POST", "/pause", "facilitator")
    again = table.page(0, after=1)
    assert again.state["reset"] is False
    assert [e["number"] for e in again.state["log"]] == [2, 3]
    assert again.state["seq"] == 3
    assert table.page(0, after=3).state["log"] == []


def test_after_a_take_back_the_page_starts_its_log_anew(server: RunningServer) -> None:
    table = server.make_table(["person", "person"], options=FIRST)
    table.choose_first(0)
    table.ask("POST", "/take_back", "facilitator", {"to": 0})
    again = table.page(0, after=1)
    assert again.state["reset"] is True
    assert [e["kind"] for e in again.state["log"]] == ["set_up", "take_back"]
    assert table.page(0, after=99).state["reset"] is True
    assert table.page(0, after=2).state["reset"] is False


def test_one_page_follows_several_seats_and_tables(server: RunningServer) -> None:
    one = server.make_table(["person", "person"], options=FIRST)
    two = server.make_table(["person", "person"], options=FIRST)
    page = Page(server.address)
    page.subscribe(one.id, one.token(0), sub="one-0")
    page.subscribe(one.id, one.token(1), sub="one-1")
    page.subscribe(two.id, two.token("spectator"), sub="two")
    one.choose_first(0)
    moved = [page.until("moved", sub=s) for s in ("one-0", "one-1")]
    assert [m["position"]["view"]["seat"] for m in moved] == [0, 1]
    two.choose_first(0)
    assert page.until("moved", sub="two")["seq"] == 1
    assert page.request("unsubscribe", sub="two")["type"] == "done"
    assert page.request("undo", sub="two")["error"]["code"] == "not_found"


def test_a_preview_tells_what_an_option_would_bring(server: RunningServer) -> None:
    table = server.make_table(["person Ann", "person"], options=FIRST)
    page = table.page(0)
    key = page.position["decision"]["options"][0]["key"]
    preview = page.request("preview", sub="a", key=key)["preview"]
    assert preview["events"][0]["text"]["en"].startswith("You lay ")
    changes = {c["path"]: (c["before"], c["after"]) for c in preview["changes"]}
    assert changes["cards_placed"] == (0, 1)
    assert page.request("preview", sub="a", key="nonsense")["error"]["code"] == "illegal"
    assert table.page(1).request("preview", sub="a", key=key)["error"]["code"] == "not_asked"
    assert table.state(0)["seq"] == 0


def test_secret_answers_given_together_stay_secret(
    server: RunningServer, register: Callable[[Game], Game]
) -> None:
    register(SealedBids())
    table = server.make_table(["person", "person", "person"], game="sealed_bids")
    pages = [table.page(s) for s in range(3)]
    spectator = table.page("spectator")
    key = pages[0].position["decision"]["options"][1]["key"]
    pages[0].request("choose", sub="a", decision=0, key=key)
    moved = [page.until("moved") for page in (pages[1], spectator)]
    assert [m["position"]["deciders"] for m in moved] == [[1, 2], [1, 2]]
    assert all(m["entry"]["events"] == [] and "key" not in m["entry"] for m in moved)
    assert pages[1].position["decision"]["id"] == 0, "the question has not changed"
    assert pages[1].choose_first()["seq"] == 2
    pages[2].follow(2)
    assert pages[2].choose_first()["seq"] == 3
    opened = spectator.until("moved", seq=3)["entry"]["events"]
    assert [e["event"]["event"] for e in opened] == ["bids_opened"]


def test_an_own_choice_that_revealed_nothing_may_be_taken_back(
    server: RunningServer, register: Callable[[Game], Game]
) -> None:
    register(PLEDGES)
    table = server.make_table(["person", "person"], game="pledges", undo="own")
    page, other = table.page(0), table.page(1)
    assert page.state["undo"]["may_ask"] is False, "there is nothing to take back yet"
    assert page.request("choose", sub="a", decision=0, key="bid:20")["seq"] == 1
    moved = page.until("moved")
    assert moved["undo"] == {
        "may_ask": True, "to": 0, "request": None, "by": None, "waiting_for": [],
    }  # fmt: skip
    assert [f["label"]["en"] for f in moved["entry"]["forced"]] == ["Keep the coins"]
    assert other.request("undo", sub="a")["error"]["code"] == "no_undo"
    assert page.request("undo", sub="a")["seq"] == 2
    moved = page.until("moved", seq=2)
    assert (moved["entry"]["kind"], moved["position"]["move"]) == ("take_back", 0)
    assert moved["position"]["decision"]["id"] == 2


def test_an_answer_can_be_taken_back_while_others_decide(
    server: RunningServer, register: Callable[[Game], Game]
) -> None:
    """Nobody has seen it: no table rule forbids it, and the other page learns no key."""
    register(SealedBids())
    table = server.make_table(["person", "person"], game="sealed_bids", undo="none")
    page, other = table.page(0), table.page(1)
    page.choose_first()
    assert page.until("moved", seq=1)["undo"]["may_ask"] is True
    assert page.request("undo", sub="a")["seq"] == 2
    moved = other.until("moved", seq=2)
    assert (moved["entry"]["kind"], moved["position"]["move"]) == ("back", 0)
    assert moved["position"]["deciders"] == [0, 1]
    assert [entry["kind"] for entry in table.state(1)["log"]] == ["set_up", "back"]
    for seat in (1, 0):
        table.choose_first(seat)
    assert page.request("undo", sub="a")["error"]["code"] == "no_undo", "the bids are open"


def test_a_laid_card_is_only_taken_back_when_everybody_agrees(server: RunningServer) -> None:
    """ANT-DIG-12: by itself the game lets nobody take a card back."""
    table = server.make_table(["person", "person", "person"], options=FIRST, undo="agreed")
    pages = [table.page(s) for s in range(3)]
    pages[0].choose_first()
    assert pages[0].request("undo", sub="a")["seq"] == 2
    asked = pages[1].until("moved", seq=2)["undo"]
    assert (asked["request"], asked["by"], asked["waiting_for"]) == (2, 0, [1, 2])
    answer = {"sub": "a", "request": 2}
    assert pages[1].request("undo_answer", agree=True, **answer)["seq"] == 3
    again = pages[1].request("undo_answer", agree=True, **answer)
    assert again["error"]["code"] == "not_asked"
    assert pages[2].request("undo_answer", agree=True, **answer)["seq"] == 4
    assert pages[0].until("moved", seq=5)["entry"]["kind"] == "take_back"
    assert pages[0].position["move"] == 0


def test_one_who_does_not_agree_is_enough(server: RunningServer) -> None:
    table = server.make_table(["person", "person", "person"], options=FIRST, undo="agreed")
    table.choose_first(0)
    table.ask("POST", "/undo", 0)
    body = {"request": 2, "agree": False}
    assert table.ask("POST", "/undo/answer", 1, body).json() == {"seq": 3}
    assert table.ask("POST", "/undo/answer", 2, body).status_code == 409
    state = table.state(0)
    assert (state["position"]["move"], state["undo"]["request"]) == (1, None)


def test_alone_against_bots_a_choice_is_taken_back_at_once(server: RunningServer) -> None:
    table = server.make_table(["person", "random"], options=FIRST, undo="agreed")
    table.choose_first(0)
    wait_for(lambda: table.state(0)["position"]["move"] == 2)
    assert table.ask("POST", "/undo", 0).json() == {"seq": 3}
    assert table.state(0)["position"]["move"] == 0


def test_people_talk_when_the_game_lets_them(server: RunningServer) -> None:
    """ANT-DIG-11: during a generation the table is silent."""
    table = server.make_table(["person Ann", "person Bo"], options=FIRST)
    page = table.page(0)
    assert page.state["talk"] is False
    assert page.request("chat", sub="a", text="hello")["error"]["code"] == "talk_closed"
    assert table.ask("GET", "/chat", 1).json() == {"chat": [], "chat_seq": 0}


def test_where_talk_is_closed_players_say_what_the_rules_let_them(server: RunningServer) -> None:
    """BPC-INF-25, BPC-ACI-15: a colour and a rough amount, in either language; nothing else."""
    table = server.make_table(["person Ann", "person Bo", "person Cy"], game="climat")
    page = table.page(0)
    assert len(page.state["sayings"]) == 18
    said = page.state["sayings"][0]
    assert said["en"] == "Military: a little"
    assert page.request("chat", sub="a", text="I hold a 4")["error"]["code"] == "talk_closed"
    for lang in ("en", "fr"):
        assert "error" not in page.request("chat", sub="a", text=said[lang])
    heard = table.ask("GET", "/chat", 1).json()["chat"]
    assert [line["text"] for line in heard] == ["Military: a little", "Militaires : un peu"]


def test_what_is_said_is_numbered_and_heard_by_all(
    server: RunningServer, register: Callable[[Game], Game]
) -> None:
    register(SealedBids())
    table = server.make_table(["person Ann", "person Bo"], game="sealed_bids")
    ann, bo = table.page(0), table.page(1)
    assert ann.request("chat", sub="a", text="hello\u0000 \n there")["seq"] == 1
    line = bo.until("chat")["line"]
    assert (line["number"], line["name"]["en"], line["text"]) == (1, "Ann", "hello there")
    bo.close()
    table.ask("POST", "/chat", "facilitator", {"text": "five more minutes"})
    again = table.page(1, after=0, chat_after=1)
    assert [(c["number"], c["role"]) for c in again.state["chat"]] == [(2, "facilitator")]
    assert again.state["chat_seq"] == 2
    assert table.ask("POST", "/chat", "spectator", {"text": "psst"}).status_code == 403


def test_the_table_knows_who_is_there(server: RunningServer) -> None:
    table = server.make_table(["person", "person"])
    ann = table.page(0)
    bo = table.page(1)
    assert ann.until("presence", present=[True, True])
    bo.close()
    assert ann.until("presence", present=[True, False])


def test_a_closed_link_ends_the_subscription(server: RunningServer) -> None:
    table = server.make_table(["person", "person"])
    page, other = table.page(0), table.page(1)
    table.ask("POST", "/seats/0", "facilitator", {"new_link": True})
    assert page.until("gone")["reason"] == "link_changed"
    table.ask("DELETE", "", "facilitator")
    assert other.until("gone")["reason"] == "deleted"


def test_messages_that_cannot_be_read_are_answered_and_then_cut_off(
    server: RunningServer,
) -> None:
    page = Page(server.address)
    page.socket.send('{"type":"choose","id":7}')
    assert page.next()["id"] == 7
    for _ in range(20):
        page.socket.send("nonsense")
    assert page.closed_with() == 4400


def test_however_often_the_connection_is_lost_every_entry_comes_exactly_once(
    server: RunningServer,
) -> None:
    chance = random.Random(3)
    table = server.make_table(["person", "random"], options={"mode": "chick"}, undo="none")
    numbers: list[int] = []
    page = table.page(0)
    while True:
        numbers += [e["number"] for e in page.state["log"] if e["number"]]
        while chance.random() < 0.8 and not page.position["finished"]:
            if page.position["decision"]:
                page.choose_first()
            else:
                page.waiting.append(page.next())
        numbers += [m["seq"] for m in page.waiting if m["type"] == "moved"]
        if page.position["finished"]:
            break
        seq = page.seq
        page.close()
        page = table.page(0, after=seq)
        assert page.state["reset"] is False
    assert numbers == list(range(1, 37))
