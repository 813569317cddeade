"""Chapter 17, special actions: what makes each possible and what it does."""
