"""Leads a game at one terminal: whose turn it is, who may look, and how it ended."""

from __future__ import annotations

import shlex
from collections.abc import Mapping

from rich.text import Text

from anthropolis.cli.prompt import Prompt
from anthropolis.cli.saves import HUMAN
from anthropolis.cli.session import Session
from anthropolis.cli.terminal import Screen
from anthropolis.cli.texts import say

TOLD_BY_SEAT = ("parts", "roles")
"""What an outcome holds for each seat is told with its score."""


class Host:
    """Asks humans and bots in turn until the game is over; `run` raises Leave when one leaves.

    With two humans or more the screen is cleared before it changes hands, and what was chosen for
    a seat without asking is told only when that seat has the screen.
    """

    def __init__(self, session: Session, screen: Screen) -> None:
        self.session = session
        self.screen = screen
        self.shared = len(session.humans) > 1
        self.at_screen = -1
        self.notes: dict[int, list[str]] = {seat: [] for seat in session.humans}

    def run(self) -> None:
        self.welcome()
        while not self.session.match.finished:
            self.play_forced()
            if self.session.match.finished:
                break
            seat = self.session.match.deciders[0]
            if self.session.players[seat] != HUMAN:
                self.let_bot_choose(seat)
            else:
                self.ask_human(seat)
        self.finish()

    def welcome(self) -> None:
        screen, lang = self.screen, self.screen.lang
        screen.console.print(Text(screen.game.name[lang], style="bold"))
        for seat, player in enumerate(self.session.players):
            who = say("bot", lang, name=player)
            if player == HUMAN:
                who = say("human" if self.shared else "you", lang)
            screen.say("seating", player=self.called(seat), who=who)
        screen.say("saved_in", "dim", path=self.session.path)

    def let_bot_choose(self, seat: int) -> None:
        console = self.screen.console
        if not console.is_terminal or not self.session.players[seat].startswith("mcts"):
            self.session.let_bot_choose(seat)
            return
        with console.status(say("thinking", self.screen.lang, player=seat)):
            self.session.let_bot_choose(seat)

    def play_forced(self) -> None:
        """Questions with one option play themselves; humans are told when they see the screen."""
        for seat, option in self.session.play_forced():
            if self.session.players[seat] == HUMAN:
                label = option.label(self.screen.lang, self.screen.names)
                self.notes[seat].append(say("forced", self.screen.lang, label=label))

    def ask_human(self, seat: int) -> None:
        self.give_screen(seat)
        self.show_news(seat)
        self.screen.console.print()
        self.screen.draw(self.session.match.view(seat))
        Prompt(self.screen, self.session, seat).ask()

    def give_screen(self, seat: int) -> None:
        """With several humans: clear, and wait until the right one sits there."""
        if not self.shared or self.at_screen == seat:
            return
        self.hide()
        self.screen.say("handover", "bold", player=seat)
        self.screen.read("handover_enter", player=seat)
        self.screen.clear()
        self.at_screen = seat

    def hide(self) -> None:
        """Nobody's view stays on a shared screen."""
        if self.shared and self.at_screen >= 0:
            self.screen.clear()
        self.at_screen = -1

    def show_news(self, seat: int) -> None:
        events = self.session.events_since_choice(seat)
        if events or self.notes[seat]:
            heading = "since" if self.session.has_chosen(seat) else "so_far"
            self.screen.line(say(heading, self.screen.lang))
        for note in self.notes[seat]:
            self.screen.console.print(Text(f"  {note}", style="italic"))
        self.notes[seat] = []
        self.screen.log(events)

    # -- the end -------------------------------------------------------------------------------

    def finish(self) -> None:
        """Last news, final board, score, winners, and where the record is."""
        self.hide()
        seat = None if self.shared else self.session.humans[0]
        if seat is not None:
            self.show_news(seat)
        match = self.session.match
        self.screen.console.print()
        self.screen.draw(match.view(seat))
        self.screen.line(say("game_over", self.screen.lang))
        self.show_result()
        path = shlex.quote(str(self.session.path))
        self.screen.say("record_in", path=path)
        self.screen.say("record_hint", "dim", path=path)

    def show_result(self) -> None:
        match, lang, words = self.session.match, self.screen.lang, self.screen.words
        if match.game.cooperative:
            outcome = "won_together" if match.winners else "lost_together"
            self.screen.say(outcome, "bold", score=words.value(match.scores[0]))
        else:
            for seat in sorted(range(match.seats), key=lambda s: -match.scores[s]):
                score = words.value(match.scores[seat])
                self.screen.say("score_line", player=self.called(seat), score=score)
            who = ", ".join(self.called(seat) for seat in match.winners)
            sentence = ("no_winner", "winner", "winners")[min(2, len(match.winners))]
            self.screen.console.print(Text(say(sentence, lang, who=who), style="bold"))
        facts = match.game.outcome(match.state)
        for seat, parts in enumerate(facts.get("parts", [])):
            self.show_fact(self.called(seat), self.sources(parts))
        for name, value in facts.items():
            if name not in TOLD_BY_SEAT:
                self.show_fact(words.term(name), words.value(value))

    def show_fact(self, what: str, value: str) -> None:
        colon = " :" if self.screen.lang == "fr" else ":"
        self.screen.console.print(Text(f"  {what}{colon} {value}"))

    def sources(self, parts: Mapping[str, int]) -> str:
        """What a score is made of; what brought nothing goes unsaid."""
        words = self.screen.words
        told = [f"{words.source(name)} {words.value(n)}" for name, n in parts.items() if n]
        return ", ".join(told) or words.value(0)

    def called(self, seat: int) -> str:
        """The role of a seat with its player, where roles are not alike."""
        match, player = self.session.match, self.screen.words.seat(seat)
        role = match.game.roles(match.seats, match.options)[seat].name[self.screen.lang]
        return player if role == player else f"{role} ({player})"
