"""Makes puzzles: out of games, from the shipped pack; proves each by its kind."""
