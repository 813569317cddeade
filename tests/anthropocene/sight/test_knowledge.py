"""Chapter 8, who knows what."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

from anthropolis.engine.chance import chance_from
from anthropolis.engine.events import event_name
from anthropolis.games.anthropocene import GAME
from anthropolis.games.anthropocene.sight.knowledge import possible_own_pairs
from anthropolis.games.anthropocene.table.components import LINES, VALUES
from anthropolis.games.anthropocene.table.state import Table
from tests.anthropocene.drawing import START, new, play_generation, table

HANDS = (
    ["g1_air_3", "g1_air_0", "g1_land_0", "g1_water_1"],
    ["g1_water_2", "g1_land_2", "g1_air_1", "g1_water_0"],
    ["g1_land_1", "g1_land_3", "g1_air_2", "g1_water_3"],
)
OBJECTIVES = {0: ("air", 5), 1: ("north", 6), 2: ("water", 4)}


def test_everything_on_the_table_is_public() -> None:
    """ANT-INF-01: a spectator sees it all, turns and earlier objectives included."""
    match = new(2, seed=19, mode="chick")
    play_generation(match)
    seat = match.deciders[0]
    match.choose(seat, match.decision(seat).options[0].key)
    view = match.view(None)
    assert (view["players"], view["mode"], view["generation"], view["cards_placed"]) == (
        2, "chick", 2, 1,
    )  # fmt: skip
    assert (view["first_player"], view["to_move"]) == (seat, 1 - seat)
    assert [person["hand_size"] for person in view["people"]] == [6 - (p == seat) for p in (0, 1)]
    assert (len(view["sky"]), len(view["revealed"]), len(view["turns"])) == (1, 1, 1)
    assert view["turns"][0]["player"] == seat
    laid = [event for event in match.events_seen_by(None) if type(event).__name__ == "CardLaid"]
    assert len(laid) == 13


def test_a_player_sees_all_objectives_but_their_own() -> None:
    """ANT-INF-02."""
    game = table(START, *HANDS, objectives=OBJECTIVES)
    people = game.view(1)["people"]
    assert [person.get("objective") for person in people] == [["air", 5], None, ["water", 4]]
    assert "objective" not in people[1]


def test_a_player_sees_their_own_hand_only() -> None:
    """ANT-INF-03."""
    game = table(START, *HANDS)
    shown = ["hand" in person for person in game.view(1)["people"]]
    assert shown == [False, True, False]
    assert sorted(game.view(1)["people"][1]["hand"]) == sorted(HANDS[1])


def test_open_hands_are_seen_by_everybody() -> None:
    """ANT-INF-03: in the modes for the young."""
    game = table(START, *HANDS, mode="young")
    for seat in (0, 1, 2, None):
        hands = [sorted(person["hand"]) for person in game.view(seat)["people"]]
        assert hands == [sorted(hand) for hand in HANDS]


def test_the_leftover_objective_cards_are_kept_nowhere() -> None:
    """ANT-INF-04: no view and no saved state holds them; they are what nobody has."""
    match = new(2)
    saved = GAME.save(match.state)
    assert (len(saved["lines"]), len(saved["values"])) == (2, 2)
    assert not [key for key in match.view(0) if "left" in key and key != "cards_left"]


def test_anybody_may_look_through_a_pile() -> None:
    """ANT-INF-05: it is not an action."""
    drawing = """
        air    start_air/g1_air_0/g1_air_1  .  .
        land   .  2  .
        water  .  .  2
        """
    game = table(drawing, ["g1_land_0"], ["g1_land_1"])
    for seat in (0, 1, None):
        pile = game.view(seat)["board"]["air"]["west"]
        assert pile == ["start_air", "g1_air_0", "g1_air_1"]
    assert {option.ref["action"] for option in game.match.decision(0).options} == {"lay"}


def test_seeing_the_only_6_elsewhere_rules_it_out() -> None:
    """ANT-INF-06: four lines are left, and the values 3, 4 and 5."""
    game = table(START, *HANDS, objectives=OBJECTIVES)
    lines = ["air", "land", "west", "east"]
    assert game.possible(0) == [[line, value] for line in lines for value in (3, 4, 5)]


def test_two_announcements_and_a_silence_tell_luc_his_objective() -> None:
    """ANT-INF-06, the example of the rulebook: Claude, Francis and Luc."""
    claude, francis, luc = 0, 1, 2
    game = table(START, *HANDS, objectives=OBJECTIVES)
    assert game.lay(claude, "g1_air_3", "east") == {claude: "met"}
    assert game.possible(claude) == [["air", 5], ["east", 5]]
    assert game.lay(francis, "g1_water_2", "west") == {luc: "met"}
    assert game.possible(luc) == [["water", 4], ["west", 4]]
    assert game.lay(luc, "g1_land_1", "west") == {}
    assert game.possible(luc) == [["water", 4]]


def test_a_total_beyond_every_objective_rules_nothing_out() -> None:
    """ANT-INF-06: air totals 7, and land 3 is as possible as ever."""
    game = table(
        """
        air    2  2  3
        land   .  .  .
        water  .  .  .
        """,
        objectives={0: ("land", 3), 1: ("north", 6)},
    )
    pairs = [["air", 3], ["air", 4], ["air", 5], ["land", 3], ["land", 4], ["land", 5]]
    assert game.possible(0)[:6] == pairs


def test_deduction_starts_anew_with_every_generation() -> None:
    """ANT-INF-06: only moments of this generation count, its start included."""
    match = new(2, seed=19, mode="chick", notes=True)
    play_generation(match)
    view = match.view(0)
    assert view["people"][0]["status"] == "met"
    taken, value = view["people"][1]["objective"]
    values = VALUES[:]
    values.remove(value)
    assert view["possible_own_objectives"] == [
        [line, view["totals"][line]]
        for line in LINES
        if line != taken and view["totals"][line] in values
    ]


def test_two_players_know_each_others_hands_by_elimination() -> None:
    """ANT-INF-07: whatever they imagine, it is what the other one holds."""
    match = new(2, seed=6)
    for seed in range(20):
        world = GAME.imagine(match.state, 0, chance_from(seed))
        assert isinstance(world, Table)
        assert isinstance(match.state, Table)
        assert world.hands == match.state.hands


def test_three_players_know_what_the_others_hold_together() -> None:
    """ANT-INF-07: but not who holds what."""
    match = new(3, seed=6)
    assert isinstance(match.state, Table)
    hands = match.state.hands
    splits = set()
    for seed in range(60):
        world = GAME.imagine(match.state, 0, chance_from(seed))
        assert isinstance(world, Table)
        assert world.hands[0] == hands[0]
        assert sorted(world.hands[1] + world.hands[2]) == sorted(hands[1] + hands[2])
        splits.add(json.dumps(world.hands[1]))
    assert 30 < len(splits) <= 60


def test_a_value_with_two_unseen_cards_is_imagined_twice_as_often() -> None:
    """ANT-INF-06, ANT-DIG-16: of 3, 4, 4, 5, 5 the 3 comes half as often as the 4."""
    game = table(START, objectives={0: ("air", 5), 1: ("north", 6)})
    pairs = Counter(possible_own_pairs(game.table, 0))
    assert len({line for line, _ in pairs}) == 5
    assert {pairs[(LINES.index("west"), value)] for value in (4, 5)} == {2}
    assert pairs[(LINES.index("west"), 3)] == 1


def test_a_spectator_imagines_any_deal_that_agrees_with_the_announcements() -> None:
    """ANT-DIG-15, ANT-DIG-16: lines are never shared, values as often as there are cards."""
    game = table(START, *HANDS, objectives={0: ("air", 5), 1: ("north", 4), 2: ("water", 4)})
    game.lay(0, "g1_air_3", "east")
    deals = set()
    for seed in range(60):
        world = GAME.imagine(game.table, -1, chance_from(seed))
        assert isinstance(world, Table)
        assert len(set(world.lines)) == 3
        assert all(world.values.count(value) <= VALUES.count(value) for value in world.values)
        met = [world.totals[line] == value for line, value in zip(world.lines, world.values)]
        assert met == [True, False, False]  # Claude has just been told
        deals.add((world.lines[0], world.values[0]))
    assert deals == {(LINES.index("air"), 5), (LINES.index("east"), 5)}


@pytest.mark.parametrize("open_table", [False, True])
@pytest.mark.parametrize("player", [0, 1, 2])
def test_a_player_imagines_all_that_a_player_cannot_know(player: int, open_table: bool) -> None:
    """ANT-DIG-15, ANT-DIG-16: also where spectators see everything."""
    match = new(3, seed=6, open_table=open_table)
    worlds = [GAME.save(GAME.imagine(match.state, player, chance_from(seed))) for seed in range(99)]
    seen = [match.view(player)["people"][p].get("objective", ["", 0]) for p in range(3)]
    unseen = {line for line in range(6) if LINES[line] not in [line for line, _ in seen]}
    assert {world["lines"][player] for world in worlds} == unseen
    assert len({json.dumps(world["hands"]) for world in worlds}) > 30
    assert len({json.dumps(world["flow"]["chance"]) for world in worlds}) == 99


def test_a_spectator_can_imagine_every_line_for_everybody() -> None:
    """ANT-DIG-16: nothing has been announced yet."""
    match = new(4, seed=3)
    imagined: list[set[int]] = [set(), set(), set(), set()]
    for seed in range(80):
        world = GAME.imagine(match.state, -1, chance_from(seed))
        assert isinstance(world, Table)
        for player in range(4):
            imagined[player].add(world.lines[player])
    assert imagined == [{0, 1, 2, 3, 4, 5}] * 4


def test_a_spectator_with_full_view_has_nothing_to_imagine() -> None:
    """ANT-DIG-15."""
    match = new(3, open_table=True)
    world = GAME.imagine(match.state, -1, chance_from(1))
    assert GAME.view(world, -1) == match.view(None)


def test_players_cannot_talk_while_they_play() -> None:
    """ANT-INF-08: the table is silent and there is nothing to choose but cards."""
    match = new(3)
    for _ in range(11):
        assert match.view(None)["talk_allowed"] is False
        seat = match.deciders[0]
        options = match.decision(seat).options
        assert {option.ref["action"] for option in options} == {"lay"}
        match.choose(seat, options[0].key)


@pytest.mark.parametrize("notes", [False, True])
def test_a_preview_deduces_nothing_about_the_own_objective_without_the_note_sheet(
    notes: bool,
) -> None:
    """ANT-DIG-13: what the last card of a generation brings hangs on the own objective."""
    told = 0
    for seed in range(12):
        match = new(3, seed=seed, notes=notes)
        rnd = random.Random(seed)
        while match.deciders and len(match.view(None)["sky"]) < 2:
            seat = match.deciders[0]
            options = match.decision(seat).options
            preview = match.preview(seat, options[0].key)
            about = [e for e in preview.events if getattr(e, "player", None) == seat]
            told += sum(event_name(e) != "card_laid" for e in about)
            assert notes or told == 0, (seed, options[0].key)
            match.choose(seat, rnd.choice(list(options)).key)
    assert (told > 0) == notes


def test_a_preview_of_the_next_generation_says_nothing_of_its_deal() -> None:
    """ANT-NXT-04: a status that a few imagined deals share by accident is not told."""
    for seed in range(12):
        match = new(3, seed=seed, pauses=True)
        while (choice := match.decision(match.deciders[0]).options[0].key) != "ready":
            match.choose(match.deciders[0], choice)
        preview = match.preview(0, "ready")
        assert not [path for path in preview.changes if path.endswith("status")]
        assert [words.name for words in preview.hidden] == ["hidden_deal"]
