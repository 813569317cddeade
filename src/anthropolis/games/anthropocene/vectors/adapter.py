"""The vocabulary of Anthropocène's vectors: given a table, when cards are laid, then ..."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from anthropolis.engine.chance import chance_from
from anthropolis.engine.vectors import (
    Compared,
    Difference,
    Entry,
    Malformed,
    Refused,
    VectorAdapter,
    load_schema,
)
from anthropolis.games.anthropocene.rules.announcements import announce_start
from anthropolis.games.anthropocene.rules.end_of_generation import end_generation, pass_first_player
from anthropolis.games.anthropocene.rules.generation import player_to_move
from anthropolis.games.anthropocene.rules.laying import legal_moves, place_card, refusal
from anthropolis.games.anthropocene.rules.score import end_game, grade, score
from anthropolis.games.anthropocene.rules.setup import lay_start_cards, open_generation, set_up
from anthropolis.games.anthropocene.sight.digital_table import possible_own_objectives, view
from anthropolis.games.anthropocene.table.board import lay_card, pile, visible_gas
from anthropolis.games.anthropocene.table.components import (
    CARD_BY_ID,
    CARD_IDS,
    CARDS_PER_GENERATION,
    CH4,
    CO2,
    COLUMNS,
    GENERATIONS,
    LINES,
    PACKAGE,
    ROWS,
    VALUES,
)
from anthropolis.games.anthropocene.table.events import ObjectiveBroken, ObjectiveMet
from anthropolis.games.anthropocene.table.modes import PRESETS
from anthropolis.games.anthropocene.table.state import (
    NO_LINE,
    NOBODY,
    OUTCOMES,
    PLAYING,
    Table,
    empty_table,
)

SETUP_DEALS = 24
Results = dict[str, Any]


class World:
    """The table of a vector; after `setup` several tables that differ in what chance decides."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self.given = given
        self._tables: list[Table] = []
        self.results: list[Results] = []

    @property
    def tables(self) -> list[Table]:
        # Made when first needed: a vector that begins with `setup` does not use what is given.
        if not self._tables:
            self.put([given_table(self.given)])
        return self._tables

    def put(self, tables: list[Table]) -> None:
        self._tables = tables
        self.results = [{} for _ in tables]


class AnthropoceneVectors(VectorAdapter):
    """Speaks the vocabulary with the game's own rule functions."""

    verdict_key = "rejected"

    def schema(self) -> Mapping[str, Any]:
        return load_schema(PACKAGE)

    def entries(self, when: Sequence[Entry]) -> list[tuple[str, Entry]]:
        """A list of moves is taken apart: each of them can be refused."""
        found: list[tuple[str, Entry]] = []
        for path, entry in super().entries(when):
            moves = entry.get("place")
            if isinstance(moves, list) and moves:
                found += [(f"{path}.place[{n}]", {"place": m}) for n, m in enumerate(moves, 1)]
            else:
                found.append((path, entry))
        return found

    def start(self, given: Mapping[str, Any]) -> World:
        return World(given)

    def run(self, world: World, entry: Entry) -> list[Difference]:
        [(head, what)] = entry.items()
        if head == "setup":
            world.put(dealt_tables(what["players"], what.get("mode", "base")))
            return []
        rules = {self._try(world, number, head, what) for number in range(len(world.tables))}
        if len(rules) > 1:
            raise Malformed(f"{head}: whether it is allowed depends on the deal")
        [rule] = rules
        if rule is not None:
            raise Refused(rule)
        return moved_otherwise(what, world.results) if head == "place" else []

    def _try(self, world: World, number: int, head: str, what: Any) -> str | None:
        """The rule that forbids it, or None once it has happened."""
        try:
            world.results[number] = ENTRIES[head](world.tables[number], what)
        except Refused as refused:
            world.results[number] = {"announcements": {}}
            return refused.rule
        return None

    def look(self, world: World, then: Mapping[str, Any]) -> Results:
        looks = [
            {key: look_at(table, results, key, wanted) for key, wanted in then.items()}
            for table, results in zip(world.tables, world.results, strict=True)
        ]
        for key in then:
            if any(other[key] != looks[0][key] for other in looks):
                raise Malformed(f"{key}: depends on the deal, it cannot be asserted after 'setup'")
        return looks[0]

    def compared(self, path: tuple[str, ...]) -> Compared:
        if path == ("announcements",):
            return Compared.EXACT
        if path in (("sees_objectives_of",), ("sees_hands_of",)):
            return Compared.SET
        if len(path) == 2 and path[0] in ("legal", "possible_own_objectives"):
            return Compared.SET
        return Compared.PLAIN

    def verdict(self, rule: str | None) -> str | None:
        return rule


