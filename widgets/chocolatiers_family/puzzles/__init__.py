"""Puzzles about displays."""
