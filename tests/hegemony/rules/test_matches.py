"""Whole matches: turns, hands, phases, and what no vector can say."""

from __future__ import annotations

from collections import Counter

import pytest

from anthropolis.engine.match import BadSeats
from anthropolis.games.hegemony import GAME
from anthropolis.games.hegemony.rules.actions import BASIC, FREE
from anthropolis.games.hegemony.rules.elections import Elections
from anthropolis.games.hegemony.rules.preparation import DrawEvents
from anthropolis.games.hegemony.table.decks import EVENT_IDS
from anthropolis.games.hegemony.table.events import (
    BidRevealed,
    CardDiscarded,
    CardPlayed,
    CardsDrawn,
    FreeActionTaken,
    HiddenCardsDrawn,
    PhaseBegun,
    RoundBegun,
    TurnBegun,
    VoteBegun,
    VotesCounted,
)
from anthropolis.games.hegemony.table.laws import broken_laws
from tests.hegemony.positions import choose, offered, position, random_match, run


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_rounds_of_five_turns(seats: int) -> None:
    """HEG-RND-01, HEG-PRE-01, HEG-ACT-01: everybody has five turns in each of five rounds."""
    events = random_match(seats, 3).events
    assert [e.number for e in events if isinstance(e, RoundBegun)] == [1, 2, 3, 4, 5]
    turns = [e.role for e in events if isinstance(e, TurnBegun)]
    assert len(turns) == 25 * seats
    assert turns[:seats] == [role.id for role in GAME.roles(seats, {}) if role.seat >= 0]
    phases = Counter(e.phase for e in events if isinstance(e, PhaseBegun))
    assert phases["action"] == phases["production"] == phases["elections"] == 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_main_action_and_at_most_one_free_action(seats: int) -> None:
    """HEG-ACT-02, HEG-ACT-03, HEG-FREE-01: a card every turn; free actions cost none."""
    events = random_match(seats, 5).events
    main = free = 0
    for event in events:
        if isinstance(event, TurnBegun):
            assert free <= 1
            main = free = 0
        elif isinstance(event, (CardPlayed, CardDiscarded)):
            main += 1
            assert main == 1
        elif isinstance(event, FreeActionTaken):
            free += 1


def test_hands() -> None:
    """HEG-SET-12, HEG-PRE-06, HEG-ACT-03: seven cards, two stay, five come; 13 are never seen."""
    match = random_match(4, 1)
    country = match.state
    drawn = Counter[str]()
    for event in match.events:
        if isinstance(event, CardsDrawn):
            drawn[event.role] += len(event.cards)
            assert event.seen_by(event.seat) is event
            hidden = event.seen_by((event.seat + 1) % 4)
            assert hidden == HiddenCardsDrawn(event.rule, event.role, len(event.cards))
    assert set(drawn.values()) == {27}
    assert [hand.bit_count() for hand in country.hands] == [2, 2, 2, 2]  # type: ignore[attr-defined]
    assert [deck.bit_count() for deck in country.decks] == [13] * 4  # type: ignore[attr-defined]


def test_nobody_sees_another_hand() -> None:
    """HEG-RND-04: hands are secret, their sizes and the bag are not."""
    match = GAME.new(4, 2)
    views = [match.view(seat) for seat in range(4)]
    assert [len(view["hand"]) for view in views] == [7, 7, 7, 7]
    assert match.view(None)["hand"] == []
    assert views[0]["hands"]["state"] == 7
    assert views[0]["bag"] == {"working_class": 8, "middle_class": 8, "capitalist_class": 8}


def test_set_up_with_a_state_player() -> None:
    """HEG-SET-13, HEG-SET-14: two Events, an Agenda, no VP; MC has seen the Markets."""
    match = GAME.new(4, 8)
    view = match.view(1)
    assert len(view["state"]["events"]) == 2
    assert view["state"]["agenda"].startswith("agenda_")
    assert [len(view["markets"][name]) for name in ("middle_class", "capitalist_class")] == [3, 4]
    assert match.deciders == (1,)
    assert match.scores == (0, 0, 0, 0)
    match.choose(1, "new_worker:media")
    assert match.view(1)["middle_class"]["workers"] == 10


