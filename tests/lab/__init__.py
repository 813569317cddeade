"""Tests of batch work: simulations, scenarios, rule coverage."""
