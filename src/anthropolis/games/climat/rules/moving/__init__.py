"""What every chapter needs: how things on the table move, and what breaks out by it."""
