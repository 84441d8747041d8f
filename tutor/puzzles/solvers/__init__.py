"""Imperfect solvers, sent through packs: how hard puzzles are, measured instead of said."""
