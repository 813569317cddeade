"""The numbers that the whole table watches, with what the coming phase will add to each."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.engine.contract import Counter

View = dict[str, Any]


def headline(view: View) -> list[Counter]:
    """BPC-END-01, BPC-WRM-04, BPC-SCO-01: the same for every seat.

    Tracks and the oil balance stand on the board: here is what they come to.
    """
    ges = view["global_ges"]
    region = view["regions"][view["active"]]
    return [
        Counter(
            "global_ges", ges, "global_ges", region["ges_coming"] - region["ges"],
            ges > START_OF_ALARM,
        ),
        Counter(
            "free_population", view["free_population"], "free_population", None,
            view["free_population"] <= SILENCE,
        ),
        Counter("pending", view["pending"], "pending", None, view["pending"] > 0),
        Counter("destruction", view["destruction"], "destruction"),
        Counter("implant_total", view["implant_total"], "implant_total"),
    ]  # fmt: skip


START_OF_ALARM: Final = 100
"""BPC-SET-02: more than at the start."""
SILENCE: Final = 80
"""BPC-SCO-03: with no more free people than this nobody would call it a victory."""
