"""Helpers that every rules room needs. Nothing here knows a game."""
