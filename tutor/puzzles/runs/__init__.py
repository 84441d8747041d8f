"""Runs: puzzles one after the other, against the clock, without a miss, or against each other."""
