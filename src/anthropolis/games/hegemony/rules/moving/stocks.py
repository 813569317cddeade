"""Chapter 9, what is stored where: Goods & Services, Storage, zone, Public Services, Influence."""

from __future__ import annotations

from anthropolis.games.hegemony.rules.moving.changes import tell_change, tell_table
from anthropolis.games.hegemony.rules.moving.money import can_pay, pay
from anthropolis.games.hegemony.table.companies import COUNT, OUTPUT, RESOURCE
from anthropolis.games.hegemony.table.figures import (
    PUBLIC_EXTRA,
    STATE_GOODS_PRICE,
    STATE_INFLUENCE_PRICE,
    STORAGE_BASE,
    STORAGE_COST,
    STORAGE_TILES,
    TILE_ADDS,
    ZONE,
)
from anthropolis.games.hegemony.table.policies import PUBLIC_PRICE
from anthropolis.games.hegemony.table.roles import (
    BANK,
    CC,
    EDUCATION_POLICY,
    HEALTH,
    HEALTHCARE_POLICY,
    INFLUENCE,
    LUXURY,
    MC,
    RESOURCES,
    STATE,
)
from anthropolis.games.hegemony.table.state import Country

PUBLIC_WORDS = ["goods_food", "goods_luxury", "service_health", "service_education",
                "media_influence"]  # fmt: skip


def set_goods(country: Country, role: int, resource: int, units: int, rule: str) -> None:
    """A Goods & Services area; it has no limit."""
    place = role * 4 + resource
    if country.listening:
        before = country.goods[place]
        tell_change(country, role, f"goods_{RESOURCES[resource]}", before, units, rule)
    country.goods[place] = units


def set_storage(country: Country, role: int, resource: int, units: int, rule: str) -> None:
    place = (role - MC) * 4 + resource
    if country.listening:
        before = country.storage[place]
        tell_change(country, role, f"storage_{RESOURCES[resource]}", before, units, rule)
    country.storage[place] = units


def set_zone(country: Country, resource: int, units: int, rule: str) -> None:
    if country.listening:
        before = country.zone[resource]
        tell_change(country, CC, f"zone_{RESOURCES[resource]}", before, units, rule)
    country.zone[resource] = units


def set_public(country: Country, resource: int, units: int, rule: str) -> None:
    """Goods of the State, Public Services and Media Influence."""
    if country.listening:
        before = country.public[resource]
        tell_change(country, STATE, PUBLIC_WORDS[resource], before, units, rule)
    country.public[resource] = units


def set_influence(country: Country, role: int, units: int, rule: str) -> None:
    """HEG-ST-10: of the State this is Personal Influence."""
    if country.listening:
        tell_change(country, role, "influence", country.influence[role], units, rule)
    country.influence[role] = units


def stored(country: Country, role: int, resource: int) -> int:
    return country.storage[(role - MC) * 4 + resource]


def storage_limit(country: Country, role: int, resource: int) -> int:
    """HEG-STO-01: the printed storage, and a tile if there is one."""
    place = (role - MC) * 4 + resource
    tile = TILE_ADDS[resource] if country.tiles >> place & 1 else 0
    return STORAGE_BASE[place] + tile


def public_limit(country: Country, resource: int) -> int:
    """HEG-STO-04: output of all open companies of the State, staffed or not, and 6."""
    limit = PUBLIC_EXTRA
    for company in range(COUNT):
        if country.owner[company] == STATE and RESOURCE[company] == resource:
            limit += OUTPUT[company]
    return limit


def public_price(country: Country, resource: int) -> int:
    """HEG-BUY-06: services by Policies 4 and 5, goods and Influence as printed."""
    if resource == INFLUENCE:
        return STATE_INFLUENCE_PRICE
    if resource <= LUXURY:
        return STATE_GOODS_PRICE[resource]
    policy = HEALTHCARE_POLICY if resource == HEALTH else EDUCATION_POLICY
    return PUBLIC_PRICE[country.policies[policy]]


def gives_away(country: Country, company: int) -> bool:
    """HAU-WC-30: a Public Company whose service is free."""
    service = HEALTH <= RESOURCE[company] < INFLUENCE
    owned = country.owner[company] == STATE
    return owned and service and public_price(country, RESOURCE[company]) == 0


