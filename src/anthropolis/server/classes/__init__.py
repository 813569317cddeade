"""Classes: several tables under one short link, and the room over all of them."""
