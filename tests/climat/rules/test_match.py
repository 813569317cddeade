"""Whole matches: set-up, scenarios, variants, expert mode, the end."""

from __future__ import annotations

from typing import Any

import pytest

from anthropolis import Match
from anthropolis.engine.chance import chance_from
from anthropolis.engine.flow import NO_ANSWER
from anthropolis.engine.match import verify
from anthropolis.games.climat import GAME
from anthropolis.games.climat.roles.characters import CHARACTERS, colours_covered
from anthropolis.games.climat.roles.employers import EMPLOYERS, has_power
from anthropolis.games.climat.rules.ending import band_of, grade_of, score_of
from anthropolis.games.climat.rules.scenarios import SCENARIOS, TURNS, objective_met
from anthropolis.games.climat.table.deck import kind_of, named_deck
from anthropolis.games.climat.table.influence import held_of_colour
from anthropolis.games.climat.table.regions import REGIONS
from anthropolis.games.climat.table.state import hand_size
from tests.climat.matches import choose, finish, new
from tests.climat.positions import after, at, place, region, step, tokens


def to_first_action(match: Match) -> Match:
    """Through the set-up draws and the first event to the first question for an action."""
    while match.state.asking is not None and type(match.state.asking).__name__ != "TakeAction":
        seat = match.deciders[0]
        choose(
            match, seat, "stay", "wait", "not_now", "do_not_run", "keep_power", "swap_nothing", ""
        )
    return match


# -- set-up ---------------------------------------------------------------------------------------


def test_the_start_of_a_game() -> None:
    """BPC-SET-01, BPC-SET-04, BPC-SET-10, BPC-SET-11, BPC-CHR-05: decks, zones, starter team."""
    state: Any = new().state
    assert (state.zones, len(state.event_deck), len(state.consequences)) == ([1, 1, 1, 1], 68, 16)
    assert [held_of_colour(state.external, 0, colour) for colour in range(6)] == [3] * 6
    assert [CHARACTERS[c] for c in state.characters] == [
        "amara_diallo",
        "lucia_ferrer",
        "kenji_morita",
    ]
    assert [EMPLOYERS[e] for e in state.employers] == [
        "the_shift_action",
        "volontaires_du_monde",
        "global_amnesty",
    ]


def test_hands_and_pawns_at_the_start() -> None:
    """BPC-SET-08, BPC-SET-09, BPC-SET-12, BPC-SET-13, BPC-CHR-06: as many cards as players."""
    match = new(seats=4)
    while type(match.state.asking).__name__ == "DrawAllowed":
        assert match.deciders[0] != 0
        choose(match, match.deciders[0], "")
    state: Any = match.state
    assert [hand_size(state, chair) for chair in range(4)] == [0, 4, 4, 4]
    assert [REGIONS[state.place[chair]] for chair in range(4)] == [
        "europe",
        "north_america",
        "south_america",
        "middle_east",
    ]
    shuffled: Any = GAME.new(3, 2, {"cast": "random", "first_player": "random"}).state
    assert sorted(shuffled.order) == list(range(9))
    assert shuffled.order != list(range(9))


def test_the_team_casts() -> None:
    """BPC-SET-05, BPC-SET-06, BPC-SET-09: all colours must be reached, an employer is used once."""
    match = GAME.new(3, 1)
    for _ in range(6):
        choose(match, 0, "character", "employer")
    assert [option.key for option in match.decision(0).options] == [
        "begins:0",
        "begins:1",
        "begins:2",
    ]
    match.choose(0, "begins:2")
    state: Any = match.state
    assert colours_covered(state.characters, False) == 0b111111
    assert len(set(state.employers)) == 3
    assert state.player == 2


def test_agreement_of_the_team() -> None:
    """BPC-TRN-04: equal answers stand; else the active player decides among those given."""
    match = GAME.new(3, 1, {"team": "agreement"})
    assert list(match.deciders) == [0, 1, 2]
    for seat in (0, 1):
        match.choose(seat, "character:amara_diallo")
    match.choose(2, "agree")
    state: Any = match.state
    assert CHARACTERS[state.characters[0]] == "amara_diallo"
    keys = ["character:lucia_ferrer", "character:priya_nair", "agree"]
    for seat, key in enumerate(keys):
        match.choose(seat, key)
    assert list(match.deciders) == [0]
    assert [o.key for o in match.decision(0).options] == keys[:2]


