"""The numbers that tell how a role is doing, with what the coming Production Phase will add."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.engine.contract import Counter
from anthropolis.games.hegemony.table.figures import LOWEST_LEGITIMACY
from anthropolis.games.hegemony.table.roles import CLASSES, ROLES, ROLES_BY_COUNT

View = dict[str, Any]
OWN: Final[dict[str, list[str]]] = {
    "working_class": ["money", "loans", "influence", "prosperity", "population",
                      "unemployed_count", "goods.food"],
    "middle_class": ["money", "loans", "influence", "prosperity", "population",
                     "operational_companies", "goods.food"],
    "capitalist_class": ["revenue", "capital", "wealth_space", "loans", "influence",
                         "operational_companies"],
    "state": ["treasury", "loans", "influence",
              *[f"legitimacy.{name}" for name in CLASSES]],
}  # fmt: skip
"""By role: places on its board. Its points stand beside them as the score."""
MONEY: Final = ("money", "revenue", "treasury")


def headline(view: View, seat: int) -> list[Counter]:
    """Up to 8 numbers of a seat's role; a spectator's are about what everybody shares."""
    if seat < 0:
        return shared_counters(view)
    role = ROLES[ROLES_BY_COUNT[view["players"]][seat]]
    return [counter(view, role, place) for place in OWN[role]]


def counter(view: View, role: str, place: str) -> Counter:
    board = view[role]
    name, _, part = place.partition(".")
    value = board[name][part] if part else board[name]
    word = f"{'track' if name == 'legitimacy' else name}_{part}" if part else name
    return Counter(
        word, value, f"{role}.{place}", coming(view, board, name, part), alarm(board, name, part)
    )


def coming(view: View, board: View, name: str, part: str) -> int | None:
    """HEG-PRD-01, HEG-PRE-02: money and Food up to the next round, while Production is ahead."""
    if view["phase"] not in ("preparation", "action"):
        return None
    ahead = board["expected"]
    if name == "revenue":
        return of_revenue(board)
    if name == "capital":
        return int(ahead["money"]) - of_revenue(board)
    if name in MONEY:
        return int(ahead["money"])
    if part == "food":
        return of_food(ahead, board)
    return None


def of_revenue(board: View) -> int:
    """HEG-MON-01, HEG-MON-04: Capital pays what Revenue cannot, and the interest."""
    ahead = board["expected"]
    return max(int(ahead["money"]) + int(ahead["interest"]), -int(board["revenue"]))


def of_food(ahead: View, board: View) -> int:
    """HEG-NEED-01, HEG-PRD-05: farms add to the Goods of WC; what MC makes goes to its Storage."""
    here = int(board["goods"]["food"])
    made = 0 if "storage" in board else int(ahead["food_made"])
    return max(0, here + made - int(ahead["food"])) - here


def alarm(board: View, name: str, part: str) -> bool:
    """HEG-IMF-01, HEG-NEED-02, HEG-LEG-02: loans, food to be bought, a track at its lowest."""
    if name == "loans":
        near = board["imf"]["one_away"] or board["imf"]["due"] if "imf" in board else False
        return bool(near) or bool(board["loans"])
    if part == "food":
        return bool(board["expected"]["food_missing"])
    return name == "legitimacy" and board["legitimacy"][part] == LOWEST_LEGITIMACY


def shared_counters(view: View) -> list[Counter]:
    state = view["state"]
    near = bool(state["imf"]["one_away"] or state["imf"]["due"])
    return [
        Counter("tax_multiplier", view["tax_multiplier"], "tax_multiplier"),
        Counter("treasury", state["treasury"], "state.treasury", state["expected"]["money"]),
        Counter("loans", state["loans"], "state.loans", None, near),
        *[Counter(f"vp_{role}", view[role]["vp"], f"{role}.vp") for role in view["hands"]],
    ]
