"""Sealed bids: a small game with everything that is hard to get right.

Secret answers given together, hidden hands, a hidden deck, decisions nested in decisions, and a
choice that may be taken back. It needs nothing but the engine; its modules find each other wherever
the folder lies.
"""

from .auction import Auction, BidsOpened, Drew, DrewUnseen, Kept
from .game import GAME, SealedBids
from .sentences import SENTENCES
from .steps import Bid

__all__ = [
    "GAME", "SENTENCES", "Auction", "Bid", "BidsOpened", "Drew", "DrewUnseen", "Kept", "SealedBids",
]  # fmt: skip
