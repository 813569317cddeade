"""Bots: reproducible, sensible, and called by their names."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import anthropolis
from anthropolis.bots import BadBot, make_bot, play_out
from anthropolis.bots.bot import GreedyBot, RandomBot, best_of
from anthropolis.bots.mcts import FIRST_LOOK, FOLLOWING, LOOKS, THOROUGH, Node, SearchBot, promise
from anthropolis.bots.naming import check_bot, search_strength
from anthropolis.bots.play import run_out, run_random, seat_bots
from anthropolis.engine.chance import chance_from
from anthropolis.engine.game import Game
from anthropolis.engine.registry import load
from anthropolis.games.anthropocene import GAME
from anthropolis.games.climat.rules.actions import TakeAction
from tests.anthropocene.drawing import FULL, new, table
from tests.conformance.sealed_bids import GAME as SEALED_BIDS
from tests.conformance.sealed_bids import Auction

ALL = ["random", "greedy", "mcts:8"]


@pytest.mark.parametrize("bot", ALL)
def test_the_same_seed_makes_the_same_bot_play_the_same_game(bot: str) -> None:
    games = [play_out(new(3, seed), [bot] * 3).choices for seed in (1, 1, 2)]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_every_seat_has_a_bot_with_numbers_of_its_own() -> None:
    bots = seat_bots(GAME, ["random"] * 3, seed=4)
    assert len({tuple(bot.chance.words()) for bot in bots}) == 3


@pytest.mark.parametrize("bot", ["greedy", "mcts:60"])
def test_a_bot_completes_the_last_objective_with_the_last_card(bot: str) -> None:
    """ANT-DIG-16: it sees the other's objective, knows its own is met, and one cell serves both."""
    game = table(
        FULL, [], ["g3_water_1", "g3_air_3"], generation=3, laid=11, sky=[2, 2],
        objectives={0: ("north", 3), 1: ("land", 5)},
    )  # fmt: skip
    choice = make_bot(bot, GAME, chance_from(1)).choose(game.table, 1)
    game.match.answer(1, choice)
    assert game.match.choices == [(1, "lay:g3_water_1:north")]
    assert game.match.scores == (18, 18)


@pytest.mark.parametrize("bot", ["greedy", "mcts:60"])
def test_a_bot_hides_the_gas_that_would_lose_the_game(bot: str) -> None:
    """ANT-EOG-05: one ice card is left and one CO2 in sight."""
    game = table(
        """
        air    2  g1_air_1  3
        land   1  2  2
        water  3  0  2
        """,
        [], ["g3_air_1"], generation=3, laid=11, sky=[2, 2], ice=1,
        objectives={0: ("land", 5), 1: ("west", 6)},
    )  # fmt: skip
    game.match.answer(1, make_bot(bot, GAME, chance_from(1)).choose(game.table, 1))
    assert game.match.choices == [(1, "lay:g3_air_1:north")]
    assert game.view(0)["outcome"] == "won"


def mean_score(bot: str, mode: str) -> float:
    """Over a few games for two."""
    scores = [play_out(new(2, seed, mode=mode), [bot] * 2).scores[0] for seed in range(6)]
    return sum(scores) / len(scores)


@pytest.mark.parametrize(
    ("bot", "mode"), [("greedy", "chick"), ("greedy", "base"), ("mcts:20", "base")]
)
def test_thinking_pays(bot: str, mode: str) -> None:
    """A thinking team wins on the average, a random one does not."""
    assert mean_score(bot, mode) >= 1 > mean_score("random", mode)


def test_the_search_looks_at_every_option_and_counts_its_visits() -> None:
    match = anthropolis.load("limit").new(2, 3)
    seat = match.deciders[0]
    while len(match.state.options(seat)) < 3:
        match.answer(seat, match.state.options(seat)[0])
        seat = match.deciders[0]
    bot = SearchBot(match.game, chance_from(1), iterations=40)
    root = bot.search(match.state, seat)
    assert set(root.children) == set(match.state.options(seat))
    visits = sorted(child.visits for child in root.children.values())
    assert sum(visits) == root.visits <= 40
    assert all(0 <= child.value <= child.visits for child in root.children.values())


def test_where_a_game_says_so_only_what_looks_best_is_thought_through() -> None:
    match = new(3, seed=7)
    seat = match.deciders[0]
    options = match.state.options(seat)
    root = SearchBot(GAME, chance_from(1), iterations=40).search(match.state, seat)
    looks = GreedyBot(GAME, chance_from(1), FIRST_LOOK).worths(match.state, seat, options)
    best = sorted(range(len(options)), key=lambda i: -looks[i])[: GAME.breadth()]
    assert {o: child.look for o, child in root.children.items()} == {
        options[i]: looks[i] for i in best
    }