def gain_influence(country: Country, role: int, amount: int, rule: str) -> int:
    """HEG-CMP-05, HEG-ST-11: from the supply, as far as it goes; the State's is Personal."""
    gained = min(amount, country.influence_left)
    country.influence_left -= gained
    set_influence(country, role, country.influence[role] + gained, rule)
    return gained


def spend_influence(country: Country, role: int, amount: int, rule: str) -> None:
    country.influence_left += amount
    set_influence(country, role, country.influence[role] - amount, rule)


def from_supply(country: Country, resource: int, units: int) -> int:
    """HEG-CMP-05: at most the units that are left are handed out."""
    given = max(0, min(units, country.stock_left[resource]))
    country.stock_left[resource] -= given
    return given


def store_output(country: Country, role: int, resource: int, units: int, rule: str) -> None:
    """HEG-STO-02, HEG-STO-03: into Storage, CC's excess goods into the zone, the rest is lost."""
    units = from_supply(country, resource, units)
    left = put_in_storage(country, role, resource, units, rule)
    country.stock_left[resource] += put_surplus(country, role, resource, left, rule)


def put_surplus(country: Country, role: int, resource: int, units: int, rule: str) -> int:
    """HAU-CC-05: what does not fit goes to the zone; CC's automa buys a tile for the rest."""
    if role != CC:
        return units
    if resource <= LUXURY:
        units = put_in_zone(country, resource, units, rule)
    wanted = units > 0 and country.is_automa(CC) and resource in tile_places(country, CC)
    if wanted and can_pay(country, CC, STORAGE_COST):
        pay(country, CC, BANK, STORAGE_COST, "HAU-CC-05")
        take_tile(country, CC, resource, "HAU-CC-05")
        units = put_in_storage(country, CC, resource, units, rule)
    return units


def tile_places(country: Country, role: int) -> list[int]:
    """HEG-FREE-12: the resources that have no tile yet, while there are tiles."""
    if country.tiles.bit_count() == STORAGE_TILES:
        return []
    base = (role - MC) * 4
    return [r for r in range(len(RESOURCES)) if not country.tiles >> (base + r) & 1]


def take_tile(country: Country, role: int, resource: int, rule: str) -> None:
    if country.listening:
        tell_change(country, role, f"tile_{RESOURCES[resource]}", 0, 1, rule)
    country.tiles |= 1 << ((role - MC) * 4 + resource)


def put_in_storage(country: Country, role: int, resource: int, units: int, rule: str) -> int:
    """As much as fits; returns the rest."""
    held = stored(country, role, resource)
    fit = max(0, min(units, storage_limit(country, role, resource) - held))
    if fit:
        set_storage(country, role, resource, held + fit, rule)
    return units - fit


def put_in_zone(country: Country, resource: int, units: int, rule: str) -> int:
    """HEG-STO-02: as much as fits into the Free Trade Zone; returns the rest."""
    fit = max(0, min(units, ZONE[resource] - country.zone[resource]))
    if fit:
        set_zone(country, resource, country.zone[resource] + fit, rule)
    return units - fit


def store_public(country: Country, resource: int, units: int, rule: str) -> None:
    """HEG-STO-04: into Public Services or the State's board; what is above the limit is lost."""
    room = max(0, public_limit(country, resource) - country.public[resource])
    if resource == INFLUENCE:
        fit = min(units, room, country.influence_left)
        country.influence_left -= fit
    else:
        fit = from_supply(country, resource, min(units, room))
    set_public(country, resource, country.public[resource] + fit, rule)


def trim_public(country: Country) -> None:
    """HEG-STO-04: excess is discarded at once, also after companies close."""
    for resource in range(INFLUENCE + 1):
        excess = country.public[resource] - public_limit(country, resource)
        if excess > 0:
            set_public(country, resource, country.public[resource] - excess, "HEG-STO-04")
            if resource == INFLUENCE:
                country.influence_left += excess
            else:
                country.stock_left[resource] += excess


def move_cubes(country: Country, role: int, amount: int, rule: str) -> int:
    """HEG-CMP-07, HEG-INV-03: own cubes from the supply to the bag, as many as there are."""
    moved = min(amount, country.cubes[role])
    country.cubes[role] -= moved
    if country.listening:
        name = ("bag_working_class", "bag_middle_class", "bag_capitalist_class")[role]
        tell_table(country, name, country.bag[role], country.bag[role] + moved, rule)
    country.bag[role] += moved
    return moved
