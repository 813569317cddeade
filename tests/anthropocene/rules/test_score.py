"""Chapter 10, end of the game and score."""

from __future__ import annotations

import pytest

import anthropolis
from anthropolis.games.anthropocene import GAME
from anthropolis.games.anthropocene.rules.score import end_game
from tests.anthropocene.drawing import FULL, Drawn, new, play_generation, table


def last_turn(
    ice: int = 3,
    sky: tuple[int, ...] = (2, 2),
    objectives: dict[int, tuple[str, int]] | None = None,
    mode: str = "base",
) -> Drawn:
    """The last card of the game is in player 1's hand and covers the air 0 by another 0."""
    return table(
        FULL, [], ["g3_air_0"], generation=3, laid=11, ice=ice, sky=sky, mode=mode,
        objectives=objectives or {0: ("air", 5), 1: ("land", 5)},
    )  # fmt: skip


def ended(players: int, sky: list[int], ice: int = 3, mode: str = "base") -> Drawn:
    """A game whose last sky has been read."""
    game = table(FULL, players=players, generation=3, sky=sky, ice=ice, mode=mode)
    end_game(game.table)
    return game


def test_the_game_ends_with_the_third_generation() -> None:
    """ANT-END-01: 36 cards, whoever has won."""
    match = new(2, seed=1, mode="chick")
    for generation in (1, 2, 3):
        assert match.view(0)["generation"] == generation
        play_generation(match)
    assert match.finished
    assert (len(match.choices), match.view(0)["to_move"]) == (36, None)


def test_the_team_wins_together() -> None:
    """ANT-END-02: both objectives are met, the sky is +6 and the ice still at 3."""
    game = last_turn()
    game.lay(1, "g3_air_0", "north")
    assert (game.match.scores, game.match.winners) == ((18, 18), (0, 1))
    assert game.view(0)["outcome"] == "won"


def test_the_team_loses_together() -> None:
    """ANT-END-02."""
    game = last_turn(sky=(-2, -2))
    game.lay(1, "g3_air_0", "north")
    assert (game.match.scores, game.match.winners) == ((-6, -6), ())
    assert game.view(1)["outcome"] == "lost"


def test_the_game_ends_early_without_ice() -> None:
    """ANT-END-03: in the first generation already."""
    game = table(
        """
        air    2  0  g1_air_1
        land   1  2  2
        water  0  g1_water_2  2
        """,
        [],
        ["g1_air_0"],
        laid=11,
        ice=2,
    )
    game.lay(1, "g1_air_0", "north")
    assert (game.match.finished, game.view(0)["generation"]) == (True, 1)
    assert (game.view(0)["outcome"], game.match.winners) == ("lost", ())


def test_a_bad_sky_does_not_end_the_game_and_can_clear_up() -> None:
    """ANT-END-04: -2 after the first generation, +2 in the end."""
    game = table(
        FULL, [], ["g1_air_0"], laid=11, objectives={0: ("air", 6), 1: ("land", 6)}, pauses=True
    )
    game.lay(1, "g1_air_0", "north")
    assert (game.view(0)["sky"], game.match.finished) == ([-2], False)
    game = last_turn(sky=(-2, 2))
    game.lay(1, "g3_air_0", "north")
    assert (game.view(0)["sky"], game.match.scores) == ([-2, 2, 2], (6, 6))


def test_after_the_end_no_card_is_accepted() -> None:
    """ANT-END-05."""
    game = last_turn()
    game.lay(1, "g3_air_0", "north")
    before = GAME.save(game.table)
    for player in (0, 1):
        with pytest.raises(anthropolis.Illegal, match="the game is over") as refused:
            game.match.choose(player, "lay:g3_air_1:north")
        assert refused.value.rule == "ANT-END-05"
    assert GAME.save(game.table) == before


@pytest.mark.parametrize(
    ("ice", "sky", "score"), [(3, [2, 2, 0], 12), (2, [2, -2, 2], 4), (1, [0, 0, -2], -2)]
)
def test_the_score_is_the_sky_times_the_ice(ice: int, sky: list[int], score: int) -> None:
    """ANT-SCO-01."""
    game = ended(2, sky, ice)
    assert (game.match.scores, game.view(0)["score"]) == ((score, score), score)


def test_in_chick_mode_the_score_is_the_sky() -> None:
    """ANT-SCO-02."""
    game = ended(3, [3, -1, 1], mode="chick")
    assert (game.view(0)["score"], game.view(0)["outcome"]) == (3, "won")


@pytest.mark.parametrize(
    ("sky", "ice", "outcome"), [([2, -2, 0], 3, "lost"), ([1, 1, -1], 1, "won"), ([4], 0, "lost")]
)
def test_one_point_is_enough_to_win(sky: list[int], ice: int, outcome: str) -> None:
    """ANT-SCO-03: 0 is not; and without ice everything is 0."""
    assert ended(3, sky, ice).view(0)["outcome"] == outcome


@pytest.mark.parametrize(
    ("players", "points", "grade"),
    [
        (2, 0, "lost"), (2, 1, "narrow"), (2, 5, "narrow"), (2, 6, "promising"),
        (2, 11, "promising"), (2, 12, "excellent"), (2, 17, "excellent"), (2, 18, "perfect"),
        (3, 8, "narrow"), (3, 9, "promising"), (3, 18, "excellent"), (3, 27, "perfect"),
        (4, 11, "narrow"), (4, 12, "promising"), (4, 24, "excellent"), (4, 36, "perfect"),
    ],
)  # fmt: skip
def test_the_grade_is_the_best_one_the_score_reaches(players: int, points: int, grade: str) -> None:
    """ANT-SCO-04, with ice."""
    assert ended(players, [points], ice=1).view(0)["grade"] == grade


@pytest.mark.parametrize(
    ("players", "points", "grade"),
    [
        (2, 1, "narrow"), (2, 2, "promising"), (2, 4, "excellent"), (2, 6, "perfect"),
        (3, 2, "narrow"), (3, 3, "promising"), (3, 6, "excellent"), (3, 9, "perfect"),
        (4, 3, "narrow"), (4, 4, "promising"), (4, 8, "excellent"), (4, 12, "perfect"),
        (4, -3, "lost"),
    ],
)  # fmt: skip
def test_chick_mode_has_its_own_grades(players: int, points: int, grade: str) -> None:
    """ANT-SCO-04, without ice."""
    assert ended(players, [points], mode="chick").view(0)["grade"] == grade
