"""The state of a game of Bataille pour le Climat: nine regions, the tracks, the people around it.

Everything is numbers, lists of numbers and bit sets, so that a copy is a handful of slices. A list
named after a value of regions has one entry per region, in the order of data/regions.yaml.
"""

from __future__ import annotations

from typing import Final

from anthropolis.engine.chance import Chance
from anthropolis.engine.flow import State
from anthropolis.engine.keeping import Kept
from anthropolis.games.climat.table.energy import KINDS
from anthropolis.games.climat.table.influence import ALL_KINDS, POWERS
from anthropolis.games.climat.table.regions import MANY
from anthropolis.games.climat.table.tokens import FAMINE, MANY_TOKENS, NO_STATUS, WAR

NOBODY: Final = -1
NOWHERE: Final = -1
PLAYING: Final = 0
WON: Final = 1
LOST: Final = 2


class Table(Kept):
    """What was agreed before the game; it never changes and is shared by all copies."""

    def __init__(
        self,
        expert: bool,
        precise: bool,
        runaway: bool,
        powers: bool,
        weaknesses: bool,
        agreement: bool,
        leaving: bool,
        play_on: bool,
        free_talk: bool,
    ) -> None:
        self.expert = expert
        self.precise = precise
        self.runaway = runaway
        self.powers = powers
        self.weaknesses = weaknesses
        self.agreement = agreement
        self.leaving = leaving
        self.play_on = play_on
        self.free_talk = free_talk

    def saved_fields(self) -> list[str]:
        return ["expert", "precise", "runaway", "powers", "weaknesses", "agreement", "leaving",
                "play_on", "free_talk"]  # fmt: skip


