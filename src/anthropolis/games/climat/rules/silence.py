"""What a seat says by saying nothing until its time is over."""

from __future__ import annotations

from anthropolis.engine.flow import DONE, NO_ANSWER
from anthropolis.games.climat.rules.common_action import LastOffers, Lobbying
from anthropolis.games.climat.rules.moving.dice import NOT_NOW, BlueHelmets, Referendum
from anthropolis.games.climat.rules.moving.team import AGREE, TeamQuestion
from anthropolis.games.climat.rules.powers import Moment
from anthropolis.games.climat.table.state import World


def silence(world: World, seat: int) -> int:
    """BPC-TRN-04, BPC-KNO-05: it agrees with the acting player, and holds back its cards."""
    asking = world.asking
    if isinstance(asking, TeamQuestion) and AGREE in asking.options(world, seat):
        return AGREE
    if isinstance(asking, (Referendum, BlueHelmets, Lobbying, Moment)):
        return NOT_NOW
    return DONE if isinstance(asking, LastOffers) else NO_ANSWER
