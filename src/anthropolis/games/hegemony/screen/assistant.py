"""Help for a table with the box: the turn of an automa in a written position, as instructions."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from anthropolis.engine.events import Event, event_name, event_params
from anthropolis.engine.words import Catalogue
from anthropolis.games.hegemony.automa.votes import Spending, spending
from anthropolis.games.hegemony.sight.automas import automa_view
from anthropolis.games.hegemony.table.automa_events import AiCardRevealed, AutomaActed
from anthropolis.games.hegemony.table.events import Bought, CompanyChanged, TurnBegun
from anthropolis.games.hegemony.table.roles import CLASSES
from anthropolis.games.hegemony.table.state import AGAINST, FOR, Country
from anthropolis.games.hegemony.texts.words import hegemony_catalogue

Values = dict[str, Any]
LANGUAGES = ("en", "fr")


class Advice:
    """What an automa did in a position, and why."""

    def __init__(self, country: Country, name: str) -> None:
        self.country = country
        self.role = CLASSES.index(name)
        self.events = list(country.events)

    def card(self) -> str:
        return next(event.card for event in self.events if isinstance(event, AiCardRevealed))

    def action(self) -> str:
        done = [event.action for event in self.events if isinstance(event, AutomaActed)]
        return done[0] if done else "political_pressure"

    def lines(self, lang: str, explain: bool) -> list[str]:
        """The card, the reasons if somebody asks for them, then what to move on the table."""
        found = [told(e, lang) for e in self.events if isinstance(e, AiCardRevealed)]
        if explain:
            found += [self.reason(event, lang) for event in self.events if event.explains()]
        found.append(say("assistant_does", {"action": self.action()}, lang))
        number = 0
        for event in self.events:
            if not event.explains() and not isinstance(event, (AiCardRevealed, TurnBegun)):
                number += 1
                found.append(f"{number}. {instruction(event, lang)}")
        if self.country.asking is not None:
            found.append(say("assistant_asks", {}, lang))
        return found

    def reason(self, event: Event, lang: str) -> str:
        return f"  {told(event, lang)}  [{event.rule}]"

    def to_json(self) -> Values:
        return {
            "class": CLASSES[self.role],
            "card": self.card(),
            "action": self.action(),
            "automa": automa_view(self.country, self.role),
            "instructions": [
                {lang: instruction(event, lang) for lang in LANGUAGES}
                for event in self.events
                if not event.explains() and not isinstance(event, (AiCardRevealed, TurnBegun))
            ],
            "events": [as_data(event) for event in self.events],
        }

    def for_page(self) -> Values:
        """The same with every event in words, as the table page has them."""
        return self.to_json() | {
            "asks": self.country.asking is not None,
            "events": [
                {
                    "event": as_data(event),
                    "rule": event.rule,
                    "text": {lang: told(event, lang) for lang in LANGUAGES},
                    "about": [],
                }
                for event in self.events
            ],
        }


def as_data(event: Event) -> Values:
    return {"event": event_name(event), "rule": event.rule, **event_params(event)}


@cache
def words() -> Catalogue:
    return hegemony_catalogue()


def say(name: str, gaps: Mapping[str, Any], lang: str) -> str:
    return words().say(name, gaps, lang)


def told(event: Event, lang: str) -> str:
    return say(event_name(event), event_params(event), lang)


def instruction(event: Event, lang: str) -> str:
    """What to do with the pieces; where there is no better word, what has changed."""
    name = f"do_{event_name(event)}"
    if isinstance(event, CompanyChanged):
        emptied = event.after in ("", "none", "no")
        name = f"do_company_{event.what}" + ("_off" if emptied else "")
    if isinstance(event, Bought) and event.seller == event.buyer:
        name = "do_bought_own"
    if name in words().sentences:
        return say(name, event_params(event), lang)
    return told(event, lang)


class VoteAdvice:
    """What an automa spends, and how many AI cards it draws."""

    def __init__(self, plan: Spending) -> None:
        self.plan = plan

    def line(self, lang: str) -> str:
        plan = self.plan
        gaps = {"row": plan.row, "needed": plan.needed, "spend": plan.spend, "draw": plan.draw}
        drawing = "assistant_vote_draw" if plan.draw else "assistant_vote"
        line = say("assistant_vote_all" if plan.for_all else drawing, gaps, lang)
        return line[:1].upper() + line[1:]

    def to_json(self) -> Values:
        plan = self.plan
        return {
            "row": plan.row,
            "needed": plan.needed,
            "spend": plan.spend,
            "draw": plan.draw,
            "draw_one_for_all": plan.for_all,
        }


def spend_in_vote(
    side: str, votes: list[int], own: int, allies: int, others: int, last: bool
) -> VoteAdvice:
    """HAU-INF-01 to HAU-INF-10: the influence tables; votes are those for and against."""
    which = FOR if side == "for" else AGAINST
    return VoteAdvice(spending(which, [votes[1], votes[0]], own, allies, others, last))