class World(State):
    """The board, the piles and the hands.

    `oil`, `electricity` and `tokens` have 3, 6 and 10 entries per region; a war counts 1 on its
    first face and 2 on its second. `tps` are bits; `cold` and `heat` are what the weather tokens of
    Russia and the Middle East emit; `parked` and `built` are sets of regions: those with oil on
    their war token, those where players have built a nuclear plant.

    A chair is a character with its employer, pawn and hand; `owner` is the seat that plays it, -1
    for an empty chair. `used` (powers that are gone), `ready` (powers that may be used),
    `arrived` (newcomers before their first turn) and `open_chairs` are sets of chairs, `in_play` is
    a set of employers. `hands` has 24 counts per chair, the piles of influence cards 24 each;
    `external_seen` says that the external pile has been gone through, so that everybody knows its
    cards. `arranged` are influence cards that were put in order (24 is added for external ones) and
    `loaded` dice that fall as arranged.

    `event_deck` and `consequences` lie with their top card last; `seen` are the events whose place
    everybody knows, `aside` those that were left out, `block` counts the cards left of the prepared
    top of the deck. `laid` holds `chair * 24 + kind` for each card in a common action. `tally`
    counts over the whole match (table/tally.py).
    """

    def __init__(
        self,
        seats: int,
        chance: Chance,
        table: Table,
        scenario: int,
        order: list[int],
        at: int,
        turn: int,
        player: int,
        acting: int,
        global_ges: int,
        green: int,
        red: int,
        turned: bool,
        cold: int,
        heat: int,
        zones: list[int],
        globals: int,
        introduced: int,
        ndv: list[int],
        discipline: list[int],
        population: list[int],
        demography: list[int],
        oil: list[int],
        electricity: list[int],
        tps: list[int],
        tokens: list[int],
        status: list[int],
        ges: list[int],
        parked: int,
        built: int,
        overproduction: int,
        overconsumption: int,
        china_open: bool,
        characters: list[int],
        employers: list[int],
        owner: list[int],
        place: list[int],
        used: int,
        ready: int,
        arrived: int,
        open_chairs: int,
        in_play: int,
        hands: list[int],
        deck: list[int],
        discards: list[int],
        external: list[int],
        external_seen: bool,
        external_discards: list[int],
        external_shown: list[int],
        arranged: list[int],
        loaded: list[int],
        event_deck: list[int],
        seen: int,
        aside: list[int],
        consequences: list[int],
        consequence_discards: list[int],
        block: int,
        card: int,
        target: int,
        shield: int,
        actions: list[int],
        colours_played: int,
        free_moved: int,
        free_card: bool,
        drawn: list[int],
        laid: list[int],
        asks: int,
        held: int,
        lobbied: bool,
        cancelled: int,
        convention: int,
        total: int,
        roll: int,
        activating: int,
        fresh_war: bool,
        ndv_changed: bool,
        fell: bool,
        outcome: int,
        tutorial: int,
        tally: list[int],
    ) -> None:
        super().__init__(seats, chance)
        self.table = table
        self.scenario = scenario
        self.order = order
        self.at = at
        self.turn = turn
        self.player = player
        self.acting = acting
        self.global_ges = global_ges
        self.green = green
        self.red = red
        self.turned = turned
        self.cold = cold
        self.heat = heat
        self.zones = zones
        self.globals = globals
        self.introduced = introduced
        self.ndv = ndv
        self.discipline = discipline
        self.population = population
        self.demography = demography
        self.oil = oil
        self.electricity = electricity
        self.tps = tps
        self.tokens = tokens
        self.status = status
        self.ges = ges
        self.parked = parked
        self.built = built
        self.overproduction = overproduction
        self.overconsumption = overconsumption
        self.china_open = china_open
        self.characters = characters
        self.employers = employers
        self.owner = owner
        self.place = place
        self.used = used
        self.ready = ready
        self.arrived = arrived
        self.open_chairs = open_chairs
        self.in_play = in_play
        self.hands = hands
        self.deck = deck
        self.discards = discards
        self.external = external
        self.external_seen = external_seen
        self.external_discards = external_discards
        self.external_shown = external_shown
        self.arranged = arranged
        self.loaded = loaded
        self.event_deck = event_deck
        self.seen = seen
        self.aside = aside
        self.consequences = consequences
        self.consequence_discards = consequence_discards
        self.block = block
        self.card = card
        self.target = target
        self.shield = shield
        self.actions = actions
        self.colours_played = colours_played
        self.free_moved = free_moved
        self.free_card = free_card
        self.drawn = drawn
        self.laid = laid
        self.asks = asks
        self.held = held
        self.lobbied = lobbied
        self.cancelled = cancelled
        self.convention = convention
        self.total = total
        self.roll = roll
        self.activating = activating
        self.fresh_war = fresh_war
        self.ndv_changed = ndv_changed
        self.fell = fell
        self.outcome = outcome
        self.tutorial = tutorial
        self.tally = tally

    def saved_fields(self) -> list[str]:
        return [
            "table", "scenario", "order", "at", "turn", "player", "acting", "global_ges",
            "green", "red", "turned", "cold", "heat", "zones", "globals", "introduced", "ndv",
            "discipline", "population", "demography", "oil", "electricity", "tps", "tokens",
            "status", "ges", "parked", "built", "overproduction", "overconsumption",
            "china_open", "characters", "employers", "owner", "place", "used", "ready",
            "arrived", "open_chairs", "in_play", "hands", "deck", "discards", "external",
            "external_seen", "external_discards", "external_shown", "arranged", "loaded",
            "event_deck", "seen", "aside", "consequences", "consequence_discards", "block",
            "card", "target", "shield", "actions", "colours_played", "free_moved", "free_card",
            "drawn", "laid", "asks", "held", "lobbied", "cancelled", "convention", "total",
            "roll", "activating", "fresh_war", "ndv_changed", "fell", "outcome", "tutorial",
            "tally",
        ]  # fmt: skip

    def copy(self) -> World:
        twin = World(
            self.seats, self.chance.copy(), self.table, self.scenario, self.order[:], self.at,
            self.turn, self.player, self.acting, self.global_ges, self.green, self.red,
            self.turned, self.cold, self.heat, self.zones[:], self.globals, self.introduced,
            self.ndv[:], self.discipline[:], self.population[:], self.demography[:],
            self.oil[:], self.electricity[:], self.tps[:], self.tokens[:], self.status[:],
            self.ges[:], self.parked, self.built, self.overproduction, self.overconsumption,
            self.china_open, self.characters[:], self.employers[:], self.owner[:],
            self.place[:], self.used, self.ready, self.arrived, self.open_chairs, self.in_play,
            self.hands[:], self.deck[:], self.discards[:], self.external[:], self.external_seen,
            self.external_discards[:], self.external_shown[:], self.arranged[:], self.loaded[:],
            self.event_deck[:], self.seen, self.aside[:], self.consequences[:],
            self.consequence_discards[:], self.block, self.card, self.target, self.shield,
            self.actions[:], self.colours_played, self.free_moved, self.free_card,
            self.drawn[:], self.laid[:], self.asks, self.held, self.lobbied, self.cancelled,
            self.convention, self.total, self.roll, self.activating, self.fresh_war,
            self.ndv_changed, self.fell, self.outcome, self.tutorial, self.tally[:],
        )  # fmt: skip
        self.share_flow(twin)
        return twin


