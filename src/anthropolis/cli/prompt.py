"""The question put to one human: the options, and the commands around them."""

from __future__ import annotations

from collections.abc import Callable

from rich.columns import Columns
from rich.table import Table
from rich.text import Text

from anthropolis.cli.session import Kept, Session
from anthropolis.cli.terminal import Leave, Screen, indented
from anthropolis.cli.texts import say
from anthropolis.engine.match import Blocked, Decision, Option


class Prompt:
    """Asks one seat until it has chosen, taken a choice back, or left (raises Leave)."""

    def __init__(self, screen: Screen, session: Session, seat: int) -> None:
        self.screen = screen
        self.session = session
        self.seat = seat
        self.decision: Decision = session.match.decision(seat)
        self.done = False
        self.commands: dict[str, Callable[[str], None]] = {
            "p": self.preview,
            "w": self.why_not,
            "u": self.undo,
            "b": self.board,
            "v": self.view,
            "l": self.log,
            "r": self.rule,
            "s": self.save,
            "?": self.help,
            "q": self.quit,
        }

    def ask(self) -> None:
        self.show_question()
        while not self.done:
            self.obey(self.read())

    # -- the question --------------------------------------------------------------------------

    def show_question(self) -> None:
        screen, decision = self.screen, self.decision
        screen.line(decision.ask(screen.lang, screen.names))
        if decision.parts:
            given = "; ".join(part.label(screen.lang, screen.names) for part in decision.parts)
            screen.say("parts_given", "cyan", given=given)
        if decision.span is None:
            self.show_options()
        else:
            for number in dict.fromkeys(decision.span):
                screen.console.print(self.listed(number, self.option(str(number))))
        if decision.blocked:
            screen.say("has_blocked", "dim", count=len(decision.blocked))

    def show_options(self) -> None:
        """All options with their numbers, in columns when they are short."""
        lines = [self.listed(n, option) for n, option in enumerate(self.decision.options, 1)]
        if len(lines) > 6:
            columns = Columns(lines, padding=(0, 3), column_first=True, equal=True)
            self.screen.console.print(columns)
        else:
            for line in lines:
                self.screen.console.print(line)

    def listed(self, number: int, option: Option | None) -> Text:
        label = option.label(self.screen.lang, self.screen.names) if option else ""
        return Text(f"{number:>3}  ", style="bold").append(label, style="not bold")

    def bounds(self) -> tuple[int, int]:
        return self.decision.span or (1, len(self.decision.options))

    def read(self) -> str:
        low, high = self.bounds()
        if self.decision.span is not None:
            return self.screen.read("ask_number", low=low, high=high)
        if high == 1:
            return self.screen.read("ask_only") or "1"
        return self.screen.read("ask_option", count=high)

    # -- answers -------------------------------------------------------------------------------

    def obey(self, text: str) -> None:
        """Choose, or do what the command says; anything else is explained."""
        if not text:
            return
        option = self.option(text)
        if option is not None:
            self.session.choose(self.seat, option.key)
            self.done = True
            return
        word, _, rest = text.partition(" ")
        command = self.commands.get(word.lower())
        if command is None:
            self.not_an_option(text)
        else:
            command(rest.strip())

    def option(self, text: str) -> Option | None:
        """The option with that number, or whose number it is in a range of numbers."""
        low, high = self.bounds()
        options = self.decision.options
        digits = text.removeprefix("-").removeprefix("−")
        if not (digits.isascii() and digits.isdigit() and len(digits) < 10):
            return None
        number = int(text.replace("−", "-"))
        if not low <= number <= high:
            return None
        if self.decision.span is None:
            return options[number - 1]
        return next((option for option in options if option.choice == number), None)

    def not_an_option(self, text: str) -> None:
        low, high = self.bounds()
        self.screen.say("not_option", "red", text=text[:40], low=low, high=high)

    # -- commands ------------------------------------------------------------------------------

    def preview(self, rest: str) -> None:
        """What a choice would bring, as far as this seat can know."""
        screen = self.screen
        option = self.option(rest)
        if option is None:
            if rest:
                self.not_an_option(rest)
            else:
                screen.say("which_option", low=self.bounds()[0])
            return
        preview = self.session.match.preview(self.seat, option.key)
        label = option.label(screen.lang, screen.names)
        screen.say("preview_of", "bold", number=rest, label=label)
        screen.log(preview.events, most=None)
        lines = screen.words.changes(preview.changes)
        for line in lines:
            screen.console.print(indented(Text(line, style="cyan")))
        if not lines and not preview.events and preview.sure:
            screen.say("preview_nothing", "dim")
        if preview.hidden:
            say = self.session.match.game.catalogue.say
            named = [say(w.name, w.params, screen.lang, screen.names) for w in preview.hidden]
            screen.say("preview_hidden", "dim", what=", ".join(named))
        else:
            screen.say("preview_sure" if preview.sure else "preview_unsure", "dim")

    def why_not(self, rest: str) -> None:
        """What cannot be chosen now, under the rule that forbids it."""
        by_rule: dict[str, list[Blocked]] = {}
        for blocked in self.decision.blocked:
            by_rule.setdefault(blocked.rule, []).append(blocked)
        if not by_rule:
            self.screen.say("nothing_blocked")
        for rule, found in by_rule.items():
            self.screen.rule(rule)
            for blocked in found:
                label = blocked.label(self.screen.lang, self.screen.names)
                self.screen.console.print(Text(f"  ✗ {label}", style="dim"))

    def undo(self, rest: str) -> None:
        try:
            key = self.session.undo(self.seat)
        except Kept as kept:
            self.screen.say(kept.reason)
            return
        options = self.session.match.decision(self.seat).options
        label = next(o for o in options if o.key == key).label(self.screen.lang, self.screen.names)
        self.screen.say("undone", "bold", label=label)
        self.done = True

    def board(self, rest: str) -> None:
        self.screen.draw(self.session.match.view(self.seat))
        self.show_question()

    def view(self, rest: str) -> None:
        self.screen.draw_as_list(self.session.match.view(self.seat))

    def log(self, rest: str) -> None:
        events = self.session.match.events_seen_by(self.seat)
        if not events:
            self.screen.say("nothing_yet")
        most = int(rest) if rest.isascii() and rest.isdigit() and int(rest) > 0 else None
        self.screen.log(events, most)

    def rule(self, rest: str) -> None:
        if rest:
            self.screen.rule(rest)
        else:
            self.screen.say("which_rule", rule=self.decision.rule)

    def save(self, rest: str) -> None:
        self.session.save()
        self.screen.say("saved", path=self.session.path)

    def help(self, rest: str) -> None:
        lang = self.screen.lang
        table = Table.grid(padding=(0, 2))
        low, high = self.bounds()
        chooses = "help_option" if self.decision.span is None else "help_number"
        table.add_row(f"{low}–{high}", say(chooses, lang))
        keys = {"p": "p N", "r": "r ID"}
        for word in self.commands:
            if word != "?":
                text = say(f"help_{word}", lang, rule=self.decision.rule)
                table.add_row(keys.get(word, word), text)
        self.screen.console.print(table)

    def quit(self, rest: str) -> None:
        self.session.save()
        raise Leave
