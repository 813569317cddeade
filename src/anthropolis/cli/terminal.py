"""What a player sees in the terminal: the board, the log, rules, and the screen in between."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence
from typing import Any

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text
from rich.tree import Tree

from anthropolis import Game
from anthropolis.cli.texts import say
from anthropolis.cli.wording import Path, Wording, is_number
from anthropolis.engine.events import Event

RECENT = 25
CLEAR_ALL = "\x1b[H\x1b[2J\x1b[3J"
"""Home, clear the screen, clear the scrollback: some terminals move the screen into it first."""


class Leave(Exception):
    """The player wants to stop, or there is no more input."""


class Screen:
    """Shows one game in one language."""

    def __init__(
        self,
        console: Console,
        game: Game,
        lang: str,
        names: Sequence[str] | None = None,
        explain: bool = False,
    ) -> None:
        self.explain = explain
        self.console = console
        self.game = game
        self.lang = lang
        self.names = names
        self.words = Wording(game, lang, names)

    def say(self, sentence: str, style: str = "", **gaps: Any) -> None:
        text = Text(say(sentence, self.lang, self.names, **gaps), style=style)
        # A path stays in one piece, so that it can be copied.
        self.console.print(text, soft_wrap="path" in gaps)

    def read(self, sentence: str, **gaps: Any) -> str:
        """Ask for a line; raises Leave when there is no more."""
        prompt = say(sentence, self.lang, self.names, **gaps)
        try:
            return self.console.input(Text(prompt, style="bold")).strip()
        except EOFError:
            self.console.print()
            raise Leave from None

    def draw(self, view: dict[str, Any]) -> None:
        """The board, by the game's own drawing or as a list."""
        drawing = self.game.terminal()
        if drawing is None:
            self.console.print(draw_list(view, self.words))
        else:
            self.console.print(drawing(view, self.lang, self.names))

    def draw_as_list(self, view: dict[str, Any]) -> None:
        self.console.print(draw_list(view, self.words))

    def line(self, title: str) -> None:
        """A heading on a line; one that would be cut stands above it, whole."""
        self.console.print()
        text = Text(title, style="bold")
        if text.cell_len > self.console.width - 4:
            self.console.print(text)
            text = Text()
        self.console.print(Line(text, align="left", style="dim"))

    def log(self, events: Sequence[Event], most: int | None = RECENT) -> None:
        """The latest events in words, with their rules; reasons only if somebody wants them."""
        if self.explain:
            most = None
        else:
            events = [event for event in events if not event.explains()]
        shown = events if most is None else events[-most:]
        if len(shown) < len(events):
            self.say("more_before", "dim", count=len(events) - len(shown))
        for event in shown:
            self.console.print(self.log_line(event))

    def log_line(self, event: Event) -> RenderableType:
        text = Text(self.game.say_event(event, self.lang, self.names))
        return indented(text.append(f"  {event.rule}", style="dim"))

    def rule(self, wish: str) -> None:
        """The text of a rule, or the ids nearest to what was asked for."""
        rules = {rule.id: rule for rule in self.game.rules}
        found = rules.get(wish.upper())
        if found is None:
            near = difflib.get_close_matches(wish.upper(), rules, n=4, cutoff=0.5)
            advice = say("near_rules", self.lang, rules=", ".join(near)) if near else ""
            self.say("no_such_rule", rule=wish, near=advice)
            return
        chapter = found.chapter_title[self.lang]
        self.say("rule_heading", "bold", rule=found.id, chapter=chapter)
        self.console.print(indented(Text(found.text[self.lang])))

    def clear(self) -> None:
        """Leave nothing to be seen, not even by scrolling back, as far as the terminal obeys."""
        if self.console.is_terminal:
            self.console.file.write(CLEAR_ALL)
            self.console.file.flush()


def indented(text: Text) -> Padding:
    return Padding(text, (0, 0, 0, 2), expand=False)


def draw_list(view: Mapping[str, Any], words: Wording) -> Tree:
    """Any view as a readable list."""
    tree = Tree(Text(words.game.name[words.lang], style="bold"), guide_style="dim")
    for name, value in view.items():
        add_branch(tree, words.term(name), value, (name,), words)
    return tree


def add_branch(tree: Tree, name: str, value: Any, path: Path, words: Wording) -> None:
    """Short values on one line, lists of like things as a table, the rest as branches."""
    label = Text(name, style="bold")
    if is_table(value):
        tree.add(label).add(draw_rows(value, path, words))
    elif isinstance(value, Mapping) and not all(is_short(v) for v in value.values()):
        branch = tree.add(label)
        for inner, item in value.items():
            if words.value(item, (*path, inner)) != name:  # not once more whose it is
                add_branch(branch, words.key(inner, path), item, (*path, inner), words)
    elif isinstance(value, (list, tuple)) and any(isinstance(v, Mapping) for v in value):
        branch = tree.add(label)
        for number, item in enumerate(value):
            add_branch(branch, words.item(number, path), item, (*path, str(number)), words)
    else:
        tree.add(label.append(f"  {words.value(value, path)}", style="not bold"))


def is_table(value: Any) -> bool:
    """A list of records that all have the same short fields."""
    if not isinstance(value, (list, tuple)) or len(value) < 2:
        return False
    if not all(isinstance(item, Mapping) and len(item) <= 6 for item in value):
        return False
    same = all(item.keys() == value[0].keys() for item in value)
    return same and all(is_short(v) for item in value for v in item.values())


def is_short(value: Any) -> bool:
    return value is None or isinstance(value, (str, bool)) or is_number(value)


def draw_rows(rows: Sequence[Mapping[str, Any]], path: Path, words: Wording) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), header_style="dim")
    for name in rows[0]:
        table.add_column(words.term(str(name)))
    for number, row in enumerate(rows):
        at = (*path, str(number))
        table.add_row(*(words.value(value, (*at, name)) for name, value in row.items()))
    return table
