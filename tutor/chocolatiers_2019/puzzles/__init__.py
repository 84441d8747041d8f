"""Puzzles of Chocolatiers 2019: its kinds, their proof, and the shipped pack."""
