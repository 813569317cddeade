"""LIMIT drawn in a terminal, from a view alone."""
