"""What a bot does with small questions: always the same, from public numbers alone."""

from __future__ import annotations

import pytest

from anthropolis.engine.chance import chance_from
from anthropolis.engine.flow import Step
from anthropolis.engine.match import key_of
from anthropolis.games.limit.bots.habits import (
    PASS_WANTS,
    WANTS,
    mood,
    playout_choice,
    quick_choice,
    settle,
)
from anthropolis.games.limit.cards.play import Play
from anthropolis.games.limit.cards.playing import PlayCard
from anthropolis.games.limit.rules.moving.class_steps import MoveClasses
from anthropolis.games.limit.rules.political.political import (
    PLAY,
    POLICY_MENU,
    DecidePolicy,
    NewPolicy,
    PoliticalActionCapacity,
)
from anthropolis.games.limit.rules.social.social import GrowOrShrink
from anthropolis.games.limit.rules.social.supply import Supply
from anthropolis.games.limit.table.components import CARD_BY_ID
from anthropolis.games.limit.table.state import World
from tests.limit.positions import choose, position, run

X, Y = 0, 1


def habit(world: World, seat: int) -> str:
    """The key of the option that a bot takes without thinking."""
    step = world.asking
    assert step is not None
    choice = quick_choice(world, seat, world.options(seat))
    return key_of(step.describe(world, seat, choice))


def played(card: str) -> Step:
    return PlayCard(Play(X, CARD_BY_ID[card]))


def test_classes_that_do_not_score_fall_first_and_the_poorest_climb() -> None:
    """LIM-SCO-02, LIM-SOL-04: B falls before A, D before C; E climbs before all others."""
    world, _ = position({"X": {"classes": [4, 4, 3, 3, 2]}})
    run(world, MoveClasses((X,), (1,), False, -1, "LIM-FIN-03"))
    assert habit(world, X) == "class_down:B:3"
    world, _ = position({"X": {"classes": [4, 3, 3, 2, 1]}})
    run(world, MoveClasses((X,), (1,), True, -1, "LIM-ORD-05"))
    assert habit(world, X) == "class_up:E:2"


def test_a_famine_costs_the_arsenal_first() -> None:
    """LIM-SUP-04."""
    plants = {"renewable": 3, "industrial": 2, "military": 2}
    world, _ = position({"X": {"pop_level": 5, "stock": {"renewable": 5}, "prod": plants}})
    run(world, Supply((X,)))
    assert habit(world, X) == "plant_down:military:1"


def test_the_best_of_the_cards_drawn_is_kept_and_the_rest_left_as_it_lies() -> None:
    """LIM-POL-05."""
    deck = ["indoctrination", "surcharge", "political_reform"]
    world, _ = position({"X": {"decks": {"society": deck}}})
    run(world, NewPolicy((X,)))
    choose(world, X, "deck:society")
    assert habit(world, X) == "keep:surcharge"
    choose(world, X, "keep:surcharge")
    assert habit(world, X) == "as_it_lies"


def test_the_worst_card_is_discarded() -> None:
    """LIM-POL-06."""
    hand = [
        "education",
        "recycling",
        "surcharge",
        "colonization",
        "graduate_studies",
        "urbanization",
    ]
    world, _ = position({"X": {"hand": hand}})
    run(world, PoliticalActionCapacity((X,)))
    assert habit(world, X) == "discard:recycling"


def test_an_attack_is_just_stronger_than_the_target_can_match() -> None:
    """LIM-WAR-01: Y has 5, so 6 are enough; against 9 the least has to do."""
    for army, strength in ((5, 6), (9, 3)):
        world, _ = position({
            "X": {"hand": ["military_operation"], "stock": {"military": 8}},
            "Y": {"stock": {"military": army}},
        })  # fmt: skip
        run(world, played("military_operation"))
        choose(world, X, "target:1")
        assert habit(world, X) == f"strength:{strength}"


def test_what_the_people_lack_is_bought() -> None:
    """LIM-TRN-01: population 5 with 3 renewable lacks 2."""
    nation = {"pop_level": 4, "stock": {"renewable": 3}, "hand": ["market_access"], "money": 40}
    world, _ = position({"X": nation, "Y": {}})
    run(world, played("market_access"))
    assert habit(world, X) == "buy:renewable"
    choose(world, X, "buy:renewable")
    assert habit(world, X).startswith("quantity:2:")


@pytest.mark.parametrize(
    ("column", "key"), [(3, "plant_up:industrial:3"), (4, "plant_down:military:1")]
)
def test_industry_grows_and_the_arsenal_shrinks(column: int, key: str) -> None:
    """LIM-ECO-04."""
    plants = {"industrial": 2, "military": 2}
    world, _ = position({"X": {"column_c": column, "prod": plants}})
    run(world, GrowOrShrink((X,)))
    assert habit(world, X) == key


def test_what_is_in_the_middle_of_something_comes_to_its_end() -> None:
    """LIM-CS-04: three steps of Graduate Studies are given, and nobody is asked any more."""
    world, _ = position({"X": {"hand": ["graduate_studies"], "money": 40}, "Y": {}})
    run(world, played("graduate_studies"))
    settle(world)
    assert world.asking is None
    assert sum(world.nations[X].classes) == 8


def test_a_playout_never_leaves_the_options() -> None:
    """LIM-POL-08: whatever chance says, a card that can be played or a pass."""
    world, _ = position({"X": {"money": 20}, "Y": {"money": 20}})
    run(world, DecidePolicy())
    taken = {playout_choice(world, X, chance_from(number)) for number in range(60)}
    assert taken <= set(world.options(X))
    assert len(taken) > 2


@pytest.mark.parametrize(
    ("unrest", "generation", "expected"),
    [(1, 1, 0), (4, 3, 0), (5, 3, 3), (8, 4, 4), (9, 5, 7), (9, 6, 8), (11, 7, 8)],
)
def test_a_mood_is_made_of_unrest_and_time(unrest: int, generation: int, expected: int) -> None:
    """Calm, uneasy from 5, near revolt from 9; three of seven generations are early."""
    world, _ = position({"X": {"unrest": unrest}, "Y": {}})
    world.generation = generation
    assert mood(world, X) == expected


def test_every_card_is_wanted_a_little_in_every_mood() -> None:
    """By data/bot_habits.yaml: nothing is ruled out where a search plays on by habit."""
    assert len(WANTS) >= len(CARD_BY_ID)
    for wants in [PASS_WANTS, *WANTS]:
        assert len(wants) == 9
        assert min(wants) >= 1


def test_in_thought_a_nation_plays_as_searches_do() -> None:
    """By data/bot_habits.yaml: early in peace, who can colonise seldom speculates instead."""
    hand = ["colonization", "stock_exchange"]
    world, _ = position(
        {"X": {"hand": hand, "stock": {"military": 9}, "money": 20, "unrest": 2}, "Y": {}}
    )
    run(world, DecidePolicy())
    taken = [playout_choice(world, X, chance_from(number)) for number in range(300)]
    colonise, exchange = (POLICY_MENU.code(PLAY, CARD_BY_ID[card]) for card in hand)
    assert {colonise, exchange} <= set(world.options(X))
    assert taken.count(colonise) > 2 * taken.count(exchange)
