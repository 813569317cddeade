"""Chapter 6: what an action, a word of a card and a free action have in common."""

from __future__ import annotations

from anthropolis.engine.flow import Step
from anthropolis.games.hegemony.table.state import Country


class Deed(Step):
    """HEG-ACT-04, HEG-ACT-08: a step that somebody may want to do, and that may be impossible."""

    def refusal(self, country: Country) -> str:
        """The rule that forbids it now; "" if it can be done."""
        return ""
