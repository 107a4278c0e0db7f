"""Two engines on the same random games: the first difference, shrunk to a scenario. Nothing here knows a rule."""
