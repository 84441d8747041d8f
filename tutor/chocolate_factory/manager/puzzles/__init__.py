"""Puzzles of Factory Manager: what the cards of a week ask for, and how it is paid."""
