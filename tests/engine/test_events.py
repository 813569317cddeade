"""Events: names, fields, and who sees what."""

from __future__ import annotations

from dataclasses import dataclass

from anthropolis.engine.events import SPECTATOR, Event, event_json, event_name, event_params
from tests.conformance.sealed_bids import Drew, DrewUnseen


@dataclass(frozen=True)
class IceMelted(Event):
    before: int
    cards: tuple[str, ...]


def test_an_event_is_called_by_its_class_in_small_letters() -> None:
    assert event_name(IceMelted("R-1", 3, ())) == "ice_melted"
    assert event_name(Drew("R-1", 0, 7)) == "drew"


def test_an_event_is_plain_data_with_the_rule_that_caused_it() -> None:
    event = IceMelted("R-1", 3, ("a", "b"))
    assert event_params(event) == {"before": 3, "cards": ("a", "b")}
    assert event_json(event) == {
        "event": "ice_melted", "rule": "R-1", "before": 3, "cards": ("a", "b"),
    }  # fmt: skip


def test_everybody_sees_an_event_unless_it_says_otherwise() -> None:
    event = IceMelted("R-1", 3, ())
    assert [event.seen_by(seat) for seat in (0, 1, SPECTATOR)] == [event] * 3
    drew = Drew("R-2", 1, 7)
    assert [drew.seen_by(seat) for seat in (0, 1, SPECTATOR)] == [
        DrewUnseen("R-2", 1), drew, DrewUnseen("R-2", 1),
    ]  # fmt: skip


def test_events_with_the_same_content_are_equal() -> None:
    assert IceMelted("R-1", 3, ()) == IceMelted("R-1", 3, ())
    assert IceMelted("R-1", 3, ()) != IceMelted("R-2", 3, ())
