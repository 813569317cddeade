"""The check cards as data for one small machine: conditions over facts, and rows to rise by."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.hegemony.automa.components import BONUS_DATA, CODES, SA
from anthropolis.games.hegemony.automa.expressions import Expression, read
from anthropolis.games.hegemony.automa.facts import FACTS, SUBJECTS
from anthropolis.games.hegemony.automa.looking import NO_SUBJECT, Look
from anthropolis.games.hegemony.automa.narrowing import INSTRUCTIONS
from anthropolis.games.hegemony.automa.rows import move_up
from anthropolis.games.hegemony.table.automa_events import LineTested
from anthropolis.games.hegemony.table.companies import LABELS
from anthropolis.games.hegemony.table.roles import RESOURCES, ROLES

OTHERWISE: Final = "otherwise"
CHECK_RULES: Final[dict[str, str]] = {
    "wc_check_workers": "HAU-WC-10", "wc_check_policies": "HAU-WC-13",
    "wc_check_goods": "HAU-WC-14", "wc_check_strike": "HAU-WC-15",
    "cc_check_companies": "HAU-CC-10", "cc_check_foreign_market": "HAU-CC-11",
    "cc_check_influence": "HAU-CC-12", "cc_check_policies": "HAU-CC-13",
    "mc_check_workers": "HAU-MC-10", "mc_check_goods": "HAU-MC-11",
    "mc_check_companies": "HAU-MC-12", "mc_check_foreign_market": "HAU-MC-13",
    "mc_check_policies": "HAU-MC-14", "conditions_unemployment": "HAU-MC-15",
}  # fmt: skip
PRINTED_CONDITIONS: Final = "HAU-CC-14"
"""The rule that a check follows, told with each of its lines."""
LISTED_POLICY: Final = 100
"""A line that moves the card of the policy it looks at."""


class Line:
    """One line of a check: for each of some subjects, when it holds, cards rise by so much."""

    def __init__(self, data: dict[str, Any], moves: Any) -> None:
        self.each: str = data.get("each", "")
        self.otherwise = data["when"] == OTHERWISE
        self.when: Expression = read("1" if self.otherwise else data["when"], FACTS)
        self.up: Expression = read(str(data["up"]), FACTS)
        named = moves if isinstance(moves, list) else [moves]
        self.actions: list[int] = [CODES.index(name) for name in named if name in CODES]
        self.policies: list[int] = [
            LISTED_POLICY if name == "policy" else int(name[-1]) - 1
            for name in named
            if name not in CODES
        ]
        asked = self.when.facts()
        self.figures: list[str] = asked + [n for n in self.up.facts() if n not in asked]


class Check:
    """HAU-CMP-02, HAU-SET-07: one of the 13 check cards, or the conditions on an AI card."""

    def __init__(self, name: str, lines: list[Line], swaps: bool) -> None:
        self.id = name
        self.rule: str = CHECK_RULES.get(name, PRINTED_CONDITIONS)
        self.lines = lines
        self.swaps = swaps

    def run(self, look: Look) -> None:
        """HAU-ROW-07: lines in printed order; neighbouring lines about the same things together."""
        place = 0
        held = False
        while place < len(self.lines):
            end = place + 1
            each = self.lines[place].each
            while each and end < len(self.lines) and self.lines[end].each == each:
                end += 1
            for subject in SUBJECTS[each](look):
                look.subject = subject
                for number in range(place, end):
                    held = self.resolve(look, number, held) or held
            place = end
        look.subject = NO_SUBJECT

    def resolve(self, look: Look, number: int, held: bool) -> bool:
        line = self.lines[number]
        applies = not held if line.otherwise else bool(line.when.value(look))
        if look.own.listening:
            self.tell(look, number, applies)
        if applies:
            up = line.up.value(look)
            for action in line.actions:
                look.moved[action] += move_up(look.own, look.role, False, action, up, self.rule)
            for policy in line.policies:
                card = look.subject if policy == LISTED_POLICY else policy
                move_up(look.own, look.role, True, card, up, self.rule)
        return applies

    def tell(self, look: Look, number: int, applies: bool) -> None:
        line = self.lines[number]
        subject = subject_word(line.each, look.subject)
        figures = tuple([f"{name}={FACTS[name](look)}" for name in line.figures])
        text = f"{self.id}_line_{number + 1}"
        event = LineTested(self.rule, ROLES[look.role], self.id, text, subject, applies, figures)
        look.own.tell(event)


def subject_word(each: str, subject: int) -> str:
    """What a line looks at, as it is called elsewhere."""
    if each == "listed_policy":
        return f"policy_{subject + 1}"
    if each == "service":
        return RESOURCES[subject]
    return LABELS[subject] if each else ""


CHECKS: Final[dict[str, Check]] = {
    data["id"]: Check(
        data["id"], [Line(line, line["move"]) for line in data["lines"]], "before" in data
    )
    for data in INSTRUCTIONS
    if data["kind"] == "check"
}
SA_CHECKS: Final[list[Check]] = [
    Check(f"conditions_{data['id']}", [Line(line, data["moves"]) for line in data["lines"]], False)
    for data in BONUS_DATA["sa_checks"]
]
FIRST_CONDITIONS: Final[list[Expression]] = [
    read(data["first_condition"], FACTS) for data in BONUS_DATA["sa_checks"]
]
PREFIXES: Final = ["wc", "mc", "cc"]
CHECK_NAMES: Final[dict[str, str]] = {
    "AW": "workers", "PB": "policies", "BGS": "goods", "STR": "strike", "BC": "companies",
    "SFM": "foreign_market", "LOB": "influence",
}  # fmt: skip


def check_for(look: Look, symbol: int) -> Check:
    """HAU-ADV-03: which check a symbol calls; SA calls the conditions printed on the card."""
    if symbol == SA:
        return SA_CHECKS[look.card.sa_check]
    return CHECKS[f"{PREFIXES[look.role]}_check_{CHECK_NAMES[CODES[symbol]]}"]


def first_condition_holds(look: Look) -> bool:
    """HAU-EZ-07: the test of a card whose first symbol is SA."""
    return bool(FIRST_CONDITIONS[look.card.sa_check].value(look))