def test_with_time_for_all_nothing_is_left_out_for_its_looks() -> None:
    match = new(3, seed=7)
    seat = match.deciders[0]
    options = match.state.options(seat)
    assert len(options) > GAME.breadth()
    enough = THOROUGH * len(options)
    for iterations, thought_through in ((enough - 1, GAME.breadth()), (enough, len(options))):
        root = SearchBot(GAME, chance_from(1), iterations).search(match.state, seat)
        assert len(root.children) == thought_through
        assert all(child.visits for child in root.children.values())


def test_by_the_clock_the_looks_tell_how_many_iterations_there_will_be() -> None:
    bot = SearchBot(GAME, chance_from(1), iterations=1, seconds=2.0)
    assert bot.patience(one_look=0.001) == pytest.approx(2.0 / (LOOKS * 0.001))
    assert SearchBot(GAME, chance_from(1), iterations=300).patience(one_look=0.001) == 300


def test_a_first_look_counts_for_less_the_longer_a_search_thinks() -> None:
    """Looks against it, results for it: ten visits do not turn the judgement, a hundred do."""
    fine, dull = Node(), Node()
    fine.look, dull.look = 0.8, 0.5
    for visits in (10, 100):
        fine.visits, fine.value = visits, 0.5 * visits
        dull.visits, dull.value = visits, 0.6 * visits
        assert (promise(fine) > promise(dull)) == (visits == 10)


def test_the_search_tries_the_better_half_of_the_options_further() -> None:
    match = new(3, seed=7)
    seat = match.deciders[0]
    root = SearchBot(GAME, chance_from(1), iterations=2000).search(match.state, seat)
    children = sorted(root.children.values(), key=lambda child: -child.visits)
    half = (len(children) + 1) // 2
    assert children[half - 1].visits > children[half].visits == children[-1].visits > 0
    assert [child.visits for child in children[:2]] == [children[0].visits] * 2


def test_a_choice_below_the_root_looks_at_more_options_the_more_often_it_is_visited() -> None:
    match = new(3, seed=7)
    seat = match.deciders[0]
    root = SearchBot(GAME, chance_from(1), iterations=4000).search(match.state, seat)
    children = list(root.children.values())
    assert all(len(c.children) <= 1 + 2 * c.visits**0.5 for c in children)
    assert len({len(c.children) for c in children}) > 1


def test_a_game_says_how_far_a_search_strays_from_what_went_best() -> None:
    """The second went a little worse and was tried less: worth another look, but not in LIMIT."""
    tried = {0: Node(), 1: Node()}
    for node, visits, value in zip(tried.values(), (40, 10), (0.55, 0.50)):
        node.visits, node.value, node.offered = visits, value * visits, 50
    taken = []
    for game in (GAME, anthropolis.load("limit")):
        bot = SearchBot(game, chance_from(1), iterations=1)
        bot.lowest, bot.highest = [0.3], [0.7]
        taken.append(bot.most_promising(tried, [0, 1], 0))
    assert taken == [1, 0]


def test_what_follows_from_an_own_choice_is_not_thought_of_anew() -> None:
    match = anthropolis.load("limit").new(1, 5)
    bot = SearchBot(match.game, chance_from(1), iterations=200)
    kept: list[int] = []
    while not match.finished and len(kept) < 3:
        state = match.state
        known = bot.foreseen(state, 0)
        root = bot.search(state, 0)
        kept += [o for o in root.children if o in known and root.children[o].children]
        match.answer(0, bot.choose(state, 0))
    assert kept
    assert not bot.foreseen(anthropolis.load("limit").new(1, 5).state, 0)


def test_below_the_first_choice_the_search_begins_with_what_habit_does() -> None:
    climat = load("climat")
    state = climat.new(4, 1).state
    while not isinstance(state.asking, TakeAction):
        state.answer(state.decider(), state.options(state.decider())[0])
    seat = state.decider()
    bot = SearchBot(climat, chance_from(1), iterations=1)
    node = Node()
    habit = climat.playout_choice(state, seat, chance_from(2))
    assert bot.select(node, state, seat) == (habit, True)
    node.visits = 1
    other, fresh = bot.select(node, state, seat)
    assert fresh
    assert list(node.children) == [habit, other]


def test_a_search_by_the_clock_thinks_at_least_once() -> None:
    match = new(2, seed=3)
    seat = match.deciders[0]
    bot = SearchBot(GAME, chance_from(1), iterations=1, seconds=0.01)
    assert bot.choose(match.state, seat) in match.state.options(seat)


