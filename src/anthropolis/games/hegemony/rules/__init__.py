"""Verbs: one module or folder per chapter of the rules."""
