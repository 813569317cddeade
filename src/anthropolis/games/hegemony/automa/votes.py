"""Chapters 9 to 12, votes: calling one now, taking sides, spending Influence, several automas."""

from __future__ import annotations

from typing import Final

from anthropolis.games.hegemony.automa.components import (
    AI_IDS,
    WANTED,
    Bonus,
    draw_to_look,
    symbols_in,
)
from anthropolis.games.hegemony.automa.narrowing import pick
from anthropolis.games.hegemony.rules.moving.actions.propose_bill import adjacent
from anthropolis.games.hegemony.rules.moving.elections import proposer_of, section_of
from anthropolis.games.hegemony.table.automa_events import (
    AiCardsDrawn,
    SidesGuessed,
    SpendingDecided,
    VoteWeighed,
)
from anthropolis.games.hegemony.table.figures import VOTE_COST
from anthropolis.games.hegemony.table.roles import ROLES, STATE
from anthropolis.games.hegemony.table.state import AGAINST, FOR, Country

CUBES_OF_BONUS: Final = 2


def comes_nearer(country: Country, role: int, policy: int, section: int) -> bool:
    """HAU-SID-01, HAU-IMV-03: whether a section is nearer to the wanted one than the marker is."""
    wanted = WANTED[role][policy]
    return abs(section - wanted) < abs(country.policies[policy] - wanted)


def side_for(country: Country, role: int, policy: int) -> int:
    """HAU-SID-01: for its own Bills and for those that come nearer, else against."""
    own = proposer_of(country, policy) == role
    section = section_of(country, policy)
    return FOR if own or comes_nearer(country, role, policy, section) else AGAINST


# -- calling a vote --------------------------------------------------------------------------------


def guess(country: Country, role: int, policy: int, section: int) -> list[int]:
    """HAU-IMV-03: the other players that are taken to be for the Bill."""
    return [
        other
        for other in country.roles
        if other != role and comes_nearer(country, other, policy, section)
    ]


def calls_vote(
    country: Country, role: int, policy: int, section: int, bonus: Bonus | None, cubes_added: bool
) -> bool:
    """HAU-IMV-01 to HAU-IMV-08: whether an automa calls an Immediate Vote on its Bill."""
    name = bonus.id if bonus is not None else ""
    if name == "direct_to_desired" and not adjacent(country, policy, section):
        return False
    if name == "free_immediate_vote":
        return True
    if country.influence[role] < VOTE_COST:
        return False
    if country.seats == 2:
        waits = name == "add_two_cubes" and not cubes_added
        return wins_alone(country, role, CUBES_OF_BONUS if waits else 0)
    return wins_with_allies(country, role, policy, section)


def wins_alone(country: Country, role: int, more_cubes: int) -> bool:
    """HAU-IMV-02, HAU-IMV-08: more Influence left than the opponent, and as many cubes."""
    other = next(r for r in country.roles if r != role)
    own = country.influence[role] - VOTE_COST
    cubes = country.bag[role] + min(more_cubes, country.cubes[role])
    return own > country.influence[other] and cubes >= country.bag[other]


def wins_with_allies(country: Country, role: int, policy: int, section: int) -> bool:
    """HAU-IMV-04: more Influence on its side, and one of the other classes; not the State alone."""
    friends = guess(country, role, policy, section)
    own, against = influence_by_guess(country, role, friends)
    return own > against and any(r != STATE for r in friends)


def influence_by_guess(country: Country, role: int, friends: list[int]) -> tuple[int, int]:
    """HAU-IMV-04: what its side has left after paying for the vote, and what the others have."""
    own = country.influence[role] - VOTE_COST + sum([country.influence[r] for r in friends])
    foes = [r for r in country.roles if r != role and r not in friends]
    return own, sum([country.influence[r] for r in foes])


# -- telling why -----------------------------------------------------------------------------------