def test_by_the_clock_a_further_part_of_an_answer_takes_less_time() -> None:
    match = load("limit").new(2, 3)
    bot = SearchBot(match.game, chance_from(1), iterations=1, seconds=2.0)
    seat = match.deciders[0]
    while not match.state.draft(seat):
        assert bot.time_for(match.state, seat) == 2.0
        match.answer(seat, match.state.options(seat)[0])
        seat = match.deciders[0]
    assert bot.time_for(match.state, seat) == 2.0 * FOLLOWING


@pytest.mark.parametrize("name", ["greedy", "mcts:5"])
def test_a_single_option_is_taken_without_a_thought(name: str) -> None:
    game = table("""
        air    2  .  3
        land   1  2  2
        water  3  0  2
        """, ["g1_air_1"])  # fmt: skip
    bot = make_bot(name, GAME, chance_from(1))
    before = bot.chance.words()
    assert [bot.choose(game.table, 0)] == game.table.options(0)
    assert bot.chance.words() == before


def test_ties_are_drawn() -> None:
    chance = chance_from(1)
    assert {best_of([0.5, 1.0, 1.0], chance) for _ in range(30)} == {1, 2}
    assert best_of([0.5, 1.0, 0.9], chance) == 1


def test_bots_also_decide_together(register: Callable[[Game], Game]) -> None:
    match = play_out(register(SEALED_BIDS).new(4, 2), ["mcts:8", "greedy", "random", "mcts:8"])
    assert match.finished
    assert anthropolis.verify(match.record()).scores == match.scores


def test_bare_states_are_played_out_in_the_same_way_as_matches() -> None:
    match = new(3, seed=9)
    state = match.state.copy()
    decisions = run_out(state, seat_bots(GAME, ["random"] * 3, seed=9))
    play_out(match, ["random"] * 3)
    assert decisions == len(match.choices)
    assert GAME.save(state) == GAME.save(match.state)


def test_random_play_counts_its_decisions() -> None:
    state = new(2, seed=1, mode="chick").state
    assert run_random(GAME, state, seed=1) == 36
    assert state.finished()


@pytest.mark.parametrize(
    ("name", "kind"), [("random", RandomBot), ("greedy", GreedyBot), ("mcts", SearchBot)]
)
def test_a_bot_is_made_by_its_name(name: str, kind: type) -> None:
    assert type(make_bot(name, GAME, chance_from(1))) is kind


def test_a_search_is_as_strong_as_its_name_says() -> None:
    assert (search_strength("500"), search_strength("1.5s")) == ((500, 0.0), (1, 1.5))
    bot = make_bot("mcts:500", GAME, chance_from(1))
    assert isinstance(bot, SearchBot)
    assert (bot.iterations, bot.seconds) == (500, 0.0)


@pytest.mark.parametrize("name", ["", "Random", "genius", "greedy:3", "random:"])
def test_an_unknown_bot_is_refused_with_the_known_ones(name: str) -> None:
    with pytest.raises(BadBot) as refusal:
        check_bot(name)
    assert str(refusal.value) == (
        f"unknown bot {name!r}: choose random, greedy, mcts, mcts:ITERATIONS, mcts:SECONDSs, "
        "automa, automa:easy, or module:Class"
    )


@pytest.mark.parametrize(
    "strength", ["", "0", "-4", "1000001", "0s", "601s", "fast", "nans", "1e9s"]
)
def test_a_strength_that_makes_no_sense_is_refused(strength: str) -> None:
    with pytest.raises(BadBot, match=r"give iterations \(1 to 1000000\) or seconds"):
        make_bot(f"mcts:{strength}", GAME, chance_from(1))


def test_there_must_be_one_bot_per_seat() -> None:
    with pytest.raises(BadBot, match="give one bot per seat: 3 seats, 2 bots"):
        play_out(new(3), ["random", "random"])


def test_greedy_judges_what_all_decide_together_by_the_habits_of_the_others() -> None:
    """Nothing follows from a bid alone: without the others' bids every card would look the same."""
    for seed in range(8):
        match = SEALED_BIDS.new(2, seed, {"rounds": 1})
        auction = match.state
        assert isinstance(auction, Auction)
        held = sorted([*auction.hands[0], *auction.hands[1], *auction.deck])
        auction.hands[0], auction.hands[1] = [held[0], held[-1]], held[1:3]
        auction.deck = held[3:-1]
        bot = make_bot("greedy", SEALED_BIDS, chance_from(seed))
        assert bot.choose(auction, 0) == held[-1]
