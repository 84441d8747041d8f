"""Chocolatiers on screen: its table, its pieces, its puzzles."""
