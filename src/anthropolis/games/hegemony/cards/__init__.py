"""The words that action cards and events are written with."""
