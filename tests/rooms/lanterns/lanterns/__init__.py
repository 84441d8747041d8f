"""Lanterns: a small solo game, as a package beside the tutor."""
