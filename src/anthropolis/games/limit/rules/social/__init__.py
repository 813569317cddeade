"""Chapters of the Social phase."""
