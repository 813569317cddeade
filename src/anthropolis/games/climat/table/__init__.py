"""Nouns: what lies on the table."""
