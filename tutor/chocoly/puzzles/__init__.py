"""Puzzles of Chocoly: its kinds, their proof, and the shipped pack."""
