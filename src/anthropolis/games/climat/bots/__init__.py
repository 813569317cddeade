"""How bots judge and act."""
