"""What a game has to say about itself. A package that adds a game derives one class from this."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from mypy_extensions import mypyc_attr

from anthropolis.engine.chance import Chance
from anthropolis.engine.contract import (
    ACTION,
    NOBODY,
    Account,
    Calendar,
    Cause,
    Counter,
    Line,
    Part,
    Phase,
    Role,
    Tale,
    plain_role,
)
from anthropolis.engine.events import Event, event_name, event_params
from anthropolis.engine.flow import NO_ANSWER, State, Words
from anthropolis.engine.options import BadOption, is_automa
from anthropolis.engine.rules import Rule
from anthropolis.engine.thinking import Thinking
from anthropolis.engine.words import Catalogue

if TYPE_CHECKING:
    from anthropolis.engine.match import Match


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Thinking):
    """The immutable description of a game: how to start it, look at it, imagine it and score it.

    Texts, options, steps, vectors and drawing are found in its package; see `engine.conventions`.
    `id`, `version`, `name`, `seats` and `options_schema` are public. `version` is raised whenever a
    rule changes behaviour, because a record only means something under the rules it was played by.
    """

    id: ClassVar[str] = ""
    version: ClassVar[str] = "1"
    name: ClassVar[dict[str, str]] = {}
    summary: ClassVar[dict[str, str]] = {}
    seats: ClassVar[range] = range(0)
    minutes: ClassVar[int] = 0
    """About how long a match takes, to choose by; 0 says nothing."""
    weight: ClassVar[int] = 0
    """How much there is to learn: 1 light, 2 medium, 3 heavy; 0 says nothing."""

    def __repr__(self) -> str:
        return f"<Game {self.id} {self.version}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process finds it by its id, as a record does."""
        from anthropolis.engine.registry import load

        return load, (self.id,)

    def __deepcopy__(self, memo: dict[int, Any]) -> Game:
        """There is one of each, and nothing in it ever changes."""
        return self

    # -- rules ---------------------------------------------------------------------------------

    @property
    def options_schema(self) -> dict[str, Any]:
        """JSON Schema of the options a table may set; defaults are the printed game."""
        from anthropolis.engine.conventions import options_of, package_of

        return options_of(package_of(self))

    def new(
        self, seats: int, seed: int | str = 0, options: Mapping[str, Any] | None = None
    ) -> Match:
        """A match run to its first decision; raises BadSeats or BadOption."""
        from anthropolis.engine.match import new_match

        return new_match(self, seats, seed, options)

    def start(self, seats: int, options: Mapping[str, Any], chance: Chance) -> State:
        """A new game, set up and run to its first decision. Options are valid and complete."""
        return self.begin(seats, options, chance, listening=False)

    def begin(
        self, seats: int, options: Mapping[str, Any], chance: Chance, listening: bool
    ) -> State:
        """As `start`; with `listening` the events of the set-up are kept."""
        state = self.set_up(seats, options, chance)
        state.listening = listening
        state.run()
        return state

    def seated(self, players: Sequence[str], options: Mapping[str, Any]) -> dict[str, Any]:
        """The options with seats named `automa` played by the rules; raises BadOption if none can.

        Games with automas say here what such a name stands for.
        """
        for name in players:
            if is_automa(name):
                raise BadOption(f"{self.name['en']} has no automas: choose a bot, not {name!r}")
        return dict(options)

    def things(self) -> dict[str, list[str]]:
        """What may be counted in matches: `event.field` with all the values that it could have."""
        return {}

    def why_never(self, kind: str, thing: str, seats: int, options: Mapping[str, Any]) -> str:
        """Why one of these things did not happen in such matches; "" if the game cannot tell."""
        return ""

    def automa_turns(self, events: Sequence[Event]) -> list[dict[str, Any]]:
        """One row for every turn that the rules played, from all the events of a match."""
        return []

    def set_up(self, seats: int, options: Mapping[str, Any], chance: Chance) -> State:
        """The table as it is before the first step, which is on its `todo`."""
        raise NotImplementedError

    def scores(self, state: Any) -> list[int]:
        """Each seat's score as the state stands; uses public knowledge only before the end."""
        raise NotImplementedError

    def winners(self, state: Any) -> list[int]:
        """The seats that have won a finished game, by default the best; none if it is lost."""
        scores = self.scores(state)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def score_parts(self, state: Any) -> list[dict[str, int]]:
        """For each seat what its score is made of, by words; empty if it is a plain count."""
        return []

    def scores_by_lens(self, state: Any) -> dict[str, list[int]]:
        """All scores as each lens of the game sees them, by its word; empty if it has none."""
        return {}

    def outcome(self, state: Any) -> dict[str, Any]:
        """What else is to be said of a finished game: grade, parts of the score..."""
        return {}

    def forbidding_rule(self, state: Any, seat: int, key: str) -> str:
        """Id of the rule that forbids a choice that is not offered; "" if none says so by itself.

        It must not tell what the seat may not know.
        """
        return ""

    # -- who knows what ------------------------------------------------------------------------

    def view(self, state: Any, seat: int) -> dict[str, Any]:
        """Exactly what the seat may know, JSON-able; seat -1 is a spectator."""
        raise NotImplementedError

    def views(self, state: Any, seats: list[int]) -> list[dict[str, Any]]:
        """The view of each of these seats; what is alike in all may be made once and shared."""
        return [self.view(state, seat) for seat in seats]

    def may_undo(self, events: Sequence[Event], together: bool) -> bool:
        """Whether a choice that brought these events can be taken back: nothing was revealed.

        `together`: others were asked the same question, so that the events may come from secrets.
        """
        return False

    # -- what it declares of itself ------------------------------------------------------------

    def roles(self, seats: int, options: Mapping[str, Any]) -> list[Role]:
        """Who plays: a role for each seat in order, then those that the rules play."""
        return [plain_role(seat) for seat in range(seats)]

    def phases(self) -> list[Phase]:
        """The phases of every round with their steps, in order; empty where there are none."""
        return []

    def calendar(self, state: Any) -> Calendar:
        """Where the match stands; public. By default nowhere in particular."""
        return Calendar("", 0, 0)

    def headline(self, view: dict[str, Any], seat: int) -> list[Counter]:
        """Up to 8 numbers that tell how a seat is doing, as whoever has this view may know."""
        return []

    def lines(self, seats: int, options: Mapping[str, Any]) -> list[Line]:
        """The numbers of `series`, in the order in which they should be offered."""
        return []

    def series(self, state: Any) -> dict[str, int]:
        """Numbers worth following over a match, by the names of `lines`; public."""
        return {}

    def story(self, events: Sequence[Event], seat: int) -> list[Tale]:
        """What happened, one entry per action or automatic step, as the seat may know it.

        The events are those that the seat has seen. By default each event tells itself.
        """
        return [
            Tale(Words(event_name(event), event_params(event)), ACTION, NOBODY, n, n, event.about())
            for n, event in enumerate(events)
        ]

    def accounts(self, events: Sequence[Event]) -> list[Account]:
        """Numbers of a whole match by what has moved them; the events are all that happened."""
        return []

    def brought(self, state: Any, events: Sequence[Event], place: int) -> list[tuple[Cause, int]]:
        """What brought the disaster at that place, and how much of it each did, the most first.

        For disasters that come of what lies there, not of changes; `state` is the end of the match.
        """
        return []

    def chain(self, events: Sequence[Event], place: int) -> list[Cause]:
        """How the event at that place came about: its cause, the cause of that one, and so on."""
        return []

    def formula(self, state: Any, seat: int, path: str) -> list[Part]:
        """The parts that make up a number of the seat's view now; empty if it is a plain count."""
        return []

    def forecast(self, state: Any, seat: int) -> list[Words]:
        """What the rules alone will bring a seat that has nothing more to decide until then.

        As things stand now, and only from what the seat knows; empty if the game does not say.
        """
        return []

    def ending(self, state: Any) -> list[Words]:
        """The end in words: a headline, then why it ended; empty if the game does not say."""
        return []

    def may_talk(self, state: Any) -> bool:
        """Whether the rules let players talk freely now."""
        return True

    def sayings(self, state: Any) -> list[Words]:
        """What players may tell each other now where they may not talk freely; public."""
        return []

    def silence(self, state: Any, seat: int) -> int:
        """The option a seat has taken when it says nothing until its time is over.

        NO_ANSWER where silence means nothing: then a bot decides in its place.
        """
        return NO_ANSWER

    @property
    def view_type(self) -> type | None:
        """The TypedDict of `view`, from which the web client's type is written; None: untyped."""
        return None

    # -- words ---------------------------------------------------------------------------------

    @property
    def catalogue(self) -> Catalogue:
        """The sentences and words of the game."""
        from anthropolis.engine.conventions import catalogue_of, package_of

        return catalogue_of(package_of(self))

    @property
    def cards(self) -> dict[str, dict[str, Any]]:
        """What is printed on each card, by id: public data for boards and tooltips."""
        return {}

    @property
    def rules(self) -> list[Rule]:
        """The numbered rules in the order of the rulebook."""
        from anthropolis.engine.conventions import package_of, rules_of

        return rules_of(package_of(self))

    def say_event(self, event: Event, lang: str, names: Sequence[str] | None = None) -> str:
        """One line of the log."""
        return self.catalogue.say(event_name(event), event_params(event), lang, names)

    # -- saving, tools -------------------------------------------------------------------------

    def save(self, state: Any) -> dict[str, Any]:
        """The state as plain data, in the middle of anything."""
        from anthropolis.engine.saving import pack_state

        return pack_state(state)

    def load_state(self, data: dict[str, Any]) -> State:
        """The state that was saved as this data."""
        from anthropolis.engine.conventions import loader_of, package_of, state_of

        package = package_of(self)
        state: State = loader_of(package).unpack_state(data, state_of(package))
        return state

    def check(self, state: Any) -> list[str]:
        """Broken conservation laws, in words; empty when all is well."""
        return []

    def vector_adapter(self) -> Any:
        """What runs this game's given/when/then vectors (`anthropolis scenario`)."""
        from anthropolis.engine.conventions import package_of, vectors_of

        return vectors_of(package_of(self))

    def help_at_table(self, wish: Mapping[str, Any]) -> dict[str, Any]:
        """For people who play with the box: what the rules do in a position they wrote down.

        Raises ValueError with the reason where they cannot; it may carry the reason in French
        as `french`.
        """
        raise NotImplementedError(f"{self.id} has no help for tables with the box")

    def terminal(self) -> Any:
        """A function (view, lang, names) -> rich renderable that draws the board, or None."""
        from anthropolis.engine.conventions import drawing_of, package_of

        return drawing_of(package_of(self))
