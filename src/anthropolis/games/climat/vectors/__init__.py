"""Given/when/then vectors."""
