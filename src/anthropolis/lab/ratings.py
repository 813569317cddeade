"""Ratings of bots with their uncertainty, after Plackett and Luce (openskill)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from anthropolis.lab.needs import has, need


@dataclass(frozen=True)
class Rating:
    """How strong a bot is (25 is average) and how sure that is: `low` to `high` holds 95 %."""

    value: float
    sigma: float

    @property
    def low(self) -> float:
        return self.value - 1.96 * self.sigma

    @property
    def high(self) -> float:
        return self.value + 1.96 * self.sigma


def ratings_of(
    bots: Sequence[str], comparisons: Sequence[Mapping[str, float]]
) -> dict[str, Rating]:
    """The ratings after these comparisons, in which the higher number is better.

    Nothing if there is nobody to compare with, or openskill is not installed.
    """
    if len(bots) < 2 or not has("openskill"):
        return {}
    model = need("openskill.models").PlackettLuce()
    now = {bot: model.rating(name=bot) for bot in bots}
    for one in comparisons:
        names = list(one)
        rated = model.rate([[now[name]] for name in names], scores=[one[name] for name in names])
        now |= {name: team[0] for name, team in zip(names, rated)}
    return {bot: Rating(round(r.mu, 3), round(r.sigma, 3)) for bot, r in now.items()}
