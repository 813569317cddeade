"""HEG-OP-04, HEG-OP-10: what cards say of buying and of selling abroad."""

from __future__ import annotations

from typing import Any

from anthropolis.games.hegemony.rules.moving.actions.buy import (
    EVERY_RESOURCE,
    EVERY_SOURCE,
    SOURCE_WORDS,
    SOURCES,
    Buy,
)
from anthropolis.games.hegemony.rules.moving.actions.trade import (
    ALL_RESOURCES,
    NOTHING,
    SellAbroad,
)
from anthropolis.games.hegemony.table.deeds import Deed
from anthropolis.games.hegemony.table.figures import BUY_SOURCES
from anthropolis.games.hegemony.table.roles import INFLUENCE, RESOURCES

Op = dict[str, Any]


def resource_bits(names: Any) -> int:
    """0 stands for the resource that the card has noted."""
    if names is None:
        return EVERY_RESOURCE
    if names == "produced":
        return 0
    listed = names if isinstance(names, list) else [names]
    bits = 0
    for name in listed:
        bits |= 1 << (INFLUENCE if name == "influence" else RESOURCES.index(name))
    return bits


def source_bits(names: list[str] | None) -> int:
    if names is None:
        return EVERY_SOURCE
    bits = 0
    for name in names:
        bits |= 1 << SOURCE_WORDS.index(name)
    return bits


def read_buy(op: Op, role: int) -> Deed:
    """A special purchase: half price, without tariff, from certain sources or from any."""
    sources = None if op["sources"] == "any" else op["sources"]
    return Buy(
        role,
        resource_bits(op["resource"]),
        source_bits(sources),
        op.get("max_sources", len(sources or SOURCES)),
        1,
        "price_factor" in op,
        op.get("rest_paid_by") == "state",
        bool(op.get("tariffs", True)),
        bool(op.get("optional", False)),
        True,
    )


def read_buy_goods(op: Op, role: int) -> Deed:
    """The basic action, restricted as listed."""
    return Buy(
        role,
        resource_bits(op.get("resource")),
        source_bits(op.get("sources")),
        BUY_SOURCES,
        1,
        False,
        False,
        True,
        bool(op.get("optional", False)),
        False,
    )


def read_export(op: Op, role: int) -> Deed:
    extra = RESOURCES.index(op["extra_resource"]) if "extra_resource" in op else NOTHING
    resources = resource_bits(op["resources"]) if "resources" in op else ALL_RESOURCES
    return SellAbroad(
        role,
        op.get("times_per_transaction", 1),
        resources,
        op.get("state_bonus_per_transaction", 0),
        extra,
        op.get("extra_max", 0),
        op.get("extra_price", 0),
        bool(op.get("optional", False)),
    )