def test_whoever_is_silent_agrees_with_the_active_player() -> None:
    """BPC-TRN-04: only the active player's own silence means nothing."""
    match = GAME.new(3, 1, {"team": "agreement"})
    silent = [GAME.silence(match.state, seat) for seat in range(3)]
    assert silent[0] == NO_ANSWER
    for seat in (1, 2):
        match.answer(seat, silent[seat])
    assert [key for _, key in match.choices] == ["agree", "agree"]


# -- who knows what -------------------------------------------------------------------------------


def test_colours_are_public_and_powers_are_not() -> None:
    """BPC-KNO-01, BPC-KNO-02, BPC-KNO-03: sizes and colours for all, powers for the owner."""
    match = to_first_action(new())
    mine, other = match.view(0), match.view(1)
    assert mine["players"] == other["players"]
    assert sum(mine["hand"].values()) == mine["players"][0]["cards"]
    assert mine["hand"] != other["hand"]
    assert match.view(None)["hand"] == {}
    assert (mine["event_deck"], mine["known_events"]) == (67, {})


def test_a_face_down_card_shows_to_its_owner_only() -> None:
    """BPC-KNO-02: how many is public; the colours of the hand are those before."""
    given = {"players": {"p1": {"hand": ["education_4", "politics_1"]}}}
    world = at(given)
    from anthropolis.games.climat.rules.common_action import begin, lay
    from anthropolis.games.climat.sight.view import view

    begin(world, [2, 4, 5], 0, [10, 14], "growth")
    lay(world, 1, [23], False)
    mine, other = view(world, 1), view(world, 0)
    assert mine["common_action"]["laid"] == [{"seat": 1, "card": "education_4"}]
    assert other["common_action"]["laid"] == [{"seat": 1, "card": ""}]
    assert other["players"][1]["laid"] == 1
    assert other["players"][1]["colours"]["education"] == 1


def test_one_window_takes_one_card() -> None:
    """BPC-KNO-06: the first offer from the acting player on; the other keeps the card."""
    from anthropolis.games.climat.rules.moving.dice import RollD8

    world = at({"players": {"p1": {"hand": ["military_3"]}, "p2": {"hand": ["military_4"]}}})
    world.loaded = [805]
    world.then(RollD8(0, 0))
    world.run()
    assert world.deciders() == [1, 2]
    world.answer(2, world.options(2)[1])
    world.answer(1, world.options(1)[1])
    assert (world.roll, hand_size(world, 1), hand_size(world, 2)) == (3, 0, 1)


def test_what_may_be_said() -> None:
    """BPC-INF-25, BPC-ACI-15: rough amounts; free talk is the table's choice."""
    from anthropolis.games.climat.sight.talk import sayings

    match = new()
    assert GAME.may_talk(match.state) is False
    assert GAME.may_talk(new(talk="free").state) is True
    world = at()
    assert len(sayings(world)) == 18
    world.held = 0
    assert [words.name for words in sayings(world)] == ["say_no_help"] + ["say_help"] * 3


# -- the end --------------------------------------------------------------------------------------


def test_victory_only_after_the_activation() -> None:
    """BPC-END-01, BPC-END-02, BPC-END-03: 33 or less, and not later than turn 36."""
    world = at({"global_ges": 33})
    assert objective_met(world)
    decks = {
        "military": [1, 1],
        "politics": [1, 1],
        "ngo": [1],
        "education": [1],
        "events": ["cheap_flights"],
    }
    missed = after({"global_ges": 32, "turn": 10, "decks": decks}, {"step": "turn", "actions": []})
    assert (missed.result["finished"], missed.world.global_ges) == (None, 35)
    late = after({"global_ges": 80, "turn": 36, "decks": decks}, {"step": "turn", "actions": []})
    assert late.result["finished"] == "lost"


def test_final_effects() -> None:
    """BPC-END-04, BPC-END-05: losses only; a second face becomes a dictatorship; all is cleared."""
    given = {
        "turn": 36,
        "regions": {
            "russia": {"tokens": {"war": 2}},
            "india": {"tokens": {"famine": 1, "pandemic": 1}},
            "europe": {"tokens": {"refugees": 4, "riots": 1}},
        },
    }
    done = after(given, {"step": "final_effects", "dice": {"d4": [1, 1, 1, 1, 1, 1]}})
    assert (region(done, "russia")["status"], region(done, "india")["population"]) == (
        "dictatorship",
        33,
    )
    assert sum(done.world.tokens) == 0
    assert done.result == {"population_free": 161 - 6 - 6, "score": 149, "grade": "wounded_world"}


