"""What happens in a vector: each entry runs the steps of the rules with its own answers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from anthropolis.engine.chance import chance_from
from anthropolis.engine.events import Event
from anthropolis.engine.flow import Step
from anthropolis.engine.vectors import Entry, Malformed, Refused
from anthropolis.games.hegemony.cards.deck import CARDS, PlayCard, forget_notes, refusal
from anthropolis.games.hegemony.crises.cell import RepayBonds
from anthropolis.games.hegemony.crises.objectives import begin_phase
from anthropolis.games.hegemony.rules.actions import BASIC, FREE, step_for
from anthropolis.games.hegemony.rules.elections import RefillBag
from anthropolis.games.hegemony.rules.ending import GameEnd, winning_roles
from anthropolis.games.hegemony.rules.moving.counting import company_count
from anthropolis.games.hegemony.rules.moving.elections import ELECTION, LAST_VOTE, HoldVote
from anthropolis.games.hegemony.rules.moving.legitimacy import lowest_pairs
from anthropolis.games.hegemony.rules.moving.policies import ChangePolicy
from anthropolis.games.hegemony.rules.moving.workforce import settle
from anthropolis.games.hegemony.rules.preparation import (
    DrawEvents,
    DropProsperity,
    NewWorkers,
    PayInterest,
    RefreshMarkets,
    RevealDealsAndExport,
    setup_steps,
)
from anthropolis.games.hegemony.rules.production.imf import CheckIMF
from anthropolis.games.hegemony.rules.production.needs import CoverNeeds
from anthropolis.games.hegemony.rules.production.produce import EndStrikes, Produce, ProductionStart
from anthropolis.games.hegemony.rules.production.taxes import PayTaxes
from anthropolis.games.hegemony.rules.scoring import (
    ScoreAgenda,
    ScoreEvents,
    ScoreLegitimacy,
    ScoreMiddle,
    ScoreUnions,
    ScoreWealth,
    scoring_steps,
)
from anthropolis.games.hegemony.table.calendar import ELECTIONS, PREPARATION, PRODUCTION
from anthropolis.games.hegemony.table.decks import CARD_NUMBER, DEALS, EXPORTS
from anthropolis.games.hegemony.table.events import ImfChecked, VotesCounted
from anthropolis.games.hegemony.table.policies import DEALS_REVEALED
from anthropolis.games.hegemony.table.roles import CC, MC, ROLES, SECTIONS, TRADE, WC
from anthropolis.games.hegemony.table.setup import start_country
from anthropolis.games.hegemony.table.state import NO_BILL, NO_CARD, Country
from anthropolis.games.hegemony.vectors.answering import Answering, company_of
from anthropolis.games.hegemony.vectors.automas import did, run_automa, run_query
from anthropolis.games.hegemony.vectors.expansions import (
    benefits_of_automas,
    pressures_of_automas,
    reveal_objective,
    switch_off,
    turn_over_now,
    use_benefit,
)
from anthropolis.games.hegemony.vectors.lawful import price_parts, wage_parts

Values = dict[str, Any]


class Position:
    """What lies between two entries: the country, and what the entries have given back.

    `used` are the benefits that entries have used, each as a role and its number; `revealed` the
    objectives that the end of the game has revealed; `told` is everything that the entries told,
    so that tests can see which pieces a vector has played.
    """

    def __init__(self, country: Country, result: Values) -> None:
        self.country = country
        self.result = result
        self.used: list[tuple[int, int]] = []
        self.revealed: list[int] = []
        self.told: list[Event] = []

    def do(self, steps: Sequence[Step], entry: Entry, role: int) -> None:
        """Run steps to their end with the answers of the entry, then the running checks."""
        country = self.country
        country.listening = True
        country.by_hand = True
        country.events = []
        answering = Answering(country, entry, role)
        country.then(*steps)
        country.run()
        answering.finish(country)
        answering.check_used_up(country)
        settle(country)
        self.result |= results_of(country.events)
        self.told += country.events
        country.events = []
        forget_notes(country)


def results_of(events: Sequence[Event]) -> Values:
    found: Values = {}
    for event in events:
        if isinstance(event, VotesCounted):
            found["votes_for"] = event.votes_for
            found["votes_against"] = event.votes_against
            found["passed"] = event.passed
        elif isinstance(event, ImfChecked):
            found["imf"] = event.intervenes
    return found | did(events)


def run_entry(position: Position, entry: Entry) -> None:
    owned = [company_count(position.country, role) for role in (WC, MC, CC)]
    if "step" in entry:
        run_step(position, entry)
    elif "action" in entry:
        run_action(position, entry)
    elif "play" in entry:
        run_card(position, entry)
    elif "automa" in entry:
        run_automa(position, entry)
    else:
        run_query(position, entry)
        return
    country = position.country
    switch_off(country, entry, [company_count(country, r) > owned[r] for r in (WC, MC, CC)])
    turn_over_now(country, entry)


def run_step(position: Position, entry: Entry) -> None:
    country, name = position.country, entry["step"]
    if name == "setup":
        position.country = set_up(entry["players"])
    elif name == "winner":
        winners = [ROLES[role] for role in winning_roles(country)]
        position.result["winner"] = winners
    elif name == "election":
        policy = entry["policy"] - 1
        last = entry["vote"].get("last", False)
        if country.bills[policy] == NO_BILL:
            raise Malformed(f"policy: there is no Bill on policy {policy + 1}")
        vote = HoldVote(policy, False, LAST_VOTE if last else ELECTION)
        position.do([*pressures_of_automas(country, policy), vote], entry, -1)
    elif name == "policy_change":
        section = SECTIONS.index(entry["section"])
        position.do([ChangePolicy(entry["policy"] - 1, section, "HEG-POL-10")], entry, -1)
    elif name == "repay_bonds":
        position.do([RepayBonds()], entry, -1)
    else:
        run_phase_step(position, name, entry)


def run_phase_step(position: Position, name: str, entry: Entry) -> None:
    """A step of a phase, with what begins or ends with it."""
    country = position.country
    if name == "reveal_deals_and_export":
        lay_under(country)
    held = [number for number in country.objectives if number != NO_CARD]
    steps = steps_called(name, entry)
    if name in PHASE_STARTS:
        begin_phase(country, PHASE_STARTS[name])
        steps = [*benefits_of_automas(position, PHASE_STARTS[name]), *steps]
    position.do(steps, entry, -1)
    position.revealed = [number for number in held if number not in country.objectives]
    if name == "scoring":
        country.guards = [0] * len(ROLES)  # HXP-ACT-06: the round is over.


def lay_under(country: Country) -> None:
    """HEG-PRE-08: a written deck that is too short goes on with the open cards, now discarded."""
    exports, deals = country.piles[EXPORTS], country.piles[DEALS]
    if not exports:
        exports.append(country.export)
    if len(deals) < DEALS_REVEALED[country.policies[TRADE]]:
        deals += country.deals
        country.deals = []


def set_up(players: int) -> Country:
    """A new game up to the first turn; any skilled worker will do."""
    from anthropolis.games.hegemony.vectors.given import position

    country = start_country(players, chance_from(0), position({"players": players}).figures)
    country.then(*setup_steps(country))
    country.run()
    while country.asking is not None:
        seat = country.decider()
        country.answer(seat, country.options(seat)[0])
    return country


def steps_called(name: str, entry: Entry) -> list[Step]:
    only = [ROLES.index(role) for role in entry.get("only", ROLES)]
    if "only" in entry and name not in ("cover_needs", "pay_taxes"):
        raise Malformed("only: it restricts cover_needs and pay_taxes")
    if name == "cover_needs":
        return [CoverNeeds(role) for role in (MC, WC) if role in only]
    if name == "pay_taxes":
        return [PayTaxes(tuple(role for role in (CC, MC, WC) if role in only))]
    return list(STEPS[name]())


PHASE_STARTS = {"pay_interest": PREPARATION, "produce": PRODUCTION, "refill_bag": ELECTIONS}
"""Steps that begin a phase: automas use its benefits by themselves, objectives count anew."""
STEPS: dict[str, Any] = {
    "pay_interest": lambda: [PayInterest()],
    "drop_prosperity": lambda: [DropProsperity()],
    "draw_events": lambda: [DrawEvents()],
    "refresh_markets": lambda: [RefreshMarkets()],
    "reveal_deals_and_export": lambda: [RevealDealsAndExport()],
    "new_workers": lambda: [NewWorkers()],
    "production_start": lambda: [ProductionStart(), EndStrikes()],
    "produce": lambda: [ProductionStart(), Produce()],
    "check_imf": lambda: [CheckIMF()],
    "refill_bag": lambda: [RefillBag()],
    "scoring": scoring_steps,
    "scoring_working": lambda: [ScoreUnions()],
    "scoring_middle": lambda: [ScoreMiddle()],
    "scoring_capitalist": lambda: [ScoreWealth()],
    "scoring_events": lambda: [ScoreEvents()],
    "scoring_legitimacy": lambda: [ScoreLegitimacy()],
    "scoring_agenda": lambda: [ScoreAgenda()],
    "game_end": lambda: [GameEnd()],
}


def run_action(position: Position, entry: Entry) -> None:
    """One basic or free action of a role; whose turn it is does not matter."""
    role, action = player(position.country, entry["by"]), entry["action"]
    if action == "use_benefit":
        use_benefit(position, entry, role)
        return
    if action == "reveal_objective":
        reveal_objective(position, entry, role)
        return
    if action not in BASIC[role] + FREE[role]:
        raise Refused("HEG-ACT-08", f"{entry['by']} has no action {action}")
    if action == "extra_tax" and "classes" in entry:
        check_lowest(position.country, entry["classes"])
    position.country.fresh = 0
    step = step_for(action, role)
    rule = step.refusal(position.country)
    if rule and not stands_still(position.country, role, entry):
        raise Refused(rule, f"{action} cannot be done")
    if not stands_still(position.country, role, entry):
        position.do([step], entry, role)


def check_lowest(country: Country, classes: Sequence[str]) -> None:
    """HEG-ST-13: the classes named are the two lowest, also where ties leave no choice."""
    if sum(1 << ROLES.index(name) for name in set(classes)) not in lowest_pairs(country):
        raise Refused("HEG-ST-13", "these are not the two lowest classes")


def stands_still(country: Country, role: int, entry: Entry) -> bool:
    """HEG-FREE-09, HEG-FREE-10: only markers that stand where they should; nothing happens."""
    if entry["action"] == "adjust_prices":
        return not price_parts(country, role, entry["prices"])
    if entry["action"] == "adjust_wages":
        own = all(country.owner[company_of(label)] == role for label in entry["wages"])
        return own and not wage_parts(country, entry["wages"])
    return False


def run_card(position: Position, entry: Entry) -> None:
    """HEG-ACT-04: a card for its effect; it counts as held."""
    if entry["play"] not in CARD_NUMBER:
        raise Malformed(f"play: this game is played without {entry['play']}")
    number = CARD_NUMBER[entry["play"]]
    role = player(position.country, ROLES[CARDS[number].role])
    if entry.get("by", ROLES[role]) != ROLES[role]:
        raise Malformed(f"by: the card is one of the {ROLES[role]}")
    position.country.fresh = 0
    rule = refusal(position.country, number)
    if rule:
        raise Refused(rule, f"{entry['play']} cannot be played")
    position.do([PlayCard(number)], entry, role)


def player(country: Country, name: str) -> int:
    """HEG-CNT-01, HEG-CNT-02: a role without a player does nothing."""
    role = ROLES.index(name)
    if not country.plays(role):
        raise Refused("HEG-CNT-02", f"nobody plays the {name}")
    return role
