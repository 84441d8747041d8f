"""Puzzles on Scoring-card majorities: an exact solver, proven puzzles, packs and ratings."""
