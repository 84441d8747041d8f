"""Chocoly on screen: a board that grows, tiles in the hand, and what is done with them."""
