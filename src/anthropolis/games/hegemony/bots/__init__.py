"""What bots think of a country."""
