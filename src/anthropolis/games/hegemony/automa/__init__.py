"""Players that are rules: the automas of Crises & Control, one module per chapter."""
