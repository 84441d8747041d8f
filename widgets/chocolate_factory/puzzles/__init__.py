"""Puzzles of Chocolate Factory on the screen: all of them are shown at the game's own table."""
