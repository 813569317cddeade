"""LIMIT drawn in a terminal, from a view alone; colour never says what words do not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from anthropolis.engine.rules import load_yaml
from anthropolis.engine.words import Catalogue
from anthropolis.games.limit.game import GAME
from anthropolis.games.limit.table.components import CARD_BY_ID, CARDS, PACKAGE, RESOURCES
from anthropolis.games.limit.texts.words import NationNames

PLANTS = RESOURCES[:3]
ZONE_STYLE = {"boom": "green", "growth": "", "uprising": "bold red"}
GAUGE = 11
CLAIMS = {"renewable": "supply", "industrial": "consumption", "fossil": "fossils"}
NAME_WIDTH = 19
LEAST_COLUMN = 15
MOST_COLUMN = 26

View = Mapping[str, Any]


def draw(view: View, lang: str, names: Sequence[str] | None = None) -> RenderableType:
    """The whole table as this view's seat sees it."""
    words = Speaker(view, lang, names)
    parts: list[RenderableType] = [
        draw_heading(view, words),
        SideBySide(draw_market(view, words), draw_world(view, words)),
        Nations(view, words),
    ]
    parts += draw_cards_on_table(view, words)
    if view["star"] is not None:
        parts.append(draw_star(view["star"], words))
    if view["alliances"] is not None:
        parts += draw_alliances(view, words)
    if view["seat"] is not None:
        parts += draw_own(view["nations"][view["seat"]], words)
    return Group(*parts)


class Speaker:
    """Says the drawing's words in one language, with the nations' names."""

    def __init__(self, view: View, lang: str, names: Sequence[str] | None) -> None:
        self.lang = lang
        self.names = names
        self.seat = view["seat"]

    def say(self, sentence: str, **gaps: Any) -> str:
        return words_of_drawing().say(sentence, gaps, self.lang, self.names)

    def title(self, word: str) -> str:
        """A word of the game that begins a label."""
        term = GAME.catalogue.term(word, self.lang)
        return term[:1].upper() + term[1:]

    def nation(self, nation: int) -> str:
        return self.say("you" if nation == self.seat else "seat", nation=nation)

    def cards(self, cards: Sequence[str]) -> str:
        return ", ".join(GAME.catalogue.term(card, self.lang) for card in cards)


@cache
def words_of_drawing() -> Catalogue:
    return NationNames(load_yaml(PACKAGE, "texts/terminal.yaml"), GAME.catalogue.terms)


def framed() -> Table:
    return Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold", collapse_padding=True)


class SideBySide:
    """Two tables next to each other where there is room for both, else one below the other."""

    def __init__(self, left: Table, right: Table) -> None:
        self.left = left
        self.right = right

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        both = Table.grid(padding=(0, 2, 0, 0))
        both.add_row(self.left, self.right)
        wanted = Measurement.get(console, options.update(width=10_000), both).maximum
        if wanted <= options.max_width:
            yield both
        else:
            yield self.left
            yield self.right


