"""Tables: who sits there, what happened, and what each seat is told of it."""
