"""Batch work: simulations, scenarios, rule coverage, measurements."""
