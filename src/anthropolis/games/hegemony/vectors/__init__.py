"""The vocabulary of the vectors."""
