"""Steps of a turn in vectors: draws, events, actions, powers and whole turns."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from anthropolis.engine.vectors import Malformed, Refused
from anthropolis.games.climat.cards.interpreter import THRESHOLDS
from anthropolis.games.climat.roles.causes import POWER, because
from anthropolis.games.climat.roles.characters import CHOOSES_SECONDARY
from anthropolis.games.climat.roles.employers import (
    AMNESTY,
    CLIMATE_OBJECTIVE,
    FAMOX,
    GUARDS,
    JOURNALISTS,
    MALMO,
    SHIFT,
    hand_limit,
    has_power,
)
from anthropolis.games.climat.rules.actions import ACTIONS, draws, offers, take
from anthropolis.games.climat.rules.activation import Activation
from anthropolis.games.climat.rules.common_action import reached
from anthropolis.games.climat.rules.ending import EndTest
from anthropolis.games.climat.rules.events import DrawEvent
from anthropolis.games.climat.rules.implantation import OVERCONSUMPTION, needed
from anthropolis.games.climat.rules.institutions import MIDDLE, ChooseResult
from anthropolis.games.climat.rules.menu import (
    CARD,
    FREE_CARD,
    FREE_MOVE,
    IMPLANT,
    INSTITUTION_ACI,
    MOVE,
    NO_REGION,
    ONE_COLOUR,
    PASS,
    card_code,
    communicate_code,
    draw_code,
    electricity_code,
    is_free,
)
from anthropolis.games.climat.rules.moving.drawing import throw_away
from anthropolis.games.climat.rules.powers import UsePower, uses
from anthropolis.games.climat.rules.turn import StartDraw, begin_turn, move_on
from anthropolis.games.climat.table.deck import (
    ACI_EVENT,
    CONSEQUENCE,
    EVENT_IDS,
    WARMING_EVENT,
    kind_of,
)
from anthropolis.games.climat.table.energy import ELECTRICITY, NOTHING
from anthropolis.games.climat.table.events import CommonActionCounted, ImplantationTried
from anthropolis.games.climat.table.influence import (
    ALL_KINDS,
    CARD_BY_ID,
    CARD_IDS,
    COLOUR_BY_ID,
)
from anthropolis.games.climat.table.map import FIRST_INSTITUTION, INSTITUTIONS, PLACE_BY_ID
from anthropolis.games.climat.table.regions import REGION_BY_ID
from anthropolis.games.climat.table.state import (
    LOST,
    NOWHERE,
    PLAYING,
    WON,
    World,
    active,
    chairs,
    hand_size,
)
from anthropolis.games.climat.table.transformations import TP_BY_ID
from anthropolis.games.climat.vectors.answering import Answering, check_held
from anthropolis.games.climat.vectors.entries import (
    Entry,
    Position,
    Result,
    check_apply,
    final_result,
    name_of,
    play,
    require,
)
from anthropolis.games.climat.vectors.given import chair_of

# -- drawing --------------------------------------------------------------------------------------


def hand(world: World, chair: int) -> list[int]:
    return world.hands[chair * ALL_KINDS : (chair + 1) * ALL_KINDS]


def gained(before: list[int], after: list[int]) -> list[str]:
    cards: list[str] = []
    for kind in range(ALL_KINDS):
        cards += [CARD_IDS[kind]] * (after[kind] - before[kind])
    return cards


def discard_first(world: World, chair: int, cards: list[str]) -> None:
    kinds = [CARD_BY_ID[card] for card in cards]
    for kind in set(kinds):
        if world.hands[chair * ALL_KINDS + kind] < kinds.count(kind):
            raise Malformed("discard: the hand does not hold these cards")
    throw_away(world, chair, kinds)


def draw(p: Position, entry: Entry) -> Result:
    world, chair = p.world, p.world.player
    if "secondary" in entry and len(chairs(world)) != CHOOSES_SECONDARY:
        raise Malformed("secondary: only four players choose a colour")
    held = hand(world, chair)
    discard_first(world, chair, entry.get("discard") or [])
    before = hand(world, chair)
    swapping = SwapWatch(entry)
    world.then(StartDraw())
    swapping.run(world)
    if "swap" in entry and not swapping.asked:
        card = CARD_BY_ID[entry["swap"]]
        if held[card] == 0 and hand(world, chair)[card] == 0:
            raise Malformed("swap: the hand does not hold this card")
        raise Refused("BPC-EMP-17", "nobody swaps without the Journalists")
    return {"drawn": gained(before, hand(world, chair))}


class SwapWatch(Answering):
    """Notices whether the question about swapping came up at all."""

    def __init__(self, entry: Entry) -> None:
        super().__init__(entry)
        self.asked = False

    def choice(self, world: World, step: Any, seat: int) -> int:
        self.asked = self.asked or type(step).__name__ == "Swap"
        return super().choice(world, step, seat)


# -- events ---------------------------------------------------------------------------------------


def event(p: Position, entry: Entry) -> Result:
    require(p, "events")
    world = p.world
    if not world.event_deck:
        raise Malformed("given.decks.events: no card is left")
    card = world.event_deck[-1]
    check_event_power(world, card, entry)
    if entry.get("aci") is not None and kind_of(card) != ACI_EVENT:
        raise Refused("BPC-ACI-01", "this event has no common action")
    world.target = NOWHERE
    play(world, entry, DrawEvent())
    if world.target == NOWHERE and (entry.get("aci") is not None or "power" in entry):
        raise Refused("BPC-EVT-03", "the event is ignored, there is nothing to change")
    result: Result = {"card": EVENT_IDS[card], "target": name_of(world.target)}
    if kind_of(card) == WARMING_EVENT:
        result["target"] = None
    counted = [e for e in world.events if isinstance(e, CommonActionCounted)]
    if counted:
        result["total"] = counted[-1].total
        result["reached"] = reached(counted[-1].total, THRESHOLDS[card])
    return result


def check_event_power(world: World, card: int, entry: Entry) -> None:
    power = entry.get("power")
    if power is None:
        return
    chair = chair_of(world, power["by"], "power")
    kind, employer = kind_of(card), world.employers[chair]
    fits = (kind == ACI_EVENT and employer == FAMOX) or (
        kind == CONSEQUENCE and employer == CLIMATE_OBJECTIVE
    )
    if not fits or not has_power(world, chair):
        raise Refused("BPC-EMP-34", "this power cannot be used now")
    if employer == FAMOX and entry.get("aci") is not None:
        raise Refused("BPC-EMP-13", "the power takes the place of the common action")


# -- actions --------------------------------------------------------------------------------------


def action(p: Position, entry: Entry) -> Result:
    return take_action(p.world, entry["do"])


def take_action(world: World, do: Mapping[str, Any]) -> Result:
    """One action of the active player."""
    code = code_of(world, world.player, do)
    if code not in offers(world, world.player, False):
        raise Refused("BPC-ATN-01", "this action may not be taken now")
    if len(world.actions) >= ACTIONS and not is_free(code):
        raise Refused("BPC-ATN-01", "two actions a turn")
    inner = do.get("action")
    merged = {**inner, **kept(do)} if inner else do
    answers = Answering(merged)
    actor = world.player
    if inner is not None:
        actor = chair_of(world, do["player"], "player")
        if inner["kind"] == "card" and inner["card"].startswith("media"):
            raise Refused("BPC-INF-27", "not another communication")
        answers.actions.append(code_of(world, actor, inner))
    before = prepare(world, actor, inner or do)
    wanted = target_figure(world, actor, inner or do)
    take(world, code, False)
    answers.run(world)
    return result_of(world, actor, inner or do, before, wanted)


def kept(do: Mapping[str, Any]) -> dict[str, Any]:
    return {key: do[key] for key in ("dice", "choices", "reactions") if key in do}


def prepare(world: World, chair: int, do: Mapping[str, Any]) -> list[int]:
    if do["kind"] == "draw":
        discard_first(world, chair, do.get("discard") or [])
    return hand(world, chair)


def target_figure(world: World, chair: int, do: Mapping[str, Any]) -> int:
    """What an implantation or an electricity action needs, as it stands before it."""
    from anthropolis.games.climat.rules.electricity import threshold

    if do["kind"] == "implant":
        return needed(world, implanted(do))
    if do["kind"] == "electricity":
        return threshold(world, world.place[chair])
    return 0


def result_of(
    world: World, chair: int, do: Mapping[str, Any], before: list[int], wanted: int
) -> Result:
    kind = do["kind"]
    if kind == "draw":
        return {"drawn": gained(before, hand(world, chair))}
    if kind == "implant":
        tried = [e for e in world.events if isinstance(e, ImplantationTried)][-1]
        return {"total": tried.total, "needed": tried.needed, "success": tried.success}
    if kind == "electricity":
        total = [e for e in world.events if isinstance(e, CommonActionCounted)][-1].total
        return {"total": total, "needed": wanted, "success": total >= wanted}
    if kind == "institution":
        counted = [e for e in world.events if isinstance(e, CommonActionCounted)][-1]
        if counted.reached == 0 and do.get("apply"):
            raise Refused("BPC-INS-03", "no threshold is reached")
        return {"total": counted.total, "reached": counted.reached}
    return {}


def implanted(do: Mapping[str, Any]) -> int:
    if do.get("overconsumption"):
        return OVERCONSUMPTION
    if "tp" not in do:
        raise Malformed("do: name a tp or overconsumption")
    return TP_BY_ID[do["tp"]]


def code_of(world: World, chair: int, do: Mapping[str, Any]) -> int:
    return CODES[do["kind"]](world, chair, do)


def code_of_electricity(world: World, chair: int, do: Mapping[str, Any]) -> int:
    replaced = ELECTRICITY.index(do["replace"]) if "replace" in do else NOTHING
    return electricity_code(ELECTRICITY.index(do["install"]), replaced)


def code_of_institution(world: World, chair: int, do: Mapping[str, Any]) -> int:
    if world.place[chair] >= FIRST_INSTITUTION:
        return INSTITUTION_ACI
    raise Refused("BPC-INS-01", "the pawn is in no institution")


def code_of_card(world: World, chair: int, do: Mapping[str, Any]) -> int:
    kind = CARD_BY_ID[do["card"]]
    check_held(world, chair, kind, "do.card")
    if do["card"].startswith("media"):
        if "player" not in do or "action" not in do:
            raise Malformed("do: communication needs a player and an action")
        return communicate_code(kind, chair_of(world, do["player"], "do.player"))
    region = NO_REGION if "region" not in do else REGION_BY_ID[do["region"]]
    return card_code(FREE_CARD if do.get("free") else CARD, kind, region)


def code_of_draw(world: World, chair: int, do: Mapping[str, Any]) -> int:
    """BPC-INF-24: where only one of two cards fits, that is the first one written."""
    colours = [COLOUR_BY_ID[colour] for colour in do["colours"]]
    if len(colours) == 1:
        return draw_code(colours[0], ONE_COLOUR)
    code = draw_code(min(colours), max(colours))
    held = hand_size(world, chair) - len(do.get("discard") or [])
    if held == hand_limit(world, chair) - 1 and code in draws(world, chair):
        return draw_code(colours[0], colours[0])
    return code


CODES: dict[str, Callable[[World, int, Mapping[str, Any]], int]] = {
    "pass": lambda world, chair, do: PASS,
    "move": lambda world, chair, do: (
        (FREE_MOVE if do.get("free") else MOVE) + PLACE_BY_ID[do["to"]]
    ),
    "implant": lambda world, chair, do: IMPLANT + implanted(do),
    "electricity": code_of_electricity,
    "institution": code_of_institution,
    "card": code_of_card,
    "draw": code_of_draw,
}


# -- powers ---------------------------------------------------------------------------------------

NEEDS = {
    SHIFT: ("region", "tp"),
    AMNESTY: ("institution", "apply"),
    GUARDS: ("integrate",),
    MALMO: ("remove",),
    JOURNALISTS: (),
}


def power(p: Position, entry: Entry) -> Result:
    world = p.world
    chair = chair_of(world, entry["by"], "by")
    employer = world.employers[chair]
    for key in NEEDS.get(employer, ()):
        if key not in entry:
            raise Malformed(f"{key}: the power needs it")
    use = 0
    if employer == SHIFT:
        use = REGION_BY_ID[entry["region"]] * 16 + TP_BY_ID[entry["tp"]]
    elif employer == AMNESTY:
        use = INSTITUTIONS.index(entry["institution"])
    if use not in uses(world, chair):
        raise Refused("BPC-EMP-02", "this power cannot be used now")
    if employer == AMNESTY:
        cause = because(POWER, AMNESTY)
        check_apply(world, entry, ChooseResult(use, MIDDLE, 0, chair, cause))
    check_number(world, employer, entry)
    play(world, entry, UsePower(chair, use))
    return {}


def check_number(world: World, employer: int, entry: Entry) -> None:
    """BPC-EMP-33: exactly so many tokens, or all there are; each must be there."""
    from anthropolis.games.climat.table.state import destruction, round_number, token
    from anthropolis.games.climat.table.tokens import CONFLICTS, DEARTH, REFUGEES, TOKEN_BY_ID

    kinds: tuple[int, ...]
    if employer == GUARDS:
        named = [(REFUGEES, region) for region in entry["integrate"]]
        number, kinds = destruction(world), (REFUGEES,)
    elif employer == MALMO:
        named = [(TOKEN_BY_ID[one["token"]], one["region"]) for one in entry["remove"]]
        number, kinds = round_number(world), (CONFLICTS, DEARTH)
    else:
        return
    there = sum(token(world, region, kind) for region in range(9) for kind in kinds)
    if len(named) != min(number, there):
        raise Refused("BPC-EMP-33", "the power takes another number of tokens")
    for kind, name in set(named):
        if kind not in kinds or named.count((kind, name)) > token(world, REGION_BY_ID[name], kind):
            raise Refused("BPC-EMP-33", "there are not so many tokens")


# -- whole turns ----------------------------------------------------------------------------------


def turn(p: Position, entry: Entry) -> Result:
    world = p.world
    begin_turn(world)
    draw(p, entry.get("draw") or {})
    result = {"card": event(p, entry.get("event") or {})["card"]}
    for do in entry["actions"]:
        take_action(world, do)
    play(world, entry.get("activation") or {}, Activation(active(world)))
    play(world, entry.get("final") or {}, EndTest())
    result["finished"] = {PLAYING: None, WON: "won", LOST: "lost"}[world.outcome]
    if world.outcome == WON:
        result |= final_result(world)
    elif world.outcome == PLAYING:
        move_on(world)
    return result


TURN_STEPS: dict[str, Callable[[Position, Entry], Result]] = {
    "draw": draw,
    "event": event,
    "action": action,
    "power": power,
    "turn": turn,
}