# -- given ---------------------------------------------------------------------------------------


def given_table(given: Mapping[str, Any]) -> Table:
    """The state as it is written, whether or not it could arise in play."""
    if "players" not in given:
        raise Malformed("missing key 'players' in given")
    table = empty_table(given["players"], chance_from(0), PRESETS[given.get("mode", "base")])
    if "grid" in given:
        lay_grid(table, given["grid"])
    else:
        lay_start_cards(table)
    table.generation = given.get("generation", 1)
    table.first = seat(table, given.get("first_player", "p0"))
    table.placed = given.get("cards_placed", 0)
    table.ice = given.get("ice", table.ice)
    table.sky = list(given.get("sky", []))
    table.outcome = OUTCOMES.index(given.get("outcome"))
    take_deal(table, given.get("hands", {}), given.get("objectives", {}))
    announce_start(table)
    table.listening = True
    return table


def lay_grid(table: Table, grid: Mapping[str, Any]) -> None:
    for r, row in enumerate(ROWS):
        for c, column in enumerate(COLUMNS):
            if column not in grid.get(row, {}):
                raise Malformed(f"missing key '{row}.{column}' in given.grid: list all nine cells")
            for card in grid[row][column]:
                lay_card(table, CARD_BY_ID[card], r * 3 + c)


def take_deal(table: Table, hands: Mapping[str, Any], objectives: Mapping[str, Any]) -> None:
    """These hands and objectives; who is not listed has none."""
    table.hands = [[] for _ in range(table.seats)]
    table.lines = [NO_LINE] * table.seats
    table.values = [0] * table.seats
    for name, cards in hands.items():
        table.hands[seat(table, name)] = [CARD_BY_ID[card] for card in cards]
    for name, (line, value) in objectives.items():
        player = seat(table, name)
        table.lines[player], table.values[player] = LINES.index(line), value


def seat(table: Table, name: str) -> int:
    player = int(name[1:])
    if player >= table.seats:
        raise Malformed(f"{name} does not play: there are {table.seats} players")
    return player


def dealt_tables(players: int, mode: str) -> list[Table]:
    """New games that are dealt differently, so that what depends on the deal shows."""
    return [
        set_up(players, chance_from(n), PRESETS[mode], n % players, listening=True)
        for n in range(SETUP_DEALS)
    ]


# -- when ----------------------------------------------------------------------------------------


def place(table: Table, move: Any) -> Results:
    if not move:  # an empty list of moves
        return {}
    player, card = seat(table, move["player"]), CARD_BY_ID[move["card"]]
    row, column = ROWS.index(move["row"]), COLUMNS.index(move["column"])
    rule = refusal(table, player, player_to_move(table), card, row, column)
    if rule is not None:
        if move.get("announcements"):
            raise Malformed(f"announcements: the move is refused by {rule}, so nothing is said")
        raise Refused(rule)
    table.events = []
    place_card(table, player, card, column)
    return {"announcements": announced(table)}


def announced(table: Table) -> dict[str, str]:
    said = {}
    for event in table.events:
        if isinstance(event, ObjectiveMet):
            said[f"p{event.player}"] = "met"
        elif isinstance(event, ObjectiveBroken):
            said[f"p{event.player}"] = "broken"
    return said


def moved_otherwise(move: Any, results: list[Results]) -> list[Difference]:
    """Where a move says what is announced after it, exactly that must have been announced."""
    if not move or "announcements" not in move:
        return []
    expected = move["announcements"]
    said = [result["announcements"] for result in results]
    return [Difference("announcements", expected, made) for made in said if made != expected][:1]


