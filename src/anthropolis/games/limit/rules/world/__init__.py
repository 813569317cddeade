"""Chapters of the World phase."""
