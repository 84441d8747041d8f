"""Puzzles of Chocolate Factory: moments of a week, one question, and a proof."""
