"""Ways to the puzzles."""
