"""Information-set tree search: many imagined worlds, one tree of what the seat can tell apart.

After Cowling, Powley and Whitehouse (2012), single observer: each iteration walks down the tree
among the options legal in an imagined world, plays on and backs the result up. Every seat in the
tree chooses for itself, so the same search serves cooperative and competitive games. At the root
the options are halved again and again, after Karnin, Koren and Somekh (2013); where a game says so,
all get a first look as a greedy bot has it, and a short search thinks only the best through. Below
that a choice is widened as it is visited, after Coulom (2007), from what habit would do: the tree
of a question with many options, or of an answer with many parts, grows deep before it grows broad.
"""

from __future__ import annotations

import math
import time
from typing import Final

from anthropolis.bots.bot import Bot, GreedyBot
from anthropolis.engine.chance import Chance
from anthropolis.engine.flow import State
from anthropolis.engine.game import Game

WIDENING: Final = 1.0
"""Options that a choice below the root looks at: one, and so many times the root of its visits."""
FIRST_LOOK: Final = 3
"""Worlds in which every option is looked at before any is thought through."""
TRUST: Final = 30.0
"""So many visits a first look counts for: a short search hardly leaves it, a long one does."""
THOROUGH: Final = 50
"""With so many iterations for each option all are thought through, however they look."""
LOOKS: Final = 4
"""An iteration takes about as long as so many looks."""
FOLLOWING: Final = 0.25
"""Of the time for a choice so much for every further part of an answer: it was foreseen."""
NEVER: Final = 1 << 30


class Node:
    """A choice in the tree: how often it was there, was taken, and how well it went."""

    def __init__(self) -> None:
        self.visits = 0
        self.offered = 0
        self.value = 0.0
        self.look = 0.0
        """How good it looked right after it, if it was looked at."""
        self.children: dict[int, Node] = {}
        self.question: object = None
        self.asked = -1
        """The kind of question that its children answer, and the seat that is asked."""


