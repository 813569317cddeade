"""Who sees what, and the numbers of a match over time."""

from __future__ import annotations

import pytest

from anthropolis.engine.chance import chance_from
from anthropolis.engine.options import BadOption
from anthropolis.games.hegemony import GAME
from anthropolis.games.hegemony.cards.events_deck import LookAtEvents
from anthropolis.games.hegemony.sight.knowledge import resample
from anthropolis.games.hegemony.table.decks import EVENTS, cards_in
from anthropolis.games.hegemony.table.events import CardsDrawn, Changed
from tests.hegemony.positions import position, random_match, run


def test_a_seat_keeps_its_hand_and_imagines_the_others() -> None:
    """HEG-RND-04: as many cards, other ones; nothing is lost."""
    country = GAME.new(4, 6).state
    hands = list(country.hands)  # type: ignore[attr-defined]
    resample(country, 2, chance_from(1))  # type: ignore[arg-type]
    imagined = country.hands  # type: ignore[attr-defined]
    assert imagined[2] == hands[2]
    assert imagined[0] != hands[0]
    assert [len(cards_in(hand)) for hand in imagined] == [7, 7, 7, 7]
    assert GAME.check(country) == []


def test_only_the_state_knows_the_events_it_has_looked_at() -> None:
    """HEG-RND-04, HEG-EVT-08: the top two stay for it, for others they may be any."""
    country = run(position(), LookAtEvents(2, False))
    top = country.piles[EVENTS][:2]
    for seed in range(4):
        twin = country.copy()
        resample(twin, 3, chance_from(seed))
        assert twin.piles[EVENTS][:2] == top
    others = [country.copy() for _ in range(4)]
    for seed, twin in enumerate(others):
        resample(twin, 0, chance_from(seed))
    assert any(twin.piles[EVENTS][:2] != top for twin in others)
    assert GAME.view(country, 3)["known_events"]
    assert GAME.view(country, 0)["known_events"] == []


def test_what_one_player_decided_openly_can_be_taken_back() -> None:
    """HEG-VOT-14: numbers after answers given together may come from bids that were secret."""
    price = Changed("HEG-FREE-09", "middle_class", "price_food", 9, 12, 1)
    drawn = CardsDrawn("HEG-RND-04", "working_class", 0, ("wc_01",))
    assert GAME.may_undo([price], together=False)
    assert not GAME.may_undo([price], together=True)
    assert not GAME.may_undo([price, drawn], together=False)
    assert not GAME.may_undo([], together=False)


def test_the_timeline_needs_the_record_alone() -> None:
    match = random_match(3, 2, rounds=2)
    rows = GAME.timeline(match.record())
    assert rows[0]["round"] == 1
    assert rows[-1]["phase"] == "end"
    assert rows[-1]["working_class.vp"] == match.scores[0]
    assert set(GAME.series(match.state)) == {line.name for line in GAME.lines(3, {})}


def test_points_have_sources() -> None:
    """Every point is counted under the source it came from."""
    match = random_match(4, 7)
    parts = GAME.outcome(match.state)["parts"]
    assert [sum(part.values()) for part in parts] == list(match.scores)


def test_wrong_options_are_refused_in_words() -> None:
    with pytest.raises(BadOption, match="rounds"):
        GAME.new(2, 0, {"rounds": 9})
    with pytest.raises(BadOption, match="unknown option 'round'") as refusal:
        GAME.new(2, 0, {"round": 3})
    assert refusal.value.french.startswith("option inconnue")
    for wrong in (True, 2.0, "2", None, [2]):
        with pytest.raises(BadOption, match="give a whole number from 1 to 5"):
            GAME.new(2, 0, {"rounds": wrong})
    short = random_match(2, 1, rounds=1, working_money=0)
    assert short.finished
