"""The machine that every game runs on: steps, decisions, chance, records, events, views."""