class SearchBot(Bot):
    """Thinks for about a number of iterations, at least one per option, or for some seconds.

    By iterations the choice is reproducible from the seed; by seconds it depends on the machine.
    What it has learned of its own next question is kept until that is asked; by the clock the parts
    of an answer after the first take less time, so that nobody waits long for one move.
    """

    def __init__(self, game: Game, chance: Chance, iterations: int, seconds: float = 0.0) -> None:
        super().__init__(game, chance)
        self.iterations = iterations
        self.seconds = seconds
        self.glance = GreedyBot(game, chance, FIRST_LOOK)
        self.exploration = game.exploration()
        self.lowest: list[float] = []
        self.highest: list[float] = []
        self.kept = Node()
        self.kept_at = 0

    def choose(self, state: State, seat: int) -> int:
        options = state.options_once(seat)
        if len(options) == 1:
            return options[0]
        root = self.search(state, seat)
        tried = list(root.children)
        choice = tried[0] if len(tried) == 1 else best_child(root, tried)
        self.kept, self.kept_at = root.children[choice], self.game.playout_clock(state)
        return choice

    def foreseen(self, state: State, seat: int) -> dict[int, Node]:
        """What is known of the options if they follow from the seat's own last choice.

        A clock that has gone back belongs to another match.
        """
        kept = self.kept
        if kept.asked != seat or self.game.playout_clock(state) < self.kept_at:
            return {}
        return kept.children if kept.question is type(state.asking) else {}

    def search(self, state: State, seat: int) -> Node:
        """Grow a tree below the decision of `seat`: in rounds, and after each the better half.

        All options of a round are tried in the same imagined worlds. What a world brings moves the
        result more than most choices do; tried side by side, they can be told apart all the same.
        """
        began = time.monotonic()
        root, known = Node(), self.foreseen(state, seat)
        seconds = self.time_for(state, seat)
        self.lowest = [1.0] * state.seats
        self.highest = [0.0] * state.seats
        left = self.worth_a_thought(state, seat, root)
        for option in left:
            if option in known:
                remember(root.children[option], known[option])
        rounds = (len(left) - 1).bit_length()
        for number in range(rounds):
            worlds = self.iterations // (rounds * len(left))
            end = began + seconds * (number + 1) / rounds
            self.play_round(root, state, seat, left, max(1, worlds), end)
            left = better_half(root, left)
        return root

    def time_for(self, state: State, seat: int) -> float:
        """The seconds for a choice, or 0.0 where iterations count."""
        return self.seconds * FOLLOWING if state.draft(seat) else self.seconds

    def worth_a_thought(self, state: State, seat: int, root: Node) -> list[int]:
        """The options to think through, as children of the root; with their looks if they count."""
        options, breadth = self.game.shortlist(state, seat, self.chance), self.game.breadth()
        if breadth == 0 or len(options) == 1:
            for option in options:
                root.children[option] = Node()
            return options
        began = time.monotonic()
        looks = self.glance.worths(state, seat, options)
        ranked = sorted([(-looks[i], options[i]) for i in range(len(options))])
        one_look = (time.monotonic() - began) / (FIRST_LOOK * len(options))
        if self.patience(one_look) < THOROUGH * len(options):
            ranked = ranked[:breadth]
        for look, option in ranked:
            root.children[option] = Node()
            root.children[option].look = -look
        return list(root.children)

    def patience(self, one_look: float) -> float:
        """The iterations to come: as many as were asked for, or as there is time for."""
        if self.seconds == 0:
            return self.iterations
        return self.seconds / max(1e-9, LOOKS * one_look)

    def play_round(
        self, root: Node, state: State, seat: int, left: list[int], worlds: int, end: float
    ) -> None:
        """Try each option that is left in so many worlds, or in as many as there is time for."""
        played = 0
        while played < worlds or (self.seconds > 0 and time.monotonic() < end):
            world = self.game.imagine(state, seat, self.chance)
            for option in left:
                self.iterate(root.children[option], option, world.copy(), seat)
            root.visits += len(left)
            played += 1

    def iterate(self, node: Node, option: int, world: State, searcher: int) -> None:
        """Walk down from an option, add one node, play on to the horizon, back the result up."""
        horizon = self.game.playout_horizon(world)
        stop = self.game.playout_clock(world) + horizon if horizon else NEVER
        path = [node]
        deciders = [searcher]
        growing = node.visits > 0
        world.answer(searcher, option)
        seat = world.decider()
        while seat >= 0 and self.game.playout_clock(world) < stop:
            if growing and (seat == searcher or not world.together):
                choice, fresh = self.select(node, world, seat)
                node = node.children[choice]
                path.append(node)
                deciders.append(seat)
                growing = not fresh
            else:
                # In the tree, a seat asked together with the searcher would know its answer.
                choice = self.game.playout_choice(world, seat, self.chance)
            world.answer(seat, choice)
            seat = world.decider()
        self.back_up(world, path, deciders)

    def select(self, node: Node, world: State, seat: int) -> tuple[int, bool]:
        """A new option while the node may be widened, else the one with the best bound.

        New is first what habit does, then any other. Values are stretched over the results seen
        so far: exploring means the same in a game of small differences as in one of large ones.
        """
        options, children = world.options_once(seat), node.children
        tried = [o for o in options if o in children]
        for option in tried:
            children[option].offered += 1
        if len(tried) < min(len(options), 1 + int(WIDENING * math.sqrt(node.visits))):
            choice = self.game.playout_choice(world, seat, self.chance)
            if choice in children:
                untried = [o for o in options if o not in children]
                choice = untried[self.chance.below(len(untried))]
            children[choice] = Node()
            children[choice].offered = 1
            node.question, node.asked = type(world.asking), seat
            return choice, True
        return self.most_promising(children, tried, seat), False

    def most_promising(self, children: dict[int, Node], tried: list[int], seat: int) -> int:
        reach = self.exploration * max(1e-9, self.highest[seat] - self.lowest[seat])
        best, highest = tried[0], -1.0
        for option in tried:
            child = children[option]
            bound = child.value / child.visits + reach * math.sqrt(
                math.log(child.offered) / child.visits
            )
            if bound > highest:
                best, highest = option, bound
        return best

    def back_up(self, world: State, path: list[Node], deciders: list[int]) -> None:
        worth = self.game.evaluate_all(world)
        for seat in range(world.seats):
            self.lowest[seat] = min(self.lowest[seat], worth[seat])
            self.highest[seat] = max(self.highest[seat], worth[seat])
        for i in range(len(path)):
            path[i].visits += 1
            path[i].value += worth[deciders[i]]


def remember(node: Node, known: Node) -> None:
    """Of an option nothing counts but what is known of its consequences."""
    node.children, node.question, node.asked = known.children, known.question, known.asked


def promise(node: Node) -> float:
    """The mean of what came of an option, and of a first look as if that had been visits too.

    Between options without a look it changes nothing: only those tried equally often are compared.
    """
    return (node.value + TRUST * node.look) / (node.visits + TRUST)


def best_child(root: Node, options: list[int]) -> int:
    """The option that was tried most, and of these the one that promises most."""
    best, most, highest = options[0], -1, -1.0
    for option in options:
        child = root.children[option]
        worth = promise(child)
        if child.visits > most or (child.visits == most and worth > highest):
            best, most, highest = option, child.visits, worth
    return best


def better_half(root: Node, options: list[int]) -> list[int]:
    """The half of the options, rounded up, that promises most so far."""
    ranked = sorted([(-promise(root.children[o]), o) for o in options])
    return [option for _, option in ranked[: (len(ranked) + 1) // 2]]
