"""The words that cards are written with."""
