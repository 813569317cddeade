"""The terminal board."""
