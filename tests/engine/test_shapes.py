"""What a view's type says of its values."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from anthropolis.engine.shapes import (
    BySeat,
    Card,
    EachSeat,
    Seat,
    meaning_at,
    meanings,
    misfit,
    noted,
)


class Person(TypedDict):
    coins: int
    hand: NotRequired[list[Card]]


class Shown(TypedDict):
    leader: Seat | None
    order: list[Seat]
    people: EachSeat[Person]
    bids: BySeat[int]
    pair: tuple[str, Seat]
    phase: Literal["day", "night"]


VIEW = {
    "leader": 1,
    "order": [1, 0],
    "people": [{"coins": 3, "hand": ["ace"]}, {"coins": 4}],
    "bids": {"1": 7},
    "pair": ["ada", 0],
    "phase": "day",
}


def test_seats_and_cards_are_named_by_their_paths() -> None:
    found = meanings(Shown)
    assert found == {
        "leader": "seat",
        "order.*": "seat",
        "people": "each_seat",
        "people.*.hand.*": "card",
        "bids": "each_seat",
        "pair.1": "seat",
    }
    assert meaning_at(found, ("people", "0", "hand", "2")) == "card"
    assert meaning_at(found, ("people", "0", "coins")) == ""
    assert meanings(None) == {}


def test_a_view_that_is_as_its_type_says_has_no_misfit() -> None:
    assert misfit(VIEW, Shown) == ""
    assert misfit(VIEW | {"leader": None}, Shown) == ""


def test_the_first_misfit_is_told() -> None:
    assert misfit(VIEW | {"leader": "Ada"}, Shown) == "leader is 'Ada', not <class 'NoneType'>"
    assert misfit(VIEW | {"phase": "noon"}, Shown).startswith("phase is 'noon', not one of")
    assert misfit(VIEW | {"people": [{"hand": []}]}, Shown) == "people.0.coins is missing"
    assert (
        misfit(VIEW | {"moon": 1}, Shown) == "the view has ['moon'], of which its type says nothing"
    )
    assert misfit(VIEW | {"order": [True]}, Shown).startswith("order.0 is True")
    assert misfit(VIEW | {"bids": [7]}, Shown).startswith("bids is [7]")


def test_everything_that_is_noted_is_found() -> None:
    assert list(noted(VIEW, Shown)) == [
        ("leader", "seat", 1),
        ("order.0", "seat", 1),
        ("order.1", "seat", 0),
        ("people", "each_seat", VIEW["people"]),
        ("people.0.hand.0", "card", "ace"),
        ("bids", "each_seat", {"1": 7}),
        ("pair.1", "seat", 0),
    ]
