"""What mattered most in a match: told once it is over, to those who hold a link."""

from __future__ import annotations

import anthropolis
from anthropolis.lab.turning_points import turning_points
from tests.server.people import RunningServer, TableAt, wait_for
from tests.server.test_tables import refusal


def played(server: RunningServer) -> TableAt:
    names = [{"controller": "bot", "level": "random", "name": name} for name in ("Ann", "Bo")]
    table = server.make_table(names)
    wait_for(lambda: table.state()["table"]["status"] == "finished")
    return table


def test_a_finished_match_tells_its_turning_points_in_both_languages(server: RunningServer) -> None:
    table = played(server)
    record = anthropolis.Record.from_json(table.ask("GET", "/record", "spectator").content)
    points = turning_points(record)
    for who in ("spectator", "facilitator"):
        told = table.ask("GET", "/turning_points", who).json()
        assert told["moves"] == len(record.choices)
        assert [p["move"] for p in told["points"]] == [p.move for p in points]
        first = told["points"][0]
        assert first["label"] == {lang: points[0].option.label(lang) for lang in ("en", "fr")}
        assert first["prompt"]["fr"].startswith(("Ann : posez", "Bo : posez"))
        assert (first["before"], first["after"]) == (points[0].before, points[0].after)
        assert first["rule"] == points[0].decision.rule


def test_while_the_match_goes_on_nobody_is_told(server: RunningServer) -> None:
    table = server.make_table(["person", "person"], facilitator_sees=True)
    for who in (0, "spectator", "facilitator"):
        refusal(table.ask("GET", "/turning_points", who), "forbidden")


def test_without_a_link_of_the_table_nobody_is_told(server: RunningServer) -> None:
    table, other = played(server), server.make_table(["person", "person"])
    for token in (None, "x" * 43, other.links["facilitator"]):
        refusal(table.ask("GET", "/turning_points", token), "unauthorized")


def test_a_branch_says_where_it_leaves_the_other_match(server: RunningServer) -> None:
    old = played(server)
    seats = [{"controller": "person"}, {"controller": "bot", "level": "random"}]
    made = old.ask("POST", "/branch", "spectator", {"move": 7, "seats": seats}).json()
    assert (made["table"]["branch_of"], made["table"]["branch_at"]) == (old.id, 7)
    assert old.info["branch_at"] is None
    # The link of a branch opens nothing of the match it came from.
    refusal(old.ask("GET", "/series", made["links"]["facilitator"]), "unauthorized")
