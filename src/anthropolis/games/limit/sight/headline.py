"""The numbers that tell how a nation is doing, with what the coming phase will add to each."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.engine.contract import Counter

View = dict[str, Any]
CLAIMS: Final = [("renewable", "supply"), ("industrial", "consumption"), ("fossil", "fossils")]


def headline(view: View, seat: int) -> list[Counter]:
    """Money, unrest and stocks against what will be asked of them; then what the world has left.

    A spectator's headline is about the world alone.
    """
    shared = world_counters(view)
    return shared if seat < 0 else [*nation_counters(view["nations"][seat]), *shared[:3]]


def nation_counters(nation: View) -> list[Counter]:
    """LIM-UNR-01, LIM-SUP-02, LIM-IND-03, LIM-PRD-06: alarm in an uprising or a shortage."""
    path = f"nations.{nation['nation']}"
    ahead = coming(nation)
    unrest = nation["unrest"]
    found = [
        Counter("money", nation["money"], f"{path}.money", ahead.get("money")),
        Counter(
            "unrest", unrest["position"], f"{path}.unrest", ahead.get("unrest"),
            unrest["zone"] == "uprising",
        ),
    ]  # fmt: skip
    for resource, claim in CLAIMS:
        stock = nation["stock"][resource]
        short = stock < nation["expected"][claim]
        place = f"{path}.stock.{resource}"
        found.append(Counter(resource, stock, place, ahead.get(resource), short))
    return found


def world_counters(view: View) -> list[Counter]:
    """LIM-FIN-01, LIM-ENV-01, LIM-MIL-01, LIM-END-02: what is left before a crisis, and crises."""
    ahead = coming(view)
    pollution, disruption = view["pollution"]["reserve"], view["disruption"]["reserve"]
    soiled, disrupted = ahead.get("pollution_reserve"), ahead.get("disruption_reserve")
    crises = view["crises"]
    return [
        Counter("bank", view["bank"], "bank", ahead.get("bank"), "financial_crises" in ahead),
        Counter(
            "pollution_reserve", pollution, "pollution.reserve", soiled,
            pollution + (soiled or 0) <= 0,
        ),
        Counter(
            "disruption_reserve", disruption, "disruption.reserve", disrupted,
            disruption + (disrupted or 0) <= 0,
        ),
        Counter(
            "crises", crises["total"], "crises.total", None, crises["total"] >= crises["limit"] - 1
        ),
    ]  # fmt: skip


def coming(shown: View) -> dict[str, int]:
    """All that the steps ahead will add to each number that they change."""
    found: dict[str, int] = {}
    for step in shown["coming"]:
        for what, by in step["changes"].items():
            found[what] = found.get(what, 0) + by
    return found
