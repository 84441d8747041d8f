"""The phase that both editions have in common."""

OVER = "over"
"""The game has ended."""
