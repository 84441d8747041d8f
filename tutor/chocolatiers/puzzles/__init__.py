"""Puzzles of Chocolatiers: an exact solver, proven puzzles, their words and their sketches."""
