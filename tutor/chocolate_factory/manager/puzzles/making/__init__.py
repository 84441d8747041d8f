"""Makes puzzles of the solo game: out of games, from the shipped pack; proves each by its kind."""
