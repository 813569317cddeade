"""Answers to decisions as vectors write them: parameters of the entry, and `choices` by role.

Every question of the rules is answered here, found by the name of the step that asks it. An answer
that is not among the options refuses the entry; one that is missing makes the vector malformed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from anthropolis.engine.flow import DONE
from anthropolis.engine.vectors import Entry, Malformed, Refused
from anthropolis.games.hegemony.cards.words.scheming import MayPropose
from anthropolis.games.hegemony.rules.moving.actions.propose_bill import WAIT
from anthropolis.games.hegemony.rules.moving.asking import SKIP
from anthropolis.games.hegemony.rules.moving.elections import TakeSides
from anthropolis.games.hegemony.table.companies import BY_LABEL, LEVELS
from anthropolis.games.hegemony.table.events import Bought, VotesCounted
from anthropolis.games.hegemony.table.figures import CUBES_DRAWN
from anthropolis.games.hegemony.table.hooks import HOOKS
from anthropolis.games.hegemony.table.roles import CLASSES, ROLES, STATE, TYPES
from anthropolis.games.hegemony.table.state import PRESSED, Country

IMPOSSIBLE = -999
"""What no question ever offers: an answer that cannot be right."""
MEANWHILE = (DONE, SKIP, WAIT)
"""What a question is answered with when nothing more is written."""
WRITTEN_OUT = ("AssignWorkers", "AssignEmployees", "Strike", "SwapWorkers", "Migrate")
"""Questions answered with a list of the entry: what is not in it does not happen."""
NAMES_CHANCE = ("act", "turn")
"""Entries that can say `random`; elsewhere what the rules leave to chance is drawn."""


class Answering:
    """The answers of one entry.

    `lists` are the lists of the entry that are used up one element at a time; `vote` is the vote
    that is being held, `bill` the Bill proposed last.
    """

    def __init__(self, country: Country, entry: Entry, role: int) -> None:
        self.entry = entry
        self.role = role
        self.choices: dict[int, dict[str, Any]] = {
            ROLES.index(name): copied(answers)
            for name, answers in (entry.get("choices") or {}).items()
        }
        self.bills: list[Mapping[str, Any]] = list(entry.get("bills") or [])
        self.builds: list[Mapping[str, Any]] = list(entry.get("builds") or [entry])
        self.uses: list[Mapping[str, Any]] = list(entry.get("uses") or [entry])
        self.other_bills: list[Mapping[str, Any]] = list(entry.get("other_bills") or [])
        self.decision = ""
        self.bill: Mapping[str, Any] = {}
        self.vote: Mapping[str, Any] = {}
        self.stances: dict[str, str] = {}
        self.influence: dict[str, int] = {}
        self.votes_held = 0
        self.asked: list[str] = []
        self.repeated: dict[tuple[int, str], Any] = {}
        self.pressed = False
        if "vote" in entry:
            self.begin_vote(country, entry["vote"])
        if "cubes" in entry:
            country.coming = cubes_of(entry["cubes"])
        name_lots(country, entry)

    def begin_vote(self, country: Country, vote: Mapping[str, Any]) -> None:
        """The cubes named come out of the bag first."""
        self.vote = vote
        self.stances = dict(vote.get("stances") or {})
        self.influence = dict(vote.get("influence") or {})
        if "cubes" in vote:
            country.coming = cubes_of(vote["cubes"])
            if left_to_chance(country.bag, country.coming):
                raise Malformed(f"vote.cubes: {CUBES_DRAWN} cubes are drawn")

    # -- one question after the other ----------------------------------------------------------

    def finish(self, country: Country) -> None:
        """Answer every question until nobody is asked any more."""
        from anthropolis.games.hegemony.vectors.deciding import DECISIONS

        while country.asking is not None:
            self.pressed = self.pressed or country.tally[PRESSED] > 0
            step = country.asking
            name = type(step).__name__
            if name not in self.asked:
                self.asked.append(name)
            seat = country.decider()
            self.vote_again(country)
            if self.decides_alone(country, seat):
                self.let_automas_answer(country)
                continue
            if name not in DECISIONS:
                raise Malformed(f"{name} is asked, and the vocabulary has no word for it")
            parts = self.written(country, DECISIONS[name], step, seat)
            self.answer(country, step, seat, parts)

    def vote_again(self, country: Country) -> None:
        """The vote of an automa's entry is that of each Bill on which it calls one."""
        held = len([event for event in country.events if isinstance(event, VotesCounted)])
        again = isinstance(country.asking, TakeSides) and held > self.votes_held
        if again and "automa" in self.entry and "vote" in self.entry:
            self.votes_held = held
            self.begin_vote(country, self.entry["vote"])

    def written(self, country: Country, decision: Any, step: Any, seat: int) -> list[int]:
        """What the vector answers; where there is one option nothing has to be written."""
        try:
            parts: list[int] = decision(self, country, step, seat)
        except Malformed:
            if len(country.options(seat)) > 1 or type(step).__name__ in WRITTEN_OUT:
                raise
            return []
        return parts

    def decides_alone(self, country: Country, seat: int) -> bool:
        """An automa whose side or Influence in a vote is not listed decides by its own rules."""
        role = country.roles[seat]
        name = ROLES[role]
        written = role == self.role and ("action" in self.entry or "play" in self.entry)
        asked = type(country.asking).__name__
        if written and asked not in ("TakeSides", "Bids"):
            return False
        listed = self.influence if asked == "Bids" else self.stances
        return country.is_automa(role) and name not in listed

    def let_automas_answer(self, country: Country) -> None:
        """Each by its own rules; the vote on a Bill in the place of its own may be written."""
        if isinstance(country.asking, MayPropose) and self.other_bills:
            vote = self.other_bills.pop(0).get("vote")
            if vote is not None:
                self.begin_vote(country, vote)
        seats = [seat for seat in country.deciders() if self.decides_alone(country, seat)]
        answers = HOOKS[0].decide(country, seats)
        for seat, parts in zip(seats, answers):
            for part in parts:
                country.answer(seat, part)

    def answer(self, country: Country, step: Any, seat: int, parts: list[int]) -> None:
        """Give a whole answer, or the next one of a question that is asked again."""
        left = list(parts)
        written_out = type(step).__name__ in WRITTEN_OUT
        while True:
            options = country.options(seat)
            if left and left[0] in options:
                choice = left.pop(0)
            elif written_out and (left or DONE not in options):
                raise Refused(step.rule(), f"{type(step).__name__} cannot end like that")
            elif len(options) == 1:
                choice = options[0]
            elif left:
                raise Refused(step.rule(), f"{type(step).__name__} does not offer that")
            else:
                choice = self.default(step, options)
            parted = country.parted
            country.answer(seat, choice)
            if not parted or self.is_over(country, step, seat):
                break
        if left:
            raise Refused(step.rule(), f"{type(step).__name__} does not offer so much")

    def is_over(self, country: Country, step: Any, seat: int) -> bool:
        """Whether the seat's answer in parts is whole."""
        return (
            country.asking is not step or seat not in country.deciders() or not country.draft(seat)
        )

    def default(self, step: Any, options: list[int]) -> int:
        for choice in MEANWHILE:
            if choice in options:
                return choice
        raise Malformed(f"an answer to {type(step).__name__} is missing")

    # -- where answers stand -------------------------------------------------------------------

    def chosen(self, role: int, key: str) -> Any:
        """What a role has chosen under that key; raises Malformed if it says nothing."""
        answers = self.choices.get(role, {})
        if key not in answers:
            raise Malformed(f"choices.{ROLES[role]}.{key}: an answer is missing")
        return answers.pop(key)

    def told(self, role: int, key: str) -> Any:
        """The same, for what may be asked more than once."""
        if (role, key) not in self.repeated:
            self.repeated[role, key] = self.chosen(role, key)
        return self.repeated[role, key]

    def said(self, role: int, key: str) -> bool:
        return key in self.choices.get(role, {})

    def parameter(self, key: str) -> Any:
        if key not in self.entry:
            raise Malformed(f"{key}: an answer is missing")
        return self.entry[key]

    def check_used_up(self, country: Country) -> None:
        """Raises if an answer was not asked for, or more was written than could be done."""
        if self.entry.get("automa") in NAMES_CHANCE:
            check_lots(country)
        self.forget_unheld_vote(country)
        if self.pressed:
            self.forget_wish_of_state()
        if self.bills or self.other_bills:
            raise Refused("HEG-BILL-01", "not so many Bills can be proposed")
        if ("builds" in self.entry and self.builds) or ("uses" in self.entry and self.uses):
            raise Refused("HEG-ACT-04", "not so much can be done with the card")
        if country.coming:
            raise Malformed("cubes: these cubes were not drawn")
        if self.stances:
            raise Malformed(f"vote.stances.{next(iter(self.stances))}: takes no part")
        if any(self.influence.values()):
            raise Refused("HEG-VOT-14", "nobody spends Influence that it does not have")
        for role, answers in self.choices.items():
            self.check_staff(country, role, answers)
            self.check_step(answers)
            check_wages(country, answers.get("wages") or {})
            for key in answers:
                raise Malformed(f"choices.{ROLES[role]}.{key}: an answer is left over")
        self.check_parameters(country)

    def check_step(self, answers: dict[str, Any]) -> None:
        """Answers of the right step that nobody asked for, since they cannot be carried out."""
        step = self.entry.get("step")
        sellers = [name for name in answers.get("food", {}) if name != "foreign_market"]
        if step == "cover_needs" and sellers:
            raise Refused("HEG-NEED-02", "nobody of them has food to sell")
        if step == "check_imf" and answers.pop("lend", 0):
            raise Refused("HXP-CRI-30", "nobody borrows in order to lend")

    def forget_unheld_vote(self, country: Country) -> None:
        """The vote of an automa's entry is used only if the automa calls one."""
        if "automa" not in self.entry:
            return
        if self.stances.get(self.entry["by"]) == "for":
            del self.stances[self.entry["by"]]  # It may be listed: it proposes the Bill.
        if not any(isinstance(event, VotesCounted) for event in country.events):
            self.stances, self.influence = {}, {}
            country.coming = []

    def forget_wish_of_state(self) -> None:
        """HXP-EVT-12: what the State would do in a vote does not matter under Public pressure."""
        self.stances.pop("state", None)
        self.influence.pop("state", None)

    def check_staff(self, country: Country, role: int, answers: dict[str, Any]) -> None:
        """Staffing that left no choice may be written all the same, if it is what happened."""
        for label, owner in classes_of_staff(role, answers.pop("staff", None) or {}).items():
            if country.crew_class[BY_LABEL[label]] != CLASSES.index(owner):
                raise Refused("HEG-POL-12", f"{label} is not staffed by the {owner}")

    def check_parameters(self, country: Country) -> None:
        """Parameters of steps that were skipped because they could not be done."""
        for key, names in NEEDS_QUESTION.items():
            if key in self.entry and not [name for name in names if name in self.asked]:
                if key == "amount" and self.entry[key] == 0:
                    continue
                if key == "from" and self.entry[key] == bought(country):
                    continue
                raise Refused("HEG-ACT-04", f"{key}: nothing asks for it")


