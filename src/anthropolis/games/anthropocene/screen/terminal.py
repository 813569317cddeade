"""Anthropocène drawn in a terminal, from a view alone; colour never says what words do not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from rich import box
from rich.align import Align
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from anthropolis.engine.rules import load_yaml
from anthropolis.engine.words import Catalogue
from anthropolis.games.anthropocene.game import GAME
from anthropolis.games.anthropocene.table.components import (
    BIOSPHERE,
    CARD_BY_ID,
    COLUMNS,
    ELEMENT,
    GAS,
    GASES,
    GENERATIONS,
    NO_GAS,
    PACKAGE,
    ROWS,
)
from anthropolis.games.anthropocene.table.modes import COUNT_CH4, COUNT_CO2, PRESETS

ROW_STYLE = {"air": "black on cyan", "land": "black on yellow", "water": "white on blue"}
COUNTED = {"co2": COUNT_CO2, "ch4": COUNT_CH4}
ICE_CARDS = 3
BOARD_WIDTH = 51

View = Mapping[str, Any]


def draw(view: View, lang: str, names: Sequence[str] | None = None) -> RenderableType:
    """The whole table as this view's seat sees it."""
    words = Speaker(lang, names)
    side = Table.grid(padding=(0, 2, 0, 0))
    side.add_column(no_wrap=True, min_width=BOARD_WIDTH)
    side.add_row(draw_board(view, words), draw_score(view, words))
    parts: list[RenderableType] = [draw_heading(view, words), side, draw_people(view, words)]
    hands = draw_open_hands(view, words)
    if hands is not None:
        parts.append(hands)
    if view["seat"] is not None:
        parts.append(draw_own(view, words))
    if view["outcome"]:
        score = str(view["score"]).replace("-", "−")
        line = words.say(view["outcome"], score=score, grade=view["grade"])
        parts.append(Text(line, style="bold"))
    return Group(*parts)


class Speaker:
    """Says the drawing's words in one language, with the players' names."""

    def __init__(self, lang: str, names: Sequence[str] | None) -> None:
        self.lang = lang
        self.names = names

    def say(self, sentence: str, **gaps: Any) -> str:
        return words_of_drawing().say(sentence, gaps, self.lang, self.names)

    def title(self, word: str) -> str:
        """A word of the game that begins a label."""
        term = GAME.catalogue.term(word, self.lang)
        return term[:1].upper() + term[1:]


@cache
def words_of_drawing() -> Catalogue:
    return Catalogue(load_yaml(PACKAGE, "texts/terminal.yaml"), GAME.catalogue.terms)


def draw_heading(view: View, words: Speaker) -> Text:
    """ANT-DIG-08: the generation and the cards left in it."""
    parts = [
        words.say("generation", number=view["generation"], of=GENERATIONS),
        words.say("cards_left", count=view["cards_left"]),
        words.title(view["mode"]),
    ]
    return Text(" · ".join(parts), style="bold")


def draw_board(view: View, words: Speaker) -> Table:
    """ANT-DIG-05, ANT-DIG-06: nine piles, with the totals of rows and columns at the edge."""
    table = Table(box=box.ROUNDED, show_lines=True, show_header=True, header_style="bold")
    table.add_column("", min_width=7)
    for column in COLUMNS:
        table.add_column(words.title(column), justify="center", min_width=9)
    table.add_column("Σ", justify="right")
    for row in ROWS:
        cells = [draw_pile(view, words, view["board"][row][column]) for column in COLUMNS]
        table.add_row(
            chip(words.title(row), row), *cells, Text(str(view["totals"][row]), style="bold")
        )
    sums = [Text(str(view["totals"][column]), style="bold") for column in COLUMNS]
    table.add_row(Text("Σ", style="bold"), *sums, "")
    return table


def chip(label: str, row: str) -> Text:
    """A label on the colour of its row."""
    return Text(f" {label} ", style=f"bold {ROW_STYLE[row]}")


def draw_pile(view: View, words: Speaker, pile: Sequence[str]) -> Group:
    """The top card with its gas, and how many cards lie there."""
    if not pile:
        return centred(Text("–", style="dim"), Text(words.say("empty"), style="dim"))
    top = CARD_BY_ID[pile[-1]]
    face = chip(str(BIOSPHERE[top]), ROWS[ELEMENT[top]])
    if GAS[top] != NO_GAS:
        face = Text.assemble(face, " ", draw_gas(view, words, GASES[GAS[top]]))
    return centred(face, Text(words.say("pile", count=len(pile)), style="dim"))


def centred(*lines: Text) -> Group:
    """Lines in the middle of their cell, each with the spaces at its edges."""
    return Group(*(Align.center(line) for line in lines))


def draw_gas(view: View, words: Speaker, gas: str) -> Text:
    """ANT-DIG-07: a gas that melts ice is marked; one that does not stands in brackets."""
    name = GAME.catalogue.term(gas, words.lang)
    counts = PRESETS[view["mode"]] & COUNTED[gas]
    return Text(name, style="bold red") if counts else Text(f"({name})", style="dim")


def draw_score(view: View, words: Speaker) -> Table:
    """ANT-DIG-07, ANT-DIG-08: ice, gas, sky readings and what they would be worth."""
    table = Table.grid(padding=(0, 2, 1, 0))
    table.add_column(style="bold")
    table.add_column()
    table.add_row(words.say("ice"), draw_ice(view, words))
    table.add_row(words.say("gas"), draw_visible_gas(view, words))
    table.add_row(words.say("sky"), draw_sky(view, words))
    if view["score"] is None:
        table.add_row(words.say("score"), score_so_far(view, words))
    return table


