"""Flow: a game in progress is a stack of small immutable steps, and at most one open question.

Everything here is plain data at every moment, also in the middle of a nested decision: copying is
slicing a list, saving is naming classes and fields.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import mypyc_attr

from anthropolis.engine.chance import Chance
from anthropolis.engine.contract import Words as Words
from anthropolis.engine.events import Event
from anthropolis.engine.keeping import FLOW, by_fields, constructor_fields, copied, revived

NO_ANSWER: Final = -1
WHOLE: Final = 0
"""What stands in `State.answers` for a seat whose answer in parts is complete."""
DONE: Final = -2
"""The part that ends an answer which may end here or go on."""
ALONE: Final[list[list[int]]] = [[seat] for seat in range(16)]
"""Who is asked when one seat is; shared by all states, as nobody ever changes these lists."""
UNANSWERED: Final[list[int]] = [NO_ANSWER]
NO_DRAFTS: Final[list[list[int]]] = []


class Illegal(Exception):
    """A choice that the rules do not allow. Nothing has changed."""

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(f"{message} ({rule})" if rule else message)
        self.rule = rule
        self.message = message

    def __reduce__(self) -> tuple[Any, ...]:
        """A process that works for another can tell it."""
        return (Illegal, (self.rule, self.message))


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Refusal:
    """Something a seat may not do now, with the rule that forbids it."""

    def __init__(self, what: Words, rule: str) -> None:
        self.what = what
        self.rule = rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One sentence of a rulebook. A step never changes once made.

    Fields are ints, strings, tuples or other steps, so that a step can be shared between copies
    and saved. `state` is untyped here because each game's steps name their own state class.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return by_fields(self)

    def start(self, state: Any) -> None:
        """Do it, or ask the seats whose decision it is."""
        raise NotImplementedError

    def options(self, state: Any, seat: int) -> list[int]:
        """What the seat may choose, as numbers that only this step understands; never empty.

        A step that has a `span` offers every number of it.
        """
        numbers = self.span(state, seat)
        if numbers is None:
            raise NotImplementedError
        return list(range(numbers[0], numbers[1] + 1))

    def answered(self, state: Any, seat: int, choice: int) -> None:
        """What follows from one seat's answer."""
        raise NotImplementedError

    def settled(self, state: Any, seats: list[int], choices: list[int]) -> None:
        """What follows once all the seats that were asked together have answered.

        The answers come in the order in which the seats were asked, whenever they arrived. A step
        whose answers only mean something together has this method instead of `answered`.
        """
        for i in range(len(seats)):
            self.answered(state, seats[i], choices[i])

    def more(self, state: Any, seat: int, parts: list[int]) -> list[int]:
        """Of an answer in parts: what may follow these parts; empty when the answer is whole.

        Where the answer may end or go on, DONE is among them. A part changes no state: everything
        happens in `whole`.
        """
        raise NotImplementedError

    def once(self, state: Any, seat: int, parts: list[int], options: list[int]) -> list[int]:
        """Of the options that may follow these parts those that bots look at; if none, all.

        People name the members of a set in any order. A search would find the same answer many
        times over: for it one order is enough.
        """
        return options

    def whole(self, state: Any, seats: list[int], answers: list[list[int]]) -> None:
        """What follows once everybody who was asked in parts has given a whole answer."""
        raise NotImplementedError

    def rule(self) -> str:
        """Id of the rule that asks the question."""
        raise NotImplementedError

    def prompt(self, state: Any, seat: int) -> Words:
        """The question in words."""
        raise NotImplementedError

    def describe(self, state: Any, seat: int, choice: int) -> Words:
        """An option in words; its name and parameters are also its stable key."""
        raise NotImplementedError

    def waits(self) -> bool:
        """Whether it is asked even with one option, because the table waits for everybody."""
        return False

    def hidden(self, state: Any, seat: int, choice: int) -> list[Words]:
        """What a choice would show that the seat cannot know yet, as it may be said beforehand."""
        return []

    def counted(self, state: Any, seat: int) -> str:
        """What the numbers of a `span` count, as a word of the game; "" when they are no range."""
        return ""

    def span(self, state: Any, seat: int) -> tuple[int, int] | None:
        """Lowest and highest number when the options are a range of numbers, else None."""
        return None

    def refused(self, state: Any, seat: int) -> list[Refusal]:
        """What the seat might expect to be able to choose, and why it cannot."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game in progress: what is still to be done and who must decide what.

    Games derive their own state from it; its constructor takes all the fields of the game, and
    `copy` calls it and then `share_flow`. Two states are equal if they are saved alike.
    `supposed` is true of the worlds of a preview: there a player that is part of the rules does not
    act but is asked, as a person would be, so that nothing is told of its turn.
    """

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.todo: list[Step] = []
        self.asking: Step | None = None
        self.asked: list[int] = []
        self.answers: list[int] = []
        self.together = False
        self.parted = False
        self.drafts: list[list[int]] = NO_DRAFTS
        self.listening = False
        self.supposed = False
        self.events: list[Event] = []
        self.offer: list[int] = []
        self.offer_seat = -1

    def saved_fields(self) -> list[str]:
        """The fields of the game, in the order of the constructor's arguments."""
        return constructor_fields(type(self))

    def __repr__(self) -> str:
        asked = f"{self.asking} asks seats {self.deciders()}" if self.asking else "nobody is asked"
        return f"<{type(self).__name__} of {self.seats} seats: {asked}>"

    def __eq__(self, other: object) -> bool:
        from anthropolis.engine.saving import pack_state

        if not isinstance(other, State):
            return NotImplemented
        return type(self) is type(other) and pack_state(self) == pack_state(other)

    def __reduce__(self) -> tuple[Any, ...]:
        own = [getattr(self, name) for name in self.saved_fields()]
        flow = [getattr(self, name) for name in FLOW]
        return revived, (type(self), self.seats, self.chance, own, flow)

    # -- what rules do -------------------------------------------------------------------------

    def then(self, *steps: Step) -> None:
        """Do these steps next, in the order written, before anything already planned."""
        for i in range(len(steps) - 1, -1, -1):
            self.todo.append(steps[i])

    def ask(self, step: Step, seat: int) -> None:
        """Ask one seat."""
        self.asking = step
        self.asked = ALONE[seat]
        self.answers = UNANSWERED
        self.together = False
        self.parted = False
        self.offer_seat = -1

    def ask_together(self, step: Step, seats: list[int]) -> None:
        """Ask several seats at once; nothing happens until all have answered.

        The answers take effect in the order of `seats`, so that the order in which they arrive
        changes nothing. With no seats there is no question, and the step is settled at once.
        """
        if not seats:
            step.settled(self, [], [])
            return
        self.asking = step
        self.asked = seats
        self.answers = [NO_ANSWER] * len(seats)
        self.together = True
        self.parted = False
        self.offer_seat = -1

    def ask_parts(self, step: Step, seats: list[int]) -> None:
        """Ask one seat or several at once for an answer in parts; see `Step.more`.

        A seat that has nothing to choose has answered at once. Nothing happens, and nobody sees
        anything, until all answers are whole.
        """
        self.asking = step
        self.asked = seats
        self.answers = [NO_ANSWER] * len(seats)
        self.together = len(seats) > 1
        self.parted = True
        self.drafts = [[] for _ in seats]
        self.offer_seat = -1
        for i in range(len(seats)):
            offer = step.more(self, seats[i], self.drafts[i])
            if not offer:
                self.answers[i] = WHOLE
            elif len(seats) == 1:
                self.offer = offer
                self.offer_seat = seats[i]
        self._settle_parts(step)

    def tell(self, event: Event) -> None:
        """Announce an event. Callers ask `listening` first, so that silence costs nothing."""
        self.events.append(event)

    # -- what drivers do -----------------------------------------------------------------------

    def run(self) -> None:
        """Carry on until somebody has to decide or nothing is left to do."""
        while self.asking is None and self.todo:
            self.todo.pop().start(self)

    def finished(self) -> bool:
        """Whether nobody has to decide and nothing is left to do."""
        return self.asking is None and not self.todo

    def deciders(self) -> list[int]:
        """The seats that must decide now."""
        if self.asking is None:
            return []
        return [s for s, a in zip(self.asked, self.answers, strict=True) if a == NO_ANSWER]

    def decider(self) -> int:
        """The first seat that must decide now, -1 when the game is finished."""
        if self.asking is None:
            return -1
        if not self.together:
            return self.asked[0]
        for i in range(len(self.asked)):
            if self.answers[i] == NO_ANSWER:
                return self.asked[i]
        return -1

    def options(self, seat: int) -> list[int]:
        """What a seat that must decide may choose. The list is shared: do not change it."""
        if self.offer_seat != seat:
            step = self.asking
            if step is None:
                return []
            if self.parted:
                self.offer = step.more(self, seat, self.draft(seat))
            else:
                self.offer = step.options(self, seat)
            self.offer_seat = seat
        return self.offer

    def options_once(self, seat: int) -> list[int]:
        """The same without those that would only name an answer in another order."""
        options = self.options(seat)
        if not self.parted or len(options) == 1 or self.asking is None:
            return options
        return self.asking.once(self, seat, self.draft(seat), options) or options

    def draft(self, seat: int) -> list[int]:
        """The parts that a seat has given so far; nothing has happened by them."""
        if self.parted:
            for i in range(len(self.asked)):
                if self.asked[i] == seat:
                    return self.drafts[i]
        return []

    def answer(self, seat: int, choice: int) -> None:
        """Take a seat's decision and carry on; raises Illegal, state unchanged, if it is none."""
        step = self.asking
        if step is None:
            raise Illegal("", "the game is over")
        place = 0 if self.asked[0] == seat and not self.together else self._place(seat)
        if choice not in self.options(seat):
            raise Illegal(step.rule(), f"{choice} is not one of the options")
        if self.parted:
            self._take_part(step, place, choice)
            return
        if not self.together:
            self.asking = None
            self.offer_seat = -1
            step.answered(self, seat, choice)
            self.run()
            return
        self.answers[place] = choice
        self.offer_seat = -1
        if NO_ANSWER not in self.answers:
            self.asking = None
            step.settled(self, self.asked, self.answers)
            self.run()

    def back(self, seat: int) -> None:
        """Take back a seat's last part, or its answer while others still decide.

        Nobody has seen anything of it; raises Illegal when there is nothing to take back.
        """
        place = self._place_to_back(seat)
        if place < 0:
            rule = "" if self.asking is None else self.asking.rule()
            raise Illegal(rule, f"seat {seat} has nothing to take back")
        if self.parted:
            self.drafts[place].pop()
        self.answers[place] = NO_ANSWER
        self.offer_seat = -1

    def may_back(self, seat: int) -> bool:
        """Whether `back` has something to take back for the seat."""
        return self._place_to_back(seat) >= 0

    def _place_to_back(self, seat: int) -> int:
        if self.asking is not None:
            for i in range(len(self.asked)):
                given = bool(self.drafts[i]) if self.parted else self.answers[i] != NO_ANSWER
                if self.asked[i] == seat and given:
                    return i
        return -1

    def _take_part(self, step: Step, place: int, choice: int) -> None:
        self.offer_seat = -1
        self.drafts[place].append(choice)
        seat = self.asked[place]
        following = step.more(self, seat, self.drafts[place])
        if following:
            self.offer = following
            self.offer_seat = seat
            return
        self.answers[place] = WHOLE
        self._settle_parts(step)
        self.run()

    def _settle_parts(self, step: Step) -> None:
        """Let the answers take effect if all of them are whole."""
        if NO_ANSWER in self.answers:
            return
        drafts = self.drafts
        self.asking = None
        self.parted = False
        self.drafts = NO_DRAFTS
        step.whole(self, self.asked, drafts)

    def _place(self, seat: int) -> int:
        """Where the seat stands among those who still must answer."""
        for i in range(len(self.asked)):
            if self.asked[i] == seat and self.answers[i] == NO_ANSWER:
                return i
        raise Illegal("", f"seat {seat} has nothing to decide now")

    def copy(self) -> State:
        """An independent twin; nobody listens to it. Games that are fast write their own."""
        own = [copied(getattr(self, name)) for name in self.saved_fields()]
        make: Any = type(self)
        twin: State = make(self.seats, self.chance.copy(), *own)
        self.share_flow(twin)
        return twin

    def share_flow(self, twin: State) -> None:
        """Give a fresh copy what is still to be done and the open question."""
        twin.todo = self.todo[:]
        twin.asking = self.asking
        twin.asked = self.asked
        twin.answers = self.answers[:] if self.together or self.parted else self.answers
        twin.together = self.together
        if self.parted:
            twin.parted = True
            twin.drafts = [draft[:] for draft in self.drafts]
        twin.offer = self.offer
        twin.offer_seat = self.offer_seat
