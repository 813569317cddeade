"""Helpers for tests that play cards: hold a card, play it, answer its decisions by key."""

from __future__ import annotations

from anthropolis.games.limit.cards.play import Play
from anthropolis.games.limit.cards.playing import PlayCard, can_play
from anthropolis.games.limit.table.components import CARD_BY_ID
from anthropolis.games.limit.table.state import World
from anthropolis.games.limit.vectors.given import card_names
from tests.limit.positions import choose, run


def hold(world: World, nation: int, *cards: str) -> None:
    """Put these cards into the nation's hand, from wherever they lie."""
    owner = world.nations[nation]
    for name in cards:
        card = CARD_BY_ID[name]
        for deck in owner.decks:
            if card in deck:
                deck.remove(card)
        for place in ("played", "permanents", "set_aside"):
            setattr(owner, place, getattr(owner, place) & ~(1 << card))
        owner.hand |= 1 << card


def play(world: World, nation: int, card: str, *keys: str, pooled: bool = False) -> World:
    """Play a card that the nation may play; whoever is asked answers with the next key."""
    run(world, PlayCard(Play(nation, CARD_BY_ID[card], pooled=pooled)))
    for key in keys:
        choose(world, world.decider(), key)
    return world


def deal_and_play(world: World, nation: int, card: str, *keys: str) -> World:
    """As `play`, with the card fetched first; the play must be allowed and need no more answers."""
    hold(world, nation, card)
    assert refusal(world, nation, card) is None
    play(world, nation, card, *keys)
    assert world.asking is None, "somebody is still asked"
    return world


def refusal(world: World, nation: int, card: str) -> str | None:
    """The rule that forbids playing the card, or None."""
    return can_play(world, nation, CARD_BY_ID[card])


def hand(world: World, nation: int) -> list[str]:
    return card_names(world.nations[nation].hand)


def played(world: World, nation: int) -> list[str]:
    return card_names(world.nations[nation].played)


def permanents(world: World, nation: int) -> list[str]:
    return card_names(world.nations[nation].permanents)


def deck_names(world: World, nation: int, deck: int) -> list[str]:
    names = list(CARD_BY_ID)
    return [names[card] for card in world.nations[nation].decks[deck]]
