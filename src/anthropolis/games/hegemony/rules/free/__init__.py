"""The free actions."""
