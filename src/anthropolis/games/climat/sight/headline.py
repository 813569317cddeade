"""The numbers that the whole table watches, with what the coming phase will add to each."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.engine.contract import Counter

View = dict[str, Any]
CLOSE_TO_RED: Final = 10
"""So few squares before the next consequence are an alarm."""


def headline(view: View) -> list[Counter]:
    """BPC-END-01, BPC-CLI-02, BPC-OIL-01, BPC-WRM-04, BPC-SCO-01: the same for every seat."""
    ges, green = view["global_ges"], view["green"]
    region = view["regions"][view["active"]]
    balance = view["oil_balance"]
    near = view["red"] - green <= CLOSE_TO_RED
    return [
        Counter(
            "global_ges", ges, "global_ges", region["ges_coming"] - region["ges"],
            ges > START_OF_ALARM,
        ),
        Counter("green", green, "green", view["advance"], near),
        Counter("red", view["red"], "red"),
        Counter("pending", view["pending"], "pending", None, view["pending"] > 0),
        Counter("oil_balance", balance, "oil_balance", None, balance < 0),
        Counter("destruction", view["destruction"], "destruction"),
        Counter("implant_total", view["implant_total"], "implant_total"),
        Counter(
            "free_population", view["free_population"], "free_population", None,
            view["free_population"] <= SILENCE,
        ),
    ]  # fmt: skip


START_OF_ALARM: Final = 100
"""BPC-SET-02: more than at the start."""
SILENCE: Final = 80
"""BPC-SCO-03: with no more free people than this nobody would call it a victory."""