def tell_weighing(
    country: Country, role: int, policy: int, section: int, bonus: Bonus | None, calls: bool
) -> None:
    """HAU-IMV-01 to HAU-IMV-07: the test that decided about a vote now; callers ask `listening`."""
    test, rule, figures = "vote_by_sides", "HAU-IMV-04", []
    name = bonus.id if bonus is not None else ""
    if name == "direct_to_desired" and not adjacent(country, policy, section):
        test, rule = "vote_not_adjacent", "HAU-IMV-07"
    elif name == "free_immediate_vote":
        test, rule = "vote_free", "HAU-IMV-06"
    elif country.influence[role] < VOTE_COST:
        test, rule = "vote_unpayable", "HAU-IMV-01"
    elif country.seats == 2:
        test, rule = "vote_alone", "HAU-IMV-02"
        figures = figures_alone(country, role)
    else:
        figures = guess_told(country, role, policy, section, calls)
    told = VoteWeighed(rule, ROLES[role], policy + 1, test, calls, tuple(figures))
    country.tell(told)


def figures_alone(country: Country, role: int) -> list[str]:
    other = next(r for r in country.roles if r != role)
    return [
        f"influence_after_paying={country.influence[role] - VOTE_COST}",
        f"influence_of_other={country.influence[other]}",
        f"own_cubes={country.bag[role]}",
        f"cubes_of_other={country.bag[other]}",
    ]


def guess_told(country: Country, role: int, policy: int, section: int, calls: bool) -> list[str]:
    """HAU-IMV-03: whom it takes to be on which side, and the Influence of both."""
    friends = guess(country, role, policy, section)
    foes = [ROLES[r] for r in country.roles if r != role and r not in friends]
    names = tuple([ROLES[r] for r in friends])
    country.tell(SidesGuessed("HAU-IMV-03", ROLES[role], policy + 1, names, tuple(foes), calls))
    own, against = influence_by_guess(country, role, friends)
    return [f"influence_of_its_side={own}", f"influence_of_other_side={against}"]


# -- the influence tables --------------------------------------------------------------------------


class Spending:
    """What an automa will do in a vote: a fixed part, then cards to draw, or all by one card."""

    def __init__(self, row: str, needed: int, spend: int, draw: int, for_all: bool) -> None:
        self.row = row
        self.needed = needed
        self.spend = spend
        self.draw = draw
        self.for_all = for_all


def spending(
    side: int, votes: list[int], own: int, allies: int, others: int, last: bool
) -> Spending:
    """HAU-INF-01 to HAU-INF-08, HAU-INF-10: the row of the tables, with what it asks for."""
    if last:
        return Spending("last_vote", 0, own, 0, False)
    winning = (votes[FOR] >= votes[AGAINST]) == (side == FOR)
    losing_side = (AGAINST if side == FOR else FOR) if winning else side
    needed = abs(votes[FOR] - votes[AGAINST]) + (1 if losing_side == AGAINST else 0)
    if own == 0:
        return Spending("no_influence", needed, 0, 0, False)
    if winning:
        return while_winning(needed, own, others)
    if own + allies < needed:
        return Spending("less_than_needed", needed, 0, 0, False)
    if allies == 0:
        return losing_alone(needed, own, others)
    return losing_with_others(needed, own, allies, others)


def while_winning(needed: int, own: int, others: int) -> Spending:
    """HAU-INF-02: nothing while the others cannot turn it, else draw."""
    if others < needed:
        return Spending("winning_safely", needed, 0, 0, False)
    return Spending("winning", needed, 0, min(own, others - needed + 1), False)


def losing_alone(needed: int, own: int, others: int) -> Spending:
    """HAU-INF-04: what is needed; all by one card, or more cards with what is left."""
    if others == 0:
        return Spending("losing_alone_unopposed", needed, needed, 0, False)
    if own == needed:
        return Spending("losing_alone_exactly", needed, 0, 1, True)
    return Spending("losing_alone_more", needed, needed, min(others, own - needed), False)


def losing_with_others(needed: int, own: int, allies: int, others: int) -> Spending:
    """HAU-INF-05, HAU-INF-06: with allies; nobody spends more than it has."""
    if own + allies == needed:
        if others:
            return Spending("losing_together_exactly", needed, 0, 0, False)
        return Spending("losing_together_unopposed", needed, own, 0, False)
    spend = min(own, needed if others else needed - 1)
    wanted = others if others else 1
    row = "losing_together_more" if others else "losing_together_enough"
    return Spending(row, needed, spend, min(wanted, own - spend), False)


