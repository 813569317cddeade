"""Boards in the terminal."""
