"""`results.plot`: the charts of a simulation, which show by themselves in a notebook."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from anthropolis.engine.registry import load
from anthropolis.lab.labels import Labels

if TYPE_CHECKING:
    from anthropolis.lab.results import Results


class Plots:
    """Altair charts of one simulation, in English or (`lang="fr"`) in French."""

    def __init__(self, results: Results, lang: str = "en") -> None:
        self._results = results
        self._labels = Labels(load(results.game), lang)

    def __call__(self, lang: str) -> Plots:
        """The same charts in another language: `results.plot("fr").scores()`."""
        return Plots(self._results, lang)

    def scores(self) -> Any:
        """How often each score came up, per seat."""
        from anthropolis.lab import charts

        return charts.scores(self._results, self._labels)

    def wins(self) -> Any:
        """Win rate of each seat with its 95 % interval."""
        from anthropolis.lab import charts

        return charts.wins(self._results, self._labels)

    def parts(self) -> Any:
        """The mean parts of the score, per seat."""
        from anthropolis.lab import charts

        return charts.parts(self._results, self._labels)

    def lenses(self) -> Any:
        """How often another scoring changes the winner."""
        from anthropolis.lab import charts

        return charts.lenses(self._results, self._labels)

    def crises(self) -> Any:
        """Disasters per game, by round and kind."""
        from anthropolis.lab import charts

        return charts.crises(self._results, self._labels)

    def causes(self) -> Any:
        """What disasters came from."""
        from anthropolis.lab import charts

        return charts.causes(self._results, self._labels)

    def series(self, quantity: str) -> Any:
        """A quantity over time: median and bands, per seat or owner."""
        from anthropolis.lab import charts

        return charts.series(self._results, self._labels, quantity)

    def cards(self, kind: str) -> Any:
        """Win rates of those who did each thing of a kind, less the win rate of all."""
        from anthropolis.lab import charts

        return charts.cards(self._results, self._labels, kind)
