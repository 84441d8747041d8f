"""Puzzles of Chocoly on the screen: all of them are answered at the game's own table."""
