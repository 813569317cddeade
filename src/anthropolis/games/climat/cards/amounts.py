"""How much a card's word does, and which regions it is about."""

from __future__ import annotations

from typing import Any, Final

from anthropolis.games.climat.rules.moving.numbers import production
from anthropolis.games.climat.table.energy import ELECTRICITY, EXPORTED, IMPORTED, KINDS
from anthropolis.games.climat.table.regions import HAS_RESERVE, REGION_BY_ID, ZONES
from anthropolis.games.climat.table.state import World, destruction
from anthropolis.games.climat.table.tokens import MANY_TOKENS, TOKEN_BY_ID

EVERYTHING: Final = 99
"""`amount: all`: more than there can be."""
ANY_REGION: Final = 0x1FF


class Amount:
    """BPC-EFF-02: sign x (plus + ceil(times x destruction tokens in the zones / divide)).

    BPC-CLI-08: a fixed amount has no zones.
    """

    def __init__(self, zones: int, times: int, divide: int, plus: int, sign: int) -> None:
        self.zones = zones
        self.times = times
        self.divide = divide
        self.plus = plus
        self.sign = sign

    def now(self, world: World) -> int:
        tokens = 0
        for zone in range(4):
            if self.zones >> zone & 1:
                tokens += world.zones[zone]
        return self.sign * (self.plus + (self.times * tokens + self.divide - 1) // self.divide)


def read_amount(written: Any) -> Amount:
    """An amount as data/effects.yaml defines it; raises ValueError or KeyError."""
    if written == "all":
        return Amount(0, 1, 1, EVERYTHING, 1)
    if isinstance(written, int):
        return Amount(0, 1, 1, abs(written), -1 if written < 0 else 1)
    names = ZONES if written["zones"] == "all" else written["zones"]
    zones = 0
    for name in names:
        zones |= 1 << ZONES.index(name)
    numbers = [int(written.get(key, default)) for key, default in SCALE]
    return Amount(zones, numbers[0], numbers[1], numbers[2], numbers[3])


SCALE: Final = [("times", 1), ("divide", 1), ("plus", 0), ("sign", 1)]


class Where:
    """Conditions that a region must meet, all of them; `bounds` are those that are written."""

    def __init__(
        self,
        bounds: list[tuple[int, int, int]],
        regions: int,
        reserve: bool,
        destruction_min: int,
        tokens: list[tuple[int, int]],
        kinds: list[tuple[int, int, int]],
    ) -> None:
        self.bounds = bounds
        self.regions = regions
        self.reserve = reserve
        self.destruction_min = destruction_min
        self.tokens = tokens
        self.kinds = kinds

    def holds(self, world: World, region: int) -> bool:
        if self.regions >> region & 1 == 0 or (self.reserve and not HAS_RESERVE[region]):
            return False
        for number, low, high in self.bounds:
            if not low <= figure(world, region, number) <= high:
                return False
        return self.has_tokens(world, region) and destruction(world) >= self.destruction_min

    def has_tokens(self, world: World, region: int) -> bool:
        for kind, least in self.tokens:
            if world.tokens[region * MANY_TOKENS + kind] < least:
                return False
        for kind, least, most in self.kinds:
            if not least <= world.electricity[region * KINDS + kind] <= most:
                return False
        return True


BOUNDED: Final = [
    "ndv", "discipline", "population", "demography", "imports", "exports", "production",
]  # fmt: skip
WIDE: Final = 9999


def figure(world: World, region: int, number: int) -> int:
    """The value of a region that the bounds of that number speak of."""
    if number == 0:
        return world.ndv[region]
    if number == 1:
        return world.discipline[region]
    if number == 2:
        return world.population[region]
    if number == 3:
        return world.demography[region]
    if number == 4:
        return world.oil[region * 3 + IMPORTED]
    if number == 5:
        return world.oil[region * 3 + EXPORTED]
    return production(world, region)


def read_where(written: Any) -> Where:
    """Conditions as data/effects.yaml defines them; raises KeyError for an unknown one."""
    bounds: list[tuple[int, int, int]] = []
    for number, name in enumerate(BOUNDED):
        if f"{name}_min" in written or f"{name}_max" in written:
            low, high = written.get(f"{name}_min", -WIDE), written.get(f"{name}_max", WIDE)
            bounds.append((number, int(low), int(high)))
    regions = ANY_REGION
    if "region_in" in written:
        regions = sum([1 << REGION_BY_ID[name] for name in written["region_in"]])
    for name in written.get("region_not_in", []):
        regions &= ~(1 << REGION_BY_ID[name])
    tokens = [(TOKEN_BY_ID[name], int(n)) for name, n in written.get("token_min", {}).items()]
    kinds = [(ELECTRICITY.index(k), int(n), WIDE) for k, n in pairs(written, "electricity_min")]
    kinds += [(ELECTRICITY.index(k), 0, int(n)) for k, n in pairs(written, "electricity_max")]
    reserve = bool(written.get("nature_reserve", False))
    return Where(bounds, regions, reserve, int(written.get("destruction_min", 0)), tokens, kinds)


def pairs(written: Any, key: str) -> list[tuple[str, int]]:
    return list(written.get(key, {}).items())