def split(country: Country, roles: list[int], total: int) -> list[int]:
    """HAU-MUL-02: as evenly as possible, odd units by those with most, nobody above its own."""
    shares = [0] * len(roles)
    able = list(range(len(roles)))
    left = min(total, sum([country.influence[role] for role in roles]))
    while left:
        each = left // len(able)
        poor = [i for i in able if country.influence[roles[i]] <= each]
        if not poor:
            share_out(country, roles, able, left, shares)
            break
        for i in poor:
            shares[i] = country.influence[roles[i]]
            left -= shares[i]
            able.remove(i)
    return shares


def share_out(
    country: Country, roles: list[int], able: list[int], total: int, shares: list[int]
) -> None:
    """Everybody has more than an even share; the odd units fall on those with most."""
    each, odd = total // len(able), total % len(able)
    richest = by_holding(country, roles, able)[:odd] if odd else []
    for i in able:
        shares[i] = each + (1 if i in richest else 0)


def by_holding(country: Country, roles: list[int], able: list[int]) -> list[int]:
    """Those with most Influence first, chance between equals."""
    left = able[:]
    order: list[int] = []
    while left:
        most = max([country.influence[roles[i]] for i in left])
        tied = [i for i in left if country.influence[roles[i]] == most]
        chosen = tied[pick(country, [ROLES[roles[i]] for i in tied])]
        left.remove(chosen)
        order.append(chosen)
    return order


def bids(country: Country, roles: list[int], last: bool) -> list[int]:
    """HAU-INF-09, HAU-INF-11, HAU-MUL-01: what automas spend in any vote, one side together."""
    found = [0] * len(roles)
    for side in (FOR, AGAINST):
        own = [role for role in roles if country.sides[role] == side]
        if own:
            shares = pooled_bid(country, own, side, last)
            for i in range(len(own)):
                found[roles.index(own[i])] = shares[i]
    return found


def votes_of_cubes(country: Country) -> list[int]:
    """Votes against and for after the cubes were laid out."""
    votes = [0, 0]
    for role in range(3):
        if country.sides[role] >= 0:
            votes[country.sides[role]] += country.drawn[role]
    return votes


def influence_on(country: Country, side: int, without: list[int]) -> int:
    return sum(
        [
            country.influence[role]
            for role in country.roles
            if country.sides[role] == side and role not in without
        ]
    )


def pooled_bid(country: Country, roles: list[int], side: int, last: bool) -> list[int]:
    """HAU-MUL-01, HAU-MUL-03: as one automa with the sum; one deck, chosen by chance, is drawn."""
    own = sum([country.influence[role] for role in roles])
    allies = influence_on(country, side, roles)
    others = influence_on(country, AGAINST if side == FOR else FOR, [])
    plan = spending(side, votes_of_cubes(country), own, allies, others, last)
    if country.listening:
        country.tell(
            SpendingDecided(
                "HAU-INF-09",
                tuple([ROLES[role] for role in roles]),
                plan.row,
                plan.needed,
                own,
                allies,
                others,
                plan.spend,
                plan.draw,
                plan.for_all,
            )
        )
    total = plan.spend
    if plan.draw:
        symbols = look_for_symbols(
            country, roles[pick(country, [ROLES[role] for role in roles])], plan.draw
        )
        total = (own if symbols else 0) if plan.for_all else total + symbols
    return split(country, roles, total)


def look_for_symbols(country: Country, role: int, number: int) -> int:
    """HAU-INF-07, HAU-INF-08: cards drawn only for their Influence symbols."""
    cards = draw_to_look(country, role, number)
    symbols = symbols_in(cards)
    if country.listening:
        names = tuple([AI_IDS[card] for card in cards])
        country.tell(AiCardsDrawn("HAU-DCK-02", ROLES[role], names, symbols))
    return symbols