def legal(table: Table, name: str) -> Results:
    """Every card in hand on every cell it may take, whoever's turn it is; none in a game over."""
    player = seat(table, name)
    moves = set(legal_moves(table, player)) if table.outcome == PLAYING else set()
    columns: dict[str, list[str]] = {CARD_IDS[card]: [] for card in table.hands[player]}
    for move in sorted(moves):
        columns[CARD_IDS[move // 3]].append(COLUMNS[move % 3])
    return {"legal": columns, "number_of_moves": len(moves)}


def close_generation(table: Table, _: Any) -> Results:
    check_going_on(table, "end_generation")
    if table.placed != CARDS_PER_GENERATION:
        raise Malformed(f"end_generation: 12 cards must have been laid, not {table.placed}")
    end_generation(table)
    return {}


def start_generation(table: Table, deal: Any) -> Results:
    check_going_on(table, "start_generation")
    if table.generation == GENERATIONS:
        raise Malformed("start_generation: there is no generation after the third")
    pass_first_player(table)
    take_deal(table, deal["hands"], deal["objectives"])
    table.events = []
    open_generation(table)
    return {"announcements": announced(table)}


def check_going_on(table: Table, head: str) -> None:
    if table.outcome != PLAYING:
        raise Malformed(f"{head}: the game is over")


def look_through_eyes(table: Table, name: str) -> Results:
    player = seat(table, name)
    people = view(table, player)["people"]
    return {
        "sees_objectives_of": [f"p{p['player']}" for p in people if "objective" in p],
        "sees_hands_of": [f"p{p['player']}" for p in people if "hand" in p],
        "own_objective": people[player].get("objective", "hidden"),
        "own_status": people[player]["status"],
    }


def final_score(table: Table, _: Any) -> Results:
    if len(table.sky) != GENERATIONS:
        raise Malformed(f"final_score: the sky needs three readings, not {len(table.sky)}")
    table.generation, table.placed = GENERATIONS, CARDS_PER_GENERATION
    end_game(table)
    return {}


ENTRIES: dict[str, Callable[[Table, Any], Results]] = {
    "place": place,
    "legal": legal,
    "end_generation": close_generation,
    "start_generation": start_generation,
    "view": look_through_eyes,
    "final_score": final_score,
}


# -- then ----------------------------------------------------------------------------------------


def look_at(table: Table, results: Results, key: str, wanted: Any) -> Any:
    if key == "pile":
        cell = ROWS.index(wanted["row"]) * 3 + COLUMNS.index(wanted["column"])
        return {**wanted, "cards": [CARD_IDS[card] for card in pile(table, cell)]}
    if key in STATE:
        return STATE[key](table)
    if key not in results:
        raise Malformed(f"{key}: the last entry of 'when' gives no such result")
    return results[key]


def by_player(table: Table, values: Sequence[Any]) -> dict[str, Any]:
    return {f"p{player}": values[player] for player in range(table.seats)}


def to_move(table: Table) -> str | None:
    turn = player_to_move(table)
    return None if turn == NOBODY else f"p{turn}"


def objective_cards_left(table: Table, cards: Sequence[Any]) -> int:
    return len(cards) - sum(line != NO_LINE for line in table.lines)


STATE: dict[str, Callable[[Table], Any]] = {
    "generation": lambda t: t.generation,
    "first_player": lambda t: f"p{t.first}",
    "to_move": to_move,
    "cards_placed": lambda t: t.placed,
    "ice": lambda t: t.ice,
    "sky": lambda t: list(t.sky),
    "hand_sizes": lambda t: by_player(t, [len(hand) for hand in t.hands]),
    "markers_left": lambda t: objective_cards_left(t, LINES),
    "biosphere_left": lambda t: objective_cards_left(t, VALUES),
    "totals": lambda t: dict(zip(LINES, t.totals)),
    "status": lambda t: by_player(t, ["met" if met else "unmet" for met in t.met]),
    "visible_co2": lambda t: visible_gas(t, CO2),
    "visible_ch4": lambda t: visible_gas(t, CH4),
    "outcome": lambda t: OUTCOMES[t.outcome],
    "score": lambda t: None if t.outcome == PLAYING else score(t),
    "grade": lambda t: None if t.outcome == PLAYING else grade(t),
    "possible_own_objectives": lambda t: by_player(
        t, [possible_own_objectives(t, player) for player in range(t.seats)]
    ),
}
