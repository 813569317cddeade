"""Automas as vectors write them: their state, what they do, and what may be asked of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from anthropolis.engine.flow import Step
from anthropolis.engine.vectors import Entry, Malformed, Refused
from anthropolis.games.hegemony.automa.acting import Act, bonus_for, can_do, look_at
from anthropolis.games.hegemony.automa.bills import is_advanced, place_policies
from anthropolis.games.hegemony.automa.components import (
    AI_CARDS,
    AI_IDS,
    ASIDE,
    AW,
    CODES,
    ROW,
    SA,
    action_cards,
    deck_of,
    discard_of,
    set_up_automa,
    start_actions,
)
from anthropolis.games.hegemony.automa.expansions import amount_lent
from anthropolis.games.hegemony.automa.free_actions import UseGoods, start_of_turn
from anthropolis.games.hegemony.automa.narrowing import health_or_education
from anthropolis.games.hegemony.automa.reacting import start_of_round
from anthropolis.games.hegemony.automa.rows import close_gaps, move_up
from anthropolis.games.hegemony.automa.skills import swap_workers
from anthropolis.games.hegemony.automa.turns import TOP_OF_DECK, AutomaTurn, MoveDone, check
from anthropolis.games.hegemony.automa.votes import (
    calls_vote,
    comes_nearer,
    guess,
    spending,
    split,
)
from anthropolis.games.hegemony.crises.objectives import OWN
from anthropolis.games.hegemony.sight.automas import automa_view
from anthropolis.games.hegemony.sight.expansions import done_by
from anthropolis.games.hegemony.table.automa_events import AiCardsDrawn, AutomaActed, PriorityMoved
from anthropolis.games.hegemony.table.roles import (
    CLASSES,
    ROLES,
    SECTIONS,
    TYPES,
)
from anthropolis.games.hegemony.table.state import (
    ACTION_ROWS,
    AGAINST,
    FOR,
    MODE_WORDS,
    OWN_PARTS,
    POLICY_ROWS,
    Country,
)
from anthropolis.games.hegemony.vectors.answering import check_lots, name_lots
from anthropolis.games.hegemony.vectors.choosing import chosen_by
from anthropolis.games.hegemony.vectors.expansions import own_objective

if TYPE_CHECKING:
    from anthropolis.games.hegemony.vectors.entries import Position

Values = dict[str, Any]


# -- given ----------------------------------------------------------------------------------------


def write_automa(country: Country, role: int, given: Mapping[str, Any]) -> None:
    set_up_automa(country, role, MODE_WORDS.index(given.get("mode", "advanced")))
    base = OWN_PARTS * role
    if "actions" in given:
        known = [card % ROW for card in action_cards(country, role)]
        rows = {int(n): [code_of(c) for c in codes] for n, codes in given["actions"].items()}
        country.automas[base + ACTION_ROWS] = side_from(rows, known, f"{CLASSES[role]}.actions")
    if "policies" in given:
        rows = {int(n): [p - 1 for p in numbers] for n, numbers in given["policies"].items()}
        country.automas[base + POLICY_ROWS] = side_from(
            rows, list(range(7)), f"{CLASSES[role]}.policies"
        )
    if "deck" in given:
        deck_of(country, role)[:] = [card_of(name, role) for name in given["deck"]]
    write_objectives(country, role, given)
    write_discards(country, role, given)


def write_discards(country: Country, role: int, given: Mapping[str, Any]) -> None:
    """HAU-CMP-01: every AI card is there once; what lies discarded is not in an unlisted deck."""
    discards = [card_of(name, role) for name in reversed(given.get("discard") or [])]
    discard_of(country, role)[:] = discards
    deck = deck_of(country, role)
    if "deck" not in given:
        deck[:] = [card for card in deck if card not in discards]
    cards = [*deck, *discards]
    for card in cards:
        if cards.count(card) > 1:
            raise Malformed(f"given.automas.{CLASSES[role]}: {AI_IDS[card]} is there twice")


def write_objectives(country: Country, role: int, given: Mapping[str, Any]) -> None:
    """Its presence switches the mini-expansion on for this automa."""
    if "objectives" in given:
        country.offered[role] = sum(1 << number for number in OWN[role])
        path = f"given.automas.{CLASSES[role]}.objectives"
        for name in given["objectives"]:
            country.turned[role] |= 1 << own_objective(role, name, path)


def code_of(name: str) -> int:
    return CODES.index(name)


def side_from(rows: Mapping[int, list[int]], known: list[int], path: str) -> list[int]:
    """Cards in no listed row are set aside."""
    side = [number * ROW + card for number in sorted(rows) for card in rows[number]]
    listed = [card % ROW for card in side]
    if len(set(listed)) != len(listed) or [card for card in listed if card not in known]:
        raise Malformed(f"given.automas.{path}: every card once, and only those of its class")
    return [ASIDE * ROW + card for card in known if card not in listed] + side


def card_of(name: str, role: int) -> int:
    if name not in AI_IDS or AI_CARDS[AI_IDS.index(name)].role != role:
        raise Malformed(f"card, deck or discard: the {CLASSES[role]} has no AI card {name}")
    return AI_IDS.index(name)


# -- when: automas --------------------------------------------------------------------------------


def run_automa(position: Position, entry: Entry) -> None:
    """One entry `automa: <op>, by: <class>`."""
    country = position.country
    role = ROLES.index(entry["by"])
    if not country.is_automa(role):
        raise Malformed(f"by: the {entry['by']} is no automa")
    operation = entry["automa"]
    if operation not in OPERATIONS:
        raise Malformed(f"automa: {operation!r} is no operation")
    own = [CODES[card % ROW] for card in start_actions(role)]
    if entry.get("symbol", own[0]) not in own:
        raise Malformed(f"symbol: the {entry['by']} has no {entry['symbol']}")
    OPERATIONS[operation](position, entry, role)


def card_number(country: Country, entry: Entry, role: int) -> int:
    return card_of(entry["card"], role) if "card" in entry else deck_of(country, role)[0]


def move(position: Position, entry: Entry, role: int) -> None:
    is_policy = "policy" in entry
    card = entry["policy"] - 1 if is_policy else code_of(entry["symbol"])
    move_up(position.country, role, is_policy, card, entry["up"], "HAU-ROW-05")


def close(position: Position, entry: Entry, role: int) -> None:
    for is_policy in (False, True):
        close_gaps(position.country, role, is_policy, "HAU-ROW-08")


def done(position: Position, entry: Entry, role: int) -> None:
    rank = 1 if entry["rank"] == "first" else 2
    position.do([MoveDone(role, code_of(entry["symbol"]), rank)], entry, role)


def place(position: Position, entry: Entry, role: int) -> None:
    place_policies(position.country, role)


def begin_round(position: Position, entry: Entry, role: int) -> None:
    start_of_round(position.country, role)


def begin_turn(position: Position, entry: Entry, role: int) -> None:
    start_of_turn(position.country, role)


def end_turn(position: Position, entry: Entry, role: int) -> None:
    position.do([UseGoods(role)], entry, role)


def run_check(position: Position, entry: Entry, role: int) -> None:
    country = position.country
    card = AI_CARDS[card_number(country, entry, role)]
    symbol = code_of(entry["symbol"])
    if symbol == SA and card.sa_check < 0:
        raise Malformed(f"symbol: {card.id} prints no conditions for SA")
    if all(symbol not in other.symbols for other in AI_CARDS if other.role == role):
        raise Malformed(f"symbol: the {entry['by']} has no check for {entry['symbol']}")
    country.listening = True
    country.events = []
    check(country, role, card, symbol, symbol == card.symbols[0])
    rises: Values = {}
    for event in country.events:
        if isinstance(event, PriorityMoved):
            name = event.card.removeprefix("policy_")
            rises[name] = rises.get(name, 0) + event.after - event.before
    position.result["up"] = rises
    position.told += country.events
    country.events = []


def act(position: Position, entry: Entry, role: int) -> None:
    country = position.country
    number = card_number(country, entry, role)
    card = AI_CARDS[number]
    action = code_of(entry["symbol"])
    if action == AW and not is_advanced(country, role):
        swap_workers(country, role)
    look = look_at(country, role, card, bonus_for(country, card, action))
    if not can_do(look, action):
        raise Refused("HAU-EZ-03", f"{entry['symbol']} cannot be done")
    position.do([Act(role, number, action)], entry, role)


def take_turn(position: Position, entry: Entry, role: int) -> None:
    country = position.country
    number = card_of(entry["card"], role) if "card" in entry else TOP_OF_DECK
    if number == TOP_OF_DECK and not deck_of(country, role) + discard_of(country, role):
        raise Malformed("automa: no AI card is left to draw")
    steps: list[Step] = [AutomaTurn(role, number)]
    position.do(steps, entry, role)


def did(events: Any) -> Values:
    """What an automa did in its turn."""
    actions = [event.action for event in events if isinstance(event, AutomaActed)]
    return {"did": actions[-1]} if actions else {}


def choose(position: Position, entry: Entry, role: int) -> None:
    country = position.country
    country.listening = True
    country.events = []
    country.by_hand = True
    name_lots(country, entry)
    position.result["chosen"] = chosen_by(country, role, entry["list"])
    check_lots(country)
    position.told += country.events
    country.events = []


OPERATIONS: dict[str, Any] = {
    "move_up": move,
    "close_gaps": close,
    "action_done": done,
    "place_policies": place,
    "start_of_round": begin_round,
    "start_of_turn": begin_turn,
    "end_of_turn": end_turn,
    "check": run_check,
    "act": act,
    "turn": take_turn,
    "choose": choose,
}


# -- when: queries --------------------------------------------------------------------------------


def run_query(position: Position, entry: Entry) -> None:
    name = entry["query"]
    if name not in QUERIES:
        raise Malformed(f"query: {name!r} is no query")
    position.result |= QUERIES[name](position.country, entry)


def influence_query(country: Country, entry: Entry) -> Values:
    votes = [entry["votes_against"], entry["votes_for"]]
    side = FOR if entry["side"] == "for" else AGAINST
    allies, others = entry.get("allies", 0), entry.get("others", 0)
    plan = spending(side, votes, entry["own"], allies, others, entry.get("last", False))
    return {"spend": plan.spend, "draw": plan.draw, "draw_one_for_all": plan.for_all}


def vote_query(country: Country, entry: Entry) -> Values:
    role, policy = ROLES.index(entry["by"]), entry["policy"] - 1
    section = SECTIONS.index(entry["section"])
    bonus = AI_CARDS[card_of(entry["card"], role)].bonus if "card" in entry else None
    if bonus is not None and not bonus.exists(country):
        bonus = None
    found: Values = {"call": calls_vote(country, role, policy, section, bonus, False)}
    if country.seats > 2:
        friends = guess(country, role, policy, section)
        found["guessed"] = {
            ROLES[other]: "for" if other in friends else "against"
            for other in country.roles
            if other != role
        }
    return found


def side_query(country: Country, entry: Entry) -> Values:
    role, section = ROLES.index(entry["by"]), SECTIONS.index(entry["section"])
    policy = entry["policy"] - 1
    own = country.bills[policy] == section * 4 + role
    supports = own or comes_nearer(country, role, policy, section)
    return {"side": "for" if supports else "against"}


def split_query(country: Country, entry: Entry) -> Values:
    roles = [role for role in country.roles if country.is_automa(role)]
    return {"split": dict(zip([ROLES[r] for r in roles], split(country, roles, entry["spend"])))}


def service_query(country: Country, entry: Entry) -> Values:
    kept = health_or_education(country, entry["mode"] == "dearer")
    return {"keep": [TYPES[industry] for industry in kept]}


def bond_query(country: Country, entry: Entry) -> Values:
    role = ROLES.index(entry["by"])
    country.listening = True
    country.events = []
    lends = amount_lent(country, role)
    drawn = [event for event in country.events if isinstance(event, AiCardsDrawn)]
    country.events = []
    return {"lends": lends, "cards_drawn": sum(len(event.cards) for event in drawn)}


QUERIES: dict[str, Any] = {
    "automa_bond": bond_query,
    "automa_influence": influence_query,
    "automa_immediate_vote": vote_query,
    "automa_side": side_query,
    "automa_split": split_query,
    "health_or_education": service_query,
}


# -- then -----------------------------------------------------------------------------------------


def look_at_automas(country: Country, wanted: Mapping[str, Any]) -> Values:
    return {name: look_at_automa(country, ROLES.index(name)) for name in wanted}


def look_at_automa(country: Country, role: int) -> Values:
    return automa_view(country, role) | {
        "deck": [AI_IDS[card] for card in deck_of(country, role)],
        "discard": [AI_IDS[card] for card in reversed(discard_of(country, role))],
        "objectives": done_by(country, role),
    }
