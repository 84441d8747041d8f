"""Runs of puzzles: against the clock, until the first miss, or against each other."""
