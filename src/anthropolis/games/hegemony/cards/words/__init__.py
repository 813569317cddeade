"""The operations of the action cards, one class each."""