def draw_ice(view: View, words: Speaker) -> Text:
    ice = view["ice"]
    if ice is None:
        return Text(words.say("no_ice"), style="dim")
    text = Text().append(f"{ice} ", style="bold")
    text.append("■" * ice + "□" * (ICE_CARDS - ice), style="cyan")
    if view["outcome"]:
        return text
    melts = view["gas"]["would_melt"]
    line = words.say("would_melt", count=melts) if melts else words.say("none_melts")
    return text.append(f"\n{line}", style="" if melts else "dim")


def draw_visible_gas(view: View, words: Speaker) -> Text:
    text = Text()
    for gas in ("co2", "ch4"):
        text.append_text(draw_gas(view, words, gas)).append(f" {view['gas'][gas]}   ")
    return text


def draw_sky(view: View, words: Speaker) -> Text:
    if not view["sky"]:
        return Text(words.say("no_sky"), style="dim")
    readings = enumerate(view["sky"], 1)
    return Text("\n".join(words.say("reading", generation=g, value=v) for g, v in readings))


def score_so_far(view: View, words: Speaker) -> str:
    sky, ice = sum(view["sky"]), view["ice"]
    if ice is None:
        return words.say("so_far", points=sky)
    return words.say("with_ice", sky=sky, ice=ice, points=sky * ice).replace("-", "−")


def draw_people(view: View, words: Speaker) -> Table:
    """ANT-DIG-03, ANT-DIG-04, ANT-DIG-08: badges, objectives, hand sizes, who is first and next."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold")
    for heading in ("player", "badge", "objective", "hand"):
        table.add_column(words.say(heading), no_wrap=True)
    table.add_column("")
    for person in view["people"]:
        player = person["player"]
        own = player == view["seat"]
        table.add_row(
            Text(words.say("you" if own else "seat", player=player), style="bold" if own else ""),
            draw_badge(person, words),
            draw_objective(view, person, words),
            Text(str(person["hand_size"]), justify="center"),
            Text(" · ".join(roles(view, player, words))),
        )
    return table


def draw_badge(person: View, words: Speaker) -> Text:
    met = person["status"] == "met"
    term = GAME.catalogue.term(person["status"], words.lang)
    return Text(f"✓ {term}" if met else f"✗ {term}", style="bold green" if met else "magenta")


def draw_objective(view: View, person: View, words: Speaker) -> Text:
    """ANT-DIG-04, ANT-DIG-15: two card backs stand for what this seat may not see."""
    if "objective" in person:
        line, value = person["objective"]
        total = view["totals"][line]
        return Text(words.say("line_now", line=words.title(line), value=value, total=total))
    return Text("▒▒ ▒▒ ").append(words.say("hidden"), style="dim")


def draw_open_hands(view: View, words: Speaker) -> Table | None:
    """The hands of the others, where they lie face up or this view may look into them."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.title, table.title_style, table.title_justify = words.say("open_hands"), "bold", "left"
    for person in view["people"]:
        if person.get("hand") and person["player"] != view["seat"]:
            cards = [draw_small_card(view, words, card) for card in person["hand"]]
            table.add_row(words.say("seat", player=person["player"]), Text("  ").join(cards))
    return table if table.row_count else None


def draw_small_card(view: View, words: Speaker, card: str) -> Text:
    """Element and value, with the gas behind them."""
    number = CARD_BY_ID[card]
    row = ROWS[ELEMENT[number]]
    face = chip(f"{words.title(row)} {BIOSPHERE[number]}", row)
    if GAS[number] == NO_GAS:
        return face
    return Text.assemble(face, " ", draw_gas(view, words, GASES[GAS[number]]))


def roles(view: View, player: int, words: Speaker) -> list[str]:
    found = []
    if player == view["to_move"]:
        found.append("◀ " + words.say("to_move"))
    if player == view["first_player"]:
        found.append(words.say("first"))
    return found


def draw_own(view: View, words: Speaker) -> Group:
    """The seat's own hand, and its note sheet where the table uses one (ANT-DIG-13)."""
    hand = view["people"][view["seat"]].get("hand", [])
    parts: list[RenderableType] = []
    if hand:
        parts.append(Text(words.say("your_hand"), style="bold"))
        parts.append(Columns([draw_card(view, words, card) for card in hand], padding=(0, 1)))
    elif not view["outcome"]:
        parts.append(Text(words.say("empty_hand"), style="dim"))
    if "possible_own_objectives" in view:
        parts.append(draw_notes(view, words))
    return Group(*parts)


def draw_card(view: View, words: Speaker, card: str) -> Panel:
    number = CARD_BY_ID[card]
    row = ROWS[ELEMENT[number]]
    face = chip(f"{words.title(row)} {BIOSPHERE[number]}", row)
    gas = GAS[number]
    below = draw_gas(view, words, GASES[gas]) if gas != NO_GAS else Text("")
    return Panel(centred(face, below), width=11, height=4, padding=0)


def draw_notes(view: View, words: Speaker) -> Text:
    values: dict[str, list[str]] = {}
    for line, value in view["possible_own_objectives"]:
        values.setdefault(line, []).append(str(value))
    parts = [f"{words.title(line)} {'/'.join(found)}" for line, found in values.items()]
    return Text(words.say("notes"), style="bold").append(" · ".join(parts), style="not bold")
