"""Makes puzzles: out of games, from drafts, from the shipped pack; proves each by its kind."""
