"""The laboratory of a server: simulations and sweeps that wait in a queue, played beside it."""
