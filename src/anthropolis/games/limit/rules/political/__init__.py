"""Chapters of the Political phase."""