# -- looking at regions ---------------------------------------------------------------------------


def active(world: World) -> int:
    """BPC-TRN-01, BPC-CMP-05: the region whose turn it is."""
    return world.order[world.at]


def token(world: World, region: int, kind: int) -> int:
    return world.tokens[region * MANY_TOKENS + kind]


def resilience(world: World, region: int) -> int:
    """BPC-REG-10: the higher of NdV and discipline."""
    ndv, discipline = world.ndv[region], world.discipline[region]
    return ndv if ndv > discipline else discipline


def unit(world: World, region: int) -> int:
    """BPC-REG-14: the tens of the population as it is now, at least 1."""
    tens = world.population[region] // 10
    return tens if tens > 1 else 1


def shares(world: World, region: int) -> bool:
    """BPC-NSH-01: no war, famine, dictatorship or chaos."""
    at = region * MANY_TOKENS
    calm = world.tokens[at + WAR] == 0 and world.tokens[at + FAMINE] == 0
    return calm and world.status[region] == NO_STATUS


def tokens_of_electricity(world: World, region: int) -> int:
    at = region * KINDS
    power = world.electricity
    return power[at] + power[at + 1] + power[at + 2] + power[at + 3] + power[at + 4] + power[at + 5]


def down_from(world: World, region: int) -> list[int]:
    """BPC-REG-03: the eight other regions, going down the column around its end."""
    at = world.order.index(region)
    return world.order[at + 1 :] + world.order[:at]


def up_from(world: World, region: int) -> list[int]:
    """The eight other regions, going up: those that played before come first."""
    return down_from(world, region)[::-1]


def from_active(world: World) -> list[int]:
    """All nine regions down the column, beginning with the active one."""
    return world.order[world.at :] + world.order[: world.at]


def destruction(world: World) -> int:
    """BPC-WRM-04: destruction tokens of all zones."""
    zones = world.zones
    return zones[0] + zones[1] + zones[2] + zones[3]


def oil_balance(world: World) -> int:
    """BPC-OIL-01, BPC-INV-04: exported minus imported tokens; parked ones are not counted."""
    oil = world.oil
    balance = 0
    for at in range(0, 3 * MANY, 3):
        balance += oil[at + 2] - oil[at + 1]
    return balance


# -- looking at chairs ----------------------------------------------------------------------------


def chairs(world: World) -> list[int]:
    """The chairs in play, in the order of their turns."""
    return [chair for chair in range(world.seats) if world.owner[chair] != NOBODY]


def chairs_from(world: World, chair: int) -> list[int]:
    """The chairs in play, beginning with this one and going to the left."""
    everybody = chairs(world)
    at = everybody.index(chair)
    return everybody[at:] + everybody[:at]


def players(world: World) -> list[int]:
    """The seats that play, the one of the acting chair first, each once."""
    seats: list[int] = []
    for chair in chairs_from(world, world.acting):
        if world.owner[chair] not in seats:
            seats.append(world.owner[chair])
    return seats


def hand_size(world: World, chair: int) -> int:
    hands, many = world.hands, 0
    for at in range(chair * ALL_KINDS, chair * ALL_KINDS + ALL_KINDS):
        many += hands[at]
    return many


def kinds_in_hand(world: World, chair: int) -> list[int]:
    """Each kind of card that the chair holds, once."""
    at, hands = chair * ALL_KINDS, world.hands
    return [kind for kind in range(ALL_KINDS) if hands[at + kind] > 0]


def holds(world: World, chair: int, colour: int) -> bool:
    """Whether the hand has a card of that colour."""
    at = chair * ALL_KINDS + colour * POWERS
    hands = world.hands
    return hands[at] + hands[at + 1] + hands[at + 2] + hands[at + 3] > 0


def round_number(world: World) -> int:
    """BPC-TRN-02: the round of the column, 1 to 4."""
    return (world.turn - 1) // MANY + 1