class Nations:
    """The nations' boards, as many in a row as the terminal has room for."""

    def __init__(self, view: View, words: Speaker) -> None:
        self.view = view
        self.words = words

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        nations = self.view["nations"]
        room = max(1, (options.max_width - NAME_WIDTH - 2) // LEAST_COLUMN)
        rows = -(-len(nations) // room)
        in_a_row = -(-len(nations) // rows)
        for first in range(0, len(nations), in_a_row):
            yield draw_nations(self.view, nations[first : first + in_a_row], self.words)


# -- what the nations share -----------------------------------------------------------------------


def draw_heading(view: View, words: Speaker) -> Text:
    parts = [
        words.say("generation", number=view["generation"], of=view["generations"]),
        words.say("game_over") if view["over"] else words.title(view["step"]),
        words.say("leader", nation=view["leader"]),
    ]
    crises = view["crises"]
    text = Text(" · ".join(parts), style="bold")
    text.append("\n" + words.say("crises", total=crises["total"], limit=crises["limit"]))
    where = [
        words.say("crises_at", generation=number, kinds=kinds)
        for number, kinds in enumerate(crises["by_generation"], 1)
        if kinds
    ]
    text.append(f" ({' · '.join(where) or words.say('none_yet')})", style="not bold")
    if view["demilitarized"]:
        text.append("\n" + words.say("demilitarized"), style="not bold")
    return text


def draw_market(view: View, words: Speaker) -> Table:
    """Stock and price ladder of the four resources; brackets mark where the cube stands."""
    table = framed()
    table.add_column(words.say("market"), no_wrap=True)
    table.add_column(words.say("stock"), justify="right", no_wrap=True)
    table.add_column(words.say("price"), no_wrap=True)
    table.add_column(words.say("buy_sell"), justify="right", no_wrap=True)
    for resource in RESOURCES:
        row = view["market"][resource]
        sale = "–" if row["position"] == 1 else row["sell"]
        prices = words.say("buy_sell_at", buy=row["buy"], sell=sale)
        table.add_row(words.title(resource), str(row["stock"]), ladder(row["position"]), prices)
    return table


def ladder(position: int) -> Text:
    """`· · ● · · ·`: six positions, the cube on one of them."""
    text = Text()
    for place in range(1, 7):
        here = place == position
        text.append("●" if here else "·", style="bold cyan" if here else "dim")
        text.append(" " if place < 6 else "")
    return text


def draw_world(view: View, words: Speaker) -> Table:
    table = framed()
    table.add_column(words.say("world"), no_wrap=True)
    table.add_column("", no_wrap=True)
    pollution, disruption = view["pollution"], view["disruption"]
    table.add_row(words.say("bank"), words.say("dollars", money=view["bank"]))
    left = {"left": pollution["reserve"], "capacity": pollution["capacity"]}
    shown = words.say("of_capacity", **left)
    if pollution["excess"]:
        shown = words.say("with_excess", excess=pollution["excess"])
    table.add_row(words.say("pollution_reserve"), shown)
    left = {"left": disruption["reserve"], "capacity": disruption["capacity"]}
    table.add_row(words.say("disruption_reserve"), words.say("of_capacity", **left))
    colonies = view["colonization"]
    land = {"land": colonies["territories"], "fossil": colonies["fossil"]}
    table.add_row(words.say("colonies"), words.say("land_and_fossil", **land))
    return table


# -- nations --------------------------------------------------------------------------------------


def draw_nations(view: View, nations: Sequence[View], words: Speaker) -> Table:
    """One column for each of these nations, in the order of the seats."""
    table = framed()
    table.add_column(words.say("nations"), no_wrap=True, min_width=NAME_WIDTH)
    for nation in nations:
        table.add_column(words.nation(nation["nation"]), max_width=MOST_COLUMN, overflow="fold")
    for label, cells in nation_rows(view, nations, words):
        table.add_row(label, *cells)
    return table


def nation_rows(
    view: View, nations: Sequence[View], words: Speaker
) -> list[tuple[str, list[RenderableType]]]:
    points = "points_so_far" if view["stress_tests"] else "points"
    rows: list[tuple[str, list[RenderableType]]] = [
        (words.say("population"), [population(n, words) for n in nations]),
        (words.say("classes"), [" ".join(map(str, n["classes"].values())) for n in nations]),
        (words.say("unrest"), [gauge(n, words) for n in nations]),
    ]
    rows += [(words.say(f"{p}_plant"), [plant(n, p, words) for n in nations]) for p in PLANTS]
    rows += [(words.say(r), [stock(n, r, words) for n in nations]) for r in RESOURCES]
    rows += [
        (words.say("money"), [money(n, words) for n in nations]),
        (words.say("territories"), [str(n["territories"]) for n in nations]),
        (words.say("tokens"), [f"{n['pollution']}, {n['disruption']}" for n in nations]),
        (words.say("tiles"), [words.say("tiles_at", **n["demography"]) for n in nations]),
        (words.say("cards"), [hand_size(n, words) for n in nations]),
        (words.say(points), [Text(str(n["score"]["total"]), style="bold") for n in nations]),
        (words.say("state"), [state(view, n, words) for n in nations]),
    ]
    return rows


def population(nation: View, words: Speaker) -> str:
    people = nation["population"]
    return words.say("level_value", value=people["value"], level=people["level"])


def gauge(nation: View, words: Speaker) -> Text:
    """The position among eleven, and the zone in words."""
    position, zone = nation["unrest"]["position"], nation["unrest"]["zone"]
    bar = "▪" * position + "·" * (GAUGE - position)
    return Text(f"{bar} {position} ").append(words.say(zone), style=ZONE_STYLE[zone])


def plant(nation: View, kind: str, words: Speaker) -> str:
    """Value and level, with the fossils it burns and the pollution it makes."""
    row = nation["production"][kind]
    text = words.say("level_value", value=row["value"], level=row["level"])
    if not row["fossil"] and not row["pollution"]:
        return text
    return f"{text}\n{words.say('burns', fossil=row['fossil'], pollution=row['pollution'])}"


def stock(nation: View, resource: str, words: Speaker) -> Text:
    """What there is, and what the next steps will ask for; a shortage stands out."""
    need = nation["expected"][CLAIMS[resource]] if resource in CLAIMS else 0
    amount = nation["stock"][resource]
    if need == 0:
        return Text(str(amount))
    style = "bold red" if amount < need else ""
    return Text(words.say("needed", amount=amount, need=need), style=style)


def money(nation: View, words: Speaker) -> str:
    return words.say("with_taxes", money=nation["money"], taxes=nation["expected"]["taxes"])


def hand_size(nation: View, words: Speaker) -> str:
    limit = nation["expected"]["hand_limit"]
    return words.say("hand_of", hand=nation["hand_size"], limit=limit)


def state(view: View, nation: View, words: Speaker) -> str:
    found = []
    if nation["nation"] in view["deciders"]:
        found.append(words.say("to_decide"))
    if nation["passed"] and view["step"] == "decide_policy":
        found.append(words.say("passed"))
    return ", ".join(found)


# -- cards, star nation, alliances ----------------------------------------------------------------


def draw_cards_on_table(view: View, words: Speaker) -> list[RenderableType]:
    """What lies open of each nation: permanents, cards played, cards known to be in hand."""
    lines: list[RenderableType] = []
    for nation in view["nations"]:
        own = nation["nation"] == view["seat"]
        piles = [("in_play", nation["permanents"]), ("played", nation["played"])]
        piles += [] if own else [("known", nation["shown"])]
        said = [words.say(key, cards=words.cards(cards)) for key, cards in piles if cards]
        if said:
            line = Text(words.nation(nation["nation"]) + " · ", style="bold")
            lines.append(line.append(" · ".join(said), style="not bold"))
    return lines


def draw_star(star: View, words: Speaker) -> Text:
    """LIM-SOLO-04: values of this generation and tokens; the events that have happened."""
    values = words.say(
        "star_values", population=star["population"]["value"], class_c=star["class_c"],
        industrial=star["industrial"], military=star["military"],
    )  # fmt: skip
    tokens = words.say(
        "star_tokens", land=star["territories"], fossil=star["fossil"], money=star["money"],
        pollution=star["pollution"], disruption=star["disruption"],
    )  # fmt: skip
    text = Text(words.say("star") + " · ", style="bold")
    text.append(f"{values} · {tokens}", style="not bold")
    if star["events_past"]:
        past = words.say("events_past", events=words.cards(star["events_past"]))
        text.append(f" · {past}", style="not bold")
    return text


def draw_alliances(view: View, words: Speaker) -> list[RenderableType]:
    lines: list[RenderableType] = []
    for kind, alliances in view["alliances"].items():
        for members in alliances["groups"]:
            label = words.say("alliance", kind=kind)
            line = Text(f"{label[:1].upper()}{label[1:]} · ", style="bold")
            names = ", ".join(words.nation(member) for member in members)
            lines.append(line.append(names, style="not bold"))
    return lines


def draw_own(nation: View, words: Speaker) -> list[RenderableType]:
    """Cards drawn and in hand with what each says; ✓ can be played now, else why it cannot."""
    parts: list[RenderableType] = []
    if nation["drawn"]:
        table = card_table(words.say("drawn"))
        for card in nation["drawn"]:
            table.add_row(words.cards([card]), "", card_text(card, words))
        parts.append(table)
    if not nation["hand"]:
        return [*parts, Text(words.say("empty_hand"), style="dim")]
    table = card_table(words.say("your_hand"))
    for held in nation["hand"]:
        forbidden = held["forbidden_by"]
        mark = Text(forbidden, style="dim") if forbidden else Text(words.say("playable"))
        table.add_row(words.cards([held["card"]]), mark, card_text(held["card"], words))
    return [*parts, table]


def card_table(title: str) -> Table:
    """Name, whether it can be played, and what it says."""
    table = framed()
    table.add_column(title, no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column("")
    return table


def card_text(card: str, words: Speaker) -> str:
    return str(CARDS[CARD_BY_ID[card]]["text"][words.lang])
