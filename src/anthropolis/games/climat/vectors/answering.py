"""Answers to decisions as vectors write them: `choices`, `reactions`, `aci` and `apply`.

Every question of the rules is answered here, found by the name of the step that asks it. An answer
that is not among the options refuses the entry; one that is missing makes the vector malformed.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from anthropolis.engine.flow import DONE
from anthropolis.engine.vectors import Answers, Malformed, Refused
from anthropolis.games.climat.rules.common_action import FAKE_NEWS, FOR_CONVENTION
from anthropolis.games.climat.rules.implantation import CLOSE
from anthropolis.games.climat.rules.institutions import DOES, RESULTS, places_for
from anthropolis.games.climat.rules.menu import PASS
from anthropolis.games.climat.rules.moving.dice import NOT_NOW, change_of
from anthropolis.games.climat.table.deck import EVENT_BY_ID
from anthropolis.games.climat.table.energy import ELECTRICITY
from anthropolis.games.climat.table.events import RollChanged, Rolled
from anthropolis.games.climat.table.influence import (
    ALL_KINDS,
    CARD_BY_ID,
    COLOUR_BY_ID,
    EDUCATION,
    MEDIA,
    MILITARY,
    POLITICS,
    POWERS,
    SIX,
    colour_of,
)
from anthropolis.games.climat.table.regions import MANY, REGION_BY_ID, REGIONS
from anthropolis.games.climat.table.state import World
from anthropolis.games.climat.table.tokens import TOKENS
from anthropolis.games.climat.table.transformations import TP_BY_ID
from anthropolis.games.climat.vectors.given import chair_of

KINDS_OF_CHOICE: dict[str, tuple[str, dict[str, int]]] = {
    "Leave": ("refugees_to", REGION_BY_ID),
    "ExodusPoint": ("exodus_to", REGION_BY_ID),
    "RemoveElectricity": ("remove_electricity", {k: n for n, k in enumerate(ELECTRICITY)}),
    "AddClean": ("clean_kind", {k: n for n, k in enumerate(ELECTRICITY)}),
    "Learn": ("tp", TP_BY_ID),
    "DrawAllowed": ("draw", COLOUR_BY_ID),
}


class Answering:
    """The answers of one step, or of one part of a turn."""

    def __init__(self, entry: Mapping[str, Any], aci: Mapping[str, Any] | None = None) -> None:
        self.entry = entry
        self.aci = aci if aci is not None else entry.get("aci")
        self.choices = Answers(entry.get("choices") or {})
        self.reactions: list[Mapping[str, Any]] = list(entry.get("reactions") or [])
        self.used_aci: set[str] = set()
        self.actions: list[int] = []
        self.parts: list[int] = []
        self.answered_rolls: set[tuple[int, int]] = set()
        self.layers: set[str] = set()
        self.placed: list[Any] = []

    def run(self, world: World) -> None:
        """Load the dice and answer every question until nobody is asked any more."""
        dice = self.entry.get("dice") or {}
        world.loaded = [800 + n for n in dice.get("d8") or []]
        world.loaded += [400 + n for n in dice.get("d4") or []]
        world.listening = True
        world.events = []
        before = world.chance.words()
        world.run()
        while world.asking is not None:
            self.answer(world)
        self.check_used_up(world)
        if world.chance.words() != before:
            raise Malformed("a die or the order of a pile is missing")

    def answer(self, world: World) -> None:
        step = world.asking
        assert step is not None
        seat = world.decider()
        choice = self.choice(world, step, seat)
        if choice not in world.options(seat):
            raise Refused(step.rule(), f"{type(step).__name__} does not offer that")
        world.answer(seat, choice)

    def choice(self, world: World, step: Any, seat: int) -> int:
        name = type(step).__name__
        if name in KINDS_OF_CHOICE:
            key, numbers = KINDS_OF_CHOICE[name]
            return numbers[self.choices.one(key)]
        return ANSWERS[name](self, world, step, seat)

    def check_used_up(self, world: World) -> None:
        self.choices.check_used_up()
        if world.loaded:
            raise Malformed("dice: a result is left over")
        for reaction in self.reactions:
            if reaction.get("roll", 1) > self.rolls(world):
                raise Malformed(f"reactions: there is no roll {reaction.get('roll', 1)}")
            raise Refused("BPC-INF-22", "this roll takes no such card or power any more")
        for seat, cards in ((self.aci or self.entry).get("lay") or {}).items():
            if cards and seat not in self.layers:
                self.laid_by(world, chair_of(world, seat, "lay"))
                raise Refused("BPC-ACI-05", f"{seat} may not lay these cards")
        for key in self.aci or {}:
            if key in ("lobbying", "convention", "cancel") and key not in self.used_aci:
                raise Refused("BPC-KNO-05", f"{key} cannot be played")

    def rolls(self, world: World) -> int:
        """D8 rolls so far; one that is made again counts as the same."""
        made = [e for e in world.events if isinstance(e, Rolled) and e.die == 8]
        again = [e for e in world.events if isinstance(e, RollChanged) and e.rule == "BPC-INF-14"]
        return len(made) - len(again)

    # -- cards after rolls ---------------------------------------------------------------------

    def reaction(self, world: World, seat: int, colour: int) -> Mapping[str, Any] | None:
        """The card of that colour that the seat plays after the present roll."""
        for reaction in self.reactions:
            if "card" not in reaction or reaction.get("roll", 1) != self.rolls(world):
                continue
            kind = CARD_BY_ID[reaction["card"]]
            if colour_of(kind) not in (POLITICS, MILITARY):
                raise Refused("BPC-INF-22", f"{reaction['card']} is not played after a roll")
            if chair_of(world, reaction["by"], "reactions") == seat and colour_of(kind) == colour:
                check_held(world, seat, kind, "reactions")
                if (self.rolls(world), colour) in self.answered_rolls:
                    raise Refused("BPC-INF-22", "one card of a kind for a roll")
                self.answered_rolls.add((self.rolls(world), colour))
                self.reactions.remove(reaction)
                return reaction
        return None

    def referendum(self, world: World, step: Any, seat: int) -> int:
        found = self.reaction(world, seat, POLITICS)
        return NOT_NOW if found is None else 1 + CARD_BY_ID[found["card"]]

    def blue_helmets(self, world: World, step: Any, seat: int) -> int:
        found = self.reaction(world, seat, MILITARY)
        if found is None:
            return NOT_NOW
        if "change" not in found:
            raise Malformed("reactions: blue helmets need a change")
        kind = CARD_BY_ID[found["card"]]
        for choice in (1 + 2 * kind, 2 + 2 * kind):
            if change_of(world, choice) == found["change"]:
                return choice
        raise Refused("BPC-EMP-12", "blue helmets do not change a roll by that much")

    def turn_roll(self, world: World, step: Any, seat: int) -> int:
        for reaction in self.reactions:
            by_seat = chair_of(world, reaction["by"], "reactions") == seat
            if "power" in reaction and by_seat and reaction.get("roll", 1) == self.rolls(world):
                self.reactions.remove(reaction)
                return 1
        return 0

    # -- common actions ------------------------------------------------------------------------

    def laid_by(self, world: World, seat: int) -> list[int]:
        """What the seat lays, each kind once more for each part already given."""
        laying = (self.aci or self.entry).get("lay") or {}
        cards = [CARD_BY_ID[card] for card in laying.get(f"p{seat}") or []]
        for kind in set(cards):
            if world.hands[seat * ALL_KINDS + kind] < cards.count(kind):
                raise Malformed(f"lay: p{seat} does not hold these cards")
        return sorted(cards)

    def lay(self, world: World, step: Any, seat: int) -> int:
        cards = self.laid_by(world, seat)
        self.layers.add(f"p{seat}")
        given = len(world.draft(seat))
        if given == 0:
            check_laying(world, step, seat, cards)
        return cards[given] if given < len(cards) else DONE

    def lobbying(self, world: World, step: Any, seat: int) -> int:
        played = (self.aci or {}).get("lobbying")
        if played is None or chair_of(world, played["by"], "aci.lobbying") != seat:
            return NOT_NOW
        self.used_aci.add("lobbying")
        check_held(world, seat, CARD_BY_ID[played["card"]], "aci.lobbying")
        return 1 + CARD_BY_ID[played["card"]]

    def last_offers(self, world: World, step: Any, seat: int) -> int:
        offers = sorted(self.offers(world, seat))
        given = len(world.draft(seat))
        return offers[given] if given < len(offers) else DONE

    def offers(self, world: World, seat: int) -> list[int]:
        found: list[int] = []
        checks = (self.aci or {}).get("cancel") or []
        if len({check["colour"] for check in checks}) < len(checks):
            raise Refused("BPC-INF-11", "one check for a colour")
        for check in checks:
            if chair_of(world, check["by"], "aci.cancel") == seat:
                kind = self.offered(world, seat, check, MEDIA, "cancel")
                found.append(FAKE_NEWS + kind % POWERS * SIX + COLOUR_BY_ID[check["colour"]])
        played = (self.aci or {}).get("convention")
        if played and chair_of(world, played["by"], "aci.convention") == seat:
            kind = self.offered(world, seat, played, EDUCATION, "convention")
            found.append(FOR_CONVENTION + kind % POWERS * 2 + (0 if played["change"] > 0 else 1))
        return found

    def offered(
        self, world: World, seat: int, played: Mapping[str, Any], colour: int, key: str
    ) -> int:
        kind = CARD_BY_ID[played["card"]]
        check_held(world, seat, kind, f"aci.{key}")
        if colour_of(kind) != colour:
            raise Refused("BPC-KNO-05", f"{played['card']} is no card for {key}")
        self.used_aci.add(key)
        return kind

    # -- institutions and powers ---------------------------------------------------------------

    def result(self, world: World, step: Any, seat: int) -> int:
        """The alternative that the entries of `apply` make up; raises Refused if none."""
        apply = self.entry.get("apply")
        if apply is None and len(step.options(world, seat)) == 1:
            return int(step.options(world, seat)[0])
        if apply is None:
            raise Malformed("apply: say what is done with the threshold reached")
        for number in step.options(world, seat):
            if self.is_that(world, step, number, apply):
                return int(number)
        raise Refused("BPC-INS-03", "this is no alternative of the threshold reached")

    def is_that(self, world: World, step: Any, number: int, apply: list[Any]) -> bool:
        left, made = list(apply), list[str]()
        for part in RESULTS[step.institution][step.level][number]:
            mine = [e for e in left if matches(e, DOES[part.do], TOKENS[part.kind])][: part.most]
            there = available(world, part, step.total)
            there += len(made) if TOKENS[part.kind] == "conflicts" else 0
            possible = [*map(REGIONS.__getitem__, places_for(world, part, step.total)), *made]
            if len(mine) != min(part.most, there) or any(e["region"] not in possible for e in mine):
                return False
            made += [e["region"] for e in mine if e["do"] == "downgrade_war"]
            left = [entry for entry in left if not any(entry is one for one in mine)]
        return not left

    def place(self, world: World, step: Any, seat: int) -> int:
        part = step.relief()
        if "apply" not in self.entry and len(step.options(world, seat)) == 1:
            return int(step.options(world, seat)[0])
        for entry in self.entry.get("apply") or []:
            fits = matches(entry, DOES[part.do], TOKENS[part.kind])
            if fits and not any(entry is one for one in self.placed):
                self.placed.append(entry)
                return REGION_BY_ID[entry["region"]]
        raise Malformed("apply: a place is missing")

    def famox(self, world: World, step: Any, seat: int) -> int:
        power = self.entry.get("power")
        if power is None or "region" in power:
            return 0
        return 1 if chair_of(world, power["by"], "power") == seat else 0

    def shield(self, world: World, step: Any, seat: int) -> int:
        power = self.entry.get("power")
        if power is None or chair_of(world, power["by"], "power") != seat:
            return MANY
        if "region" not in power:
            raise Malformed("power.region: which region is shielded?")
        return REGION_BY_ID[power["region"]]

    def secondary(self, world: World, step: Any, seat: int) -> int:
        if "secondary" not in self.entry:
            raise Malformed("secondary: which colour is drawn?")
        return COLOUR_BY_ID[self.entry["secondary"]]

    def swap(self, world: World, step: Any, seat: int) -> int:
        return 1 + CARD_BY_ID[self.entry["swap"]] if "swap" in self.entry else 0

    def integrate(self, world: World, step: Any, seat: int) -> int:
        regions = self.entry["integrate"]
        self.parts.append(0)
        if len(self.parts) > len(regions):
            raise Refused("BPC-EMP-33", "more refugees must be integrated")
        return REGION_BY_ID[regions[len(self.parts) - 1]]

    def pacify(self, world: World, step: Any, seat: int) -> int:
        removed = self.entry["remove"]
        self.parts.append(0)
        if len(self.parts) > len(removed):
            raise Refused("BPC-EMP-33", "more tokens must be removed")
        one = removed[len(self.parts) - 1]
        return REGION_BY_ID[one["region"]] + (10 if one["token"] == "dearth" else 0)

    def arrange(self, world: World, step: Any, seat: int) -> int:
        from anthropolis.games.climat.rules.powers import UNDER, top_events

        cards = top_events(world)
        top = [EVENT_BY_ID[card] for card in self.entry.get("top") or []]
        bottom = [EVENT_BY_ID[card] for card in self.entry.get("bottom") or []]
        if sorted(top + bottom) != sorted(cards):
            raise Malformed("top, bottom: name the next three events, each once")
        codes = [cards.index(card) for card in top] + [UNDER + cards.index(c) for c in bottom]
        return codes[len(world.draft(seat))]

    def granted(self, world: World, step: Any, seat: int) -> int:
        return self.actions.pop(0) if self.actions else PASS


def check_laying(world: World, step: Any, seat: int, cards: list[int]) -> None:
    """Raises Refused if the cards are not a whole answer that the step allows."""
    parts: list[int] = []
    for kind in cards:
        if kind not in step.more(world, seat, parts):
            raise Refused(step.rule(), "these cards may not be laid")
        parts.append(kind)
    if step.more(world, seat, parts) and DONE not in step.more(world, seat, parts):
        raise Refused(step.rule(), "more cards must be laid, or none")


def check_held(world: World, seat: int, kind: int, path: str) -> None:
    if world.hands[seat * ALL_KINDS + kind] == 0:
        raise Malformed(f"{path}: p{seat} does not hold this card")


def matches(entry: Mapping[str, Any], do: str, token: str) -> bool:
    return bool(entry["do"] == do and entry.get("token", token) == token)


def available(world: World, part: Any, total: int) -> int:
    """How many entries a part can have: tokens, or regions where it takes them all."""
    regions = places_for(world, part, total)
    if DOES[part.do] == "remove_token" and TOKENS[part.kind] != "war":
        return sum(world.tokens[region * len(TOKENS) + part.kind] for region in regions)
    return len(regions)


ANSWERS: dict[str, Callable[[Answering, World, Any, int], int]] = {
    "Referendum": Answering.referendum,
    "BlueHelmets": Answering.blue_helmets,
    "TurnRoll": Answering.turn_roll,
    "Lobbying": Answering.lobbying,
    "Lay": Answering.lay,
    "LayOpen": Answering.lay,
    "LastOffers": Answering.last_offers,
    "Close": lambda a, world, step, seat: CLOSE,
    "ChooseResult": Answering.result,
    "ChoosePlaces": Answering.place,
    "TakeSecondThreshold": Answering.famox,
    "Shield": Answering.shield,
    "RunCommonAction": lambda a, world, step, seat: 0 if a.aci is None else 1,
    "DiscardFirst": lambda a, world, step, seat: DONE,
    "ChooseSecondary": Answering.secondary,
    "Swap": Answering.swap,
    "Integrate": Answering.integrate,
    "Pacify": Answering.pacify,
    "Arrange": Answering.arrange,
    "TakeAction": Answering.granted,
}
