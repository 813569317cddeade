"""What every chapter needs: how things on the table move."""
