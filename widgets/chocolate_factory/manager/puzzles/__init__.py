"""Puzzles of Factory Manager on the screen: chosen beside the solo game's own table."""
