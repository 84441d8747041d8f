"""Advises at the table, and looks back on a game."""
