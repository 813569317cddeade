"""The words that events and consequences are written with."""