def test_scores_grades_and_bands() -> None:
    """BPC-SCO-01, BPC-SCO-02, BPC-SCO-03: rounded down; edges without a gap."""
    assert (score_of(150, 30), score_of(161, 36)) == (180, 161)
    grades = [grade_of(free) for free in (161, 160, 120, 81, 80)]
    assert grades == ["living_world", "wounded_world", "half_a_world", "half_a_world", "silence"]
    assert [band_of(ges) for ges in (34, 91)] == ["tropics_lost", "hothouse"]


# -- expert mode, variants, scenarios -------------------------------------------------------------


def test_expert_mode() -> None:
    """BPC-EXP-01, BPC-EXP-04, BPC-EXP-05, BPC-EXP-06: rates, bonus, weaknesses, warmings."""
    state: Any = new(mode="expert").state
    assert [state.demography[r] for r in (1, 3, 4, 8)] == [1, 3, 4, 2]
    assert (state.table.weaknesses, state.zones) == (True, [1, 1, 1, 1])
    assert 1 <= state.green <= 4
    assert sum(state.tokens) == 5
    pair = {"mode": "expert", "regions": {"india": {"tps": ["tp_e"]}}}
    assert after(pair, step("gain_tp", "india", tp="tp_f")).world.global_ges == 100


def test_agreed_calamities() -> None:
    """BPC-EXP-07: instead of the first warmings."""
    agreed = [{"region": "india", "token": "dearth", "amount": 1}]
    state: Any = new(mode="expert", start_calamities=agreed).state
    assert (state.green, sum(state.tokens), state.zones) == (0, 1, [1, 1, 1, 1])


def test_variants() -> None:
    """BPC-VAR-01, BPC-VAR-02, BPC-VAR-03: a faster red token, no powers, no employers."""
    fast = after({"variants": ["runaway"], "green": 29}, {"step": "green_advance", "squares": 1})
    assert fast.world.red == 28
    state: Any = new(no_deus_ex_machina=True).state
    assert not any(has_power(state, chair) for chair in range(3))
    alone: Any = new(on_your_own=True).state
    assert (alone.in_play, alone.employers) == (0, [-1, -1, -1])


@pytest.mark.parametrize(
    ("name", "top", "cards", "kinds"),
    [
        ("oil_collapse", 30, 64, {0: 8}),
        ("global_warming", 30, 68, {1: 8}),
        ("ragnarok", 32, 64, {0: 8, 1: 8}),
    ],
)
def test_prepared_decks(name: str, top: int, cards: int, kinds: dict[int, int]) -> None:
    """BPC-SCN-01, BPC-SCN-02, BPC-SCN-03: the bad cards lie in the top block."""
    deck = named_deck(name, chance_from(5))
    assert (deck.block, len(deck.cards)) == (top, cards)
    block = [kind_of(card) for card in deck.cards[-top:]]
    assert {kind: block.count(kind) for kind in kinds} == kinds


def test_scenarios() -> None:
    """BPC-SCN-04, BPC-SCN-05, BPC-SCN-06: eight; a tutorial has no track and no score."""
    assert (len(SCENARIOS), TURNS) == (8, [6, 9, 9, 18, 36, 36, 36, 36])
    match = finish(new(scenario="first_steps"), ("pass", "not_now", "do_not_run"))
    state: Any = match.state
    assert (state.turn, state.green, match.scores, match.winners) == (6, 0, (0, 0, 0), ())
    assert len(state.aside) == 58


def test_playing_on_after_a_tutorial() -> None:
    """BPC-SCN-04, BPC-EVT-08: the deck of ten events is renewed from all that was left out."""
    match = finish(new(scenario="first_steps", play_on=True), ("pass", "not_now", "do_not_run"))
    state: Any = match.state
    assert (state.tutorial, SCENARIOS[state.scenario]) == (2, "the_battle")
    assert state.turn > 10
    assert verify(match.record()).scores == match.scores


def test_a_runaway_game_goes_to_the_end() -> None:
    """BPC-VAR-01, BPC-CLI-04, BPC-INV-06: red stops at 1, turn 36 comes all the same."""
    passing = ("pass", "not_now", "do_not_run", "keep_power")
    match = finish(new(runaway=True, seed=3), passing)
    state: Any = match.state
    assert (state.turn, state.red, state.green) == (36, 1, 0)
    assert verify(match.record()).scores == match.scores


# -- the laws --------------------------------------------------------------------------------------


def test_two_levels_never_lie_together_in_a_played_match() -> None:
    """BPC-INV-02, BPC-INV-07: the laws hold to the end of a random match."""
    match = finish(new(seed=7), ("",), seed=7)
    assert GAME.check(match.state) == []
    assert tokens(after({}, place("india", "riots")), "india") == {"riots": 1}
