"""Environments for learning agents: PettingZoo, Gymnasium, OpenSpiel, and many matches at once."""
