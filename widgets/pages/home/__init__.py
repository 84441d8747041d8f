"""Home: the course of a game, and the ways to everything else."""