def test_events_of_later_rounds_do_not_come_in_the_first() -> None:
    """HEG-EVT-04: the barred Event is shuffled back, another comes."""
    late = ["event_pandemic", "event_low_university_ratings"]
    decks = {"events": [*late, "event_drought", "event_earthquake"]}
    country = run(position(decks=decks), DrawEvents())
    opened = {EVENT_IDS[event] for event in country.events_open}
    assert opened == {"event_drought", "event_earthquake"}
    country = run(position(decks=decks, round=2), DrawEvents())
    assert [EVENT_IDS[event] for event in country.events_open] == late


def test_actions_by_role() -> None:
    """HEG-ACT-08, HEG-ACT-09."""
    assert [len(actions) for actions in BASIC] == [6, 8, 7, 6]
    assert [len(actions) for actions in FREE] == [6, 8, 6, 2]
    assert "extra_shift" in BASIC[1]
    assert "give_bonus" in FREE[2]


def test_a_turn_offers_cards_and_actions() -> None:
    """HEG-ACT-07, HEG-ACT-02: Political Pressure is always there; a card pays for it."""
    match = GAME.new(2, 4)
    keys = [option.key for option in match.decision(0).options]
    assert "basic:apply_political_pressure" in keys
    match.choose(0, "basic:apply_political_pressure")
    cards = [option.key for option in match.decision(0).options]
    assert all(key.startswith("discard:wc_") for key in cards)
    match.choose(0, cards[0])
    assert match.view(0)["bag"]["working_class"] == 11


def test_no_bill_no_election() -> None:
    """HEG-VOT-01: not even the bag is refilled."""
    country = run(position(working_class={"unemployed": {"unskilled": 9}}), Elections())
    assert country.bag == [0, 0, 0]
    assert country.finished()


def test_bills_are_voted_in_order() -> None:
    """HEG-VOT-10: from Policy 1 to 7."""
    bills = [
        {"policy": 7, "section": "A", "by": "working_class"},
        {"policy": 2, "section": "A", "by": "working_class"},
    ]
    country = run(position(players=2, bills=bills), Elections())
    assert offered(country) == ["against", "for"]
    choose(country, "against", "against")
    begun = [event.policy for event in country.events if isinstance(event, VoteBegun)]
    assert begun == [2, 7]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_nothing_appears_or_vanishes(seats: int) -> None:
    """HEG-INV-01, HEG-INV-02, HEG-INV-03, HEG-INV-04, HEG-INV-05, HEG-INV-06."""
    match = GAME.new(seats, 21, {"rounds": 2})
    while not match.finished:
        seat = match.state.decider()
        options = match.state.options(seat)
        match.answer(seat, options[len(match.choices) * 7 % len(options)])
        assert GAME.check(match.state) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_list_of_options_is_long(seats: int) -> None:
    """A search and a reader can look at every option: never more than 40."""
    longest = 0
    for seed in range(3):
        match = GAME.new(seats, seed)
        while not match.finished:
            seat = match.state.decider()
            options = match.state.options(seat)
            longest = max(longest, len(options))
            match.answer(seat, options[len(match.choices) * 11 % len(options)])
    assert 10 < longest <= 40


def test_laws_notice_what_is_wrong() -> None:
    """HEG-INV-01, HEG-INV-03: money from nowhere and a lost cube are found."""
    country = position(working_class={"money": 10})
    assert broken_laws(country) == []
    country.money[0] += 1
    country.cubes[2] -= 1
    assert len(broken_laws(country)) == 2


def test_other_numbers_of_players_need_automas() -> None:
    """HEG-CNT-03: one player or five cannot play this."""
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            GAME.new(seats, 0)


def test_the_count_of_a_vote_tells_all_of_it() -> None:
    """HEG-VOT-12, HEG-VOT-15: cubes and Influence of a side are its votes."""
    bids: dict[str, int] = {}
    votes = 0
    for event in random_match(4, 3).events:
        if isinstance(event, VoteBegun):
            bids, proposer = {}, event.role
        elif isinstance(event, BidRevealed):
            bids[event.role] = event.influence
        elif isinstance(event, VotesCounted):
            cubes = dict(zip(("working_class", "middle_class", "capitalist_class"), event.cubes))
            assert event.role == proposer
            assert proposer in event.supporters
            for side, counted in (
                (event.supporters, event.votes_for),
                (event.opponents, event.votes_against),
            ):
                assert counted == sum(cubes.get(r, 0) + bids.get(r, 0) for r in side)
            votes += 1
    assert votes > 0
