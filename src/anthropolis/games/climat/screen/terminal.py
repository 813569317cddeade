"""The table in a terminal: the column of regions as a map of numbers, the tracks, the hands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from anthropolis.engine.rules import load_yaml
from anthropolis.engine.words import Catalogue
from anthropolis.games.climat.table.regions import PACKAGE
from anthropolis.games.climat.texts.words import climat_catalogue

View = dict[str, Any]
Names = Sequence[str] | None
SHORT = {"coal": "C", "gas": "G", "hydro": "H", "nuclear": "N", "enr_i": "i", "enr_p": "p"}
STYLES = {"war": "bold red", "famine": "bold red", "pandemic": "bold red", "conflicts": "red"}


@cache
def words() -> Catalogue:
    return Catalogue(load_yaml(PACKAGE, "texts/terminal.yaml"), climat_catalogue().terms)


class Screen:
    """Draws one view in one language."""

    def __init__(self, view: View, lang: str, names: Names) -> None:
        self.view = view
        self.lang = lang
        self.names = names

    def say(self, name: str, **params: Any) -> str:
        return words().say(name, params, self.lang, self.names)

    def term(self, word: str) -> str:
        return words().term(word, self.lang)

    def draw(self) -> Group:
        parts: list[RenderableType] = [self.tracks(), self.column(), self.people()]
        return Group(*parts, *[Text(line) for line in self.lines()])

    def tracks(self) -> Panel:
        v = self.view
        ges = self.say("ges", ges=v["global_ges"])
        style = "bold green" if v["global_ges"] <= 33 else "bold yellow"
        lines = [
            Text(ges, style=style),
            Text(self.say("track", green=v["green"], red=v["red"], pending=v["pending"])),
            Text(self.say("zones", total=v["destruction"], **v["zones"])),
            Text(f"{self.say('oil', balance=v['oil_balance'])} · "
                 f"{self.say('implant', total=v['implant_total'])}"),
        ]  # fmt: skip
        if v["globals"]:
            lines.append(Text(self.say("globals", tps=v["globals"])))
        return Panel(Group(*lines), title=self.heading())

    def heading(self) -> str:
        v = self.view
        if v["result"]:
            return self.say("game_over", result=v["result"], score=v["score"])
        turn = self.say("turn", number=v["turn"], of=v["turns"], round=v["round"])
        return f"{turn} · {self.say('active', region=v['active'], player=v['player'])}"

    def column(self) -> Table:
        """Regions in the order of the column, the active one marked."""
        table = Table(expand=True, pad_edge=False)
        heads = ("region", "ndv", "discipline", "people", "ges_column", "oil_column",
                 "power_column", "tps", "trouble", "here")  # fmt: skip
        for head in heads:
            table.add_column(self.say(head), overflow="fold")
        for name in self.view["order"]:
            table.add_row(*self.row(name, self.view["regions"][name]))
        return table

    def row(self, name: str, region: View) -> list[Text | str]:
        active = name == self.view["active"]
        mark = "▶ " if active else "  "
        oil = region["oil"]
        power = "".join(SHORT[k] * n for k, n in region["electricity"].items())
        letters = "".join(tp[-1].upper() for tp in region["tps"])
        return [
            Text(mark + self.term(name), style="bold" if active else ""),
            str(region["ndv"]),
            str(region["discipline"]),
            f"{region['population']} ({region['demography']:+d})",
            f"{region['ges']} ({region['ges_coming']})",
            f"{oil['local']}/{oil['imported']}/{oil['exported']}",
            power,
            letters,
            self.trouble(region),
            self.pawns(name),
        ]

    def trouble(self, region: View) -> Text:
        text = Text()
        if region["status"]:
            text.append(self.term(region["status"]) + " ", style="bold red")
        for kind, many in region["tokens"].items():
            if many:
                text.append(f"{self.term(kind)} {many} ", style=STYLES.get(kind, ""))
        return text

    def pawns(self, name: str) -> str:
        here = [p["seat"] for p in self.view["players"] if p["place"] == name]
        return " ".join(str(seat + 1) for seat in here)

    def people(self) -> Group:
        return Group(*[
            Text(self.say("player", **{key: p[key] for key in
                                       ("seat", "character", "employer", "place", "cards")}))
            for p in self.view["players"]
        ])  # fmt: skip

    def lines(self) -> list[str]:
        v = self.view
        found: list[str] = []
        if v["event"]:
            found.append(self.say("event", card=v["event"], region=v["target"]))
        action = v["common_action"]
        if action["held"]:
            seen = [laid["card"] for laid in action["laid"] if laid["card"]]
            found.append(self.say("common_action", held=action["held"], colours=action["colours"],
                                  cards=action["external"] + seen))  # fmt: skip
        cards = ", ".join(f"{self.term(card)} ×{n}" for card, n in v["hand"].items())
        found.append(self.say("hand", cards=cards or self.say("no_cards")))
        return found


def draw(view: View, lang: str, names: Names = None) -> Group:
    """What `anthropolis play` shows before every decision."""
    return Screen(view, lang, names).draw()
