"""Hegemony drawn in a terminal, from a view alone; colour never says what words do not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from anthropolis.engine.rules import load_yaml
from anthropolis.engine.words import Catalogue
from anthropolis.games.hegemony.game import GAME
from anthropolis.games.hegemony.table.roles import CLASSES, PACKAGE, ROLES
from anthropolis.games.hegemony.texts.words import HegemonyWords

View = Mapping[str, Any]
NOTHING = "–"


def draw(view: View, lang: str, names: Sequence[str] | None = None) -> RenderableType:
    """The whole table as this view's seat sees it."""
    words = Speaker(lang)
    parts: list[RenderableType] = [
        draw_heading(view, words),
        draw_policies(view, words),
        draw_shared(view, words),
        draw_roles(view, words, names),
        draw_companies(view, words),
        *draw_expansions(view, words),
    ]
    if view["role"] is not None:
        parts.append(draw_hand(view, words))
    return Group(*parts)


class Speaker:
    """Says the drawing's words in one language."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, sentence: str, **gaps: Any) -> str:
        return words_of_drawing().say(sentence, gaps, self.lang)

    def term(self, word: str) -> str:
        return GAME.catalogue.term(word, self.lang)


@cache
def words_of_drawing() -> Catalogue:
    return HegemonyWords(load_yaml(PACKAGE, "texts/terminal.yaml"), GAME.catalogue.terms)


@cache
def printed() -> dict[str, dict[str, Any]]:
    """What is printed on every card: put together once, a board asks for dozens of them."""
    return GAME.cards


def framed() -> Table:
    return Table(box=box.SIMPLE_HEAD, pad_edge=False, header_style="bold", collapse_padding=True)


# -- what everybody shares ------------------------------------------------------------------------


def draw_heading(view: View, words: Speaker) -> Text:
    gaps = {"number": view["round"], "of": view["rounds"], "phase": view["phase"]}
    text = words.say("heading", turn=view["turn"], role=view["acting"], **gaps)
    return Text(text, style="bold")


def draw_policies(view: View, words: Speaker) -> Table:
    """Each policy with its section and, if there is one, the Bill on it."""
    bills = {bill["policy"]: bill for bill in view["bills"]}
    table = framed()
    table.add_column(words.say("policies"))
    table.add_column("")
    for number, section in view["policies"].items():
        bill = bills.get(int(number))
        value = section
        if bill:
            gaps = {"section": section, "wanted": bill["section"], "role": bill["by"]}
            value = words.say("bill_to", **gaps)
        table.add_row(words.term(f"policy_{number}"), value)
    return table


def draw_shared(view: View, words: Speaker) -> Text:
    state = view["state"]
    bag = [view["bag"][name] for name in CLASSES]
    lines = [
        words.say("multiplier", number=view["tax_multiplier"]),
        words.say("bag", working=bag[0], middle=bag[1], capitalist=bag[2]),
        words.say(
            "state", treasury=state["treasury"], loans=state["loans"], limit=state["imf"]["limit"]
        ),
    ]
    if state["imf"]["one_away"]:
        lines.append(words.say("imf_near"))
    lines.append(words.say("services", **state["services"]))
    lines += state_lines(state, words)
    lines += jobless_lines(view, words)
    lines += market_lines(view, words)
    return Text("\n".join(lines))


def jobless_lines(view: View, words: Speaker) -> list[str]:
    """The unemployed of each class by what they have learnt."""
    found = []
    for role in CLASSES:
        kinds = view.get(role, {}).get("unemployed", {}) if role in view["hands"] else {}
        some = [f"{count} {words.term(kind)}" for kind, count in kinds.items() if count]
        if some:
            found.append(words.say("jobless_of", role=role, workers=some))
    return found


def market_lines(view: View, words: Speaker) -> list[str]:
    """What is sold to whom: abroad, by deals, and the companies to build with their prices."""
    lines = [words.say("imports", **view["import_prices"])]
    if view["export"]:
        sales = printed()[view["export"]]["transactions"]
        lines.append(words.say("exports", sales=[sale_text(sale, words) for sale in sales]))
    for deal in view["deals"]:
        goods = printed()[deal["card"]]["goods"]
        some = [f"{units} {words.term(good)}" for good, units in goods.items() if units]
        lines.append(words.say("deal_of", goods=some, cost=deal["cost"], tariff=deal["tariff"]))
    for role, companies in view["markets"].items():
        if companies:
            sold = [f"{words.term(one)} {printed()[one]['cost']}" for one in companies]
            lines.append(words.say("market_of", role=role, companies=sold))
    return lines


def sale_text(sale: View, words: Speaker) -> str:
    return f"{sale['amount']} {words.say('letter_' + sale['resource'])} → {sale['money']}"


def state_lines(state: View, words: Speaker) -> list[str]:
    """What only a State player has."""
    if "legitimacy" not in state:
        return []
    tracks = [state["legitimacy"][name] for name in CLASSES]
    lines = [
        words.say("legitimacy", working=tracks[0], middle=tracks[1], capitalist=tracks[2]),
        words.say("events", events=state["events"]),
    ]
    if state["agenda"]:
        sections = printed()[state["agenda"]]["sections"]
        wanted = " ".join(f"{policy}{section}" for policy, section in sections.items())
        lines.append(words.say("agenda", wanted=wanted, matches=state["agenda_matches"]))
    return lines


# -- the roles ------------------------------------------------------------------------------------


def draw_roles(view: View, words: Speaker, names: Sequence[str] | None) -> Table:
    """The boards side by side, one column for each role that is played."""
    played = [role for role in ROLES if role in view["hands"]]
    table = framed()
    table.add_column(words.say("roles"))
    for seat, role in enumerate(played):
        title = words.term(role)
        if role == view["role"]:
            title += f" ({words.say('you')})"
        elif names:
            title += f" ({names[seat]})"
        table.add_column(title, justify="right")
    for row in ROWS:
        cells = [str(ROWS[row](view[role])) for role in played]
        if any(cell != NOTHING for cell in cells):
            table.add_row(words.say(row), *cells)
        if row == "capital" and view["phase"] in BEFORE_PRODUCTION:
            table.add_row(words.say("ahead"), *[ahead(view[role]) for role in played])
    table.add_row(words.say("cards"), *[str(view["hands"][role]) for role in played])
    return table


BEFORE_PRODUCTION = ("preparation", "action")


def ahead(board: View) -> str:
    """HEG-PRD-01, HEG-PRE-02: what Production and the interest after it would bring or take."""
    return f"{board['expected']['money']:+d}".replace("-", "−")


def stock(board: View, key: str) -> str:
    return " ".join(str(units) for units in board[key].values()) if key in board else NOTHING


def money(board: View) -> Any:
    return board.get("money", board.get("revenue", board.get("treasury", NOTHING)))


ROWS: dict[str, Any] = {
    "vp": lambda board: board["vp"],
    "money": money,
    "capital": lambda board: board.get("capital", NOTHING),
    "wealth": lambda board: board.get("wealth_space", NOTHING),
    "loans": lambda board: board["loans"],
    "influence": lambda board: board["influence"],
    "population": lambda board: board.get("population", NOTHING),
    "prosperity": lambda board: board.get("prosperity", NOTHING),
    "jobless": lambda board: board.get("unemployed_count", NOTHING),
    "unions": lambda board: len(board["unions"]) if "unions" in board else NOTHING,
    "goods": lambda board: stock(board, "goods") if "population" in board else NOTHING,
    "storage": lambda board: stock(board, "storage"),
    "zone": lambda board: stock(board, "zone"),
    "prices": lambda board: stock(board, "prices") if "storage" in board else NOTHING,
}


# -- automas and mini-expansions -----------------------------------------------------------------


def draw_expansions(view: View, words: Speaker) -> list[Text]:
    """HAU-ROW-01, HXP-CRI-01: rows of automas, the open crisis, locks, kept events, an agenda."""
    lines = [automa_line(role, automa, words) for role, automa in view["automas"].items()]
    if view["crisis"]:
        lines.append(words.say("crisis", crisis=view["crisis"]))
    if view["locks"]:
        lines.append(words.say("locks", policies=[f"policy_{p}" for p in view["locks"]]))
    for role, events in view["kept_events"].items():
        if events:
            lines.append(words.say("kept", role=role, events=events))
    for role, lent in view["bonds"].items():
        if lent:
            lines.append(words.say("bond", role=role, lent=lent))
    lines += objective_lines(view, words)
    return [Text("\n".join(lines))] if lines else []


def objective_lines(view: View, words: Speaker) -> list[str]:
    """The Hidden Agendas one may choose from, or the one that was kept, with what they ask for."""
    offered = [
        words.say("offered_objective", objective=name, asks=f"asks_{name}")
        for name in view["objectives_offered"]
    ]
    own = view["own_objective"]
    if not own:
        return offered
    asks = f"asks_{own['objective']}"
    gaps = {"objective": own["objective"], "now": own["now"], "goal": own["goal"]}
    return [*offered, words.say("own_objective", asks=asks, **gaps)]


def automa_line(role: str, automa: View, words: Speaker) -> str:
    if automa["mode"] == "easy":
        return words.say("automa_easy", role=role, deck=automa["deck"])
    rows = rows_upwards(automa["actions"])
    laws = [[f"policy_{policy}" for policy in row] for row in rows_upwards(automa["policies"])]
    return words.say("automa_rows", role=role, actions=rows, policies=laws, deck=automa["deck"])


def rows_upwards(side: View) -> list[list[Any]]:
    """The rows of one side from the bottom up to its highest card, empty ones among them."""
    return [list(side.get(str(n), [])) for n in range(1, max(map(int, side), default=0) + 1)]


# -- companies and hand ---------------------------------------------------------------------------


def draw_companies(view: View, words: Speaker) -> Table:
    table = framed()
    for column in ("company", "owner", "makes", "wage", "crew"):
        table.add_column(words.say(column))
    for company in view["companies"].values():
        wage = NOTHING
        if company["wage"]:
            wage = f"{words.term(company['wage'])} {company['wage_due']}"
        owner = words.term(company["owner"])
        crew = crew_text(company, words)
        table.add_row(words.term(company["label"]), owner, made_text(company, words), wage, crew)
    return table


def made_text(company: View, words: Speaker) -> str:
    """What it makes when it runs, as it stands now or as it is printed."""
    made = printed()[company["card"]]["produces"]
    units = company["output"] or made["amount"]
    return f"{units} {words.say('letter_' + made['resource'])}"


def crew_text(company: View, words: Speaker) -> str:
    """Who works there, and whether they are committed or on strike."""
    if not company["operational"]:
        return words.say("idle")
    if not company["crew"]:
        return words.say("automated")
    parts = [words.term(company["crew"]), str(len(company["workers"]))]
    if company["employee"]:
        parts.append(f"+ {words.term(company['employee'])}")
    if company["committed"] or company["employee_committed"]:
        parts.append(f"· {words.say('bound')}")
    if company["strike"]:
        parts.append(f"· {words.say('on_strike')}")
    if company["machinery"]:
        parts.append(f"· {words.term('machinery')}")
    return " ".join(parts)


def draw_hand(view: View, words: Speaker) -> Table:
    table = framed()
    table.add_column(words.say("hand"))
    table.add_column("")
    for held in view["hand"]:
        card = held["card"]
        text = printed()[card]["text"][words.lang]
        if held["forbidden_by"]:
            text += f" ({held['forbidden_by']})"
        table.add_row(words.term(card), text)
    return table
