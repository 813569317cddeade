"""The basic actions, one module each; cards use them with changes of their own."""
