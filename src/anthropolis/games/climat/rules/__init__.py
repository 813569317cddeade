"""Verbs: one module per chapter of the rules."""