COMPANY_QUESTIONS = [
    *("BuildCompany", "SellCompany", "ExtraShift", "GiveBonus", "ProduceCompany", "Privatize"),
    *("SetTopWage", "Nationalize", "StaffCompany", "EventAction"),
]
NEEDS_QUESTION = {
    "company": COMPANY_QUESTIONS,
    "crew": ["BuildCompany", "StaffCompany", "EventAction"],
    "from": ["Buy", "EventAction", "ProvideByCard"],
    "from_company": ["PoachWorkers"],
    "moves": ["AssignWorkers", "AssignEmployees"],
    "transactions": ["SellAbroad"],
    "amount": ["ImportHealth", "Campaign", "SellToState", "SellServiceAbroad", "EventAction"],
    "event": ["EventAction"],
    "remove": ["Migrate"],
    "worker": ["UseEducation"],
    "skill": ["UseEducation", "AddSkilled"],
}


def classes_of_staff(role: int, staff: Any) -> Mapping[str, str]:
    """HEG-POL-12: the State names a class for each Company, a class the Companies it staffs."""
    if isinstance(staff, Mapping):
        return staff
    if role == STATE:
        raise Malformed("choices.state.staff: a class for each Company")
    return dict.fromkeys(staff, ROLES[role])


def bought(country: Country) -> dict[str, int]:
    """Units by source; where a card names them all, nobody is asked (HEG-OP-04)."""
    return {event.seller: event.units for event in country.events if isinstance(event, Bought)}


