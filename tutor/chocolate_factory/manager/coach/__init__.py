"""Advises the solo player, and looks back on a week."""
