"""Nouns: roles, companies, workers, money, and the state that holds them."""
