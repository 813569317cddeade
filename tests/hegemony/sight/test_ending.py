"""The end of a match in words."""

from __future__ import annotations

from anthropolis.games.hegemony import GAME
from anthropolis.games.hegemony.table.roles import CC, WC
from anthropolis.games.hegemony.table.state import NO_CARD, VP_SOURCES, Country
from tests.hegemony.positions import position


def said(country: Country, lang: str) -> list[str]:
    return [GAME.catalogue.say(w.name, w.params, lang) for w in GAME.ending(country)]


def finished(working: int, capitalist: int) -> Country:
    """Points of the Working Class from Bills, of the Capitalist Class from Wealth."""
    country = position(players=2)
    country.vp[WC], country.vp[CC] = working, capitalist
    country.vp_from[VP_SOURCES.index("bills")] = working
    country.vp_from[CC * len(VP_SOURCES) + VP_SOURCES.index("wealth")] = capitalist
    return country


def test_the_winner_is_told_with_what_won_it() -> None:
    """HEG-END-07: most points."""
    country = finished(40, 62)
    assert said(country, "en") == [
        "The Capitalist Class wins with 62 points, most of them for: Wealth.",
        "The game ended after 5 rounds.",
    ]
    assert said(country, "fr")[0] == (
        "La Classe Capitaliste l’emporte avec 62 points, surtout grâce à : Richesse."
    )


def test_a_tie_that_nothing_breaks_is_shared() -> None:
    """HEG-END-07: as many policies and as many cubes."""
    country = finished(30, 30)
    country.policies[:5] = [0, 2, 1, 1, 1]
    assert said(country, "en")[0] == (
        "A shared victory with 30 points: Working Class, Capitalist Class."
    )


def test_what_broke_a_tie_is_told() -> None:
    """HEG-END-07: policies in the own section, then the State, then cubes in the bag."""
    country = finished(30, 30)
    country.policies[:5] = [0, 0, 2, 1, 1]
    assert said(country, "en")[1] == "Equal points: decided by 2 policies in the own section."
    country.policies[:5] = [0, 2, 1, 1, 1]
    country.bag[WC], country.bag[CC] = 7, 6
    told = "Égalité de points et de politiques : décidée par 7 cubes dans le sac."
    assert said(country, "fr")[1] == told


def test_the_state_wins_a_tie() -> None:
    """HEG-END-07: with as many policies of its Agenda as the other in its section, here none."""
    country = position(players=4)
    country.vp[:] = [50, 20, 20, 50]
    country.policies[:5] = [1, 1, 1, 1, 1]
    country.last_agenda = NO_CARD
    assert said(country, "en")[1] == "Equal points and policies: the State wins a tie."