def check_wages(country: Country, wages: Mapping[str, str]) -> None:
    """HEG-POL-20: a marker that cannot move was not asked for, and does not move."""
    for label, level in wages.items():
        if label not in BY_LABEL or country.wage[BY_LABEL[label]] != LEVELS.index(level):
            raise Refused("HEG-POL-20", f"the Wage of {label} cannot be set to {level}")


def copied(answers: Mapping[str, Any] | None) -> dict[str, Any]:
    return {
        key: dict(value) if isinstance(value, Mapping) else list(value) if isinstance(value, list)
        else value
        for key, value in (answers or {}).items()
    }  # fmt: skip


def cubes_of(given: Any) -> list[int]:
    """Cubes in order, or so many of each class."""
    if isinstance(given, Mapping):
        return [CLASSES.index(name) for name, number in given.items() for _ in range(number)]
    return [CLASSES.index(name) for name in given]


def name_lots(country: Country, entry: Entry) -> None:
    """What the entry says of everything that the rules leave to chance."""
    country.lots = [str(name) for name in entry.get("random") or []]
    country.unnamed = []


class LeftToChance(Malformed):
    """Chance would have to decide between these, and the entry does not say which."""

    def __init__(self, names: Sequence[str]) -> None:
        super().__init__(f"random: chance decides between {', '.join(names)}; say which")
        self.names = names


def check_lots(country: Country) -> None:
    """Raises if chance would have to decide, or if an answer is left over."""
    if country.unnamed:
        names = list(dict.fromkeys(country.unnamed[0]))
        if country.lots:
            raise Malformed(f"random: {country.lots[0]!r} is none of {', '.join(names)}")
        raise LeftToChance(names)
    if country.lots:
        raise Malformed(f"random: {country.lots[0]!r} is left over")


def left_to_chance(bag: Sequence[int], named: Sequence[int]) -> bool:
    """HEG-VOT-12: whether cubes of several classes could be drawn after the named ones."""
    rest = [max(0, number - list(named).count(role)) for role, number in enumerate(bag)]
    return 0 < CUBES_DRAWN - len(named) < sum(rest) and len([n for n in rest if n]) > 1


def company_of(label: str) -> int:
    return BY_LABEL.get(label, IMPOSSIBLE)


def kind_of(name: str) -> int:
    return TYPES.index(name)
